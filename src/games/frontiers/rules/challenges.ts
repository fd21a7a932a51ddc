import type { Option, Seat } from '../../../kernel/types.ts';
import { CHALLENGE_EXPERIENCE, classHOf } from '../content/class-h.ts';
import { enemyOf } from '../content/encounters/all.ts';
import { PILE_NAMES } from '../content/encounters/token.ts';
import { siteName } from '../content/terrain.ts';
import type { CombatKind, Frontiers, Token, TokenId } from '../state.ts';
import { allied, amount, playerOf, seatName } from './find.ts';
import { enemyWords } from './foe-words.ts';
import { changeReputation, type Running } from './gains.ts';
import { strangers } from './gather.ts';
import { cubeAt, idsAround, isGarrisoned, locationOf, ownerOf, shipsAt, siteAt, spaceAt } from './ground.ts';
import { type HexId, hexId } from './hex.ts';
import { hexLabelled, spaceLabel } from './labels.ts';
import { awayPlanetAt, isOpenPlanet } from './planet.ts';
import { MOST_GROUPED, roamersBeside } from './roamers.ts';
import { isOccupiedStation, isSafe } from './safe.ts';

/** Verbs of the keys of fights. */
const VERBS: ReadonlySet<string> = new Set(['challenge', 'assault', 'decimate', 'beam', 'visit']);

/** Reputation that fights cost before anything else (F-COMBAT-02 to F-COMBAT-04, F-COMBAT-07, F-COMBAT-09). */
const ASSAULT_COST = 1;
const DECIMATE_COST = 3;

/** A place beside the ship that can be fought for. */
interface Target {
  verb: 'assault' | 'decimate' | 'beam' | 'visit';
  kind: CombatKind;
  at: HexId;
}

/**
 * Everything that a seat may fight as its Action from where its ship is (F-TURN-12, F-TURN-13, F-TURN-14, F-TURN-15): only from a safe space and
 * what is adjacent (F-SAFE-04, F-OPEN-36, F-OPEN-90), and nothing when Enemy Ships were provoked, who come first (F-AWAY-02).
 */
export function fights(g: Frontiers, seat: Seat): Option[] {
  const { at, aside } = playerOf(g, seat);
  if (at === null || aside || (g.turn?.seat === seat && g.turn.provoked.length > 0)) return [];
  const near = idsAround(at).flatMap((id) => targetAt(g, seat, id) ?? []);
  const ships = roamersBeside(g, seat);
  if ((near.length === 0 && ships.length === 0) || !isSafe(g, seat, at)) return [];
  // F-MOVE-22, F-OPEN-35: from a destroyed Cube nobody attacks; a team may still beam down.
  if (cubeAt(g, at)?.destroyed)
    return near.filter(({ verb }) => verb === 'beam').map((target) => targetOption(g, target));
  return [
    ...groupsOf(ships).map((group) => challengeOption(g, group)),
    ...near.map((target) => targetOption(g, target)),
  ];
}

/** Whether a key is one that `fights` gave. */
export function isFight(key: string): boolean {
  return VERBS.has(key.slice(0, Math.max(0, key.indexOf(':'))));
}

/** Starts what was chosen: pays the Reputation that it costs and calls the procedure (F-COMBAT-02, F-COMBAT-03). */
export function startFight(ctx: Running, seat: Seat, key: string): void {
  const { g } = ctx;
  const places = key
    .slice(key.indexOf(':') + 1)
    .split('+')
    .map(spaceNamed);
  const [at] = places;
  if (at === undefined) throw new Error(`${key} names no space`);
  if (key.startsWith('challenge:')) {
    ctx.call('combat', { seat, kind: 'ships', at: null, joined: places, provoked: false });
    return;
  }
  const target = targetAt(g, seat, at);
  if (target === null) throw new Error(`nothing to fight at ${spaceLabel(at)}`);
  const { kind, verb } = target;
  const why = `${verb === 'decimate' ? 'decimating' : 'assaulting'} ${placeName(g, at)}`;
  const rule = verb === 'decimate' ? 'F-COMBAT-09' : kind === 'owned-starbase' ? 'F-COMBAT-04' : 'F-COMBAT-02';
  changeReputation(ctx, seat, 0 - costOf(g, target), why, rule);
  if (verb === 'beam') ctx.call('away', { seat, at });
  else if (verb === 'visit') ctx.call('classh', { seat, at });
  else ctx.call('combat', { seat, kind, at, joined: [], provoked: false });
}

