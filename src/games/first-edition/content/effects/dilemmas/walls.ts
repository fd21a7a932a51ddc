import type { Force } from '../../../rules/rule.ts';
import { met, wall } from './build.ts';

/**
 * Dilemmas that only have conditions (C-DILEMMA-06, C-DILEMMA-07). Where a row gives none, the printed conditions
 * apply.
 */
export const WALLS: Readonly<Record<string, Force>> = {
  'a-miner-confrontation': wall('3 each (Leadership) OR 3 personnel with ENGINEER classification'),
  'alien-labyrinth': wall('{any tricorder} OR ENGINEER x2'),
  'ancient-computer': wall(),
  'authorized-access-only': wall('3 each (Acquisition) OR 3 personnel with OFFICER classification'),
  'captains-holiday': wall('Archaeology x2 OR Geology x2'),
  'chula-the-dice': wall(
    '3 each (INTEGRITY>6 OR CUNNING>7 OR STRENGTH>8) + 2 each (INTEGRITY>6 OR CUNNING>7) + 2 each (INTEGRITY>6 OR STRENGTH>8) + 2 each (CUNNING>7 OR STRENGTH>8) + 1 each (INTEGRITY>6) + 1 each (CUNNING>7) + 1 each (STRENGTH>8)',
  ),
  'clan-people': wall('{Kai Opaka} OR CUNNING>38 of 5'),
  'difficult-disposal': wall('ENGINEER x2 + MEDICAL OR ENGINEER + MEDICAL x2'),
  'dangerous-liaisons': met({ cards: ['recruit-mercenaries'] }),
  'dignitaries-and-witnesses': wall(),
  'emergency-conversion': wall(),
  'encased-in-crystal': wall('Geology x2 + SECURITY OR Geology + SECURITY x2 OR Music x2'),
  'executive-authorization': wall(
    'President OR High Council Leader OR General OR Legate OR Chancellor OR Proconsul OR Chairman OR Intendant OR Minister OR Kai OR Founder OR Nagus OR Governor OR Queen OR Counterpart OR {any PADD}',
  ),
  'faux-pas': wall('3 each (Diplomacy) OR 3 personnel with V.I.P. classification'),
  'fly-by-the-seat-of-your-pants': wall('Navigation x2 + OFFICER OR Navigation + OFFICER x2'),
  'founder-secret': wall(),
  'hidden-entrance': wall('{Geordi La Forge} OR ENGINEER + CUNNING>32'),
  'hologram-ruse': wall(),
  'i-hate-you': met({ cards: ['vulcan-nerve-pinch'] }),
  'impassable-door': wall('Computer Skill'),
  implication: wall(),
  'in-the-pale-moonlight': wall(
    'personnel with INTEGRITY<4 OR [Fed] personnel with Treachery OR {any Garak} OR Founder',
  ),
  'incentive-based-economics': wall(
    'Honor + no SECURITY OR CIVILIAN + Anthropology + Diplomacy + Youth + personnel with STRENGTH<8',
  ),
  'inter-arma-enim-silent-leges': wall(
    'V.I.P. + no Treachery OR SECURITY + Exobiology + Computer Skill + personnel with INTEGRITY<5',
  ),
  'invidium-leak': wall('ENGINEER x3 OR 1 each (CUNNING>7 + (MEDICAL OR Physics))'),
  maglock: wall('3 each (OFFICER + STRENGTH>5)'),
  'malfunctioning-door': wall('Soong-type android OR STRENGTH>27 of 4'),
  'matriarchal-society': wall('2 Female'),
  'navigational-hazards': wall(),
  'none-shall-pass': wall(),
  'primitive-culture': wall(),
  'rock-people': wall('3 each (Geology) OR 3 personnel with SCIENCE classification'),
  'sabotaged-plasma-conduit': wall('Computer Skill x2 + Physics OR Computer Skill + Physics x2'),
  'scientific-method': wall(),
  'security-precautions': wall('{Jenice Manheim} OR Android OR phaser OR disruptor OR SECURITY x3'),
  'shaka-when-the-walls-fell': wall('Diplomacy x2 + CUNNING>30'),
  'stand-off': wall('3 each (Anthropology) OR 3 personnel with SECURITY classification'),
  'the-clown-beneath-the-mask': wall('1 each (INTEGRITY+CUNNING+STRENGTH>23)'),
  'the-ghost-of-cyrus-ramsey': wall('3 each (Transporter Skill) OR 3 personnel with MEDICAL classification'),
  'the-new-resistance': wall(
    'Honor + no OFFICER OR Diplomacy + Leadership + Computer Skill + V.I.P. + personnel with CUNNING<7',
  ),
  twisted: wall('half each (CUNNING>7)'),
  'wind-dancer': wall('{Lwaxana Troi} OR 1 each (Youth OR Music OR STRENGTH>9)'),
};
