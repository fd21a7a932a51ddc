import { spotsFor } from '../../../chapters/play/offers.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { skillAnyway } from '../../../chapters/skills/skills.ts';
import { piecesAt, piecesOf } from '../../../position/find.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { hostOf, inSpace, locationAt, onPiece } from '../../../position/places.ts';
import type { Fetch, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardId, CardPlace } from '../../../terms.ts';
import { forgoing, mayForgo } from '../../builders/facilities/rooms.ts';
import { isUsed, itself, onOwnTable, payloadOf } from '../../builders/shared.ts';
import { isOf } from '../../card.ts';
import type { CardRules } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';

const CARD = 'blood-oath';

/** The nemesis icons of sworn personnel, and of the personnel they hunt. */
const SWORN = '(R>';

const HUNTED = '<R)';

/** Cards that help sworn personnel, by name. */
const SERVES = ["I.K.C. Ning'tao", 'I.K.C. Lukara', "I.K.C. Gr'oth", "Bat'leth", 'Blood Oath'];

const hasIcon = ({ card }: { card: CardId }, icon: string): boolean => {
  const facts = cardOf(card);
  return isPersonnel(facts) && facts.icons.includes(icon);
};

/** True if a personnel can be hunted. */
function isFoe(g: FirstEdition, piece: Piece): boolean {
  const facts = cardOf(piece.card);
  if (!isPersonnel(facts) || facts.affiliations.includes('Borg')) return false;
  return attributeOf(g, piece, 'INTEGRITY') < 8 && skillAnyway(g, piece, 'Honor') === 0;
}

/** True if a turn of its player has begun since the card entered play. */
function hasBegun({ turn, turns }: FirstEdition, { seat, since = 0 }: Piece): boolean {
  return (turn?.seat === seat ? turns : turns - 1) > since;
}

function isHunted(g: FirstEdition, piece: Piece): boolean {
  return hasIcon(piece, HUNTED) || piecesAt(g, onPiece(piece.id)).some((one) => one.card === CARD && hasBegun(g, one));
}

/** Returns the places where two of a player's sworn personnel are present together. */
function meetings(g: FirstEdition, seat: number): CardPlace[] {
  const sworn = piecesOf(g, seat).filter(
    (piece) => hasIcon(piece, SWORN) && !isDisabled(piece) && locationAt(g, piece.at) !== null,
  );
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
  return Object.values(g.pieces).every((one) => one.id >= own.id || !isAtWork(g, one));
}

const isMeant: Fetch['wanted'] = (_g, _source, card) => isNamed(card, ...SERVES) || hasIcon({ card }, SWORN);

/**
 * Returns the places for a card that helps sworn personnel: with two of them if it is a personnel or equipment, and
 * otherwise at their location.
 */
function comesTo(g: FirstEdition, { seat }: RuleSource, card: CardId): CardPlace[] {
  return meetings(g, seat).flatMap((place) => {
    const facts = cardOf(card);
    const location = locationAt(g, place) ?? '';
    if (facts.type === 'Ship') return [inSpace(location)];
    if (isOf(facts, 'Personnel', 'Equipment')) return [place];
    return spotsFor(g, seat, card).flatMap(({ to }) => (locationAt(g, to) === location ? [to] : []));
  });
}

/** Blood Oath (Blaze of Glory). */
export const CARDS: CardRules = {
  'blood-oath': {
    text: 'On a non-Borg with INTEGRITY < 8 and no Honor: hunted from your next turn. Or on your table: while two of your sworn are together, all hunted lose their first skill, and you may download a sworn, I.K.C. Ning’tao, Lukara, Gr’oth, Bat’leth or Blood Oath instead of drawing.',
    ways: {
      hunt: {
        label: 'on a personnel to be hunted',
        plays: (g) =>
          Object.values(g.pieces)
            .filter((piece) => isFoe(g, piece))
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
    fetches: { here: { must: true, wanted: isMeant, to: comesTo }, hand: { must: true, wanted: isMeant, to: 'hand' } },
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
