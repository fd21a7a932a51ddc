import { HINT_LENGTH } from '../../../../kernel/decision.ts';
import type { Callable } from '../../../../kernel/game.ts';
import type { Option, RuleId, Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, open } from '../../../kit/offers.ts';
import { asHint, asLabel, several } from '../../../kit/words.ts';
import { CHALLENGE_EXPERIENCE, classHOf } from '../../content/class-h.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import { PILE_NAMES } from '../../content/encounters/token.ts';
import { siteName } from '../../content/terrain.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { CombatKind, Frontiers, Token } from '../../state.ts';
import { awayPlanetAt } from '../away/planet.ts';
import { allied, playerOf, seatName } from '../captains/find.ts';
import { changeReputation, type Running } from '../captains/gains.ts';
import {
  cubeAt,
  idsAround,
  isBeside,
  isGarrisoned,
  locationOf,
  ownerOf,
  roams,
  shipsAt,
  siteAt,
  spaceAt,
} from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { ownSpace, spaceWords, yourShip } from '../map/place-words.ts';
import { isOccupiedStation, isSafe } from '../movement/safe.ts';
import { notEngaged } from '../pvp/engagements.ts';
import { COMBAT, strangers } from './combats.ts';
import { enemyFigures, enemyWords } from './foes.ts';
import { unblockedAt } from './unblocked.ts';

/** An Away Mission, and the exploration of a Class-H Planet. */
export const AWAY: Callable<{ seat: Seat; at: HexId }> = { name: 'away' };
export const CLASS_H: Callable<{ seat: Seat; at: HexId }> = { name: 'classh' };

/** Up to so many Enemy Ships nearby every group is an option of its own; of more, one is challenged and others added. */
export const MOST_GROUPED = 3;

/** Reputation that an assault costs before anything else, and decimation (F-COMBAT-02, F-COMBAT-07, F-COMBAT-09). */
const ASSAULT_COST = 1;
const DECIMATE_COST = 3;

/** The Action against Enemy Ships or a place. */
export type FightPayload = { do: 'challenge'; at: readonly HexId[] } | { do: PlaceAction; at: readonly [HexId] };

type PlaceAction = 'assault' | 'decimate' | 'beam' | 'visit';

/** What a place is fought for as: Enemy Ships in open space are no place. */
type PlaceKind = Exclude<CombatKind, 'ships'>;

/** The Action at places of a kind. */
interface PlaceFight {
  verb: PlaceAction;
  words: string;
  rule: RuleId;
  /** The rule that lets a ship act on what is adjacent. */
  near: RuleId;
  /** Why it can’t be fought or explored by a seat at all, wherever its ship is, or null. */
  closed(g: Frontiers, seat: Seat, at: HexId): Obstacle;
  /** What is known of the enemies there: in words, and where they have no room in fewer ones. */
  waits(g: Frontiers, at: HexId): string | readonly string[];
  /** Reputation that it costs at its start: none when left out. */
  cost?(g: Frontiers, at: HexId): number;
}

const ASSAULT = { verb: 'assault', words: 'Assault', rule: 'F-TURN-15', near: 'F-TURN-15' } as const;

