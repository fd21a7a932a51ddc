import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { expire } from '../../../kit/lasting.ts';
import { offering } from '../../../kit/offers.ts';
import { attach, play } from '../../effects/play.ts';
import type { AwayMissions, CharacterId } from '../../state.ts';
import { attack } from '../attacks/attack.ts';
import { oneOf } from '../characters/asking.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { seatName } from '../characters/names.ts';
import { actions, type Payload } from './actions.ts';
import { move } from './move.ts';
import { draw, recover, swap, takeCover } from './simple.ts';

interface Local {
  seat: Seat;
  /** The activated character, or null for a Bonus Action without one (M-OPEN-48). */
  character: CharacterId | null;
  bonus: boolean;
}

/** Runs an Activation of two Actions (M-ACTV-01), or a Bonus Action of one (M-ACTV-05). */
export const activation = procedure<AwayMissions, Local>('activation')({
  begin(ctx, { seat, character, bonus }) {
    ctx.g.active = { character, taken: 0, of: bonus ? 1 : 2, bonus };
    const who = character === null ? 'nobody' : characterName(character);
    if (bonus) ctx.log(`${seatName(ctx.g, seat)} uses a Bonus Action with ${who}.`, 'M-BONUS-05');
    else ctx.log(`${seatName(ctx.g, seat)} activates ${who}.`, 'M-ACT-02');
    return 'choose';
  },
  choose: offering({
    ask({ g }, { seat, character, bonus }) {
      if (!canGoOn(g, seat, character)) return { go: 'end' };
      // The first Action may have changed the character, so offer what is possible now (M-OPEN-40).
      const who = character === null ? 'Your team' : characterName(character);
      const prompt = bonus ? `${who}: Bonus Action.` : `${who}: Action ${(g.active?.taken ?? 0) + 1} of 2.`;
      return oneOf(seat, prompt, actions(g, seat, character), 'M-ACTV-01');
    },
    take(ctx, local, payload) {
      if (payload.do !== 'via') return act(ctx, local, null, payload);
      // The drone acts as if it were the activated character (M-HIVE-01).
      ctx.log(`${characterName(payload.drone)} acts through the Hivemind.`, 'M-HIVE-01');
      return act(ctx, local, payload.drone, payload.payload);
    },
  }),
  taken(ctx) {
    const { active } = ctx.g;
    expire(ctx.g, 'action');
    if (active === null) return 'end';
    active.taken += 1;
    return active.taken < active.of ? 'choose' : 'end';
  },
  // The character gets an Activated token unless this was a Bonus Action (M-ACTV-06). A drone that acted through the
  // Hivemind gets no token (M-OPEN-27).
  end(ctx, { seat, character, bonus }) {
    if (character !== null && !bonus && canGoOn(ctx.g, seat, character)) characterOf(ctx.g, character).activated = true;
    expire(ctx.g, 'action', 'activation');
    ctx.g.active = null;
    return null;
  },
});

/** Whether the activated character can continue. The character may have left the game or changed sides. */
function canGoOn(g: AwayMissions, seat: Seat, id: CharacterId | null): boolean {
  if (id === null) return true;
  const character = characterOf(g, id);
  return character.where === 'area' && character.seat === seat;
}

/**
 * The name of the acting character in an error. A team can act without a character (M-OPEN-48), but only with cards.
 */
const ACTOR = 'the acting character';

/**
 * Starts the chosen Action for the character, or for the drone `via`. Playing a card at the start of an Activation
 * doesn't use an Action (M-PLAY-14).
 */
function act(
  ctx: Ctx<AwayMissions>,
  { seat, character }: Local,
  via: CharacterId | null,
  payload: Exclude<Payload, { do: 'via' }>,
): 'taken' | 'choose' {
  const actor = via ?? character;
  switch (payload.do) {
    case 'move':
      ctx.call(move, { character: must(actor, ACTOR), to: payload.to });
      return 'taken';
    case 'attack':
      ctx.call(attack, { character: must(actor, ACTOR), target: payload.target, weapon: payload.weapon });
      return 'taken';
    case 'cover':
      takeCover(ctx, must(actor, ACTOR));
      return 'taken';
    case 'recover':
      recover(ctx, must(actor, ACTOR));
      return 'taken';
    case 'draw':
      ctx.call(draw, { seat, deck: 'support', count: 1 });
      return 'taken';
    case 'swap':
      ctx.call(swap, { seat, card: payload.card });
      return 'taken';
    case 'pass':
      ctx.log(`${seatName(ctx.g, seat)} passes an Action.`, 'M-ACTV-03');
      return 'taken';
    case 'use':
      ctx.call(play, { seat, character, card: payload.card, action: payload.action, via });
      return payload.timing === 'start' ? 'choose' : 'taken';
    case 'attach':
      ctx.call(attach, { seat, card: payload.card, bearer: payload.bearer });
      return payload.timing === 'start' ? 'choose' : 'taken';
    default:
      return payload satisfies never;
  }
}
