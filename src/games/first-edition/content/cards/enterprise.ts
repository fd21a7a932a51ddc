import { isWithin } from '../../chapters/teams/teams.ts';
import {
  ALL,
  every,
  icon,
  of,
  other,
  type PieceTest,
  person,
  present,
  raises,
  SHIP,
  skilled,
  yours,
} from '../builders/personnel/aiding.ts';
import { counts } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** True for the player's Starfleet personnel aboard with a Command icon. */
const commanders: PieceTest = (piece, g, own) =>
  isWithin(g, piece.at, own.id) && every(yours, person, of('Starfleet'), icon('Cmd'))(piece, g, own);

/** Cards of Enterprise Collection, by id. */
export const CARDS: CardRules = {
  enterprise: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with a Command icon aboard, up to +5.',
    counts(SHIP, 1, commanders, 5),
  ),
  'malcolm-reed': says(
    'All others present with SECURITY have all attributes +1.',
    raises(ALL, 1, every(present, other, skilled('SECURITY'))),
  ),
};

/** Facts of cards of Enterprise Collection without a rule, by id. */
export const FACTS: CardFacts = {
  'revisionist-history': { faceUp: 'facility' },
};
