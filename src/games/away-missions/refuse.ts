import { offers } from '../../kernel/decision.ts';
import type { Decision, Refusal, Seat, State } from '../../kernel/types.ts';
import { nameOf } from './content/cards.ts';
import { weapons } from './effects/modifiers.ts';
import { plays } from './effects/plays.ts';
import { isDrone } from './effects/sorts.ts';
import { characterName, hasHivemind } from './rules/characters.ts';
import { characterOf, playerOf, teamInPlay } from './rules/find.ts';
import {
  cannotActivate,
  cannotAttack,
  cannotDraw,
  cannotMove,
  cannotRecover,
  cannotSwap,
  cannotTakeCover,
  cannotUseBonusAction,
  stunned,
} from './rules/legality.ts';
import { other, seatName } from './rules/names.ts';
import { whyNotPrepare } from './rules/why-not-prepare.ts';
import { names, readWish, type Wish } from './rules/wish.ts';
import type { AwayMissions, Character } from './state.ts';

/** Why a wish (a key, or words) can’t be done by a seat now. Says only what the seat may know. */
export function refuse(state: State<AwayMissions>, seat: Seat, wish: string): Refusal {
  const { g, over } = state;
  if (over !== null) return { text: `The game is over. ${over.why}`, rule: 'T-TURN-03' };
  const decision = state.pending.find((pending) => pending.seat === seat);
  if (decision === undefined) return notYours(state, seat);
  const same = offers(decision).find(({ key, label }) => key === wish || label.toLowerCase() === wish.toLowerCase());
  if (same !== undefined) return { text: `You can do that now: ${same.label}.` };
  const wished = readWish(g, wish);
  switch (state.stack.at(-1)?.proc) {
    case 'activation':
      return inActivation(g, seat, wished) ?? unclear(decision, wish);
    case 'action-phase':
      return beforeActivation(g, seat, wished) ?? unclear(decision, wish);
    case 'preparation':
    case 'arrivals':
      return tooEarly(decision, wished) ?? whyNotPrepare(g, seat, wished) ?? unclear(decision, wish);
    default:
      return {
        text: `Answer first: ${decision.prompt}`,
        ...(decision.rule === undefined ? {} : { rule: decision.rule }),
      };
  }
}

function notYours({ g, pending }: State<AwayMissions>, seat: Seat): Refusal {
  const name = seatName(g, pending[0]?.seat ?? other(seat));
  if (g.phase === 'draw') return { text: `You have chosen: the ${name} team has not yet.`, rule: 'M-OPEN-35' };
  if (g.phase !== 'action') return { text: `It is for the ${name} team to choose now.` };
  const interrupts = 'Until then you can only interrupt, where your standing orders ask for it.';
  return { text: `It is the ${name} team’s turn. ${interrupts}`, rule: 'M-ACT-02' };
}

function unclear(decision: Decision, wish: string): Refusal {
  const verbs = [...new Set(offers(decision).map(({ verb }) => verb))].join(', ');
  return { text: `“${wish.slice(0, 60)}” is nothing that can be done now. You can: ${verbs}.` };
}

/** What only characters that act can do (M-SEQ-03). */
const ACTS: ReadonlySet<Wish['verb']> = new Set(['attack', 'activate', 'bonus', 'cover', 'recover', 'via', 'reroll']);

/** While boards are laid and characters placed nobody acts. */
function tooEarly(decision: Decision, { verb }: Wish): Refusal | null {
  if (!ACTS.has(verb)) return null;
  return { text: `That comes in the Action Phase. Answer first: ${decision.prompt}`, rule: 'M-SEQ-03' };
}

/** While a character is to be chosen. */
function beforeActivation(g: AwayMissions, seat: Seat, wish: Wish): Refusal | null {
  const [named] = wish.characters;
  if (wish.verb === 'bonus') {
    const none = cannotUseBonusAction(g, seat);
    if (none !== null) return none;
  }
  if (wish.verb === 'activate' || wish.verb === 'bonus' || wish.verb === null) {
    return named === undefined ? null : cannotActivate(g, seat, characterOf(g, named));
  }
  return { text: 'Choose a character first: activate one, or use a Bonus Action.', rule: 'M-ACTV-01' };
}

