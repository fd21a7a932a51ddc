import { FACTS } from '../../games/first-edition/content/all-rules.ts';
import { type Card, isOf } from '../../games/first-edition/content/card.ts';
import { printedTitle } from '../../games/first-edition/content/title-group.ts';
import type { Rule } from '../../games/first-edition/rules/rule.ts';
import type { CardClaims, LimitSpan } from './claims.ts';

/** A card, the row that implements it, and the tokens taken from its text. */
export interface Checked {
  readonly card: Card;
  /** Undefined if no row implements the card's text. */
  readonly rule: Rule | undefined;
  readonly said: CardClaims;
}

/** The kinds of differences between a card and its text. */
export const KINDS = ['limit', 'seeds', 'free', 'names', 'far end', 'immunity', 'twin'] as const;

export type ComparedKind = (typeof KINDS)[number];

/** One difference between a card and its text. */
export interface CardDifference {
  readonly card: string;
  readonly kind: ComparedKind;
  /** Describes the difference in a sentence. */
  readonly what: string;
}

/** Returns all differences found in the given cards that aren’t excused, in the order of the cards. */
export function differencesIn(all: readonly Checked[], excused: Excuses = EXCUSED): CardDifference[] {
  const found = all.flatMap((one) => CHECKS.flatMap(([kind, check]) => differing(one, kind, check(one), excused)));
  return [...found, ...twinless(all)];
}

function differing({ card }: Checked, kind: ComparedKind, sentences: readonly string[], excused: Excuses) {
  if (excused[kind]?.[card.id] !== undefined) return [];
  return sentences.map((what) => ({ card: card.id, kind, what }));
}

/** The reasons for accepted differences, by kind and card. */
type Excuses = Readonly<Partial<Record<ComparedKind, Readonly<Record<string, string>>>>>;

/** Differences that are accepted, each with the reason. */
export const EXCUSED: Excuses = {
  'far end': { 'purchase-moon': 'Its rule requires several copies of one card, which a formula can’t express.' },
  immunity: {
    quinn: 'Its “unless immune” is read as applying to Quinn, too.',
    'kevin-uxbridge-convergence': 'It belongs to the Kevin Uxbridge group.',
    'target-warp-field-coils': 'Only the card that it downloads is immune; this card is not.',
  },
  limit: {
    'arne-darvin': 'Its text allows one card every turn.',
    'basso-tromac': 'Its text says “once” without “per game”.',
    'basso-tromac-star': 'Its text says “once” without “per game”.',
    'captain-tucker': 'Its text says “twice” without “per game”.',
    'organ-bank': 'Its text says only “once”, which is read as once per game (C-TURN-17).',
    'distortion-field': 'It turns over on its own if its player doesn’t turn it over.',
    'excalbian-surak': 'Its newest text has the limit.',
    'excalbian-surak-star': 'Its newest text has the limit.',
    handshake: 'It is free only as the first card of a turn, so at most once per turn.',
    'prevent-military-escalation': 'Its newest text has no limit.',
  },
  names: {
    'commanders-office': 'It names Captain’s Orders, which means every version of it.',
    'federation-flagship-renewed': 'It describes ships by affiliation, name and icon.',
    'friendly-fire': 'Dilemmas at Empok Nor are not implemented yet.',
    'mining-survey': 'Players process ore by agreement.',
    'ore-processing-unit': 'Players process ore by agreement.',
    riaan: 'It names hidden agendas by their icon.',
    'to-be-or-not-to-be': 'Its newest text names no ship.',
    'q-uality-time': 'Its newest text names Q instead of Q-Flash.',
  },
  seeds: {
    'atmospheric-ionization': 'A mission lets it be seeded.',
    'temper-advancements': 'Its text says “once per game” before “seeds or plays”.',
  },
};

const SAYS: Readonly<Record<LimitSpan, RegExp>> = {
  turn: /\b(?:once|twice) (?:each|every|in a|per) turn/i,
  game: /\b(?:once|twice|three times)\b[^.;:]* (?:each|in a|per) game|\bonce in a game/i,
};

/** The checks of a card, by kind of difference. */
const CHECKS: readonly (readonly [ComparedKind, (one: Checked) => readonly string[]])[] = [
  ['limit', ({ rule, said }) => (rule === undefined ? [] : limitsLacking(rule, said))],
  ['seeds', ({ card, rule, said }) => (rule === undefined ? [] : seedsLacking(card, rule, said))],
  ['free', ({ rule, said }) => (rule === undefined ? [] : freeLacking(rule, said))],
  ['names', ({ card, rule, said }) => (rule === undefined ? [] : namesLacking(card, rule, said))],
  ['far end', ({ card, said }) => farLacking(card, said)],
  ['immunity', ({ card, said }) => immunitiesLacking(card, said)],
];

const FREE = /\bfree\b/i;

const SEEDED = /\bseed/i;

