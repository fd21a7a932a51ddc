import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { isWithin } from '../../chapters/teams/teams.ts';
import { locationOf } from '../../position/find.ts';
import { locationAt } from '../../position/places.ts';
import type { Force, Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { says } from '../card-rules.ts';
import { cardOf } from '../pool.ts';
import { isBorgShip } from './borg-ships.ts';
import {
  ALL,
  against,
  attributeBonus,
  both,
  classed,
  every,
  here,
  icon,
  inPlay,
  of,
  opposing,
  type PieceTest,
  person,
  raises,
  SHIP,
  self,
  ship,
  titled,
  yours,
} from './personnel/aiding.ts';

/**
 * A ship that lands and takes off once per turn, and has more RANGE for a move within one region (C-MOVE-12,
 * C-MOVE-16).
 */
function interceptor(more: number): Rule {
  return {
    text: `Lands and takes off once each turn. RANGE +${more} for a move within one region.`,
    grants: { land: (g, { piece }, { ship: id }) => id === piece && g.pieces[id]?.touched !== g.turns },
    adds: {
      range: (g, { piece }, { ship: id, from, to }) => {
        const region = regionOf(g, from);
        return id === piece && region !== null && region === regionOf(g, to) ? more : 0;
      },
    },
  };
}

const isInGamma = (own: Piece, g: FirstEdition): boolean => {
  const location = locationAt(g, own.at);
  return location !== null && locationOf(g, location).quadrant === 'Gamma';
};

/** True if a player has a captive. */
const hasCaptive = (own: Piece, g: FirstEdition): boolean =>
  Object.values(g.pieces).some(({ seat, captive }) => seat === own.seat && captive !== undefined);

/** Adds `by` for each card that passes `test`, counting at most `most` cards. */
function counts(attributes: typeof SHIP, by: number, test: PieceTest, most = Number.POSITIVE_INFINITY): Force {
  return {
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = g.pieces[piece];
        if (own === undefined || piece !== source.piece || !attributes.includes(attribute)) return 0;
        const found = Object.values(g.pieces).filter((one) => test(one, g, own)).length;
        return by * Math.min(found, most);
      },
    },
  };
}

/** True for the player's Starfleet personnel aboard with a Command icon. */
const commanders: PieceTest = (piece, g, own) =>
  isWithin(g, piece.at, own.id) && every(yours, person, of('Starfleet'), icon('Cmd'))(piece, g, own);

/** Tests if one player has both the Koraga and the Rotarran. */
const sisters: PieceTest = (piece, g, own) =>
  (piece.id === own.id || (titled('I.K.C. Rotarran')(piece, g, own) && piece.seat === own.seat)) &&
  inPlay(every(yours, titled('I.K.C. Rotarran')))(own, g);

/** True for a universal Kazon ship that a Kazon Warship can carry. */
function isKazonCraft(piece: Piece | undefined): boolean {
  if (piece === undefined) return false;
  const facts = cardOf(piece.card);
  return (
    facts.type === 'Ship' &&
    facts.unique === 'universal' &&
    affiliationOf(piece) === 'Kazon' &&
    facts.id !== 'kazon-warship'
  );
}

/** Ships, by card id. */
export const SHIPS: Readonly<Record<string, Rule>> = {
  'alliance-interceptor': interceptor(4),
  apnex: says(
    'RANGE +4 while phased.',
    attributeBonus(['RANGE'], 4, ({ veiled }) => veiled === 'phased'),
  ),
  'bajoran-interceptor': interceptor(4),
  enterprise: says(
    'RANGE, WEAPONS and SHIELDS +1 for each of your Starfleet personnel with a Command icon aboard, up to +5.',
    counts(SHIP, 1, commanders, 5),
  ),
  batris: says('WEAPONS +5 against Klingons.', against(self, of('Klingon'), 5, 0)),
  'ikc-qam-chee-chain-of-command': says(
    'Opposing cards at this location have all attributes −1.',
    raises([...ALL, ...SHIP], -1, every(opposing, here)),
  ),
  'ikc-koraga': says('While your I.K.C. Rotarran is in play, both ships have RANGE +1.', raises(['RANGE'], 1, sisters)),
  'ikc-ningtao': says(
    'SHIELDS +2 for each opposing Dominion ship at this location.',
    counts(['SHIELDS'], 2, every(ship, opposing, here, of('Dominion'))),
  ),
  'ikc-tohkaht': says('RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.', attributeBonus(SHIP, 1, isInGamma)),
  'kazon-warship': {
    text: 'Loads and launches universal Kazon ships other than Kazon Warship.',
    grants: { carry: (g, { piece }, { carrier, ship }) => carrier === piece && isKazonCraft(g.pieces[ship]) },
  },
  kraxon: says(
    'WEAPONS +3 and SHIELDS +2 against Defiant-class ships.',
    against(self, every(ship, classed('Defiant')), 3, 2),
  ),
  'rebel-interceptor': interceptor(3),
  reklar: says(
    'WEAPONS +2 and SHIELDS +1 while you have a captive.',
    both(attributeBonus(['WEAPONS'], 2, hasCaptive), attributeBonus(['SHIELDS'], 1, hasCaptive)),
  ),
  'uss-bozeman': says(
    'WEAPONS and SHIELDS +2 against Borg ships, including the Borg Ship dilemma.',
    against(self, isBorgShip, 2, 2),
  ),
  'uss-enterprise-e': says(
    'WEAPONS +3 against Borg ships, including the Borg Ship dilemma.',
    against(self, isBorgShip, 3, 0),
  ),
  'uss-odyssey': says('RANGE, WEAPONS and SHIELDS +1 in the Gamma Quadrant.', attributeBonus(SHIP, 1, isInGamma)),
  'uss-thunderchild': says(
    'SHIELDS +4 against Borg ships, including the Borg Ship dilemma.',
    against(self, isBorgShip, 0, 4),
  ),
};
