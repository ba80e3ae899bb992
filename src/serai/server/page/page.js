// A plain page: lists of tables, and a table as text with a button per legal step. It holds no rules.
const main = document.getElementById("main");
const nameButton = document.getElementById("name");

async function api(method, path, body) {
  const options = { method, headers: body ? { "content-type": "application/json" } : {} };
  if (body) options.body = JSON.stringify(body);
  const answer = await fetch(`/api${path}`, options);
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.message);
  return data;
}

function make(tag, text, parts = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, parts);
}

function button(text, onclick) {
  return make("button", text, { type: "button", onclick });
}

async function lists() {
  const { games } = await api("GET", "/games");
  main.replaceChildren(make("h2", "Open a table"));
  for (const game of games) {
    for (let players = game.players[0]; players <= game.players[1]; players++) {
      const bot = game.bots[game.bots.length - 1];
      main.append(button(`${game.title}, ${players} players`, async () => {
        const { table } = await api("POST", "/tables", { game: game.name, players, public: true });
        location.href = `/t/${table}`;
      }));
      main.append(button(`against ${players - 1} × ${bot}`, async () => {
        const bots = Array(players - 1).fill(bot);
        const { table } = await api("POST", "/tables", { game: game.name, players, bots });
        location.href = `/t/${table}`;
      }));
    }
  }
  for (const [list, title] of [["mine", "My tables"], ["public", "Public tables"], ["finished", "Finished games"]]) {
    const { tables } = await api("GET", `/tables?list=${list}`);
    const items = tables.map((line) => {
      const item = make("li", "");
      item.append(make("a", `${line.title}: ${line.names.map((name) => name || "free").join(", ")} (${line.stage})`, { href: `/t/${line.id}` }));
      if (line.stage === "over") item.append(" ", make("a", "record", { href: `/api/games/${line.id}/record` }));
      return item;
    });
    const ul = make("ul", "");
    ul.append(...items);
    main.append(make("h2", title), ul);
  }
}

function table(id) {
  const error = make("p", "", { id: "error" });
  const box = make("div", "");
  const log = make("pre", "");
  main.replaceChildren(error, box, log);
  let version = null, seats = [], socket;
  const send = (type, rest = {}) => socket.send(JSON.stringify({ type, id: crypto.randomUUID(), ...rest }));
  function show(update) {
    const info = update.table;
    version = update.version;
    seats = info.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    box.replaceChildren(make("h2", `${info.title} (${info.stage})`));
    const ul = make("ul", "");
    for (const seat of info.seats) {
      const item = make("li", `seat ${seat.seat}: ${seat.name ?? "free"} ${seat.stage === "stand-in" ? "(a bot stands in) " : ""}${seat.left ?? ""} `, { className: seat.yours ? "mine" : "" });
      if (seat.stage === "empty") item.append(button("sit", () => send("sit", { seat: seat.seat })), button("bot", () => send("fill", { seat: seat.seat, bot: "random" })));
      if (seat.stage === "bot" && info.stage === "open") item.append(button("dismiss", () => send("dismiss", { seat: seat.seat })));
      if (seat.yours && info.stage === "playing") item.append(seat.stage === "stand-in" ? button("take back", () => send("return", { seat: seat.seat })) : button("resign", () => send("resign", { seat: seat.seat })));
      if (seat.yours) item.append(button("move to another device", async () => {
        const { path } = await api("POST", `/tables/${id}/seats/${seat.seat}/link`);
        prompt("Open this link there:", location.origin + path);
      }));
      ul.append(item);
    }
    box.append(ul);
    if (info.stage === "open") box.append(button("start", () => send("start")));
    if (info.stage === "over") box.append(button("rematch", () => send("rematch")));
    for (const look of update.looks) {
      for (const step of look.legal) box.append(button(step, () => send("play", { seat: look.seat, step, turn: info.turn })));
      if (look.undo) box.append(button("take back the step", () => send("undo", { seat: look.seat, turn: info.turn })));
      box.append(make("pre", JSON.stringify(look.view, null, 1)));
    }
    for (const happened of update.happened) log.textContent += `${happened.kind} ${happened.seat ?? ""} ${happened.name ?? ""} ${happened.text ?? ""} ${happened.events.map((event) => JSON.stringify(event)).join(" ")}\n`;
  }
  function connect() {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/live`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, version, seats }));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      error.textContent = message.type === "error" ? message.message : "";
      if (message.type === "update") show(message);
      if (message.type === "ack" && message.table) location.href = `/t/${message.table}`;
    };
    socket.onclose = () => setTimeout(connect, 1000);
  }
  connect();
}

async function begin() {
  const me = await api("POST", "/me");
  nameButton.textContent = me.name;
  nameButton.onclick = async () => {
    const name = prompt("Your name", nameButton.textContent);
    if (name) nameButton.textContent = (await api("PUT", "/me", { name })).name;
  };
  const id = location.pathname.match(/^\/t\/([\w-]{22})$/)?.[1];
  const key = location.hash.match(/^#seat=(.+)$/)?.[1];
  if (key) {
    await api("POST", "/seats", { key });
    history.replaceState(null, "", location.pathname);
  }
  if (id) table(id);
  else await lists();
}

begin().catch((error) => main.prepend(make("p", error.message, { id: "error" })));
