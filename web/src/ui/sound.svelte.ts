/** Sounds made on the spot, with a switch. */
import type { SoundName } from "$src/core/game";
import { remember, remembered } from "$src/core/storage";

interface Tone {
  at: number;
  frequency: number;
  to?: number;
  length: number;
  shape: OscillatorType;
  volume: number;
}

function tone(at: number, frequency: number, length: number, volume: number, shape: OscillatorType = "triangle", to?: number): Tone {
  return { at, frequency, length, volume, shape, to };
}

const TONES: Record<SoundName, Tone[]> = {
  click: [tone(0, 620, 0.05, 0.25)],
  step: [tone(0, 220, 0.07, 0.35, "sine", 160)],
  coin: [tone(0, 1880, 0.09, 0.18, "sine"), tone(0.05, 2490, 0.16, 0.14, "sine")],
  card: [tone(0, 340, 0.08, 0.22, "sawtooth", 180)],
  drum: [0, 0.16, 0.32, 0.44].map((at) => tone(at, 118, 0.12, 0.4, "sine", 62)),
  thump: [tone(0, 140, 0.14, 0.4, "sine", 58)],
  tock: [tone(0, 520, 0.05, 0.3, "triangle", 440), tone(0, 1040, 0.02, 0.1, "square")],
  lose: [tone(0, 330, 0.3, 0.16, "sine", 294), tone(0.28, 247, 0.7, 0.16, "sine", 208)],
  reveal: [tone(0, 294, 0.18, 0.22), tone(0.09, 370, 0.18, 0.22), tone(0.18, 440, 0.3, 0.22)],
  steal: [tone(0, 494, 0.14, 0.22, "triangle", 370), tone(0.13, 349, 0.22, 0.22, "triangle", 247)],
  turn: [tone(0, 587, 0.14, 0.22, "sine"), tone(0.12, 784, 0.22, 0.2, "sine")],
  win: [tone(0, 392, 0.2, 0.22), tone(0.15, 494, 0.2, 0.22), tone(0.3, 587, 0.2, 0.22), tone(0.45, 784, 0.5, 0.24)],
};

/** What is felt as well, in milliseconds, on devices that can. */
const FELT: Partial<Record<SoundName, number>> = { thump: 12, drum: 25, steal: 20 };
const STEP = 2 ** (2 / 12); // a whole tone

class Switch {
  on = $state(remembered("sound") !== "off");
  volume = $state(Number(remembered("volume") ?? 1));
}

const REST_MILLISECONDS = 2000; // longer than any sound

const state = new Switch();
let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

export function soundIsOn(): boolean {
  return state.on;
}

export function switchSound(on: boolean): void {
  state.on = on;
  remember("sound", on ? "on" : "off");
  if (on) sound("click");
}

/** How loud sounds are, from 0 to 1. */
export function volume(): number {
  return state.volume;
}

export function setVolume(volume: number): void {
  state.volume = volume;
  remember("volume", String(volume));
  sound("coin");
}

/** The way to the loudspeaker, which is closed again after the last sound: an open one takes power in silence, too. */
function speaker(): AudioContext {
  const open = (context ??= new AudioContext());
  clearTimeout(resting);
  resting = setTimeout(() => void open.suspend(), REST_MILLISECONDS);
  if (open.state !== "running") open.resume().catch(() => undefined); // a device without one stays silent
  return open;
}

/** Opens the way to the loudspeaker at the first touch, when nothing moves: it takes longer than a frame. */
export function prepareSound(): void {
  const events = ["pointerup", "keyup"] as const;
  const open = () => {
    for (const event of events) removeEventListener(event, open);
    const calm = "requestIdleCallback" in window ? requestIdleCallback : setTimeout;
    calm(() => {
      if (state.on) speaker();
    });
  };
  for (const event of events) addEventListener(event, open);
}

/** Plays a sound, some steps higher if wanted, unless it is switched off or nobody has touched the page yet. */
export function sound(name: SoundName, rise = 0): void {
  if (!state.on || !navigator.userActivation?.hasBeenActive) return;
  if (FELT[name] && "vibrate" in navigator) navigator.vibrate(FELT[name]);
  const higher = STEP ** rise;
  const context = speaker();
  const now = context.currentTime + 0.01;
  for (const { at, frequency, to, length, shape, volume } of TONES[name]) {
    const source = context.createOscillator();
    const loudness = context.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(frequency * higher, now + at);
    if (to) source.frequency.exponentialRampToValueAtTime(to * higher, now + at + length);
    loudness.gain.setValueAtTime(0, now + at);
    loudness.gain.linearRampToValueAtTime(Math.max(0.0001, volume * 0.5 * state.volume), now + at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    source.connect(loudness).connect(context.destination);
    source.start(now + at);
    source.stop(now + at + length + 0.05);
  }
}
