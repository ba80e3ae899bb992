/** What the table shows at an instant, and the short play from one view to the next: fists open, coins flow, pawns walk. */
import type { SoundName } from "$src/core/game";
import { spacesBetween } from "./layout";
import { isThief } from "./fists";
import type { GameEvent, PersonName, Pot, Reveal, Steal, View, Walk } from "./declared";

/** A fist: not yet closed, closed (with what the viewer knows of it), or open for all to see. */
export interface Fist {
  state: "waiting" | "closed" | "shown";
  step: string | null;
  /** It decides: its pawn moves. */
  moves: boolean;
}

export interface Scene {
  /** All fists are held up before the path: closed for a breath, then open. */
  raised: boolean;
  spaces: readonly number[];
  walking: readonly number[];
  gold: readonly (number | null)[];
  thieves: readonly boolean[];
  fists: readonly Fist[];
  row: readonly (PersonName | null)[];
  bribe: number;
  pot: number;
}

export type Spot = number | "pot";

/** Coins, or a thief, on their way from a seat or the pot to another. */
export interface Flight {
  from: Spot;
  to: Spot;
  coins: number;
  thief: boolean;
}

/** From `at` milliseconds on the table shows `scene`. */
export interface Frame {
  at: number;
  scene: Scene;
  flights: readonly Flight[];
  sound: SoundName | null;
}

const HUSH = 650; // the fists rise, and are shaken
const OPENING = 220; // from one fist to the next
const LOOKING = 550; // so long the open fists are looked at
const FLOWING = 450;
const LONGEST_WALK = 750;
const LONGEST_STEP = 150;
const TURNING = 250;
const READING = 3500; // so long a still picture of the open fists is shown, unless somebody goes on

/** The table of a view, nothing moving. */
export function sceneOf(view: View): Scene {
  return {
    raised: false,
    spaces: view.seats.map(({ space }) => space),
    walking: [],
    gold: view.seats.map(({ gold }) => gold),
    thieves: view.seats.map(({ thief }) => thief),
    fists: view.seats.map(({ chosen, choice }) => ({ state: chosen ? "closed" : "waiting", step: choice, moves: false })),
    row: view.row,
    bribe: view.bribe,
    pot: view.pot,
  };
}

/** The frames that lead from a scene to a view by what happened; the last one shows the view. */
export function framesOf(before: Scene, events: readonly GameEvent[], view: View): Frame[] {
  const after = sceneOf(view);
  const revealAt = events.findLastIndex(({ event }) => event === "reveal");
  const reveal = events[revealAt];
  if (reveal?.event !== "reveal") {
    const turned = events.some(({ event }) => event === "card");
    return [{ at: 0, scene: after, flights: [], sound: turned ? "card" : events.length ? "thump" : null }];
  }
  const frames: Frame[] = [];
  let at = 0;
  let scene = events.slice(0, revealAt).reduce(settled, before);
  const show = (next: Scene, lasts: number, sound: SoundName | null = null, flights: Flight[] = []) => {
    frames.push({ at, scene: next, flights, sound });
    scene = next;
    at += lasts;
  };

  const happened = events.slice(revealAt + 1);
  const walks = happened.filter((event) => event.event === "walk");
  show(raised(scene), HUSH, "drum");
  const order = openingOrder(reveal);
  const back = walks.some(({ by }) => by < 0);
  order.forEach((_, number) => {
    const last = number === order.length - 1;
    const moving = last ? walks.map(({ seat }) => seat) : leading(order.slice(0, number + 1), reveal, back);
    show(opened(scene, reveal.fists, order[number] as number, moving), last ? LOOKING : OPENING, last ? "reveal" : "coin");
  });

  const steals = happened.filter((event) => event.event === "steal");
  const toPot = happened.filter((event) => event.event === "pot");
  const flights = flightsOf(reveal, steals, toPot);
  if (flights.length) {
    const flowed = [...steals, ...toPot, ...happened.filter(({ event }) => event === "thief-out")].reduce(settled, paid(scene, reveal));
    show(flowed, FLOWING, steals.length ? "steal" : "coin", flights);
  }

  scene = { ...scene, raised: false };
  const longest = Math.max(0, ...walks.map((walk) => Math.abs(walk.by)));
  const step = Math.min(LONGEST_STEP, LONGEST_WALK / Math.max(1, longest));
  for (let n = 1; n <= longest; n++) show(walked(scene, walks, n), step, "step");
  if (longest) show({ ...scene, walking: [] }, 0);

  const share = happened.find((event) => event.event === "share");
  if (share?.coins) {
    const flow = scene.spaces.map((_, seat): Flight => ({ from: "pot", to: seat, coins: share.coins, thief: false }));
    show(settled(scene, share), FLOWING, "coin", flow);
  }
  show(after, 0, happened.some(({ event }) => event === "card") ? "card" : null);
  const turn = frames.at(-1) as Frame;
  turn.at += TURNING;
  return frames;
}

