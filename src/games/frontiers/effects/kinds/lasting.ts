import { either, listed, minus, signed } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/captains/find.ts';
import { sumFire } from '../../chapters/captains/points.ts';
import { ATTACK_NAMES, type FireType } from '../../content/fire.ts';
import { TERRAIN_NAMES } from '../../content/terrain.ts';
import type { Points } from '../../state.ts';
import { sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { CLOSE, DEAL, ENEMY, LONG, SHIELDS, SPECIAL, STEER } from '../moments.ts';
import { attackName, shieldsName } from '../text/words.ts';
import type { Modifier, Until } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Changes a rule for a while. */
    lasting: { modifier: Modifier; until: Until };
  }
}

type Of<K extends Modifier['kind']> = Extract<Modifier, { kind: K }>;

/**
 * The definition of a kind of modifier: the purposes for which it is useful (the bits in `moments.ts`), its text
 * without a full stop, and a short text.
 */
interface ModifierKind<M extends Modifier> {
  fits(modifier: M): number;
  text(modifier: M): string;
  gist(modifier: M): string;
  /** True if the text already says when the modifier works. */
  timed?: true;
}

const LASTS: Record<Until, string> = {
  combat: 'in this combat',
  turn: 'this turn',
  round: 'this Round',
};

const PHASES = { attack: 'Attack', long: 'Long Range Attack', shields: 'Shields' };
const SIDEWAYS = { any: 'card', advanced: 'Advanced', damage: 'Damage' };

const MODIFIERS: { readonly [K in Modifier['kind']]: ModifierKind<Of<K>> } = {
  cost: {
    fits: () => STEER,
    text({ terrain, less, least = 0, set }) {
      const where = spacesText(terrain);
      if (set !== undefined) return `${where} cost ${set} Move`;
      return `${where} cost ${less ?? 0} Move less${least === 0 ? '' : ` (not below ${least})`}`;
    },
    gist: ({ less = 0, set }) => `spaces cost ${set ?? signed(-less)}`,
  },
  open: {
    fits: () => STEER,
    text: ({ terrain, cost }) => `you may enter ${spacesText(terrain)} for ${cost} Move`,
    gist: ({ cost }) => `enter closed spaces for ${cost}`,
  },
  stealth: { fits: () => STEER, text: () => 'moving provokes nobody', gist: () => 'provoke nobody' },
  reach: {
    fits: () => STEER,
    text: () => 'spaces two away count as adjacent for moving and exploring',
    gist: () => 'reach two spaces',
  },
  dice: {
    fits: () => SPECIAL,
    text: ({ more }) =>
      more < 0
        ? `you may take ${-more} fewer Core ${more === -1 ? 'die' : 'dice'}`
        : `you may take ${more} more Core ${more === 1 ? 'die' : 'dice'}`,
    gist: ({ more }) => `Core dice ${signed(more)}`,
  },
  wild: {
    fits: () => SPECIAL,
    text: ({ colours }) => `${listed(colours)} Core dice count as any basic color`,
    gist: ({ colours }) => `${either(colours)} dice count as any color`,
  },
  refund: {
    fits: () => SPECIAL,
    text: () => 'Data Crystals you spend come back at the end of the turn',
    gist: () => 'crystals come back',
    timed: true,
  },
  crew: {
    fits: () => ENEMY,
    text({ attack, shields, long = 0, once }) {
      const figures = [
        ...(attack === 0 ? [] : [`Attack ${signed(attack)}`]),
        ...(long === 0 ? [] : [`Long Range Attack ${signed(long)}`]),
        ...(shields === 0 ? [] : [`Shields ${signed(shields)}`]),
      ];
      return once
        ? `the next Crew Member you activate for one of these has ${either(figures)}`
        : `Crew you activate have ${listed(figures)}`;
    },
    gist: ({ attack, shields }) => `Crew Attack ${signed(attack)}, Shields ${signed(shields)}`,
  },
  crewBusy: { fits: () => ENEMY, text: () => 'Crew can’t lend their Defense', gist: () => 'Crew lend no Defense' },
  next: {
    fits: () => SPECIAL,
    text: ({ attack, shields }) =>
      attack === shields
        ? `this turn, your next Attack or Shields from a card is ${attack} higher`
        : `this turn, your next Attack from a card is ${attack} higher, or your next Shields from a card is ${shields} higher`,
    timed: true,
    gist: ({ attack, shields }) => `next Attack ${signed(attack)} or Shields ${signed(shields)}`,
  },
  convert: {
    // This modifier is useful only in the phase `to`, since it doesn't convert points that were gained earlier.
    fits: ({ to }) => (to === 'long' ? LONG : to === 'attack' ? CLOSE : SHIELDS),
    /** Points gained before the phase aren't converted. */
    text({ from, to, per, fire }) {
      const points = from === 'move' ? 'Move' : 'Diplomacy';
      const name = to === 'shields' ? shieldsName(fire) : attackName(fire, to === 'long');
      const gained =
        per === 1 ? `each ${points} point you gain counts` : `every ${per} ${points} points from an effect count`;
      return `in the ${PHASES[to]} phase, ${gained} as ${name} 1`;
    },
    gist({ from, to, fire }) {
      return `${from === 'move' ? 'Move' : 'Diplomacy'} as ${to === 'shields' ? shieldsName(fire) : attackName(fire, to === 'long')}`;
    },
  },
  fire: {
    fits: () => ENEMY,
    text: ({ fire }) => `your Attacks are of the type ${ATTACK_NAMES[fire]}`,
    gist: ({ fire }) => `Attacks are ${attackName(fire)}`,
  },
  recruits: {
    fits: () => DEAL,
    text({ reputation, experience, less, once }) {
      const gives = standingText({ reputation, experience });
      const texts = [
        ...(less === undefined ? [] : [`costs ${less} less`]),
        ...(gives === '' ? [] : [`gives ${gives}`]),
      ];
      return `${once ? 'the next' : 'each'} Crew Member you recruit ${listed(texts)}`;
    },
    gist: ({ less }) => (less === undefined ? 'bonus for recruits' : `recruits cost ${signed(-less)}`),
  },
  courtesy: {
    fits: () => DEAL,
    text: (gain) => `if you interact this turn, gain ${standingText(gain)} at the end of the turn`,
    gist: () => 'bonus for an Interaction',
    timed: true,
  },
  handLimit: {
    fits: () => SPECIAL,
    text: ({ more }) => `the next time you draw at the end of a turn, your Hand Limit is ${more} higher`,
    gist: ({ more }) => `Hand Limit ${signed(more)}`,
    timed: true,
  },
  sideways: {
    fits: () => SPECIAL,
    /** A card played sideways normally gives 1 point. */
    text({ more, what, once }) {
      if (what === 'damage') return `you may play ${once ? 'a Damage Card' : 'Damage Cards'} sideways for ${1 + more}`;
      const card = what === 'advanced' ? 'Advanced Action or Undiscovered Card' : 'card';
      return `${once ? 'the next' : 'each'} ${card} you play sideways gives ${1 + more}`;
    },
    gist: ({ more, what }) => `${SIDEWAYS[what ?? 'any']} sideways for ${1 + more}`,
  },
  claimed: {
    fits: () => SPECIAL,
    text({ colour, tokens, curse }) {
      const texts = [
        ...(tokens ? [`you gain 1 ${colour} Data Token in each later turn`] : []),
        ...(curse ? [`other players who use ${colour} data take 1 Damage Card, once per turn`] : []),
      ];
      return texts.length === 0 ? `you keep a ${colour} Core die` : listed(texts);
    },
    gist: ({ colour }) => `${colour} die is kept`,
  },
  cursed: {
    fits: () => SPECIAL,
    text: () => 'you have already taken this turn’s Damage for the cursed color',
    gist: () => 'cursed this turn',
    timed: true,
  },
  glory: {
    fits: () => ENEMY,
    text: ({ experience }) => `each enemy you defeat gives ${experience} more Experience`,
    gist: () => 'more for defeats',
  },
};

