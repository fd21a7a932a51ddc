import { hosts } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';

const holograms = hosts('[Holo] cards', '[Holo], personnel or equipment');

/** Ships of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  'cravic-warship': hosts('Cravic Units', '"Cravic Unit" in title'),
  olarra: holograms,
  'olarra-star': holograms,
  'pralor-warship': hosts('Pralor Units', '"Pralor Unit" in title'),
};
