// Two clients per match close their fists in turn over socket.io, as fast as they go: node load.cjs PORT MATCHES SECONDS
const { io } = require("socket.io-client");
const { THIEF } = require("./game.cjs");
const { measured, note } = require("./measure.cjs");
const [port, matches, seconds] = process.argv.slice(2).map(Number);

function choice({ gold, thief }, seat) {
  const fists = Array.from({ length: gold[seat] }, (_, coin) => coin + 1).concat(thief[seat] ? [THIEF] : []);
  return fists.length ? fists[Math.floor(Math.random() * fists.length)] : 0;
}

function match(number) {
  const matchID = `m${number}`;
  const sent = [0, 0];
  for (const seat of [0, 1]) {
    const socket = io(`http://127.0.0.1:${port}/bakschisch`, { transports: ["websocket"], forceNew: true });
    let stateID = null;
    const hear = (state) => {
      if (stateID !== null && state._stateID <= stateID) return;
      const first = stateID === null;
      stateID = state._stateID;
      const mover = state.G.closed[0] ? 1 : 0;
      if (!first && mover === seat) note(sent[1 - seat]);  // the other one's move is on this seat's screen
      if (mover !== seat || (first && seat === 1)) return;
      sent[seat] = performance.now();
      const payload = { type: "close", args: [choice(state.G, seat)], playerID: String(seat), credentials: undefined };
      socket.emit("update", { type: "MAKE_MOVE", payload }, stateID, matchID, String(seat));
    };
    socket.on("connect", () => socket.emit("sync", matchID, String(seat), undefined, 2));
    socket.on("sync", (id, info) => { if (id === matchID) hear(info.state); });
    socket.on("update", (id, state) => { if (id === matchID) hear(state); });
  }
}

for (let number = 0; number < matches; number += 1) setTimeout(() => match(number), number * 5);
setTimeout(() => measured(seconds), matches * 5);
