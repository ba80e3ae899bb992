// Two clients per table of Serai close their fists as fast as they go: node serai.cjs PORT TABLES SECONDS
const WebSocket = require("ws");
const { measured, note } = require("./measure.cjs");
const [port, tables, seconds] = process.argv.slice(2).map(Number);
const OPTIONS = { max_rounds: 1000, fifth_zero: "everyone" };  // long games: opening others is no part of a move
const AT_ONCE = 10;

async function ask(path, cookie, body) {
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body),
  });
  return { body: await answer.json(), cookie: (answer.headers.get("set-cookie") ?? "").split(";")[0] };
}

async function open() {
  const cookies = [];
  for (const _ of [0, 1]) cookies.push((await ask("/me", "")).cookie);
  const { table } = (await ask("/tables", cookies[0], { game: "bakschisch", players: 2, options: OPTIONS, sit: false })).body;
  for (const seat of [0, 1]) await ask(`/tables/${table}/commands`, cookies[seat], { type: "sit", id: "s", seat });
  await ask(`/tables/${table}/commands`, cookies[0], { type: "start", id: "start" });
  const sent = [0, 0];
  for (const seat of [0, 1]) play(table, seat, cookies[seat], sent);
}

function play(table, seat, cookie, sent) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table}/live`;
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
  let token = 0, chosen = -1, count = 0;
  socket.on("open", () => socket.send('{"type":"hello","protocol":2}'));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    if (message.type !== "update" && message.type !== "change") return;
    const news = message.type === "update" ? Object.entries(message.table) : message.table.map(([path, value]) => [path[0], value]);
    for (const [key, value] of news) {
      if (key === "token") token = value;
      if (key === "stage" && value === "over") { if (seat === 0) open(); return; }
    }
    for (const entry of message.happened) if (entry.kind === "played" && entry.seat !== seat) note(sent[entry.seat]);
    const { legal } = message.perspectives[0];
    if (!legal.length || chosen === token) return;
    chosen = token;
    const steps = legal.length > 1 ? legal.slice(1) : legal;  // the first is to pass
    const step = steps[Math.floor(Math.random() * steps.length)];
    sent[seat] = performance.now();
    socket.send(`{"type":"play","id":"${(count += 1)}","seat":${seat},"steps":["${step}"],"token":${token}}`);
  });
}

async function main() {
  let left = tables;
  const work = async () => { while (left-- > 0) await open(); };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  measured(seconds);
}
main();
