import type { Chapter } from '../entry.ts';

/** Timing and interrupts. */
export const timingAndInterrupts: Chapter = {
  title: 'Timing and interrupts',
  entries: [
    {
      id: 'M-TIME-01',
      title: 'Cards beat the rulebook',
      text: 'If a card’s text says something other than the rulebook, the card is right.',
      source: 'Cards Always Take Priority',
      terms:
        'conflict; override; priority; contradiction; golden rule; card disagrees with the manual; which text wins; printed text trumps the manual',
      see: ['M-PLAY-27'],
    },
    {
      id: 'M-TIME-02',
      title: 'How an Interrupt works',
      text: 'Some Event and Mission cards have an Interrupt. You may declare it when its condition is met. Play pauses, the Interrupt is carried out at once, and then play goes on from where it paused, even in the middle of an Action or effect.',
      source: 'Interrupt; Glossary: Interrupt',
      terms:
        'react; response; counter; instant; stop an action; hold on i butt in; how do i jump in mid move; surprise trick on her go',
      see: ['M-TIME-03', 'M-PLAY-02', 'M-PLAY-27'],
    },
    {
      id: 'M-TIME-03',
      title: 'What happens to the interrupted Action',
      text: 'After an Interrupt, the Action or effect that was interrupted is finished. If the Interrupt has made it impossible, it ends without being carried out.',
      source: 'Interrupt',
      terms:
        'cancelled action; fizzle; resume; impossible; wasted; butting in made her move pointless; do we resume afterwards; pointless leftovers after butting in',
      see: ['M-TIME-02'],
    },
    {
      id: 'M-TIME-04',
      title: 'Several of your rules at once',
      text: 'If two or more of your special rules are due at the same moment, for example at the end of an Action, you choose their order.',
      source: 'Timing Conflicts',
      terms:
        'simultaneous; same time; trigger order; own effects; two of mine go off together; stack my own effects as i like; my effects collide',
      see: ['M-TIME-05'],
    },
    {
      id: 'M-TIME-05',
      title: 'Rules of both players at once',
      text: 'If both players have special rules due at the same moment, each rolls a die. The higher roll carries out one of that player’s rules first, then the other player one of theirs, and so on in this order.',
      source: 'Timing Conflicts',
      terms:
        'simultaneous; same time; timing conflict; who goes first; trigger order; hers and mine go off together; clash of effects who leads; effects of us two collide',
      see: ['M-TIME-04', 'M-TIME-06', 'M-OPEN-64'],
    },
    {
      id: 'M-TIME-06',
      title: 'Passing in a timing conflict',
      text: 'When both players take turns with rules that are due at the same moment, you may pass instead of carrying out your next one. If you pass, you can’t carry out any more of them.',
      source: 'Timing Conflicts',
      terms:
        'skip; decline; simultaneous; give up an effect; opt out while effects clash; do i drop from the clash by declining; i’d rather not trigger mine',
      see: ['M-TIME-05'],
    },
  ],
};