/** What can be fought for on a space, or null. */
function targetAt(g: Frontiers, seat: Seat, at: HexId): Target | null {
  const site = spaceAt(g, at)?.site;
  switch (site?.kind) {
    case 'romulanStarbase':
    case 'dominionStarbase':
      if (isGarrisoned(g, at)) return { verb: 'assault', kind: 'starbase', at };
      return isLeftAlone(g, seat, at) ? { verb: 'assault', kind: 'owned-starbase', at } : null;
    case 'borgCube': {
      // F-SCEN-04: First Reconnaissance ends before anybody fights one.
      const cube = g.options.scenario === 'first-reconnaissance' ? null : cubeAt(g, at);
      return cube === null || cube.destroyed ? null : { verb: 'assault', kind: 'cube', at };
    }
    case 'research':
      return isOccupiedStation(g, at) ? { verb: 'assault', kind: 'research', at } : null;
    case 'classM':
      return isIntact(g, seat, at) ? { verb: 'decimate', kind: 'decimate', at } : null;
    case 'classH':
      return isOpenClassH(g, at) ? { verb: 'visit', kind: 'classH', at } : null;
    default:
      return isOpenPlanet(g, at) ? { verb: 'beam', kind: 'planet', at } : null;
  }
}

/** Another player’s Starbase without any ship; with the owner there it is a matter of PvP (F-COMBAT-05, F-COMBAT-06, F-LOC-13). */
function isLeftAlone(g: Frontiers, seat: Seat, at: HexId): boolean {
  const owner = ownerOf(g, at);
  if (owner === null || allied(g, seat, owner) || g.options.starbasePeace) return false;
  return shipsAt(g, at).length === 0;
}

/** F-OUTCOME-08, F-LOC-19: not decimated, and not dealt with in this turn. */
function isIntact(g: Frontiers, seat: Seat, at: HexId): boolean {
  const dealt = g.turn?.seat === seat && g.turn.visited.includes(at);
  return !dealt && siteAt(g, at).marks.length === 0;
}

/** F-LOC-41: nobody has solved it; and there is a token, or one to draw. */
function isOpenClassH(g: Frontiers, at: HexId): boolean {
  const { marks, classH } = siteAt(g, at);
  const { draw, discard } = g.piles.classH;
  return marks.length === 0 && (classH !== null || draw.length + discard.length > 0);
}

/** Reputation that a fight costs at its start. */
function costOf(g: Frontiers, { kind, at }: Target): number {
  const { scenario } = g.options;
  if (kind === 'decimate') return DECIMATE_COST;
  // F-SCEN-73
  if (scenario === 'conquer-and-hold') return 0;
  if (kind === 'starbase') return ASSAULT_COST;
  if (kind !== 'owned-starbase') return 0;
  const owner = ownerOf(g, at);
  // F-COMBAT-04, F-SCEN-88
  return owner === null || scenario === 'one-to-return' || playerOf(g, owner).reputation < 0 ? 0 : ASSAULT_COST;
}

/** F-COMBAT-01: every group of a few ships; of many, one, to which others are added. */
function groupsOf(ships: readonly HexId[]): HexId[][] {
  if (ships.length > MOST_GROUPED) return ships.map((ship) => [ship]);
  return Array.from({ length: 2 ** ships.length - 1 }, (_, bits) =>
    ships.filter((_ship, place) => ((bits + 1) >> place) % 2 === 1),
  );
}

