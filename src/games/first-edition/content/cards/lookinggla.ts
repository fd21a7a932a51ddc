import { total } from '../../chapters/skills/group.ts';
import { every } from '../../chapters/skills/piece-filter.ts';
import { skillOf } from '../../chapters/skills/skills.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { namedPieces, opponentOf } from '../../position/find.ts';
import {
  again,
  always,
  kill,
  least,
  met,
  most,
  otherwise,
  past,
  random,
  stop,
  unless,
  wall,
  when,
} from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { lies } from '../builders/dilemmas/host.ts';
import { sows } from '../builders/dilemmas/recent.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { isFirstEnd, placeOf } from '../builders/missions/ends.ts';
import { brings, offersOnce } from '../builders/missions/solved.ts';
import { attributeBonus, both, downloadsIf, inPlay, learns, teaches, withOne } from '../builders/personnel/aiding.ts';
import { partners, savesOnce } from '../builders/personnel/alike.ts';
import { maySteal } from '../builders/personnel/deeds.ts';
import { fightsAgainst } from '../builders/personnel/figures.ts';
import { receivesFree } from '../builders/personnel/welcome.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { isNamed } from '../named.ts';
import type { CardFacts } from '../text-facts.ts';

const MIRROR = 'in the Mirror Quadrant';

const isRich = inPlay('personnel, {Ishka} or Nagus or {any Ezri}');

// The printed skill counts, since the level of a skill depends on what rules add.
const isOfficer = filter('OFFICER');

const PARMACH = sows('{Distraction} or {Strange Bedfellows} or {Brief Romance} or {Unexpected}');

const Q_ITSELF = sows('{Q}', 1);

