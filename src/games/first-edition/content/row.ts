import { kept, shared } from '../../kit/cache.ts';
import type { Card, CommonFacts, LocationSetting, PrintedFigure, PrintedSkill, Printing, Uniqueness } from './card.ts';
import { Facts } from './facts.ts';
import { AFFILIATIONS, ATTRIBUTES, CARD_TYPES, type CardType, CLASSIFICATIONS, QUADRANTS, SKILLS } from './printed.ts';

/**
 * One line of `cards.json`: id, title, type and printings separated by bars, then other facts by name:
 * `data|Data|Personnel|premiere:R:TNG|unique=unique|…`. Semicolons separate list items.
 */
export interface CardRow {
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly line: string;
}

const UNIQUENESS: readonly Uniqueness[] = ['unique', 'universal', 'enigma'];
const PLACES: readonly LocationSetting[] = ['planet', 'space', 'both', 'either'];
const FACILITIES = ['Outpost', 'Headquarters', 'Station'] as const;

/** Parses only the id, title and type of a row. The other facts are parsed when the card is first used. */
export function rowOf(line: string): CardRow {
  const [id = '', title = '', type = ''] = line.split('|', 3);
  return { id, title, type: new Facts(id, []).word(CARD_TYPES, type), line };
}

/** Returns a card's row with a dated id, in which the given facts replace others. An empty value removes a fact. */
export function datedRow({ title, type, line }: CardRow, id: string, facts: readonly string[]): CardRow {
  const [, , , printings = '', ...named] = line.split('|');
  const nameOf = (fact: string): string => fact.replace(/=.*$/, '');
  const changed = new Set(facts.map(nameOf));
  const kept = named.filter((fact) => !changed.has(nameOf(fact)));
  return {
    id,
    title,
    type,
    line: [id, title, type, printings, ...kept, ...facts.filter((fact) => !fact.endsWith('='))].join('|'),
  };
}

/** Parses all facts of the card in a row. Throws if a value is invalid. */
export function cardOfRow({ id, title, type, line }: CardRow): Card {
  const [, , , printings = '', ...named] = line.split('|');
  const facts = new Facts(id, named);
  const points = facts.figure('points');
  const countdown = facts.number('countdown');
  const common: Omit<CommonFacts, 'type'> = {
    id,
    title,
    printings: printings.split(';').map(printingOf),
    legal: facts.list('legal'),
    icons: facts.list('icons'),
    characteristics: facts.list('traits'),
    hasText: facts.has('text'),
    specialDownloads: facts.list('downloads'),
    ...(points === undefined ? {} : { points }),
    ...(countdown === undefined ? {} : { countdown }),
  };
  return Object.assign(particularsOf(type, facts), common);
}

/** The facts of a card beyond those that all cards have. */
type Particulars = Card extends infer C
  ? C extends Card
    ? Omit<C, Exclude<keyof CommonFacts, 'type'>>
    : never
  : never;

