import { copiesOf } from '../../../chapters/play/unique.ts';
import { every, type PieceTest } from '../../../chapters/skills/piece-filter.ts';
import type { Rule } from '../../../rules/rule.ts';
import { ALL, raises } from '../personnel/aiding.ts';
import { onOwnTable } from '../shared.ts';
import { commanded } from '../table/laid.ts';

/** True unless the same player already has an earlier copy in play. Printings of one title are copies (C-SKILL-22). */
const foremost: PieceTest = (_piece, g, own) =>
  copiesOf(g, own.card).every((one) => one.seat !== own.seat || one.id >= own.id);

export const lowerDecks: Rule = {
  text: 'On your table: your universal personnel except holograms have all attributes +2.',
  plays: onOwnTable,
  ...raises(ALL, 2, every('yours, universal personnel, not [Holo]', foremost), true),
};

export const captainsLog: Rule = {
  text: 'On your table: each of your ships with its matching commander aboard has WEAPONS and SHIELDS +3.',
  plays: onOwnTable,
  ...raises(['WEAPONS', 'SHIELDS'], 3, every('yours, ship', commanded)),
};
