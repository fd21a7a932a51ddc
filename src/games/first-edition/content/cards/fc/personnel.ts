import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { piecesAt } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import { both, raises, speaker } from '../../builders/personnel/aiding.ts';
import { drone } from '../../builders/personnel/alike.ts';
import { selectsSkill } from '../../builders/personnel/chosen.ts';
import { insteadOf } from '../../builders/personnel/deeds.ts';
import { fleet } from '../../builders/personnel/table.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';

const isStill = pieceFilter('present, yours, stopped');

/** Personnel of First Contact, by id. */
export const CARDS: CardRules = {
  'admiral-hayes': says(
    'Your Federation ships at this location have WEAPONS +1 and SHIELDS +2.',
    both(fleet(['WEAPONS'], 1, '[Fed]'), fleet(['SHIELDS'], 2, '[Fed]')),
  ),
  'borg-queen': {
    ...insteadOf('draw', 'A Change of Plans or a Borg drone', {
      wanted: '{A Change of Plans} or (personnel, Borg, Drone)',
    }),
    text: 'When she reports, select any skill for her. You may change it at the start of each turn. Instead of drawing a card, you may download A Change of Plans or a Borg drone, or take it to hand.',
    at: selectsSkill('each'),
  },
  'deanna-troi-first-contact': {
    text: 'Once per game, you may “unstop” everyone in her Away Team.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || placeKind(own.at) !== 'surface') return [];
      const which = idsOf(piecesAt(g, own.at).filter((piece) => isStill(piece, g, own)));
      if (which.length === 0 || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'unstop', '“Unstop” her Away Team', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'stop-these', which, undo: true },
        ]),
      ];
    },
  },
  'eight-of-nineteen': says(
    'Your Borg present have STRENGTH +2. Cumulative.',
    raises(['STRENGTH'], 2, 'yours, present, Borg', true),
  ),
  'eighteen-of-nineteen': drone('RANGE', 1),
  'fifteen-of-seventeen': insteadOf('draw', 'an Adapt card', { wanted: '"Adapt:" in title' }),
  'four-of-eleven': drone('SHIELDS', 2),
  'thirteen-of-nineteen': drone('WEAPONS', 2),
};
