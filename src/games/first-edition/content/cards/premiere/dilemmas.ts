import { no } from '../../../../kit/offers.ts';
import { facing } from '../../../chapters/missions/team.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import { locationOf, ofCard } from '../../../position/find.ts';
import { isOutpost } from '../../../position/piece-types.ts';
import { working } from '../../../rules/ask.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  all,
  always,
  CEASE,
  DAMAGE,
  DESTROY,
  discard,
  ifChosen,
  KILL_ONE,
  kill,
  met,
  most,
  opponent,
  otherwise,
  owner,
  PASS,
  random,
  select,
  stop,
  unless,
  wall,
} from '../../builders/dilemmas/build.ts';
import { choice } from '../../builders/dilemmas/choices.ts';
import {
  CLOSED,
  expires,
  lies,
  QUARANTINE,
  recurs,
  START_OF_OWN,
  STUCK,
  UNTIL_SOLVED,
  wreck,
} from '../../builders/dilemmas/host.ts';
import { firstSkillsLost } from '../../builders/dilemmas/losses.ts';
import { DISABLE_ONE } from '../../builders/dilemmas/on-people.ts';
import { isOwnEnd, placeOf } from '../../builders/missions/ends.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';
import { isNamed } from '../../named.ts';

const ANDROIDS_LIVE = 'no Android';

/** Kills the personnel that the dilemma affects, wherever they are. */
function theyDie(g: FirstEdition, { piece }: { piece?: number }) {
  const which = (piece === undefined ? undefined : g.pieces[piece]?.upon)?.filter((id) => g.pieces[id] !== undefined);
  return which === undefined || which.length === 0 ? [] : [{ do: 'take-out', which, why: 'killed' } as const];
}

/** True if a player has solved Plague Planet from the end of the opponent's mission. */
function isPlagueStopped(g: FirstEdition): boolean {
  return working(g).some(
    ({ source }) =>
      source.kind === 'mission' &&
      isNamed(source.card, 'Plague Planet') &&
      !isOwnEnd(g, source) &&
      locationOf(g, placeOf(source)).solved === source.seat,
  );
}

