import { must } from '../../../../../kernel/must.ts';
import { asLabel } from '../../../../kit/words.ts';
import { attributeOf } from '../../../chapters/skills/attributes.ts';
import { every, type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { taughtSkill } from '../../../chapters/skills/skills.ts';
import { locationOf, ofCard, opponentOf, piecesAt, playerOf } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isInfiltrator } from '../../../position/piece-types.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { inSpace, locationAt } from '../../../position/places.ts';
import { areTogether } from '../../../position/veils.ts';
import type { FirstEdition, LineLocation, Piece } from '../../../state.ts';
import { ALL, numberOf, passing, raises, speaker, withOne } from '../../builders/personnel/aiding.ts';
import { doubles, doublesSkills, firstListed } from '../../builders/personnel/alike.ts';
import { does, mayDo } from '../../builders/personnel/deeds.ts';
import { trades } from '../../builders/personnel/draws.ts';
import { isFighting } from '../../builders/personnel/figures.ts';
import { daunts } from '../../builders/personnel/table.ts';
import { freeCard, freeOnce, isAboardOf, receives } from '../../builders/personnel/welcome.ts';
import { idsOf, isUsed, payloadOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { cardOf } from '../../pool.ts';

// The printed skill counts, since the level of a skill depends on what rules add.
const isSpy = filter('Tal Shiar');

const worf = pieceFilter('present, {Sheriff Worf}');

const withWorf = withOne('{Sheriff Worf}');

const SOLDIERS = 'universal [Car], SECURITY';

const guards = pieceFilter('present, opposing, SECURITY');

const chaotica = pieceFilter('present, other, {Chaotica}');

/** True if a personnel is present with Chaotica, wherever the card with the rule is. */
function isWithChaotica(g: FirstEdition, piece: Piece): boolean {
  return piecesAt(g, piece.at).some((one) => chaotica(one, g, piece));
}

/** True for the first copy in play that isn't disabled. The copies of both players aren't cumulative (C-SKILL-22). */
function isFirstActive(g: FirstEdition, own: Piece): boolean {
  return ofCard(g, own.card).find((one) => !isDisabled(one))?.id === own.id;
}

const maleHere = pieceFilter('present, Male, not stopped');

const bothSides = ({ missions }: LineLocation): boolean => {
  const [first, ...others] = missions.map(({ card }) => cardOf(card));
  return others.length > 0 && first?.type === 'Mission' && first.unique === 'unique';
};

const onVoyager = isAboardOf('U.S.S. Voyager');

const femaleCaptive = numberOf('yours, present, captive, Female');

const withChaotica = withOne('{Chaotica}');

const withHill = withOne('{Dixon Hill}');

/** The personnel in the current personnel battle. */
const fightersIn = (g: FirstEdition): Piece[] =>
  g.battle?.kind === 'personnel' ? g.battle.forces.flat().flatMap((id) => g.pieces[id] ?? []) : [];

const FREE_BARASH = freeOnce('[Bar]', { where: 'here' });

const isShip = filter('ship, [Fed], not [AU]');

const isWoman = pieceFilter('aboard, personnel, Female');

const withHolmes = withOne('{Sherlock Holmes}');

// As for CAPTURES, a disabled personnel can be captured, but nobody in stasis and no infiltrator (C-TEAM-16, C-INFIL-03).
const isRival = every(
  "opponent's, present, personnel, not captive, not cloaked, not phased",
  (piece) => piece.numb !== 'stasis' && !isInfiltrator(piece),
);

/** True for an opposing personnel present than whom no other has more CUNNING. */
const isClever: PieceTest = (piece, g, own) =>
  isRival(piece, g, own) &&
  passing(g, own, isRival).every((one) => attributeOf(g, one, 'CUNNING') <= attributeOf(g, piece, 'CUNNING'));

/** The key in `g.lasting` of Duchamps for each adversary whom he has stunned in a battle. */
const DUCHAMPS = 'duchamps';

const isPresentFoe = pieceFilter("opponent's, present");

/** Personnel of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'admiral-j-p-hanson': {
    text: 'Your Federation ships may report to his location, except ships with the Alternate Universe icon.',
    berths(g, source, seat, card) {
      const own = speaker(g, source);
      const location = own === null ? null : locationAt(g, own.at);
      return own !== null && location !== null && own.seat === seat && isShip(card) ? [inSpace(location)] : [];
    },
  },
  arachnia: says(
    'Opposing ships at this location without a Female aboard have SHIELDS −4, except Borg ships.',
    raises(
      ['SHIELDS'],
      -4,
      every('ship, opposing, here, not [Bor]', (ship, g) => !passing(g, ship, isWoman).length),
    ),
  ),
  barash: {
    text: 'Your personnel with the Barash icon may report to his location, once per turn for free. Doubles Hologram Ruse and its requirements.',
    ...receives('[Bar]', { where: 'here' }),
    ...FREE_BARASH,
    at: { ...FREE_BARASH.at, ...doubles('Hologram Ruse', true) },
  },
  boothby: {
    text: 'Your Federation Youth personnel may report where he is, and have all attributes +2 at this location.',
    ...raises(ALL, 2, 'yours, here, personnel, [Fed], Youth'),
    ...receives('[Fed], Youth'),
  },
  'buster-kincaid': {
    text: 'With Captain Proton present, you may discard two cards from hand to draw one.',
    orders: trades(2, undefined, withOne('{Captain Proton}')),
  },
  'captain-proton': says(
    'Your other personnel present with the Holodeck Adventures icon have all attributes +2.',
    raises(
      ALL,
      2,
      every('yours, other, present', ({ card }) => cardOf(card).printings.some(({ release }) => release === 'ha')),
    ),
  ),
  chaotica: {
    text: 'Once per turn, you may return a hologram at this location to its owner’s hand.',
    orders: does('turn', 'Return', 'here, personnel, [Holo]', ({ id }) => [{ do: 'recall', which: [id], to: 'hand' }]),
  },
  'dr-noah': {
    text: 'Once per turn, you may capture your opponent’s personnel present with the highest CUNNING.',
    orders: does('turn', 'Capture', isClever, ({ id }) => [{ do: 'seize', which: [id] }]),
  },
  duchamps: {
    text: 'When a personnel battle begins where he fights, you may stun up to three adversaries.',
    at: {
      'personnel-battle': {
        offers(g, source) {
          const own = speaker(g, source);
          const { battle } = g;
          if (own === null || battle?.kind !== 'personnel' || !isFighting(own, g)) return [];
          if (g.lasting.filter(({ what, piece }) => what === DUCHAMPS && piece === own.id).length >= 3) return [];
          const enemies = must(battle.forces[1 - own.seat], 'the enemy force');
          return enemies
            .filter((id) => !battle.stunned.includes(id))
            .map((id) =>
              payloadOf(source, String(id), asLabel(`Stun ${pieceName(g, id)}`), [
                { do: 'lasting', what: DUCHAMPS, until: 'battle', piece: own.id },
                { do: 'fell', which: [id], as: 'stunned' },
              ]),
            );
        },
      },
    },
  },
  durango: says(
    'With Sheriff Worf present, both have STRENGTH +2.',
    raises(['STRENGTH'], 2, (piece, g, own) => withWorf(own, g) && (piece.id === own.id || worf(piece, g, own))),
  ),
  ekoor: {
    text: 'Once per turn, your universal Cardassian with SECURITY may report where he is, for free.',
    ...receives(SOLDIERS, { when: (own, g) => !isUsed(g, own.seat, own.card, 'turn') }),
    ...freeOnce(SOLDIERS),
  },
  'eli-hollander': {
    text: 'Opposing personnel present can’t use their SECURITY skill, except as a classification. Downloads Prisoner Exchange.',
    adds: {
      skill(g, source, { piece, skill }) {
        const own = skill === 'SECURITY' ? speaker(g, source) : null;
        const other = g.pieces[piece];
        return own !== null && other !== undefined && isPresentFoe(other, g, own) ? -taughtSkill(other.card, skill) : 0;
      },
    },
  },
  'john-watson': {
    text: 'With Sherlock Holmes present, you may discard all cards in hand when your turn begins.',
    at: {
      'turn-start': {
        offers(g, source, { seat }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || playerOf(g, seat).hand.length === 0 || !withHolmes(own, g))
            return [];
          return [
            payloadOf(source, 'hand', 'Discard your hand', [{ do: 'renew', who: seat, hand: 'discarded', count: 0 }]),
          ];
        },
      },
    },
  },
  lily: {
    text: 'Once per game, with Dixon Hill present, you may cancel a personnel battle at her location.',
    at: {
      'personnel-battle': {
        offers(g, source) {
          const own = speaker(g, source);
          if (own === null || !withHill(own, g) || !fightersIn(g).some((one) => areTogether(g, own, one))) return [];
          if (isUsed(g, own.seat, source.card, 'game')) return [];
          return [
            payloadOf(source, 'battle', 'Cancel the battle', [
              { do: 'use', what: source.card, per: 'game' },
              { do: 'cease-fire' },
            ]),
          ];
        },
      },
    },
  },
  lonzak: {
    text: 'Worth 5 points for each of your female captives present, or 10 points with Chaotica present.',
    adds: {
      score(g, source, { seat }) {
        const own = speaker(g, source);
        if (own === null || own.seat !== seat) return 0;
        return femaleCaptive(own, g) * (withChaotica(own, g) ? 10 : 5);
      },
    },
  },
  'madam-pulaski': {
    text: 'Unique missions that both players have seeded are worth 10 points more if you complete them.',
    adds: {
      points: (g, source, { seat, location }) =>
        speaker(g, source)?.seat === seat && bothSides(locationOf(g, location)) ? 10 : 0,
    },
  },
  maleth: daunts,
  minuet: {
    text: 'Once each turn, you may play a Bynars event for free. Once every turn, your opponent’s included, she may “stop” up to two males present.',
    ...freeCard('event, "Bynars" in title'),
    between(g, source, seat) {
      const own = speaker(g, source);
      const males = own === null ? [] : passing(g, own, maleHere);
      const pairs = males.flatMap((one, at) => [[one], ...males.slice(at + 1).map((other) => [one, other])]);
      return pairs.flatMap((both) =>
        mayDo(
          'turn',
          `Stop ${both.map(({ id }) => pieceName(g, id)).join(' and ')}`,
          [{ do: 'stop-these', which: idsOf(both) }],
          'card',
          idsOf(both).join('+'),
        )(g, source, seat),
      );
    },
  },
  'naomi-wildman': says(
    'Aboard the U.S.S. Voyager, your other personnel present have the first skill that their card lists doubled.',
    doublesSkills(
      every('yours, present, other', (_piece, g, own) => onVoyager(own, g)),
      firstListed,
    ),
  ),
  'praetor-neral': {
    text: 'Your personnel with Tal Shiar also have SECURITY.',
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const one = g.pieces[piece];
        const isMeant = skill === 'SECURITY' && own !== null && one?.seat === own.seat;
        return isMeant && isSpy(one) ? 1 : 0;
      },
    },
  },
  rulat: says(
    'Your other Kazon with SECURITY present have all attributes +1.',
    raises(ALL, 1, 'yours, other, present, [Kaz], SECURITY'),
  ),
  rusot: {
    text: 'Your personnel of Cardassian affiliation with “resistance” in lore may report where he is.',
    ...receives('[Car], Cardassian resistance'),
  },
  'sheriff-worf': {
    text: 'STRENGTH +1 for each opposing SECURITY personnel present.',
    adds: {
      attribute(g, source, { piece, attribute }) {
        const own = speaker(g, source);
        if (own === null || own.id !== piece || attribute !== 'STRENGTH') return 0;
        return piecesAt(g, own.at).filter((one) => guards(one, g, own)).length;
      },
    },
  },
  'sherlock-holmes': {
    text: 'At the start of your turn, you may draw a card if your opponent has more cards in hand than you.',
    at: {
      'turn-start': {
        offers(g, source, { seat }) {
          const has = (one: number): number => playerOf(g, one).hand.length;
          if (speaker(g, source)?.seat !== seat || isUsed(g, seat, source.card, 'turn')) return [];
          if (has(opponentOf(seat)) <= has(seat)) return [];
          return [
            payloadOf(source, 'start', 'Draw a card', [
              { do: 'use', what: source.card, per: 'turn' },
              { do: 'draw', count: 1, who: seat },
            ]),
          ];
        },
      },
    },
  },
  'sigmund-freud': {
    text: 'Your Alternate Universe personnel and equipment may report where he is. Downloads Alternate Universe Door.',
    ...receives('[AU]', { types: 'personnel or equipment' }),
  },
  'the-president-of-earth': says(
    'All personnel present with Chaotica, of both players, have all attributes −3.',
    raises(ALL, -3, (piece, g, own) => isWithChaotica(g, piece) && isFirstActive(g, own)),
  ),
  'the-twin-mistresses-of-evil': says(
    'Your personnel present who are any Harry Kim or any Tom Paris have doubled regular skills.',
    doublesSkills('yours, present, {any Harry Kim} or {any Tom Paris}'),
  ),
  weiss: daunts,
  'weiss-star': daunts,
};