const PLACES: Readonly<Record<PlaceKind, PlaceFight>> = {
  starbase: {
    ...ASSAULT,
    closed: () => null,
    waits: tokensAt,
    // F-SCEN-73
    cost: (g) => (scenarioIn(g).attackCost === 'none' ? 0 : ASSAULT_COST),
  },
  'owned-starbase': {
    ...ASSAULT,
    closed: starbaseClosed,
    waits(g, at) {
      const owner = ownerOf(g, at);
      const count = strangers(g, 'owned-starbase');
      const tokens = several(count, 'Starbase Token');
      const inFor = `${tokens} ${count === 1 ? 'stands' : 'stand'} in for ${owner === null ? 'its owner' : seatName(g, owner)}`;
      return [`${inFor}, for half the Experience.`, `${tokens}, for half the Experience.`];
    },
    cost(g, at) {
      const owner = ownerOf(g, at);
      // F-SCEN-73, F-SCEN-88
      if (scenarioIn(g).attackCost !== 'all' || owner === null) return 0;
      // F-COMBAT-04
      return playerOf(g, owner).reputation < 0 ? 0 : ASSAULT_COST;
    },
  },
  cube: {
    ...ASSAULT,
    closed(g, _seat, at) {
      const cube = cubeAt(g, at);
      if (cube === null) return no('F-SCEN-68', () => `There is no Borg Cube at ${spaceWords(g, at)}.`);
      if (cube.destroyed) return no('F-LOC-44', () => `The Borg Cube at ${spaceWords(g, at)} is destroyed.`);
      const { cubes, name } = scenarioIn(g);
      return cubes === 'found' ? no('F-SCEN-04', `In ${name} nobody fights Borg Cubes.`) : null;
    },
    waits: (g, at) => `${several(cubeAt(g, at)?.defenders.length ?? 0, 'defender')}.`,
  },
  research: {
    ...ASSAULT,
    closed(g, _seat, at) {
      if (isOccupiedStation(g, at)) return null;
      return no('F-LOC-04', () => `Nobody defends ${spaceWords(g, at)}: end your turn there for a crystal.`);
    },
    waits: tokensAt,
  },
  decimate: {
    verb: 'decimate',
    words: 'Decimate',
    rule: 'F-TURN-12',
    near: 'F-TURN-12',
    // F-OUTCOME-08, F-LOC-19: not decimated, and not dealt with in this turn.
    closed(g, seat, at) {
      if (siteAt(g, at).marks.length > 0) return no('F-OUTCOME-08', () => `${spaceWords(g, at)} is decimated already.`);
      if (g.turn?.seat !== seat || !g.turn.visited.includes(at)) return null;
      return no('F-LOC-19', () => `You have dealt with ${spaceWords(g, at)} in this turn.`);
    },
    waits: () => 'A Dominion Starbase Token defends it.',
    cost: () => DECIMATE_COST,
  },
  classH: {
    verb: 'visit',
    words: 'Explore',
    rule: 'F-LOC-34',
    near: 'F-TURN-13',
    // F-LOC-41: nobody has solved it; and there is a token, or one to draw.
    closed(g, _seat, at) {
      const { marks, classH } = siteAt(g, at);
      if (marks.length > 0) return no('F-LOC-41', () => `${spaceWords(g, at)} was explored: it has a Faction Token.`);
      const { draw, discard } = g.piles.classH;
      return classH !== null || draw.length + discard.length > 0 ? null : no('F-LOC-34', 'No Class-H Token is left.');
    },
    // What is left of a token that lies open: guards, or data to pay (F-LOC-36).
    waits(g, at) {
      const { classH } = siteAt(g, at);
      if (classH === null) return 'A Class-H Token is drawn.';
      const token = classHOf(classH);
      if (token.kind === 'guarded') return tokensAt(g, at);
      return `${token.name}: ${token.data.join(', ')} data for ${CHALLENGE_EXPERIENCE} Experience.`;
    },
  },
  planet: {
    verb: 'beam',
    words: 'Beam down at',
    rule: 'F-AWAY-01',
    near: 'F-TURN-13',
    closed: planetClosed,
    waits(g, at) {
      const planet = awayPlanetAt(g, at);
      if (planet === null || siteAt(g, at).tokens.length > 0) return tokensAt(g, at);
      const { pile, tokens } = planet;
      return `${several(tokens, `${PILE_NAMES[pile]} Token`)} ${tokens === 1 ? 'is' : 'are'} drawn.`;
    },
  },
};

/** Enemy Ships in open space are fought without a place. */
const SHIPS: Pick<PlaceFight, 'near' | 'closed'> = {
  near: 'F-TURN-14',
  closed: (g, seat, at) => (roams(g, at) ? null : nothingAt(g, seat, at)),
};

/** What a space is fought for as, open or not; null without a location of such a kind. */
function placeKindAt(g: Frontiers, id: HexId): PlaceKind | null {
  switch (spaceAt(g, id)?.site?.kind) {
    case 'romulanStarbase':
    case 'dominionStarbase':
      return isGarrisoned(g, id) ? 'starbase' : 'owned-starbase';
    case 'borgCube':
      return 'cube';
    case 'research':
      return 'research';
    case 'classM':
      return 'decimate';
    case 'classH':
      return 'classH';
    default:
      return awayPlanetAt(g, id) === null ? null : 'planet';
  }
}

/**
 * Everything that a seat may fight as its Action from where its ship is (F-TURN-12, F-TURN-13, F-TURN-14, F-TURN-15): nothing
 * when Enemy Ships were provoked, who come first (F-AWAY-02).
 */
export function fights(g: Frontiers, seat: Seat): Offer<FightPayload>[] {
  const { at, aside } = playerOf(g, seat);
  if (at === null || aside || (g.turn?.seat === seat && g.turn.provoked.length > 0)) return [];
  const near = idsAround(at).filter((id) => notFought(g, seat, id) === null);
  return [
    ...groupsOf(near.filter((id) => roams(g, id))).map((group) => challenge(g, seat, group)),
    ...near.flatMap((id) => {
      const kind = placeKindAt(g, id);
      return kind === null ? [] : [attack(g, seat, kind, id)];
    }),
  ];
}

