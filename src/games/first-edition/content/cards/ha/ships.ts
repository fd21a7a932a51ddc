import { hosts } from '../../builders/ships/fleet.ts';
import { isOf } from '../../card.ts';
import type { CardRules } from '../../card-rules.ts';

const holograms = hosts('[Holo] cards', (card) => isOf(card, 'Personnel', 'Equipment') && card.icons.includes('Holo'));

/** Ships of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'cravic-warship': hosts('Cravic Units', ({ title }) => title.startsWith('Cravic Unit')),
  olarra: holograms,
  'olarra-star': holograms,
  'pralor-warship': hosts('Pralor Units', ({ title }) => title.startsWith('Pralor Unit')),
};
