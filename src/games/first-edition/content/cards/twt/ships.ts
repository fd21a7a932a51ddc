import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isUsed } from '../../builders/shared.ts';
import { ferried, hosts } from '../../builders/ships/fleet.ts';
import { counts, LANDS, swift } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** The key of a report with crew, which counts as the ship's one landing or takeoff of the turn (C-TURN-16). */
const crewed = ({ piece }: RuleSource): string => `crewed ${piece}`;
const hasCrewed = (g: FirstEdition, source: RuleSource): boolean => isUsed(g, source.seat, crewed(source), 'turn');

/** Ships of The Trouble with Tribbles, by id. */
export const CARDS: CardRules = {
  'bajoran-raider': {
    ...swift(4),
    text: 'Once each turn, may report with up to two personnel, land or take off. RANGE +4 for a move within one region.',
    grants: {
      land: (g, source, about) => LANDS.grants?.land?.(g, source, about) === true && !hasCrewed(g, source),
    },
    at: {
      played: {
        does(_g, source, { piece, isFree }) {
          if (piece !== source.piece || isFree === true) return [];
          return [
            {
              do: 'either',
              ways: [
                { key: 'alone', label: 'Report alone', list: [] },
                {
                  key: 'crew',
                  label: 'Report with up to two personnel',
                  list: [
                    { do: 'use', what: crewed(source), per: 'turn' },
                    { do: 'bring-crew', ship: piece, most: 2 },
                  ],
                },
              ],
            },
          ];
        },
      },
    },
  },
  'breen-warship': hosts('Breen', 'personnel, Breen'),
  columbus: ferried('Constitution-class ships', 'ship, Constitution-class'),
  'ikc-ningtao': says(
    'SHIELDS +2 for each opposing Dominion ship at this location.',
    counts(['SHIELDS'], 2, 'ship, opposing, here, [Dom]'),
  ),
};

/** Facts about ships from The Trouble with Tribbles that have no rule, by id. */
export const FACTS: CardFacts = {
  'gal-gaththong': { onlyDownloads: true },
  'ikc-groth': { onlyDownloads: true },
  'starship-constitution': { onlyDownloads: true },
  'starship-enterprise': { onlyDownloads: true },
  'weyouns-warship': { onlyDownloads: true },
};
