import { asLabel } from '../../../kit/words.ts';
import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { piecesAt } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { aboard, isAway, locationAt, onSurface } from '../../position/places.ts';
import { wall } from '../builders/dilemmas/build.ts';
import { worth } from '../builders/missions/ends.ts';
import { brings } from '../builders/missions/solved.ts';
import { attributeBonus, downloadsIf, passing, speaker } from '../builders/personnel/aiding.ts';
import { improvesShip } from '../builders/personnel/table.ts';
import { isIn } from '../builders/personnel/welcome.ts';
import { idsOf, isUsed, payloadOf } from '../builders/shared.ts';
import { LANDS } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const GALILEO = says('Lands or takes off once each turn.', LANDS);

const isTeam = pieceFilter('yours, personnel or equipment, not captive');

const isReliant = pieceFilter('yours, {U.S.S. Reliant}');

/** Cards of Paradise Lost, by id. */
export const CARDS: CardRules = {
  'breach-barrier': {
    text: '20 more points if you solve it with a ship that you don’t own.',
    adds: worth((_g, { seat }, group) => (group !== null && group.ship !== null && group.ship.owner !== seat ? 20 : 0)),
  },
  'chariot-of-god': says('RANGE +4 in the Great Barrier.', attributeBonus(['RANGE'], 4, 'in the Great Barrier region')),
  'clark-terrell-paradise-lost': {
    text: 'Once per game, you may relocate your Away Team at this location to your U.S.S. Reliant anywhere, even if they are “stopped”.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const location = own === null ? null : locationAt(g, own.at);
      if (own === null || location === null || own.seat !== seat || isUsed(g, seat, source.card, 'game')) return [];
      const team = piecesAt(g, onSurface(location)).filter((piece) => isTeam(piece, g, own));
      if (team.length === 0) return [];
      // A relocation isn't limited to one location (C-MOVE-09).
      const ships = passing(g, own, isReliant).filter(({ at }) => !isAway(g, at));
      return ships.map(({ id }) =>
        payloadOf(source, String(id), asLabel(`Relocate your Away Team to ${pieceName(g, id)}`), [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'shift', which: idsOf(team), to: aboard(id) },
        ]),
      );
    },
  },
  'colonel-west': says(
    'Downloads Assassination Plot at any time, and Operation Retrieve only at the start of your turn.',
    downloadsIf('card', ({ seat }, { turn }) => turn?.seat === seat && turn.acted !== true),
  ),
  'commander-chekov-paradise-lost': says(
    'Your U.S.S. Reliant with him aboard has WEAPONS +2.',
    improvesShip(['WEAPONS'], 2, '{U.S.S. Reliant}'),
  ),
  'commander-sulu': {
    text: 'Compatible with cards that have the Sha Ka Ree icon. Your Classic Films ship with him aboard has RANGE +1. Downloads Demora Sulu only aboard your facility.',
    facts: { mixesWith: filter('[SKR]') },
    ...improvesShip(['RANGE'], 1, '[Films]'),
    ...downloadsIf(isIn('facility')),
  },
  'commander-uhura-paradise-lost': {
    text: 'Compatible with cards that have the Sha Ka Ree icon. Downloads Seductive Dance.',
    facts: { mixesWith: filter('[SKR]') },
  },
  'hostage-crisis': brings('Planet of Galactic Peace', '{Planet of Galactic Peace}', 'here'),
  'row-row-row-your-boat': wall('Music x2 OR INTEGRITY+CUNNING+STRENGTH>63 of 3'),
  'shuttle-galileo': GALILEO,
  'shuttle-galileo-star': GALILEO,
};

/** Facts about cards from Paradise Lost that have no rule, by id. */
export const FACTS: CardFacts = {
  'well-need-a-starship': { limit: 'unique' },
};
