"""How rules become machine code: compilation by Numba, its cache on disk, and records with quick fields."""