/** Cards of Through the Looking Glass, by id. */
export const CARDS: CardRules = {
  'alien-abduction-test-subjects': says(
    'Placed on the mission. The dilemma holds three random personnel. Cured by Physics ×2, or by a Holodeck and CUNNING > 40.',
    lies('mission', {
      effects: [{ do: 'hold', pick: random(null, 3), as: 'away' }],
      cure: f('Physics x2 OR Holodeck + CUNNING>40'),
    }),
  ),
  'attractive-antiquities': says(
    'To get past it: Acquisition + Greed ×2, or Honor + OFFICER + SECURITY + INTEGRITY > 20 for each of your opponent’s Gold-Pressed Latinum in play, up to three. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall('Acquisition + Greed x2 OR Honor + OFFICER + SECURITY + "INTEGRITY > 20 for each Gold-Pressed Latinum"'),
      ...tests({
        'INTEGRITY > 20 for each Gold-Pressed Latinum': (g, group, { seat }) => {
          const latinum = namedPieces(g, 'Gold-Pressed Latinum').filter((piece) => piece.seat === opponentOf(seat));
          return total(g, group, 'INTEGRITY') > 20 * Math.min(3, latinum.length);
        },
      }),
    },
  ),
  'benjamin-sisko-through-the-looking-glass': says(
    'Downloads Defiant Dedication Plaque in the Mirror Quadrant.',
    downloadsIf(MIRROR),
  ),
  'between-duty-and-respect': says(
    'To get past it: Geology + Leadership + OFFICER, or Honor + Archaeology + SCIENCE, and twice as much of each if four or more missions of the Bajor region are in play. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall(
        'Geology x2 + Leadership x2 + OFFICER x2 OR Honor x2 + Archaeology x2 + SCIENCE x2 OR no "four Bajor missions" + (Geology + Leadership + OFFICER OR Honor + Archaeology + SCIENCE)',
      ),
      ...tests({
        'four Bajor missions': (g) =>
          Object.values(g.locations).filter(({ id, missions }) => missions.length > 0 && regionOf(g, id) === 'Bajor')
            .length >= 4,
      }),
    },
  ),
  'captain-kirk-through-the-looking-glass': {
    text: 'In the Mirror Quadrant, has Anthropology, Law, and CUNNING and STRENGTH +2, and your Dr. McCoy may report to his location, for free. Downloads Get Back.',
    ...both(learns(['Anthropology', 'Law'], MIRROR), attributeBonus(['CUNNING', 'STRENGTH'], 2, MIRROR)),
    ...receivesFree('{Dr. McCoy}', { when: MIRROR, where: 'here' }),
  },
  'dr-mccoy-through-the-looking-glass': {
    text: 'Once per turn, he may save an Original Series personnel present who was just killed. Both are “stopped”. In the Mirror Quadrant, your Mr. Scott may report to his location, for free.',
    ...receivesFree('{Mr. Scott}', { when: MIRROR, where: 'here' }),
    at: savesOnce('present, other, personnel, [OS]', 'card', (saved, own) => [
      { do: 'stop-these', which: [saved, own] },
    ]),
  },
  'ensign-kjolholm': says(
    'Your Original Series Terran Empire personnel present with OFFICER have Leadership. Downloads a Tactical Scan.',
    teaches(['Leadership'], every('yours, present, [OS], [TE]', isOfficer)),
  ),
  'exe-q-tioner': says(
    'To get past it: Treachery + INTEGRITY < 29, or CIVILIAN + INTEGRITY > 49. Otherwise, a random personnel is killed, everyone is “stopped”, and your opponent seeds the dilemma under another unsolved mission.',
    again(kill(random()), { do: 'reseed', where: 'anywhere' }),
  ),
  farrell: says(
    'Your Original Series Terran Empire personnel present with a Command icon have V.I.P.',
    teaches(['V.I.P.'], 'yours, present, [OS], [TE], [Cmd]'),
  ),
  'grand-nagus-zek-through-the-looking-glass': says(
    'Downloads Maihar’du in the Mirror or Gamma Quadrant, Valuable Prisoner anywhere, and Oo-mox with The Intendant present.',
    downloadsIf('in the Mirror Quadrant or in the Gamma Quadrant', 'card', withOne('{The Intendant}')),
  ),
  'julian-bashir-through-the-looking-glass': {
    ...maySteal('a hand weapon', 'hand weapon'),
    ...partners(2, 'Smiley'),
    ...downloadsIf(MIRROR),
    text: 'Once per game, you may steal a hand weapon present. With Smiley present, both have all attributes +2. Downloads Phaser Burns in the Mirror Quadrant.',
  },
  'kira-nerys-through-the-looking-glass': says(
    'STRENGTH +3 in battle against forces that include a KCA card. Downloads Get Back in the Mirror Quadrant.',
    { ...attributeBonus(['STRENGTH'], 3, fightsAgainst('[KCA]')), ...downloadsIf(MIRROR) },
  ),
  'looking-for-parmach': says(
    'To get past it: a male and a female, or OFFICER + CUNNING > 60. Then your opponent may download and seed here up to two of these dilemmas: Distraction, Strange Bedfellows, Brief Romance, Unexpected. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
    { ...met({ after: PARMACH.sown }), among: PARMACH.among },
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
    text: 'In the Mirror Quadrant, your Lt. Uhura may report to his location, for free. Downloads Transporter Mixup.',
    ...receivesFree('{Lt. Uhura}', { when: MIRROR, where: 'here' }),
  },
  'nausicaans-pirates': unless(
    'Navigation x2 + SECURITY x3 + STRENGTH>40 OR Cloaking Device + CUNNING>40',
    otherwise(kill(random(null, 2))),
  ),
  'q-uality-time': says(
    'Your opponent chooses: they may download and seed the dilemma Q here, or the personnel with the highest INTEGRITY returns to hand unless you have Leadership ×2 + CUNNING > 30.',
    {
      ...always(
        choice(
          'opponent',
          { key: 'seed', label: 'Download and seed Q', effects: Q_ITSELF.sown },
          {
            key: 'hand',
            label: 'Return the highest INTEGRITY to hand',
            effects: [when('Leadership x2 + CUNNING>30', [], [{ do: 'take', pick: most(['INTEGRITY']), to: 'hand' }])],
          },
        ),
      ),
      among: Q_ITSELF.among,
    },
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
  'routine-physical': says(
    'For each different personnel there with MEDICAL, the personnel with the lowest STRENGTH is “stopped”. If several tie, you choose. The remaining personnel need Computer Skill ×2 to get past it.',
    {
      ...past('Computer Skill x2', stop(least(['STRENGTH'], { count: 'counted', tie: 'owner' }))),
      counted: (g, people) =>
        new Set(people.filter((piece) => skillOf(g, piece, 'MEDICAL') > 0).map(({ card }) => card)).size,
    },
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
