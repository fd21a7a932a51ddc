import type { Chapter } from '../../entry.ts';

/** Glossary terms from cancel to classification. */
export const termsCards: Chapter = {
  title: 'Terms: cancel to classification',
  entries: [
    {
      id: 'C-TERM-068',
      title: 'cancel',
      text: 'To cancel an action, such as a battle or a card play, is to keep it from having its result. What was paid to start it stays paid. If it was an action for once per turn, it can’t be started again in that turn.',
      source: 'Glossary',
      terms:
        'stop an action; undo; are costs returned; counter a card; negate; abort it before it works; scrapped do i get refunded; fizzled play refund',
      see: ['C-TERM-268', 'C-TERM-013', 'C-TERM-277'],
    },
    {
      id: 'C-TERM-070',
      title: 'Captain Proton cards',
      text: [
        'Treat all icons on these black-and-white cards as if they had their normal colors.',
        'Some cards of the Holodeck Adventures set show the people and things of Tom Paris’ holoprogram The Adventures of Captain Proton, which is modelled on a sci-fi serial of the 1930s, and they have no color for that reason.',
        'Example: Captain Proton is an ordinary Non-Aligned personnel. If he turns up as your probe card for Omega Directive, his special download icon brings the outcome “Threat eliminated”.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'black and white cards; grey border; holodeck adventures; uncolored icons; tom paris; greyscale 1930s serial cards; colourless badges worth anything; retro sci-fi picture cards',
      see: ['C-TERM-019', 'C-TERM-310', 'C-TERM-190'],
    },
    {
      id: 'C-TERM-071',
      title: 'captives',
      text: 'Captives are personnel taken by a capture. Somebody who is merely “held” by a dilemma is not one.',
      source: 'Glossary',
      terms:
        'prisoner; held personnel; hostage; held by a dilemma; is he in jail or just stuck; who counts as jailed; inmates versus stuck folks',
      see: ['C-TERM-072', 'C-TERM-073'],
    },
    {
      id: 'C-TERM-072',
      title: 'capturing',
      text: [
        'Some cards and rules let you capture personnel of your opponent, never your own or others in your hands. A captive is disabled (Brainwash is a card that changes this), and your personnel escort it. A crew or Away Team can escort any number of captives and moves them as it moves equipment.',
        [
          'Right after the capture:',
          '• The captives go at once to an Away Team or crew of yours at that location, if there is one. If a particular group made the capture (with Ilon Tandro or Captured, for instance), they go to that group.',
          '• If you have nobody there, the capturing card stays in play as a “trap” that holds the captives on your side of the location, on the planet if there is one.',
          '• Later your Away Team (on a planet) or your ship with transporters (in space) can take custody when it is present with the trap. You then discard the trap card.',
        ].join('\n'),
        'A captive is in one of three conditions, and you may change it in your turn: left unattended, Brainwashed, or held (by an escort, by a trap, or in a Brig).',
        'A trap card isn’t in play while it lies on a captive. It only marks the captive and can’t be nullified any more. Example: Q2 or Q-Flash may nullify Mandarin Bailiff when it is encountered, that is after the captive was selected and before the card is placed on it, but not afterwards.',
        'You may not start a battle against your own captives unless a card lets or makes you (White Deprivation). When the game is over, all captured cards return to their owners.',
        'Brig: some cards give a ship or facility a Brig. As long as you control it, you may move captives into it and out of it in your turn. There they are held without an escort. If your opponent commandeers or assimilates the place, their personnel may later free any of their people in the Brig with whom they are present.',
        'Rescue: held and Brainwashed captives come free only through a card that releases or rescues captives, such as Prisoner Exchange, Rescue Captives or His Honor, The High Sheriff Of Nottingham. Unattended captives count as “tied up and left behind”: their owner’s other personnel rescue them by being present, without any card. A rescue or release discards every capturing-related card that was played on the captive.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'capture; prisoner; brig; trap; rescue; escort; release; free captives; throw him in jail; lock up an enemy; bust my guy out of the cell',
      see: ['C-TERM-071', 'C-TERM-073', 'C-TERM-122', 'C-TERM-093'],
    },
    {
      id: 'C-TERM-073',
      title: 'capturing-related card',
      text: [
        [
          'Prepare the Prisoner uses this phrase. It means every card that does one of these things:',
          '• it captures personnel, or keeps them from being captured;',
          '• it affects captives in particular, or makes some use of them possible;',
          '• it does something when a captive is taken or escorted;',
          '• it modifies, downloads or nullifies another card of this kind, which it names by title.',
        ].join('\n'),
        'Examples: Brainwash, Fajo’s Gallery, Gul Madred, Holding Cell Door, Ilon Tandro, Impersonate Captive, Madred, Rescue Captives, Thine Own Self, Wolf.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'capture cards; prepare the prisoner; cards about captives; which cards count as capture; does this involve inmates; jail themed cards; which cards deal with inmates',
      see: ['C-TERM-072', 'C-TERM-071'],
    },
    {
      id: 'C-TERM-074',
      title: 'card draw',
      text: [
        'Taking a card from your draw deck is a card draw when it is your end-of-turn draw or when a card tells you to “draw cards”, like Kivas Fajo – Collector. Each card is an action of its own.',
        'A draw from the discard pile with Carlos’ skill counts too. Cards from a side deck don’t, nor do cards that you pick with a Betazoid Gift Box.',
        'An action “in place of one card draw” can replace any draw, at the moment when you would make it. You may replace as many draws as you are entitled to, except where the action says once per turn. Example: the Borg Queen’s special skill may replace one, two or all three draws of Kivas Fajo – Collector by downloads.',
        'You may take as many actions with “draw no cards this turn” as you like in a turn, such as playing a Q’s Tent or downloading with Ops. From then on, for the rest of the turn, you draw no more in any way (normal draw, Kivas Fajo – Collector, Masaka Transformations) and can’t use an ability that stands in place of a draw, like the Borg Queen’s.',
        'One thing still gets through: if the first such action sets off a draw as a “just” action or as a valid response, that draw happens before the ban begins.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'draw a card; in place of a card draw; draw no cards this turn; end of turn draw; what counts as drawing; replace a draw; pull from my library; skip picking up to do something else; does grabbing off another pile matter',
      see: ['C-TERM-016', 'C-TERM-134', 'C-TERM-427', 'C-TERM-137'],
    },
    {
      id: 'C-TERM-075',
      title: 'card play',
      text: [
        'You have one normal card play per turn. You may let it go; if you use it, you do so before you execute orders. A card play in general is any card played in any way: the normal play, an interrupt or doorway, a play “for free”, a download into play, Devidian Door and so on. Only cards “drawn” from a side deck, like tactics from the Battle Bridge, are none.',
        [
          'What uses the normal card play:',
          '• Interrupts and doorways don’t, and don’t count as it.',
          '• All other cards do, unless something says otherwise or another mechanism brings them in: a download, or the direct result of a doorway or interrupt (such as Barzan Wormhole).',
          '• Reporting through the text of a card that stays in play, such as Caretaker’s Array, does too, unless something says otherwise.',
        ].join('\n'),
        'Equipment, Personnel, Ship and Tribble cards “report (for duty)”; the other types are simply “played”. The terms of the card types tell you more.',
        'You play face up and say the card’s name, except for cards with a hidden agenda icon. When you play a card face up, your opponent may look at it then; later only if a rule or card allows it.',
        'Something to do “in place of your normal card play” is done when you would make that play. It can be a group action with several parts, and no interrupts may be played between them. You get one such replacement per turn: two Spacedoors don’t download two ships.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'normal card play; play a card; how many cards per turn; in place of normal card play; free play; report for duty; put one thing down per turn; what eats up my single slot; how often may i lay stuff down',
      see: ['C-TERM-332', 'C-TERM-168', 'C-TERM-009', 'C-TERM-371'],
    },
    {
      id: 'C-TERM-076',
      title: 'card titles',
      text: [
        'Cards that share a basic title, and have more words after a colon or dash, form one card title group together with the card that has just the basic title. This matters when other cards refer to them. Personnel and Ship cards form no such groups.',
        'The basic card need not exist: the “HQ:” cards are a group although no card is called “HQ”. If one title merely contains another, with no colon or dash between the parts, the cards are no group.',
        'The glossary contradicts itself on what happens when a card names a title without a word like “any” (say to nullify it, download it, be immune to it or play on it): it says that only the basic title is meant, and also that the whole group is. Its lists of examples are missing in our source.',
        'We play: a card that names just the basic title reaches the whole group. A card that names a title with its part after the colon or dash reaches only that title.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'title group; same name; colon; dash; which cards does it nullify; card name; same first words in name; part behind the punctuation; is it one series of names',
      see: ['C-TERM-029', 'C-TERM-097', 'C-TERM-268'],
    },
    {
      id: 'C-TERM-077',
      title: 'card types',
      text: [
        'There are 17 card types: Artifact, Dilemma, Doorway, Equipment, Event, Facility, Incident, Interrupt, Mission, Objective, Personnel, Ship, Site, Tactic, Time Location, Tribble and Trouble.',
        'No types of their own are: cards of a certain affiliation; outposts, stations and headquarters (they are Facility cards); cards with the Q icon (a dilemma with it is a Dilemma card, and so on); Mission II (Mission cards); combo dilemmas (Dilemma cards).',
        'A card “played as” or “used as” another type counts as both types in every respect. A card that “seeds like” a dilemma is no dilemma, however, and one that is “moved like” a ship or equipment is no Ship or Equipment card.',
        [
          'Examples:',
          '• Kevin Uxbridge: Convergence can nullify an artifact whose text lets it play as an Event.',
          '• A Procurement Drone may steal one that is used as an Equipment card, it may be discarded for Rebel Encounter, and after Reclamation has taken it from the discard pile it may be reported in every way equipment is. It still has to be earned legally before it is used.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'kinds of cards; list of card types; played as; used as; is an outpost a card type; how many types; sorts and categories printed in the corner; classes of cards in the box; counts as two sorts at once',
      see: ['C-TERM-033', 'C-TERM-163', 'C-TERM-154', 'C-TERM-090'],
    },
    {
      id: 'C-TERM-078',
      title: 'Cardassian',
      text: 'Cardassian is the name of an affiliation and also of a species. A card that speaks of “Cardassians” reaches both.',
      source: 'Glossary',
      terms:
        'cardassia; dukat; cardassians; species cardassian; spoonheads with neck ridges; gul and legate people; do spoonhead cards mean citizens too',
      see: ['C-TERM-021', 'C-TERM-019'],
    },
    {
      id: 'C-TERM-079',
      title: 'carried ships',
      text: [
        'A ship can be aboard another only if a card allows it, such as Borg Sphere or Engage Shuttle Operations. A text that lets you launch carried ships also lets you take them aboard again. Both need full staffing.',
        'Example: with Engage Shuttle Operations you launch shuttlecraft from your ships that have a Tractor Beam and ENGINEER, and load them again.',
        [
          'While one ship carries another:',
          '• If the “mother ship” is destroyed, so is every ship in it. When a carried ship is destroyed, this damages the mother ship.',
          '• Personnel aboard the carried ship belong to the crew of the carrier as well. If another player controls the carrier, they are intruders.',
          '• A card that may not target docked ships may not target carried ones either.',
        ].join('\n'),
        'With a landed carrier, launching into space is taking off as well, and loading is landing as well. Example: your U.S.S. Voyager has landed and you want to launch the Delta Flyer. You need a card for the take-off, such as Blue Alert, and it uses 2 RANGE.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'shuttle; launch; load; mother ship; ship inside a ship; shuttlecraft; recover a shuttle; runabout stored in the bigger one; parked in the shuttlebay; piggyback vessel in a hangar',
      see: ['C-TERM-248', 'C-TERM-224', 'C-TERM-369', 'C-TERM-126'],
    },
    {
      id: 'C-TERM-081',
      title: 'changeling',
      text: 'Changeling is a species. Every changeling is a shape-shifter, but a shape-shifter need not be a changeling.',
      source: 'Glossary',
      terms:
        'odo; founder; shapeshifter; shape-shifter species; gooey liquid beings; liquid bucket species; great link folk',
      see: ['C-TERM-361', 'C-TERM-388'],
    },
    {
      id: 'C-TERM-082',
      title: 'characteristics',
      text: [
        'A characteristic is a feature of a card that matters in the game: admiral, disruptor, female, human, Interrupt, Jem’Hadar ship, leader, shuttlecraft, Starfleet and so on. Ask: does the card say that it is this or has this?',
        [
          'Where you find it:',
          '• Species, gender and ship origin: in affiliation, picture and lore taken together.',
          '• A rule or card text defines some of them from skills or other features: a leader is anyone with OFFICER or Leadership; an Interrupt is every card of that type or used as one.',
          '• Many, above all ranks and titles, are printed, mostly in the title, the ship class or the lore.',
        ].join('\n'),
        [
          'Examples of printed ones:',
          '• “admiral”: title of Admiral McCoy, lore of Norah Satie.',
          '• “Nagus”: special skill of Krax.',
          '• “shuttlecraft”: class of Romulan Shuttle and Quark’s Treasure, lore of Type 18 Shuttlepod.',
          '• “Jem’Hadar ship”: title of Jem’Hadar Attack Ship, lore of Stolen Attack Ship.',
          '• “disruptor”: title of Romulan Disruptor Rifle, lore of Breen CRM114.',
          '• “Son’a”: title of Son’a Shuttle, lore of Ru’afo.',
        ].join('\n'),
        'The context decides. Patrol Ship’s lore says that it has the same hull as a Cardassian shuttlecraft; that doesn’t make it a shuttlecraft. A characteristic that somebody had formerly counts as well: Calandra enhances Bok, a “former Ferengi DaiMon”. A position with “vice” before it counts as the position: Alynna Nechayev, a “Vice-Admiral”, is an admiral for Going To The Top and Office of the President.',
        'What stands on other cards doesn’t count, except for matching commanders, where the lore of either the personnel or the ship will do. Example: the Office of the Proconsul lets Alidar Jarok (“Conscientious admiral…”) report for free. Mendak gets no such report: his own title and lore don’t call him an admiral; only the Devoras does.',
        'The name of a skill in the lore is no characteristic and gives no skill. Jaron, a former Tal Shiar member by his lore, lacks the skill and is no “Tal Shiar” personnel, for example for Continuing Committee.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'traits; rank; title; admiral; features; lore keywords; former; vice admiral; is he a captain according to story; what labels does a person have; ensign or doctor by description',
      see: ['C-TERM-388', 'C-TERM-178', 'C-TERM-235', 'C-TERM-230'],
    },
    {
      id: 'C-TERM-085',
      title: 'Classic Films icon',
      text: 'Personnel and ships from the “Classic Films”, set late in the 23rd century, have this icon, once called the Excelsior icon. It serves as a special icon for ship staffing and for what various cards say.',
      source: 'Glossary',
      terms:
        'excelsior icon; film era; movie icon; special staffing; 23rd century; stamp for the old cinema crew; wrath of khan time; former name excelsior symbol',
      see: ['C-TERM-369', 'C-TERM-282'],
    },
    {
      id: 'C-TERM-086',
      title: 'classification',
      text: 'A personnel’s classification is what stands in the classification box, and only that. The same word in the skills box, such as MEDICAL, is a skill. So a card for “MEDICAL-classification personnel” wants MEDICAL in the classification box. Borg personnel have no classification.',
      source: 'Glossary',
      terms:
        'class of a personnel; officer; medical; job; classification or skill; profession; the box left of name; what line of work; doctor by box or by ability',
      see: ['C-TERM-376', 'C-TERM-296', 'C-TERM-027'],
    },
  ],
};