/** Dilemmas of Premiere, by id. */
export const CARDS: CardRules = {
  'alien-abduction': {
    text: 'Placed on the mission. The dilemma holds the personnel with the highest CUNNING until the mission is solved. Cured by Leadership ×3.',
    ...lies('mission', {
      effects: [{ do: 'hold', pick: most(['CUNNING'], { tie: 'owner' }), as: 'away' }],
      cure: f('Leadership x3'),
    }),
    // Solving the mission frees the held personnel.
    at: UNTIL_SOLVED,
  },
  'anaphasic-organism': otherwise(discard(most(undefined, { who: f('Female') }))),
  'ancient-computer': wall(),
  archer: otherwise(kill(most())),
  'armus-skin-of-evil': always(kill(random())),
  'barclays-protomorphosis-disease': otherwise(kill(all(ANDROIDS_LIVE))),
  chalnoth: otherwise(kill(opponent())),
  'cosmic-string-fragment': otherwise(DESTROY),
  // Kills all life on the ship, including personnel who can't act.
  'crystalline-entity': met({
    effects: [kill({ ...all(), of: 'place' })],
    fate: 'discard',
    planet: { unless: f('SCIENCE + MEDICAL'), effects: [kill(all())], fate: 'discard' },
  }),
  'el-adrel-creature': always(
    select(most(['STRENGTH'], { count: 2, tie: 'owner' })),
    ifChosen('STRENGTH>16', [], [kill({ ...random(), only: 'picked' })]),
  ),
  'females-love-interest': always({ do: 'relocate', pick: random('Female'), to: 'furthest' }),
  firestorm: says(
    'No effect while Thermal Deflectors are in play. Otherwise, everyone with INTEGRITY < 5 is killed, everyone is “stopped”, and the dilemma is discarded. Emergency Transporter Armbands let personnel escape.',
    met({
      // Deflectors in play also nullify the dilemma (C-DILEMMA-09).
      trigger: (g) => ofCard(g, 'thermal-deflectors').length === 0,
      unless: f('{Thermal Deflectors}'),
      effects: [kill(all('INTEGRITY<5'))],
      fate: 'discard',
    }),
  ),
  'gravitic-mine': otherwise(DAMAGE),
  'hologram-ruse': wall(),
  'hyper-aging': {
    text: 'Placed on the mission. Nobody there can beam away. When the countdown expires, those who faced it are killed. Cured by SCIENCE + MEDICAL ×2.',
    bans: QUARANTINE,
    at: expires(theyDie),
    meeting: {
      unless: null,
      effects: [{ do: 'place', on: 'mission', upon: true }],
      cure: f('SCIENCE + MEDICAL x2'),
    },
  },
  'impassable-door': wall('Computer Skill'),
  'ktarian-game': says(
    'Placed on the ship. A random personnel aboard is disabled now, and another whenever your turn starts. Cured by CUNNING > 30 or an Android. Nullified by Robin Lefler.',
    lies(
      'ship',
      { nullify: f('{Robin Lefler}'), effects: [DISABLE_ONE], cure: f('CUNNING>30 OR Android') },
      { at: recurs(START_OF_OWN, [DISABLE_ONE]) },
    ),
  ),
  'males-love-interest': always({ do: 'relocate', pick: random('Male'), to: 'furthest' }),
  'matriarchal-society': wall('2 Female'),
  'menthar-booby-trap': says(
    'Placed on the ship, which can’t move. Without MEDICAL, a random personnel is killed, and everyone is “stopped”. Cured by ENGINEER ×2.',
    lies(
      'ship',
      { effects: [{ do: 'when', test: { met: f('MEDICAL') }, no: [KILL_ONE, CEASE] }], cure: f('ENGINEER x2') },
      { bans: STUCK },
    ),
  ),
  'microbiotic-colony': otherwise(DAMAGE),
  microvirus: otherwise(kill(opponent())),
  nagilum: otherwise(kill(random(null, 'half'))),
  nanites: otherwise(DAMAGE),
  nausicaans: otherwise(kill(random())),
  'nitrium-metal-parasites': says(
    'Placed on the ship, which is destroyed when the countdown expires. Cured by SCIENCE ×2 or ENGINEER ×2.',
    lies('ship', { cure: f('SCIENCE x2 OR ENGINEER x2') }, { at: expires(wreck) }),
  ),
  'null-space': otherwise(DAMAGE),
  'phased-matter': says(
    'With two or more personnel: choose more than half of them. These personnel are phased (disabled and unable to beam) until your other personnel on the planet have ENGINEER + SCIENCE.',
    lies(
      'mission',
      {
        trigger: (g) => facing(g).length > 1,
        nullify: f('{Interphase Generator}'),
        effects: [{ do: 'hold', pick: { how: 'owner', count: 'more than half' }, as: 'disabled' }],
        cure: f('ENGINEER + SCIENCE'),
      },
      {
        bans: {
          beam: (g, source, { piece }) =>
            g.pieces[piece]?.held?.by === source.piece ? no('C-CLOAK-03', 'Phased personnel can’t beam.') : null,
        },
      },
    ),
  ),
  q: otherwise(),
  // The dilemma stays until a ship tows it away. Afterwards, the dilemma stays wherever that ship releases it.
  'radioactive-garbage-scow': says(
    'Everyone is “stopped”. Placed on the mission, which nobody can attempt until a ship with Tractor Beam and ENGINEER ×2 tows the dilemma away.',
    lies(
      'mission',
      { effects: [CEASE] },
      {
        bans: CLOSED,
        towed: f('Tractor Beam + ENGINEER x2'),
      },
    ),
  ),
  'rebel-encounter': unless(
    'STRENGTH>44',
    otherwise(
      choice(
        'owner',
        {
          key: 'bribe',
          label: 'Bribe them with equipment',
          effects: [{ do: 'strip', of: 'equipment', how: 'owner' }, PASS],
          equipment: true,
        },
        { key: 'fight', label: 'Kill one at random', effects: [kill(random())] },
      ),
    ),
  ),
  'rem-fatigue-hallucinations': {
    text: 'Placed on your table. When the countdown expires, those who faced it are killed. Cured by MEDICAL ×3, or when one of them is at your outpost.',
    at: expires(theyDie),
    meeting: {
      unless: null,
      effects: [{ do: 'place', on: 'table', upon: true }],
      cure: f('MEDICAL x3 OR "one of them at your outpost"'),
    },
    requires: (_g, { ship: host }, { seat }) => host !== null && host.seat === seat && isOutpost(host),
  },
  sarjenka: always(
    choice(
      'owner',
      { key: 'ignore', label: 'Ignore her', effects: [] },
      {
        key: 'help',
        label: 'Help her: score 5 points, and everyone there is stopped',
        effects: [PASS, stop({ ...all(), of: 'place' })],
      },
    ),
  ),
  'shaka-when-the-walls-fell': wall('Diplomacy x2 + CUNNING>30'),
  'tarellian-plague-ship': {
    ...met({
      unless: null,
      effects: [
        choice(
          'owner',
          {
            key: 'beam',
            label: 'Beam over a MEDICAL, who is discarded',
            effects: [discard(owner('MEDICAL')), PASS],
            needs: owner('MEDICAL'),
          },
          { key: 'die', label: 'Let the crew die', effects: [kill(all())] },
        ),
      ],
    }),
    counts: (g) => !isPlagueStopped(g),
  },
  'tsiolkovsky-infection': says(
    'Placed on the ship. Everyone aboard loses their first skill. Cured by MEDICAL ×3.',
    lies('ship', { cure: f('MEDICAL x3') }, { adds: { skill: firstSkillsLost } }),
  ),
  'two-dimensional-creatures': says(
    'Placed on the ship, which can’t move. Everyone aboard with Empathy is disabled. Cured by SCIENCE + ENGINEER.',
    lies(
      'ship',
      { cure: f('SCIENCE + ENGINEER') },
      {
        bans: STUCK,
        numbs: (g, _source, piece) => (isAlone(g, piece, f('Empathy')) ? 'disabled' : null),
      },
    ),
  ),
  'wind-dancer': wall('{Lwaxana Troi} OR 1 each (Youth OR Music OR STRENGTH>9)'),
};