/** For those who do not want things to move: the open fists as a still picture, and then the view. */
export function picturesOf(before: Scene, events: readonly GameEvent[], view: View): Frame[] {
  const frames = framesOf(before, events, view);
  const open = frames.find(({ scene }) => scene.raised && scene.fists.every(({ state }) => state === "shown"));
  const last = frames.at(-1) as Frame;
  return open
    ? [
        { ...open, at: 0 },
        { ...last, at: READING },
      ]
    : [{ ...last, at: 0 }];
}

/** How long the frames play, in milliseconds. */
export function lengthOf(frames: readonly Frame[]): number {
  return frames.at(-1)?.at ?? 0;
}

function raised(scene: Scene): Scene {
  return { ...scene, raised: true, fists: scene.fists.map(() => ({ state: "closed", step: null, moves: false })) };
}

/** The seats as their fists open: from the least to the most, thieves last. */
function openingOrder({ fists, coins }: Reveal): number[] {
  const worth = (seat: number) => (isThief(fists[seat] ?? "") ? Infinity : (coins[seat] ?? 0));
  return fists.map((_, seat) => seat).sort((a, b) => (worth(a) === worth(b) ? a - b : worth(a) - worth(b)));
}

/** Who would move if no other fist opened any more. */
function leading(shown: readonly number[], { fists, coins }: Reveal, back: boolean): number[] {
  const payers = shown.filter((seat) => !isThief(fists[seat] ?? ""));
  const bids = payers.map((seat) => coins[seat] ?? 0);
  const best = back ? Math.min(...bids) : Math.max(...bids);
  return payers.filter((seat) => coins[seat] === best && (back || best > 0));
}

/** One more fist opens. */
function opened(scene: Scene, fists: readonly string[], seat: number, moving: readonly number[]): Scene {
  const open = put<Fist>(scene.fists, seat, { state: "shown", step: fists[seat] ?? null, moves: false });
  return { ...scene, fists: open.map((fist, number) => ({ ...fist, moves: moving.includes(number) })) };
}

function paid(scene: Scene, { coins }: Reveal): Scene {
  return { ...scene, gold: scene.gold.map((gold, seat) => (gold === null ? null : gold - (coins[seat] ?? 0))) };
}

function walked(scene: Scene, walks: readonly Walk[], steps: number): Scene {
  const spaces = [...scene.spaces];
  const walking: number[] = [];
  for (const { seat, from, to } of walks) {
    const way = spacesBetween(from, to);
    spaces[seat] = way[Math.min(steps, way.length - 1)] as number;
    if (steps < way.length - 1) walking.push(seat);
  }
  return { ...scene, spaces, walking };
}

function flightsOf({ coins: shown }: Reveal, steals: readonly Steal[], toPot: readonly Pot[]): Flight[] {
  const payers = shown.flatMap((left, seat) => (left ? [{ seat, left }] : []));
  const flights: Flight[] = steals.map(({ seat }) => ({ from: seat, to: payers[0]?.seat ?? "pot", coins: 0, thief: true }));
  const take = (to: Spot, coins: number) => {
    for (const payer of payers) {
      const part = Math.min(payer.left, coins);
      if (part) flights.push({ from: payer.seat, to, coins: part, thief: false });
      payer.left -= part;
      coins -= part;
    }
  };
  for (const { seat, coins } of steals) take(seat, coins);
  for (const { coins } of toPot) take("pot", coins);
  return flights;
}

/** A scene after an event, without any play. */
function settled(scene: Scene, event: GameEvent): Scene {
  switch (event.event) {
    case "card":
      return {
        ...scene,
        bribe: event.bribe,
        row: scene.row.map((person, index) => (index === event.bribe - 1 ? event.person : index >= event.bribe ? null : person)),
      };
    case "chose":
      return { ...scene, fists: put(scene.fists, event.seat, { state: "closed", step: null, moves: false }) };
    case "fist":
      return { ...scene, fists: put(scene.fists, event.seat, { state: "closed", step: event.step, moves: false }) };
    case "reveal":
      return paid({ ...scene, fists: scene.fists.map(() => ({ state: "waiting", step: null, moves: false })) }, event);
    case "walk":
      return { ...scene, spaces: put(scene.spaces, event.seat, event.to) };
    case "steal":
      return { ...scene, gold: scene.gold.map((gold, other) => (gold !== null && other === event.seat ? gold + event.coins : gold)) };
    case "pot":
      return { ...scene, pot: scene.pot + event.coins };
    case "thief-out":
    case "thief-back":
      return { ...scene, thieves: put(scene.thieves, event.seat, event.event === "thief-back") };
    case "share":
      return { ...scene, pot: event.pot, gold: scene.gold.map((gold) => (gold === null ? null : gold + event.coins)) };
    case "round":
      return { ...scene, bribe: 1, row: scene.row.map(() => null) };
    default:
      return scene;
  }
}

function put<T>(list: readonly T[], index: number, value: T): T[] {
  return list.map((old, at) => (at === index ? value : old));
}
