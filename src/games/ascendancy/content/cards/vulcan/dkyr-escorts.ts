import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, Movement } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Returns the current impulse Movement if this seat ordered it during its own turn, otherwise null. */
function ordered(g: Ascendancy, seat: number | null, by: number, kind: Movement['kind']): Movement | null {
  return seat !== null && by === seat && kind === 'impulse' && g.turn?.seat === seat ? g.movement : null;
}

/** Whether the player can still use the Escorts this turn. */
function areReady(g: Ascendancy, seat: number): boolean {
  return timesUsed(g, seat, 'vul-08') === 0;
}

const ESCORTED: Effects = [
  { do: 'mark-used', rule: 'vul-08', span: 'turn' },
  { do: 'mark-move', rule: 'vul-08' },
];

/** Gives 1 Research to the player who orders a move, and 1 to the player whose Ships it moves. */
function favour(guided: number): Effects {
  return [
    { do: 'gain', gains: { research: 1 }, rule: 'A-VUL-05' },
    { do: 'gain', gains: { research: 1 }, rule: 'A-VUL-05', seat: guided },
  ];
}

/** D’Kyr Escorts. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-08',
    name: 'D’Kyr Escorts',
    cost: 3,
    type: 'Engineering',
    tokens: ['warp'],
    source: 'ours',
    line: 'Once per turn, one of your Movement Commands goes 1 Sector farther at impulse. If it moves another player’s Ships, you and that player each gain 1 Research.',
    rule: {
      adds: {
        distance: (g, source, { of, by }) =>
          of === 'impulse' && by === source.seat && g.turn?.seat === by && areReady(g, by) ? 1 : 0,
      },
      at: {
        // The player uses the Escorts for the first Sector beyond the usual range, or for a System discovered beyond that
        // range.
        moving: {
          does(g, { seat }, { by, kind }) {
            const m = ordered(g, seat, by, kind);
            return m !== null && m.left === 0 && m.path.length > 1 && areReady(g, by) ? ESCORTED : [];
          },
        },
        discovered: {
          does(g, { seat }, { kind }) {
            const m =
              g.movement === null || kind !== 'impulse' ? null : ordered(g, seat, g.movement.by, g.movement.kind);
            return m !== null && m.left === 1 && areReady(g, m.by) ? ESCORTED : [];
          },
        },
        'move-end': {
          prompt: 'escort these Ships for 1 Research each?',
          does(g, { seat }, { seat: guided, by, kind }) {
            const m = ordered(g, seat, by, kind);
            return m?.used.includes('vul-08') === true && guided !== by ? favour(guided) : [];
          },
          offers(g, { seat }, { seat: guided, by, kind }) {
            if (ordered(g, seat, by, kind) === null || guided === by || !areReady(g, by)) return [];
            const option = { key: 'escort', verb: 'escort', label: 'Use D’Kyr Escorts for this move' };
            return [open(option, [{ do: 'mark-used', rule: 'vul-08', span: 'turn' }, ...favour(guided)])];
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Records that a rule was used in the current move. */
    'mark-move': { rule: string };
  }
}

const markMove: Kind<'mark-move'> = {
  run({ g }, _run, { rule }) {
    g.movement?.used.push(rule);
  },
  worth: () => 0,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'mark-move': markMove };
