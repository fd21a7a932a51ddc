import { must } from '../../../../../kernel/must.ts';
import { spotsFor } from '../../../chapters/play/offers.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { ofCard, ofType, piecesAt, piecesOf } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { hostOf, inSpace, locationAt, onPiece } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { forgoing, mayForgo } from '../../builders/facilities/rooms.ts';
import { isUsed, itself, onOwnTable, payloadOf } from '../../builders/shared.ts';
import { isOf } from '../../card.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

const CARD = 'blood-oath';

/** The nemesis icon of sworn personnel. */
const SWORN = '(R>';

/** Cards that help sworn personnel, by name. */
const SERVES = "{I.K.C. Ning'tao} or {I.K.C. Lukara} or {I.K.C. Gr'oth} or {Bat'leth} or {Blood Oath}";

const HELPFUL = `${SERVES} or ${SWORN} personnel`;
const isSworn = stateFilter(`${SWORN} personnel, not disabled`);
const isPrey = filter('<R) personnel');
const isOther = filter('non-[Bor] personnel');
const isDishonored = stateFilter('INTEGRITY<8, without Honor');

/** True if a turn of its player has begun since the card entered play. */
function hasBegun({ turn, turns }: FirstEdition, { seat, since = 0 }: Piece): boolean {
  return (turn?.seat === seat ? turns : turns - 1) > since;
}

function isHunted(g: FirstEdition, piece: Piece): boolean {
  return isPrey(piece) || piecesAt(g, onPiece(piece.id)).some((one) => one.card === CARD && hasBegun(g, one));
}

/** Returns the places where two of a player's sworn personnel are present together. */
function meetings(g: FirstEdition, seat: number): CardPlace[] {
  const sworn = piecesOf(g, seat).filter((piece) => isSworn(piece, g) && locationAt(g, piece.at) !== null);
  const places = sworn.map(({ at }) => at);
  return [...new Set(places.filter((at, index) => places.indexOf(at) < index))];
}

/** True if a copy of the card is active on a player's table. */
function isAtWork(g: FirstEdition, { card, at, seat }: Piece): boolean {
  return card === CARD && hostOf(at) === null && meetings(g, seat).length > 0;
}

/** True for the one copy that removes skills, since a skill can't be lost twice (C-SKILL-33). */
function takes(g: FirstEdition, source: RuleSource): boolean {
  const own = itself(g, source);
  if (own === null || !isAtWork(g, own)) return false;
  return ofCard(g, CARD).every((one) => one.id >= own.id || !isAtWork(g, one));
}

/**
 * Returns the places for a card that helps sworn personnel: with two of them if it is a personnel or equipment, and
 * otherwise at their location.
 */
function comesTo(g: FirstEdition, { seat }: RuleSource, card: CardId): CardPlace[] {
  return meetings(g, seat).flatMap((place) => {
    const facts = cardOf(card);
    const location = must(locationAt(g, place), 'the location of sworn personnel');
    if (facts.type === 'Ship') return [inSpace(location)];
    if (isOf(facts, 'Personnel', 'Equipment')) return [place];
    return spotsFor(g, seat, card).flatMap(({ to }) => (locationAt(g, to) === location ? [to] : []));
  });
}

/** Blood Oath (Blaze of Glory). */
export const CARDS: CardRules = {
  'blood-oath': {
    text: 'On a non-Borg with INTEGRITY < 8 and no Honor: hunted from your next turn. Or on your table: while two of your sworn are together, the hunted lose their first skill, and you may download a sworn one, I.K.C. Ning’tao, Lukara, Gr’oth, Bat’leth or Blood Oath instead of drawing.',
    ways: {
      hunt: {
        label: 'on a personnel to be hunted',
        plays: (g) =>
          ofType(g, 'Personnel')
            .filter((piece) => isOther(piece) && isDishonored(piece, g))
            .map(({ id }) => onPiece(id)),
      },
      swear: { label: 'on your table', plays: onOwnTable },
    },
    adds: {
      skill(g, source, { piece, skill }) {
        const one = g.pieces[piece];
        const facts = one === undefined ? undefined : cardOf(one.card);
        if (one === undefined || facts === undefined || !isPersonnel(facts)) return 0;
        // The first skill is the first one after the classification (C-OPEN-15).
        const first = facts.skills[1];
        return first?.name === skill && isHunted(g, one) && takes(g, source) ? -first.count : 0;
      },
    },
    fetches: { here: { must: true, wanted: HELPFUL, to: comesTo }, hand: { must: true, wanted: HELPFUL, to: 'hand' } },
    orders(g, source, seat) {
      const own = itself(g, source);
      if (own === null || own.seat !== seat || !isAtWork(g, own)) return [];
      if (isUsed(g, seat, CARD, 'turn') || !mayForgo(g, seat)) return [];
      const inPlace = (what: string) => forgoing(CARD, [{ do: 'download', what }]);
      return [
        payloadOf(source, 'here', 'Download to your sworn personnel instead of drawing', inPlace('here')),
        payloadOf(
          source,
          'hand',
          'Take a sworn personnel, or a card that helps them, instead of drawing',
          inPlace('hand'),
        ),
      ];
    },
  },
};
