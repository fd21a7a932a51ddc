import type { Chapter } from '../entry.ts';

/** Other formats. */
export const otherFormats: Chapter = {
  title: 'Other formats',
  beside: 'format warp speed voyager casino',
  entries: [
    {
      id: 'C-WARP-01',
      title: 'Warp Speed decks and seeding',
      text: 'A Warp Speed deck has at most 10 seed cards, with up to three missions on top that seed for free, and at least 20 cards in the draw deck. One personnel, ship or equipment among the 10 may start face up aboard your outpost, or a ship at the Caretaker’s Array. You seed one outpost of any kind at most.\n\nYou choose the order of your missions; regions do not matter. Players alternate from the starting player’s left to right. Both may seed the same unique mission; the two are not stacked. Under each mission each player seeds up to four different cards, all at once. An outpost stands at your leftmost mission, whatever mission that is.',
      source: 'Glossary: Warp Speed',
      terms: '10/20 rule; short game deck; fast format; sealed deck; three missions',
      see: ['C-WARP-02', 'C-WARP-03', 'C-DECK-02'],
    },
    {
      id: 'C-WARP-02',
      title: 'Special play rules of Warp Speed',
      text: 'In Warp Speed:\n• you have up to two normal card plays a turn;\n• all affiliations but Borg mix and cooperate; a matching personnel is still needed for ships and missions. A Borg player stocks Borg only;\n• non-Borg forces have no attack limits, Borg have the usual ones;\n• quadrants do not limit reports and Alternate Universe cards need no doorway; a card’s own need of a native quadrant remains;\n• hologram icons are ignored: such people move normally and die;\n• you may neither attempt your opponent’s missions nor target them with a Borg objective;\n• a Red Alert! in play serves both players;\n• at the end of your turn you draw one card, plus extra draws, then draw or discard to hold exactly seven. These last draws cannot be turned into downloads, and after a “draw no cards this turn” you do not make them;\n• the first time that you cannot draw, all personnel, ships and equipment in your discard pile are shuffled into a new draw deck, once per game.',
      source: 'Glossary: Warp Speed',
      terms: 'two card plays; hand of seven; regenerate deck; warp speed mixing; even up',
      see: ['C-WARP-01', 'C-WARP-03', 'C-DRAW-03'],
    },
    {
      id: 'C-WARP-03',
      title: 'Winning a Warp Speed game',
      text: 'Whoever first solves an own planet mission and an own space mission has a full win. A Borg player completes an objective on one of each. Games last 30 minutes at most.\n\nIf nobody gets there in time, or both players run out of cards again after their new draw deck, the player with more solved missions has a modified win; with equal missions the higher points decide. If these are equal too it is a true tie.\n\nSomeone with a full win but the lower score gets a differential of +1, the other player -1.',
      source: 'Glossary: Warp Speed',
      terms: 'full win; modified win; 30 minutes; time limit; win short game',
      see: ['C-WARP-01', 'C-POINTS-06'],
    },
    {
      id: 'C-WARP-04',
      title: 'Voyager-only games and casino side games',
      text: 'In Voyager stand-alone formats you may use all cards with the Star Trek: Voyager logo, whatever product they came in, and all missions with a Delta Quadrant icon.\n\nThe Royale Casino side games use the attribute numbers printed on personnel in your hand. Modifiers such as Lower Decks or PADDs do not change them.',
      source: 'Glossary: Voyager stand-alone formats; Royale Casino side games',
      terms: 'voyager format; royale casino; casino dilemma; card pool; allowed sets',
      see: ['C-WARP-01', 'C-SKILL-18'],
    },
  ],
};
