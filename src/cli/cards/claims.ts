import { createHash } from 'node:crypto';

/**
 * The tokens of a card’s text. Checks compare the card's row with these tokens. The tokens contain none of the card's
 * sentences.
 */
export interface CardClaims {
  readonly id: string;
  /** The periods for which the text sets a limit: `turn` for “once each turn”. */
  readonly limits: readonly LimitSpan[];
  /** True if the card's own text allows it to be seeded. */
  readonly seeds: boolean;
  /** True if the card plays for free, or lets another card play for free. */
  readonly free: boolean;
  /** True for a mission whose far end has its own icons, requirement, points or span. */
  readonly far: boolean;
  /** Names of other cards, with `any` in front of names that mean every version. */
  readonly names: readonly string[];
  /**
   * Names of cards that the card is immune to. The entry `nullify` means that nothing can nullify the card, and `only`
   * before a name means that only the named card can.
   */
  readonly immune: readonly string[];
  /** Fingerprints of the card's text, one for each different wording among its printings. */
  readonly versions: readonly string[];
}

export type LimitSpan = 'turn' | 'game';

const SO_OFTEN = 'once|twice|thrice|limit (?:one|two|three)|one|two|three times';
const LIMITS: readonly (readonly [LimitSpan, RegExp])[] = [
  ['turn', new RegExp(`\\b(?:${SO_OFTEN}) (?:each|every|per|in (?:a|each)|a) turn\\b`, 'i')],
  ['game', new RegExp(`\\b(?:${SO_OFTEN}) (?:each|every|per|in (?:a|each)|a) game\\b`, 'i')],
];
const SEEDS = /\bSeeds?(?! cards?| \+| deck)\b(?!ed)|\b[Mm]ay (?:also )?(?:be )?seed(?:ed)?\b/;
/** Mentions of seeding that don’t allow the card itself to be seeded. */
const NO_SEED =
  /\b(?:re-|When )seed(?:s|ed)?\b|\bseed (?:cards?|phase)\b|\bmay seed (?:face up|here)\b|\bimmediately seed\b/gi;
const FREE = /\b(?:for|plays?) (?:for )?free\b|\(free\)/i;
const FAR = /Opponent's side:(?<far>.*)$/;
const PRINTED = /\[[A-Z]{3}\]|Points: \[|Span:|Not attemptable| x\d| \+ |\bOR\b|[A-Z]{4,}>\d/;
const IMMUNE = /(?:\((?:[A-Z]\w+\. )?[Ii]|(?:^|[\w.] )I)mmune to (?<to>[^()]+?)\.?(?:\)|$|\. )/g;
const NAMED = /\{(?<name>[^}]+)\}/g;
const NOT_NULLIFIED = /[(;] ?[Mm]ay not be nullified\b(?! if)/;
const ONLY_BY = /\bnullified only by (?<by>(?:\{[^}]+\}|[^{.;)])+)/i;

/**
 * Returns the tokens of a card’s first wording, with the fingerprints of all its wordings. The names don't include the
 * card's own title.
 */
export function saidIn(id: string, title: string, texts: readonly string[]): CardClaims {
  const [text = ''] = texts;
  const own = title.toLowerCase();
  const names = namesIn(text).filter((name) => name.replace(/^any /, '').toLowerCase() !== own);
  const far = FAR.exec(text)?.groups?.['far'] ?? '';
  return {
    id,
    limits: LIMITS.flatMap(([limit, pattern]) => (pattern.test(text) ? [limit] : [])),
    seeds: SEEDS.test(text.replace(NO_SEED, '')),
    free: FREE.test(text),
    far: PRINTED.test(far),
    names: [...new Set(names)],
    immune: immuneIn(text),
    versions: [...new Set(texts.map(fingerprint))],
  };
}

function namesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].map(({ groups }) => (groups?.['name'] ?? '').replace(/^Any /, 'any '));
}

/**
 * Returns the unconditional immunities that the text states in brackets or in separate sentences, and the limits on
 * nullifying the card.
 */
function immuneIn(text: string): string[] {
  const to = [...text.matchAll(IMMUNE)]
    .map(({ groups }) => groups?.['to'] ?? '')
    .filter((words) => !/ if /.test(words))
    .flatMap(namedIn);
  const only = namedIn(ONLY_BY.exec(text)?.groups?.['by'] ?? '').map((name) => `only ${name}`);
  return [...to, ...(NOT_NULLIFIED.test(text) ? ['nullify'] : []), ...only];
}

function namedIn(words: string): string[] {
  const braced = namesIn(words);
  if (braced.length > 0) return braced;
  return /^[A-Z]/.test(words) ? [words.trim()] : [];
}

/** Returns a hash of letters, digits and icons only, because punctuation differs between printings. */
function fingerprint(text: string): string {
  return createHash('sha256')
    .update(text.toLowerCase().replace(/[^a-z0-9+<>=[\]{}]/g, ''))
    .digest('hex')
    .slice(0, 8);
}

/** Formats a line of the token file. */
export function lineOf({ id, limits, seeds, free, far, names, immune, versions }: CardClaims): string {
  const flags = [...limits, ...(seeds ? ['seeds'] : []), ...(free ? ['free'] : []), ...(far ? ['far'] : [])];
  return [id, flags.join(' '), names.join(';'), immune.join(';'), versions.join(' ')].join('|');
}

/** Parses a line of the token file. */
export function saidOf(line: string): CardClaims {
  const [id = '', flags = '', names = '', immune = '', versions = ''] = line.split('|');
  const list = (text: string, by: string): string[] => (text === '' ? [] : text.split(by));
  const set = new Set(list(flags, ' '));
  return {
    id,
    limits: LIMITS.flatMap(([limit]) => (set.has(limit) ? [limit] : [])),
    seeds: set.has('seeds'),
    free: set.has('free'),
    far: set.has('far'),
    names: list(names, ';'),
    immune: list(immune, ';'),
    versions: list(versions, ' '),
  };
}
