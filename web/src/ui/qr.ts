/** QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. */

/** For each version: codewords of error correction in a block, blocks of the first kind, data codewords in one of them, blocks with one more. */
const VERSIONS: readonly (readonly [correction: number, blocks: number, data: number, longer: number])[] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];
/** Rows and columns of the alignment patterns of each version. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const BYTES = 0b0100;
const LEVEL_M = 0b00;
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Products in the field of 256 elements that the code is made of. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The error correction of a block: the rest of a division. */
function correctionOf(data: readonly number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  let root = 1;
  for (let i = 0; i < count; i++, root = times(root, 2)) {
    for (let j = 0; j < count; j++) divisor[j] = times(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((part, i) => (rest[i] = (rest[i] ?? 0) ^ times(part, factor)));
  }
  return rest;
}

/** All codewords of a text, in the order in which they are drawn, and the version that holds them. */
function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(([, blocks, data, longer], i) => {
    const room = blocks * data + longer * (data + 1);
    return bytes.length + (i < 9 ? 2 : 3) <= room;
  });
  const found = VERSIONS[index];
  if (!found) throw new Error("The text is too long for a QR code.");
  const [correction, blocks, data, longer] = found;
  const room = blocks * data + longer * (data + 1);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES, 4);
  put(bytes.length, index < 9 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const whole: number[] = [];
  for (let i = 0; i < bits.length; i += 8) whole.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; whole.length < room; pad ^= 0xec ^ 0x11) whole.push(pad);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks + longer; i++) {
    const size = data + (i < blocks ? 0 : 1);
    parts.push(whole.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => correctionOf(part, correction));
  const inTurn = (lists: number[][], length: number) =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => (i < list.length ? [list[i] as number] : []))).flat();
  return { version: index + 1, words: [...inTurn(parts, data + 1), ...inTurn(checks, correction)] };
}

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.#finder(row, column);
    for (let i = 8; i < this.size - 8; i++) {
      this.#set(6, i, i % 2 === 0);
      this.#set(i, 6, i % 2 === 0);
    }
    const places = ALIGNMENT[version - 1] ?? [];
    const last = places.at(-1);
    for (const row of places)
      for (const column of places) {
        const isFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
        if (!isFinder) this.#square(row, column, 2);
      }
    this.format(0);
    this.#number();
  }

  #set(row: number, column: number, dark: boolean): void {
    const line = this.dark[row];
    const fixed = this.fixed[row];
    if (!line || !fixed || column < 0 || column >= this.size) return;
    line[column] = dark;
    fixed[column] = true;
  }

  #square(row: number, column: number, reach: number): void {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++) this.#set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
  }

  #finder(row: number, column: number): void {
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        this.#set(row + r, column + c, ring !== 2 && ring !== 4);
      }
  }

  /** Which mask it has, and the level of correction, twice. */
  format(mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    for (let i = 0; i < 15; i++) {
      this.#set(i < 6 ? i : i < 8 ? i + 1 : this.size - 15 + i, 8, bit(i));
      this.#set(8, i < 8 ? this.size - 1 - i : i < 9 ? 15 - i : 14 - i, bit(i));
    }
    this.#set(this.size - 8, 8, true);
  }

  /** The number of the version, from the seventh on. */
  #number(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#set(near, far, dark);
      this.#set(far, near, dark);
    }
  }

  /** Draws codewords in their zigzag. */
  draw(words: readonly number[]): void {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          const line = this.dark[row];
          if (!line || this.fixed[row]?.[column]) continue;
          line[column] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          i++;
        }
      }
    }
  }

  mask(number: number): void {
    const turns = MASKS[number];
    this.dark.forEach((line, r) => line.forEach((_, c) => !this.fixed[r]?.[c] && turns?.(r, c) && (line[c] = !line[c])));
  }

  /** How hard it is to read: long runs, squares, patterns like the finders', and more of one shade. */
  penalty(): number {
    const { size, dark } = this;
    const lines = [...dark, ...Array.from({ length: size }, (_, c) => dark.map((row) => row[c] === true))];
    let sum = 0;
    for (const line of lines) {
      const text = line.map(Number).join("");
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
      for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)/.test(text.slice(i, i + 11))) sum += 40;
    }
    for (let r = 0; r + 1 < size; r++)
      for (let c = 0; c + 1 < size; c++) {
        const shades = [dark[r]?.[c], dark[r]?.[c + 1], dark[r + 1]?.[c], dark[r + 1]?.[c + 1]];
        if (shades.every((shade) => shade === shades[0])) sum += 3;
      }
    const share = (dark.flat().filter(Boolean).length * 100) / (size * size);
    return sum + 10 * Math.floor(Math.abs(share - 50) / 5);
  }
}

/** The squares of a text's QR code, true for dark ones, without the quiet zone around them. */
export function qrCode(text: string): boolean[][] {
  const { version, words } = codewords(text);
  let best: Grid | null = null;
  for (let number = 0; number < MASKS.length; number++) {
    const grid = new Grid(version);
    grid.draw(words);
    grid.mask(number);
    grid.format(number);
    if (!best || grid.penalty() < best.penalty()) best = grid;
  }
  return best?.dark ?? [];
}
