// Bakschisch for two as a game of boardgame.io: fists close in secret, open together, pawns walk, coins and thieves go.
// It is endless: a pawn that takes the throne begins again. What a seat may not know, playerView leaves out.
const { INVALID_MOVE } = require("boardgame.io/core");
const PERSONS = ["guard", "servant", "fakir", "eunuch", "lady", "caliph"];
const TRACK = Array.from({ length: 30 }, (_, space) => PERSONS[(space * 7) % 5]);
const THIEF = -1, THRONE = TRACK.length + 1, THIEF_STOP = 24, BRIBES = 5, CARDS = 5, ROUNDS_PER_DECK = 6;

function turnCard(G, random) {
  let ticket = random.Die(G.unseen.reduce((sum, count) => sum + count, 0)) - 1;
  const person = G.unseen.findIndex((count) => (ticket -= count) < 0);
  G.unseen[person] -= 1;
  G.row[G.bribe] = PERSONS[person];
}

function ahead(G, seat) {
  if (G.row[G.bribe] === "caliph") return Math.min(THRONE, G.space[seat] + (G.space[1 - seat] > G.space[seat] ? 2 : 1));
  const found = TRACK.indexOf(G.row[G.bribe], G.space[seat]);
  return found < 0 ? THRONE : found + 1;
}

function behind(G, seat) {
  if (G.row[G.bribe] === "caliph") return Math.max(0, G.space[seat] - (G.space[1 - seat] < G.space[seat] ? 2 : 1));
  return G.space[seat] < 2 ? 0 : TRACK.lastIndexOf(G.row[G.bribe], G.space[seat] - 2) + 1;
}

function open(G, random) {
  const shown = G.fists.map((fist) => (fist === THIEF ? 0 : fist));
  const most = Math.max(...shown), least = Math.min(...shown), last = G.bribe === BRIBES - 1;
  const goes = (seat) => (last ? shown[seat] === least : most > 0 && shown[seat] === most);
  const spaces = [0, 1].map((seat) => (goes(seat) ? (last ? behind : ahead)(G, seat) : G.space[seat]));
  const thieves = G.fists.filter((fist) => fist === THIEF).length, coins = shown[0] + shown[1];
  const loot = thieves ? Math.floor(coins / thieves) : 0;
  G.shown = G.fists.map((fist) => fist);
  for (const seat of [0, 1]) {
    G.gold[seat] += (G.fists[seat] === THIEF ? loot : 0) - shown[seat];
    G.space[seat] = spaces[seat];
    G.thief[seat] = G.thief[seat] && G.fists[seat] !== THIEF && spaces[seat] <= THIEF_STOP;
    G.fists[seat] = null;
    G.closed[seat] = false;
  }
  G.pot += coins - loot * thieves;
  if (last) endRound(G);
  else G.bribe += 1;
  turnCard(G, random);
}

function endRound(G) {
  const share = Math.floor(G.pot / 2);
  G.pot -= 2 * share;
  for (const seat of [0, 1]) {
    G.gold[seat] += share;
    if (G.space[seat] === THRONE) G.space[seat] = 0;
    G.thief[seat] = G.space[seat] <= THIEF_STOP;
  }
  G.round += 1;
  G.bribe = 0;
  G.row = Array(BRIBES).fill(null);
  if (G.round % ROUNDS_PER_DECK === 0) G.unseen = PERSONS.map(() => CARDS);
}

exports.game = {
  name: "bakschisch",
  setup: ({ random }) => {
    const G = {
      track: TRACK, round: 0, bribe: 0, row: Array(BRIBES).fill(null), unseen: PERSONS.map(() => CARDS), pot: 0,
      space: [0, 0], gold: [10, 10], thief: [true, true], fists: [null, null], closed: [false, false], shown: null,
    };
    turnCard(G, random);
    return G;
  },
  turn: { activePlayers: { all: "fist" }, stages: { fist: {} } },
  moves: {
    close: ({ G, playerID, random }, fist) => {
      const seat = Number(playerID);
      const legal = fist === THIEF ? G.thief[seat] : Number.isInteger(fist) && fist >= 0 && fist <= G.gold[seat];
      if (!legal) return INVALID_MOVE;
      G.fists[seat] = fist;
      G.closed[seat] = true;
      if (G.closed[0] && G.closed[1]) open(G, random);
    },
  },
  playerView: ({ G, playerID }) => {
    const own = (values) => values.map((value, seat) => (String(seat) === playerID ? value : null));
    return { ...G, gold: own(G.gold), fists: own(G.fists) };
  },
};
exports.THIEF = THIEF;
