// boardgame.io's own server with Bakschisch for two.
const { Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
