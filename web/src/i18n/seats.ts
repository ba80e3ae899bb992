/** Seats in words. */
import { GUESTS, type SeatInfo as SentSeat } from "$messages";
import type { SeatInfo } from "$src/core/game";
import { has, t } from "./words.svelte";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

const LONGEST_NAME = 24;

/** A name as long as the server takes it; signs of several parts (a family, a flag) stay whole or fall out. */
export function shortName(text: string): string {
  let name = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if ([...name, ...segment].length > LONGEST_NAME) break;
    name += segment;
  }
  return name;
}

/** A bot's level in words; a level without words keeps its name. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

const unnamed = new RegExp(`^(${GUESTS.animals.join("|")}) of (${GUESTS.cities.join("|")})$`);

/** A person's name; one that the server made up, `fox of Basra`, in the reader's language. */
export function personName(name: string): string {
  if (name === GUESTS.former) return t("former-player");
  const [, animal, city] = unnamed.exec(name) ?? [];
  return animal && city ? t("guest-name", { animal, city }) : name;
}

/** Whether the server made a name up, for somebody who has chosen none. */
export function isMadeUp(name: string): boolean {
  return unnamed.test(name);
}

/** The seats with names to show; several bots of one level are counted. `own` are the free ones that are kept for the visitor. */
export function seatsInWords(sent: readonly SentSeat[], own: readonly number[] = []): SeatInfo[] {
  const isBot = (seat: SentSeat) => seat.stage === "bot" && seat.bot !== null;
  return sent.map((seat) => {
    let name = personName(seat.name ?? "");
    if (seat.stage === "empty" && own.includes(seat.seat)) name = t("seat-kept-for-you");
    else if (seat.stage === "empty") name = seat.kept === null ? t("seat-free") : t("seat-kept", { name: personName(seat.kept) });
    else if (isBot(seat)) {
      const alike = sent.filter((other) => isBot(other) && other.bot === seat.bot);
      name = botName(seat.bot ?? "");
      if (alike.length > 1) name += ` ${NUMERALS[alike.indexOf(seat)]}`;
    }
    const connected = "connected" in seat ? Boolean(seat.connected) : true;
    return {
      seat: seat.seat,
      stage: seat.stage,
      name,
      bot: seat.bot,
      hurried: seat.hurried,
      host: seat.host,
      kept: seat.kept === null ? null : personName(seat.kept),
      member: seat.member,
      yours: seat.yours,
      connected,
      left: seat.left,
      running: seat.running,
      until: seat.until,
      bank: seat.bank,
      away: seat.away,
      awayLeft: seat.away_left,
    };
  });
}

/** A seat where nobody sits at a table: in a lesson, a puzzle or a study. */
export function seatCalled(seat: number, name: string, yours: boolean): SeatInfo {
  const none = {
    bot: null,
    hurried: false,
    host: false,
    kept: null,
    member: null,
    left: null,
    running: false,
    until: null,
    bank: null,
    away: null,
    awayLeft: null,
  };
  return { ...none, seat, stage: yours ? "person" : "bot", name, yours, connected: true };
}

/** The seats of a record, each with a name: the one that it has there, several alike are counted, or its number. */
export function seatsOfRecord(names: readonly string[], players: number): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) => {
    const written = names[seat] ?? "";
    const alike = names.filter((other) => other === written).length > 1;
    const count = alike ? ` ${NUMERALS[names.slice(0, seat).filter((other) => other === written).length]}` : "";
    const name = written ? personName(botName(written)) + count : t("player-number", { number: seat + 1 });
    return seatCalled(seat, name, false);
  });
}
