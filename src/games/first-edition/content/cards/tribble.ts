import { kit } from '../builders/equipment/kits.ts';
import { RELAY } from '../builders/equipment/special.ts';
import { type CardRules, reprint } from '../card-rules.ts';

/** Cards of The Trouble with Tribbles, starter decks, by id. */
export const CARDS: CardRules = {
  'alternate-universe-door-tribble': reprint('alternate-universe-door'),
  'anaphasic-organism-tribble': reprint('anaphasic-organism'),
  'archer-tribble': reprint('archer'),
  'batleth-tribble': reprint('batleth'),
  'chula-the-lights-tribble': reprint('chula-the-lights'),
  'hazardous-duty-tribble': reprint('hazardous-duty'),
  'lack-of-preparation-tribble': reprint('lack-of-preparation'),
  'males-love-interest-tribble': reprint('males-love-interest'),
  'malfunctioning-door-tribble': reprint('malfunctioning-door'),
  'matriarchal-society-tribble': reprint('matriarchal-society'),
  'medical-kit-tribble': kit('OFFICER', 'MEDICAL'),
  'medical-tricorder-tribble': kit('SCIENCE', 'MEDICAL'),
  'microvirus-tribble': reprint('microvirus'),
  'plasmadyne-relay-tribble': RELAY,
  'primitive-culture-tribble': reprint('primitive-culture'),
  'res-q-tribble': reprint('res-q'),
  'scientific-method-tribble': reprint('scientific-method'),
  'security-precautions-tribble': reprint('security-precautions'),
  'starfleet-type-i-phaser-tribble': reprint('starfleet-type-i-phaser'),
};
