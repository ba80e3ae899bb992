"""What a seat observes, and where each feature begins."""

from serai.engine.declarations.observations import Feature, Layout

OBSERVATION = Layout(
    Feature("purse", 3, "the own purse, one-hot: 0, 1 or 2 dates"),
    Feature("heap", 1, "dates in the heap / 30"),
    Feature("dates", 2, "dates of the seat itself; of the other one, / 30"),
    Feature("to_act", 1, "whether it is the seat's turn"),
)
PURSE, HEAP, OWN_DATES, TO_ACT = (OBSERVATION.at(name) for name in ("purse", "heap", "dates", "to_act"))
