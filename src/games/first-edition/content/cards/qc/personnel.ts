import { type PieceTest, pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { playerOf } from '../../../position/find.ts';
import { seatName } from '../../../position/names.ts';
import { scoresHelping } from '../../builders/helping.ts';
import {
  ALL,
  attributeBonus,
  inPlay,
  isCopy,
  learns,
  passing,
  raises,
  speaker,
  withOne,
} from '../../builders/personnel/aiding.ts';
import { savesOnce } from '../../builders/personnel/alike.ts';
import { SELECTS_SKILL } from '../../builders/personnel/chosen.ts';
import { mayDo, mayNullifyHere, nullifiesMet } from '../../builders/personnel/deeds.ts';
import { mayNullifyPresent } from '../../builders/personnel/present.ts';
import { selects, skillsOf } from '../../builders/personnel/selecting.ts';
import { receives } from '../../builders/personnel/welcome.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

const teacher = pieceFilter('yours, present, personnel');

const isEmpath = filter('Empathy');

const female = pieceFilter('here, Female');

const femaleEmpath: PieceTest = (piece, g, own) => isEmpath(piece) && female(piece, g, own);

const isAround = pieceFilter('carrying it');

const isRebel = filter('{Korris} or {Konmel}');

/** Personnel of Q-Continuum, by id. */
export const CARDS: CardRules = {
  'ira-graves': says(
    'Has Treachery and Biology while Kareen Brianon is in play.',
    learns(['Treachery', 'Biology'], inPlay('{Kareen Brianon}')),
  ),
  'john-doe': {
    text: 'Once per turn, aboard a ship, he may save another personnel present from being killed.',
    at: savesOnce('present, other, personnel', (own, g) => passing(g, own, isAround).length > 0),
  },
  kahlest: says(
    'Each of your Klingons present with Honor has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'yours, present, Klingon, Honor'),
  ),
  'kareen-brianon': {
    text: 'May nullify a Male’s Love Interest that is encountered where she is.',
    at: nullifiesMet("{Male's Love Interest}", 'may'),
  },
  kchiq: {
    text: 'When she reports, select any skill for her. Whenever your turn begins, you may change it.',
    at: SELECTS_SKILL,
  },
  'keiko-obrien': says(
    'All attributes +2 with Miles O’Brien present.',
    attributeBonus(ALL, 2, withOne("{Miles O'Brien}")),
  ),
  knera: {
    text: 'Scores 5 points when Korris or Konmel is killed in battle.',
    at: {
      left: {
        does(g, source, { cards, why }) {
          const own = speaker(g, source);
          if (own === null || why !== 'killed' || g.battle === null) return [];
          return cards.filter((card) => isRebel(card)).map(() => ({ do: 'points', points: 5 }) as const);
        },
      },
    },
  },
  lal: {
    text: 'When she reports, select two skills of your personnel present as her skills.',
    ...selects((g, own) => skillsOf(g, passing(g, own, teacher)), 'game', 1),
  },
  'madam-guinan': {
    text: 'Once per turn, you may nullify an interrupt, event or dilemma with the AU icon where she is present.',
    ...mayNullifyPresent('[AU], interrupt or event or dilemma'),
  },
  marouk: mayNullifyHere('Yuta', [{ do: 'points', points: 3 }]),
  'mirasta-yale': {
    text: 'Worth 5 points to her player while she is in play and not disabled. May be seeded under First Contact like a dilemma.',
    facts: { under: { like: 'dilemma', at: ({ id }) => id === 'first-contact' } },
    adds: { score: (g, source, { seat }) => (speaker(g, source)?.seat === seat ? 5 : 0) },
  },
  'mr-homn': {
    ...mayNullifyHere('Empathic Echo'),
    ...receives('Empathy'),
    text: 'Your personnel with Empathy may report where he is. May nullify Empathic Echo where he is present.',
  },
  rager: says('Scores 5 points if she helps solve Explore Dyson Sphere.', scoresHelping(5, 'Explore Dyson Sphere')),
  'robin-lefler': says(
    'Nullifies Ktarian Game where she is present. Wesley Crusher, if present, has CUNNING +2.',
    raises(['CUNNING'], 2, 'yours, present, other, {Wesley Crusher}'),
  ),
  tarmin: {
    text: 'Once per game, he may look at a player’s Battle Bridge side deck.',
    orders: (g, source, seat) =>
      [0, 1]
        .filter((of) => playerOf(g, of).tactics.length > 0)
        .flatMap((of) =>
          mayDo(
            'game',
            `Look at ${seatName(of)}’s side deck`,
            [{ do: 'look-at', what: 'tactics', of }],
            'card',
            `tactics:${of}`,
          )(g, source, seat),
        ),
  },
  timicin: says('Scores 10 points if he helps solve Test Mission.', scoresHelping(10, 'Test Mission')),
  'ves-alkar': {
    text: 'Has Diplomacy ×2 with a female who has Empathy at his location. Each of them has Empathy −1.',
    adds: {
      skill(g, source, { piece, skill }) {
        const own = speaker(g, source);
        const one = g.pieces[piece];
        if (own === null || one === undefined) return 0;
        if (skill === 'Diplomacy' && own.id === piece) return passing(g, own, femaleEmpath).length > 0 ? 2 : 0;
        return skill === 'Empathy' && femaleEmpath(one, g, own) && !isCopy(g, own, one, femaleEmpath) ? -1 : 0;
      },
    },
  },
  zon: mayNullifyHere('Nausicaans'),
};

/** Facts about personnel from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'datas-body': { faceUpAt: 'outpost' },
};
