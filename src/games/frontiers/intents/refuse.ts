import { optionByKey } from '../../../kernel/decision.ts';
import type { Refusal, Seat, State } from '../../../kernel/types.ts';
import { names, refuser, type Understood } from '../../kit/intents.ts';
import type { Offer } from '../../kit/offers.ts';
import { playerOf, seatName } from '../chapters/captains/find.ts';
import { subjugation } from '../chapters/interactions/subjugation.ts';
import { momentOf, notMuch } from '../chapters/turn/turn-bars.ts';
import { isFresh, type Single, singleOffer } from '../chapters/turn/turn-picks.ts';
import { turnOf } from '../chapters/turn/turn-state.ts';
import { skillOf } from '../content/skills/all.ts';
import { diceOffers } from '../effects/plays.ts';
import { noTurnLeft } from '../effects/skill-plays.ts';
import { PROCEDURES } from '../procedures.ts';
import type { Frontiers } from '../state.ts';
import { actionMeant, actionsIn, interactMeant, jointMeant } from './actions.ts';
import { buyMeant, mendMeant } from './buy.ts';
import { anyOf, asked, type Case, grounded, type Meant, notLeaving, said, sceneOf } from './case.ts';
import { exploreMeant, moveMeant } from './move.ts';
import { crystalMeant, playMeant } from './play.ts';
import { isPlaced } from './targets.ts';
import { attackMeant, deflectMeant, fireMeant, winMeant } from './volleys.ts';
import { type PlayerIntent, readWish } from './wish.ts';
import { VERB_WORDS, type Verb } from './wish-words.ts';

/**
 * Explains why a seat can't do what an intent (a key or text) says, or replies that the seat can do it now. The answer
 * uses only public information and the seat's own cards.
 */
export const refuse = refuser<Frontiers, PlayerIntent, Case>({
  procedures: PROCEDURES,
  verbs: VERB_WORDS,
  read: readWish,
  notYours,
  caseOf(state, decision, wish) {
    const scene = sceneOf(state);
    return scene === null ? null : { at: { g: state.g, seat: decision.seat, wish, decision, ...scene } };
  },
  meant,
  // During a question within the turn, an intent means what it would mean in the turn itself.
  later({ g, pending }, seat, wish) {
    const decision = pending.find((one) => one.seat === seat);
    if (wish.verb === null || decision === undefined) return null;
    if (g.phase !== 'turns') return BEFORE[g.phase] ?? null;
    if (g.turn === null || g.turn.seat !== seat) return { text: 'It isn’t your turn.', rule: 'F-TURN-01' };
    return meant({ g, seat, wish, decision, moment: momentOf(g, g.turn), scene: { kind: 'turn' } });
  },
});

/** The refusals in the phases before the first turn. */
const BEFORE: Readonly<Partial<Record<Frontiers['phase'], Refusal>>> = {
  ships: { text: 'You can do that on your turn, after all ships are chosen.', rule: 'F-SETUP-03' },
  draft: { text: 'You can do that on your turn, after the game is set up.', rule: 'F-SETUP-03' },
  prepare: { text: 'You can do that on your turn, after the game is set up.', rule: 'F-SETUP-03' },
  tactics: { text: 'You can do that on your turn, after all Tactics are taken.', rule: 'F-TACTIC-02' },
};

function meant(one: Case): Understood {
  const found = one.wish.verb === null ? [] : MEANT[one.wish.verb](one);
  const much = one.scene.kind === 'turn' ? said(notMuch(one.g, turnOf(one.g))) : null;
  if ('text' in found || much === null) return found;
  // If only one thing is possible in the turn, any other intent is refused with the text that names that thing.
  const left = found.filter(({ option, why }) => why !== null || optionByKey(one.decision, option.key) !== null);
  return left.length > 0 ? left : much;
}

/** For each verb, the function that finds the offers that may be meant. */
const MEANT: Readonly<Record<Verb, (one: Case) => Meant>> = {
  move: moveMeant,
  stop: (one) => grounded(one) ?? [singleOffer(one.g, 'stop')],
  explore: (one) => (isPlaced(one.wish) || actionsIn(one.wish).length > 0 ? actionMeant(one) : exploreMeant(one)),
  interact: interactMeant,
  buy: buyMeant,
  fight: (one) => (FIGHTS[one.scene.kind] ?? actionMeant)(one),
  decimate: actionMeant,
  beam: actionMeant,
  joint: jointMeant,
  win: winMeant,
  deflect: deflectMeant,
  play: playMeant,
  die: ({ g, seat, wish }) => diceOffers(g, seat, wish.colours),
  crystal: crystalMeant,
  repair: mendMeant,
  heal: mendMeant,
  emergency: single('emergency'),
  phase: (one) =>
    one.scene.kind === 'fight' ? asked(one, 'phase') : { text: 'There is no fight now.', rule: 'F-COMBAT-16' },
  end: endMeant,
  round: single('announce'),
  forfeit: single('forfeit'),
  subjugate: subjugateMeant,
  tactic: single('again'),
};

/** The meaning of “fight” during a fight. */
const FIGHTS: Readonly<Partial<Record<Case['scene']['kind'], (one: Case) => Meant>>> = {
  pvp: fireMeant,
  fight: attackMeant,
};

function single(what: Single): (one: Case) => Meant {
  return (one) => notLeaving(one) ?? [singleOffer(one.g, what)];
}

/** Returns the ways to end the turn or, during an Interaction, to end only the Interaction. */
function endMeant(one: Case): Meant {
  const { g, wish, scene } = one;
  if (scene.kind === 'turn') return [singleOffer(g, 'end'), singleOffer(g, 'discard')];
  const what = scene.kind === 'deal' ? 'interaction' : 'turn';
  const isOther = ['turn', 'interaction'].some((word) => word !== what && names(wish.words, word));
  const ends = isOther ? [] : [...asked(one, 'end'), ...asked(one, 'pass')];
  return anyOf(ends) ?? notLeaving(one) ?? [];
}

/** An Outpost can be subjugated only before a turn (F-LOC-09). */
function subjugateMeant({ g, seat, scene }: Case): Meant {
  const offer: Offer<unknown> = subjugation(g, seat);
  if (offer.why !== null || (scene.kind === 'turn' && isFresh(turnOf(g)))) return [offer];
  return { text: 'You can subjugate an Outpost only before your turn begins.', rule: 'F-LOC-09' };
}

/** Returns the refusal if another player must choose now (F-ROUND-18, F-TURN-01). */
function notYours({ g, pending }: State<Frontiers>, seat: Seat, { skills }: PlayerIntent): Refusal {
  const who = pending[0]?.seat;
  const name = who === undefined ? 'nobody' : seatName(g, who);
  const own = playerOf(g, seat).skills.find(({ skill }) => skills.includes(skill));
  if (own !== undefined && own.used === 'no' && skillOf(own.skill).use === 'any') {
    const skill = skillOf(own.skill).name;
    const text = `${name} must choose now. You can use ${skill} right before your own turn.`;
    return noTurnLeft(g, seat, skill)?.() ?? { text, rule: 'F-TURN-01' };
  }
  switch (g.phase) {
    case 'ships':
      return { text: `${name} must choose a ship now.`, rule: 'F-SETUP-03' };
    case 'tactics':
      return {
        text: `${name} must take a Tactic now. The player with the least Experience goes first.`,
        rule: 'F-TACTIC-02',
      };
    default:
      return { text: `${name} must choose now.`, rule: 'F-ROUND-18' };
  }
}
