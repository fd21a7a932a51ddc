import { no } from '../../../../kit/offers.ts';
import { agendasOf, opponentOf, pieceOf, playerOf } from '../../../position/find.ts';
import { ALL, attributeBonus, inPlay, raises, speaker, withOne } from '../../builders/personnel/aiding.ts';
import { does, mayNullifyHere, protects } from '../../builders/personnel/deeds.ts';
import { scoresKilled } from '../../builders/personnel/draws.ts';
import { against3 } from '../../builders/personnel/figures.ts';
import { receivesFree } from '../../builders/personnel/welcome.ts';
import { payloadOf } from '../../builders/shared.ts';
import { type CardRules, having, says } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';
import { isEquipment } from '../../traits.ts';
import { worldOf } from '../../worlds.ts';

/** Personnel of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'aamin-marritza': scoresKilled('aamin-marritza', 5),
  'gilora-rejal': says(
    'All attributes +2 while Miles O’Brien is in play.',
    attributeBonus(ALL, 2, inPlay("{Miles O'Brien}")),
  ),
  grilka: says('All attributes +3 with any Quark present.', attributeBonus(ALL, 3, withOne('{any Quark}'))),
  'jaro-essa': says('CUNNING +3 with Vedek Winn present.', attributeBonus(['CUNNING'], 3, withOne('{Vedek Winn}'))),
  'kira-nerys': {
    text: 'STRENGTH +3 in battle against forces that include Cardassians.',
    ...against3('Cardassian'),
  },
  'li-nalas': {
    text: 'May be seeded like an artifact under the mission at Cardassia IV. The player who solves it earns him, or captures an opponent’s.',
    facts: { under: { like: 'artifact', at: ({ id }) => worldOf(id) === 'Cardassia IV' } },
  },
  'natima-lang': says(
    'All attributes +2 with another Cardassian dissident present.',
    attributeBonus(ALL, 2, withOne('Cardassian Dissident')),
  ),
  odo: {
    text: 'Once per turn, you may “stop” any Quark present. Odo can’t use hand weapons.',
    bans: {
      use: (g, { piece }, { piece: equipment, by }) =>
        piece === by && isEquipment(cardOf(pieceOf(g, equipment).card), 'hand weapon')
          ? no('C-TYPES-07', 'Odo can’t use hand weapons.')
          : null,
    },
    orders: does('turn', 'Stop', 'present, other, {any Quark}, not stopped', ({ id }) => [
      { do: 'stop-these', which: [id] },
    ]),
  },
  pallra: says('Your Trazko may report where she is, for free.', receivesFree('{Trazko}')),
  // The row names these ships among those that he commands.
  'rinnak-pire': { text: 'May be the matching commander of any universal Bajoran ship.' },
  'shakaar-edon': says(
    'Each of your other Bajorans present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'yours, present, other, Bajoran'),
  ),
  'surmak-ren': mayNullifyHere('Aphasia Device'),
  'tekeny-ghemor': {
    text: 'If your opponent is playing Cardassian, you may look at their hidden agendas.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const opponent = opponentOf(seat);
      if (own === null || own.seat !== seat || !playerOf(g, opponent).playing.includes('Cardassian')) return [];
      const has = agendasOf(g, opponent).length > 0;
      return has ? [payloadOf(source, 'look', 'Look at hidden agendas', [{ do: 'look-at', what: 'agendas' }])] : [];
    },
  },
  'tora-ziyal': having(
    { under: { like: 'artifact', at: ({ id }) => worldOf(id) === 'Dozaria' } },
    says(
      'May be seeded like an artifact under the mission at Dozaria. Your Dukat present has INTEGRITY +3.',
      raises(['INTEGRITY'], 3, 'yours, present, {Dukat}'),
    ),
  ),
  turrel: protects('Cardassian'),
  'vedek-winn': {
    text: 'Once every turn, your opponent’s included, she may “stop” a personnel present.',
    between: does('turn', 'Stop', 'present, personnel, not stopped', ({ id }) => [{ do: 'stop-these', which: [id] }]),
  },
};

/** Facts about personnel from Deep Space Nine that have no rule, by id. */
export const FACTS: CardFacts = {
  'kai-opaka': {
    protects: [
      { covers: (_g, _own, { card }) => cardOf(card).type === 'Artifact' && /\bOrb\b/.test(cardOf(card).title) },
    ],
  },
};
