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

/** The procedures for Away Missions and for exploring a Class-H Planet. */
export const AWAY: Callable<{ seat: Seat; at: HexId }> = { name: 'away' };
export const CLASS_H: Callable<{ seat: Seat; at: HexId }> = { name: 'classh' };

/**
 * The maximum number of nearby Enemy Ships for which the options list every group of ships. If more ships are near, the
 * player first challenges one ship and then adds others.
 */
export const MOST_GROUPED = 3;

/** The Reputation that it costs to start an assault or to decimate a planet (F-COMBAT-02, F-COMBAT-07, F-COMBAT-09). */
const ASSAULT_COST = 1;
const DECIMATE_COST = 3;

/** A player's choice of an Action against Enemy Ships or at a location. */
export type FightPayload = { do: 'challenge'; at: readonly HexId[] } | { do: PlaceAction; at: readonly [HexId] };

type PlaceAction = 'assault' | 'decimate' | 'beam' | 'visit';

/** The kind of fight at a location. Enemy Ships in open space have no location. */
type PlaceKind = Exclude<CombatKind, 'ships'>;

/** The Action that fights at one kind of location. */
interface PlaceFight {
  verb: PlaceAction;
  words: string;
  rule: RuleId;
  /** The rule that lets a ship act on adjacent spaces. */
  near: RuleId;
  /** Returns the reason a seat can’t fight or explore at the location, no matter where its ship is, or null. */
  closed(g: Frontiers, seat: Seat, at: HexId): Obstacle;
  /** Describes the known enemies at the location, or returns several versions of the text, longest first. */
  waits(g: Frontiers, at: HexId): string | readonly string[];
  /** Returns the Reputation that starting the fight costs. Without this function, the fight costs no Reputation. */
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
      const inFor = `${tokens} ${count === 1 ? 'defends' : 'defend'} it for ${owner === null ? 'its owner' : seatName(g, owner)}`;
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
      return cubes === 'found' ? no('F-SCEN-04', `Borg Cubes can’t be fought in ${name}.`) : null;
    },
    waits: (g, at) => `${several(cubeAt(g, at)?.defenders.length ?? 0, 'defender')}.`,
  },
  research: {
    ...ASSAULT,
    closed(g, _seat, at) {
      if (isOccupiedStation(g, at)) return null;
      return no('F-LOC-04', () => `${spaceWords(g, at)} has no defenders. End your turn there to gain a crystal.`);
    },
    waits: tokensAt,
  },
  decimate: {
    verb: 'decimate',
    words: 'Decimate',
    rule: 'F-TURN-12',
    near: 'F-TURN-12',
    // F-OUTCOME-08, F-LOC-19: a decimated planet can't be decimated again, and neither can a planet that the player has
    // interacted with this turn.
    closed(g, seat, at) {
      if (siteAt(g, at).marks.length > 0)
        return no('F-OUTCOME-08', () => `${spaceWords(g, at)} has already been decimated.`);
      if (g.turn?.seat !== seat || !g.turn.visited.includes(at)) return null;
      return no('F-LOC-19', () => `You have already interacted with ${spaceWords(g, at)} this turn.`);
    },
    waits: () => 'A Dominion Starbase Token defends it.',
    cost: () => DECIMATE_COST,
  },
  classH: {
    verb: 'visit',
    words: 'Explore',
    rule: 'F-LOC-34',
    near: 'F-TURN-13',
    // F-LOC-41: ships can't explore a solved planet, or a planet without a token if no tokens are left to draw.
    closed(g, _seat, at) {
      const { marks, classH } = siteAt(g, at);
      if (marks.length > 0)
        return no('F-LOC-41', () => `${spaceWords(g, at)} has already been explored. It has a Faction Token.`);
      const { draw, discard } = g.piles.classH;
      return classH !== null || draw.length + discard.length > 0 ? null : no('F-LOC-34', 'No Class-H Tokens are left.');
    },
    // A face-up Class-H Token shows its guards, or the data to pay (F-LOC-36).
    waits(g, at) {
      const { classH } = siteAt(g, at);
      if (classH === null) return 'You draw a Class-H Token.';
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
      return `You draw ${several(tokens, `${PILE_NAMES[pile]} Token`)}.`;
    },
  },
};

/** The conditions for a fight with Enemy Ships in open space. */
const SHIPS: Pick<PlaceFight, 'near' | 'closed'> = {
  near: 'F-TURN-14',
  closed: (g, seat, at) => (roams(g, at) ? null : nothingAt(g, seat, at)),
};

/**
 * Returns the kind of fight at a space, even if a rule prevents the fight now. Returns null if the space has no
 * location where ships can fight or explore.
 */
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
 * Returns the fights that a seat may start as its Action from its ship's space (F-TURN-12, F-TURN-13, F-TURN-14,
 * F-TURN-15). The list is empty if the ship has provoked Enemy Ships, because it must fight them first (F-AWAY-02).
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

/** Returns the offer of an Action against a space. If the Action isn't possible now, the offer includes the reason. */
export function fightOffer(g: Frontiers, seat: Seat, id: HexId): Offer<FightPayload> {
  const kind = placeKindAt(g, id);
  return { ...(kind === null ? challenge(g, seat, [id]) : attack(g, seat, kind, id)), why: notFought(g, seat, id) };
}