function challengeOption(g: Frontiers, group: readonly HexId[]): Option {
  const labels = group.map(spaceLabel).join('+');
  const tokens = group.flatMap((id) => siteAt(g, id).tokens);
  const [first] = group;
  const option: Option = {
    key: `challenge:${labels}`,
    verb: 'challenge',
    label: `Challenge ${labels}: ${tokens.map(({ token }) => enemyOf(token).name).join(', ')}`.slice(0, 80),
    hint: hintOf(tokens),
    rule: 'F-COMBAT-01',
  };
  if (first !== undefined) option.subject = { kind: 'space', id: first };
  return option;
}

function targetOption(g: Frontiers, target: Target): Option {
  const { verb, at } = target;
  const words = { assault: 'Assault', decimate: 'Decimate', beam: 'Beam down at', visit: 'Explore' }[verb];
  const cost = costOf(g, target);
  const what = whatWaits(g, target);
  return {
    key: `${verb}:${spaceLabel(at)}`,
    verb,
    label: `${words} ${spaceLabel(at)}: ${placeName(g, at)}`,
    hint: cost === 0 ? what : `Costs ${cost} Reputation. ${what}`.slice(0, 100),
    subject: { kind: 'space', id: at },
    rule: { assault: 'F-TURN-15', decimate: 'F-TURN-12', beam: 'F-AWAY-01', visit: 'F-LOC-34' }[verb],
  };
}

/** What is known of the enemies there. */
function whatWaits(g: Frontiers, { kind, at }: Target): string {
  const { tokens, classH } = siteAt(g, at);
  switch (kind) {
    case 'cube':
      return `${amount(cubeAt(g, at)?.defenders.length ?? 0, 'defender')}.`;
    case 'owned-starbase': {
      const owner = ownerOf(g, at);
      const count = strangers(g, kind);
      const draw = `${amount(count, 'Starbase Token')} ${count === 1 ? 'stands' : 'stand'} in`;
      return `${draw} for ${owner === null ? 'its owner' : seatName(g, owner)}, for half the Experience.`;
    }
    case 'decimate':
      return 'A Dominion Starbase Token defends it.';
    case 'classH':
      return classH === null ? 'A Class-H Token is drawn.' : classHWords(classH, tokens);
    case 'planet':
      return tokens.length > 0 ? hintOf(tokens) : drawnAt(g, at);
    default:
      return hintOf(tokens);
  }
}

/** What is left of a Class-H Token that lies open: guards, or data to pay (F-LOC-36). */
function classHWords(id: TokenId, tokens: readonly Token[]): string {
  const token = classHOf(id);
  if (token.kind === 'guarded') return hintOf(tokens);
  return `${token.name}: ${token.data.join(', ')} data for ${CHALLENGE_EXPERIENCE} Experience.`;
}

/** `2 Class-K Planet Tokens are drawn.` */
function drawnAt(g: Frontiers, at: HexId): string {
  const planet = awayPlanetAt(g, at);
  if (planet === null) return '';
  const { pile, tokens } = planet;
  return `${amount(tokens, `${PILE_NAMES[pile]} Token`)} ${tokens === 1 ? 'is' : 'are'} drawn.`;
}

function hintOf(tokens: readonly Token[]): string {
  const words = tokens.map(({ token, up }) => (up ? enemyWords(enemyOf(token)) : 'a token face down')).join('; ');
  return words.length <= 90
    ? words
    : tokens
        .map(({ token, up }) => (up ? enemyOf(token).name : 'hidden'))
        .join('; ')
        .slice(0, 90);
}

function placeName(g: Frontiers, at: HexId): string {
  const space = spaceAt(g, at);
  const site = space === null ? null : locationOf(g, space);
  return site === null ? spaceLabel(at) : siteName(site);
}

function spaceNamed(label: string): HexId {
  const hex = hexLabelled(label);
  if (hex === null) throw new Error(`no space ${label}`);
  return hexId(hex);
}
