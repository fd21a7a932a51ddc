import type { Chapter } from '../../entry.ts';

/** Glossary terms from “selections” to “side deck”. */
export const termsShips: Chapter = {
  title: 'Terms: S, selections to side deck',
  entries: [
    {
      id: 'C-TERM-359',
      title: 'selections',
      text: [
        'Many dilemmas and other cards select one or more cards from a crew or Away Team, from play or from your hand. It is done at random, by the opponent’s choice or by the owner’s choice. If neither the card nor a rule says how, the choice belongs to whoever played the card, or encountered it if it is a dilemma or Q-icon card.',
        'Random selection: shuffle all eligible cards, hold them with their faces hidden, and have your opponent draw one.',
        'Opponent’s choice: before choosing, your opponent may read every card of the group in full, even if only some of them fit. At Impressive Trophies, for instance, they see your whole crew or Away Team before they pick a captive who fits one of the two descriptions.',
        'Examples of an unstated method: you play Brain Drain, so you choose whose skills and CUNNING go. You encounter Tarellian Plague Ship, so you decide which MEDICAL beams over and is discarded to save the crew.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'random selection; who chooses; pick a victim; opponent chooses; owner chooses; which one dies; shuffle then grab blindly; who decides the unlucky guy; unlucky guy chosen how',
      see: ['C-TERM-371', 'C-TERM-410', 'C-TERM-142'],
    },
    {
      id: 'C-TERM-360',
      title: 'self-controlling icon',
      text: [
        'A card with this icon is a vessel or being that neither player controls. It moves and acts on its own at the end of every turn.',
        'Each player may have one such card active on the spaceline. If yours is encountered or played while another one of yours is active there, you discard one of the two, as you choose. A self-controlling dilemma is put on the spaceline where it was encountered, unless it says otherwise.',
        'Acting, at the end of every turn:\n• It does what its text says. An attack hits all eligible targets at its location.\n• It moves its RANGE toward the far end of the spaceline, unless its text says otherwise. When both ends tie for far end, the opponent of its owner picks the direction.\n• Leaving the spaceline takes 1 RANGE, and then it is discarded.',
        'Fighting it: every non-Borg player may start a battle against it; Borg are bound by their usual limits. In your turn, your unstopped ships at its location may attack. It returns fire at every ship and facility that attacked it, and at nothing else. The battle follows the normal rules for ships, except that the card fires at several targets at once. Hits, direct hits and damage on it are worked out as for a ship.',
        'It uses neither player’s tactics. So what it hits takes default damage if the opponent of the damaged player has a Battle Bridge side deck (four markers for a direct hit, two for a hit), and rotation damage if not.',
        'If it attacks cards of both players, those are two battles, and the player whose turn it is says which comes first.',
        'It is no ship: cards that affect ships (Calamarain, Q-Net, Wormholes and so on) do nothing to it, nor do Into The Breach, Isabella, Plasma Fire, Warp Core Breach, or Anti-Matter Spread with its first function. Wherever battle against the Borg Ship dilemma is allowed, battle against it is allowed too.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'borg ship dilemma; moves on its own; uncontrolled vessel; attacks everyone; monster; automatic enemy; npc craft flies itself; roaming menace nobody commands; runs itself each round',
      see: ['C-TERM-052', 'C-TERM-056', 'C-TERM-107', 'C-TERM-165'],
    },
    {
      id: 'C-TERM-361',
      title: 'shape-shifter',
      text: 'Shape-shifter is a characteristic, not a species. It covers every changeling and all others whose lore gives them the power to change shape, like allasamorphs and chameloids.',
      source: 'Glossary',
      terms:
        'changelings; allasamorph; shapeshifter; morph; change form; can turn into furniture; mimic anything or anyone; fluid form people',
      see: ['C-TERM-081', 'C-TERM-082'],
    },
    {
      id: 'C-TERM-363',
      title: 'ship',
      text: [
        'Ship is a card type: ships bring people and equipment to the missions and fight battles.',
        'A ship has three attributes: RANGE, WEAPONS and SHIELDS. They say how far it moves in a turn and how strong it is in attack and defence. Some have special equipment too (a Tractor Beam or Cloaking Device, for example) or special game text: perhaps a special download, or leave for El-Aurians to report aboard.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'starship; vessel; range weapons shields; spacecraft; what can it do; boats to sail the stars; craft for travelling; what are cruisers for',
      see: ['C-TERM-248', 'C-TERM-369', 'C-TERM-055', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-365',
      title: 'ship class',
      text: 'A ship’s class is a characteristic; it stands in the class box right below the picture. “UNKNOWN CLASS” does not count as a class.',
      source: 'Glossary',
      terms:
        'galaxy class; class box; unknown class; type of vessel; d’deridex; model of a starship; intrepid sovereign or defiant model; make and model',
      see: ['C-TERM-082', 'C-TERM-363'],
    },
    {
      id: 'C-TERM-369',
      title: 'ship staffing',
      text: [
        'To be staffed, a ship needs the icons or other requirements printed on it, and at least one of the people aboard has to match its affiliation. Any compatible people may supply the listed requirements. If nothing is listed, one person of matching affiliation is enough.',
        'Requirements are mostly icons, but they can be a skill (Empathy x2), a species (a Vulcan) or a characteristic (“Think Tank personnel”). Icons have to come from people: that of the Original Series on a Classic Tricorder is no help in staffing a Starship Constitution.',
        'Normal staffing icons are command, staff and the Borg subcommands (communication, navigation, defense). A person with a command icon may stand in for a staff icon, only for staffing and not where, say, a dilemma wants a staff icon. No other icon may replace command or staff.',
        'Special staffing icons are all others that staff a ship, leaving aside affiliation icons (such as the Non-Aligned ones on a Zalkonian Vessel): at present Alternate Universe, Classic Films, Enterprise E, Original Series, ketracel-white, Klingon/Cardassian Alliance, Terran Empire, Maquis and the icon given as OCD.',
        'Each person fills one required icon, even with several fitting icons, unless card text allows more, as for Seven of Nine. So a Borg Cube normally takes seven people, even with the Queen or Locutus aboard. A dual-personnel card has one affiliation icon, which either of the two may use for staffing; Third and Fourth, for instance, can give one communication icon and one Borg icon to a Borg Cube.',
        'The glossary opens a list of what needs full staffing, but the list itself is missing there. From the term about movement: all normal movement does, and relocation does not. For other functions full staffing is not needed. Attempting a mission, starting a battle, firing WEAPONS and normal movement each take at least one person of matching affiliation aboard.',
        'When a ship loses someone it needs, it is stalled: it cannot move until replacements come aboard. It is not stopped, and it may still beam Away Teams, attack, defend itself, and attempt the mission where it is.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'crew needed to fly; command and staff icons; stalled; who can fly it; not enough crew; stranded; special staffing icon; matching crew; how many to drive this; how many pilots are enough; minimum folks for departure',
      see: ['C-TERM-234', 'C-TERM-248', 'C-TERM-062', 'C-TERM-446'],
    },
    {
      id: 'C-TERM-371',
      title: 'showing your cards',
      text: [
        'When you play a card face up, you say its name and show it. After that your opponent sees your people and equipment only when there is need: in personnel battle, for an “opponent’s choice”, when you have to prove that you have a skill or staffing icon, and so on. Your ships may be seen while they are not docked, cloaked or phased, or when attributes and staffing have to be checked for battle, movement and the like.',
        'You must reveal cards if a card says so outright (Long-Range Scan, an “opponent’s choice” dilemma), or if it lets your opponent target one of a group other than at random (Brain Drain, Assimilate Counterpart, Eliminate Starship).',
        'Show no more than the case calls for: names and places of your people when one is to be targeted, only the relevant skills or attributes when you overcome a dilemma. But when your opponent has the choice of who is affected, they may read the whole cards. For dilemmas, that includes a tie such as “most CUNNING”.',
        'A hidden agenda card lies face down, yet you show it if you download it or wish to play it for free (by Q the Referee, for example).',
        'If a card in your hand depends on what your opponent has, you may ask whether its conditions are met, and you show them that card. Examples:\n• Thine Own Self: how many people are in your Away Team?\n• Dal’Rok: where is your Orb Fragment in play?\n• Outgunned: what are the total SHIELDS of your only undocked ship there?',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'look at opponent’s cards; hidden information; what may my opponent see; ask the opponent; secret; prove a skill; privacy of my stuff; peep at his guys; must i say what i have',
      see: ['C-TERM-359', 'C-TERM-438', 'C-TERM-343', 'C-TERM-184'],
    },
    {
      id: 'C-TERM-372',
      title: 'side deck',
      text: [
        'Side decks are optional decks beside your game deck. There are five kinds: Battle Bridge, Dilemma, Q-Continuum, Q’s Tent and Tribble side decks. All of them may be used in one game, but no more than one of each kind.',
        'Shuffle each side deck and place it face down; in the doorway phase a doorway card seeded face up on top opens it. That doorway is one of your seed cards. The cards beneath it are not, and the 30/30 rule leaves them out.',
        'Cards discarded from a Q-Continuum, Battle Bridge or Tribble side deck never reach your discard pile: they go face up under that side deck. Once face-up cards are reached, shuffle them and put them face down under the seeded doorway again.',
        'You may not look through a side deck unless a card lets you. Playing a Q’s Tent doorway, for instance, lets you search your tent.',
        'Taking a card from a side deck is no card draw, so cards about draws, such as Subspace Schism, do not see it. Playing a card just drawn from one (a current tactic, a Q-icon card in a Q-Flash, a Tribble or Trouble card) is no card play: 211th Rule of Acquisition, Goddess of Empathy and their like do not apply.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'extra deck; side board; optional decks; open with a doorway; does it count toward 30; five kinds; bonus stacks beside the main; extras pile limits; may i use every optional stack',
      see: ['C-TERM-057', 'C-TERM-314', 'C-TERM-320', 'C-TERM-423'],
    },
  ],
};
