import { offers } from '../../kernel/decision.ts';
import type { Decision, Option, Refusal, Seat, State } from '../../kernel/types.ts';
import { skillOf } from './content/skills/all.ts';
import { cannotActOn } from './refusals/actions.ts';
import { cannotBuy } from './refusals/buy.ts';
import { cannotPlay } from './refusals/cards.ts';
import { type Case, sceneOf } from './refusals/case.ts';
import { cannotActivate } from './refusals/crew.ts';
import { cannotTakeDie, cannotUseCrystal } from './refusals/data.ts';
import { cannotInteract } from './refusals/deal.ts';
import { cannotEngage, cannotPropose } from './refusals/engagements.ts';
import { cannotExplore } from './refusals/explore.ts';
import { cannotHeal, cannotRepair } from './refusals/mending.ts';
import { cannotMove } from './refusals/move.ts';
import { fitting } from './refusals/offered.ts';
import { cannotUseSkill } from './refusals/skills.ts';
import {
  cannotAnnounce,
  cannotEnd,
  cannotForfeit,
  cannotMakeRepairs,
  cannotPlayOn,
  cannotShift,
  cannotStop,
  cannotSubjugate,
} from './refusals/turn.ts';
import { cannotAttack, cannotDeflect, cannotFire, cannotWinOver } from './refusals/volleys.ts';
import { playerOf, seatName } from './rules/find.ts';
import { readWish, type Wish } from './rules/wish.ts';
import { actionsIn } from './rules/wish-words.ts';
import type { Frontiers } from './state.ts';

/** Options named in one sentence. */
const MOST_NAMED = 4;

/**
 * Why a wish (a key, or words) can’t be done by a seat now; what is on offer is said to be possible. Says only what the seat
 * may know: its own cards, and what lies open on the table.
 */
export function refuse(state: State<Frontiers>, seat: Seat, wish: string): Refusal {
  const { g, over, pending } = state;
  if (over !== null) return { text: `The game is over. ${over.why}`, rule: 'T-TURN-03' };
  const decision = pending.find((one) => one.seat === seat);
  const wished = readWish(g, seat, wish);
  if (decision === undefined) return notYours(state, seat, wished);
  const same = offers(decision).find(({ key, label }) => key === wish || label.toLowerCase() === wish.toLowerCase());
  if (same !== undefined) return possible([same]);
  const scene = sceneOf(state);
  if (scene === null) return answerFirst(decision);
  const one: Case = { g, seat, wish: wished, decision, ...scene };
  const open = fitting(one);
  if (open.length > 0) return possible(open);
  return why(one) ?? cannotPlayOn(one) ?? unclear(decision, wish);
}

/** The reason by what is wished; null when none is known. */
function why(one: Case): Refusal | null {
  const { wish, scene } = one;
  switch (wish.verb) {
    case 'move':
      return cannotMove(one);
    case 'stop':
      return cannotStop(one);
    case 'explore':
      return isAtPlace(wish) ? cannotActOn(one) : cannotExplore(one);
    case 'interact':
      return cannotInteract(one);
    case 'buy':
      return cannotBuy(one);
    case 'fight':
      if (scene.kind === 'pvp') return cannotFire(one);
      return scene.kind === 'fight' && wish.seats.length === 0 ? cannotAttack(one) : cannotFightShip(one);
    case 'decimate':
    case 'beam':
      return cannotActOn(one);
    case 'joint':
      return cannotPropose(one);
    case 'win':
      return cannotWinOver(one);
    case 'deflect':
      return cannotDeflect(one);
    case 'play':
      return cannotUse(one);
    case 'die':
      return cannotTakeDie(one);
    case 'crystal':
      return cannotUseCrystal(one);
    case 'repair':
      return cannotRepair(one);
    case 'heal':
      return cannotHeal(one);
    case 'emergency':
      return cannotMakeRepairs(one);
    case 'phase':
      return scene.kind === 'fight' ? null : { text: 'No fight is under way.', rule: 'F-COMBAT-16' };
    case 'end':
      return cannotEnd(one);
    case 'round':
      return cannotAnnounce(one);
    case 'forfeit':
      return cannotForfeit(one);
    case 'subjugate':
      return cannotSubjugate(one);
    case 'tactic':
      return cannotShift(one);
    case null:
      return null;
    default:
      return wish.verb satisfies never;
  }
}

/** Whether a wish to explore is about a planet: a tile has no place yet. */
function isAtPlace({ places, sites, words }: Wish): boolean {
  return places.length + sites.length > 0 || actionsIn(words).length > 0;
}

/** In a fight with tokens no ship of a player is fought as well (F-COMBAT-14). */
function cannotFightShip(one: Case): Refusal | null {
  const { g, seat, wish, scene } = one;
  const [ship] = wish.seats;
  if (scene.kind !== 'fight' || ship === undefined) return cannotActOn(one);
  return g.options.pvp
    ? { text: 'Tokens and ships of players are never fought together.', rule: 'F-COMBAT-14' }
    : cannotEngage(g, seat, ship);
}

/** What is to be used: a card, a Crew Member or a Skill. */
function cannotUse(one: Case): Refusal | null {
  const { cards, crew, skills } = one.wish;
  const [card] = cards;
  if (card !== undefined) return cannotPlay(one, card);
  const [member] = crew;
  if (member !== undefined) return cannotActivate(one, member);
  const [skill] = skills;
  return skill === undefined ? null : cannotUseSkill(one, skill);
}

/** It is for somebody else to choose (F-ROUND-18, F-TURN-01). */
function notYours({ g, pending }: State<Frontiers>, seat: Seat, { skills }: Wish): Refusal {
  const who = pending[0]?.seat;
  const name = who === undefined ? 'nobody' : seatName(g, who);
  const own = playerOf(g, seat).skills.find(({ skill }) => skills.includes(skill));
  if (own !== undefined && own.used === 'no' && skillOf(own.skill).use === 'any') {
    const text = `It is for ${name} to choose now. You can use ${skillOf(own.skill).name} just before your own turn.`;
    return { text, rule: 'F-TURN-01' };
  }
  switch (g.phase) {
    case 'ships':
      return { text: `It is for ${name} to choose a ship now.`, rule: 'F-SETUP-03' };
    case 'tactics':
      return { text: `It is for ${name} to take a Tactic now: least Experience goes first.`, rule: 'F-TACTIC-02' };
    default:
      return { text: `It is for ${name} to choose now.`, rule: 'F-ROUND-18' };
  }
}

function answerFirst({ prompt, rule }: Decision): Refusal {
  return { text: `Answer first: ${prompt}`, ...(rule === undefined ? {} : { rule }) };
}

function possible(options: readonly Option[]): Refusal {
  const labels = options.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = options.length > MOST_NAMED ? `; and ${options.length - MOST_NAMED} more` : '';
  const [only] = labels;
  if (labels.length === 1) return { text: `You can do that now: ${only}.` };
  return { text: `You can do that now. Choose one: ${labels.join('; ')}${more}.` };
}

function unclear(decision: Decision, wish: string): Refusal {
  // One of each kind tells the most in little room.
  const kinds = new Map<string, string>();
  for (const { verb, label } of offers(decision)) if (!kinds.has(verb)) kinds.set(verb, label);
  const some = [...kinds.values()].slice(0, MOST_NAMED).join('; ');
  const text = `“${wish.slice(0, 60)}” is nothing that can be done now. You can, for example: ${some}.`;
  return decision.rule === undefined ? { text } : { text, rule: decision.rule };
}
