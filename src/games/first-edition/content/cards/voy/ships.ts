import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { hostIn } from '../../../position/find.ts';
import { placeKind } from '../../../position/places.ts';
import { attributeBonus, passing } from '../../builders/personnel/aiding.ts';
import { bay, crew, ridesIn } from '../../builders/ships/fleet.ts';
import { LANDS } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The ships that a Kazon Warship can carry. */
const isCraft = stateFilter('universal [Kaz] ship, not {Kazon Warship}');

const isFromEquinox = crew('U.S.S. Equinox-related personnel');

const EQUINOX = says(
  'RANGE +4 while one of its crew has “U.S.S. Equinox” in lore.',
  attributeBonus(['RANGE'], 4, (own, g) => passing(g, own, isFromEquinox).length > 0),
);

/** Ships of Voyager, by id. */
export const CARDS: CardRules = {
  'delta-flyer': {
    text: 'May report free aboard your U.S.S. Voyager. Downloads Evasive Maneuvers.',
    ...ridesIn('ship, {U.S.S. Voyager}'),
    free(g, _seat, to) {
      const ship = placeKind(to) === 'aboard' ? hostIn(g, to) : undefined;
      return ship !== undefined && isNamed(ship.card, 'U.S.S. Voyager');
    },
  },
  'kazon-raider': bay('Kazon shuttlecraft', 'Kazon ship, "shuttlecraft" in class'),
  'kazon-shuttle': says('Lands or takes off once each turn. Downloads Boarding Party.', LANDS),
  'kazon-warship': {
    text: 'Loads and launches universal Kazon ships other than Kazon Warship.',
    grants: {
      carry(g, { piece }, { carrier, ship }) {
        const craft = g.pieces[ship];
        return carrier === piece && craft !== undefined && isCraft(craft, g);
      },
    },
  },
  'type-9-shuttlecraft': {
    text: 'May report aboard your Intrepid-class and Nova-class ships.',
    ...ridesIn('ship, Intrepid-class or Nova-class'),
  },
  'uss-equinox': EQUINOX,
  'uss-equinox-star': EQUINOX,
};

/** Facts about ships from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'uss-voyager': { onlyDownloads: true },
  'vidiian-cruiser': { onlyDownloads: true },
};
