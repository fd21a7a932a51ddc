import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, type Offering, open } from '../../../kit/offers.ts';
import { asHint } from '../../../kit/words.ts';
import { commandCard } from '../../content/lookup.ts';
import { borgOf, cubeOf } from '../../position/borg.ts';
import { placeName } from '../../position/names.ts';
import type { Ascendancy, CardId, Sector } from '../../state.ts';

/**
 * Returns the seat that speaks for the Borg this turn, or null. If there are several Voices, they alternate in seat
 * order (A-OPEN-32).
 */
export function voiceOf(g: Ascendancy): Seat | null {
  const { voices, turns } = borgOf(g);
  return voices[(Math.max(1, turns) - 1) % Math.max(1, voices.length)] ?? null;
}

/** Asks the Voice to choose among equal Sectors (A-OPEN-26, A-OPEN-32). */
export function asksSector(
  g: Ascendancy,
  seat: Seat,
  cube: number,
  what: string,
  equal: readonly Sector[],
): Offering<Sector> {
  const offers = equal.map((sector) => {
    const key = `sector:${sector}`;
    const label = placeName(g, sector);
    return open({ key, verb: 'sector', label, subject: { kind: 'sector', id: sector }, rule: 'A-OPEN-32' }, sector);
  });
  const prompt = `You are the Voice of the Borg. Cube ${cube} ${what}. Which Sector?`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPEN-32' };
}

/** Asks a Voice whether to draw two cards for a Cube, once each Borg turn (A-OPEN-32). */
export function asksTwo(g: Ascendancy, seat: Seat, cube: number): Offering<boolean> {
  const at = placeName(g, must(cubeOf(g, cube), `Cube ${cube}`).at);
  const offers: Offer<boolean>[] = [
    open({ key: 'decline', verb: 'decline', label: 'Draw one card as usual' }, false),
    open({ key: 'two', verb: 'two', label: 'Draw two and choose', hint: 'Once per Borg turn' }, true),
  ];
  const prompt = `You are the Voice of the Borg. Draw two Command Cards for Cube ${cube} at ${at}?`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPEN-32' };
}

/** Asks which of two cards to use. The other card goes to the bottom of the deck. */
export function asksCard(g: Ascendancy, seat: Seat, cube: number): Offering<CardId> {
  const offers = (borgOf(g).active?.choice ?? []).map((card) => {
    const { name, line } = commandCard(card);
    return open({ key: `command:${card}`, verb: 'command', label: name, hint: asHint(line), hidden: true }, card);
  });
  const prompt = `Which Command Card should Cube ${cube} use?`;
  return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'A-OPEN-32' };
}
