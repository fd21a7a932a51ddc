import type { CardId } from '../terms.ts';

/** Cards whose own text makes them Captain's Orders. */
const ORDERS: ReadonlySet<CardId> = new Set([
  'blue-alert',
  'captains-log',
  'captains-log-voyager',
  'captains-prerogative',
  'condition-red',
  'crew-reassignment',
  'deactivation',
  'defiant-dedication-plaque',
  'divert-power',
  'duj-saq',
  'establish-landing-protocols',
  'get-it-done',
  'lower-decks',
  'lower-decks-voyager',
  'loyal-subordinate',
  'mission-debriefing',
  'mission-debriefing-voyager',
  'polarized-hull-plating',
  'reed-alert',
  'senior-staff-meeting',
  'sleeper-ship',
  'straight-and-steady',
  'tactical-console',
  'to-boldly-go',
  'we-need-you-here',
  'yellow-alert',
]);

/** True if a card is a Captain's Order. */
export function isCaptainsOrder(card: CardId): boolean {
  return ORDERS.has(card);
}
