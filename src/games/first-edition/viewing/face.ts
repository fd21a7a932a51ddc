import { sentence } from '../../kit/words.ts';
import {
  type Card,
  isOf,
  type LocationSetting,
  type PrintedFigure,
  type PrintedSkill,
  type Uniqueness,
} from '../content/card.ts';
import type { Formula } from '../content/formula.ts';
import { formulaText } from '../content/formula-words.ts';
import { type Grade, gradeOf } from '../content/grades.ts';
import { iconName } from '../content/icon-names.ts';
import type { CardType } from '../content/printed.ts';
import { setName } from '../content/sets.ts';
import { TEXTS } from '../content/with-effects.ts';

/** A card face in our own design: the card's facts as text, sorted by where they appear. */
export interface CardFace {
  readonly title: string;
  readonly type: CardType;
  /** The card's kind on one line: “Federation OFFICER”. */
  readonly kind: string;
  readonly unique: Uniqueness | null;
  /** The card's figures, with the most prominent first. */
  readonly figures: readonly { readonly name: string; readonly shown: string }[];
  readonly icons: readonly string[];
  /** The card's facts, each under its label. */
  readonly sections: readonly FaceSection[];
  /** The card's text in our own words, or null if it has only facts or isn't automated. */
  readonly text: string | null;
  readonly grade: Grade;
  /** A note on how the card is played, or null. */
  readonly note: string | null;
  /** The sets in which the card was printed. */
  readonly sets: readonly string[];
}

/** Some facts about a card, under one label. If `any` is set, it is enough to meet one of the lines. */
export interface FaceSection {
  readonly label: string;
  readonly lines: readonly string[];
  readonly any?: true;
}

/** A card in a deck with its number of copies, for display. */
export interface DeckLine {
  readonly title: string;
  readonly type: CardType;
  readonly count: number;
  readonly grade: Grade;
}

/** A deck as its owner sees it: contents by zone, counts, and notes from the rules. */
export interface DeckFace {
  readonly name: string;
  /** The number of cards, not counting those outside the deck. */
  readonly size: number;
  /** Zones that aren't empty, with their cards by type, most copies first. */
  readonly zones: readonly { readonly title: string; readonly count: number; readonly cards: readonly DeckLine[] }[];
  /** The card types in the deck, most common first. */
  readonly types: readonly { readonly type: CardType; readonly count: number }[];
  readonly grades: readonly { readonly grade: Grade; readonly count: number }[];
  /** Notes from the rules. A deck with an `isBroken` note can't be played as it is. */
  readonly notes: readonly { readonly isBroken: boolean; readonly says: string }[];
}

/** Returns a card's face for look-up. */
export function faceOf(card: Card): CardFace {
  const { title, type, icons, printings, countdown } = card;
  const { grade, reason } = gradeOf(card);
  const says = {
    enforced: null,
    'by agreement': 'Its facts count. You agree on its text, which is at trekcc.org',
    out: sentence(reason ?? ''),
  } as const;
  return {
    title,
    type,
    kind: kindOf(card),
    unique: 'unique' in card ? card.unique : null,
    figures: figuresOf(card),
    // A countdown icon is a number, so it is shown with the figures.
    icons: icons.filter((icon) => icon !== `${countdown}`).map(iconName),
    sections: sectionsOf(card).filter(({ lines }) => lines.length > 0),
    text: TEXTS.get(card.id) ?? null,
    grade,
    note: says[grade],
    sets: [...new Set(printings.map(({ release }) => setName(release)))],
  };
}

const PLACES: Readonly<Record<LocationSetting, string>> = {
  planet: 'Planet',
  space: 'Space',
  both: 'Planet and space',
  either: 'Planet or space',
};

function kindOf(card: Card): string {
  const sides = 'affiliations' in card && !isOf(card, 'Mission', 'Q Mission') ? card.affiliations.join('/') : '';
  const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
  if (isOf(card, 'Personnel')) return words(sides, [...new Set(card.classifications)].join('/'));
  if (isOf(card, 'Ship')) return words(sides, card.shipClass);
  if (isOf(card, 'Facility')) return words(sides, card.facility);
  if (isOf(card, 'Mission', 'Q Mission', 'Time Location')) return `${PLACES[card.where]}, ${card.quadrant} Quadrant`;
  return isOf(card, 'Dilemma', 'Q Dilemma') ? PLACES[card.where] : '';
}