function limitsLacking({ text }: Rule, { limits }: CardClaims): string[] {
  return (['turn', 'game'] as const).flatMap((limit) => {
    const isSaid = SAYS[limit].test(text);
    if (isSaid === limits.includes(limit)) return [];
    return [
      isSaid
        ? `The row says once per ${limit}, but the card’s text doesn’t.`
        : `The card’s text says once per ${limit}, but the row doesn’t.`,
    ];
  });
}

function freeLacking({ text }: Rule, { free }: CardClaims): string[] {
  if (FREE.test(text) === free) return [];
  return [free ? 'It doesn’t say when it is free, or which card is free.' : 'It says “free”, but its text doesn’t.'];
}

/** Types of cards that can be seeded only if their own text says so. */
const LAID = ['Event', 'Incident', 'Objective', 'Interrupt'] as const;

function seedsLacking(card: Card, rule: Rule, { seeds }: CardClaims): string[] {
  const isMade = rule.seeds !== undefined;
  const lacks = isOf(card, ...LAID) && seeds !== isMade ? [seeds ? 'It can’t be seeded.' : 'It can be seeded.'] : [];
  return seeds && !SEEDED.test(rule.text) ? [...lacks, 'It doesn’t say that it may be seeded.'] : lacks;
}

/** Returns a text in lower case, without characters other than letters, digits and single spaces. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, ' ');

/**
 * Finds the names from the card’s text that appear neither in the row’s text nor in its formulas. For a name with a
 * long last word, finding that word is enough.
 */
function namesLacking(card: Card, rule: Rule, { names, immune }: CardClaims): string[] {
  const there = bare(`${rule.text} ${JSON.stringify([card, rule])}`);
  const versions = names.flatMap((name) => versionsOf(name, rule.text, JSON.stringify([card, rule])));
  const missing = names.flatMap((name) => {
    const asked = bare(name.replace(/^(?:any|an?) /, ''));
    const isFact =
      immune.includes(name) || PLACES.has(asked) || there.includes(asked.replace(/ (?:region|dilemma)$/, ''));
    return isFact || partsOf(asked).some((part) => there.includes(part)) ? [] : [`It doesn’t name ${name}.`];
  });
  return [...missing, ...versions];
}

/**
 * Reports a name if the row says “any” but the card’s text means a single card (C-UNIQ-13), or if the row lacks “any”
 * but the text means every version (C-UNIQ-12).
 */
function versionsOf(name: string, text: string, facts: string): string[] {
  const title = name.replace(/^any /, '');
  const there = text.replaceAll('’', "'");
  const [isAny, saysAny] = [name !== title, there.toLowerCase().includes(`any ${title.toLowerCase()}`)];
  // A name in a formula counts as a name in the text.
  const isInFormula = facts.includes(JSON.stringify({ title, any: isAny }).slice(1, -1));
  if (isAny === saysAny || isInFormula || !there.includes(title)) return [];
  return [isAny ? `It doesn’t mention any ${title}.` : `It says any ${title}, but its text means that one.`];
}

/** Place names that never appear in rows. Rows refer to each of these places as an affiliation's homeworld. */
const PLACES: ReadonlySet<string> = new Set(['romulus', 'qonos', 'ferenginar', 'bajor', 'cardassia prime']);

/** Returns the singular form of a name, and also its last word if that word is long enough. */
function partsOf(name: string): string[] {
  const last = name.split(' ').at(-1) ?? '';
  return [name.replace(/s$/, ''), ...(last.length > 3 ? [last.replace(/s$/, '')] : [])];
}

function farLacking(card: Card, { far }: CardClaims): string[] {
  const isMade = FACTS.get(card.id)?.farEnd !== undefined;
  if (!isOf(card, 'Mission') || isMade === far) return [];
  return [far ? 'Something else is printed at its far end.' : 'Nothing else is printed at its far end.'];
}

function immunitiesLacking(card: Card, { immune }: CardClaims): string[] {
  const { immuneTo = [], nullifiedOnlyBy } = FACTS.get(card.id) ?? {};
  const made = [
    ...immuneTo,
    ...(nullifiedOnlyBy?.length === 0 ? ['nullify'] : (nullifiedOnlyBy ?? []).map((name) => `only ${name}`)),
  ];
  return [
    ...immune.filter((one) => !made.includes(one)).map((one) => `Its text on immunity says: ${one}.`),
    ...made.filter((one) => !immune.includes(one)).map((one) => `Its text says nothing about its immunity: ${one}.`),
  ];
}

/** Finds reprints: cards without a row that have the same type, title and text as a card with a row. */
function twinless(all: readonly Checked[]): CardDifference[] {
  const rows = new Map<string, string>();
  const keys = ({ card, said }: Checked): string[] =>
    said.versions.map((version) => `${card.type} ${printedTitle(card)} ${version}`);
  for (const one of all) if (one.rule !== undefined) for (const key of keys(one)) rows.set(key, one.card.id);
  return all.flatMap((one) => {
    const twin = one.rule === undefined ? keys(one).flatMap((key) => rows.get(key) ?? [])[0] : undefined;
    return twin === undefined
      ? []
      : [{ card: one.card.id, kind: 'twin' as const, what: `It has the text of ${twin}, and not its row.` }];
  });
}
