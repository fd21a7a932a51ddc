import type { Seat } from '../../../kernel/types.ts';
import { names, plain, plainNames } from '../../kit/intents.ts';
import { playerOf } from '../chapters/captains/find.ts';
import type { Hex, HexId } from '../chapters/map/hex.ts';
import { spaceLabelled, tileLabelled } from '../chapters/map/labels.ts';
import { CARDS } from '../content/cards/all.ts';
import { COLOURS, type Colour } from '../content/colours.ts';
import { CREW } from '../content/crew/all.ts';
import type { SHIPS } from '../content/ships.ts';
import { SKILLS } from '../content/skills/all.ts';
import type { LocationKind, Terrain } from '../content/terrain.ts';
import { type CardId, type CrewId, DAMAGE, type Frontiers, type SkillId } from '../state.ts';
import { isVerb, namedIn, SITES, TERRAINS, type Verb, verbsIn } from './wish-words.ts';

/** A place that a wish names: how it was written, and the space, on the map or not; null when no tile can lie there. */
export interface NamedSpace {
  label: string;
  id: HexId | null;
}

/** How a card is wished to be played. */
export type PlayedSide = 'basic' | 'strong' | 'sideways';

/** What was made of a wish in words or of an option’s key. What is hidden from the seat plays no part in it. */
export interface PlayerIntent {
  verb: Verb | null;
  places: NamedSpace[];
  /** The place of a tile, by its letters. */
  tile: Hex | null;
  sites: LocationKind[];
  terrains: Terrain[];
  cards: CardId[];
  side: PlayedSide | null;
  /** Those aboard first, then those in the offer: a role names several. */
  crew: CrewId[];
  /** Which ability of a Crew Member, by a key. */
  ability: number | null;
  /** Own ones first: every Captain has a Motivation. */
  skills: SkillId[];
  /** Ships, by their seats. */
  seats: Seat[];
  colours: Colour[];
  /** Plain small letters, with a blank around each word. */
  words: string;
}

/** Words of one or two letters that are no name of a tile. */
const SMALL = new Set('a an as at be by do go he i if in is it me my no of on or so to up us we'.split(' '));

/** What cards, Crew Members and Skills give. */
const GIVEN: ReadonlySet<Verb> = new Set<Verb>(['move', 'fight', 'deflect', 'win']);

/** What ships are called for short. */
const SHIP_WORDS: Readonly<Record<keyof typeof SHIPS, readonly string[]>> = {
  'enterprise-d': ['enterprise', 'enterprise d'],
  defiant: ['defiant'],
  neghvar: ['neghvar', 'negh var'],
  'bird-of-prey': ['bird of prey'],
};

/** Everything with a name of its own, the longest name first, so that a part of one is not taken for another. */
const NAMED = [
  ...CARDS.flatMap(({ id, name, strongName }) => [
    { kind: 'cards', id, name: plain(id) },
    ...plainNames(name).map((one) => ({ kind: 'cards', id, name: one })),
    ...(strongName === undefined ? [] : [{ kind: 'strong', id, name: plain(strongName) }]),
  ]),
  ...CREW.flatMap(({ id, name, role }) => [id, name, role].map((one) => ({ kind: 'crew', id, name: plain(one) }))),
  ...SKILLS.flatMap(({ id, name }) => [id, name].map((one) => ({ kind: 'skills', id, name: plain(one) }))),
].sort((one, other) => other.name.length - one.name.length);