function figuresOf(card: Card): { name: string; shown: string }[] {
  const figures: (readonly [name: string, figure: PrintedFigure | number | undefined])[] = [
    ...(isOf(card, 'Personnel')
      ? ([
          ['INTEGRITY', card.INTEGRITY],
          ['CUNNING', card.CUNNING],
          ['STRENGTH', card.STRENGTH],
        ] as const)
      : []),
    ...(isOf(card, 'Ship') ? ([['RANGE', card.RANGE]] as const) : []),
    ...(isOf(card, 'Ship', 'Facility')
      ? ([
          ['WEAPONS', card.WEAPONS],
          ['SHIELDS', card.SHIELDS],
        ] as const)
      : []),
    ...(isOf(card, 'Tactic', 'Damage Marker') ? tacticFigures(card) : []),
    // Unlike other cards, missions show their points even if these are 0.
    ['Points', card.points?.shown === '0' && !isOf(card, 'Mission', 'Q Mission') ? undefined : card.points],
    ...(isOf(card, 'Mission', 'Q Mission') ? ([['Span', card.span]] as const) : []),
    ['Countdown', card.countdown],
  ];
  return figures.flatMap(([name, figure]) =>
    figure === undefined ? [] : [{ name, shown: typeof figure === 'number' ? signed(figure) : figure.shown }],
  );
}

function tacticFigures(card: Card & { type: 'Tactic' | 'Damage Marker' }) {
  return [
    ['ATTACK', card.attack],
    ['DEFENSE', card.defense],
    ['HULL %', card.hull],
  ] as const;
}

/** Replaces a hyphen with a true minus sign. */
const signed = (number: number): string => `${number}`.replace('-', '−');

function sectionsOf(card: Card): FaceSection[] {
  const { characteristics, specialDownloads } = card;
  return [
    ...particularsOf(card),
    { label: 'Special download', lines: specialDownloads },
    { label: 'Characteristics', lines: joined(characteristics) },
  ];
}

function particularsOf(card: Card): FaceSection[] {
  if (isOf(card, 'Personnel')) {
    const { title, personas } = card;
    return [
      ...skillsOf(card.skills),
      { label: 'Persona', lines: joined(personas.filter((persona) => persona !== title)) },
      { label: 'Mirror version of', lines: joined(card.mirrorOf) },
      { label: 'Impersonates', lines: joined(card.impersonates) },
      { label: 'Commands', lines: joined(card.commands) },
      { label: 'Reports with', lines: joined(card.reportGroups) },
      { label: 'Names in lore', lines: joined(card.namesInLore) },
    ];
  }
  if (isOf(card, 'Ship')) {
    return [
      asked('Staffing', card.staffing),
      { label: 'Equipment', lines: joined(card.equipment) },
      { label: 'Matching commander', lines: joined(card.commanders) },
    ];
  }
  if (isOf(card, 'Mission', 'Q Mission')) {
    const anyone = card.openToAll ? ['Any affiliation'] : joined(card.affiliations);
    return [
      asked('Requires', card.requirement),
      { label: 'Attempted by', lines: anyone },
      { label: 'Region', lines: card.region === undefined ? [] : [card.region] },
      { label: 'Location', lines: card.location === undefined ? [] : [card.location] },
    ];
  }
  if (isOf(card, 'Dilemma', 'Q Dilemma')) return [asked('Overcome by', card.overcome ?? null)];
  if (isOf(card, 'Equipment')) return [{ label: 'Counts as', lines: joined(card.keywords.map(sentence)) }];
  return isOf(card, 'Tactic', 'Damage Marker') ? tacticSections(card) : [];
}

function tacticSections(card: Card & { type: 'Tactic' | 'Damage Marker' }): FaceSection[] {
  const bonus = [
    ...(card.attackBonus === undefined ? [] : [`ATTACK +${card.attackBonus}`]),
    ...(card.defenseBonus === undefined ? [] : [`DEFENSE +${card.defenseBonus}`]),
  ];
  return [
    { label: 'Bonus', lines: joined(bonus) },
    { label: 'Hit', lines: joined(card.hit) },
    { label: 'Direct hit', lines: joined(card.directHit) },
    {
      label: 'As damage',
      lines: joined(Object.entries(card.marked).map(([name, { shown }]) => `${name} ${shown.replace('-', '−')}`)),
    },
  ];
}

const joined = (words: readonly string[]): string[] => (words.length === 0 ? [] : [words.join(', ')]);

/** Formulas with more alternatives than this are shown on one line. */
const MOST_ALTERNATIVES = 8;

/** Returns a formula as a section, one line per alternative. */
function asked(label: string, formula: Formula | null): FaceSection {
  if (formula === null) return { label, lines: [] };
  if (formula.is !== 'any' || formula.of.length > MOST_ALTERNATIVES) return { label, lines: [formulaText(formula)] };
  return { label, lines: formula.of.map(formulaText), any: true };
}

/** Returns skills under one label, or by person for a dual-personnel card. */
function skillsOf(skills: readonly PrintedSkill[]): FaceSection[] {
  return [...new Set(skills.map(({ of }) => of))].map((of) => ({
    label: of === undefined ? 'Skills' : `Skills of ${of}`,
    lines: skills.filter((skill) => skill.of === of).map(skillText),
  }));
}

export function skillText({ name, or, count, conditional }: PrintedSkill): string {
  const skill = or === undefined ? name : `${name} or ${or}`;
  return `${skill}${count === 1 ? '' : ` ×${signed(count)}`}${conditional === undefined ? '' : ' (by its text)'}`;
}
