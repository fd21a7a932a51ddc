import type { DeckNote } from '../../../kernel/decks.ts';
import { checked } from '../../kit/decks/limits.ts';
import { countIn } from '../../kit/decks/zoned.ts';
import { listed, several } from '../../kit/words.ts';
import { type Card, isOf } from '../content/card.ts';
import { undated } from '../content/errata.ts';
import type { CardType } from '../content/printed.ts';
import { ruleOf } from '../content/rules.ts';
import { placeTitle } from '../content/sides.ts';
import { FREE_SITES } from '../options.ts';
import { DECK_ZONES, type Deck, type DeckZone, entriesIn, ZONE_NAMES } from './deck.ts';
import { FORMAT } from './format.ts';
import { cardMeant } from './names.ts';

/** The deck sizes in C-DECK-02, C-DECK-03, C-DECK-05 and C-QCON-04. */
export const MOST_SEEDS = 30;
export const MISSIONS = 6;
const MOST_HALVES = 4;
const LEAST_DRAW = 30;
const MOST_IN_TENT = 13;

/** Zones whose cards are part of the deck: all zones except `outside` and `aside`. */
const STOCKED = DECK_ZONES.filter((zone) => zone !== 'outside' && zone !== 'aside');

const Q_TYPES = ['Q Dilemma', 'Q Event', 'Q Interrupt', 'Q Artifact', 'Q Mission'] as const;

/** Side decks: the card types allowed in them, and the doorways that open them. */
const SIDE_DECKS: readonly { zone: DeckZone; holds: readonly CardType[]; doors: readonly string[]; rule: string }[] = [
  { zone: 'tactics', holds: ['Tactic', 'Damage Marker'], doors: ['Battle Bridge Door'], rule: 'C-DECK-23' },
  { zone: 'flash', holds: Q_TYPES, doors: ['Q-Flash'], rule: 'C-DECK-23' },
  { zone: 'tribbles', holds: ['Tribble', 'Trouble'], doors: ['Storage Compartment Door'], rule: 'C-DECK-23' },
  { zone: 'tent', holds: [], doors: ['Q’s Tent', 'Q’s Tent: Civil War'], rule: 'C-QCON-04' },
];

/**
 * Returns all notes about a deck, broken rules first (C-OPEN-07). If a `format` such as `OTF` or `Open` is given, the
 * notes also report cards that the format doesn't allow.
 */
export function checkDeck(deck: Deck, format?: string): DeckNote[] {
  return checked(deck, FORMAT, (known) => ruleNotes(known, format));
}

function ruleNotes(deck: Deck, format: string | undefined): DeckNote[] {
  const findings = [
    ...missionsOf(deck),
    ...seedsOf(deck),
    ...drawOf(deck),
    ...SIDE_DECKS.flatMap((side) => sideDeck(deck, side)),
    ...bannedIn(deck, format),
    ...borgIn(deck),
    ...alikeIn(deck),
  ];
  return findings.sort((one, other) => Number(other.isBroken) - Number(one.isBroken));
}

const broken = (rule: string, says: string): DeckNote => ({ rule, isBroken: true, says });
/** Builds a note that something in a deck isn't allowed, or that there is too much of it. */
const over = (rule: string, says: string): DeckNote => ({ rule, isBroken: true, isLimit: true, says });
const note = (rule: string, says: string): DeckNote => ({ rule, isBroken: false, says });

/** Returns the titles of cards, shortened if there are many. */
function titles(cards: readonly Card[]): string {
  const first = cards.slice(0, 5).map(({ title }) => title);
  const more = cards.length - first.length;
  return listed(more === 0 ? first : [...first, `${more} more`]);
}

const is = (many: readonly unknown[]): string => (many.length === 1 ? 'is' : 'are');

