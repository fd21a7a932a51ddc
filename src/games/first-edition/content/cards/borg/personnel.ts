import { every, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { hostIn as hostAt, locationOf, playerOf } from '../../../position/find.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import { ALL, besideOne, downloadsIf, passing, raises, SHIP, speaker } from '../../builders/personnel/aiding.ts';
import { doublesSkills, drone, PIERCES } from '../../builders/personnel/alike.ts';
import { SELECTS_SKILL } from '../../builders/personnel/chosen.ts';
import {
  bringsMates,
  does,
  downloadsForDraw,
  insteadOfPlay,
  mayCapture,
  mayDo,
} from '../../builders/personnel/deeds.ts';
import { isFighting } from '../../builders/personnel/figures.ts';
import { improvesShip } from '../../builders/personnel/table.ts';
import { receives } from '../../builders/personnel/welcome.ts';
import { idsOf } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';

const hasHand = ({ seat }: Piece, g: FirstEdition): boolean => playerOf(g, seat).hand.length > 0;

const FRAZIER = 'Your other Borg-species personnel present have CUNNING +2.';

const MEZOTI: Rule = {
  text: 'Once each turn, she may “unstop” your Borg present.',
  orders(g, source, seat) {
    const own = speaker(g, source);
    if (own === null) return [];
    const which = idsOf(passing(g, own, stoppedBorg));
    const list = [{ do: 'stop-these', which, undo: true }] as const;
    return which.length === 0 ? [] : mayDo('turn', '“Unstop” your Borg', list)(g, source, seat);
  },
};

// A hidden agenda isn't in play (C-TYPES-18).
const isForBorg = every('yours, incident or event or objective, [BO]', ({ hidden }) => hidden !== true);

const stoppedBorg = pieceFilter('yours, present, Borg, stopped');

/** Where the personnel with the download is. */
const whereItIs = (g: FirstEdition, { piece }: RuleSource): CardPlace[] => {
  const own = piece === undefined ? undefined : g.pieces[piece];
  return own === undefined ? [] : [own.at];
};

/** Personnel of The Borg, by id. */
export const CARDS: CardRules = {
  belanna: says(
    'Your Maquis ship with this personnel aboard has RANGE, WEAPONS and SHIELDS +2.',
    improvesShip(SHIP, 2, '[Maq]'),
  ),
  'borg-queen-the-borg': {
    ...insteadOfPlay('a Borg event or interrupt', { wanted: 'event or interrupt, [BO]' }),
    text: 'When she reports, select any skill for her. You may change it whenever your turn begins. Instead of your card play, you may download an event or interrupt with the Borg Use Only icon.',
    at: SELECTS_SKILL,
  },
  'captain-chakotay': says(
    'Your other Maquis personnel at this location have all attributes +2.',
    raises(ALL, 2, 'yours, other, here, personnel, [Maq]'),
  ),
  donik: {
    text: 'Your Hirogen holograms may report to his location.',
    ...receives('[Hir], [Holo]', { where: 'here' }),
  },
  'eight-of-eighteen': PIERCES,
  'eight-of-fifteen': insteadOfPlay('Borg Nanoprobes'),
  'eleven-of-twelve': says(
    'You may download Borg Vinculum where this personnel is instead of a card draw, or take it to hand. Downloads Borg Data Node.',
    downloadsForDraw('Borg Vinculum', '{Borg Vinculum}', 'card', '', whereItIs),
  ),
  fifth: {
    text: 'Once per turn, you may return your incident, event or objective with the Borg Use Only icon from play to hand.',
    orders: does('turn', 'Return', isForBorg, ({ id }) => [{ do: 'recall', which: [id], to: 'hand' }]),
  },
  first: {
    text: 'A force that he is in may attack intruders aboard your ship or facility. Your Borg present have STRENGTH +3 in battle.',
    ...raises(['STRENGTH'], 3, every('yours, present, Borg', isFighting)),
    grants: {
      battle(g, source, { seat, enemy, force }) {
        const own = speaker(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        if (own === null || own.seat !== seat || target === undefined || target.at !== own.at) return false;
        return force?.includes(own.id) === true && hostAt(g, own.at)?.seat === seat;
      },
    },
  },
  'four-of-nine': {
    text: 'Once per turn, you may put a drone present under its owner’s draw deck and download another drone.',
    fetches: { drone: { must: true, wanted: 'personnel, Drone' } },
    orders: does('turn', 'Put under the deck', 'present, Drone', ({ id }) => [
      { do: 'recall', which: [id], to: 'bottom of the draw deck' },
      { do: 'download', what: 'drone' },
    ]),
  },
  lansor: bringsMates('Marika', "P'Chan"),
  mabus: {
    text: 'Once per game, he may kill a Maje present.',
    orders: does('game', 'Kill', 'present, Maje', ({ id }) => [{ do: 'take-out', which: [id], why: 'killed' }]),
  },
  marika: bringsMates('Lansor', "P'Chan"),
  'marika-star': bringsMates('Lansor', "P'Chan"),
  mezoti: MEZOTI,
  'mezoti-star': MEZOTI,
  morak: says(
    'Your I.K.C. Voq’leng with him aboard has RANGE, WEAPONS and SHIELDS +1.',
    improvesShip(SHIP, 1, "{I.K.C. Voq'leng}"),
  ),
  nunk: mayCapture('Once per game, you may capture an opposing hologram present.', 'opposing, present, [Holo]'),
  pchan: bringsMates('Lansor', 'Marika'),
  'reginald-barclay-the-borg': {
    text: 'Delta Quadrant missions with the Federation icon are worth 5 points more if you solve them.',
    adds: {
      points(g, source, { seat, location }) {
        if (speaker(g, source)?.seat !== seat || locationOf(g, location).quadrant !== 'Delta') return 0;
        return missionAt(g, location, seat)?.affiliations.includes('Federation') === true ? 5 : 0;
      },
    },
  },
  'riley-frazier': says(FRAZIER, raises(['CUNNING'], 2, 'yours, other, present, Borg')),
  'riley-frazier-star': says(FRAZIER, raises(['CUNNING'], 2, 'yours, other, present, Borg')),
  second: says(
    'Your other drones present have their regular skills doubled. Downloads Divert Power.',
    doublesSkills('yours, present, other, Drone'),
  ),
  'seventeen-of-eighteen': drone('RANGE', 2, ' in the Delta Quadrant', 'in the Delta Quadrant'),
  'six-of-twelve': says(
    'Your Borg present have CUNNING and STRENGTH +1. Cumulative.',
    raises(['CUNNING', 'STRENGTH'], 1, 'yours, present, Borg', true),
  ),
  'three-of-nine': {
    text: 'Once each turn, you may place a card from hand under your draw deck, and then draw a card.',
    orders: mayDo(
      'turn',
      'Exchange a card from hand',
      [
        { do: 'shed', min: 1, max: 1, to: 'under' },
        { do: 'draw', count: 1 },
      ],
      hasHand,
    ),
  },
  'two-of-nine': {
    text: 'Once each turn, you may discard a card from hand to place the two bottom cards of your discard pile under your draw deck.',
    orders: mayDo(
      'turn',
      'Discard a card to restock',
      [
        { do: 'shed', min: 1, max: 1 },
        { do: 'tuck', to: 'under' },
        { do: 'tuck', to: 'under' },
      ],
      hasHand,
    ),
  },
  yeggie: says('Downloads Borg Nanoprobes with any Borg personnel present.', downloadsIf(besideOne('personnel, Borg'))),
};
