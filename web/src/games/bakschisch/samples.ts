/** Tables for tests: a track of any size, and a view of it. */
import type { SeatInfo } from "$src/core/game";
import type { PersonName, SeatView, Track, View } from "./declared";

const ORDER: readonly PersonName[] = ["guard", "servant", "fakir", "harem lady", "eunuch"];
const LEVELS_BELOW = 3;

export function track(stop: number, palace: number): Track {
  const spaces = Array.from({ length: stop + palace }, (_, index) => ORDER[index % ORDER.length] as PersonName);
  const below = Array.from({ length: LEVELS_BELOW }, (_, level) => Math.floor(stop / LEVELS_BELOW) + (level < stop % LEVELS_BELOW ? 1 : 0));
  return { name: "own", reconstruction: false, spaces, thief_stop: stop, throne: spaces.length + 1, levels: [...below, palace] };
}

export function seatView(seat: number, more: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    space: 0,
    where: "start",
    gold: 10,
    thief: true,
    in_palace: false,
    on_throne: false,
    chosen: false,
    choice: null,
    jump: { to: 1, by: 1, where: "space" },
    outlook: { coins: "forward", nothing: "nothing" },
    reason: null,
    ...more,
  };
}

export function view(seats: SeatView[], more: Partial<View> = {}): View {
  return {
    game: "bakschisch",
    rules: 1,
    players: seats.length,
    options: {},
    seat: 0,
    track: track(24, 6),
    round: 1,
    max_rounds: 100,
    bribe: 1,
    direction: "forward",
    card: "guard",
    row: ["guard", null, null, null, null],
    unseen: { guard: 4, servant: 5, "harem lady": 5, eunuch: 5, fakir: 5, caliph: 5 },
    pot: 0,
    seats,
    to_act: seats.map(({ seat }) => seat),
    over: false,
    scores: [],
    ranking: [],
    ...more,
  };
}

export function seatInfo(seat: number, name: string): SeatInfo {
  return {
    seat,
    stage: "person",
    name,
    bot: null,
    hurried: false,
    host: seat === 0,
    kept: null,
    member: null,
    yours: seat === 0,
    connected: true,
    left: null,
    running: false,
    until: null,
    bank: null,
    away: null,
    awayLeft: null,
  };
}
