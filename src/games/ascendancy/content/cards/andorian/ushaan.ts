import type { Seat } from '../../../../../kernel/types.ts';
import { open } from '../../../../kit/offers.ts';
import type { Play } from '../../../chapters/calls.ts';
import type { Run } from '../../../effects/frame.ts';
import type { Kind } from '../../../effects/kind.ts';
import { conflictOf, shipsOf, sideOf, unitsOf } from '../../../position/conflict.ts';
import { atPlace, does, theSeat, unitName, verbFor } from '../../../position/names.ts';
import { partOf, rivalsOf } from '../../../position/part.ts';
import { destroyShips } from '../../../position/units.ts';
import { granted } from '../../../rules/ask.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy, UnitId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Ushaan. */
export const CARDS = advancements('andorian', [
  {
    id: 'and-06',
    name: 'Ushaan',
    cost: 2,
    type: 'Culture',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'When a Space Battle with at least 2 Ships on each side is declared, exhaust this card to challenge an opponent. If they refuse, you gain 1 Culture. If they accept, each of you rolls a die, and the lower roll loses 1 Ship of its owner’s choice.',
    rule: {
      at: {
        'battle-begun': {
          prompt: 'challenge an opponent?',
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || shipsOf(g, part.side) < 2) return [];
            return rivalsOf(part)
              .filter(({ side }) => shipsOf(g, side) >= 2)
              .map((one) =>
                open({ key: `duel:${one.seat}`, verb: 'challenge', label: `Challenge ${theSeat(g, one.seat)}` }, [
                  { do: 'exhaust' },
                  {
                    do: 'duel',
                    with: one.seat,
                    refused: [{ do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' }],
                  },
                ]),
              );
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Challenges an opponent in the battle. If the opponent accepts, each player rolls a die, and the player with the
     * lower roll loses a Ship of their choice. If the opponent refuses, the effects in `refused` follow.
     */
    duel: { with: number; refused: Effect[] };
  }
}

/** The duel’s loser, who is choosing a Ship. */
type Duel = Run & { loser?: number };

/** Returns a seat’s units in the battle, listing interchangeable units only once. */
function units(g: Ascendancy, seat: number): UnitId[] {
  const c = conflictOf(g);
  const side = sideOf(c, seat);
  const seen = new Set<string>();
  return unitsOf(g, side).flatMap(({ id, at, fleet }) => {
    const name = fleet === null ? `at ${at}` : `fleet ${id}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [id];
  });
}

function lose(ctx: Play, seat: number, unit: UnitId): void {
  const c = conflictOf(ctx.g);
  const side = sideOf(c, seat);
  side.lost += 1;
  destroyShips(ctx, unit, 1, granted(ctx.g, 'keep-fleet', { unit }));
  side.units = side.units.filter((id) => ctx.g.units.some((one) => one.id === id));
  const where = atPlace(ctx.g, c.sector);
  ctx.log(`${does(ctx.g, seat, 'loses', 'lose')} 1 Ship in the fight ${where}.`, 'A-SPEC-01', { seat, names: [] });
}

const duel: Kind<'duel', 'duelRolled' | 'duelLost', Duel> = {
  run: {
    ask({ g }, run, { with: rival }) {
      const options = [
        open({ key: 'refuse', verb: 'refuse', label: 'Refuse' }, null),
        open(
          {
            key: 'accept',
            verb: 'accept',
            label: 'Accept',
            hint: 'Each of you rolls a die. The lower roll loses a Ship',
          },
          null,
        ),
      ].map(({ option }) => option);
      const challenges = verbFor(g, run.seat, 'challenges', 'challenge');
      const prompt = `${ruleSourceName(g, run.from)}: ${theSeat(g, run.seat)} ${challenges} you. Do you accept?`;
      return { seat: rival, kind: 'pick', prompt, options, min: 1, max: 1 };
    },
    answer(ctx, run, { key }, { with: rival, refused }) {
      const accepts = key === 'accept';
      ctx.log(`${does(ctx.g, rival, accepts ? 'accepts' : 'refuses', accepts ? 'accept' : 'refuse')} the challenge.`);
      if (accepts) return 'duelRolled';
      run.list = [...refused, ...run.list];
      return 'begin';
    },
  },
  steps: {
    duelRolled(ctx, run, { with: rival }) {
      const [own = 0, other = 0] = ctx.roll(2, 6, [run.seat, rival]);
      const rolls = (seat: Seat, roll: number) =>
        `${theSeat(ctx.g, seat)} ${verbFor(ctx.g, seat, 'rolls', 'roll')} ${roll}`;
      ctx.log(`${ruleSourceName(ctx.g, run.from)}: ${rolls(run.seat, own)}, ${rolls(rival, other)}.`);
      if (own === other) return 'begin';
      run.loser = own < other ? run.seat : rival;
      const [unit, ...more] = units(ctx.g, run.loser);
      if (unit === undefined) return 'begin';
      if (more.length > 0) return 'duelLost';
      lose(ctx, run.loser, unit);
      return 'begin';
    },
    duelLost: {
      ask({ g }, { loser = 0 }) {
        const options = units(g, loser).map((id) => {
          const unit = g.units.find((one) => one.id === id);
          return { key: `unit:${id}`, verb: 'unit', label: unit === undefined ? `Unit ${id}` : unitName(g, unit) };
        });
        return { seat: loser, kind: 'pick', prompt: 'Which Ship do you lose?', options, min: 1, max: 1 };
      },
      answer(ctx, { loser = 0 }, { key }) {
        lose(ctx, loser, Number(key.slice('unit:'.length)));
      },
    },
  },
  worth: () => 0.7,
};

/** The kind of effect that only this card has. */
export const KINDS = { duel };
