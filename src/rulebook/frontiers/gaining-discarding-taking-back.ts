import type { Chapter } from '../entry.ts';

/** Gaining, discarding and taking back. */
export const gainingDiscardingTakingBack: Chapter = {
  title: 'Gaining, discarding and taking back',
  entries: [
    {
      id: 'F-GAIN-01',
      title: 'Gaining a Data Token',
      text: 'When an effect lets you gain a Data Token, one of that color comes into your Play Area. It is pure data for this turn.',
      source: 'Gain Effects, p.5',
      terms:
        'get data; mana token; receive; card hands me temporary mana; where does a mana chip land; earn one energy for now',
      see: ['F-DATA-02', 'F-EOT-04'],
    },
    {
      id: 'F-GAIN-02',
      title: 'Gaining a Data Crystal',
      text: 'When an effect lets you gain a Data Crystal, you get a token of that color in your Inventory, where it stays until you spend it.',
      source: 'Gain Effects, p.5',
      terms:
        'get crystal; store; inventory; receive; card hands me a gem; where do i park a gem i earned; permanent energy; energy that never spoils',
      see: ['F-DATA-03', 'F-GAIN-03'],
    },
    {
      id: 'F-GAIN-03',
      title: 'Gaining a fourth crystal',
      text: 'If an effect gives you a Data Crystal of a color of which you have 3 already, a Data Token of the same color comes into your Play Area in its place.\n\nThis is not so at the end of your turn: crystals beyond 3 from combat rewards or a Research Station are simply lost.',
      source: 'Gain Effects, p.5',
      terms:
        'full inventory; 4th; overflow; limit; gem box is stuffed; already have three blues and win another; is the extra gem wasted',
      see: ['F-EOT-09', 'F-EOT-07', 'F-DATA-03'],
    },
    {
      id: 'F-GAIN-04',
      title: 'Where new cards go',
      text: 'An Advanced Action or Undiscovered Card that you gain during or after your turn goes on top of your Ship Deck, unless something else is stated.',
      source: 'Gain Effects, p.5',
      terms:
        'gained card; top of deck; new card; draw it when; where does my freshly bought card land; will i see my purchase right after; spell goes to library or discard',
      see: ['F-EOT-16', 'F-GAIN-05'],
    },
    {
      id: 'F-GAIN-05',
      title: 'Refilling the card offers',
      text: 'When you gain a card from the Advanced Action or the Undiscovered offer, that offer is refilled at once: the cards that are left move down, and a new card takes the top position.',
      source: 'Gain Effects, p.5',
      terms:
        'replenish; market; slide; refresh; does the shop restock straight away; gap in the upgrade row after buying; next spell slides in',
      see: ['F-GAIN-06', 'F-ROUND-10', 'F-ROUND-11'],
    },
    {
      id: 'F-GAIN-06',
      title: 'Crew offer is not refilled',
      text: 'A card taken from the Crew offer, be it a Crew Member or an Advanced Action, is not replaced. The offer is filled anew when the next Round begins.',
      source: 'Gain Effects, p.5',
      terms:
        'replenish; crew market; empty offer; sold out; is the hired guy’s spot restocked; troop shop bought out; when do more mercenaries show up',
      see: ['F-ROUND-06', 'F-GAIN-05'],
    },
    {
      id: 'F-GAIN-07',
      title: 'When you get combat rewards',
      text: 'What you win in combat, such as cards, crystals or Crew, you get at the end of your turn and not at the moment of victory. Experience for defeated enemies is scored at once.',
      source: 'Gain Effects, p.5',
      terms:
        'loot; prize; timing; after the fight; when is payday after a brawl; do i receive spoils immediately; collect my trophies; when is payday',
      see: ['F-EOT-08', 'F-LRA-12'],
    },
    {
      id: 'F-DISCARD-01',
      title: 'Meaning of discard',
      text: 'To discard a card means to put it into your own discard pile.',
      source: 'Discarding Cards, p.5',
      terms: 'throw away; graveyard; drop; where does a tossed card go; what does dump a card mean; my used heap',
      see: ['F-DISCARD-04'],
    },
    {
      id: 'F-DISCARD-02',
      title: 'Discarding Damage Cards',
      text: 'A Damage Card can be discarded only if an effect says so explicitly. Emergency Repairs do.',
      source: 'Discarding Cards, p.5',
      terms:
        'get rid of damage; throw away; wounds; can i toss a hull scar; dump junk voluntarily; ditch wounds without healing',
      see: ['F-EMERG-02', 'F-HEAL-02', 'F-CARD-11'],
    },
    {
      id: 'F-DISCARD-03',
      title: 'Removing Damage Cards',
      text: 'When an effect lets you remove a card from your hand or discard pile and that card is a Damage Card, it goes back on top of the Damage Pile.',
      source: 'Discarding Cards, p.5',
      terms:
        'get rid of damage; trash; repair; erased a hull scar where does it go; give wounds back to the common heap; banish a bad card',
      see: ['F-HEAL-07', 'F-LOC-06'],
    },
    {
      id: 'F-DISCARD-04',
      title: 'Removing other cards for good',
      text: 'When an effect removes a card that is not a Damage Card from your hand or discard pile, the card leaves the game for good.',
      source: 'Discarding Cards, p.5',
      terms:
        'trash; exile; thin the deck; out of game; box; is a banished card gone forever; permanently burn one of my own cards; cull weak starters',
      see: ['F-DISCARD-01', 'F-DISCARD-03'],
    },
    {
      id: 'F-REVERT-01',
      title: 'Taking back decisions',
      text: 'You may take back actions and decisions of your current turn and try something else, unless your group has agreed otherwise.',
      source: 'Reverting, p.5',
      terms:
        'undo; change my mind; rewind; mistake; misclick; oops can i redo that; rethink what i just did; do-over on my go; do over on my go',
      see: ['F-REVERT-02', 'F-REVERT-05'],
    },
    {
      id: 'F-REVERT-02',
      title: 'No undo after something is revealed',
      text: 'Once a card, an Encounter Token or a map tile has been revealed, you cannot take back anything that came before.',
      source: 'Reverting, p.5',
      terms:
        'take back; new information; drew a card; flipped token; barrier; saw a new hex and want to go back; peeked at the monster then regret; flipped something so no do-over; saw a new hex and want back; uncovered something so no do over',
      see: ['F-REVERT-01', 'F-REVERT-05'],
    },
    {
      id: 'F-REVERT-03',
      title: 'No undo after a die roll',
      text: 'Once a die has been rolled, you cannot take back anything that came before the roll.',
      source: 'Reverting, p.5',
      terms:
        'take back; dice; rewind; reroll; rolled badly can i back out; do-over following a bad throw; shook the cube then regret; do over following a bad throw',
      see: ['F-REVERT-01', 'F-REVERT-05'],
    },
    {
      id: 'F-REVERT-04',
      title: 'No undo after another player reacts',
      text: 'Once another player has reacted to what you did, you cannot take back anything that came before. This happens mostly in Player vs. Player combat.',
      source: 'Reverting, p.5',
      terms:
        'take back; response; pvp; rewind; rival answered can i back out; do-over after they responded; my friend reacted to my shot; do over once they answered',
      see: ['F-REVERT-01', 'F-REVERT-05'],
    },
    {
      id: 'F-REVERT-05',
      title: 'What stays fixed after a reveal',
      text: 'After a reveal, a die roll or another player’s reaction, everything before it stays exactly as it was: moves, played cards, used Skills and Crew abilities, spent data and all other decisions.',
      source: 'Reverting, p.5',
      terms:
        'undo limit; take back; locked in; point of no return; what’s set in stone now; which steps are frozen after i flipped something; can i repay the mana after peeking',
      see: ['F-REVERT-02', 'F-REVERT-03', 'F-REVERT-04'],
    },
  ],
};
