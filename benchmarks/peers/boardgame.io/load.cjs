// Two clients per match play in turn over socket.io, as fast as they go: node load.cjs PORT MATCHES SECONDS
const { io } = require("socket.io-client");
const [port, matches, seconds] = process.argv.slice(2).map(Number);
let measuring = false, moves = 0;
const times = [];

function match(number) {
  const matchID = `m${number}`;
  const sent = [0, 0];
  const sockets = [0, 1].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/bids`, { transports: ["websocket"], forceNew: true });
    let stateID = null, mover = 0;
    const bid = () => {
      sent[seat] = performance.now();
      const action = { type: "MAKE_MOVE", payload: { type: "bid", args: [1], playerID: String(seat), credentials: undefined } };
      socket.emit("update", action, stateID, matchID, String(seat));
    };
    const hear = (state) => {
      if (stateID !== null && state._stateID <= stateID) return;
      const first = stateID === null;
      stateID = state._stateID;
      mover = stateID % 2;
      if (!first && mover === seat) {  // the other one has moved, and its move is on this seat's screen
        if (measuring) { moves += 1; times.push(performance.now() - sent[1 - seat]); }
      }
      if (mover === seat && (seat === 0 || !first)) bid();
    };
    socket.on("connect", () => socket.emit("sync", matchID, String(seat), undefined, 2));
    socket.on("sync", (id, info) => { if (id === matchID) hear(info.state); });
    socket.on("update", (id, state) => { if (id === matchID) hear(state); });
    return socket;
  });
  return sockets;
}

const all = [];
for (let number = 0; number < matches; number += 1) setTimeout(() => all.push(...match(number)), number * 5);
setTimeout(() => { measuring = true; }, matches * 5 + 2000);
setTimeout(() => {
  measuring = false;
  times.sort((a, b) => a - b);
  const at = (part) => times.length ? Math.round(times[Math.floor((times.length - 1) * part)] * 10) / 10 : 0;
  console.log(JSON.stringify({ matches, seconds, moves, moves_per_second: Math.round(moves / seconds), p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}, matches * 5 + 2000 + seconds * 1000);
