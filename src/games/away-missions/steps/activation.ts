import { type Ctx, procedure } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/types.ts';
import { type Play, plays, type Timing } from '../effects/plays.ts';
import { actions } from '../rules/actions.ts';
import { characterName } from '../rules/characters.ts';
import { characterOf } from '../rules/find.ts';
import { expire } from '../rules/lasting.ts';
import { seatName } from '../rules/names.ts';
import type { AwayMissions, CharacterId } from '../state.ts';

/** Verbs of cards and abilities. */
const USES: readonly string[] = ['play', 'use', 'equip'];

interface Local {
  seat: Seat;
  /** Null: a Bonus Action without a character (M-OPEN-48). */
  character: CharacterId | null;
  bonus: boolean;
}

/** An Activation of two Actions (M-ACTV-01), or a Bonus Action of one (M-ACTV-05). */
export const activation = procedure<AwayMissions, Local>({
  begin(ctx, { seat, character, bonus }) {
    ctx.g.active = { character, taken: 0, of: bonus ? 1 : 2, bonus };
    const who = character === null ? 'nobody' : characterName(character);
    if (bonus) ctx.log(`${seatName(ctx.g, seat)} uses a Bonus Action with ${who}.`, 'M-BONUS-05');
    else ctx.log(`${seatName(ctx.g, seat)} activates ${who}.`, 'M-ACT-02');
    return 'choose';
  },
  choose: {
    ask({ g }, { seat, character, bonus }) {
      if (!canGoOn(g, seat, character)) return { go: 'end' };
      // M-OPEN-40: the options come from the position as it is now, whatever the first Action did to the character.
      const who = character === null ? 'Your team' : characterName(character);
      const prompt = bonus ? `${who}: Bonus Action.` : `${who}: Action ${(g.active?.taken ?? 0) + 1} of 2.`;
      const options = actions(g, seat, character);
      return { seat, kind: 'pick', prompt, options, min: 1, max: 1, rule: 'M-ACTV-01' };
    },
    answer: (ctx, { seat, character }, { key }) => (take(ctx, seat, character, key) ? 'taken' : 'choose'),
  },
  taken(ctx) {
    const { active } = ctx.g;
    expire(ctx.g, 'action');
    if (active === null) return 'end';
    active.taken += 1;
    return active.taken < active.of ? 'choose' : 'end';
  },
  // M-ACTV-06: an Activated token, unless it was a Bonus Action. M-OPEN-27: none for the drone that acted in its place.
  end(ctx, { seat, character, bonus }) {
    if (character !== null && !bonus && canGoOn(ctx.g, seat, character)) characterOf(ctx.g, character).activated = true;
    expire(ctx.g, 'activation');
    ctx.g.active = null;
    return null;
  },
});

/** Whether the activated character is still there: it may have left the game or changed sides in between. */
function canGoOn(g: AwayMissions, seat: Seat, id: CharacterId | null): boolean {
  if (id === null) return true;
  const character = characterOf(g, id);
  return character.where === 'area' && character.seat === seat;
}

/** Begins what a key of `actions` names; false when it takes no Action. */
function take(ctx: Ctx<AwayMissions>, seat: Seat, id: CharacterId | null, key: string): boolean {
  const [verb, drone = ''] = key.split(':');
  if (verb === 'via') {
    // M-HIVE-01: the drone acts as if it were the activated character.
    ctx.log(`${characterName(drone)} acts through the Hivemind.`, 'M-HIVE-01');
    act(ctx, seat, id, drone, key.slice(`via:${drone}:`.length));
    return true;
  }
  if (!atStart(ctx.g, seat, id, key)) {
    act(ctx, seat, id, null, key);
    return true;
  }
  use(ctx, seat, id, null, 'start', key);
  return false;
}

/** Whether a key names something that is used at the start of an Activation and takes no Action (M-PLAY-14). */
function atStart(g: AwayMissions, seat: Seat, id: CharacterId | null, key: string): boolean {
  const [verb = ''] = key.split(':');
  return USES.includes(verb) && playOf(g, seat, id, 'start', key) !== undefined;
}

/** Begins an Action of an activated character, taken by the drone `via` in its place if there is one. */
function act(ctx: Ctx<AwayMissions>, seat: Seat, id: CharacterId | null, via: CharacterId | null, key: string): void {
  const [verb, first = '', second = ''] = key.split(':');
  const actor = via ?? id;
  switch (verb) {
    case 'move':
      ctx.call('move', { character: actor ?? '', to: first });
      break;
    case 'attack':
      ctx.call('attack', { character: actor ?? '', target: first, weapon: second });
      break;
    case 'cover':
      ctx.call('take-cover', { character: actor ?? '' });
      break;
    case 'recover':
      ctx.call('recover', { character: actor ?? '' });
      break;
    case 'draw':
      ctx.call('draw', { seat, deck: 'support', count: 1 });
      break;
    case 'swap':
      ctx.call('swap', { seat, card: first });
      break;
    case 'pass':
      ctx.log(`${seatName(ctx.g, seat)} passes an Action.`, 'M-ACTV-03');
      break;
    default:
      use(ctx, seat, id, via, 'action', key);
  }
}

/** Begins to use a card or an ability. */
function use(
  ctx: Ctx<AwayMissions>,
  seat: Seat,
  id: CharacterId | null,
  via: CharacterId | null,
  timing: Timing,
  key: string,
): void {
  const play = playOf(ctx.g, seat, via ?? id, timing, key);
  if (play === undefined) throw new Error(`nothing to use for ${key}`);
  ctx.call('play', { seat, character: id, card: play.card, action: play.action, via });
}

function playOf(g: AwayMissions, seat: Seat, id: CharacterId | null, timing: Timing, key: string): Play | undefined {
  const character = id === null ? null : characterOf(g, id);
  return plays(g, seat, character, timing).find((play) => play.key === key);
}
