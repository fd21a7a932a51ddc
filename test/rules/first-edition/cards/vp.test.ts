import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Derran Tal',
    title: 'C-SKILL-11: Derran Tal and Harry Kim improve each other while they are together',
    gold: 'L2: Derran Tal, Harry Kim',
    gives: { 'Derran Tal.CUNNING': 9, 'Derran Tal.STRENGTH': 8, 'Harry Kim.CUNNING': 9, 'Harry Kim.INTEGRITY': 9 },
    also: [{ gold: 'L2: Derran Tal; L5: Harry Kim', gives: { 'Derran Tal.CUNNING': 7, 'Harry Kim.CUNNING': 7 } }],
  },
  {
    card: 'Founder Architect',
    title: 'C-SKILL-20: Founder Architect has all attributes +1 per different event in play during a mission attempt',
    gold: 'L2: Founder Architect {as: Federation}; table: Yellow Alert, Yellow Alert, Treaty: Federation/Klingon; hand: Vulcan Nerve Pinch',
    blue: 'table: Treaty: Federation/Bajoran; seeds L2: I Hate You',
    asked: { gold: ['dilemma'] },
    gives: { 'Founder Architect.CUNNING': 5 },
    next: {
      does: 'attempt:L2:team-1',
      gives: {
        'Founder Architect.INTEGRITY': 8,
        'Founder Architect.CUNNING': 8,
        'Founder Architect.STRENGTH': 8,
      },
    },
  },
  {
    card: 'Jean-Luc',
    title: 'C-SKILL-20: Jean-Luc has STRENGTH +4 in battle against forces that include Borg',
    gold: 'L2: Jean-Luc',
    blue: 'L2: Eight of Nineteen',
    patch: { battle: { ...personnelBattle() } },
    gives: { 'Jean-Luc.STRENGTH': 11 },
    also: [
      {
        gold: 'L2: Jean-Luc',
        blue: 'L2: Worf',
        patch: { battle: { ...personnelBattle() } },
        gives: { 'Jean-Luc.STRENGTH': 7 },
      },
    ],
  },
  {
    card: 'Jean-Luc',
    title: 'C-DOWNLOAD-10: Jean-Luc downloads Prepare Assault Teams only with other Enterprise-E personnel',
    gold: 'L2: Jean-Luc, Data (Nemesis); deck: Prepare Assault Teams, Spock',
    can: 'download:1:0',
    also: [{ gold: 'L2: Jean-Luc, Calloway; deck: Prepare Assault Teams, Spock', cant: 'download:1' }],
  },
  {
    card: 'Kamala',
    title: 'C-SKILL-20: when Kamala reports, her player selects a skill of somebody present for her',
    gold: 'L1: Federation Outpost [Calloway]; hand: Kamala',
    at: 'turn',
    does: 'report:kamala:aboard:1',
    can: { '': ['MEDICAL', 'Youth'] },
    next: { does: 'Youth', gives: { 'Kamala.Youth': 1, 'Kamala.MEDICAL': 0 } },
  },
];

provesCards(specs);
