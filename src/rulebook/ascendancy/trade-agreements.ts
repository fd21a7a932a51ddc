import type { Chapter } from '../entry.ts';

/** Trade Agreements. */
export const tradeAgreements: Chapter = {
  title: 'Trade Agreements',
  lead: 'A-TRADE-03',
  entries: [
    {
      id: 'A-TRADE-01',
      title: 'No gifts of Resources',
      text: 'You can never give Resources directly to another player. What you can do for each other is exchange Trade Agreements.',
      source: 'Trade Agreements',
      terms:
        'give tokens; send production; bribe; pay a player; help; swap resources; donate; lend a buddy some cubes; gift cash to a friend; slip someone resources under the table',
      see: ['A-TRADE-03', 'A-TRADE-08', 'A-TERM-19'],
    },
    {
      id: 'A-TRADE-02',
      title: 'Your own agreements earn you nothing',
      text: 'A Trade Agreement of your own that you still hold produces nothing. Only agreements that you have received from other players give you Resources.\n\nExample: The Klingon player holds a Federation agreement worth 1 Production, a Romulan one worth 2, and still has a Klingon one worth 3. In the Recharge Stage the Klingons take 3 Production: 1 and 2 from the rivals, nothing from their own.',
      source: 'Trade Agreements; Trade Agreement Profits',
      terms:
        'keep my cards; trade with myself; no income; why no production; unused treaty; why do pacts in my hand pay zilch; unsold deals earn',
      see: ['A-TRADE-08', 'A-TRADE-03', 'A-COMP-14'],
    },
    {
      id: 'A-TRADE-03',
      title: 'When you can make a Trade Agreement',
      text: 'To give a rival a Trade Agreement, or to receive one of theirs, two things are needed:\n• You and the rival must each have made First Contact.\n• A Ship, Ambassador or Control Node of yours must be Adjacent to a Ship, Ambassador or Control Node of that rival. Being in the same Sector counts as Adjacent.',
      source: 'Establishing Trade Agreements',
      terms:
        'establish trade; offer a deal; treaty conditions; how to trade; make peace; why cannot trade; how to sign a pact; how close must we be for a deal; shake hands with a neighbour',
      see: ['A-TERM-10', 'A-TERM-01', 'A-TRADE-04', 'A-OPEN-41'],
    },
    {
      id: 'A-TRADE-04',
      title: 'Trading outside your own turn',
      text: 'Trade Agreements may be made at any time, in anybody’s turn. The one exception: during an Attack or a Hegemony attempt, those who take part in it can’t exchange agreements.',
      source: 'Establishing Trade Agreements',
      terms:
        'any time; another player’s turn; timing; when to offer a deal; off-turn; sign a pact on somebody else’s go; may deals happen whenever',
      see: ['A-TRADE-03', 'A-TRADE-12', 'A-OPEN-40'],
    },
    {
      id: 'A-TRADE-05',
      title: 'Exchanging an agreement for another',
      text: 'After giving a rival a Trade Agreement, you may swap it for another one of yours, as long as you still hold that one. For this it doesn’t matter where the Ships are.',
      source: 'Establishing Trade Agreements',
      terms:
        'swap; upgrade the deal; better treaty; replace agreement; change trade card; give him a bigger pact later; renegotiate from afar',
      see: ['A-TRADE-06', 'A-TRADE-09', 'A-TRADE-13'],
    },
    {
      id: 'A-TRADE-06',
      title: 'One agreement from each rival',
      text: 'You may hold only one Trade Agreement of each rival at a time. You may hold agreements of several rivals at once.',
      source: 'Establishing Trade Agreements',
      terms:
        'trade limit; two agreements; how many treaties; maximum; same player; two pacts with one neighbour; pacts with everybody at once',
      see: ['A-TRADE-05', 'A-COMP-14'],
    },
    {
      id: 'A-TRADE-07',
      title: 'What Peace with a rival allows',
      text: 'Holding a rival’s Trade Agreement puts you at Peace with them. You may then ask them to let you move into or through Sectors where their Ships are. Rivals whose agreement you don’t hold are Hostile to you, and you can’t even ask.',
      source: 'Establishing Trade Agreements',
      terms:
        'passage; permission; open borders; right of way; friendly ships; treaty benefits; what’s being pals good for; may i drive past his hulls now',
      see: ['A-TERM-13', 'A-MOVE-19', 'A-MOVE-18', 'A-OPT-11'],
    },
    {
      id: 'A-TRADE-08',
      title: 'Income from Trade Agreements',
      text: 'In the Recharge Stage you take the Resources pictured on every Trade Agreement that you have received from other players. An Exhausted agreement gives nothing.',
      source: 'Trade Profits',
      terms:
        'trade profits; how much production; earnings; payout; treaty income; each round; when do pacts pay; payday from deals',
      see: ['A-RECH-04', 'A-TRADE-02', 'A-TRADE-13', 'A-FER-06'],
    },
    {
      id: 'A-TRADE-09',
      title: 'Taking back a Trade Agreement',
      text: 'You may revoke any of your own Trade Agreements at any time and for any reason. There are two limits: an Exhausted agreement can’t be revoked, and with the optional rule Unrestricted Trade Routes you may revoke only in your own turn.',
      source: 'Withdrawing Trade Agreements',
      terms:
        'revoke; withdraw; cancel a deal; end trade; break treaty; declare war; tear up a pact; unfriend someone next door; ditch a deal i gave',
      see: ['A-TRADE-10', 'A-TRADE-13', 'A-OPT-11', 'A-OPEN-63'],
    },
    {
      id: 'A-TRADE-10',
      title: 'You can’t hand an agreement back',
      text: 'You can’t simply return a rival’s Trade Agreement that you hold. To be rid of it yourself you must betray them; otherwise it stays until they revoke it.',
      source: 'Withdrawing Trade Agreements',
      terms:
        'give back treaty; return trade card; refuse peace; get rid of agreement; become hostile; i don’t want his pact anymore; decline an unwanted friendship',
      see: ['A-TRADE-11', 'A-TRADE-09'],
    },
    {
      id: 'A-TRADE-11',
      title: 'Betraying a trade partner',
      text: 'If you Attack a player whose Trade Agreement you hold, or attempt Cultural Hegemony against them, you break the Peace and must return their agreement. Both Space Battles and Invasions count as an Attack.',
      source: 'Betrayal',
      terms:
        'double crossing a partner; attack a friend; backstab; break peace; betrayal; lose treaty; traitor; stab a pal in the back; shoot someone i have a deal with; consequences of treachery against a friend',
      see: ['A-TRADE-12', 'A-OPEN-60', 'A-OPEN-61', 'A-OPEN-62'],
    },
    {
      id: 'A-TRADE-12',
      title: 'No trading during a conflict',
      text: 'Once an Attack or a Hegemony attempt has begun, the players in it can’t exchange Trade Agreements until that conflict is over. Other players may go on trading.',
      source: 'Betrayal',
      terms:
        'peace offer in battle; stop a fight; freeze; mid-combat; treaty while attacked; buy my way out mid fight; make up while being shot at',
      see: ['A-TRADE-04', 'A-TRADE-11', 'A-OPEN-40'],
    },
    {
      id: 'A-TRADE-13',
      title: 'Exhausted Trade Agreements',
      text: 'An Exhausted Trade Agreement gives no Resources. Until it is Refreshed it can’t be revoked, exchanged, discarded or traded. Whoever holds it still stays at Peace with the player who gave it.',
      source: 'Exhausted Trade Agreements; Exhausted Cards',
      terms:
        'face down treaty; blocked agreement; suspicious; no income; flipped trade card; sideways pact still friendly; sleeping deal earns nothing',
      see: ['A-TRADE-14', 'A-ROM-02', 'A-OPEN-62', 'A-TERM-09'],
    },
    {
      id: 'A-TRADE-14',
      title: 'Refreshing Trade Agreements',
      text: 'All Exhausted Trade Agreements are Refreshed during Maintenance, near the end of every Game Round. This comes after Resources have been generated, so the agreement pays again in the next round.',
      source: 'Refresh Trade Agreements',
      terms:
        'ready again; flip up; when does it pay; recover treaty; unexhaust; when do sleeping pacts wake; deal flips after payday',
      see: ['A-TRADE-13', 'A-RECH-01', 'A-RECH-06'],
    },
    {
      id: 'A-TRADE-15',
      title: 'Agreements arrive face up',
      text: 'A Trade Agreement is face up when you receive it and stays that way, unless some rule Exhausts it. The Romulans have such a rule: agreements that they receive arrive Exhausted.',
      source: 'Refresh Trade Agreements',
      terms:
        'new treaty; pays at once; ready; romulan suspicious; first payment; is a just signed pact awake; does a fresh deal earn instantly',
      see: ['A-TRADE-13', 'A-ROM-02', 'A-OPEN-97'],
    },
    {
      id: 'A-TRADE-16',
      title: 'Allies that count as Trade Agreements',
      text: 'Some Ally cards count as a Trade Agreement. Such a card pays the player who holds it when Resources are generated, just like an agreement received from a rival.',
      source: 'Ally; Trade Agreement Profits',
      terms:
        'ally income; exploration ally; ally card; independent trade; extra production; sidekick works like a pact; helpful stranger earns cash',
      see: ['A-EXPL-17', 'A-TRADE-08'],
    },
  ],
};