/** The Action against what a space holds, with what is against it. */
export function fightOffer(g: Frontiers, seat: Seat, id: HexId): Offer<FightPayload> {
  const kind = placeKindAt(g, id);
  return { ...(kind === null ? challenge(g, seat, [id]) : attack(g, seat, kind, id)), why: notFought(g, seat, id) };
}

/**
 * Why what is on a space can’t be the Action of a seat, or null (F-TURN-12 to F-TURN-15): only from a safe space and what is
 * adjacent (F-SAFE-04, F-OPEN-36, F-OPEN-90).
 */
function notFought(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const kind = placeKindAt(g, id);
  const place = kind === null ? SHIPS : PLACES[kind];
  const closed = place.closed(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(at, id)) {
    return no(place.near, () => `${spaceWords(g, id)} is not adjacent to ${yourShip(g, seat)}.`);
  }
  if (!isSafe(g, seat, at)) {
    return no('F-SAFE-04', () => `You act from a safe space alone, and ${ownSpace(g, seat)} is none.`);
  }
  // F-MOVE-22, F-OPEN-35: a team may still beam down.
  if (!cubeAt(g, at)?.destroyed || kind === 'planet') return null;
  return no('F-MOVE-22', 'From a destroyed Borg Cube no ship attacks: leave it first.');
}

/** Starts what was chosen: pays the Reputation that it costs and calls the procedure (F-COMBAT-02, F-COMBAT-03). */
export function startFight(ctx: Running, seat: Seat, payload: FightPayload): void {
  const { g } = ctx;
  if (payload.do === 'challenge') {
    ctx.call(COMBAT, { seat, kind: 'ships', at: null, joined: [...payload.at], provoked: false });
    return;
  }
  const [at] = payload.at;
  const kind = placeKindAt(g, at);
  if (kind === null) throw new Error(`nothing to fight at ${spaceLabel(at)}`);
  const why = `${kind === 'decimate' ? 'decimating' : 'assaulting'} ${siteWords(g, at)}`;
  const rule = kind === 'decimate' ? 'F-COMBAT-09' : kind === 'owned-starbase' ? 'F-COMBAT-04' : 'F-COMBAT-02';
  changeReputation(ctx, seat, 0 - costOf(g, kind, at), why, rule);
  // F-TURN-12, F-TURN-13, F-AWAY-01: planets of Class L and K by an Away Mission, of Class H by what its token brings.
  if (kind === 'planet') ctx.call(AWAY, { seat, at });
  else if (kind === 'classH') ctx.call(CLASS_H, { seat, at });
  else ctx.call(COMBAT, { seat, kind, at, joined: [], provoked: false });
}

function costOf(g: Frontiers, kind: PlaceKind, at: HexId): number {
  return PLACES[kind].cost?.(g, at) ?? 0;
}

/** F-COMBAT-01: every group of a few ships; of many, one, to which others are added. */
function groupsOf(ships: readonly HexId[]): HexId[][] {
  if (ships.length > MOST_GROUPED) return ships.map((ship) => [ship]);
  return Array.from({ length: 2 ** ships.length - 1 }, (_, bits) =>
    ships.filter((_ship, place) => ((bits + 1) >> place) % 2 === 1),
  );
}

function challenge(g: Frontiers, seat: Seat, group: readonly HexId[]): Offer<FightPayload> {
  const labels = group.map(spaceLabel).join('+');
  const tokens = group.flatMap((id) => siteAt(g, id).tokens);
  const [first] = group;
  const option: Option = {
    key: `challenge:${labels}`,
    verb: 'challenge',
    label: asLabel(`Challenge ${labels}: ${tokens.map(({ token }) => enemyOf(token).name).join(', ')}`),
    hint: asHint(`${unblockedAt(g, seat, 'ships', group)} ${shipsHint(tokens)}`),
    rule: 'F-COMBAT-01',
  };
  if (first !== undefined) option.subject = { kind: 'space', id: first };
  return open(option, { do: 'challenge', at: group });
}

