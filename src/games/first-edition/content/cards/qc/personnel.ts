import { pieceFilter } from '../../../chapters/skills/piece-filter.ts';
import { scoresHelping } from '../../builders/helping.ts';
import {
  ALL,
  attributeBonus,
  inPlay,
  learns,
  passing,
  raises,
  speaker,
  withOne,
} from '../../builders/personnel/aiding.ts';
import { savesOnce } from '../../builders/personnel/alike.ts';
import { selectsSkill } from '../../builders/personnel/chosen.ts';
import { nullifiesMet } from '../../builders/personnel/deeds.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { CardFacts } from '../../text-facts.ts';

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
    'Each Klingon present with Honor has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'present, Klingon species, Honor'),
  ),
  'kareen-brianon': {
    text: 'May nullify a Male’s Love Interest that is encountered where she is.',
    at: nullifiesMet("{Male's Love Interest}", 'may'),
  },
  kchiq: {
    text: 'When she reports, select any skill for her. You may change it at the start of each of your turns.',
    at: selectsSkill('own'),
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
  rager: says('Scores 5 points if she helps solve Explore Dyson Sphere.', scoresHelping(5, 'Explore Dyson Sphere')),
  timicin: says('Scores 10 points if he helps solve Test Mission.', scoresHelping(10, 'Test Mission')),
};

/** Facts about personnel from Q-Continuum that have no rule, by id. */
export const FACTS: CardFacts = {
  'datas-body': { faceUpAt: 'outpost' },
  'mirasta-yale': { under: { like: 'dilemma', at: ({ id }) => id === 'first-contact' } },
};