/** Describes a rule change, without a full stop. */
export function modifierText(modifier: Modifier): string {
  return kindOf(modifier).text(modifier);
}

function kindOf({ kind }: Modifier): ModifierKind<Modifier> {
  return MODIFIERS[kind];
}

export const lasting: Kind<'lasting'> = {
  run(ctx, run, { modifier, until }) {
    const player = playerOf(ctx.g, run.seat);
    player.lasting.push({ modifier, until });
    if (modifier.kind === 'fire') rearm(player.points, modifier.fire);
    ctx.log(`${sourceName(run.from)}: ${modifierText(modifier)}.`, 'F-CARD-13');
  },
  fits: ({ modifier }) => kindOf(modifier).fits(modifier),
  /** Adds the duration, as in “moving provokes nobody this turn”, unless the modifier's text already has it. */
  text: ({ modifier, until }) => `${modifierText(modifier)}${kindOf(modifier).timed ? '' : ` ${LASTS[until]}`}`,
  gist: ({ modifier }) => kindOf(modifier).gist(modifier),
  icon: 'permanent',
};

/** Attacks that were gained before get the new type too. */
function rearm(points: Points, fire: FireType): void {
  for (const range of ['close', 'long'] as const) {
    const sum = sumFire(points[range]);
    if (sum > 0) points[range] = { [fire]: sum };
  }
}

function spacesText(terrain: Of<'cost'>['terrain']): string {
  return terrain === 'all'
    ? 'all spaces'
    : `${listed(terrain.map((kind) => (kind === 'space' ? 'empty' : TERRAIN_NAMES[kind])))} spaces`;
}

/** Describes a gain: “1 Experience and 1 Reputation”. */
function standingText(gain: { reputation?: number | undefined; experience?: number | undefined }): string {
  return listed([
    ...(gain.experience === undefined ? [] : [`${minus(gain.experience)} Experience`]),
    ...(gain.reputation === undefined ? [] : [`${minus(gain.reputation)} Reputation`]),
  ]);
}
