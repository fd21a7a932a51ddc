import type { ExplorationCard } from '../../card.ts';
import { fromCrisis } from '../parts.ts';

/** Crises of the core box. */
export const CRISES: readonly ExplorationCard[] = [
  {
    id: 'core-crystalline-entity',
    name: 'Crystalline Entity',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'book',
    line: 'All Ships here are destroyed, including other players’ Ships, unless you have upgraded Weapons or Shields at least once.',
    // A-EXPL-18
    resolve: [{ do: 'when', is: 'never-upgraded', does: [{ do: 'destroy-all', rule: 'A-EXPL-18' }] }],
  },
  {
    id: 'core-radiation-belt',
    name: 'Radiation Belt',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Your Ships here Brave a Level 4 Hazard. If any survive, take 1 Research.',
    resolve: [{ do: 'brave', level: 4, survived: [fromCrisis({ research: 1 })] }],
  },
  {
    id: 'core-quarantine',
    name: 'Quarantine',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    diplomacy: 4,
    line: 'Diplomacy Test 4. Pass: take 1 Culture. Fail: until the end of your next turn, your Ships here can’t move or change Fleets.',
    resolve: [{ do: 'test', number: 4, pass: [fromCrisis({ culture: 1 })], fail: [{ do: 'hold' }] }],
  },
  {
    id: 'core-tribble-infestation',
    name: 'Tribble Infestation',
    type: 'crisis',
    set: 'core',
    after: 'shuffle',
    source: 'ours',
    line: 'Lose 1 Production per Ship here, at most 3. The card goes back into the deck, because tribbles breed.',
    resolve: [{ do: 'lose', amount: { each: 1, of: 'ships', most: 3 }, of: ['production'] }],
  },
  {
    id: 'core-pirate-ambush',
    name: 'Pirate Ambush',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Pirates roll 3 dice. Each die hits if it shows at least 5 plus your Shields. If any of your Ships survive, take 2 Production.',
    resolve: [
      { do: 'fire', dice: 3, hit: 5 },
      { do: 'lose-ships', count: { each: 1, of: 'amount' } },
      { do: 'when', is: 'ship-here', does: [fromCrisis({ production: 2 })] },
    ],
  },
  {
    id: 'core-distress-call',
    name: 'Distress Call',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Answer: Exhaust a Command and Brave Level 5 for 1 Culture and 1 Research. Turn away: lose 1 Culture.',
    resolve: [
      {
        do: 'choose',
        prompt: 'do you answer the call?',
        ways: [
          {
            key: 'answer',
            label: 'Answer the call',
            hint: '1 Command; Brave Level 5 for 1 Culture and 1 Research',
            needs: { commands: 1 },
            does: [
              { do: 'spend-command', count: 1, most: true },
              { do: 'brave', level: 5, survived: [fromCrisis({ culture: 1, research: 1 })] },
            ],
          },
          {
            key: 'turn-away',
            label: 'Turn away',
            hint: 'Lose 1 Culture, if you have any',
            does: [{ do: 'lose', amount: 1, of: ['culture'] }],
          },
        ],
      },
    ],
  },
  {
    id: 'core-doomsday-machine',
    name: 'Doomsday Machine',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'Brave Level 4. If any Ship survives, take 3 Production. Then this System is destroyed.',
    resolve: [{ do: 'brave', level: 4, survived: [fromCrisis({ production: 3 })] }, { do: 'destroy-system' }],
  },
  {
    id: 'core-temporal-loop',
    name: 'Temporal Loop',
    type: 'crisis',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'The day repeats. Exhaust 2 of your ready Commands, or 1 if you have no more, and take 1 Research for each.',
    resolve: [
      { do: 'spend-command', count: 2, most: true },
      { do: 'gain', gains: { research: 1 }, times: { each: 1, of: 'amount' }, rule: 'A-EXPL-14' },
    ],
  },
];
