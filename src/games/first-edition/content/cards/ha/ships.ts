import { hosts, reportsBeside } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';

const holograms = hosts('[Holo] cards', '[Holo], personnel or equipment');

const { reports: TO_NEELIX } = reportsBeside('Neelix');

/** Ships of Holodeck Adventures, by id. */
export const CARDS: CardRules = {
  baxial: {
    text: 'May report free to the location of Neelix.',
    reports: TO_NEELIX,
    free: (g, seat, to) => TO_NEELIX(g, seat).includes(to),
  },
  'cravic-warship': hosts('Cravic Units', '"Cravic Unit" in title'),
  olarra: holograms,
  'olarra-star': holograms,
  'pralor-warship': hosts('Pralor Units', '"Pralor Unit" in title'),
};