function particularsOf(type: CardType, facts: Facts): Particulars {
  const figure = (name: string) => facts.asked(name, facts.figure(name));
  const word = <W extends string>(name: string, words: readonly W[]): W =>
    facts.word(words, facts.asked(name, facts.text(name)));
  const unique = () => word('unique', UNIQUENESS);
  // Q dilemmas have no place icon, since they are encountered wherever a Q-Flash is.
  const where = () => facts.word(PLACES, facts.text('where') ?? 'either');
  const affiliations = () => facts.words(AFFILIATIONS, 'affiliations');
  switch (type) {
    case 'Personnel':
      return {
        type,
        unique: unique(),
        affiliations: affiliations(),
        classifications: facts.words(CLASSIFICATIONS, 'class'),
        INTEGRITY: figure('INTEGRITY'),
        CUNNING: figure('CUNNING'),
        STRENGTH: figure('STRENGTH'),
        skills: facts.list('skills').map((skill) => kept(skills, skill, () => shared(skillOf(skill, facts)))),
        personas: facts.list('personas'),
        mirrorOf: facts.list('mirrors'),
        impersonates: facts.list('plays'),
        commands: facts.list('commands'),
        reportGroups: facts.list('reports'),
        namesInLore: facts.list('lore'),
      };
    case 'Ship':
      return {
        type,
        unique: unique(),
        affiliations: affiliations(),
        shipClass: facts.text('class') ?? '',
        RANGE: figure('RANGE'),
        WEAPONS: figure('WEAPONS'),
        SHIELDS: figure('SHIELDS'),
        staffing: facts.formula('staffing') ?? null,
        equipment: facts.list('equipment'),
        commanders: facts.list('commanders'),
      };
    case 'Facility': {
      const weapons = facts.figure('WEAPONS');
      return {
        type,
        unique: unique(),
        affiliations: affiliations(),
        facility: word('facility', FACILITIES),
        ...(weapons === undefined ? {} : { WEAPONS: weapons }),
        SHIELDS: figure('SHIELDS'),
      };
    }
    case 'Mission':
    case 'Q Mission': {
      const region = facts.text('region');
      const location = facts.text('location');
      return {
        type,
        unique: unique(),
        where: where(),
        quadrant: word('quadrant', QUADRANTS),
        ...(region === undefined ? {} : { region }),
        span: figure('span'),
        affiliations: affiliations(),
        openToAll: facts.has('open'),
        requirement: facts.formula('requirement') ?? null,
        ...(location === undefined ? {} : { location }),
      };
    }
    case 'Time Location':
      return {
        type,
        unique: unique(),
        where: where(),
        quadrant: word('quadrant', QUADRANTS),
      };
    case 'Dilemma':
    case 'Q Dilemma': {
      const overcome = facts.formula('overcome');
      return { type, where: where(), ...shipFigures(facts), ...(overcome === undefined ? {} : { overcome }) };
    }
    case 'Equipment':
      return { type, unique: unique(), keywords: facts.list('keywords') };
    case 'Site':
      return { type, unique: unique() };
    case 'Tactic':
    case 'Damage Marker':
      return { type, ...battleFigures(facts) };
    default:
      return { type };
  }
}

function printingOf(text: string): Printing {
  const [release = '', number = '', property = ''] = text.split(':');
  return { release, number, property };
}

const skills = new Map<string, PrintedSkill>();

/**
 * Parses a skill: `Diplomacy x2`. A leading `?` marks a condition, `/` a choice, and `@` the person of a dual-personnel
 * card.
 */
function skillOf(text: string, facts: Facts): PrintedSkill {
  const pattern = /^(?<conditional>\?)?(?<name>[^/@]+?)(?:\/(?<or>[^@]+?))?(?: x(?<count>-?\d+))?(?:@(?<of>.+))?$/;
  const { conditional, name = '', or, count = '1', of } = pattern.exec(text)?.groups ?? {};
  return {
    name: facts.word(SKILLS, name),
    ...(or === undefined ? {} : { or: facts.word(SKILLS, or) }),
    count: Number(count),
    ...(conditional === undefined ? {} : { conditional: true }),
    ...(of === undefined ? {} : { of }),
  };
}

const SHIP = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;

/** Returns the ship figures of a dilemma that moves and fights like a ship, or an empty object for other dilemmas. */
function shipFigures(facts: Facts): Partial<Record<(typeof SHIP)[number], PrintedFigure>> {
  return Object.fromEntries(
    SHIP.flatMap((name) => {
      const figure = facts.figure(name);
      return figure === undefined ? [] : [[name, figure]];
    }),
  );
}

const BATTLE = ['attack', 'defense', 'attackBonus', 'defenseBonus', 'hull'] as const;

function battleFigures(facts: Facts) {
  const figures: Partial<Record<(typeof BATTLE)[number], number>> = Object.fromEntries(
    BATTLE.flatMap((name) => (facts.has(name) ? [[name, facts.number(name)]] : [])),
  );
  const marked = ATTRIBUTES.flatMap((name) => {
    const figure = facts.figure(name);
    return figure === undefined ? [] : [[name, figure] as const];
  });
  return { ...figures, hit: facts.list('hit'), directHit: facts.list('directHit'), marked: Object.fromEntries(marked) };
}
