import type { Chapter } from '../entry.ts';

/** Recharge Stage. */
export const rechargeStage: Chapter = {
  title: 'Recharge Stage',
  entries: [
    {
      id: 'A-RECH-01',
      title: 'Order of the Recharge Stage',
      text: 'Each Game Round ends with the Recharge Stage, in this order:\n• Victory Check.\n• All players generate Resources from Nodes, Trade Agreements and Advancements.\n• Maintenance: Refresh cards and Command Tokens, Refresh Trade Agreements, add Warp Tokens to Ships at Warp, put Research on Phenomena that have none.',
      source: 'A Game Round; Recharge Stage; Maintenance',
      terms:
        'end of round; upkeep; cleanup; sequence; income phase; steps; what happens once everyone had a go; cycle wrap up list; order of bookkeeping',
      see: ['A-WIN-01', 'A-RECH-03', 'A-RECH-06', 'A-PHEN-06'],
    },
    {
      id: 'A-RECH-02',
      title: 'When a player is eliminated',
      text: 'A player who has no Ships and Controls no Systems is out of the game. All cards of that player are discarded, also the Trade Agreements that rivals hold and the Advancements that the player took from rivals. Advancements of that player which rivals hold stay in play until they are discarded.',
      source: 'Extermination',
      terms:
        'out of the game after losing everything; exterminated; knocked out; dead; lost everything; no ships left; destroyed civilization; am i out; wiped off the board; kicked out of the game',
      see: ['A-OPEN-82', 'A-OPEN-83', 'A-OPEN-84'],
    },
    {
      id: 'A-RECH-03',
      title: 'Resources from your Nodes',
      text: 'In Resource Generation each Production Node that you Control gives you 1 Production, each Research Node 1 Research, each Culture Node 1 Culture. Control Nodes give nothing.',
      source: 'Resource Generation',
      terms:
        'income on payday; income; harvest; collect; yield; what do nodes produce; payday from factories; what does each lab earn; do flags earn anything',
      see: ['A-RECH-04', 'A-CAR-02', 'A-TERM-14'],
    },
    {
      id: 'A-RECH-04',
      title: 'Resources from agreements and Advancements',
      text: 'Besides what your Nodes give, you take what the Trade Agreements that you have received picture, and the Resources that your Advancements generate.',
      source: 'Resource Generation; Resources from Advancements',
      terms: 'trade income; bonus resources; profit; card income; other payday sources; do pacts and tech give cubes',
      see: ['A-TRADE-08', 'A-RECH-05', 'A-FER-05', 'A-FER-06'],
    },
    {
      id: 'A-RECH-05',
      title: 'Advancements that generate Resources',
      text: 'Advancements that give Resources each round don’t picture them, since the amount often changes. It is worked out anew each round.\n\nExample: A Federation Advancement gives 1 Research for each Starbase they Control. With a newly commissioned or captured Starbase it gives more from the next Resource Generation on.',
      source: 'Resources from Advancements',
      terms:
        'changing income; recount; per starbase; variable amount; why is payday from tech different each time; tech payout adds up again',
      see: ['A-FED-08', 'A-FER-05', 'A-RECH-04'],
    },
    {
      id: 'A-RECH-06',
      title: 'Refreshing cards and Commands',
      text: 'In Maintenance all Exhausted cards and Command Tokens are turned face up, ready for the next round.',
      source: 'Refresh Cards & Command Tokens',
      terms: 'ready; untap; flip; recover commands; unexhaust; when do i get my orders back; wake up spent chips',
      see: ['A-RECH-07', 'A-TRADE-14', 'A-SPEC-02'],
    },
    {
      id: 'A-RECH-07',
      title: 'How many Commands you have',
      text: 'After the Refresh you have 5 Commands, plus 1 for each Starbase that you Control, plus those from your Advancements. The Cardassians begin from 6 instead of 5, thanks to their Starting Advancement Totalitarian Regime.',
      source: 'Refresh Cards & Command Tokens',
      terms:
        'number of orders; actions per turn; command limit; command tokens; how many things may i do each go; why have i got six orders; total of my action chips',
      see: ['A-SB-06', 'A-CAR-01', 'A-BUILD-31', 'A-SET-07'],
    },
    {
      id: 'A-RECH-08',
      title: 'Warp Tokens in the Recharge Stage',
      text: 'In Maintenance each Ship or Fleet that is at Warp gets one more Warp Token for free. In your own turn you can buy Warp Tokens with Commands, but patience brings them at no cost.',
      source: 'Add Warp Tokens to Starships at Warp',
      terms:
        'free warp; gain speed; patience; ships at warp; charge up; free lightspeed chip at upkeep; do hovering jumpers speed up by themselves',
      see: ['A-MOVE-08', 'A-MOVE-09'],
    },
    {
      id: 'A-RECH-09',
      title: 'The next Game Round',
      text: 'When Maintenance is done, the next Game Round begins with its Initiative Stage.',
      source: 'A Game Round',
      terms: 'new round; after recharge; next turn; start over; bookkeeping over now what; back to the auction again',
      see: ['A-INIT-01', 'A-RECH-01'],
    },
  ],
};