function missionsOf(deck: Deck): DeckNote[] {
  const entries = entriesIn(deck, 'missions');
  const slips = entries.filter(({ card }) => ruleOf(card.id)?.slips === 'between');
  const half = slips.reduce((sum, { count: copies }) => sum + copies, 0);
  // A mission that may be placed between others counts as half a mission.
  const count = countIn(deck, 'missions') - half / 2;
  const others = entries.map(({ card }) => card).filter((card) => !isOf(card, 'Mission'));
  const twice = entries.filter(
    ({ card, count: copies }) => copies > 1 && !(isOf(card, 'Mission') && card.unique === 'universal'),
  );
  const places = new Set<string>();
  const shared = entries.flatMap(({ card }) => {
    const before = places.size;
    return places.add(placeTitle(card.title)).size === before ? [card] : [];
  });
  return [
    // Each mission of a deck is at a different place (C-SEED-31).
    ...shared.map(({ title }) => over('C-SEED-31', `${title} is at the same place as another mission in this deck.`)),
    // The number of missions (C-DECK-03).
    ...(count === MISSIONS
      ? []
      : [(count > MISSIONS ? over : broken)('C-DECK-03', `A deck has ${MISSIONS} missions. This one has ${count}.`)]),
    ...(half <= MOST_HALVES ? [] : [over('C-DECK-03', `At most ${MOST_HALVES} missions can count as half.`)]),
    ...twice.map(({ card }) => over('C-DECK-03', `All missions must be different, and ${card.title} isn’t universal.`)),
    ...(others.length === 0 ? [] : [over('C-DECK-03', `Not missions: ${titles(others)}.`)]),
  ];
}

function seedsOf(deck: Deck): DeckNote[] {
  const sites = countIn(deck, 'sites');
  const extra = Math.max(0, sites - FREE_SITES);
  // Cards placed in the seed phases count, including the doorway of a side deck (C-DECK-04). The cards in a side deck
  // don't count.
  const count = countIn(deck, 'seeds') + extra;
  const says = `You can seed at most ${MOST_SEEDS} cards besides missions and ${FREE_SITES} sites. This deck has ${count}`;
  const noSites = entriesIn(deck, 'sites').flatMap(({ card }) => (isOf(card, 'Site') ? [] : [card]));
  const unplayable = entriesIn(deck, 'seeds').flatMap(({ card }) => (isOf(card, 'Mission') ? [card] : []));
  return [
    // The number of seed cards (C-DECK-02).
    ...(count <= MOST_SEEDS
      ? []
      : [over('C-DECK-02', extra === 0 ? `${says}.` : `${says}, including ${several(extra, 'site')}.`)]),
    ...(noSites.length === 0 ? [] : [over('C-DECK-02', `Not sites: ${titles(noSites)}.`)]),
    ...(unplayable.length === 0 ? [] : [over('C-DECK-03', `Move these to the missions: ${titles(unplayable)}.`)]),
  ];
}

function drawOf(deck: Deck): DeckNote[] {
  const count = countIn(deck, 'draw');
  const cards = entriesIn(deck, 'draw').map(({ card }) => card);
  const elsewhere = cards.filter((card) => isOf(card, 'Tactic', 'Damage Marker', 'Tribble', 'Trouble', ...Q_TYPES));
  const seedOnly = cards.filter((card) => isOf(card, 'Mission', 'Dilemma', 'Artifact'));
  return [
    // The size of the draw deck (C-DECK-05).
    ...(count >= LEAST_DRAW
      ? []
      : [broken('C-DECK-05', `A draw deck has at least ${LEAST_DRAW} cards. This one has ${count}.`)]),
    // Cards allowed in the draw deck (C-DECK-06).
    ...(elsewhere.length === 0 ? [] : [over('C-DECK-06', `${titles(elsewhere)} can’t be in the draw deck.`)]),
    ...(seedOnly.length === 0 ? [] : [note('C-DECK-06', `${titles(seedOnly)} can’t be played from the draw deck.`)]),
  ];
}