/** While an Action is to be chosen. */
function inActivation(g: AwayMissions, seat: Seat, wish: Wish): Refusal | null {
  const id = g.active?.character ?? null;
  const acting = id === null ? null : characterOf(g, id);
  if (acting === null && wish.verb !== 'draw' && wish.verb !== 'swap' && wish.verb !== 'play') {
    return { text: 'No character acts: draw, swap a Mission card, play an Event or pass.', rule: 'M-OPEN-48' };
  }
  switch (wish.verb) {
    case 'move':
      return acting && whyNotMove(g, acting, wish);
    case 'attack':
      return acting && whyNotAttack(g, acting, wish);
    case 'cover':
      return acting && cannotTakeCover(acting);
    case 'recover':
      return acting && cannotRecover(acting);
    case 'via':
      return acting && whyNotVia(g, acting, wish);
    case 'draw':
      return cannotDraw(g, seat);
    case 'swap':
      return wish.cards[0] === undefined ? null : cannotSwap(g, seat, wish.cards[0]);
    case 'activate':
    case 'bonus':
      return {
        text: `${id === null ? 'A Bonus Action' : characterName(id)} comes first: finish or pass.`,
        rule: 'M-ACTV-01',
      };
    case 'reroll':
      return { text: 'No dice are on the table to roll again.', rule: 'M-RR-01' };
    case 'play':
    case 'pass':
    case null:
      return whyNotPlay(g, seat, acting, wish);
    default:
      return wish.verb satisfies never;
  }
}

function whyNotMove(g: AwayMissions, acting: Character, wish: Wish): Refusal | null {
  if (wish.place === null) return stunned(acting) ?? { text: 'Say where to: a space such as B7.', rule: 'M-MOVE-01' };
  if (wish.space === null) return { text: `There is no space ${wish.place}.`, rule: 'M-PREP-07' };
  return cannotMove(g, acting, wish.space);
}

function whyNotAttack(g: AwayMissions, acting: Character, wish: Wish): Refusal | null {
  const aim = wish.characters.find((id) => id !== acting.id);
  if (aim === undefined)
    return stunned(acting) ?? { text: 'Say whom: a hostile character in sight.', rule: 'M-ATK-04' };
  const armed = weapons(g, acting);
  const meant = armed.filter(({ id, name }) => names(wish.words, id) || names(wish.words, name));
  for (const weapon of meant.length > 0 ? meant : armed) {
    const why = cannotAttack(g, acting, characterOf(g, aim), weapon);
    if (why !== null) return why;
  }
  return { text: `${characterName(acting.id)} has no such weapon.`, rule: 'M-ATK-03' };
}

function whyNotVia(g: AwayMissions, acting: Character, wish: Wish): Refusal | null {
  if (!hasHivemind(acting)) return { text: `${characterName(acting.id)} has no Hivemind.`, rule: 'M-HIVE-01' };
  const stun = stunned(acting);
  if (stun !== null) return stun;
  const drones = teamInPlay(g, acting.seat).filter((one) => one.id !== acting.id && isDrone(one));
  const drone = drones.find(({ id }) => wish.characters.includes(id));
  if (drone === undefined) return { text: 'Name a Borg Drone of yours on the mission area.', rule: 'M-OPEN-24' };
  if (names(wish.words, 'move')) {
    return { text: 'Through the Hivemind every Action may be taken but Move.', rule: 'M-HIVE-01' };
  }
  if (names(wish.words, 'attack')) {
    return whyNotAttack(g, drone, { ...wish, characters: wish.characters.filter((id) => id !== drone.id) });
  }
  if (names(wish.words, 'cover')) return cannotTakeCover(drone);
  return stunned(drone) ?? whyNotPlay(g, acting.seat, drone, wish);
}

/** Why a card or ability that the wish names can’t be used by who acts. */
function whyNotPlay(g: AwayMissions, seat: Seat, acting: Character | null, wish: Wish): Refusal | null {
  const [card] = wish.cards;
  if (card === undefined) return null;
  const now = plays(g, seat, acting, 'action').filter((play) => play.card === card);
  if (now.length > 0) return (acting && stunned(acting)) ?? now.find(({ reason }) => reason !== null)?.reason ?? null;
  const start = plays(g, seat, acting, 'start').filter((play) => play.card === card);
  if (start.length > 0) {
    if (g.active?.bonus) return { text: `${nameOf(card)} needs an Activation, not a Bonus Action.`, rule: 'M-PLAY-14' };
    if ((g.active?.taken ?? 0) > 0) {
      return {
        text: `${nameOf(card)} is used at the start of an Activation, before the first Action.`,
        rule: 'M-PLAY-14',
      };
    }
    return start.find(({ reason }) => reason !== null)?.reason ?? null;
  }
  if (plays(g, seat, null, 'debrief').some((play) => play.card === card)) {
    return { text: `${nameOf(card)} is scored at the end of the game.`, rule: 'M-END-01' };
  }
  const { mission, support } = playerOf(g, seat).hand;
  if (support.includes(card))
    return { text: `${nameOf(card)} is an Interrupt: it waits for its moment.`, rule: 'M-PLAY-02' };
  if (mission.includes(card)) return { text: `${nameOf(card)} can’t be played now.`, rule: 'M-PLAY-09' };
  return { text: `You have no ${nameOf(card)} in hand or in play.`, rule: 'M-PLAY-01' };
}
