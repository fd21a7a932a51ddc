import type { Chapter } from '../entry.ts';

/** Infiltration. */
export const infiltration: Chapter = {
  title: 'Infiltration',
  entries: [
    {
      id: 'C-INFIL-01',
      title: 'Infiltrating your opponent’s cards',
      text: 'A personnel of yours with an infiltration icon may infiltrate only an opponent who plays the affiliation of that icon, in one of two ways:\n• it reports on your opponent’s side to a facility compatible with that affiliation, whatever the quadrant;\n• it reports normally and infiltrates later, on either player’s turn, when present with a compatible crew or Away Team of your opponent.\n\nIts affiliation changes to that of the icon. It is then part of the opponent’s crew or Away Team but stays under your control. Whenever the opponent’s people present do something, you choose whether it takes part, for example in a mission attempt, in beaming or in staffing the ship.',
      source: 'Glossary: infiltration icon',
      terms: 'spy; infiltrate; undercover; report to opponent’s facility; infiltrator',
      see: ['C-INFIL-02', 'C-INFIL-03', 'C-AFFIL-13'],
    },
    {
      id: 'C-INFIL-02',
      title: 'Exposing an infiltrator',
      text: 'Your infiltrator is exposed, on either player’s turn,\n• when you choose so;\n• by a card, for example Caught Red-Handed;\n• by being present with a true or mirror version of the persona that it impersonates;\n• by returning to a crew or Away Team of yours.\n\nIt then goes back to its previous affiliation and is no infiltrator any more. If it is aboard an opponent’s ship or facility it becomes an intruder.\n\nA personnel with the icon is an infiltrator only while it infiltrates. An infiltrator cannot oppose the opponent’s cards without a card that allows it.',
      source: 'Glossary: infiltration icon; infiltrator',
      terms: 'caught; discovered spy; unmask; exposed; reveal infiltrator',
      see: ['C-INFIL-01', 'C-TEAM-01', 'C-UNIQ-18'],
    },
    {
      id: 'C-INFIL-03',
      title: 'What an infiltrator can do',
      text: 'On your opponent’s turn your infiltrator may move on its own by beaming, walking and the like. For that it may work the opponent’s transporters and SHIELDS, just long enough to get itself through. Other actions of its own need a card that allows them.\n\nTo your opponent it is no intruder, so neither of you may start a battle with it against the other. You may treat it as an intruder for your own cards, such as The Walls Have Ears. Your opponent’s texts for “your personnel”, hand weapons included, do not help it, and it may not take equipment of yours along.\n\nAfter exposure it cannot infiltrate again before it has been away from all of the opponent’s people. If your opponent’s house arrest threatens it, it may be exposed instead.',
      source: 'Glossary: infiltration icon',
      terms: 'infiltrator moves; spy beams; attack infiltrator; infiltrate again; infiltrator house arrest',
      see: ['C-INFIL-01', 'C-INFIL-02', 'C-AFFIL-14'],
    },
  ],
};
