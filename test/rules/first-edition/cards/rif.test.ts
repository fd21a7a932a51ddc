import { type CardSpec, provesCards } from '../card-specs.ts';
import { personnelBattle } from '../figures.ts';

const specs: readonly CardSpec[] = [
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
];

provesCards(specs);
