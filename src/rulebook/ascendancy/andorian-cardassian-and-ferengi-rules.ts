import type { Chapter } from '../entry.ts';

/** Andorian, Cardassian and Ferengi rules. */
export const andorianCardassianAndFerengiRules: Chapter = {
  title: 'Andorian, Cardassian and Ferengi rules',
  beside: 'andorian cardassian ferengi',
  entries: [
    {
      id: 'A-AND-01',
      title: 'Andorian Pride',
      text: 'When an Andorian turn begins, the Andorian player takes 1 Culture if their Shields or their Weapons are the best in the Galaxy, and 2 Culture if both are.',
      source: 'Andorian: Pride',
      terms:
        'best weapons; best shields; free culture; technology lead; reward for strongest guns on the table; blue skins bonus for best tech; antennae guys perk at turn start',
      see: ['A-OPEN-66', 'A-BUILD-32'],
    },
    {
      id: 'A-AND-02',
      title: 'Andorian Independence',
      text: 'When the Andorians commission a Starbase, or form a Fleet in the Command Phase, they exhaust two Commands instead of one. Forming a Fleet from new Ships in the Building Phase still costs no Command.',
      source: 'Andorian Independence',
      terms:
        'two commands; starbase cost; fleet cost; double price; charged two orders for a space station why; blue guys surcharge grouping vessels',
      see: ['A-SB-01', 'A-FLEET-01', 'A-BUILD-05'],
    },
    {
      id: 'A-AND-03',
      title: 'Andorian Reconnaissance Fleet',
      text: 'This Fleet may put one Andorian Token on a rival-Controlled System that it Orbits, or on one that is connected to the lane in which the Fleet is. It can’t place tokens on a Phenomenon.',
      source: 'Andorian: Reconnaissance Fleet',
      terms:
        'surveillance device; place token; spy; listening post; where can blue skins drop their bugs; plant a sensor near a neighbour’s planet; scouting armada eavesdrops',
      see: ['A-AND-04', 'A-OPEN-16'],
    },
    {
      id: 'A-AND-04',
      title: 'Removing Andorian Tokens',
      text: 'The Andorians may take their tokens off the map at any time, even without a Reconnaissance Fleet in play.',
      source: 'Andorian: Reconnaissance Fleet',
      terms:
        'take back token; surveillance device; pick up; move token; can i scoop my bugs back anytime; recall eavesdropping markers without scouts',
      see: ['A-AND-03', 'A-OPEN-16'],
    },
    {
      id: 'A-AND-05',
      title: 'Andorian Command Fleet',
      text: 'In their own Command Phase the Andorians may use a Command to swap the positions of the Command Fleet and any other Andorian Fleet.',
      source: 'Andorian: Command Fleet',
      terms:
        'switch places; teleport; exchange fleets; trade positions; instantly jump my admiral across the board; squadrons change seats blue guys',
      see: ['A-OPEN-54'],
    },
    {
      id: 'A-AND-06',
      title: 'Field Testing captured Ships',
      text: 'After winning a Space Battle the Andorians may claim one destroyed rival Ship. In later turns a claimed Ship can be spent like a Research Token. Claimed Ships must be spent before real Research Tokens, so they can’t be hoarded.',
      source: 'Andorian: Field Testing',
      terms:
        'seized ship; study wreck; salvage; ship as research; keep a wrecked enemy vessel for science; trophy from a won fight; scrapyard hulls turned into science points',
      see: ['A-AND-07', 'A-OPEN-67'],
    },
    {
      id: 'A-AND-07',
      title: 'Limits of Field Testing',
      text: 'The Andorians can claim a Ship by Field Testing only if they win the Space Battle. They can never claim a Borg Cube.',
      source: 'Andorian: Field Testing',
      terms:
        'borg cube; salvage; lost battle; not allowed; trophy hull after losing the fight; can blue skins keep a borg wreck',
      see: ['A-AND-06', 'A-BORG-09'],
    },
    {
      id: 'A-AND-08',
      title: 'Andorian Imperial Guard in other hands',
      text: 'If a rival captures or finishes Andorian Imperial Guard, everything that the card says about the Andorians, their Systems, Trade Agreements and Homeworld means the new owner.',
      source: 'Capturing Research Nodes',
      terms:
        'captured card; stolen; new owner; andorian advancement; i stole blue skins’ guards who benefits; wording on looted blue guys tech',
      see: ['A-INV-20', 'A-SPEC-05'],
    },
    {
      id: 'A-CAR-01',
      title: 'Totalitarian Regime',
      text: 'This is the Cardassians’ Starting Advancement. Their base number of Commands is 6 instead of 5.',
      source: 'Refresh Cards & Command Tokens',
      terms:
        'six commands; extra command; cardassian start; more orders; why do spoonheads have a bonus action; spoonheads start with one additional order',
      see: ['A-RECH-07', 'A-SET-07'],
    },
    {
      id: 'A-CAR-02',
      title: 'Cardassian Occupation',
      text: 'A System that the Cardassians Control generates Resources only if at least one Cardassian Ship is in Orbit there.',
      source: 'Cardassian Occupation',
      terms:
        'no income; garrison; ship in orbit; production without ships; my cardassian colony earns zilch; must leave a vessel parked to earn cash; unpoliced planet yields nothing',
      see: ['A-RECH-03', 'A-TERM-16'],
    },
    {
      id: 'A-CAR-03',
      title: 'Weaponized Starbases',
      text: 'With this Cardassian Advancement a Starbase adds 3 dice instead of 1 in Space Battles.',
      source: 'Cardassian: Weaponized Starbases',
      terms:
        'three dice; station weapons; starbase bonus; support; beefed up spoonhead space station; terok nor cannons; cardassian fortress firepower',
      see: ['A-BAT-15', 'A-INV-23'],
    },
    {
      id: 'A-CAR-04',
      title: 'Metagenic Weapons',
      text: 'This Cardassian Advancement destroys one Node for each attacking Ship in a Combat Round of an Invasion, without a roll. Such a Round can end only in Collateral Damage or Total Annihilation.',
      source: 'Advancements That Destroy Nodes',
      terms:
        'bioweapon; destroy nodes automatically; cardassian invasion; raze; poison gas on the surface; spoonheads wipe out cities no dice needed; spoonhead plague warheads',
      see: ['A-INV-13', 'A-CAR-05'],
    },
    {
      id: 'A-CAR-05',
      title: 'Annexation Protocols',
      text: 'With this Advancement the Cardassians treat Total Annihilation as a Successful Invasion, even when it comes from Metagenic Weapons or another Advancement that destroys Nodes.',
      source: 'Cardassian: Annexation Protocols',
      terms:
        'total annihilation; keep the planet; cardassian invasion; take razed world; spoonheads keep the ashes; spoonheads own a scorched world anyway; wiped out planet still becomes mine',
      see: ['A-OPEN-81', 'A-INV-12', 'A-INV-09', 'A-CAR-04'],
    },
    {
      id: 'A-FER-01',
      title: 'Ferengi never build Culture Nodes',
      text: 'Profit Over Profundity: The Ferengi can’t build Culture Nodes. The one on Ferenginar with which they start may remain the only one that they own, unless they get more by Invasion or Hegemony.',
      source: 'Ferengi: Profit Over Profundity (Build)',
      terms:
        'profit over profundity; no culture; ferengi building limit; forbidden node; can profiteers put up museums; greedy big ears can’t have temples',
      see: ['A-OPEN-69', 'A-FER-04', 'A-BUILD-15'],
    },
    {
      id: 'A-FER-02',
      title: 'Ferengi Hegemony without Ascendancy',
      text: 'Profit Over Profundity: The Ferengi may attempt Cultural Hegemony, but they don’t add their Ascendancy to the roll.',
      source: 'Ferengi: Profit Over Profundity (Hegemony)',
      terms:
        'off-putting; ferengi roll; no bonus; harder takeover; nobody respects profiteers’ influence attempt; big ears persuade planets poorly',
      see: ['A-HEG-04', 'A-FER-01'],
    },
    {
      id: 'A-FER-03',
      title: 'Ferengi Production Nodes on any site',
      text: 'Only Latinum Lasts: The Ferengi may build Production Nodes on sites of any type. They can’t exceed the number of sites that the System has.\n\nExample: A System with 2 Research sites and 1 Culture site can hold 3 Production Nodes of the Ferengi.',
      source: 'Ferengi: Only Latinum Lasts',
      terms:
        'only latinum lasts; ignore capacity; wrong site; despoil; factories anywhere for profiteers; ignore tab colours big ears; cover a blue slot with a mine',
      see: ['A-BUILD-13', 'A-BUILD-16', 'A-FER-01'],
    },
    {
      id: 'A-FER-04',
      title: 'Ferengi buy Culture for Production',
      text: 'Only Latinum Lasts: The Ferengi may buy 1 Culture for 5 Production.',
      source: 'Ferengi: Only Latinum Lasts (Resource Generation)',
      terms:
        'only latinum lasts; 5 production; exchange; purchase; convert; profiteers turn cash into art; latinum for prestige rate',
      see: ['A-OPEN-68', 'A-WIN-03'],
    },
    {
      id: 'A-FER-05',
      title: 'Ferengi Commerce Authority',
      text: 'This is the Ferengi’s Starting Advancement. In Resource Generation they gain 1 Production for each rival-Controlled System where Ferengi Ships are in Orbit, whether or not there is a Trade Agreement.\n\nExample: Ferengi Ships Orbit three Federation Systems. The Ferengi gain 3 Production.',
      source: 'Ferengi Commerce Authority',
      terms:
        'trade income; orbit rivals; starting advancement; profit; profiteers’ payday for visiting foreign planets; parked merchants earn cash abroad; big ears begin with which perk',
      see: ['A-FER-06', 'A-RECH-04'],
    },
    {
      id: 'A-FER-06',
      title: 'What Ferengi Trade Agreements are worth',
      text: 'A Ferengi Trade Agreement has no fixed value. If you hold one, it brings you 1 Production for each of your Systems that has Ferengi Ships in Orbit. Your Systems are those that you Control.\n\nExample: Ferengi Ships Orbit three Federation Systems. A Federation player who holds a Ferengi agreement gains 3 Production.',
      source: 'Ferengi Trade Agreements',
      terms:
        'variable; per system; value of treaty; income; how much is profiteers’ deal good for; cash from holding a big ears pact; blank number on the ferengi deal',
      see: ['A-FER-05', 'A-TRADE-08', 'A-OPEN-14'],
    },
    {
      id: 'A-FER-07',
      title: 'Commerce Enforcement Squadron entering Warp',
      text: 'In the Ferengi turn this Ferengi Fleet may Enter Warp without a Command. It can’t do so if it has already Exited Warp in the same turn.',
      source: 'Ferengi: Commerce Enforcement Squadron',
      terms:
        'free warp; no command; ferengi fleet; warp for free; profiteers’ enforcers jump to lightspeed gratis; big ears departure freebie',
      see: ['A-FER-08', 'A-MOVE-07'],
    },
    {
      id: 'A-FER-08',
      title: 'Commerce Enforcement Squadron among rival Ships',
      text: 'This Ferengi Fleet may enter a System with rival Ships, whatever the trade status. Its move must end there. Further Commands can take it on from there, at impulse or at Warp.',
      source: 'Ferengi: Commerce Enforcement Squadron',
      terms:
        'no permission; ferengi fleet; hostile system; blocked; profiteers’ enforcers barge in uninvited; sneak past hostile pickets big ears',
      see: ['A-FER-07', 'A-MOVE-18', 'A-MOVE-19'],
    },
    {
      id: 'A-FER-09',
      title: 'Rule of Acquisition #21',
      text: 'With this Ferengi Advancement you may draw Advancement cards from your rivals’ decks. You may hold only one card acquired in this way at a time.',
      source: 'Ferengi: Rule of Acquisition #21',
      terms:
        'steal technology; rival deck; foreign card; acquisition 21; profiteers copy someone else’s invention; peek through another deck for tech; pinch ideas from neighbours',
      see: ['A-PROJ-05', 'A-SPEC-05'],
    },
    {
      id: 'A-FER-10',
      title: 'Ferengi Espionage Advancements',
      text: 'The Ferengi Espionage Advancements Exhaust cards of certain Types. Their owner may use each of them several times in a turn, as often as they can pay its cost in Production. No other civilization’s Espionage card allows that.',
      source: 'Utilize Special Rules',
      terms:
        'spy; exhaust enemy cards; pay production; several times; repeat; profiteers bribe to disable your tech; sabotage repeatedly for cash; big ears hacking cards',
      see: ['A-BUILD-28', 'A-SPEC-02', 'A-SPEC-03'],
    },
    {
      id: 'A-FER-11',
      title: 'War is Good for Business captured',
      text: 'If a rival captures or finishes this Ferengi card, everything that it says about the Ferengi means the new owner.',
      source: 'Capturing Research Nodes',
      terms:
        'stolen card; rule of acquisition 34; new owner; ferengi advancement; i looted profiteers’ war profit card; rule 34 in somebody else’s hands',
      see: ['A-INV-20', 'A-SPEC-05'],
    },
  ],
};