/**
 * Returns the reason a seat can't use its Action against a space, or null (F-TURN-12 to F-TURN-15). The ship must be on
 * a safe space next to the target (F-SAFE-04, F-OPEN-36, F-OPEN-90).
 */
function notFought(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const kind = placeKindAt(g, id);
  const place = kind === null ? SHIPS : PLACES[kind];
  const closed = place.closed(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(at, id)) {
    return no(place.near, () => `${spaceWords(g, id)} isn’t adjacent to ${yourShip(g, seat)}.`);
  }
  if (!isSafe(g, seat, at)) {
    return no('F-SAFE-04', () => `You can act only from a safe space, and ${ownSpace(g, seat)} isn’t safe.`);
  }
  // F-MOVE-22, F-OPEN-35: a ship on a destroyed Cube can't attack, but its Away Team may still beam down.
  if (!cubeAt(g, at)?.destroyed || kind === 'planet') return null;
  return no('F-MOVE-22', 'You can’t attack from a destroyed Borg Cube. Leave it first.');
}

/** Starts the chosen fight: deducts the Reputation that it costs and calls its procedure (F-COMBAT-02, F-COMBAT-03). */
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
  // F-TURN-12, F-TURN-13, F-AWAY-01: Class-L and Class-K Planets need an Away Mission. At a Class-H Planet, the token
  // determines what the player has to do.
  if (kind === 'planet') ctx.call(AWAY, { seat, at });
  else if (kind === 'classH') ctx.call(CLASS_H, { seat, at });
  else ctx.call(COMBAT, { seat, kind, at, joined: [], provoked: false });
}

function costOf(g: Frontiers, kind: PlaceKind, at: HexId): number {
  return PLACES[kind].cost?.(g, at) ?? 0;
}

/**
 * F-COMBAT-01: returns every group that up to `MOST_GROUPED` ships can form. If there are more ships, returns each ship
 * as a group of its own, and the player can add others later.
 */
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

/**
 * Describes Enemy Ships in a hint. For a single Enemy Ship the hint shows only the figures, since the label has the
 * name.
 */
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

/**
 * Returns a hint that consists of the known part and the first version of the rest that fits. If no version fits, the
 * hint uses the last one and is cut short.
 */
function fitting(known: string, words: string | readonly string[]): string {
  const all = (typeof words === 'string' ? [words] : words).map((one) => `${known} ${one}`.trim());
  return asHint(all.find(({ length }) => length <= HINT_LENGTH) ?? all.at(-1) ?? known);
}

function siteWords(g: Frontiers, at: HexId): string {
  const space = spaceAt(g, at);
  const site = space === null ? null : locationOf(g, space);
  return site === null ? spaceLabel(at) : siteName(site);
}

/**
 * Returns the reason a space can't be attacked: it has nothing to fight, or a rule prevents an attack on the player's
 * ship there (F-PVP-01).
 */
function nothingAt(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  return () => {
    const [guest] = shipsAt(g, id).filter((other) => other !== seat);
    const why = guest === undefined ? null : notEngaged(g, seat, guest);
    return why?.() ?? { text: `There is nothing to fight at ${spaceWords(g, id)}.`, rule: 'F-TURN-14' };
  };
}

/**
 * Returns the reason another player’s Starbase can't be assaulted, or null. No ship may be on the Starbase. If the
 * owner's ship is there, the fight is PvP instead (F-COMBAT-05, F-COMBAT-06, F-LOC-13).
 */
function starbaseClosed(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  const owner = ownerOf(g, id);
  const what = () => spaceWords(g, id);
  if (owner === null) return no('F-OUTCOME-07', () => `${what()} is already conquered and open to all players.`);
  if (owner === seat) return no('F-TURN-15', () => `${what()} is yours.`);
  if (allied(g, seat, owner)) return no('F-TEAM-05', () => `${what()} belongs to ${seatName(g, owner)}, your ally.`);
  if (g.options.starbasePeace) return no('F-VARIANT-13', 'In this game, players can’t assault each other’s Starbases.');
  const [ship] = shipsAt(g, id);
  if (ship === undefined) return null;
  const name = seatName(g, ship);
  if (ship !== owner)
    return no('F-COMBAT-06', () => `${name} is at ${what()}, so only that ship can be attacked there.`);
  if (g.options.pvp)
    return (
      notEngaged(g, seat, owner) ?? no('F-PVP-06', () => `${name} defends ${what()} itself. Attack that ship instead.`)
    );
  return no('F-COMBAT-06', () => `${name} is at ${what()}, and players’ ships can’t fight in this game.`);
}

/**
 * Returns the reason no Away Mission is possible at a planet, or null. A Class-L Planet closes after the first success
 * (F-LOC-24, F-LOC-28). A Class-K Planet stays open as long as its pile has tokens (F-LOC-31, F-LOC-33).
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
  return no('F-AWAY-07', () => `No tokens are left for ${spaceWords(g, id)}.`);
}
