import { headquarters, onHomeworld } from '../../builders/facilities/headquarters.ts';
import type { CardRules } from '../../card-rules.ts';

/** Facilities of The Dominion, by id. */
export const CARDS: CardRules = {
  'office-of-the-president': headquarters(
    'office-of-the-president',
    'Seed or play it on Earth. Once per turn, a Federation Ambassador, Admiral, Vice-Admiral or President, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Earth'),
    '(Federation, Ambassador or Admiral or President) or "HQ:" in title',
  ),
  'office-of-the-proconsul': headquarters(
    'office-of-the-proconsul',
    'Seed or play it on the Romulan homeworld. Once per turn, a Romulan General, Admiral, Senator or Proconsul, Sela, Tomalak, or an HQ card, is free here. Not duplicatable.',
    onHomeworld('Romulus'),
    '(Romulan, General or Admiral or Senator or Proconsul) or {Sela} or {Tomalak} or "HQ:" in title',
  ),
  'the-great-hall': headquarters(
    'the-great-hall',
    'Seed or play it on the Klingon homeworld. Once per turn, a Klingon Emperor, Chancellor or member of the High Council, or an HQ card, is free here. Not duplicatable.',
    onHomeworld("Qo'noS"),
    '(Klingon, Emperor or Chancellor or High Council) or "HQ:" in title',
  ),
};