function sideDeck(deck: Deck, { zone, holds, doors, rule }: (typeof SIDE_DECKS)[number]): DeckNote[] {
  const entries = entriesIn(deck, zone);
  if (entries.length === 0) return [];
  const name = ZONE_NAMES[zone];
  const cards = entries.map(({ card }) => card);
  const isTent = zone === 'tent';
  const strange = cards.filter((card) =>
    isTent ? isOf(card, 'Tactic', 'Tribble', 'Trouble', ...Q_TYPES) : !holds.includes(card.type),
  );
  const doorways = doors.map((door) => cardMeant(door)?.id);
  // A side deck is opened in the doorway phase by its own doorway, which must be among the seeds (C-DECK-23,
  // C-QCON-04).
  const isOpened = (deck.seeds ?? []).some(({ card }) => doorways.includes(undated(card)));
  const isFull = isTent && (countIn(deck, zone) > MOST_IN_TENT || entries.some(({ count }) => count > 1));
  return [
    ...(strange.length === 0 ? [] : [over(rule, `${titles(strange)} can’t be in the ${name}.`)]),
    ...(isOpened ? [] : [broken(rule, `The ${name} needs ${doors[0]} among the seeds to open it.`)]),
    ...(isFull ? [over(rule, `The ${name} can have at most ${MOST_IN_TENT} cards, all different.`)] : []),
  ];
}

function stocked(deck: Deck): Card[] {
  return STOCKED.flatMap((zone) => entriesIn(deck, zone).map(({ card }) => card));
}

function bannedIn(deck: Deck, format: string | undefined): DeckNote[] {
  const cards = stocked(deck);
  // A ban applies to one printing (C-DECK-07). Other printings may be played.
  const banned = cards.filter(({ legal }) => legal.every((tag) => tag === 'ban'));
  const foreign =
    format === undefined ? [] : cards.filter(({ legal }) => !legal.includes(format) && !legal.includes('ban'));
  return [
    ...(banned.length === 0 ? [] : [over('C-DECK-07', `${titles(banned)} ${is(banned)} banned.`)]),
    ...(foreign.length === 0 ? [] : [over('C-DECK-07', `${titles(foreign)} can’t be played in ${format}.`)]),
  ];
}

/** A deck with Borg may not have other affiliations (C-BORG-01). */
function borgIn(deck: Deck): DeckNote[] {
  const sided = stocked(deck).filter((card) => isOf(card, 'Personnel', 'Ship', 'Facility'));
  const borg = sided.filter(({ affiliations }) => affiliations.includes('Borg'));
  const others = sided.filter(({ affiliations }) => !affiliations.includes('Borg'));
  if (borg.length === 0 || others.length === 0) return [];
  return [over('C-BORG-01', `A Borg deck can’t have other affiliations: ${titles(others)}.`)];
}

/**
 * Reports copies and versions that can't be in play together. A deck that contains several of them can still be played.
 */
function alikeIn(deck: Deck): DeckNote[] {
  const byPersona = new Map<string, { card: Card; count: number }[]>();
  for (const entry of STOCKED.flatMap((zone) => entriesIn(deck, zone))) {
    const { card } = entry;
    if (!isOf(card, 'Personnel', 'Ship') || card.unique === 'universal') continue;
    for (const persona of personasOf(card)) {
      const known = byPersona.get(persona);
      if (known === undefined) byPersona.set(persona, [entry]);
      else known.push(entry);
    }
  }
  return [...byPersona].flatMap(([persona, entries]) => {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0);
    // Only one version can be in play at a time (C-UNIQ-02).
    return count < 2
      ? []
      : [note('C-UNIQ-02', `${count} cards are ${persona}. Only one of them can be in play at a time.`)];
  });
}

/**
 * Returns the personas of a card. Cards are the same persona if they have the same title or name the same persona
 * (C-UNIQ-06). Mirror versions are versions of each other, and impersonators are versions of nobody (C-UNIQ-18).
 */
function personasOf(card: Card): readonly string[] {
  if (!isOf(card, 'Personnel')) return [card.title];
  const named = [...card.personas, ...card.mirrorOf.map((name) => `mirror versions of ${name}`)];
  return named.length > 0 ? named : [card.title];
}
