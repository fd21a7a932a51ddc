import type { Chapter } from '../entry.ts';

/** Map locations: planets. */
export const mapLocationsPlanets: Chapter = {
  title: 'Map locations: planets',
  entries: [
    {
      id: 'F-LOC-18',
      title: 'What a Class-M Planet offers',
      text: 'When your ship is next to a Class-M Planet, you may spend Diplomacy there as your Action:\n• Recruit Crew Members with the Class-M icon.\n• Buy points of Repair or Heal for 2 Diplomacy each, as many of either as you can pay for.\n• Learn Advanced Actions that lie in the Crew offer, for 6 Diplomacy each. A learned card goes on top of your Ship Deck, and the Crew offer is not filled up before the next Round. You may learn several in one turn.',
      source: 'Class-M Planet, p.15',
      terms:
        'monastery; recruit; learn advanced action; train; buy repair; heal; what can i get at a friendly world; school and hospital services; federation style world; class m',
      see: ['F-BUY-02', 'F-BUY-04', 'F-BUY-05', 'F-BUY-06'],
    },
    {
      id: 'F-LOC-19',
      title: 'Decimating after an Interaction',
      text: 'To decimate a Class-M Planet is your Action of the turn. You cannot do it in a turn in which you already interacted with that planet.',
      source: 'Class-M Planet, p.15',
      terms:
        'burn monastery; interact then attack; same turn; shop then torch the school in one go; bought lessons can i pillage now; betray the monks straight after',
      see: ['F-LOC-20', 'F-COMBAT-09', 'F-TURN-09'],
    },
    {
      id: 'F-LOC-20',
      title: 'Decimating a Class-M Planet',
      text: 'To decimate an adjacent Class-M Planet you announce it, lose 3 Reputation at once, and fight a randomly drawn Dominion Starbase Token. Your Crew Members refuse to help in this combat: you cannot activate any of their abilities.\n\nIf you win, you score the full Experience of the token, your Faction Token marks the space, and when your turn ends you gain 1 Undiscovered Card. After that nobody can interact with the planet or decimate it again. Ships still pay 3 Move points to cross it and cannot stop there.',
      source: 'Class-M Planet, p.15',
      terms:
        'burn monastery; destroy planet; reward; undiscovered card; reputation -3; torch a friendly world; how does pillaging the school go; evil deed for a spell',
      see: ['F-COMBAT-09', 'F-COMBAT-22', 'F-LOC-21', 'F-LOC-22'],
    },
    {
      id: 'F-LOC-21',
      title: 'Advanced Actions of a decimated planet',
      text: 'When a Class-M Planet is decimated, the Advanced Action that it added to the Crew offer stays there and can be learned at another Class-M Planet. In later Rounds no card is added for the decimated planet.',
      source: 'Class-M Planet, p.15',
      terms:
        'monastery card; crew offer; still learn; removed card; school burned but its lesson remains; does a torched world restock lessons; orphaned training card',
      see: ['F-ROUND-09', 'F-LOC-20', 'F-BUY-07'],
    },
    {
      id: 'F-LOC-22',
      title: 'Failing to decimate a planet',
      text: 'If you do not defeat the Dominion Starbase Token at a Class-M Planet, the token is discarded and the planet stays as it was. The 3 Reputation remain lost. Whoever tries again faces a new token.',
      source: 'Class-M Planet, p.15',
      terms:
        'lost combat at class-m; reputation back; try again; couldn’t pillage the school; do i regain popularity after flopping; monks fended me off',
      see: ['F-LOC-20', 'F-OUTCOME-14'],
    },
    {
      id: 'F-LOC-23',
      title: 'Exploring a Class-L Planet',
      text: 'No token is placed when a Class-L Planet is revealed. As your Action, from an adjacent space, you may beam down an Away Team against 1 Class-L Planet Token.',
      source: 'Class-L Planet, p.15',
      terms:
        'monster den; class l; one token; lair; visit a monster lair world; what awaits on the easy cave; ground monsters on l; visit an easy cave world',
      see: ['F-AWAY-01', 'F-LOC-24', 'F-LOC-25', 'F-LOC-26'],
    },
    {
      id: 'F-LOC-24',
      title: 'Reward of a Class-L Planet',
      text: 'If your Away Mission on a Class-L Planet succeeds, your Faction Token marks the space, and the planet has no further use for the rest of the game. When your turn ends, you gain 2 random Data Crystals: a spare Data Die, not one in the Core, is rolled for each. White or purple lets you choose red, blue or gold; black gives 1 Experience instead of that crystal.',
      source: 'Class-L Planet, p.15',
      terms:
        'two crystals; random crystals; explored; monster den reward; spoils of the lair; gems for clearing a cave world; is a cleared lair dead',
      see: ['F-EOT-10', 'F-AWAY-27', 'F-LOC-25'],
    },
    {
      id: 'F-LOC-25',
      title: 'Failing at a Class-L Planet',
      text: 'If an Away Mission on a Class-L Planet fails, the Planet Token stays on the space face up. The next team that beams down there meets the same token.',
      source: 'Class-L Planet, p.15',
      terms:
        'same token; face up; next team; mission failed; lair monster beat me does it remain; flopped in the cave who’s there later; is the lair monster visible now',
      see: ['F-OPEN-61', 'F-AWAY-25', 'F-LOC-23'],
    },
    {
      id: 'F-LOC-26',
      title: 'Class-L Planet with a distress signal',
      text: 'No token is placed when a Class-L Planet that sends a distress signal is revealed. As your Action, from an adjacent space, you may beam down an Away Team against 2 Class-L Planet Tokens at the same time.',
      source: 'Class-L Planet (Distress Signal), p.15',
      terms:
        'spawning grounds; red glow; two tokens; sos; sos on an easy cave; glowing lair with a pair of monsters; mayday from l',
      see: ['F-AWAY-29', 'F-LOC-27', 'F-LOC-28'],
    },
    {
      id: 'F-LOC-27',
      title: 'Failing at a Class-L distress signal',
      text: 'Tokens that your team did not overcome on a Class-L Planet that sends a distress signal stay on the space face up. Each one that you did overcome is replaced by a new Class-L Planet Token, face down. The next team reveals and meets all of them.',
      source: 'Class-L Planet (Distress Signal), p.15',
      terms:
        'replace token; one of two defeated; new face down token; got only half of the mayday lair; does the lair refill after a partial result; survivor plus a fresh monster',
      see: ['F-LOC-26', 'F-LOC-28', 'F-AWAY-25'],
    },
    {
      id: 'F-LOC-28',
      title: 'Reward of a Class-L distress signal',
      text: 'If your team overcomes both tokens on a Class-L Planet that sends a distress signal, your Faction Token marks the space, and the planet has no further use for the rest of the game. When your turn ends, you gain 3 random Data Crystals and 1 Undiscovered Card. A die is rolled for each crystal. White or purple lets you choose the color; black gives 1 Experience instead of that crystal.',
      source: 'Class-L Planet (Distress Signal), p.15',
      terms:
        'three crystals; undiscovered card; both tokens; spawning grounds; spoils of the mayday lair; gems plus a spell for rescuing; pair cleared on glowing l',
      see: ['F-EOT-10', 'F-LOC-26', 'F-AWAY-27'],
    },
    {
      id: 'F-LOC-29',
      title: 'Exploring a Class-K Planet',
      text: 'When your ship is next to a Class-K Planet, you may as your Action beam down an Away Team against 1 Class-K Planet Token. If the mission succeeds, your Faction Token marks the space, and when your turn ends you may choose 1 Undiscovered Card from the offer.',
      source: 'Class-K Planet, p.16',
      terms:
        'dungeon; class k; undiscovered card; one token; visit a crypt world for a spell; what awaits on the harder cave; spoils of the dungeon',
      see: ['F-AWAY-01', 'F-LOC-30', 'F-LOC-31', 'F-LOC-32'],
    },
    {
      id: 'F-LOC-30',
      title: 'Failing at a Class-K Planet',
      text: 'If an Away Mission on a Class-K Planet fails, the Planet Token is discarded. The next team that beams down there meets a newly drawn one.',
      source: 'Class-K Planet, p.16',
      terms:
        'new token; discard token; try again; dungeon monster beat me is it swapped; flopped in the crypt what’s next; does the k monster remain',
      see: ['F-LOC-29', 'F-AWAY-25'],
    },
    {
      id: 'F-LOC-31',
      title: 'Exploring a defeated Class-K Planet again',
      text: 'A Class-K Planet that already bears a Faction Token can be explored again, by anybody. A new Class-K Planet Token is drawn under the same conditions. Success gives only the token’s Experience: no Faction Token and no reward.',
      source: 'Class-K Planet, p.16',
      terms:
        'second visit; repeat; experience only; already marked; plunder a dungeon someone cleared; farm the crypt for points; flagged k world still open',
      see: ['F-LOC-29', 'F-LOC-33'],
    },
    {
      id: 'F-LOC-32',
      title: 'Class-K Planet with a distress signal',
      text: 'When your ship is next to a Class-K Planet that sends a distress signal, you may as your Action beam down an Away Team against 2 Class-K Planet Tokens at the same time. If your team overcomes both, your Faction Token marks the space and you gain 2 Undiscovered Cards at the end of your turn. Otherwise the tokens that were not overcome are discarded, and the next team faces newly drawn ones.',
      source: 'Class-K Planet (Distress Signal), p.16',
      terms:
        'tomb; red glow; two tokens; two undiscovered cards; sos on a harder cave; mayday crypt pair of monsters; two spells for a rescue',
      see: ['F-AWAY-29', 'F-LOC-33', 'F-LOC-29'],
    },
    {
      id: 'F-LOC-33',
      title: 'Exploring a Class-K distress signal again',
      text: 'A Class-K Planet that sends a distress signal and already bears a Faction Token can be explored again, by anybody. 2 new Class-K Planet Tokens are drawn under the same conditions. Success gives only the Experience of the tokens: no Faction Token and no reward.',
      source: 'Class-K Planet (Distress Signal), p.16',
      terms:
        'second visit; tomb again; experience only; repeat; farm the mayday crypt for points; someone rescued k already may i go; pillage the glowing tomb once more',
      see: ['F-LOC-31', 'F-LOC-32'],
    },
    {
      id: 'F-LOC-34',
      title: 'Exploring a Class-H Planet',
      text: 'As your Action, from an adjacent space, you may explore a Class-H Planet. A Class-H Token is drawn and placed on it face up. It shows either a Challenge, which you meet by paying data, or two enemies that guard a reward.',
      source: 'Class-H Planet, p.16',
      terms:
        'ruins; class h; draw class-h token; ancient; what’s on a ruin world; mystery monument planet; hidden yellow circle on h; ancient temple on h',
      see: ['F-LOC-35', 'F-LOC-37', 'F-LOC-39', 'F-LOC-42'],
    },
    {
      id: 'F-LOC-35',
      title: 'Solving a Class-H Challenge',
      text: 'A Class-H Challenge shows 3 data: all of one color, or of different colors. You solve it by paying all three. You gain 7 Experience at once, the Class-H Token is discarded, and your Faction Token marks the space.',
      source: 'Class-H Planet, p.16',
      terms:
        'pay three data; altar; 7 experience; puzzle; offer mana at the ruin; shrine wants three energy; riddle for seven points',
      see: ['F-LOC-34', 'F-LOC-36', 'F-DATA-04'],
    },
    {
      id: 'F-LOC-36',
      title: 'Leaving a Class-H Challenge unsolved',
      text: 'If you do not pay the three data of a Class-H Challenge, because you cannot or will not, nothing happens. The token stays on the planet face up, and you or another player can solve it later.',
      source: 'Class-H Planet, p.16',
      terms:
        'cannot pay; later; come back; face up token; can’t afford the shrine; come back afterwards for the riddle; skip the mana offering; return another day for the riddle',
      see: ['F-LOC-35'],
    },
    {
      id: 'F-LOC-37',
      title: 'Enemies that guard a Class-H Planet',
      text: 'If the Class-H Token shows two enemies, you must draw the tokens shown, face up, and fight them. All space battles come first. If a Planet Token is among the two, you must then beam down an Away Team against it at once. Enemies that you do not defeat stay on the planet face up beside the Class-H Token; defeated ones are not replaced.',
      source: 'Class-H Planet, p.16',
      terms:
        'two enemies; guards; ruins fight; space battle then away mission; keepers of the ruin; pair of baddies at h; vessel then ground squad at the ruin',
      see: ['F-LOC-38', 'F-LOC-39', 'F-MULTI-05', 'F-COMBAT-13'],
    },
    {
      id: 'F-LOC-38',
      title: 'Seeing the Planet Token before choosing a team',
      text: 'When a Planet Token guards a Class-H Planet, you see it before you choose your Away Team. If you do not believe that you can win, you may send a security team only, without Captain and Crew. It is then lost, which costs 2 Reputation but nothing else.',
      source: 'Class-H Planet, p.16',
      terms:
        'class-h away team; known token; sacrifice security team; i already know the ruin monster; throw away nameless guards on purpose; chicken out of the ground trip at h',
      see: ['F-AWAY-26', 'F-AWAY-07', 'F-OPEN-59'],
    },
    {
      id: 'F-LOC-39',
      title: 'Who wins a Class-H Planet',
      text: 'Whoever defeats the last token on a Class-H Planet discards the Class-H Token, places a Faction Token on the space, and gets the reward shown at the end of the turn. This holds even when somebody else defeated the first of the two earlier.',
      source: 'Class-H Planet, p.16',
      terms:
        'last enemy; finish what others began; faction token; class-h reward; kill stealing at the ruin; friend softened it up and i took the prize; who claims the ruin spoils; friend softened it and i took spoils',
      see: ['F-LOC-37', 'F-LOC-42', 'F-OUTCOME-16'],
    },
    {
      id: 'F-LOC-40',
      title: 'What Class-H guards are worth',
      text: 'Tokens that guard a Class-H Planet give you their Experience when defeated, but none of the other rewards that they bring on their own spaces. You get the reward on the Class-H Token instead. Enemy Ships and Starbases there change your Reputation neither up nor down, and they are never provoked by passing ships.',
      source: 'Class-H Planet IMPORTANT, p.16',
      terms:
        'experience only; no reputation for guards; warbird at ruins; how many points per ruin keeper; do ruin vessels count like lurkers; perks missing for ruin baddies',
      see: ['F-OUTCOME-17', 'F-LOC-39'],
    },
    {
      id: 'F-LOC-41',
      title: 'A marked Class-H Planet is closed',
      text: 'Once a Faction Token lies on a Class-H Planet, nobody can explore that planet again. Ships can still fly across it for 3 Move points.',
      source: 'Class-H Planet, p.16',
      terms:
        'explore again; already explored; faction token on class-h; flagged ruin still open; go twice to a ruin world; is a cleared h dead',
      see: ['F-LOC-34', 'F-LOC-39'],
    },
    {
      id: 'F-LOC-42',
      title: 'Rewards on Class-H Tokens',
      text: 'A Class-H Token with enemies shows one or more of these rewards, which you get at the end of your turn:\n• Undiscovered Card: one card of the Undiscovered offer.\n• Advanced Action: one card of the Advanced Action offer.\n• Crystals: 1 Data Crystal each of red, blue and gold.\n• Crew Member: any one in the Crew offer, free and whatever the icons. You need a free Command Token or must discharge somebody. You may take this reward after a Level Up of the same turn, to use the new Command Token.',
      source: 'Class-H Rewards, p.10, p.16',
      terms:
        'ruins loot; crew reward; crystal set; undiscovered; advanced action; what prizes do ruins hold; icons on the ruin chip; gratis guy from the ruin',
      see: ['F-EOT-11', 'F-EOT-12', 'F-EOT-13', 'F-OPEN-22'],
    },
    {
      id: 'F-LOC-45',
      title: 'Planets that get no token when revealed',
      text: 'Planets of Class L, Class K and Class H, and both kinds that send a distress signal, get no Encounter Token when their tile is revealed. Tokens are drawn only when a ship explores them. A revealed Class-M Planet gets no token either, but adds an Advanced Action Card to the Crew offer.',
      source: 'Class-L to Class-H Planets, p.15-16',
      terms:
        'class-l; class-k; class-h; distress signal; reveal tile; do caves get monsters when uncovered; leave worlds bare after flipping a hex; which sites stay empty initially',
      see: ['F-EXPLORE-13', 'F-LOC-23', 'F-LOC-29', 'F-LOC-34'],
    },
  ],
};
