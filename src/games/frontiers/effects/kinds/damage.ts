import { several } from '../../../kit/words.ts';
import { MOST_WOUNDS } from '../../chapters/away/away-team.ts';
import { playerOf } from '../../chapters/captains/find.ts';
import { sustain } from '../../chapters/combat/harm.ts';
import { crewName } from '../../content/crew/all.ts';
import { sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Takes Damage Cards into the hand. */
    damage: { amount: number };
    /** Wounds the acting Crew Member. */
    hurt: unknown;
  }
}

/** F-DMG-06: in a combat, damage from a player's own cards counts toward Catastrophic Damage. */
export const damage: Kind<'damage'> = {
  run(ctx, run, { amount }) {
    sustain(ctx, run.seat, amount, sourceName(run.from), 'F-DMG-06');
  },
  fits: 0,
  text: ({ amount }) => `take ${several(amount, 'Damage Card')}`,
  gist: ({ amount }) => `take ${amount} Damage`,
  icon: 'damage',
  figure: ({ amount }) => ({ value: amount, text: amount === 1 ? 'Damage Card' : 'Damage Cards' }),
  toll: true,
};

export const hurt: Kind<'hurt'> = {
  run(ctx, run) {
    const member = run.place === undefined ? undefined : playerOf(ctx.g, run.seat).crew[run.place];
    if (member === undefined) return;
    member.wounds = Math.min(MOST_WOUNDS, member.wounds + 1);
    ctx.log(`${crewName(member.crew)} is Wounded.`, 'F-CREW-04');
  },
  fits: 0,
  text: 'this Crew Member is Wounded',
  gist: 'be Wounded',
  icon: 'damage',
  toll: true,
};