/** Reads a wish: `play:warp-drive:strong:die-red`, “attack the Borg Sphere at C4”, “recruit Field Medics”. */
export function readWish(g: Frontiers, seat: Seat, wish: string): PlayerIntent {
  const words = plain(wish);
  const { rest, cards, crew, skills, strong } = named(words);
  const verbs = verbsIn(rest);
  const hasName = cards.length + crew.length + skills.length > 0;
  // “Use a die” is about the die.
  const places = [...rest.matchAll(/ ([a-z]{1,2}\d)(?= )/g)].map(([, label = '']): NamedSpace => {
    return { label: label.toUpperCase(), id: spaceLabelled(label) };
  });
  const [sites, terrains] = [namedIn(SITES, rest), namedIn(TERRAINS, rest)];
  // Who names a place alone wants to go there.
  const isPlaced = places.length + sites.length + terrains.length > 0;
  const unsaid = hasName ? 'play' : isPlaced ? 'move' : null;
  const said = (hasName ? verbs[0] : verbs.find((one) => one !== 'play')) ?? verbs[0] ?? unsaid;
  // What a card, a Crew Member or a Skill is used for is said with its name: “open fire attack”, “move 2: Leeta”.
  const verb = hasName && !isPlaced && said !== null && GIVEN.has(said) ? 'play' : said;
  return {
    verb,
    places,
    tile: tileIn(rest, wish),
    sites,
    terrains,
    // Damage Cards are repaired and discarded; to play one is another wish.
    cards: verb === 'play' ? cards : cards.filter((card) => card !== DAMAGE),
    side: sideOf(rest, strong),
    crew: nearFirst(g, seat, crew),
    ability: abilityIn(wish),
    skills: ownFirst(g, seat, skills),
    seats: seatsIn(g, seat, rest),
    colours: COLOURS.filter((colour) => rest.includes(` ${colour} `)),
    words,
  };
}

/** What is named, and the words without it: cards have verbs in their names. */
function named(words: string) {
  const found = { rest: words, cards: [] as CardId[], crew: [] as CrewId[], skills: [] as SkillId[], strong: false };
  const seen = new Map<string, string>();
  for (const { kind, id, name } of NAMED) {
    if (!found.rest.includes(name) && seen.get(name) !== kind) continue;
    // A name that is what is said for a verb, alone: “forfeit”.
    if (words === name && isVerb(name)) continue;
    seen.set(name, kind);
    found.rest = found.rest.replaceAll(name, ' ');
    if (kind === 'strong') found.strong = true;
    const list = kind === 'crew' ? found.crew : kind === 'skills' ? found.skills : found.cards;
    if (!list.includes(id)) list.push(id);
  }
  return found;
}

/** The last word that can be the name of a tile; a single capital letter is one at once. */
function tileIn(words: string, wish: string): Hex | null {
  const capital = /(?:^|[\s:])([A-HJ-NP-Z]{1,2})(?=$|[\s?.!])/.exec(wish)?.[1];
  if (capital !== undefined) return tileLabelled(capital);
  const last = words.split(' ').findLast((word) => /^[a-z]{1,2}$/.test(word) && !SMALL.has(word));
  return last === undefined ? null : tileLabelled(last);
}

/** The ability that a key names: `crew:0-field-medics:1`. */
function abilityIn(key: string): number | null {
  const index = /^crew:\d+-[a-z-]+:(\d+)/.exec(key)?.[1];
  return index === undefined ? null : Number(index);
}

function sideOf(words: string, strong: boolean): PlayedSide | null {
  if (strong || names(words, 'strong')) return 'strong';
  if (names(words, 'sideways') || names(words, 'side')) return 'sideways';
  return names(words, 'basic') ? 'basic' : null;
}

function ownFirst(g: Frontiers, seat: Seat, skills: SkillId[]): SkillId[] {
  const own = new Set(playerOf(g, seat).skills.map(({ skill }) => skill));
  return [...skills.filter((skill) => own.has(skill)), ...skills.filter((skill) => !own.has(skill))];
}

function nearFirst(g: Frontiers, seat: Seat, crew: CrewId[]): CrewId[] {
  const aboard = playerOf(g, seat).crew.map((member) => member.crew);
  const near = [...aboard, ...g.crew.offer].filter((id) => crew.includes(id));
  return [...new Set([...near, ...crew])];
}

function seatsIn(g: Frontiers, seat: Seat, words: string): Seat[] {
  const numbered = / engage (\d) /.exec(words)?.[1];
  const captain = / captain (\d) /.exec(words)?.[1];
  return [...g.players.entries()].flatMap(([other, { ship }]) => {
    // Who speaks of the own ship means where it is, not whom to attack.
    const isNamed = other !== seat && ship !== null && SHIP_WORDS[ship].some((name) => names(words, name));
    return isNamed || numbered === `${other}` || captain === `${other + 1}` ? [other] : [];
  });
}
