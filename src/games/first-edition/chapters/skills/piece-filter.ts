import { kept } from '../../../kit/cache.ts';
import { isBound, printedTest, readFilter, testOf } from '../../content/filters/card-filter.ts';
import { type Feature, type NowWord, RELATIONS } from '../../content/filters/filter.ts';
import { cardOf } from '../../content/pool.ts';
import { isOneOf } from '../../content/printed.ts';
import { locationOf } from '../../position/find.ts';
import { isCaptive, isInfiltrator, isPerson, isShip } from '../../position/piece-types.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { locationAt } from '../../position/places.ts';
import { areTogether } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { affiliationOf, belongsTo } from '../affiliation/compatible.ts';
import { regionOf } from '../spaceline/line.ts';
import { isApart, isWithin, whereOf } from '../teams/teams.ts';
import { attributeOf } from './attributes.ts';
import { isGender, isOfGender } from './gender.ts';
import { isLeader } from './leader.ts';
import { skillAnyway, skillOf } from './skills.ts';

/** Tests a card in play. `own` is the card that has the rule. */
export type PieceTest = (piece: Piece, g: FirstEdition, own: Piece) => boolean;

/** The cards in play that a rule is about: the text of a filter, or a test if no text can say it. */
export type Those = string | PieceTest;

const tests = new Map<string, PieceTest>();

/**
 * Returns the test that a text such as `yours, here, Klingon personnel, Leadership` describes (`docs/filters.md`), for
 * cards in play. Affiliations, skills and attributes are the current ones. Throws at the first call for a text that makes
 * no sense.
 */
export function pieceFilter(those: Those): PieceTest {
  if (typeof those !== 'string') return those;
  return kept(tests, those, () => readFilter(those, (asked) => testOf(asked, featureTest)));
}

/**
 * Like `pieceFilter`, for texts without words that compare the card with another one, such as `yours` or `here`. Throws
 * for such words.
 */
export function stateFilter(text: string): (piece: Piece, g: FirstEdition) => boolean {
  const test = readFilter(text, (asked) => testOf<Piece, FirstEdition, unknown>(asked, stateTest));
  return (piece, g) => test(piece, g, null);
}

function stateTest(feature: Feature): (piece: Piece, g: FirstEdition) => boolean {
  if (feature.is === 'now' && isOneOf(RELATIONS, feature.now))
    throw new Error(`“${feature.now}” compares the card with another one`);
  const test = featureTest(feature);
  return (piece, g) => test(piece, g, piece);
}

function featureTest(feature: Feature): PieceTest {
  switch (feature.is) {
    case 'now':
      return NOW[feature.now];
    case 'place':
      return placeTest(feature.place);
    case 'affiliation':
      return (piece) => affiliationOf(piece) === feature.affiliation;
    case 'origin': {
      const test = printedTest({ is: 'trait', trait: `${feature.side} ship` });
      return (piece) => affiliationOf(piece) === feature.side || test(cardOf(piece.card));
    }
    case 'group':
      return (piece) => belongsTo(piece, feature.group);
    case 'skill':
      return (piece, g) => skillOf(g, piece, feature.skill) >= feature.level;
    case 'without':
      return (piece, g) => skillAnyway(g, piece, feature.skill) === 0;
    case 'attribute':
      return (piece, g) => isBound(feature, attributeOf(g, piece, feature.attribute));
    case 'trait':
      if (isGender(feature.trait)) return (piece) => isOfGender(piece, feature.trait);
  }
  const test = printedTest(feature);
  return ({ card }) => test(cardOf(card));
}

const NOW: Readonly<Record<NowWord, PieceTest>> = {
  yours: ({ seat }, _g, own) => seat === own.seat,
  "opponent's": ({ seat }, _g, own) => seat !== own.seat,
  // Cards that are cloaked, phased or disabled don't oppose anyone (C-TEAM-12), nor do infiltrators (C-INFIL-03).
  opposing: (piece, _g, own) =>
    piece.seat !== own.seat && piece.veiled === undefined && !isInfiltrator(piece) && !isDisabled(piece),
  other: ({ id }, _g, own) => id !== own.id,
  itself: ({ id }, _g, own) => id === own.id,
  // If the card is aboard a concealed ship, only others aboard the ship are here (C-CLOAK-03).
  here: (piece, g, own) => areTogether(g, own, piece),
  // During an attempt or battle, stopped and unstopped personnel of one player aren't in the same group (C-TEAM-06).
  present: (piece, g, own) =>
    piece.at === own.at && isPerson(piece) && (piece.seat !== own.seat || !arePart(g, piece, own)),
  aboard: (piece, g, own) => isWithin(g, piece.at, own.id),
  'carrying it': (piece, g, own) => isShip(piece) && isWithin(g, own.at, piece.id),
  leader: (piece, g) => isLeader(g, piece),
  stopped: (piece, g) => isStopped(g, piece),
  cloaked: ({ veiled }) => veiled === 'cloaked',
  phased: ({ veiled }) => veiled === 'phased',
  disabled: (piece) => isDisabled(piece),
  captive: isCaptive,
};

/** Tests where a card is. `place` is one of the places that filters know, such as `in the Gamma Quadrant`. */
function placeTest(place: string): PieceTest {
  const { where, quadrant, region } = PLACE.exec(place)?.groups ?? {};
  return (piece, g) => {
    const location = locationAt(g, piece.at);
    if (location === null) return false;
    if (quadrant !== undefined) return locationOf(g, location).quadrant === quadrant;
    if (region !== undefined) return regionOf(g, location) === region;
    const kind = whereOf(g, location);
    return kind === 'both' || kind === where;
  };
}

const PLACE = /^at a (?<where>planet|space) mission$|^in the (?:(?<quadrant>.+) Quadrant|(?<region>.+) region)$/;

function arePart(g: FirstEdition, one: Piece, other: Piece): boolean {
  return (g.attempt !== null || g.battle !== null) && isApart(g, one) !== isApart(g, other);
}

/** Combines tests of which some can't be said by a text. */
export function every(...those: readonly Those[]): PieceTest {
  const all = those.map(pieceFilter);
  return (piece, g, own) => {
    for (const test of all) if (!test(piece, g, own)) return false;
    return true;
  };
}