function attack(g: Frontiers, seat: Seat, kind: PlaceKind, at: HexId): Offer<FightPayload> {
  const { verb, words, rule, waits } = PLACES[kind];
  const cost = costOf(g, kind, at);
  const known = [...(cost === 0 ? [] : [`Costs ${cost} Reputation.`]), unblockedAt(g, seat, kind, [at])]
    .join(' ')
    .trim();
  const option = {
    key: `${verb}:${spaceLabel(at)}`,
    verb,
    label: `${words} ${spaceLabel(at)}: ${siteWords(g, at)}`,
    hint: fitting(known, waits(g, at)),
    subject: { kind: 'space', id: at },
    rule,
  };
  return open(option, { do: verb, at: [at] });
}

/** Enemy Ships that a label names: a single one by its figures alone. */
export function shipsHint(tokens: readonly Token[]): string {
  const [only, ...more] = tokens;
  return only?.up === true && more.length === 0 ? enemyFigures(enemyOf(only.token)) : hintOf(tokens);
}

function tokensAt(g: Frontiers, at: HexId): readonly string[] {
  const { tokens } = siteAt(g, at);
  return [...new Set([hintOf(tokens), shipsHint(tokens), namesOf(tokens)])];
}

function hintOf(tokens: readonly Token[]): string {
  const words = tokens.map(({ token, up }) => (up ? enemyWords(enemyOf(token)) : 'a token face down')).join('; ');
  return words.length <= HINT_LENGTH ? words : asHint(namesOf(tokens));
}

function namesOf(tokens: readonly Token[]): string {
  return tokens.map(({ token, up }) => (up ? enemyOf(token).name : 'hidden')).join('; ');
}

/** What is known before, and behind it the first words that have room; of the last ones as much as has. */
function fitting(known: string, words: string | readonly string[]): string {
  const all = (typeof words === 'string' ? [words] : words).map((one) => `${known} ${one}`.trim());
  return asHint(all.find(({ length }) => length <= HINT_LENGTH) ?? all.at(-1) ?? known);
}

function siteWords(g: Frontiers, at: HexId): string {
  const space = spaceAt(g, at);
  const site = space === null ? null : locationOf(g, space);
  return site === null ? spaceLabel(at) : siteName(site);
}

/** That a space has nothing to fight; or what is against attacking the ship of a player there (F-PVP-01). */
function nothingAt(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  return () => {
    const [guest] = shipsAt(g, id).filter((other) => other !== seat);
    const why = guest === undefined ? null : notEngaged(g, seat, guest);
    return why?.() ?? { text: `There is nothing to fight at ${spaceWords(g, id)}.`, rule: 'F-TURN-14' };
  };
}

/** Another player’s Starbase without any ship; with the owner there it is a matter of PvP (F-COMBAT-05, F-COMBAT-06, F-LOC-13). */
function starbaseClosed(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const owner = ownerOf(g, id);
  const what = () => spaceWords(g, id);
  if (owner === null) return no('F-OUTCOME-07', () => `${what()} is conquered and open to all.`);
  if (owner === seat) return no('F-TURN-15', () => `${what()} is yours.`);
  if (allied(g, seat, owner)) return no('F-TEAM-05', () => `${what()} belongs to ${seatName(g, owner)}, your ally.`);
  if (g.options.starbasePeace) return no('F-VARIANT-13', 'Starbases of other players are at peace here.');
  const [ship] = shipsAt(g, id);
  if (ship === undefined) return null;
  const name = seatName(g, ship);
  if (ship !== owner) return no('F-COMBAT-06', () => `${name} is at ${what()}: its own ship is the target there.`);
  if (g.options.pvp)
    return notEngaged(g, seat, owner) ?? no('F-PVP-06', () => `${name} holds ${what()} itself: assault it there.`);
  return no('F-COMBAT-06', () => `${name} is at ${what()}, and ships don’t fight here.`);
}

/**
 * A planet of Class L is open until somebody succeeded (F-LOC-24, F-LOC-28), one of Class K again and again (F-LOC-31,
 * F-LOC-33), as long as there are tokens.
 */
function planetClosed(g: Frontiers, _seat: Seat, id: HexId): Obstacle {
  const planet = awayPlanetAt(g, id);
  const { marks, tokens } = siteAt(g, id);
  if (planet === null) return null;
  if (planet.pile === 'classL' && marks.length > 0) {
    const rule = planet.tokens === 1 ? 'F-LOC-24' : 'F-LOC-28';
    return no(rule, () => `${spaceWords(g, id)} is closed: an Away Mission has succeeded there.`);
  }
  const { draw, discard } = g.piles[planet.pile];
  if (tokens.length + draw.length + discard.length > 0) return null;
  return no('F-AWAY-07', () => `No token is left for ${spaceWords(g, id)}.`);
}
