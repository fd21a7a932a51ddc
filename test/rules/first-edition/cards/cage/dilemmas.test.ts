import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Thasian Powers',
    title: 'C-DRAW-07 C-DILEMMA-07: discard any cards; each card left in hand raises the required CUNNING by 5',
    gold: 'L2: Data, Jean-Luc Picard, Geordi La Forge, Richard Wilkins, Davies; hand: Spock, Res-Q',
    blue: 'seeds L2: Thasian Powers',
    does: ['attempt:L2:team-1', 'shed:0 + shed:1'],
    gives: { 'gold.hand': [], 'Data.stopped': null, 'blue.discard': ['Thasian Powers'] },
    also: [
      {
        gold: 'L2: Data, Jean-Luc Picard, Geordi La Forge, Richard Wilkins, Davies; hand: Spock, Res-Q',
        blue: 'seeds L2: Thasian Powers',
        does: ['attempt:L2:team-1', 'shed:0'],
        gives: { 'Data.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
  {
    card: 'Entertaining Display',
    title:
      'C-DOWNLOAD-01 C-DILEMMA-18: to solve the mission, the team needs more Anthropology than the opponent has females there',
    gold: 'L2: Deanna Troi, Barron',
    blue: "deck: B'Etor, Azetbur; seeds L2: Entertaining Display",
    does: ['attempt:L2:team-1', 'blue get:betor:surface:L2'],
    gives: {
      "B'Etor": 'surface:L2',
      'Entertaining Display': 'at:L2',
      'Entertaining Display.count': 2,
      'L2.solved': null,
    },
    also: [
      {
        gold: 'L2: Deanna Troi, Barron',
        blue: 'seeds L2: Entertaining Display',
        does: ['attempt:L2:team-1', 'blue none', 'blue none'],
        gives: { 'L2.solved': 0 },
      },
      {
        gold: 'L2: Deanna Troi, Barron, Darian Wallace',
        blue: "L2: B'Etor; seeds L2: Entertaining Display",
        does: ['attempt:L2:team-1', 'blue none', 'blue none'],
        gives: { 'L2.solved': 0 },
      },
    ],
  },
  {
    card: 'Crippling Injury',
    title: 'C-DILEMMA-06 C-SKILL-01: past it, a unique leader loses all regular skills and STRENGTH',
    gold: 'L2: Jean-Luc Picard, Giusti, Calloway',
    blue: 'seeds L2: Crippling Injury',
    does: 'attempt:L2:team-1',
    gives: {
      'Crippling Injury': 'on:1',
      'Jean-Luc Picard.Diplomacy': 0,
      'Jean-Luc Picard.Music': 0,
      'Jean-Luc Picard.OFFICER': 1,
      'Jean-Luc Picard.STRENGTH': 0,
      'Jean-Luc Picard.CUNNING': 8,
      'Giusti.STRENGTH': 4,
      'Giusti.stopped': null,
    },
    also: [
      {
        gold: 'L2: Giusti, Calloway',
        blue: 'seeds L2: Crippling Injury',
        does: 'attempt:L2:team-1',
        gives: { 'Giusti.stopped': 1, 'blue.discard': [] },
      },
    ],
  },
];

provesCards(specs);
