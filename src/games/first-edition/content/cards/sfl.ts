import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { DISCARD_THIS } from '../builders/shared.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import type { CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts, FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

const isPunishment = filter('[Pun]');

/** Discards the card when its player does something. */
const endsFor = (_g: FirstEdition, source: RuleSource, { seat }: { seat: Seat }) =>
  seat === source.seat ? [DISCARD_THIS] : [];

/** Cards, by id. */
export const CARDS: CardRules = {
  'latest-provocation': {
    text: 'Seed it on your table. When your turn ends, if you play only Cardassians, you may draw an extra card. Discard it when you start a battle, attempt a mission or play a card with the Punishment icon.',
    seeds: SEEDS_OR_PLAYS.seeds,
    at: {
      ...mayDrawExtra((g, seat) => {
        const { playing } = playerOf(g, seat);
        return playing.length > 0 && playing.every((side) => side === 'Cardassian');
      }).at,
      attempt: { does: endsFor },
      'ship-battle': { does: endsFor },
      'personnel-battle': { does: endsFor },
      play: { does: (g, source, about) => (isPunishment(about.card) ? endsFor(g, source, about) : []) },
    },
  },
};

/** Facts about cards from Showdown: Four Lights that have no rule, by id. */
export const FACTS: CardFacts = {
  'prevent-military-escalation-ii': { farEnd: ASKS_MAXWELL },
  'prevent-military-escalation-ii-back': { farEnd: ASKS_MAXWELL },
};
