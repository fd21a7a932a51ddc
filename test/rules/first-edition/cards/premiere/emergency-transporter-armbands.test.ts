import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Emergency Transporter Armbands',
    title: 'C-RESPONSE-06: Emergency Transporter Armbands can take personnel out of a personnel battle',
    gold: 'L2: Kurn, Worf',
    blue: 'L2: Giusti, U.S.S. Oberth; hand: Emergency Transporter Armbands',
    asked: { blue: ['personnel-battle'] },
    does: ['fight:1:3', 'blue answer:emergency-transporter-armbands:surface:L2', 'blue to:aboard:4', 'blue who:3'],
    gives: { Giusti: 'aboard:4' },
    silent: 'Giusti is',
  },
];

provesCards(specs);
