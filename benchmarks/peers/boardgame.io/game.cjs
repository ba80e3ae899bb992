// A simple hidden-information game: every move adds to the mover's secret bag; only its owner sees it.
exports.game = {
  name: "bids",
  setup: () => ({ moves: 0, bags: { 0: 0, 1: 0 }, row: ["guard", "servant", "fakir", "eunuch", "lady"], track: Array(30).fill("guard") }),
  turn: { activePlayers: { all: "bid" }, stages: { bid: {} } },
  moves: { bid: ({ G, playerID }, coins) => { G.moves += 1; G.bags[playerID] += coins; } },
  playerView: ({ G, playerID }) => ({ ...G, bags: Object.fromEntries(Object.entries(G.bags).filter(([seat]) => seat === playerID)) }),
};
