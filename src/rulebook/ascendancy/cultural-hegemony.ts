import type { Chapter } from '../entry.ts';

/** Cultural Hegemony. */
export const culturalHegemony: Chapter = {
  title: 'Cultural Hegemony',
  entries: [
    {
      id: 'A-HEG-01',
      title: 'Attempting Cultural Hegemony',
      text: 'With a Command and 1 Culture you may try to win over a Developed System that you Occupy but don’t Control. Occupying means that you are the only player with Ships there. How hard it is depends on how developed the System is and on the Ascendancy of its owner.',
      source: 'Cultural Hegemony',
      terms:
        'peaceful takeover; convert a planet; culture attack; influence; take over without fighting; flip a system; sweet talk a planet; win a world by charm; bloodless annexation of a colony',
      see: ['A-HEG-03', 'A-HEG-04', 'A-HEG-02', 'A-INV-01'],
    },
    {
      id: 'A-HEG-02',
      title: 'Culture you need for an attempt',
      text: 'You must have at least 2 Culture before you attempt Hegemony: 1 for the attempt and 1 for taking Control if it works. With an Advancement that lowers the cost, such as the Federation’s Starfleet Diplomatic Corps, 1 Culture is enough.',
      source: 'Cultural Hegemony',
      terms:
        'cost of hegemony; price; how much culture; 2 culture; minimum culture; how much art for a charm offensive; am i too broke to persuade a world',
      see: ['A-FED-06', 'A-OPEN-98', 'A-HEG-06'],
    },
    {
      id: 'A-HEG-03',
      title: 'Hegemony Resistance of a rival’s System',
      text: 'The Resistance of a System that a rival Controls is the number of Structures there plus the Ascendancy of that rival. Each Resource Node, the Control Node and a Starbase count 1 each. Vulcan Ambassadors don’t count.\n\nExample: In a Klingon System stand two Resource Nodes and the Control Node. The Klingons have 1 Ascendancy. Its Resistance is 4.',
      source: 'Cultural Hegemony',
      terms:
        'how resistant; defense against hegemony; structures plus ascendancy; target number; hegemony difficulty; how stubborn is his planet; number to beat when persuading; do bases make a world loyal',
      see: ['A-HEG-04', 'A-HEG-07', 'A-TERM-20', 'A-VUL-15'],
    },
    {
      id: 'A-HEG-04',
      title: 'Rolling for Hegemony',
      text: 'Roll a die and add your Ascendancy, plus any modifier from your Advancements. You succeed only if the total is higher than the Resistance of the System. An equal total fails.\n\nExample: The Romulans have 2 Ascendancy and try for a System with Resistance 4. They roll 3. The total of 5 beats 4.',
      source: 'Cultural Hegemony',
      terms:
        'dice; roll higher; hegemony check; tie fails; success chance; total; persuade a world what to throw; is equal good enough for charm',
      see: ['A-HEG-03', 'A-FED-05', 'A-FER-02', 'A-OPEN-35'],
    },
    {
      id: 'A-HEG-05',
      title: 'Taking Control after Hegemony',
      text: 'If your Hegemony attempt succeeds, you pay 1 more Culture and place your Control Node on the System. You now Control it. No Nodes are lost.',
      source: 'Cultural Hegemony',
      terms:
        'success; pay second culture; place control node; win hegemony; keep nodes; charm worked now what; do factories survive persuasion',
      see: ['A-HEG-06', 'A-HEG-09', 'A-CIV-11'],
    },
    {
      id: 'A-HEG-06',
      title: 'A certain success still costs 2 Culture',
      text: 'Even when your Ascendancy is so high that the attempt can’t fail, you pay 2 Culture in total: 1 for the attempt and 1 for taking Control.',
      source: 'Cultural Hegemony, Note',
      terms:
        'automatic; sure thing; no roll needed; full price; guaranteed hegemony; still charged when it’s a cinch; discount for overwhelming charm',
      see: ['A-HEG-02', 'A-FED-06'],
    },
    {
      id: 'A-HEG-07',
      title: 'Hegemony of independent worlds',
      text: 'The Resistance of a Developed System that nobody Controls, as a Warp-Capable independent civilization has, is the count of its Resource Nodes and of the Warp Tokens there, added together. No Control Node and no Ascendancy are counted.\n\nExample: A Level 3 civilization has 3 Nodes and 3 Warp Tokens, so Resistance 6. With 2 Ascendancy the Romulans need a 5 or 6 on the die.',
      source: 'Hegemony of Warp-Capable Civilizations',
      terms:
        'warp-capable; natives; neutral system; uncontrolled resistance; warp tokens; win over aliens; charm the locals of a minor world; persuade unaligned aliens; how stubborn are unowned planets',
      see: ['A-CIV-09', 'A-CIV-08', 'A-HEG-04', 'A-INV-25'],
    },
    {
      id: 'A-HEG-08',
      title: 'No Hegemony of Pre-Warp worlds',
      text: 'You can’t attempt Hegemony of a System with a Pre-Warp civilization. Such a System has to be Colonized in the Building Phase.',
      source: 'No Hegemony of Pre-Warp Civilizations',
      terms:
        'primitive; prewarp; natives; undeveloped; influence primitives; can i charm cavemen; sweet talk folks without spaceflight',
      see: ['A-CIV-04', 'A-BUILD-07', 'A-FED-02'],
    },
    {
      id: 'A-HEG-09',
      title: 'Starbases and Projects won by Hegemony',
      text: 'Taking Control by Hegemony brings the same prizes as an Invasion. If the System has a Starbase, you take one Command from the rival who Controlled it. For each Research Node there, that rival gives you one active Project of their choice, without the Research on it.',
      source: 'Seizing Starbases and Research Nodes',
      terms:
        'steal command; captured research node; loot; seize; project theft; spoils after charming a rival world; do i nab a base and inventions peacefully',
      see: ['A-INV-18', 'A-INV-22', 'A-INV-19'],
    },
    {
      id: 'A-HEG-10',
      title: 'When a Hegemony attempt fails',
      text: 'A failed attempt costs you the Command and the first Culture. Nothing else changes: your Ships and the System stay as they are. You may try again with another Command if you still have enough Culture.',
      source: 'Cultural Hegemony',
      terms:
        'failure; lost culture; try again; not high enough; wasted; charm flopped what have i lost; persuasion bombed do i lose vessels',
      see: ['A-HEG-04', 'A-HEG-02', 'A-TRADE-11'],
    },
  ],
};
