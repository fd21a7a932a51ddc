import { brings, whenSolved } from '../builders/missions/solved.ts';
import { downloadsIf, learns, withOne } from '../builders/personnel/aiding.ts';
import { partners, united } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

/** Cards of A Private Little War, by id. */
export const CARDS: CardRules = {
  'captain-khod': united(['Biology', 'MEDICAL'], '[OS]', 'the Original Series'),
  'excalbian-genghis': says(
    'Downloads a blade weapon with another personnel of the same nemesis icon present.',
    downloadsIf(withOne('<O)')),
  ),
  'gary-seven': { text: 'Immune to Vulcan Nerve Pinch.', facts: { immuneTo: ['Vulcan Nerve Pinch'] } },
  joaquin: says(
    'Has Archaeology, Diplomacy and Astrophysics with any Khan present.',
    learns(['Archaeology', 'Diplomacy', 'Astrophysics'], withOne('{any Khan}')),
  ),
  mokrand: united(['Diplomacy', 'Biology'], '[OS]', 'the Original Series'),
  'obtain-mining-agreement': whenSolved('When you solve it, you may draw two cards.', () => [
    {
      do: 'either',
      ways: [
        { key: 'draw', label: 'Draw two cards', list: [{ do: 'draw', count: 2 }] },
        { key: 'none', label: 'Draw nothing', list: [] },
      ],
    },
  ]),
  piabok: united(['Physics', 'Treachery'], '[OS]', 'the Original Series'),
  radebe: united(['Honor', 'Physics'], '[OS]', 'the Original Series'),
  'renegotiate-pact': brings('Technology Sharing Treaty', '{Technology Sharing Treaty}'),
  'roberta-lincoln': partners(2, 'Gary Seven'),
};

/** Facts about cards from A Private Little War that have no rule, by id. */
export const FACTS: CardFacts = {
  'class-j-cargo-ship': { onlyDownloads: true },
  'iks-molor': { onlyDownloads: true },
  'the-great-teacher': { countsAs: ['Equipment'] },
};
