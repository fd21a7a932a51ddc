import type { Chapter } from '../entry.ts';

/** Optional rules. */
export const optionalRules: Chapter = {
  title: 'Optional rules',
  beside: 'optional variant random easy wild mystery simultaneous humble extra',
  entries: [
    {
      id: 'A-OPT-01',
      title: 'Which optional rules to use',
      text: 'Before the game you may agree on any, all or none of the optional rules. They make it faster, harder or just different. You may also make up variations of your own.',
      source: 'Optional Rules',
      terms:
        'variants; house rules; settings; shorter game; choices; accelerated; advanced; spice up the game; tweaks we may agree on; custom modes for our table',
      see: ['A-OPT-02', 'A-OPT-03', 'A-OPT-09', 'A-SET-20'],
    },
    {
      id: 'A-OPT-02',
      title: 'Simultaneous First Turns',
      text: 'Option: All players take their first turn at the same time, building and spending Commands together. Nobody may make contact in this turn. If everyone agrees, the second turn may be simultaneous too.',
      source: 'Accelerated Rules',
      terms:
        'same time; faster start; together; speed up; play at once; everyone opens in parallel; no waiting in the opening go',
      see: ['A-OPEN-88', 'A-OPT-01'],
    },
    {
      id: 'A-OPT-03',
      title: 'Extra Starting Resources',
      text: 'Option: Each player’s Reserves hold 8 Production, 6 Research and 4 Culture at the start.',
      source: 'Accelerated Rules',
      terms: 'rich start; more tokens; faster; 8 production; beginning; wealthy beginning mode; bonus cubes mode',
      see: ['A-SET-04', 'A-OPT-12'],
    },
    {
      id: 'A-OPT-04',
      title: 'Starting Project',
      text: 'Option: Each player starts with one Project in the Project Area. New players draw it at random, experienced ones may pick it.',
      source: 'Accelerated Rules',
      terms:
        'begin with research; first technology; head start; faster; begin with an invention underway; study something from the outset',
      see: ['A-PROJ-01', 'A-OPT-05'],
    },
    {
      id: 'A-OPT-05',
      title: 'Starting Advancements',
      text: 'Option: Each player starts with one more completed Advancement besides the civilization’s Starting Advancement. Players either draw it at random or look through their deck and choose.',
      source: 'Accelerated Rules',
      terms:
        'extra technology; head start; completed card; faster; begin with a bonus invention; pick a tech before we kick off',
      see: ['A-SET-09', 'A-OPT-04'],
    },
    {
      id: 'A-OPT-06',
      title: 'Random Turn Order',
      text: 'Option: Nobody spends Resources for the turn order. The Turn Order Cards are dealt at random in every round.',
      source: 'Accelerated Rules',
      terms: 'no bidding; skip initiative; deal cards; luck; faster; lottery seats mode; scrap the auction',
      see: ['A-INIT-04', 'A-OPT-09'],
    },
    {
      id: 'A-OPT-07',
      title: 'Wild Culture',
      text: 'Option: Culture may also be spent as if it were Production or Research.',
      source: 'Accelerated Rules',
      terms:
        'joker; any resource; substitute; convert culture; faster; wildcard art mode; green cubes act like orange or blue',
      see: ['A-TERM-19', 'A-OPT-08'],
    },
    {
      id: 'A-OPT-08',
      title: 'Easier Ascension',
      text: 'Option: One Ascendancy costs 4 Culture instead of 5.',
      source: 'Accelerated Rules',
      terms: 'cheaper ascendancy; 4 culture; shorter game; ascend; discount prestige mode; quick win four greens',
      see: ['A-WIN-03', 'A-OPT-07'],
    },
    {
      id: 'A-OPT-09',
      title: 'Mystery Turn Order',
      text: 'Option: You use two Turn Order Cards for each player, so eight with four players. In each round they are shuffled and half of them set aside. Players keep the card that they choose secret until their own turn comes.',
      source: 'Advanced Rules',
      terms:
        'hidden cards; secret order; unknown initiative; surprise; nobody knows the sequence mode; double the number cards',
      see: ['A-INIT-11', 'A-OPT-06'],
    },
    {
      id: 'A-OPT-10',
      title: 'Random Galaxy',
      text: 'Option: All System Discs are shuffled together. The planets and the Phenomena aren’t separated first, so even your first discovery may be a Phenomenon.',
      source: 'Advanced Rules',
      terms: 'shuffle all discs; mixed stack; no starting planets; harder; chaos tiles mode; unsorted galaxy pile mode',
      see: ['A-SET-14', 'A-SET-15'],
    },
    {
      id: 'A-OPT-11',
      title: 'Unrestricted Trade Routes',
      text: 'Option: You move freely through the Ships of rivals with whom you are at Peace, without asking. In return you may revoke your Trade Agreements only in your own turn.',
      source: 'Advanced Rules',
      terms:
        'open borders; no permission; free passage; revoke only own turn; pals never refuse flyby mode; drive past pals automatically',
      see: ['A-MOVE-19', 'A-TRADE-09'],
    },
    {
      id: 'A-OPT-12',
      title: 'Humble Beginnings',
      text: 'Option: Each player starts without Resources and without Ascendancy. The Vulcans still start with their 3 Ascendancy.',
      source: 'Advanced Rules',
      terms: 'poor start; nothing; zero resources; harder; begin broke mode; beggars opening with empty wallets',
      see: ['A-SET-04', 'A-SET-05', 'A-OPT-03'],
    },
    {
      id: 'A-OPT-13',
      title: 'Focused Research',
      text: 'Option: When you launch a Project with a Command, you don’t draw two random cards. You look through your Advancement deck and take one card of your choice as the Project.',
      source: 'Advanced Rules',
      terms:
        'choose technology; search deck; pick a project; no luck; rummage for the invention i like mode; hand pick tech instead of chance',
      see: ['A-PROJ-01', 'A-OPT-04'],
    },
    {
      id: 'A-OPT-14',
      title: 'Allied Cooperation',
      text: 'Option: You want to Colonize, Invade or attempt Hegemony in a System where nobody but you and a Peaceful rival has Ships. You may ask this rival for permission. With permission you act as if their Ships were not there. Without it you have to be the only player with Ships there, as usual.',
      source: 'Advanced Rules',
      terms:
        'shared orbit; alliance; ask an ally; permission to colonize; together; settle where a pal is parked mode; share a world with a pal',
      see: ['A-INV-02', 'A-TERM-15', 'A-TERM-13'],
    },
  ],
};
