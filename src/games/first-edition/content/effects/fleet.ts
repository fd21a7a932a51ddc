import { regionOf } from '../../chapters/spaceline/line.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { locationOf } from '../../position/find.ts';
import { aboard, inSpace, locationAt } from '../../position/places.ts';
import type { Force, Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { type Card, isOf } from '../card.ts';
import { says } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
import { hasTrait, isOfGroup } from '../traits.ts';
import {
  against,
  attributeBonus,
  every,
  icon,
  of,
  type PieceTest,
  person,
  SHIP,
  self,
  trait,
  yours,
} from './personnel/aiding.ts';
import { joins } from './personnel/welcome.ts';

const inside: PieceTest = (piece, g, own) => isWithin(g, piece.at, own.id);
const crew = (...tests: readonly PieceTest[]): PieceTest => every(inside, yours, person, ...tests);

/** Counts the pieces that pass a test. */
const count = (g: FirstEdition, own: Piece, test: PieceTest): number =>
  Object.values(g.pieces).filter((piece) => test(piece, g, own)).length;

/** A bonus of 1 for each personnel aboard who passes a test, up to `most`. */
function manned(attributes: typeof SHIP, test: PieceTest, most = Number.POSITIVE_INFINITY): Force {
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !attributes.includes(attribute)) return 0;
        return Math.min(count(g, own, crew(test)), most);
      },
    },
  };
}

const isIn =
  (place: string) =>
  (own: Piece, g: FirstEdition): boolean => {
    const location = locationAt(g, own.at);
    return location !== null && [regionOf(g, location), locationOf(g, location).quadrant].includes(place);
  };

/** A bonus in a region or quadrant. */
function athome(place: string, by: number, called = `the ${place}`): Rule {
  return says(`RANGE, WEAPONS and SHIELDS +${by} in ${called}.`, attributeBonus(SHIP, by, isIn(place)));
}

/** A bonus to WEAPONS and SHIELDS against one affiliation. */
function hunter(side: 'Borg' | 'Cardassian' | 'Klingon', weapons: number, shields: number): Rule {
  const what = shields === 0 ? `WEAPONS +${weapons}` : `WEAPONS and SHIELDS +${weapons}`;
  const target = side === 'Borg' ? 'Borg' : `${side}s`;
  return says(`${what} against ${target}.`, against(self, of(side), weapons, shields));
}

/** A ship that some of its player's cards may report aboard (C-PLAY-10). */
function hosts(whom: string, isMeant: (card: Card) => boolean): Rule {
  return {
    text: `Your ${whom} may report aboard.`,
    berths(g, { piece }, seat, card) {
      const own = piece === undefined ? undefined : g.pieces[piece];
      if (own === undefined || own.seat !== seat || !isMeant(cardOf(card))) return [];
      return joins(g, own, card) ? [aboard(own.id)] : [];
    },
  };
}

const isBorg = (card: Card): boolean => isOf(card, 'Equipment') || isOfGroup(card, 'Borg');
const cube = hosts('equipment and Borg personnel', isBorg);
const holograms = hosts('[Holo] cards', (card) => isOf(card, 'Personnel', 'Equipment') && card.icons.includes('Holo'));
const augments = says(
  'RANGE, WEAPONS and SHIELDS +1 for each augment aboard, up to +4.',
  manned(SHIP, trait('Augment'), 4),
);
const ENT_E = icon('Ent-E');

/** Rules of other ships, by card id. */
export const FLEET: Readonly<Record<string, Rule>> = {
  'batris-star': hunter('Klingon', 5, 0),
  'battle-cruiser-bortas': says(
    'RANGE, WEAPONS and SHIELDS +1 for each 22nd-century Klingon with a Command icon aboard, up to +5.',
    manned(SHIP, every(of('Klingon'), icon('22'), icon('Cmd')), 5),
  ),
  'borg-cube': cube,
  'borg-cube-the-borg': cube,
  'breen-warship': hosts('Breen', (card) => isOf(card, 'Personnel') && hasTrait(card, 'Breen')),
  cosette: athome('Demilitarized Zone', 2),
  'cravic-warship': hosts('Cravic Units', ({ title }) => title.startsWith('Cravic Unit')),
  deranas: athome('Neutral Zone', 2),
  'dominion-battleship-things-past': says(
    'RANGE, WEAPONS and SHIELDS +3 with a Founder, a Vorta and a Jem’Hadar aboard.',
    attributeBonus(SHIP, 3, (own, g) =>
      ['Founder', 'Vorta', "Jem'Hadar"].every((one) => count(g, own, crew(trait(one))) > 0),
    ),
  ),
  'ferengi-freighter': says(
    'RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.',
    attributeBonus(SHIP, 1, isIn('Gamma')),
  ),
  'iks-nguqyab': augments,
  'iks-nguqyab-star': augments,
  'jemhadar-troopship': says(
    'RANGE and SHIELDS +1 for each Jem’Hadar aboard, up to +3.',
    manned(['RANGE', 'SHIELDS'], trait("Jem'Hadar"), 3),
  ),
  'injector-assembly-one': {
    text: 'May report to the location of your Son’a ship. Downloads Collect Metaphasic Particles.',
    reports: (g, seat) => [
      ...new Set(
        Object.values(g.pieces).flatMap(({ card, seat: own, at }) => {
          const location = own === seat && hasTrait(cardOf(card), "Son'a ship") ? locationAt(g, at) : null;
          return location === null ? [] : [inSpace(location)];
        }),
      ),
    ],
  },
  olarra: holograms,
  'olarra-star': holograms,
  'pralor-warship': hosts('Pralor Units', ({ title }) => title.startsWith('Pralor Unit')),
  serrola: says('RANGE, WEAPONS and SHIELDS +2 in the Gamma Quadrant.', attributeBonus(SHIP, 2, isIn('Gamma'))),
  'stolen-defiant': hunter('Cardassian', 3, 3),
  'uss-akira': says(
    'RANGE, WEAPONS and SHIELDS +2 with Enterprise-E personnel aboard.',
    attributeBonus(SHIP, 2, (own, g) => count(g, own, crew(ENT_E)) > 0),
  ),
  'uss-defiant-chain-of-command': hunter('Borg', 3, 3),
  'uss-enterprise-e-chain-of-command': says(
    'WEAPONS and SHIELDS +1 for each Enterprise-E personnel aboard.',
    manned(['WEAPONS', 'SHIELDS'], ENT_E),
  ),
  'val-jean': athome('Badlands', 2),
};
