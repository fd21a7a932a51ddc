import type { Chapter } from '../entry.ts';

/** Planetary Invasion. */
export const planetaryInvasion: Chapter = {
  title: 'Planetary Invasion',
  entries: [
    {
      id: 'A-INV-01',
      title: 'When you can invade a planet',
      text: 'You may use a Command to Invade a Developed System that you Occupy but don’t Control. Occupying means that you are the only player with Ships there. Developed means that at least one Node stands there.\n\nIf the Invasion succeeds you take Control of the System.',
      source: 'Planetary Invasion',
      terms:
        'attack a planet; conquer; ground assault; take a system; capture world; take over by force; land troops on a world; boots on the ground; storm someone’s colony',
      see: ['A-INV-02', 'A-INV-03', 'A-TERM-15', 'A-HEG-01'],
    },
    {
      id: 'A-INV-02',
      title: 'Ships in the System come first',
      text: 'As long as rival Ships are in the System you can’t Invade it. First beat those Ships in a Space Battle. The Invasion then needs a Command of its own.',
      source: 'Planetary Invasion',
      terms:
        'defending fleet; guarded planet; enemy in orbit; clear the orbit; why can’t i invade; guards overhead must be beaten before landing; does one order cover fleet and ground',
      see: ['A-INV-01', 'A-BAT-01', 'A-OPT-14'],
    },
    {
      id: 'A-INV-03',
      title: 'How an Invasion runs',
      text: 'An Invasion runs in Combat Rounds. Each Round has three steps:\n• Attacker and Defender roll to score Hits.\n• Both take casualties.\n• The Attacker may Retreat, the Defender may Surrender, or the fight goes on with another Round.',
      source: 'Planetary Invasion',
      terms:
        'sequence; steps; order of combat; rounds; invasion procedure; ground assault steps one by one; what happens in order when storming a world',
      see: ['A-INV-05', 'A-INV-09', 'A-INV-11', 'A-INV-12'],
    },
    {
      id: 'A-INV-04',
      title: 'Nodes never attack Ships',
      text: 'Invasion works in one direction only. You can’t use a Command to let your Nodes open fire on Ships that Occupy their System. Nodes fight only when somebody Invades them.',
      source: 'Planetary Invasion, Note',
      terms:
        'planet shoots; planetary defense; fire from the ground; defend my colony; siege; can my cities zap a parked intruder; colony guns open up on visitors',
      see: ['A-INV-05', 'A-SB-01', 'A-BAT-16'],
    },
    {
      id: 'A-INV-05',
      title: 'Dice in an Invasion',
      text: 'The Attacker rolls one die for each of their Ships in the System. The Defender rolls one die for each Node on the planet, the Control Node included.\n\nIf a Vulcan Ambassador is in the System and the Vulcan High Command Advancement is in force, the Defender rolls one more die.',
      source: 'Scoring Hits (Invasion); Vulcan Ambassadors (Invasion)',
      terms:
        'how many dice; number of dice; defender rolls; attack roll; planet strength; how many cubes to throw storming a world; how strong is a colony’s garrison',
      see: ['A-INV-07', 'A-INV-06', 'A-VUL-14', 'A-INV-25'],
    },
    {
      id: 'A-INV-06',
      title: 'Starbases don’t fight in Invasions',
      text: 'A Starbase takes no part in a Planetary Invasion. Starbases fight only in Space Battles, and even there only beside Ships.',
      source: 'Scoring Hits (Invasion)',
      terms:
        'station; ground defense; starbase dice; space station defends planet; does a base help hold the ground; outpost guns versus troops',
      see: ['A-BAT-15', 'A-BAT-16', 'A-INV-21'],
    },
    {
      id: 'A-INV-07',
      title: 'What you need to hit',
      text: 'In an Invasion hits work as in a Space Battle. A die scores a Hit if it shows your Hit Roll or more, and your opponent’s Shield Modifier is added to the number that you need. This holds for the Attacker and for the Defender.\n\nExample: With a Hit Roll of 4+ against Shields of 1 you need 5 or 6.',
      source: 'Scoring Hits (Invasion)',
      terms:
        'number to roll; weapons; shields; target number; hit roll; score; required throw against a colony; deflectors matter when storming',
      see: ['A-BAT-13', 'A-BAT-14', 'A-CIV-08'],
    },
    {
      id: 'A-INV-08',
      title: 'Ships lost to the Defender’s Hits',
      text: 'Each Hit that the Defender’s Nodes score destroys one of the attacking Ships.',
      source: 'Taking Casualties (Invasion)',
      terms:
        'casualties; losses; damage to attacker; planet fires back; destroyed; colony shoots back what do i lose; price of storming in hulls',
      see: ['A-INV-10', 'A-INV-14', 'A-BAT-19'],
    },
    {
      id: 'A-INV-09',
      title: 'Successful Invasion',
      text: 'The Invasion succeeds when the Attacker’s Hits outnumber the Defender’s Nodes. The Attacker takes Control: their Control Node is placed on the System and replaces a rival’s Control Node if one is there. All other Nodes stay undamaged.\n\nTaking Control is not a choice, the Attacker must do it. Ships hit by the Defender in that Round are still lost.\n\nExample: A Federation System holds three Nodes. Four Klingon Ships must all hit to take it whole.',
      source: 'Successful Invasion',
      terms:
        'win; conquer; overwhelming; take control intact; capture planet; more hits than nodes; world taken in one piece; storming worked cleanly; more successes than buildings',
      see: ['A-INV-10', 'A-INV-18', 'A-INV-21', 'A-INV-12'],
    },
    {
      id: 'A-INV-10',
      title: 'Winning although all your Ships die',
      text: 'The Defender’s Hits of a Round always take effect, also in the Round in which the Attacker wins. Even if every attacking Ship is destroyed, the result of the Attacker’s Hits stands: an Invasion can succeed, or raze the planet, without a surviving Ship.',
      source: 'Successful Invasion; Total Annihilation, Note',
      terms:
        'simultaneous casualties; pyrrhic victory; last ship; no survivors; both lose; we all perished yet conquered; does my final throw count when i’m wiped',
      see: ['A-INV-09', 'A-INV-12', 'A-INV-14'],
    },
    {
      id: 'A-INV-11',
      title: 'Collateral Damage',
      text: 'When there are fewer Hits than Nodes, the Attacker destroys as many Resource Nodes as there are Hits and chooses which ones. The Control Node is not destroyed.\n\nThen another Combat Round follows, unless the Attacker Retreats or the Defender Surrenders.\n\nExample: The planet has a Culture Node, a Research Node and the Control Node. With one Hit the Klingons destroy the Culture or the Research Node. With two Hits they must destroy both.',
      source: 'Collateral Damage',
      terms:
        'destroy nodes; fewer hits; bomb; damaged buildings; choose which node; smashed a few factories but not all; who picks which lab burns',
      see: ['A-INV-12', 'A-INV-09', 'A-INV-17'],
    },
    {
      id: 'A-INV-12',
      title: 'Total Annihilation',
      text: 'If the Attacker scores exactly as many Hits as there are Nodes, the Control Node counted, everything on the planet is razed. All Nodes are destroyed, the Control Node too. The Invasion ends and nobody has won it. Later someone has to Colonize the System anew.',
      source: 'Total Annihilation',
      terms:
        'equal hits; razed; wiped out; destroy the planet; scorched earth; exact hits; planet bombed flat; exactly as many successes as buildings; nothing left but ashes',
      see: ['A-INV-24', 'A-INV-13', 'A-CAR-05', 'A-BUILD-07'],
    },
    {
      id: 'A-INV-13',
      title: 'Advancements that destroy Nodes by themselves',
      text: 'Some Advancements, such as the Cardassian Metagenic Weapons and the Klingon Planetary Bombardments, destroy one Node for each attacking Ship without a roll. In a Combat Round in which you use one, you can’t make a Successful Invasion, because that needs the Control Node intact. Only Collateral Damage or Total Annihilation is possible.',
      source: 'Advancements That Destroy Nodes',
      terms:
        'metagenic weapons; planetary bombardments; automatic destruction; auto hit; bombard; nuke tech can’t conquer; bombs without dice take over cleanly',
      see: ['A-CAR-04', 'A-CAR-05', 'A-KLI-08', 'A-INV-12'],
    },
    {
      id: 'A-INV-14',
      title: 'When an Invasion is repelled',
      text: 'If all attacking Ships are destroyed and the Defender’s Control Node still stands, the Invasion is over. The Defender keeps Control of the System.',
      source: 'Repelled Invasions',
      terms:
        'failed invasion; defended; attackers dead; hold the planet; lost attack; stormers wiped out; colony held out',
      see: ['A-INV-10', 'A-INV-15', 'A-INV-16'],
    },
    {
      id: 'A-INV-15',
      title: 'Retreating from an Invasion',
      text: 'After any Combat Round the Attacker may Retreat. The Ships make a Retreat move at up to Impulse Speed (2 Sectors), and the Invasion ends.',
      source: 'Repelled Invasions',
      terms:
        'withdraw; break off; run away; stop the attack; give up attacking; call off the ground assault; bail from a siege',
      see: ['A-BAT-26', 'A-INV-17', 'A-OPEN-53'],
    },
    {
      id: 'A-INV-16',
      title: 'Surrendering to an Invasion',
      text: 'The Defender of a planet can’t Retreat, but may Surrender before any Combat Round. The Attacker then gains Control of the System at once and the Invasion ends.',
      source: 'Surrender to Invasion',
      terms:
        'give up; yield; capitulate; save nodes; hand over planet; white flag for my colony; throw in the towel; concede a world',
      see: ['A-INV-18', 'A-OPEN-102', 'A-INV-09'],
    },
    {
      id: 'A-INV-17',
      title: 'The Invasion goes on without further Commands',
      text: 'If the Invasion was neither successful nor repelled, another Combat Round begins at no further Command. Rounds follow each other until one of these ends it:\n• The Invasion succeeds.\n• All attacking Ships are gone.\n• The Attacker Retreats.\n• The Defender Surrenders.\n• The planet is annihilated.',
      source: 'Combat Continues',
      terms:
        'next round; how long; extra command cost; keep fighting; end of invasion; does each assault wave use an order; siege drags on',
      see: ['A-INV-03', 'A-INV-15', 'A-INV-16'],
    },
    {
      id: 'A-INV-18',
      title: 'Capturing Research Nodes and Projects',
      text: 'If a rival’s System falls to you with Research Nodes intact, that rival gives you one of their active Projects for each of those Nodes. The rival chooses which. Any Research on the card is discarded. You put the card into your Project Area.',
      source: 'Capturing Research Nodes',
      terms:
        'steal technology; take a project; research theft; stolen advancement; captured card; pinch inventions with labs; loot half done tech with a lab',
      see: ['A-INV-19', 'A-INV-20', 'A-OPEN-92', 'A-HEG-09'],
    },
    {
      id: 'A-INV-19',
      title: 'When no Project is captured',
      text: 'You get no Project for a Research Node that was destroyed. You also get none when the loser has no active Project to give.',
      source: 'Capturing Research Nodes',
      terms:
        'destroyed research node; nothing to steal; empty project area; no card; conquered but got no invention; burned lab no loot',
      see: ['A-INV-18', 'A-OPEN-91'],
    },
    {
      id: 'A-INV-20',
      title: 'Captured cards that name their civilization',
      text: 'If a captured Advancement speaks of its original owners, it now means you: your civilization, your Systems, your Trade Agreements, your Homeworld. Examples are Vulcan Exodus, Andorian Imperial Guard and the Ferengi card War is Good for Business.',
      source: 'Capturing Research Nodes; Using Rival’s Special Rules',
      terms:
        'vulcan exodus; imperial guard; war is good for business; stolen advancement text; original owner; looted tech mentions another race; wording names another species but it’s mine',
      see: ['A-SPEC-05', 'A-VUL-17', 'A-AND-08', 'A-FER-11'],
    },
    {
      id: 'A-INV-21',
      title: 'Capturing a Starbase',
      text: 'A Starbase is never destroyed. Once placed it stays in its System for the rest of the game. Whoever Controls the System Controls the Starbase.',
      source: 'Capturing Starbases; Commission a Starbase',
      terms:
        'take over station; starbase changes hands; conquered starbase; who owns it; nab his outpost; can a base blow up when conquered',
      see: ['A-INV-22', 'A-INV-23', 'A-INV-24', 'A-SB-05'],
    },
    {
      id: 'A-INV-22',
      title: 'The Command that comes with a Starbase',
      text: 'A Starbase taken from a rival also brings you one of that rival’s Command Tokens. It lies face down among yours, so you can’t use it this turn.',
      source: 'Capturing Starbases',
      terms:
        'steal command token; lose a command; captured starbase bonus; extra order; his action chip becomes mine; bonus order after nabbing an outpost',
      see: ['A-OPEN-70', 'A-SET-08', 'A-SB-06', 'A-HEG-09'],
    },
    {
      id: 'A-INV-23',
      title: 'Whose rules affect a captured Starbase',
      text: 'Only the new owner’s special rules for Starbases apply to a captured Starbase. Rules of the player who lost it no longer count there.',
      source: 'Capturing Starbases',
      terms:
        'weaponized starbases; special rules after capture; former owner; station bonus; do spoonhead guns stay on a nabbed outpost; previous landlord’s station perks',
      see: ['A-CAR-03', 'A-INV-21'],
    },
    {
      id: 'A-INV-24',
      title: 'A Starbase after Total Annihilation',
      text: 'If Total Annihilation hits a System with a Starbase, the Defender loses Control of the Starbase and one Command. The Attacker gets neither. The first player who later takes Control of the Uncontrolled Starbase gains a Command.',
      source: 'Capturing Starbases',
      terms:
        'razed starbase; abandoned station; unowned starbase; nobody controls; planet flattened what about the outpost; ghost base over ashes',
      see: ['A-INV-12', 'A-INV-22', 'A-OPEN-70', 'A-OPEN-90'],
    },
    {
      id: 'A-INV-25',
      title: 'Invading an Uncontrolled System',
      text: 'You may Invade a planet that is Developed but Controlled by nobody in the usual way. It has no Control Node that fights. Each Resource Node rolls one die. The player to the Attacker’s right rolls for the planet. Your Shield Modifier makes the planet’s Hit Roll harder as usual.',
      source: 'Invading Uncontrolled Systems',
      terms:
        'independent civilization; neutral planet; warp-capable world; natives; who rolls for the planet; storm a minor race world; unowned colony fights back',
      see: ['A-CIV-08', 'A-CIV-11', 'A-OPEN-102', 'A-HEG-07'],
    },
  ],
};
