import type { Force } from '../../../rules/rule.ts';
import { f } from '../../formula-text.ts';
import {
  again,
  all,
  always,
  BLOCK,
  CHOSEN,
  DAMAGE,
  DESTROY,
  discard,
  ifChosen,
  ifOthers,
  kill,
  least,
  met,
  most,
  needed,
  opponent,
  otherwise,
  past,
  random,
  select,
  stop,
  unless,
  when,
} from './build.ts';

const ARMUS = met({
  unless: null,
  effects: [
    select(most(['STRENGTH'])),
    ifOthers('1 each (Diplomacy + CUNNING>7)', [stop(CHOSEN)], [kill(CHOSEN)]),
    // The dilemma is discarded only if any personnel remain.
    when('personnel', [], [BLOCK]),
  ],
});
const ANDROIDS_LIVE = 'no Android';
const SOLID = 'no Changeling';

/** Dilemmas that kill, discard or damage. The conditions are the printed ones unless a row gives others. */
export const DEATHS: Readonly<Record<string, Force>> = {
  'aggressive-behavior': again(DAMAGE, kill(random())),
  'anaphasic-organism': otherwise(discard(most(undefined, { who: f('Female') }))),
  archer: otherwise(kill(most())),
  'armus-skin-of-evil': always(kill(random())),
  'assassins-blade': again(kill(opponent('no Shape-shifter + no Android'))),
  'astral-eddy': again(kill(random())),
  'barclays-protomorphosis-disease': otherwise(kill(all(ANDROIDS_LIVE))),
  'berserk-changeling': again(kill(random(SOLID))),
  'center-of-attention': otherwise(kill(opponent('Treachery OR Greed'))),
  chalnoth: otherwise(kill(opponent())),
  // Kills all life on the ship, including personnel who can't act.
  'crystalline-entity': met({
    effects: [kill({ ...all(), of: 'place' })],
    fate: 'discard',
    planet: { unless: f('SCIENCE + MEDICAL'), effects: [kill(all())], fate: 'discard' },
  }),
  'cosmic-string-fragment': otherwise(DESTROY),
  'dangerous-climb': again(kill(random())),
  'empathic-echo': again(kill(random('Empathy'))),
  'ferengi-attack': otherwise(kill(opponent())),
  'gravimetric-distortion': unless(
    'ENGINEER x4 OR Astrophysics x2 OR 1 each (Navigation x2) OR {Guinan}',
    again(DAMAGE),
  ),
  'gravitic-mine': otherwise(DAMAGE),
  'kazon-bomb': otherwise(kill(all('printed STRENGTH<7'))),
  'microbiotic-colony': otherwise(DAMAGE),
  microvirus: otherwise(kill(opponent())),
  nagilum: otherwise(kill(random(null, 'half'))),
  nanites: otherwise(DAMAGE),
  nausicaans: otherwise(kill(random())),
  'no-loose-ends': otherwise(kill(all('MEDICAL OR ENGINEER'))),
  'null-space': otherwise(DAMAGE),
  'occupational-hazards': again(kill(random())),
  'orion-syndicate-bomb': otherwise(DAMAGE),
  'replicator-accident': otherwise(DAMAGE, kill(all())),
  'subspace-fracture': otherwise(kill(all())),
  'subspace-shock-wave': unless('1 each (Navigation + CUNNING>7)', otherwise(DAMAGE, kill(random(null, 2)))),
  'armus-sticky-situation': ARMUS,
  'armus-sticky-situation-otsd': ARMUS,
  'armus-roulette': met({
    unless: null,
    effects: [
      select(random(null, 4)),
      ifChosen(
        '4 personnel + CUNNING>30 OR 1 each (Leadership + INTEGRITY>7)',
        [],
        [kill({ ...opponent(), only: 'picked' }), stop(CHOSEN)],
      ),
    ],
  }),
  'el-adrel-creature': always(
    select(most(['STRENGTH'], { count: 2, tie: 'owner' })),
    ifChosen('STRENGTH>16', [], [kill({ ...random(), only: 'picked' })]),
  ),
  'kelvan-show-of-force': met({
    unless: null,
    effects: [needed(opponent('no Android + no [Holo] personnel', 2)), kill({ ...random(), only: 'picked' })],
  }),
  'hunter-gangs': always(select(random(null, 2)), kill({ ...all(), only: 'picked', odd: 'CUNNING' })),
  'civil-unrest': met({
    unless: null,
    effects: [select(random(null, 2)), ifChosen('Diplomacy', [], [stop(CHOSEN)])],
  }),
  'garanian-bolites': met({
    unless: f('{Hypospray}'),
    continues: true,
    effects: [select(random(null, 2)), ifChosen('CUNNING>15', [], [stop(CHOSEN)])],
  }),
  skullduggery: always(
    select(random()),
    ifChosen('Treachery OR Acquisition OR Greed OR Smuggling OR INTEGRITY<5', [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'trabe-grenade': always(select(random('SECURITY OR Leadership')), ifChosen('CUNNING>8', [], [kill(CHOSEN)])),
  'misguided-activist': always(
    select(random('V.I.P. OR [Cmd] personnel')),
    when("SECURITY x2 OR {Miles O'Brien}", [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'close-call': past(
    'Diplomacy x2 OR SECURITY x3',
    select(random()),
    ifChosen('Computer Skill OR Transporter Skill', [], [kill(CHOSEN)]),
  ),
  dejaren: past(
    'Computer Skill x2',
    select(random('[Holo] personnel')),
    ifChosen('CUNNING<9', [kill(CHOSEN)]),
    select(random('no [Holo] personnel')),
    ifChosen('CUNNING<9', [kill(CHOSEN)]),
  ),
  'spatial-rift': past(
    'Astrophysics + ENGINEER x2',
    select(random(null, 2)),
    ifChosen('CUNNING<15', [discard(CHOSEN)]),
  ),
  'unscientific-method': past('CUNNING>24', kill(most(['CUNNING'], { who: f('SCIENCE + no Greed + no Treachery') }))),
  'climbing-the-ranks': past('STRENGTH>24', kill(most(['STRENGTH'], { who: f('OFFICER + no Leadership') }))),
  'surprise-assault': unless(
    'Leadership + OFFICER x2 + SECURITY x2 OR hand weapon x2',
    otherwise(kill(least(['CUNNING'])), kill(least(['STRENGTH']))),
  ),
  'the-three-vipers': met({
    unless: f('ENGINEER + Navigation x2 + SCIENCE + OFFICER + Astrophysics'),
    effects: [when('ENGINEER + Navigation x2', [], [DAMAGE])],
    fate: 'discard',
    cards: ['wormhole-navigation-schematic'],
  }),
  oops: past(
    '3 [Stf] personnel OR 3 [Def] Drone OR {Nog}',
    when('Leadership', [], [select(random()), kill(CHOSEN), stop({ ...all(), but: 'picked' })]),
  ),
  'shot-in-the-back': met({
    unless: null,
    effects: [
      when(
        '1 each (Android + (SECURITY OR OFFICER))',
        [stop(all('Android + (SECURITY OR OFFICER)'))],
        [kill(opponent('no Android'))],
      ),
    ],
  }),
  'medical-crisis': past(
    'Biology x2 + (MEDICAL x2 OR Nurse)',
    select(random('MEDICAL')),
    ifChosen('[Kaz] personnel OR [Vid] personnel', [kill(CHOSEN)], [stop(CHOSEN)]),
  ),
  'ornaran-threat': always(
    select(random()),
    when('Diplomacy x2 + MEDICAL OR SECURITY x2 + STRENGTH>25', [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  vger: otherwise(DESTROY),
  zaldan: again(kill(random('Diplomacy', 2))),
};
