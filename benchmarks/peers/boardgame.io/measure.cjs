// What both loads measure. The line "measuring" tells when it begins, the line of JSON after it what was found.
const WARM_UP = 2000;
let measuring = false;
const times = [];

// A move that was sent at that time is on the other seat's screen now.
exports.note = (sent) => { if (measuring) times.push(performance.now() - sent); };

exports.measured = (seconds) => {
  setTimeout(() => {
    measuring = true;
    console.log("measuring");
    setTimeout(() => {
      const moves = times.length, at = (part) => Math.round((times[Math.floor((moves - 1) * part)] ?? 0) * 10) / 10;
      times.sort((a, b) => a - b);
      console.log(JSON.stringify({ moves, moves_per_second: Math.round(moves / seconds), p50_ms: at(0.5), p99_ms: at(0.99) }));
      process.exit(0);
    }, seconds * 1000);
  }, WARM_UP);
};
