import { pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { placeKind } from '../../position/places.ts';
import { brings, whenSolved } from '../builders/missions/solved.ts';
import { downloadsIf, learns, passing, speaker, withOne } from '../builders/personnel/aiding.ts';
import { partners, united } from '../builders/personnel/alike.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const troop = pieceFilter('yours, present, other, [Kli], [OS]');

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
  mara: {
    ...partners(2, 'Captain Kang'),
    ...downloadsIf((own, g) => passing(g, own, troop).length >= 2),
    text: 'With Captain Kang present, both have all attributes +2. Downloads Library Record Tape with two other Original Series Klingons present.',
  },
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
