import { areCopies } from '../../../chapters/play/unique.ts';
import type { Rule } from '../../../rules/rule.ts';
import { cardOf } from '../../pool.ts';
import { ALL, every, icon, type PieceTest, person, raises, yours } from '../personnel/aiding.ts';
import { onOwnTable } from '../shared.ts';

const universal: PieceTest = ({ card }) => {
  const facts = cardOf(card);
  return facts.type === 'Personnel' && facts.unique === 'universal';
};
const solid: PieceTest = (piece, g, own) => !icon('Holo')(piece, g, own);

/** True unless the same player already has an earlier copy in play. Printings of one title are copies (C-SKILL-22). */
const foremost: PieceTest = (_piece, g, own) =>
  Object.values(g.pieces).every(
    (one) => one.seat !== own.seat || one.id >= own.id || !areCopies(cardOf(one.card), cardOf(own.card)),
  );

export const lowerDecks: Rule = {
  text: 'On your table: your universal personnel except holograms have all attributes +2.',
  plays: onOwnTable,
  ...raises(ALL, 2, every(yours, person, universal, solid, foremost), true),
};
