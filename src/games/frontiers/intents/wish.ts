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

/**
 * A space that an intent names: its label as written, and its id, whether the space is on the map or not. The id is
 * null if no tile can be placed there.
 */
export interface NamedSpace {
  label: string;
  id: HexId | null;
}

/** The way to play a card that an intent names. */
export type PlayedSide = 'basic' | 'strong' | 'sideways';

/** The meaning of a player's text or an option’s key. It contains nothing that is hidden from the seat. */
export interface PlayerIntent {
  verb: Verb | null;
  places: NamedSpace[];
  /** The center of the tile place that the intent names by its letters. */
  tile: Hex | null;
  sites: LocationKind[];
  terrains: Terrain[];
  cards: CardId[];
  side: PlayedSide | null;
  /** Members aboard come first, followed by those in the offer. A role can match several cards. */
  crew: CrewId[];
  /** The index of a Crew Member's ability, from a key. */
  ability: number | null;
  /** The seat's own Skills come first, because every Captain has a Skill named Motivation. */
  skills: SkillId[];
  /** The seats of named ships. */
  seats: Seat[];
  colours: Colour[];
  /** Normalized lower-case text, with a space around each word. */
  words: string;
}

/** Short words that aren't used as tile labels. */
const SMALL = new Set('a an as at be by do go he i if in is it me my no of on or so to up us we'.split(' '));

/** The verbs for points that cards, Crew Members and Skills give. */
const GIVEN: ReadonlySet<Verb> = new Set<Verb>(['move', 'fight', 'deflect', 'win']);

/** The short names of ships. */
const SHIP_WORDS: Readonly<Record<keyof typeof SHIPS, readonly string[]>> = {
  'enterprise-d': ['enterprise', 'enterprise d'],
  defiant: ['defiant'],
  neghvar: ['neghvar', 'negh var'],
  'bird-of-prey': ['bird of prey'],
};

/** Everything with its own name, longest name first, so that part of a name isn't mistaken for another name. */
const NAMED = [
  ...CARDS.flatMap(({ id, name, strongName }) => [
    { kind: 'cards', id, name: plain(id) },
    ...plainNames(name).map((one) => ({ kind: 'cards', id, name: one })),
    ...(strongName === undefined ? [] : [{ kind: 'strong', id, name: plain(strongName) }]),
  ]),
  ...CREW.flatMap(({ id, name, role }) => [id, name, role].map((one) => ({ kind: 'crew', id, name: plain(one) }))),
  ...SKILLS.flatMap(({ id, name }) => [id, name].map((one) => ({ kind: 'skills', id, name: plain(one) }))),
].sort((one, other) => other.name.length - one.name.length);

/** Parses a key or text: `play:warp-drive:strong:die-red`, “attack the Borg Sphere at C4”, “recruit Field Medics”. */
export function readWish(g: Frontiers, seat: Seat, wish: string): PlayerIntent {
  const words = plain(wish);
  const { rest, cards, crew, skills, strong } = named(words);
  const verbs = verbsIn(rest);
  const hasName = cards.length + crew.length + skills.length > 0;
  const places = [...rest.matchAll(/ ([a-z]{1,2}\d)(?= )/g)].map(([, label = '']): NamedSpace => {
    return { label: label.toUpperCase(), id: spaceLabelled(label) };
  });
  const [sites, terrains] = [namedIn(SITES, rest), namedIn(TERRAINS, rest)];
  // Text that names only a place is read as a move to that place.
  const isPlaced = places.length + sites.length + terrains.length > 0;
  const unsaid = hasName ? 'play' : isPlaced ? 'move' : null;
  // “Use a die” means taking a die, so another verb takes precedence over “use”.
  const said = (hasName ? verbs[0] : verbs.find((one) => one !== 'play')) ?? verbs[0] ?? unsaid;
  // After the name of a card, Crew Member or Skill, these verbs say what to use it for: “open fire attack”, “move 2:
  // Leeta”.
  const verb = hasName && !isPlaced && said !== null && GIVEN.has(said) ? 'play' : said;
  return {
    verb,
    places,
    tile: tileIn(rest, wish),
    sites,
    terrains,
    // A Damage Card counts as a card to play only if the verb is “play”. With other verbs, players name a Damage Card
    // to repair or discard it.
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

/** Returns everything named in the text, and the text without those names, since some card names contain verbs. */
function named(words: string) {
  const found = { rest: words, cards: [] as CardId[], crew: [] as CrewId[], skills: [] as SkillId[], strong: false };
  const seen = new Map<string, string>();
  for (const { kind, id, name } of NAMED) {
    if (!found.rest.includes(name) && seen.get(name) !== kind) continue;
    // A name that is also a verb counts as the verb if it stands alone: “forfeit”.
    if (words === name && isVerb(name)) continue;
    seen.set(name, kind);
    found.rest = found.rest.replaceAll(name, ' ');
    if (kind === 'strong') found.strong = true;
    const list = kind === 'crew' ? found.crew : kind === 'skills' ? found.skills : found.cards;
    if (!list.includes(id)) list.push(id);
  }
  return found;
}

/** Returns the tile named by the last suitable word. One or two capital letters are always a tile. */
function tileIn(words: string, wish: string): Hex | null {
  const capital = /(?:^|[\s:])([A-HJ-NP-Z]{1,2})(?=$|[\s?.!])/.exec(wish)?.[1];
  if (capital !== undefined) return tileLabelled(capital);
  const last = words.split(' ').findLast((word) => /^[a-z]{1,2}$/.test(word) && !SMALL.has(word));
  return last === undefined ? null : tileLabelled(last);
}

/** Returns the ability index in a key: `crew:0-field-medics:1`. */
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
    // A player who names their own ship means its space, not a target.
    const isNamed = other !== seat && ship !== null && SHIP_WORDS[ship].some((name) => names(words, name));
    return isNamed || numbered === `${other}` || captain === `${other + 1}` ? [other] : [];
  });
}
