import { HINT_LENGTH } from '../../../../kernel/decision.ts';
import type { Callable } from '../../../../kernel/game.ts';
import type { Option, RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { CHALLENGE_EXPERIENCE, classHOf } from '../../content/class-h.ts';
import { enemyOf } from '../../content/encounters/all.ts';
import { PILE_NAMES } from '../../content/encounters/token.ts';
import { siteName } from '../../content/terrain.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { Frontiers, Token, TokenId } from '../../state.ts';
import { asHint, asLabel } from '../asking/asking.ts';
import { awayPlanetAt } from '../away/planet.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { changeReputation, type Running } from '../captains/gains.ts';
import { cubeAt, idsAround, locationOf, ownerOf, roams, siteAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import { callCombat } from './combats.ts';
import { notFought, type TargetKind, targetKindAt } from './fight-targets.ts';
import { enemyFigures, enemyWords } from './foe-words.ts';
import { strangers } from './gather.ts';
import { MOST_GROUPED } from './roamers.ts';

/** An Away Mission, and the exploration of a Class-H Planet. */
export const AWAY: Callable<{ seat: Seat; at: HexId }> = { name: 'away' };
export const CLASS_H: Callable<{ seat: Seat; at: HexId }> = { name: 'classh' };

/** Reputation that fights cost before anything else (F-COMBAT-02 to F-COMBAT-04, F-COMBAT-07, F-COMBAT-09). */
const ASSAULT_COST = 1;
const DECIMATE_COST = 3;

/** The Action against Enemy Ships or a place. */
export type FightDeed = { do: 'challenge'; at: readonly HexId[] } | { do: PlaceAction; at: readonly [HexId] };

type PlaceAction = 'assault' | 'decimate' | 'beam' | 'visit';

/** What is done at a place: an assault, unless it is of a kind of its own. */
const ASSAULT = { verb: 'assault', words: 'Assault', rule: 'F-TURN-15' } as const;
const DEEDS: Readonly<Partial<Record<TargetKind, { verb: PlaceAction; words: string; rule: RuleId }>>> = {
  decimate: { verb: 'decimate', words: 'Decimate', rule: 'F-TURN-12' },
  planet: { verb: 'beam', words: 'Beam down at', rule: 'F-AWAY-01' },
  classH: { verb: 'visit', words: 'Explore', rule: 'F-LOC-34' },
};

/** A place that is fought for. */
interface Target {
  kind: TargetKind;
  at: HexId;
}

/**
 * Everything that a seat may fight as its Action from where its ship is (F-TURN-12, F-TURN-13, F-TURN-14, F-TURN-15): nothing
 * when Enemy Ships were provoked, who come first (F-AWAY-02).
 */
export function fights(g: Frontiers, seat: Seat): Offer<FightDeed>[] {
  const { at, aside } = playerOf(g, seat);
  if (at === null || aside || (g.turn?.seat === seat && g.turn.provoked.length > 0)) return [];
  const near = idsAround(at).filter((id) => notFought(g, seat, id) === null);
  return [
    ...groupsOf(near.filter((id) => roams(g, id))).map((group) => challenge(g, group)),
    ...near.flatMap((id) => targetAt(g, id) ?? []).map((target) => attack(g, target)),
  ];
}

/** The Action against what a space holds, with what is against it. */
export function fightOffer(g: Frontiers, seat: Seat, id: HexId): Offer<FightDeed> {
  const target = targetAt(g, id);
  return { ...(target === null ? challenge(g, [id]) : attack(g, target)), why: notFought(g, seat, id) };
}

/** Starts what was chosen: pays the Reputation that it costs and calls the procedure (F-COMBAT-02, F-COMBAT-03). */
export function startFight(ctx: Running, seat: Seat, deed: FightDeed): void {
  const { g } = ctx;
  if (deed.do === 'challenge') {
    callCombat(ctx, { seat, kind: 'ships', at: null, joined: [...deed.at] });
    return;
  }
  const [at] = deed.at;
  const target = targetAt(g, at);
  if (target === null) throw new Error(`nothing to fight at ${spaceLabel(at)}`);
  const { kind } = target;
  const why = `${kind === 'decimate' ? 'decimating' : 'assaulting'} ${siteWords(g, at)}`;
  const rule = kind === 'decimate' ? 'F-COMBAT-09' : kind === 'owned-starbase' ? 'F-COMBAT-04' : 'F-COMBAT-02';
  changeReputation(ctx, seat, 0 - costOf(g, target), why, rule);
  if (kind === 'planet') ctx.call(AWAY, { seat, at });
  else if (kind === 'classH') ctx.call(CLASS_H, { seat, at });
  else callCombat(ctx, { seat, kind, at });
}

/** The place of a space, open or not. */
function targetAt(g: Frontiers, at: HexId): Target | null {
  const kind = targetKindAt(g, at);
  return kind === null ? null : { kind, at };
}

/** Reputation that a fight costs at its start. */
function costOf(g: Frontiers, { kind, at }: Target): number {
  const { attackCost } = scenarioIn(g);
  if (kind === 'decimate') return DECIMATE_COST;
  // F-SCEN-73
  if (kind === 'starbase') return attackCost === 'none' ? 0 : ASSAULT_COST;
  // F-SCEN-73, F-SCEN-88
  if (kind !== 'owned-starbase' || attackCost !== 'all') return 0;
  const owner = ownerOf(g, at);
  // F-COMBAT-04
  return owner === null || playerOf(g, owner).reputation < 0 ? 0 : ASSAULT_COST;
}

/** F-COMBAT-01: every group of a few ships; of many, one, to which others are added. */
function groupsOf(ships: readonly HexId[]): HexId[][] {
  if (ships.length > MOST_GROUPED) return ships.map((ship) => [ship]);
  return Array.from({ length: 2 ** ships.length - 1 }, (_, bits) =>
    ships.filter((_ship, place) => ((bits + 1) >> place) % 2 === 1),
  );
}

function challenge(g: Frontiers, group: readonly HexId[]): Offer<FightDeed> {
  const labels = group.map(spaceLabel).join('+');
  const tokens = group.flatMap((id) => siteAt(g, id).tokens);
  const [first] = group;
  const [only, ...more] = tokens;
  const option: Option = {
    key: `challenge:${labels}`,
    verb: 'challenge',
    label: asLabel(`Challenge ${labels}: ${tokens.map(({ token }) => enemyOf(token).name).join(', ')}`),
    // The label names it.
    hint: only?.up === true && more.length === 0 ? enemyFigures(enemyOf(only.token)) : hintOf(tokens),
    rule: 'F-COMBAT-01',
  };
  if (first !== undefined) option.subject = { kind: 'space', id: first };
  return open(option, { do: 'challenge', at: group });
}

function attack(g: Frontiers, target: Target): Offer<FightDeed> {
  const { kind, at } = target;
  const { verb, words, rule } = DEEDS[kind] ?? ASSAULT;
  const cost = costOf(g, target);
  const what = whatWaits(g, target);
  const option = {
    key: `${verb}:${spaceLabel(at)}`,
    verb,
    label: `${words} ${spaceLabel(at)}: ${siteWords(g, at)}`,
    hint: cost === 0 ? what : asHint(`Costs ${cost} Reputation. ${what}`),
    subject: { kind: 'space', id: at },
    rule,
  };
  return open(option, { do: verb, at: [at] });
}

/** What is known of the enemies there. */
function whatWaits(g: Frontiers, { kind, at }: Target): string {
  const { tokens, classH } = siteAt(g, at);
  switch (kind) {
    case 'cube':
      return `${several(cubeAt(g, at)?.defenders.length ?? 0, 'defender')}.`;
    case 'owned-starbase': {
      const owner = ownerOf(g, at);
      const count = strangers(g, kind);
      const draw = `${several(count, 'Starbase Token')} ${count === 1 ? 'stands' : 'stand'} in`;
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
  return `${several(tokens, `${PILE_NAMES[pile]} Token`)} ${tokens === 1 ? 'is' : 'are'} drawn.`;
}

function hintOf(tokens: readonly Token[]): string {
  const words = tokens.map(({ token, up }) => (up ? enemyWords(enemyOf(token)) : 'a token face down')).join('; ');
  if (words.length <= HINT_LENGTH) return words;
  return asHint(tokens.map(({ token, up }) => (up ? enemyOf(token).name : 'hidden')).join('; '));
}

function siteWords(g: Frontiers, at: HexId): string {
  const space = spaceAt(g, at);
  const site = space === null ? null : locationOf(g, space);
  return site === null ? spaceLabel(at) : siteName(site);
}
