import type { Until } from '../../terms.ts';
import { present } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { modifierText } from '../text/counts.ts';

declare module '../union.ts' {
  interface Kinds {
    grant: { modifier: Modifier; who: CharacterRef | 'side'; until: Until };
  }
}

const ENDS: Readonly<Record<Until, string>> = {
  action: 'in this Action',
  activation: 'this Activation',
  round: 'this Round',
};

export const grant: Kind<'grant'> = {
  run({ g }, run, { modifier, who, until }) {
    const { card } = run;
    const one = who === 'side' ? null : present(g, run, who);
    if (one !== null) g.lasting.push({ modifier, character: one.id, seat: one.seat, card, until });
    else if (who === 'side') g.lasting.push({ modifier, character: null, seat: run.seat, card, until });
  },
  text({ modifier, who, until }, voice) {
    const gets = who === 'side' ? 'your characters get' : `${voice[who]} gets`;
    return `${gets} ${modifierText(modifier, voice)} ${ENDS[until]}`;
  },
  icon: 'plus',
};
