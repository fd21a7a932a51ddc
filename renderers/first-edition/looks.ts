import type { CardFace } from '../../src/games/first-edition/viewing/face.ts';
import type { IconName } from '../kit/icons.ts';

/** The icon of each card type. */
export const typeIcons: Readonly<Record<CardFace['type'], IconName>> = {
  Artifact: 'crystal',
  'Damage Marker': 'damage',
  Dilemma: 'hazard',
  Doorway: 'door',
  Equipment: 'equipment',
  Event: 'event',
  Facility: 'outpost',
  Incident: 'permanent',
  Interrupt: 'interrupt',
  'Interrupt/Event': 'interrupt',
  Mission: 'explore',
  Objective: 'flag',
  Personnel: 'person',
  'Q Artifact': 'wormhole',
  'Q Dilemma': 'wormhole',
  'Q Event': 'wormhole',
  'Q Interrupt': 'wormhole',
  'Q Mission': 'wormhole',
  Ship: 'ship',
  Site: 'transporter',
  Tactic: 'attack',
  'Time Location': 'clock',
  Tribble: 'bonus',
  Trouble: 'bonus',
};

/** The icon of each grade. */
export const gradeIcons: Readonly<Record<CardFace['grade'], IconName>> = {
  enforced: 'check',
  'by agreement': 'team',
  out: 'lock',
};
