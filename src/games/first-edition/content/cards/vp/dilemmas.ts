import { isPersonnel } from '../../../position/kinds.ts';
import { BLOCK, kill, met, past, random } from '../../builders/dilemmas/build.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** Dilemmas of the Virtual Promos, by id. */
export const CARDS: CardRules = {
  'persistent-individuality': says(
    'Seven random personnel are killed, less the number of different classifications there. The remaining personnel need ENGINEER to get past it.',
    {
      ...past('ENGINEER', kill(random(null, 'counted'))),
      counted: (_g, people) =>
        7 -
        new Set(
          people.flatMap(({ card }) => {
            const facts = cardOf(card);
            return isPersonnel(facts) ? facts.classifications : [];
          }),
        ).size,
    },
  ),
  'up-yer-shaft': says(
    'Nullified by Transwarp Conduit. A random personnel with Computer Skill goes on top of the draw deck. The remaining personnel need more ENGINEER than Leadership to get past it.',
    met({
      unless: null,
      effects: [
        { do: 'take', pick: random('Computer Skill'), to: 'top of the draw deck' },
        { do: 'when', test: { more: ['ENGINEER', 'Leadership'] }, no: [BLOCK] },
      ],
      cards: ['transwarp-conduit'],
    }),
  ),
};
