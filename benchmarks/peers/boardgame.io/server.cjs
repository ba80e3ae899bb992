// boardgame.io's own server with Bakschisch for two: node server.cjs PORT [FOLDER]. With a folder its matches are kept
// there, by its own store; without one they are in memory, as it comes.
const { FlatFile, Server, Origins } = require("boardgame.io/server");
const { game } = require("./game.cjs");
const [port, folder] = process.argv.slice(2);

const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(folder && { db: new FlatFile({ dir: folder }) }) });
server.run({ port: Number(port), callback: () => console.log("ready") });
