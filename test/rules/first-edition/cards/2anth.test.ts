import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Luther Sloan',
    title:
      'C-PLAY-10 C-PLAY-12: Luther Sloan reports to any planet, and aboard any vessel that is compatible or the opponent’s',
    gold: 'missions: Study Pulsar, First Contact; L1: Runabout [Data], I.K.C. Vorn [Kurn]; hand: Luther Sloan',
    blue: 'L2: I.K.C. Vorn, Haakona {veiled: cloaked}',
    at: 'turn',
    can: ['report:luther-sloan:surface:L2', 'report:luther-sloan:aboard:1', 'report:luther-sloan:aboard:5'],
    cant: ['report:luther-sloan:surface:L1', 'report:luther-sloan:aboard:3', 'report:luther-sloan:aboard:6'],
  },
  {
    card: 'Koval',
    title: 'C-SKILL-11: Koval has Tal Shiar ×2 only while he is Romulan',
    gold: 'L2: Koval',
    gives: { 'Koval.Tal Shiar': 2 },
    also: [{ gold: 'L2: Koval {as: Federation}', gives: { 'Koval.Tal Shiar': 0 } }],
  },
  {
    card: 'Koval',
    title:
      'C-PLAY-10 C-PLAY-17: personnel with Tal Shiar report anywhere at Koval’s location where they are compatible',
    gold: 'L2: Haakona [Koval], Romulan Outpost, U.S.S. Galaxy; hand: Karina (Homefront II)',
    at: 'turn',
    can: {
      report: [
        'report:karina-homefront-ii:aboard:3',
        'report:karina-homefront-ii:aboard:1',
        'report:karina-homefront-ii:surface:L2',
      ],
    },
    next: { does: 'report:karina-homefront-ii:aboard:1', gives: { 'turn.played': 1 } },
  },
  {
    card: 'Jodmos',
    title: 'C-PERSBAT-04: Jodmos may stun an adversary without Honor whom he just engaged, and isn’t hit',
    gold: 'L2: Jodmos',
    blue: 'L2: Belva',
    asked: { gold: ['pairing'] },
    does: ['fight:1:2', 'use:jodmos:1:stun'],
    log: 'Belva is stunned',
    silent: 'Jodmos 8',
    also: [
      { gold: 'L2: Jodmos', blue: 'L2: Worf', asked: { gold: ['pairing'] }, does: 'fight:1:2', cant: 'use:jodmos' },
    ],
  },
];

provesCards(specs);
