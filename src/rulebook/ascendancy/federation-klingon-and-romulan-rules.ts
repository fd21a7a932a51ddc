import type { Chapter } from '../entry.ts';

/** Federation, Klingon and Romulan rules. */
export const federationKlingonAndRomulanRules: Chapter = {
  title: 'Federation, Klingon and Romulan rules',
  beside: 'federation klingon romulan',
  entries: [
    {
      id: 'A-FED-01',
      title: 'The Federation never Invades',
      text: 'The Prime Directive forbids the Federation to Invade planets. It can take Developed Systems only by Cultural Hegemony.',
      source: 'Prime Directive',
      terms:
        'federation invasion; planetary attack; not allowed; starfleet conquest; can earthlings conquer a world by force; why won’t starfleet land troops',
      see: ['A-FED-02', 'A-HEG-01', 'A-INV-01'],
    },
    {
      id: 'A-FED-02',
      title: 'The Federation and primitive worlds',
      text: 'The Prime Directive forbids the Federation to Colonize a System inhabited by Primitives, that is, by a Pre-Warp civilization.',
      source: 'Prime Directive',
      terms:
        'prewarp; natives; colonize primitives; not allowed; non-interference; prime directive stops my settlers; may earthlings settle among cavemen',
      see: ['A-FED-01', 'A-CIV-04', 'A-HEG-08'],
    },
    {
      id: 'A-FED-03',
      title: 'Federation Culture for a Civilization card',
      text: 'Explore Strange New Worlds: When the Federation draws a Civilization Exploration Card, it takes 1 Culture.',
      source: 'Explore Strange New Worlds',
      terms:
        'first contact bonus; alien discovery; explore bonus; starfleet; free culture; earthlings meet aliens and cheers; freebie when starfleet greets natives',
      see: ['A-FED-04', 'A-OPEN-80', 'A-CIV-01'],
    },
    {
      id: 'A-FED-04',
      title: 'Federation Culture for a Phenomenon',
      text: 'Explore Strange New Worlds: When the Federation discovers a new Phenomenon, it takes 1 Culture.',
      source: 'Explore Strange New Worlds',
      terms:
        'nebula bonus; discovery bonus; explore; starfleet; free culture; earthlings find a space cloud and cheers; art freebie for anomalies',
      see: ['A-FED-03', 'A-OPEN-79', 'A-PHEN-02'],
    },
    {
      id: 'A-FED-05',
      title: 'Federation bonus for Hegemony',
      text: 'The Federation’s Starting Advancement adds 1 to its rolls for Cultural Hegemony.\n\nExample: With 1 Ascendancy and this bonus the Federation adds 2. Against Resistance 4 it needs a 3 or better on the die.',
      source: 'Sample First Turn: Strategy for Next Turn',
      terms:
        '+1; starting advancement; modifier; influence roll; diplomacy; earthlings are persuasive; starfleet charm plus one',
      see: ['A-HEG-04', 'A-FED-06'],
    },
    {
      id: 'A-FED-06',
      title: 'Starfleet Diplomatic Corps',
      text: 'This Federation Advancement lowers the cost of Cultural Hegemony: 1 Culture in total is enough instead of 2. In the book’s sample turn the Project needs 3 Research.',
      source: 'Cultural Hegemony; Sample First Turn',
      terms:
        'cheaper hegemony; one culture; federation card; discount; starfleet envoys save art; persuade worlds at half the fee',
      see: ['A-OPEN-98', 'A-HEG-02', 'A-HEG-06'],
    },
    {
      id: 'A-FED-07',
      title: 'Colonizing with the Federation Colonization Fleet',
      text: 'One side of a Federation Fleet Card is the Colonization Fleet. When it Colonizes a System the Federation doesn’t pay the 1 Culture. Instead it Disbands the Fleet as part of the Colonization. If an Exploration Card or another card changes how that System is Colonized, that card still applies.',
      source: 'Federation: Colonization Fleet',
      terms:
        'settle; colony ship; no culture cost; disband to colonize; earthling settler squadron; starfleet settles gratis by dissolving a group',
      see: ['A-BUILD-10', 'A-BUILD-08', 'A-OPEN-75'],
    },
    {
      id: 'A-FED-08',
      title: 'Federation Research from Starbases',
      text: 'One Federation Advancement gives 1 Research in each Resource Generation for every Starbase that the Federation Controls. Captured and newly commissioned Starbases count as well.',
      source: 'Resources from Advancements',
      terms:
        'income; science station; per starbase; research bonus; earthling bases make science; lab outposts for starfleet',
      see: ['A-RECH-05', 'A-SB-06'],
    },
    {
      id: 'A-KLI-01',
      title: 'Ever Victorious',
      text: 'The Klingons gain 1 Culture when they win a Space Battle, or fight one in which both sides lose all their Ships, if their opponents fielded three or more Ships.',
      source: 'Klingon: Ever Victorious',
      terms:
        'klingon culture; honor; glory; battle reward; win against three ships; warrior race gets art for bloodshed; qapla reward for a good fight; glorious fight payoff',
      see: ['A-KLI-02', 'A-KLI-03', 'A-BAT-30'],
    },
    {
      id: 'A-KLI-02',
      title: 'Culture for Klingons in a lost battle',
      text: 'In a Space Battle with several Defenders the Klingons may gain their 1 Culture from Ever Victorious even if they are defeated. It is enough that at least one Defender who fielded three or more Ships lost all of them or Retreated.',
      source: 'Klingon: Ever Victorious',
      terms:
        'several defenders; defeated; ever victorious; multiple opponents; honor; warrior race lost yet sings; glory though beaten with many foes',
      see: ['A-KLI-01', 'A-BAT-08'],
    },
    {
      id: 'A-KLI-03',
      title: 'No Culture from a cancelled battle',
      text: 'If a Space Battle is cancelled, for example by the Advanced Romulan Cloaking Device, the Klingons gain no Culture from Ever Victorious.',
      source: 'Klingon: Ever Victorious',
      terms:
        'canceled; cloaking device; ever victorious; called off; fight got scrapped does warrior race still sing; no glory when nobody fights',
      see: ['A-KLI-01', 'A-ROM-08'],
    },
    {
      id: 'A-KLI-04',
      title: 'Klingon Marauder Fleet',
      text: 'The Marauder Fleet earns the Klingons 1 Production for each rival Ship that it destroys. Kills pay even in the Combat Round in which ordinary casualties Disband the Fleet, because both sides take them at the same time and the reward comes first.\n\nExample: A rival puts all Hits of a Round on the Marauder Fleet and it is Disbanded. The Ships that the Fleet destroyed in that Round still give Production.',
      source: 'Taking Casualties example',
      terms:
        'production for kills; plunder; raid; reward; bounty; warrior race’s raiders loot wrecks; cash for blowing up vessels; pillaging squadron earns loot',
      see: ['A-KLI-05', 'A-BAT-20', 'A-FLEET-09'],
    },
    {
      id: 'A-KLI-05',
      title: 'Marauders broken up by First Strike',
      text: 'If First Strike shrinks the Marauder Fleet below three Ships before it rolls, the Fleet is Disbanded. Ships that its former members destroy afterwards give no Production.\n\nExample: Six Romulan Ships with First Strike destroy two of four Klingon Ships. The other two score a Hit, but no longer belong to a Marauder Fleet and earn nothing.',
      source: 'First Strike example',
      terms:
        'no production; disbanded before rolling; marauder fleet; lost bonus; raiders shot before they fire; pillagers shrunk below three too early',
      see: ['A-KLI-04', 'A-BAT-24', 'A-BAT-21'],
    },
    {
      id: 'A-KLI-06',
      title: 'Cult of Kahless',
      text: 'In a Combat Round the Klingons may use this Advancement in place of their rolls: they sacrifice own Ships and destroy Ships of the opponent. None of their Ships in the battle rolls to hit in that Round.',
      source: 'Klingon: Cult of Kahless',
      terms:
        'sacrifice ships; ramming; suicide attack; kamikaze; klingon card; blow up my own hulls gloriously; today is a good day to perish',
      see: ['A-KLI-07', 'A-OPEN-19'],
    },
    {
      id: 'A-KLI-07',
      title: 'The opponent’s roll against Cult of Kahless',
      text: 'When the Klingons use Cult of Kahless, the opponent still rolls with all Ships. All losses are removed after the rolls. The opponent assigns their Hits to any Klingon Ships, and will hardly pick those that are being sacrificed anyway.',
      source: 'Klingon: Cult of Kahless',
      terms:
        'sacrifice timing; who dies; choose casualties; simultaneous; does he still throw when i ram him; are rammers gone before his dice',
      see: ['A-KLI-06', 'A-BAT-19', 'A-OPEN-19'],
    },
    {
      id: 'A-KLI-08',
      title: 'Planetary Bombardments',
      text: 'This Klingon Advancement destroys one Node for each attacking Ship in a Combat Round of an Invasion, without a roll. Such a Round can end only in Collateral Damage or Total Annihilation, never in a Successful Invasion.',
      source: 'Advancements That Destroy Nodes',
      terms:
        'klingon siege; klingon invasion; destroy nodes automatically; orbital strike; warrior race pounds a planet from above; nuke a world qapla',
      see: ['A-INV-13', 'A-INV-11', 'A-INV-12'],
    },
    {
      id: 'A-ROM-01',
      title: 'Cultural Superiority',
      text: 'When a Romulan player completes an Advancement that pictures a Culture Token, the Romulans take 1 Culture. This is a Romulan special rule: other civilizations that complete a Romulan Advancement get no Culture for it.',
      source: 'Romulan: Cultural Superiority',
      terms:
        'culture token on card; romulan bonus; finish project; free culture; tal shiar finishes a green icon card; pointy eared empire gains art with tech',
      see: ['A-SPEC-05', 'A-BUILD-26'],
    },
    {
      id: 'A-ROM-02',
      title: 'Suspicious Romulans and new agreements',
      text: 'When the Romulans receive a Trade Agreement, or one that they hold is exchanged for another, that agreement becomes Exhausted. It pays nothing until it has been Refreshed, so the Romulans wait a turn for its benefit. They are at Peace with that rival all the same.',
      source: 'Exhausted Trade Agreements, Note',
      terms:
        'romulan trade; delayed income; exhausted treaty; wait a turn; sneaky empire waits to get paid; paranoid about pacts',
      see: ['A-OPEN-97', 'A-TRADE-13', 'A-TRADE-14'],
    },
    {
      id: 'A-ROM-03',
      title: 'Romulan Science Fleet',
      text: 'When a Romulan Science Fleet Braves a Hazard, only one of its Ships rolls. That Ship must survive for the Fleet to take the Research Token. If it is lost, the Fleet may go on trying with more of its Ships, singly, and pays no Command for it.',
      source: 'Romulan: Science Fleet',
      terms:
        'brave hazard; research phenomenon; single roll; safe exploration; sneaky empire’s scientists risk a single hull; lab squadron in a nebula',
      see: ['A-PHEN-05', 'A-HAZ-02', 'A-PHEN-03'],
    },
    {
      id: 'A-ROM-04',
      title: 'Romulan Mining Fleet',
      text: 'With a Command a Romulan Mining Fleet takes 2 Production from the Phenomenon where it is. It need not Brave the Hazard for this. The Hazard was Braved when the Fleet arrived.',
      source: 'Romulan: Mining Fleet',
      terms:
        'mine; production from nebula; 2 production; asteroid; dig; sneaky empire digs ore from a nebula; suck minerals out of a gas cloud',
      see: ['A-HAZ-01', 'A-PHEN-01'],
    },
    {
      id: 'A-ROM-05',
      title: 'Romulan Battle Group rerolls ones',
      text: 'The Romulan Battle Fleet, called Battle Group on its card, may reroll its dice that show 1 when it rolls to hit in a Space Battle. It may reroll each die only once by this rule.\n\nExample: A Fleet of five Ships rolls 1, 1, 4, 5, 6. It rerolls both ones and gets 1 and 6. The new 1 can’t be rerolled by the Battle Group again, but another rule could still reroll it.',
      source: 'Rerolling Dice example; Battle Group card',
      terms:
        'battle fleet; reroll 1; romulan fleet bonus; battle fleet reroll; sneaky empire’s war squadron redo ones; warbirds throw again',
      see: ['A-ROM-06', 'A-DICE-01', 'A-OPEN-37', 'A-OPEN-34'],
    },
    {
      id: 'A-ROM-06',
      title: 'Superior Targeting Array',
      text: 'This Romulan Advancement lets you reroll one die in each Combat Round.',
      source: 'Romulan: Superior Targeting Array',
      terms:
        'reroll; aim; romulan card; second chance; sneaky empire’s better guns; sharpshooter computer redo; warbird gun sights improve one throw',
      see: ['A-ROM-05', 'A-DICE-02'],
    },
    {
      id: 'A-ROM-07',
      title: 'Cloaked Orbital Mines',
      text: 'With this Romulan Advancement, Ships of Hostile rivals are destroyed when they end up in Orbit of a System that the Romulans Control. Ships that only pass through the System are not harmed.',
      source: 'Romulan: Cloaked Orbital Mines',
      terms:
        'minefield; romulan defense; destroy ships entering; trap; hidden bombs round my world; sneaky empire booby traps; intruders blow up on arrival',
      see: ['A-TERM-13', 'A-TERM-16'],
    },
    {
      id: 'A-ROM-08',
      title: 'Advanced Romulan Cloaking Device',
      text: 'This Romulan Advancement can cancel a Space Battle. The Klingons then gain no Culture from that battle.',
      source: 'Klingon: Ever Victorious',
      terms:
        'invisible; cancel battle; avoid combat; romulan card; escape; vanish and nobody fights; now you don’t see me warbird',
      see: ['A-KLI-03', 'A-BAT-06'],
    },
    {
      id: 'A-ROM-09',
      title: 'The Romulan card against Espionage',
      text: 'One Romulan Advancement lets you Exhaust a card of the Espionage Type.',
      source: 'Finishing Projects',
      terms:
        'counter-espionage; tal shiar; spy; exhaust enemy card; types; sneaky empire catches spooks; shut off a snooping tech',
      see: ['A-BUILD-28', 'A-SPEC-03'],
    },
  ],
};
