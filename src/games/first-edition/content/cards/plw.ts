import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { placeKind } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { CardId } from '../../terms.ts';
import { brings, whenSolved } from '../builders/missions/solved.ts';
import {
  attributeBonus,
  downloadsIf,
  learns,
  passing,
  speaker,
  withOne,
  withSome,
} from '../builders/personnel/aiding.ts';
import { partners, united } from '../builders/personnel/alike.ts';
import { borrowsSkill } from '../builders/personnel/chosen.ts';
import { whenKilled } from '../builders/personnel/draws.ts';
import { fightsAgainst } from '../builders/personnel/figures.ts';
import { isUsed, payloadOf } from '../builders/shared.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { Skill } from '../printed.ts';
import type { CardFacts } from '../text-facts.ts';

const troop = pieceFilter('yours, present, other, [Kli], [OS]');

const ofSeries = (...skills: readonly Skill[]): Rule => united(skills, '[OS]', 'the Original Series');

const withTwoKlingons = downloadsIf(withSome(2, '[Kli], [OS]'));

const KAHLESS: Rule = {
  text: 'Once per turn, he may gain a skill of your other personnel present until the turn ends.',
  orders: borrowsSkill,
};

const SURAK = 'excalbian-surak';

/** When Surak is killed, his player may draw up to three cards, once per game (C-TURN-17). */
const surak = (card: CardId): Rule =>
  whenKilled(card, 'Once per game, when he is killed, you may draw up to three cards.', (g, who) => {
    if (isUsed(g, who, SURAK, 'game')) return [];
    const draws = [1, 2, 3].map((count) => ({
      key: `draw:${count}`,
      label: `Draw ${count}`,
      list: [
        { do: 'use', what: SURAK, per: 'game' },
        { do: 'draw', count, who },
      ] as const,
    }));
    return [{ do: 'either', who, ways: [...draws, { key: 'none', label: 'Draw nothing', list: [] }] }];
  });

/** Cards of A Private Little War, by id. */
export const CARDS: CardRules = {
  bielsa: says('Downloads an Agonizer with two other Original Series Klingons present.', withTwoKlingons),
  'captain-kang-a-private-little-war': says(
    'Downloads a Classic Disruptor with two other Original Series Klingons present.',
    withTwoKlingons,
  ),
  'captain-khod': ofSeries('Biology', 'MEDICAL'),
  'excalbian-genghis': says(
    'Downloads a blade weapon with another personnel of the same nemesis icon present.',
    downloadsIf(withOne('<O)')),
  ),
  'excalbian-green': says(
    'STRENGTH +3 in battle against forces that include a non-Human.',
    attributeBonus(['STRENGTH'], 3, fightsAgainst('personnel, not Human')),
  ),
  'excalbian-kahless': KAHLESS,
  'excalbian-kahless-star': KAHLESS,
  'excalbian-lincoln': {
    text: 'When your personnel present is captured, you may draw a card.',
    at: {
      captured: {
        offers(g, source, { pieces, from }) {
          const own = speaker(g, source);
          // Captives have already left the place where they were captured.
          if (own === null || !pieces.some((id, i) => g.pieces[id]?.owner === own.seat && from?.[i] === own.at))
            return [];
          return [payloadOf(source, 'draw', 'Draw a card', [{ do: 'draw', count: 1, who: own.seat }])];
        },
      },
    },
  },
  'excalbian-surak': surak('excalbian-surak'),
  'excalbian-surak-star': surak('excalbian-surak-star'),
  'gary-seven': { text: 'Immune to Vulcan Nerve Pinch.', facts: { immuneTo: ['Vulcan Nerve Pinch'] } },
  joaquin: says(
    'Has Archaeology, Diplomacy and Astrophysics with any Khan present.',
    learns(['Archaeology', 'Diplomacy', 'Astrophysics'], withOne('{any Khan}')),
  ),
  mara: {
    ...partners(2, 'Captain Kang'),
    ...downloadsIf((own, g) => passing(g, own, troop).length >= 2),
    text: 'With Captain Kang present, both have all attributes +2. Downloads Library Record Tape with two other Original Series Klingons present.',
  },
  mokrand: ofSeries('Diplomacy', 'Biology'),
  'obtain-mining-agreement': whenSolved('When you solve it, you may draw two cards.', () => [
    {
      do: 'either',
      ways: [
        { key: 'draw', label: 'Draw two cards', list: [{ do: 'draw', count: 2 }] },
        { key: 'none', label: 'Draw nothing', list: [] },
      ],
    },
  ]),
  piabok: ofSeries('Physics', 'Treachery'),
  radebe: ofSeries('Honor', 'Physics'),
  'renegotiate-pact': brings('Technology Sharing Treaty', '{Technology Sharing Treaty}'),
  'roberta-lincoln': partners(2, 'Gary Seven'),
  yarnek: {
    text: 'Away Teams present with him on a planet may attack whatever their affiliations.',
    grants: {
      battle(g, source, { enemy }) {
        const own = speaker(g, source);
        const target = enemy === undefined ? undefined : g.pieces[enemy];
        return own !== null && placeKind(own.at) === 'surface' && target?.at === own.at;
      },
    },
  },
};

/** Facts about cards from A Private Little War that have no rule, by id. */
export const FACTS: CardFacts = {
  'class-j-cargo-ship': { onlyDownloads: true },
  'iks-molor': { onlyDownloads: true },
  'the-great-teacher': { countsAs: ['Equipment'] },
};
