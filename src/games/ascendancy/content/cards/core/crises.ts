import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Crises of the core box. */
export const CARDS = exploration('core', [
  {
    id: 'core-distress-call',
    number: 6,
    name: 'Distress Call',
    type: 'crisis',
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
    number: 7,
    name: 'Doomsday Machine',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Brave Level 4. If any Ship survives, take 3 Production. Then this System is destroyed.',
    resolve: [{ do: 'brave', level: 4, survived: [fromCrisis({ production: 3 })] }, { do: 'destroy-system' }],
  },
  {
    id: 'core-radiation-belt',
    number: 2,
    name: 'Radiation Belt',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Your Ships here Brave a Level 4 Hazard. If any survive, take 1 Research.',
    resolve: [{ do: 'brave', level: 4, survived: [fromCrisis({ research: 1 })] }],
  },
  {
    id: 'core-temporal-loop',
    number: 8,
    name: 'Temporal Loop',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'The day repeats. Exhaust 2 of your ready Commands, or 1 if you have no more, and take 1 Research for each.',
    resolve: [
      { do: 'spend-command', count: 2, most: true },
      { do: 'gain', gains: { research: 1 }, times: { each: 1, of: 'amount' }, rule: 'A-EXPL-14' },
    ],
  },
  {
    id: 'core-tribble-infestation',
    number: 4,
    name: 'Tribble Infestation',
    type: 'crisis',
    after: 'shuffle',
    source: 'ours',
    line: 'Lose 1 Production per Ship here, at most 3. The card goes back into the deck, because tribbles breed.',
    resolve: [{ do: 'lose', amount: { each: 1, of: 'ships', most: 3 }, of: ['production'] }],
  },
]);
