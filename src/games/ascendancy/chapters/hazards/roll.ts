import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { listed } from '../../../kit/words.ts';
import { toTheRight } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Roll } from '../../state.ts';
import { type Play, ROLL } from '../calls.ts';

/** Returns the current roll. Throws if there is none. */
export function rollOf(g: Ascendancy): Roll {
  if (g.roll === null) throw new Error('nothing is rolled for');
  return g.roll;
}

const FOR = { hazard: 'for the Hazard', hegemony: 'for Hegemony', diplomacy: 'for Diplomacy', card: '' } as const;

function roll(ctx: Play): void {
  const { kind, seat, dice } = rollOf(ctx.g);
  const due = dice.filter(({ face }) => face === 0);
  if (due.length === 0) return;
  // The Hazard’s hits are good for nobody.
  const faces = ctx.roll(due.length, 6, kind === 'hazard' ? [] : seat);
  for (const [at, die] of due.entries()) die.face = must(faces[at], 'the face of a rolled die');
  // For Hazards, the player to the right of the Ships’ owner rolls (A-HAZ-03).
  const roller = kind === 'hazard' ? toTheRight(ctx.g, seat) : seat;
  const said = `${does(ctx.g, roller, 'rolls', 'roll')} ${listed(faces.map(String))} ${FOR[kind]}`;
  ctx.log(`${said.trim()}.`, kind === 'hazard' ? 'A-HAZ-03' : 'A-DICE-01');
}

/**
 * Rolls the dice of `g.roll`: runs the moments that come before the roll, rolls the dice that no rule has set, then
 * runs the moments that may change them.
 */
export const rolling = procedure<Ascendancy, object>(ROLL.name)({
  begin(ctx) {
    const { seat, kind } = rollOf(ctx.g);
    moment(ctx, 'before-roll', { seat, kind });
    return 'roll';
  },
  roll(ctx) {
    const { seat, kind } = rollOf(ctx.g);
    roll(ctx);
    moment(ctx, 'after-roll', { seat, kind });
    return 'end';
  },
  end: () => null,
});
