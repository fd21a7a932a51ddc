import { type CardSpec, provesCards } from '../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Lursa (The Sky's the Limit)",
    title: 'C-SKILL-11: Klingons present with Lursa have all attributes +1',
    gold: "L2: Lursa (The Sky's the Limit), Kurn, Data; L5: Gowron",
    gives: { "Lursa (The Sky's the Limit).INTEGRITY": 3, 'Kurn.STRENGTH': 9, 'Data.STRENGTH': 12, 'Gowron.CUNNING': 7 },
  },
  {
    card: 'Install Emotion Chip',
    title: 'C-MISSION-20: Install Emotion Chip is worth 5 more points for each unique Soong-type android present',
    gold: 'missions: Install Emotion Chip, Study Pulsar; L1: Beverly Crusher (Nemesis), Jean-Luc Picard, Kareel Odan, Juliana Tainer, Lal, Soong-type Android {as: Federation}',
    does: 'attempt:L1:team-1',
    gives: { 'gold.score': 35 },
  },
  {
    card: 'Foster New Collective',
    title:
      'C-MISSION-01 C-PLAY-10: personnel with two nemesis icons report free to the far side of Foster New Collective',
    gold: 'missions: Study Pulsar; hand: Lore, Data (First Contact), Falow',
    blue: 'missions: Foster New Collective',
    at: 'turn',
    can: ['report:lore:surface:L2', 'report:data-first-contact:surface:L2'],
    cant: 'report:falow:surface:L2',
    next: { does: 'report:lore:surface:L2', gives: { 'turn.played': 0 } },
    also: [{ gold: 'missions: Foster New Collective, Study Pulsar; hand: Lore', at: 'turn', cant: 'report:lore' }],
  },
  {
    card: "Cha'Joh (The Sky's the Limit)",
    title: 'C-PLAY-10: the Cha’Joh reports to the location of Dr. Tolian Soran',
    gold: "missions: Hostage Crisis, Study Pulsar; L1: Dr. Tolian Soran; hand: Cha'Joh (The Sky's the Limit)",
    at: 'turn',
    can: { report: ['report:chajoh-the-skys-the-limit:space:L1'] },
  },
];

provesCards(specs);
