import type { Chapter } from '../entry.ts';

/** Choosing Tactics. */
export const choosingTactics: Chapter = {
  title: 'Choosing Tactics',
  entries: [
    {
      id: 'F-TACTIC-01',
      title: 'One Tactic Card per Round',
      text: 'In each Round every player takes exactly one of the Tactic Cards on display.',
      source: 'One Round 2, p.4',
      terms:
        'choose tactic; tactics; day card; pick; how many strategies may i hold; grab a daily plan; can i keep two plans',
      see: ['F-TACTIC-02', 'F-TACTIC-06', 'F-OPEN-43'],
    },
    {
      id: 'F-TACTIC-02',
      title: 'Lowest Experience picks a Tactic first',
      text: 'Tactics are chosen in the order of Experience, from the lowest to the highest: whoever has the least picks first.',
      source: 'One Round 2, p.4',
      terms:
        'tactic order; who chooses first; catch up; xp; who picks a strategy ahead of the others; does the underdog choose a plan early; leader on points chooses last',
      see: ['F-TACTIC-03', 'F-TACTIC-04'],
    },
    {
      id: 'F-TACTIC-03',
      title: 'Ties when picking Tactics',
      text: 'If two players have the same Experience, the one whose Round Order Token is lower in the column picks a Tactic before the other.',
      source: 'One Round 2, p.4',
      terms:
        'tiebreak; equal experience; tie; draw; same points who grabs the plan earlier; we’re level on score when choosing plans; break a deadlock choosing strategies',
      see: ['F-TACTIC-02'],
    },
    {
      id: 'F-TACTIC-04',
      title: 'Tactic choice in Round 1',
      text: 'In Round 1 everybody has the same Experience, so Tactics are chosen in the reverse order of picking ships: whoever took a ship last chooses first.',
      source: 'One Round 2 NOTE, p.4',
      terms:
        'first round; reverse order; starting tactic; who picks the very first plan of the game; everyone’s on zero when choosing strategies; opening strategy pick sequence; who grabs a plan at kickoff',
      see: ['F-TACTIC-03', 'F-SETUP-04'],
    },
    {
      id: 'F-TACTIC-05',
      title: 'Instant Tactic effects',
      text: 'If a Tactic Card says what happens when you take it, that happens right away, as you take it.',
      source: 'One Round 2, p.4',
      terms:
        'when you take this tactic; immediate effect; on pick; does my strategy do something straight away; plan perk triggers upon grabbing; resolve the plan now or later',
      see: ['F-TACTIC-01', 'F-OPEN-09'],
    },
    {
      id: 'F-TACTIC-06',
      title: 'Tactic numbers set the Round Order',
      text: 'When everybody has a Tactic, the Round Order Tokens are sorted by the numbers of the Tactics. The lowest number is at the top and plays first, the highest is at the bottom and plays last.',
      source: 'One Round 2, p.4',
      terms:
        'turn order; initiative; who goes first; number on tactic; does a small numbered plan make me quicker; how is the play sequence decided each day; strategy digit decides speed',
      see: ['F-ROUND-18', 'F-OPEN-43'],
    },
    {
      id: 'F-TACTIC-07',
      title: 'Tactics nobody took',
      text: 'Tactic Cards that nobody has taken are put aside until the next Round.',
      source: 'One Round 2, p.4',
      terms:
        'unclaimed; leftover; unused tactics; what about strategies no one wanted; remaining plans on the table; are unwanted plans trashed',
      see: ['F-ROUND-12'],
    },
    {
      id: 'F-TACTIC-08',
      title: 'Planning Tactic and Hand Limit',
      text: 'The Tactic Card “Planning” can raise your Hand Limit for the draw at the end of your turn. Its text tells when.',
      source: 'End of the Turn 6, p.12',
      terms:
        'extra card; draw more; tactic 4; hand size; which strategy lets me hold six cards; plan that gives an additional card; bigger refill thanks to strategy four',
      see: ['F-OPEN-09', 'F-EOT-16'],
    },
  ],
};
