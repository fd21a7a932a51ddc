import { either } from '../../../../kit/words.ts';
import { namedPieces } from '../../../position/find.ts';
import { coreOf } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Affiliation } from '../../printed.ts';

/** A treaty on the table that makes two of its player's affiliations compatible (C-AFFIL-02, C-AFFIL-05). */
export function treaty(one: Affiliation, other: Affiliation): Rule {
  return {
    text: `On your table: your ${one} and ${other} cards are compatible.`,
    plays: (_g, seat) => [coreOf(seat)],
    grants: {
      mix: (_g, { seat }, about) =>
        about.seat === seat &&
        ((about.one === one && about.other === other) || (about.one === other && about.other === one)),
    },
  };
}

/** A treaty that is free while its player has one of these personnel in play. */
export function welcomed(one: Affiliation, other: Affiliation, ...names: readonly string[]): Rule {
  const rule = treaty(one, other);
  return {
    ...rule,
    text: `${rule.text} Free while you have ${either(names)} in play.`,
    free: (g, seat) => namedPieces(g, ...names).some((piece) => piece.seat === seat),
  };
}

/** A treaty that may be seeded. */
export function seeded(rule: Rule): Rule {
  return {
    ...rule,
    text: `May be seeded. ${rule.text}`,
    seeds: { phase: 'facility', to: (_g, seat) => [coreOf(seat)] },
  };
}
