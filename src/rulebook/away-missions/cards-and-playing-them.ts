import type { Chapter } from '../entry.ts';

/** Cards and playing them. */
export const cardsAndPlayingThem: Chapter = {
  title: 'Cards and playing them',
  entries: [
    {
      id: 'M-DECK-01',
      title: 'Your two decks',
      text: 'Each away team has one Mission Deck and one Support Deck.',
      source: 'Card Decks; Glossary: Deck',
      terms:
        'cards; draw piles; how many decks; stacks; how many stacks do i bring; which piles belong to me; how many piles apiece',
      see: ['M-BUILD-01', 'M-BUILD-02', 'M-DECK-06'],
    },
    {
      id: 'M-DECK-02',
      title: 'Your hand is secret',
      text: 'You hold Mission cards and Support cards mixed in one hand. Nobody else may see them until you play or discard them.',
      source: 'Draw Phase; Glossary: Hand',
      terms:
        'hidden cards; show cards; conceal; look at hand; may she peek at what i’m holding; do i keep both sorts in one fan',
      see: ['M-DRAW-02', 'M-DRAW-03', 'M-OPEN-42'],
    },
    {
      id: 'M-DECK-03',
      title: 'Discard piles',
      text: 'Discarded cards lie face up beside the deck that they came from, so each deck has a discard pile of its own.',
      source: 'Glossary: Deck',
      terms:
        'graveyard; used cards; face up; where do cards go; where do i put trash; where does spent stuff land; bin for spent stuff',
      see: ['M-OPEN-59', 'M-DECK-05'],
    },
    {
      id: 'M-DECK-04',
      title: 'Drawing from an empty deck',
      text: 'When one of your decks has run out you can’t draw cards of that kind any more.',
      source: 'No Cards Left!; Glossary: Deck',
      terms:
        'no cards left; deck out; exhausted; run out of cards; my pile is bone dry; nothing remaining to pull; pile dried up',
      see: ['M-DECK-05', 'M-DRAW-02'],
    },
    {
      id: 'M-DECK-05',
      title: 'Discards aren’t shuffled back',
      text: 'A discard pile isn’t shuffled into its deck when that deck is empty. Only a rule or card that says so brings discards back.',
      source: 'No Cards Left!',
      terms:
        'reshuffle; recycle; new deck; reuse cards; flip my trash into a fresh stack; recover spent stuff when dry; renew a dried up pile',
      see: ['M-DECK-04', 'M-SEARCH-02'],
    },
    {
      id: 'M-DECK-06',
      title: 'Two kinds of Support cards',
      text: 'A Support Deck holds Events and Equipment. Events mostly act at once and are then discarded. Equipment stays with a character and helps it permanently.',
      source: 'Support Cards',
      terms:
        'card types; orange and blue cards; difference; items; gadgets versus tricks; what sorts are in the blue stack; tools or tricks',
      see: ['M-PLAY-07', 'M-PLAY-11', 'M-PLAY-14'],
    },
    {
      id: 'M-PLAY-01',
      title: 'Cards in your own Activation',
      text: 'During your own Activations you may play any Event, Equipment and Mission cards, at the moment that each card allows.',
      source: 'Playing Cards',
      terms:
        'my turn; what can i play; when to play cards; what may i lay down on my go; when am i allowed to use my hand; stuff permitted during my go',
      see: ['M-PLAY-02', 'M-PLAY-09', 'M-PLAY-14', 'M-PLAY-27'],
    },
    {
      id: 'M-PLAY-02',
      title: 'Cards in an opponent’s Activation',
      text: 'While an opponent activates a character you may play Interrupt cards only.',
      source: 'Playing Cards',
      terms:
        'their turn; enemy turn; react; respond; not my turn; anything i can do during her go; butt in while she acts',
      see: ['M-TIME-02', 'M-PLAY-01', 'M-PLAY-27'],
    },
    {
      id: 'M-PLAY-03',
      title: 'Mission cards for the end of the game',
      text: 'Some Mission cards can be played only at the end of the game, in Debrief after Round 3. Keep them in hand until then.',
      source: 'Playing Cards; Beam Up and Debrief',
      terms:
        'end of game mission; debrief card; last scoring; hold back; objective says keep till debrief; late objectives can’t be cashed early; objectives cashed last',
      see: ['M-END-01', 'M-END-02'],
    },
    {
      id: 'M-PLAY-04',
      title: 'Playing a Mission card',
      text: 'To play a Mission card, show it and do what it says. If you succeed it goes to your scoring area. If you don’t, it goes face up onto your Mission discard pile.',
      source: 'Mission Cards',
      terms:
        'complete a mission; score; attempt; objective; points; how do i cash in an objective; pull off a job for score; accomplish a task',
      see: ['M-PLAY-10', 'M-PLAY-29', 'M-PLAY-24'],
    },
    {
      id: 'M-PLAY-05',
      title: 'Missions that are played on the table',
      text: 'Some Missions have a Special Action with which you first lay them on the table, not in your scoring area. No other Action with such a card may come before it. Later you take further Special Actions on it to score it; then it moves to your scoring area.',
      source: 'Play on Table',
      terms:
        'play on table; ongoing mission; two steps; stays in play; long term objective laid out openly; job that takes several steps; multi step objective',
      see: ['M-PLAY-04', 'M-PLAY-20'],
    },
    {
      id: 'M-PLAY-06',
      title: 'What a Mission card shows',
      text: 'A Mission card shows its name, game text, a keyword, its points and the icon of its affiliation. A bonus on it counts only if you succeed.',
      source: 'A Mission Card; Bonus',
      terms:
        'read a mission; value; layout; icon; what’s printed on an objective; where do i find its worth; legend for reading an objective',
      see: ['M-PLAY-24', 'M-CARD-07', 'M-PLAY-18'],
    },
    {
      id: 'M-PLAY-07',
      title: 'Playing an Event',
      text: 'To play an Event, show it and follow its text and its conditions. When its effect is done, put it face up onto your Support discard pile.',
      source: 'Event Cards',
      terms: 'event card; use; trick; one-time effect; explain tricks to a newbie; use a one shot trick',
      see: ['M-PLAY-08', 'M-PLAY-27', 'M-PLAY-12'],
    },
    {
      id: 'M-PLAY-08',
      title: 'When an Event is discarded',
      text: 'An Event stays until its effect is complete, which is usually at the end of the Action that it belongs to. Only then is it discarded.',
      source: 'Event Cards',
      terms: 'how long; duration; remove event; finished effect; trick stays out until what; when to bin a trick',
      see: ['M-PLAY-07', 'M-PLAY-12'],
    },
    {
      id: 'M-PLAY-09',
      title: 'When a card can be played',
      text: 'Each card says itself when you can play it.',
      source: 'Playing Cards',
      terms:
        'timing; moment; condition; at what time; is now okay for this; when am i permitted to lay it down; legal instant for a card',
      see: ['M-PLAY-01', 'M-PLAY-02', 'M-PLAY-19'],
    },
    {
      id: 'M-PLAY-10',
      title: 'A failed Mission is lost',
      text: 'If you try a Mission and fail, the card goes to your Mission discard pile. It doesn’t come back to your hand.',
      source: 'Mission Cards',
      terms:
        'unsuccessful; failure; retry; lose the card; second try; blew the objective do i keep it; botched job goes where; flubbed an objective',
      see: ['M-PLAY-04', 'M-SKILL-08'],
    },
    {
      id: 'M-PLAY-11',
      title: 'How long Equipment and Events last',
      text: 'Equipment stays in play once it is attached to a character, and its bonus is permanent. An Event normally acts once and is gone.',
      source: 'Event Cards; Equipment Cards',
      terms:
        'duration; permanent; keep card; one use; gadget stays but trick goes; is a gadget good for the entire evening; do tools vanish',
      see: ['M-PLAY-17', 'M-PLAY-08', 'M-PLAY-12'],
    },
    {
      id: 'M-PLAY-12',
      title: 'Permanent Events',
      text: 'An Event with the keyword Permanent stays in play for the rest of the game, or until it is scored.',
      source: 'Permanent Events',
      terms:
        'ongoing effect; lasting event; remains on table; trick that never leaves; trick that never expires; lingering trick all evening',
      see: ['M-PLAY-08', 'M-PLAY-22', 'M-CARD-09'],
    },
    {
      id: 'M-PLAY-13',
      title: 'Trait Events',
      text: 'A Trait is an Event that you play on a character and lay beside its card, much as you would with Equipment. It stays there until that character is Neutralized; then it is discarded.',
      source: 'Trait',
      terms:
        'attached; permanent ability; on a character; upgrade; give a hero a new talent; perk stuck on a hero till he drops; talent stuck to a hero',
      see: ['M-DMG-02', 'M-PLAY-17'],
    },
    {
      id: 'M-PLAY-14',
      title: 'When and on whom to play Equipment',
      text: 'You may play Equipment only at the start of an Activation of one of your characters. Lay it beside the card of any of your characters in the mission area; that needn’t be the one that activates.',
      source: 'Equipment Cards; Glossary: Equipment card',
      terms:
        'equip; attach; give a weapon; items; gear; when may i hand out gadgets; who can carry a tricorder; outfit my squad',
      see: ['M-OPEN-38', 'M-PLAY-15', 'M-OPEN-39'],
    },
    {
      id: 'M-PLAY-15',
      title: 'What attached Equipment gives',
      text: 'A character has the bonus of all Equipment attached to it. It may also use the Attack Actions and Special Actions on these cards besides its own.',
      source: 'Equipment Cards',
      terms:
        'use gear; item bonus; weapon card; extra actions; what does carrying a gadget do; tools grant new abilities; tool perks for the carrier',
      see: ['M-ATK-11', 'M-PLAY-26', 'M-PLAY-16'],
    },
    {
      id: 'M-PLAY-16',
      title: 'Equipment that has been removed',
      text: 'Equipment that is taken off a character and laid beside the mission area for reference no longer works for that character.',
      source: 'Equipment Cards',
      terms:
        'lost item; set aside; detached; stops working; gadget got stripped off; sabotaged tricorder still helps; stripped gadget lies useless',
      see: ['M-PLAY-17', 'M-CARD-08'],
    },
    {
      id: 'M-PLAY-17',
      title: 'How long a character keeps Equipment',
      text: 'A character keeps its Equipment to the end of the game. It loses it only if it is Neutralized or the card says so.',
      source: 'Glossary: Equipment card',
      terms:
        'lose gear; item limit; keep weapon; do gadgets wear out; how many tools may a hero carry; gadgets until death',
      see: ['M-DMG-02', 'M-OPEN-39', 'M-OPEN-53'],
    },
    {
      id: 'M-PLAY-18',
      title: 'Keywords on cards',
      text: 'Some cards and rules look for a certain keyword on other cards.\n\nExample: Riker’s core mission Repair Ship gives bonus points for Mission cards with the keyword Repair.',
      source: 'Keywords',
      terms: 'tag; repair; category; card type; bold word on a card; what does the label repair do; labels on a card',
      see: ['M-CHAR-02', 'M-SEARCH-01', 'M-OPEN-06'],
    },
    {
      id: 'M-PLAY-19',
      title: 'Cards with a Requirement',
      text: 'If a card has a Requirement you may play it only when that Requirement is met.',
      source: 'Requirements; Glossary: Requirement',
      terms:
        'condition; prerequisite; cannot play; needed; must i fulfil something first; card isn’t legal at the moment why; precondition unmet can’t use it',
      see: ['M-PLAY-09', 'M-TERM-01'],
    },
    {
      id: 'M-PLAY-20',
      title: 'Special Actions on cards',
      text: 'A Special Action printed on a card takes the place of a normal Action of your character. Show the card first, then carry its Special Action out at once.',
      source: 'Actions on Cards',
      terms:
        'use a card; card action; instead of moving; instead of attacking; use printed ability as my move; half my go spent on a card; burn half my go on a card',
      see: ['M-ACTV-02', 'M-PLAY-21', 'M-PLAY-22', 'M-SKILL-05'],
    },
    {
      id: 'M-PLAY-21',
      title: 'Free Actions',
      text: 'Some cards give a free Action, for example an Attack right after a Move. You take it immediately after what triggers it, and the character needn’t activate for it. The whole combination counts as a single Action.',
      source: 'Free Actions; Glossary: Free Action',
      terms:
        'extra action; combo; bonus attack; combined action; no cost; bonus shot after walking; tag along action; is it gratis when triggered',
      see: ['M-OPEN-52', 'M-PLAY-20', 'M-ACTV-01'],
    },
    {
      id: 'M-PLAY-22',
      title: 'Cards with several Actions',
      text: 'A card with more than one Action offers your character several Special Actions. With one Action it takes one of them. If the card stays in play, its Special Actions can be used again.',
      source: 'Multiple Actions',
      terms:
        'multiple actions; choose one; again; reuse; card with two options; choose a single box out of several; pick among several boxes',
      see: ['M-PLAY-20', 'M-PLAY-12'],
    },
    {
      id: 'M-PLAY-23',
      title: 'Cards that grow with Adapt',
      text: 'Borg gain Adapt tokens as they complete Missions. Some Borg cards become stronger the more Adapt tokens the Borg player has.',
      source: 'Adapt; Glossary: Adapt',
      terms:
        'adaptation; borg bonus; token count; stronger effect; drones learn and get better; hive cards scale up; hive learns resistance',
      see: ['M-OPEN-07', 'M-FAC-02', 'M-OPEN-08'],
    },
    {
      id: 'M-PLAY-24',
      title: 'A bonus printed on a card',
      text: 'You receive the bonus of a card when the Action on it succeeds, or when you meet the condition for scoring it.',
      source: 'Bonus',
      terms:
        'extra reward; additional points; on success; did i earn the perk or not; perk for doing it right; perk upon accomplishment',
      see: ['M-PLAY-28', 'M-PLAY-06', 'M-SKILL-04'],
    },
    {
      id: 'M-PLAY-25',
      title: 'Cards that may be challenged',
      text: 'Some cards let an opposing player challenge the Skill test that they ask for.',
      source: 'Challenge',
      terms:
        'challenge; oppose; contest; stop a test; can she meddle with my roll; block someone’s attempt at an objective; rival interferes with my try',
      see: ['M-OPP-01', 'M-OPEN-11'],
    },
    {
      id: 'M-PLAY-26',
      title: 'Two cards with the same Special Action',
      text: 'If your character has two cards, alike or different, with the same Special Action, you choose one of them and take the Action from that card. You gain the benefits of that card alone.',
      source: 'Same Action, Different Card',
      terms:
        'duplicate; stacking; both cards; double effect; two identical gadgets on one hero; do same named abilities add up; two tricorders at once',
      see: ['M-PLAY-20', 'M-PLAY-15'],
    },
    {
      id: 'M-PLAY-27',
      title: 'The two ways to play an Event',
      text: 'You play an Event either as a Special Action in an Activation of one of your characters, or as an Interrupt when the condition printed on it occurs. A card may override this: with Download, Locutus plays an Event for free.',
      source: 'Glossary: Event Card',
      terms:
        'event timing; costs an action; interrupt event; when to play; trick on my go or hers; does a trick use up half my go; cost of using a trick',
      see: ['M-OPEN-51', 'M-TIME-02', 'M-CARD-01'],
    },
    {
      id: 'M-PLAY-28',
      title: 'Bonus Points tokens',
      text: 'Extra points that you earn while completing Missions are marked with Bonus Points tokens in your scoring area.',
      source: 'Glossary: Bonus Points Token',
      terms:
        'additional points; marker; extra score; victory points; what are the little score chips for; how do we note side earnings; side earnings chips',
      see: ['M-END-04', 'M-PLAY-24'],
    },
    {
      id: 'M-PLAY-29',
      title: 'Missions with a Special Action',
      text: 'Some Mission cards have a Special Action on them. To complete such a Mission, one of your characters usually has to succeed at that Action.',
      source: 'Glossary: Mission Card',
      terms:
        'how to complete; score a mission; skill action; objective that wants me to do something; which step finishes an objective; objective needing a deed',
      see: ['M-PLAY-04', 'M-SKILL-01', 'M-PLAY-20'],
    },
  ],
};
