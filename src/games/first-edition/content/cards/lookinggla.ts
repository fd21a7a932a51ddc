import { again, kill, met, otherwise, random, unless } from '../builders/dilemmas/build.ts';
import { isFirstEnd, placeOf } from '../builders/missions/ends.ts';
import { brings, offersOnce } from '../builders/missions/solved.ts';
import { attributeBonus, both, downloadsIf, inPlay, learns, withOne } from '../builders/personnel/aiding.ts';
import { fightsAgainst } from '../builders/personnel/figures.ts';
import { receivesFree } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const MIRROR = 'in the Mirror Quadrant';

const isRich = inPlay('personnel, {Ishka} or Nagus or {any Ezri}');

/** Cards of Through the Looking Glass, by id. */
export const CARDS: CardRules = {
  'benjamin-sisko-through-the-looking-glass': says(
    'Downloads Defiant Dedication Plaque in the Mirror Quadrant.',
    downloadsIf(MIRROR),
  ),
  'exe-q-tioner': says(
    'To get past it: Treachery + INTEGRITY < 29, or CIVILIAN + INTEGRITY > 49. Otherwise, a random personnel is killed, everyone is “stopped”, and your opponent seeds the dilemma under another unsolved mission.',
    again(kill(random()), { do: 'reseed', where: 'anywhere' }),
  ),
  'grand-nagus-zek-through-the-looking-glass': says(
    'Downloads Maihar’du in the Mirror or Gamma Quadrant, Valuable Prisoner anywhere, and Oo-mox with The Intendant present.',
    downloadsIf('in the Mirror Quadrant or in the Gamma Quadrant', 'card', withOne('{The Intendant}')),
  ),
  'kira-nerys-through-the-looking-glass': says(
    'STRENGTH +3 in battle against forces that include a KCA card. Downloads Get Back in the Mirror Quadrant.',
    { ...attributeBonus(['STRENGTH'], 3, fightsAgainst('[KCA]')), ...downloadsIf(MIRROR) },
  ),
  'minister-tharn': says(
    'At a space location: Honor ×2 and INTEGRITY +1. At a planet: Anthropology, Diplomacy and Leadership.',
    both(
      learns(['Honor'], 'at a space mission'),
      learns(['Honor'], 'at a space mission'),
      attributeBonus(['INTEGRITY'], 1, 'at a space mission'),
      learns(['Anthropology', 'Diplomacy', 'Leadership'], 'at a planet mission'),
    ),
  ),
  'mr-scott-through-the-looking-glass': {
    text: 'In the Mirror Quadrant, Lt. Uhura may report where he is, for free. Downloads Transporter Mixup.',
    ...receivesFree('{Lt. Uhura}', MIRROR),
  },
  'nausicaans-pirates': unless(
    'Navigation x2 + SECURITY x3 + STRENGTH>40 OR Cloaking Device + CUNNING>40',
    otherwise(kill(random(null, 2))),
  ),
  'quark-through-the-looking-glass': says(
    'INTEGRITY +4 and Honor while Ishka, a Nagus or any Ezri is in play. Downloads Assemble Rescue Team.',
    both(attributeBonus(['INTEGRITY'], 4, isRich), learns(['Honor'], isRich)),
  ),
  'research-historic-accident': brings('Transporter Mixup', '{Transporter Mixup}'),
  'rom-through-the-looking-glass': says(
    'Has ENGINEER, SCIENCE and Treachery in the Mirror Quadrant.',
    learns(['ENGINEER', 'SCIENCE', 'Treachery'], MIRROR),
  ),
  'seek-illicit-relic': {
    text: 'Dead End is nullified here. On your opponent’s side, you may download The Charybdis once per game.',
    ...offersOnce('The Charybdis', 'far'),
    at: {
      dilemma: {
        does: (g, source, { card, location }) =>
          isNamed(card, 'Dead End') && location === placeOf(source) && isFirstEnd(g, source)
            ? [{ do: 'nullify', what: 'dilemma' }]
            : [],
      },
    },
  },
  unexpected: met({
    unless: f('Astrophysics + Exobiology x2 OR 1 each (Female + MEDICAL)'),
    effects: [{ do: 'take', pick: random('no Female'), to: 'top of the draw deck' }],
  }),
  'visit-parallel-universe': brings('Crossover: An Invitation', '{Crossover: An Invitation}'),
};

/** Facts about cards from Through the Looking Glass that have no rule, by id. */
export const FACTS: CardFacts = {
  'habit-of-disappearing': { immuneTo: ['Kevin Uxbridge'] },
};
