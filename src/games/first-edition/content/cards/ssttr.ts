import type { Rule } from '../../rules/rule.ts';
import { downloadsIf, speaker, withOne } from '../builders/personnel/aiding.ts';
import { united } from '../builders/personnel/alike.ts';
import { does } from '../builders/personnel/deeds.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { Skill } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

const ofFilms = (...skills: readonly Skill[]): Rule => united(skills, 'Films', 'the Classic Films');

const isTreaty = filter('{Treaty}');

/** Cards of Second Star to the Right, by id. */
export const CARDS: CardRules = {
  'admiral-srrel': ofFilms('MEDICAL'),
  'bob-bennett': ofFilms('Transporter Skill'),
  'captain-alexander': ofFilms('Anthropology'),
  'captain-kirk-second-star-to-the-right': {
    text: 'Downloads We Surrender! No treaty can be nullified.',
    grants: {
      'no-nullify'(g, source, { piece }) {
        const target = g.pieces[piece];
        return speaker(g, source) !== null && target !== undefined && isTreaty(target);
      },
    },
  },
  'commander-sonak': ofFilms('ENGINEER'),
  'fleet-admiral-morrow': {
    text: 'Once per game, you may return your ship at this location to hand.',
    orders: does('game', 'Return', 'ship, yours, here', ({ id }) => [{ do: 'recall', which: [id], to: 'hand' }]),
  },
  frexor: ofFilms('ENGINEER'),
  'general-grokh': ofFilms('Navigation'),
  'general-kron': ofFilms('Leadership'),
  'general-lompoc': ofFilms('Astrophysics'),
  'igrilan-kor': ofFilms('SCIENCE'),
  kmbol: says(
    'Downloads a Medical Kit with your Classic Films personnel with Leadership present.',
    downloadsIf(withOne('[Films], Leadership')),
  ),
};

/** Facts about cards from Second Star to the Right that have no rule, by id. */
export const FACTS: CardFacts = {
  'give-me-genesis': { limit: 'unique' },
  'nuclear-wessels': { limit: 'unique' },
  'spock-son-of-sarek': { mixesWith: filter('[SKR]') },
};
