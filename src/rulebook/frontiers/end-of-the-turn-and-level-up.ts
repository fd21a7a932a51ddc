import type { Chapter } from '../entry.ts';

/** End of the turn and Level Up. */
export const endOfTheTurnAndLevelUp: Chapter = {
  title: 'End of the turn and Level Up',
  lead: 'F-EOT-02',
  entries: [
    {
      id: 'F-EOT-01',
      title: 'Returning Data Dice first',
      text: 'The first thing after you announce that your turn is over is to return your Data Dice to the Core. A die that you used is re-rolled; a die that you took but did not use goes back with the same face. From that moment the next player may start.',
      source: 'End of the Turn, p.11',
      terms:
        'give back die; re-roll core die; unused die; data core; what do i do straight after saying i’m through; put the cube back in the pool; shake my burned cube now; very first thing once i’m through',
      see: ['F-DATA-14', 'F-DATA-15', 'F-EOT-02'],
    },
    {
      id: 'F-EOT-02',
      title: 'Order of the end-of-turn steps',
      text: 'After the Data Dice are back, your turn ends in this fixed order:\n• 1. Forced Withdrawal\n• 2. Clear your Play Area\n• 3. Use the benefits of your location\n• 4. Rewards from combat\n• 5. Level Up\n• 6. Draw new cards',
      source: 'End of the Turn, p.11',
      terms:
        'sequence; end my turn; what happens after my action; cleanup; checklist once i’m through; which comes sooner drawing or ranking up; wrap up sequence',
      see: ['F-EOT-03', 'F-EOT-04', 'F-EOT-08', 'F-EOT-16'],
    },
    {
      id: 'F-EOT-03',
      title: 'Forced Withdrawal from an unsafe space',
      text: 'Your ship must be on a safe space when your turn ends. If it is not, it goes back along the way it came, space by space, until it stands on one. For each space that it goes back, you add 1 Damage Card to your hand.',
      source: 'End of the Turn 1, p.11',
      terms:
        'ended on planet; stuck in asteroid field; backtrack; damage for retreating; finished on a bad hex; dragged home hex by hex; scars per hex when i overstay',
      see: ['F-SAFE-01', 'F-SAFE-02', 'F-MOVE-32', 'F-EOT-02'],
    },
    {
      id: 'F-EOT-04',
      title: 'Data Tokens vanish at end of turn',
      text: 'In the second end-of-turn step all Data Tokens in your Play Area go back to the bank, used or not. Data Crystals in your Inventory stay.',
      source: 'End of the Turn 2, p.11',
      terms:
        'unused data; lose tokens; pure data; bank; do mana chips evaporate; energy i didn’t burn this go; are gems safe when i wrap up',
      see: ['F-DATA-02', 'F-EOT-05', 'F-PVP-20'],
    },
    {
      id: 'F-EOT-05',
      title: 'Played cards go to the discard pile',
      text: 'In the second end-of-turn step every card that you played this turn goes to your discard pile. Exceptions are cards that were removed from the game, and Damage Cards that went back to the Damage Pile.',
      source: 'End of the Turn 2, p.11',
      terms:
        'clear play area; used cards; damage pile; removed cards; where do tabled cards land; tidy the table in front of me; sweep spent stuff away',
      see: ['F-CARD-09', 'F-DISCARD-03', 'F-EOT-04'],
    },
    {
      id: 'F-EOT-06',
      title: 'Ending your turn at a Drydock',
      text: 'When your turn ends at a Drydock, 1 Damage Card of your choice, from hand or discard pile, may return to the Damage Pile. Crew Members and the Captain are never healed this way.',
      source: 'End of the Turn 3, p.11',
      terms:
        'remove damage card; maintenance; repair at drydock; park at the dock to lose a scar; does the shipyard cure people; free scar scrub when i wrap up',
      see: ['F-LOC-06', 'F-LOC-07', 'F-HEAL-13'],
    },
    {
      id: 'F-EOT-07',
      title: 'Ending your turn at a Research Station',
      text: 'When your turn ends at a Research Station, 1 Data Crystal of that station’s color comes into your Inventory. If you already hold 3 of that color, you gain nothing.',
      source: 'End of the Turn 3, p.11',
      terms:
        'gain crystal; free crystal; three crystals; park at the lab for a gem; mine freebie when i wrap up; lab hue gem',
      see: ['F-LOC-04', 'F-LOC-05', 'F-DATA-03'],
    },
    {
      id: 'F-EOT-08',
      title: 'Order of combat rewards',
      text: 'Rewards that you won in combat or on Away Missions are taken in the fourth step of your end of turn. With several rewards you decide the order.',
      source: 'End of the Turn 4, p.11',
      terms:
        'choose reward order; loot; prizes after fight; which spoils do i collect ahead of others; collect trophies in what sequence; when do i unpack my winnings',
      see: ['F-EOT-09', 'F-EOT-11', 'F-EOT-12', 'F-GAIN-07'],
    },
    {
      id: 'F-EOT-09',
      title: 'Reward crystals above three are lost',
      text: 'A Data Crystal that you win as a reward goes into your Inventory. If you already have 3 of its color, it is lost: unlike with other gain effects you do not get a Data Token instead.',
      source: 'End of the Turn 4, p.11',
      terms:
        'full inventory; fourth crystal; too many crystals; won a gem but the box is stuffed; do surplus prize gems become mana; overflow from spoils',
      see: ['F-DATA-03', 'F-GAIN-03', 'F-EOT-10'],
    },
    {
      id: 'F-EOT-10',
      title: 'Rolling for random crystals',
      text: 'For each random Data Crystal you roll a Data Die that is not in the Core:\n• Red, blue or gold: you gain a crystal of that color.\n• White or purple: you choose one of the three basic colors.\n• Black: you gain 1 Experience instead of a crystal.',
      source: 'End of the Turn 4, p.11',
      terms:
        'random data crystal; black rolled; white rolled; purple rolled; reward die; which gem do i win by luck; shook midnight for a gem; throw a spare cube for my prize',
      see: ['F-EOT-09', 'F-LOC-24', 'F-LOC-28'],
    },
    {
      id: 'F-EOT-11',
      title: 'Advanced Action and Undiscovered Cards as rewards',
      text: 'A card that you win as a reward is chosen from the offer of its kind, the Advanced Action offer or the Undiscovered offer. It goes on top of your Ship Deck. The offer is filled up at once: the other cards move down and a new one comes in at the top. You cannot take Advanced Action Cards that lie in the Crew offer this way.',
      source: 'End of the Turn 4, p.11',
      terms:
        'reward card; spell; new card on top; pick from offer; pick my trophy from the row; won a spell where does it go; prize lesson from the school shop; choose my trophy off the row',
      see: ['F-GAIN-05', 'F-LOC-42', 'F-EOT-08'],
    },
    {
      id: 'F-EOT-12',
      title: 'Crew Member as a reward',
      text: 'A Crew reward is any one card of your choice in the Crew offer, whatever the type, icons or cost, without paying. Without a free Command Token you have to discharge somebody first, or give up the reward.',
      source: 'End of the Turn 4, p.11',
      terms:
        'free crew; prisoner; no command token; discharge; won a gratis follower; rescued guy joins me but i’m crowded; does the prize guy need a wage',
      see: ['F-EOT-13', 'F-LOC-42', 'F-CREW-06'],
    },
    {
      id: 'F-EOT-13',
      title: 'Taking a Crew reward after Level Up',
      text: 'If you also level up this turn and that gives you a new Command Token, you may wait with the Crew reward until after the Level Up. Then the new Crew Member takes that token, and you need not discharge anybody.',
      source: 'End of the Turn 4, p.11',
      terms:
        'postpone crew; new command token; switch order; rank up before taking the prize guy; delay the freebie follower; squeeze in a follower thanks to promotion',
      see: ['F-EOT-12', 'F-LEVEL-03'],
    },
    {
      id: 'F-EOT-14',
      title: 'Discarding before you draw',
      text: 'In the last end-of-turn step, before you draw, you may discard as many cards from your hand as you like. Damage Cards cannot be discarded here.',
      source: 'End of the Turn 6, p.12',
      terms:
        'throw away cards; cycle hand; get rid of cards; dump rubbish before refilling; may i ditch good cards when wrapping up; mulligan before refilling',
      see: ['F-EOT-15', 'F-EOT-16', 'F-HEAL-02'],
    },
    {
      id: 'F-EOT-15',
      title: 'Discarding at least one card each turn',
      text: 'If you have neither played nor discarded a card this turn, one or more non-Damage cards must be discarded when your turn ends, before you draw. The only exception: your hand was empty when your turn began while your Ship Deck still held cards.',
      source: 'End of the Turn 6, p.12',
      terms:
        'did nothing; pass; must discard; no card played; sat still all go do i lose a card; penalty for being idle; lazy go costs a card; sat still all go lose something',
      see: ['F-EOT-14', 'F-TURN-05', 'F-TURN-06'],
    },
    {
      id: 'F-EOT-16',
      title: 'Drawing up to your Hand Limit',
      text: 'In the last end-of-turn step you draw cards from your Ship Deck until you hold as many as your Hand Limit, which your top Level Token shows on its right side. Cards that rewards or a Level Up put on top of your deck this turn are therefore drawn first. Bonuses from your own Romulan Starbases, from destroyed Borg Cubes and from the Tactic Card “Planning” can raise the limit.',
      source: 'End of the Turn 5-6, p.11-12',
      terms:
        'refill hand; how many cards; new cards; draw step; refill my fingers; top up to what number; do i see my new spell straight away',
      see: ['F-EOT-17', 'F-EOT-18', 'F-EOT-20', 'F-EOT-21'],
    },
    {
      id: 'F-EOT-17',
      title: 'Hand Limit bonus from own Romulan Starbases',
      text: 'If your ship is on or next to a Romulan Starbase that you own, your Hand Limit rises by 1 for each Romulan Starbase of yours, wherever on the map it is.\n\nExample: you own three Romulan Starbases and stand beside one of them. Your Hand Limit is 3 higher.',
      source: 'End of the Turn 6, p.12',
      terms:
        'more cards; keep; starbase bonus; bigger hand; castles give extra refill; how much does owning three bases help; top up beside my fortress',
      see: ['F-EOT-18', 'F-EOT-19', 'F-LOC-12', 'F-OUTCOME-06'],
    },
    {
      id: 'F-EOT-18',
      title: 'Hand Limit bonus at a destroyed Borg Cube',
      text: 'If your ship is on or next to a destroyed Borg Cube whose card bears your Faction Tokens, your Hand Limit is raised: by 2 if you have the most tokens there, otherwise by 1 as long as you have at least one. In a tie for most, the tied player who placed a token there first counts as having the most.',
      source: 'End of the Turn 6, p.12',
      terms:
        'more cards; city bonus; most faction tokens; plus two cards; top up beside the wrecked city; flags on the dead cube boost refill; mayor draws two extra',
      see: ['F-EOT-17', 'F-EOT-19', 'F-OUTCOME-12'],
    },
    {
      id: 'F-EOT-19',
      title: 'Starbase and Cube hand bonuses never add',
      text: 'If the Hand Limit bonus of your Romulan Starbases and that of a destroyed Borg Cube are both possible, you use only the higher of the two.',
      source: 'End of the Turn 6, p.12',
      terms:
        'combine bonuses; both bonuses; stacking hand limit; castle perk plus city perk for refill; do refill boosts pile up; between a base and a wreck which do i take; base or wreck perk for my refill',
      see: ['F-EOT-17', 'F-EOT-18', 'F-ROUND-17'],
    },
    {
      id: 'F-EOT-20',
      title: 'Holding more cards than your Hand Limit',
      text: 'If you hold more cards than your Hand Limit when you come to draw, you keep them all. You do not discard down; you just draw nothing.',
      source: 'End of the Turn 6, p.12',
      terms:
        'too many cards; over limit; discard down; i’m overstuffed must i dump; refill when already above the cap; wounds push me past the cap',
      see: ['F-EOT-16', 'F-EOT-14'],
    },
    {
      id: 'F-EOT-21',
      title: 'Ship Deck runs out while drawing',
      text: 'If your Ship Deck runs out while you draw, you stop. Your discard pile is not reshuffled before the next Round.',
      source: 'End of the Turn 6, p.12',
      terms:
        'empty deck; reshuffle discard; no more cards; library exhausted midway through refill; do i recycle my used heap; can’t top up fully',
      see: ['F-EOT-16', 'F-EOR-01'],
    },
    {
      id: 'F-LEVEL-01',
      title: 'When you gain a Level',
      text: 'You gain one Level for each line on the Experience Track that your Faction Token crossed this turn. Levels are always taken at the end of your turn, in the step after combat rewards, even if you crossed the line early in the turn.',
      source: 'Level Up, p.11',
      terms:
        'level up; experience track line; how to advance; xp; when does my rank rise; crossed a row on the score path; promotion timing; timing of my promotion; experience',
      see: ['F-EOT-02', 'F-LEVEL-02', 'F-LEVEL-03', 'F-OPEN-02'],
    },
    {
      id: 'F-LEVEL-02',
      title: 'What even Levels give',
      text: 'Levels 2, 4, 6, 8 and 10 each bring one new Skill Token and, from the Advanced Action offer, one card.',
      source: 'Level Up, p.11; Using Skills, p.5',
      terms:
        'level 2; level 4; new skill; advanced action; skill token; promotion at two four six; perk plus upgrade at which ranks; what does a talent rank bring',
      see: ['F-LEVEL-04', 'F-LEVEL-05', 'F-LEVEL-06', 'F-LEVEL-03'],
    },
    {
      id: 'F-LEVEL-03',
      title: 'What odd Levels give',
      text: 'At Levels 3, 5, 7 and 9 you take the top token off your stack of Level Tokens. The token beneath shows your new Defense Value and Hand Limit. The one you took is turned to its Faction symbol and becomes another Command Token in your Crew area, so you can have one more Crew Member.',
      source: 'Level Up, p.11-12; Player Area 8, p.3',
      terms:
        'level 3; level 5; more crew; command token; defense; bigger hand; promotion at three five seven; tougher and roomier after ranking up; peel off the rank chip',
      see: ['F-LEVEL-02', 'F-OPEN-04', 'F-CREW-03'],
    },
    {
      id: 'F-LEVEL-04',
      title: 'Revealing two Skill Tokens at Level Up',
      text: 'When you gain a Skill, you first turn over the top two tokens of your own Skill pile. Then you choose between keeping one of them and taking another player’s token from the common area.',
      source: 'Level Up, p.11',
      terms:
        'choose skill; flip skills; skill pile; how many talents do i see when ranking up; peel two perks from my heap; draw a couple and choose between; how many talents to pick between',
      see: ['F-LEVEL-05', 'F-LEVEL-06'],
    },
    {
      id: 'F-LEVEL-05',
      title: 'Keeping one of your own Skills',
      text: 'The first way to gain a Skill: you keep one of the two tokens that you revealed and put the other face up into the common Skill area. You then take any one card of the Advanced Action offer.',
      source: 'Level Up, p.11',
      terms:
        'pick skill; any advanced action; rejected skill; common area; keep my own talent and choose whichever upgrade; what about the perk i didn’t want; stick with what i drew',
      see: ['F-LEVEL-04', 'F-LEVEL-06', 'F-LEVEL-07'],
    },
    {
      id: 'F-LEVEL-06',
      title: 'Taking another player’s rejected Skill',
      text: 'The second way to gain a Skill: you take another player’s token from the common Skill area, if one lies there, and put both tokens that you revealed face up into that area. You must then take the Advanced Action Card at the lowest position of its offer.',
      source: 'Level Up, p.11',
      terms:
        'common skill area; steal skill; lowest advanced action; poach a talent someone dumped; downside of taking a rival’s perk; forced to take the bottom upgrade',
      see: ['F-LEVEL-04', 'F-LEVEL-05', 'F-LEVEL-07', 'F-OPEN-65'],
    },
    {
      id: 'F-LEVEL-07',
      title: 'Where new Skills and Level cards go',
      text: 'Whichever way you gain a Skill at Level Up, the new token lies face up in front of you and can be used from then on. The new Advanced Action Card goes on top of your Ship Deck, so you draw it in the step that follows. The Advanced Action offer is filled up: cards move down and a new one enters at the top.',
      source: 'Level Up, p.11',
      terms:
        'top of deck; face up skill; refill offer; is the fresh perk usable straight away; when will i see my promotion card; where do i lay my fresh talent',
      see: ['F-LEVEL-05', 'F-LEVEL-06', 'F-GAIN-05'],
    },
  ],
};
