import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Latest Provocation',
    title: 'C-TURN-09 C-AFFIL-13: a player who plays only Cardassians may draw an extra card',
    gold: 'L2: Danar; table: Latest Provocation',
    patch: { 'players.0.playing': ['Cardassian'] },
    does: ['end:turn', 'draw'],
    gives: { 'players.0.hand.length': 2 },
    also: [
      {
        gold: 'L2: Danar; table: Latest Provocation',
        patch: { 'players.0.playing': ['Cardassian', 'Non-Aligned'] },
        does: 'end:turn',
        gives: { 'turn.seat': 1 },
      },
    ],
  },
  {
    card: 'Latest Provocation',
    title:
      'C-LEAVE-05: an attempt, a battle or a card with the Punishment icon of its player discards Latest Provocation',
    gold: 'L2: Calloway; table: Latest Provocation',
    does: 'attempt:L2:team-1',
    gives: { 'gold.discard': ['Latest Provocation'] },
    also: [
      {
        gold: 'table: Latest Provocation; hand: Labor Camp',
        at: 'turn',
        does: 'play:labor-camp:core:0',
        gives: { 'gold.discard': ['Latest Provocation'] },
      },
      {
        gold: 'table: Latest Provocation; hand: Yellow Alert',
        at: 'turn',
        does: 'play:yellow-alert:core:0',
        gives: { 'gold.discard': [] },
      },
      {
        gold: 'L2: Kurn, Kor; table: Latest Provocation',
        blue: 'L2: Calloway',
        does: 'fight:1:4',
        gives: { 'gold.discard': ['Latest Provocation'] },
      },
    ],
  },
];

provesCards(specs);
