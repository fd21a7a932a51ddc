import type { Chapter } from '../entry.ts';

/** Rulings: where the book is silent. */
export const rulingsSilence: Chapter = {
  title: 'Rulings: where the book is silent',
  beside: 'ruling',
  entries: [
    {
      id: 'M-OPEN-21',
      title: 'A third Stun on an Incapacitated character',
      text: 'The book doesn’t say what a Stun weapon does to a character that has two Stun tokens already.\n\nWe play: nothing. It gets no further token, and it takes no Damage, since the token would have replaced that.',
      source: 'Ruling; Stun',
      terms:
        'stun again; three tokens; kill a helpless character; zap an unconscious guy once more; execute someone lying down with a daze gun; zap a sleeper',
      see: ['M-STUN-07', 'M-STUN-01'],
    },
    {
      id: 'M-OPEN-22',
      title: 'Defense lowered below 1 by Stun',
      text: 'The book doesn’t say how far Stun tokens lower the Defense rating.\n\nWe play: down to 0 dice. Backup, Take Cover and a Defensive weapon still add theirs.',
      source: 'Ruling; Defending While Stunned',
      terms:
        'no defense dice; zero; minimum; stunned defender; dazed so badly i throw nothing; do allies still help when i have none; dazed target throws nothing',
      see: ['M-STUN-06', 'M-OPEN-18', 'M-ATK-07'],
    },
    {
      id: 'M-OPEN-23',
      title: 'Borg who use a Stun weapon',
      text: 'The book exempts Borg from Stun, but doesn’t say what happens when a Borg character fires a Stun weapon.\n\nWe play: targets that aren’t Borg are stunned as usual. The exception is about Borg targets only.',
      source: 'Ruling; Stun Weapons',
      terms:
        'assimilated phaser; drone shoots; stun others; turned hero keeps zapping with his pistol; hive shoots a daze gun at me; turncoat’s pistol dazes me',
      see: ['M-STUN-01', 'M-STUN-04'],
    },
    {
      id: 'M-OPEN-24',
      title: 'Who counts as a Borg Drone',
      text: 'The book doesn’t say who is a Borg Drone for the Hivemind.\n\nWe play: One to Five of Five, and every character with a Borg Drone Overlay. Locutus isn’t one.',
      source: 'Ruling; Hivemind',
      terms:
        'hivemind drone; locutus; assimilated character; which characters; is the hive boss a drone too; who may be a puppet for another; who are eligible puppets',
      see: ['M-HIVE-01', 'M-COMP-03', 'M-ASSIM-02'],
    },
    {
      id: 'M-OPEN-25',
      title: 'Hivemind with a stunned drone',
      text: 'The book doesn’t say if a stunned drone can act through the Hivemind.\n\nWe play: it can only Recover. To act in another’s place doesn’t use up the drone’s own Activation.',
      source: 'Ruling; Hivemind; Activating While Stunned',
      terms:
        'stun token; recover through drone; channel; puppet is dazed can it do my stuff; groggy drone acting remotely; groggy puppet acting for somebody',
      see: ['M-HIVE-01', 'M-STUN-05', 'M-OPEN-27'],
    },
    {
      id: 'M-OPEN-26',
      title: 'Hivemind with a Bonus Action',
      text: 'The rule for Hivemind speaks of a character that is activated, the card doesn’t.\n\nWe play: Hivemind works with a Bonus Action too, since cards come before the rulebook. The chosen character acts through the drone.',
      source: 'Ruling; Bonus Actions; Hivemind',
      terms:
        'token; extra action; drone acts; freebie chip via a remote puppet; remote acting outside a regular go; puppet via freebie',
      see: ['M-HIVE-01', 'M-BONUS-05', 'M-TIME-01'],
    },
    {
      id: 'M-OPEN-27',
      title: 'A drone that acted through the Hivemind',
      text: 'The book doesn’t say if a drone that has acted in another’s place can still be activated itself.\n\nWe play: yes, it can.',
      source: 'Ruling; Hivemind',
      terms:
        'own activation; activated token; again; used drone; puppet acted already does it still go; does remote acting tire the drone; puppet’s own go',
      see: ['M-HIVE-01', 'M-OPEN-25'],
    },
    {
      id: 'M-OPEN-28',
      title: 'Riding between the two Turbolifts',
      text: 'Turbolifts take you only to a different Mission Board, but the book doesn’t say if the two Turbolift spaces beside the Main Corridor are on different boards.\n\nWe play: each Turbolift beside the corridor counts as a board of its own, so a character can ride from one to the other. Turbolift spaces printed on a Mission Board, if there are any, count as part of that board.',
      source: 'Ruling; Turbolifts; Scan Mission Area',
      terms: 'elevator; lift; same board; jump; corridor ends; shaft trip along the hallway; are both shafts linked',
      see: ['M-MOVE-06', 'M-PREP-06', 'M-GEO-07'],
    },
    {
      id: 'M-OPEN-29',
      title: 'No room for an Assimilated character',
      text: 'The book doesn’t say what “as close as possible” means when no adjacent space is free.\n\nWe play: the figure goes to the nearest space where it may stand, by the length of the way there; among equals to the one in the lowest row, then in the lowest column. If there is no such space at all, it waits in reserve and comes in at the first chance.',
      source: 'Ruling; Assimilate',
      terms:
        'full spaces; nearest; reserve; place drone; nowhere to stand for a fresh convert; convert waits off the map; turncoat finds no square',
      see: ['M-ASSIM-03', 'M-MOVE-08'],
    },
    {
      id: 'M-OPEN-30',
      title: 'Honor is lost with Assimilation',
      text: 'The book doesn’t say outright that rewards such as Honor are lost when a character is Assimilated.\n\nWe play: they are. All its tokens go.',
      source: 'Ruling; Assimilate',
      terms:
        'klingon; tokens; rewards; dishonor; does glory vanish when turned; shamed warrior keeps his chips; glory erased upon joining the hive',
      see: ['M-ASSIM-04', 'M-FAC-05'],
    },
    {
      id: 'M-OPEN-31',
      title: 'Assimilation only when Neutralized',
      text: 'The book doesn’t say if a character may be Assimilated before it is Neutralized.\n\nWe play: no. It is Assimilated only when a weapon with Assimilate Neutralizes it, not when it is merely at its lowest values.',
      source: 'Ruling; Assimilate',
      terms:
        'zero health; when assimilated; lowest ratings; other weapon; convert someone still on his feet; does a weak hero get turned before dropping; turn a living hero',
      see: ['M-ASSIM-01', 'M-DMG-02'],
    },
    {
      id: 'M-OPEN-32',
      title: 'Borg can’t be Assimilated',
      text: 'The book doesn’t say if a Borg character can be Assimilated.\n\nWe play: no. It may be attacked with such weapons, but it is then simply Neutralized.',
      source: 'Ruling; Assimilate',
      terms:
        'borg against borg; drone; mirror match; hive versus hive can they convert; nanoprobes versus fellow drones; swarm mirror duel',
      see: ['M-ASSIM-01', 'M-ASSIM-08'],
    },
    {
      id: 'M-OPEN-33',
      title: 'The list of Specializations',
      text: 'The book gives no full list of Specializations. Its examples name eight, among them Computers, which is tested at an Operations terminal.\n\nWe play: exactly these eight: Command, Computers, Diplomacy, Engineering, Medical, Operations, Science and Security. The kind of terminal and the tested Specialization have nothing to do with each other.',
      source: 'Ruling; Using Specializations; A Mission Card',
      terms:
        'skills; all types; computers; training; terminal type; every field of expertise; is hacking tied to one sort of screen; fields of know how',
      see: ['M-CHAR-02', 'M-SKILL-07', 'M-TERM-02'],
    },
    {
      id: 'M-OPEN-34',
      title: 'Core Missions are chosen in secret',
      text: 'The book doesn’t say if Core Missions are chosen openly and who chooses first.\n\nWe play: both players choose in private after the boards are laid, then both are shown together.',
      source: 'Ruling; Choose Core Mission',
      terms:
        'main mission; hidden choice; who first; reveal; pick the big goal secretly or openly; do we unveil goals together',
      see: ['M-PREP-11', 'M-OPEN-06'],
    },
    {
      id: 'M-OPEN-35',
      title: 'Both players choose cards at once',
      text: 'The book doesn’t say in which order players discard in the Draw Phase or use Reverse Polarity.\n\nWe play: both decide at the same time, and the choices are shown when both are done.',
      source: 'Ruling; Draw Phase',
      terms:
        'simultaneous; discard order; who first; draw phase; who dumps cards before whom; do we toss at once; she wants to see my mulligan',
      see: ['M-DRAW-01', 'M-DRAW-04'],
    },
    {
      id: 'M-OPEN-36',
      title: 'Assimilation at the end of a Round',
      text: 'The book doesn’t say if the Borg get another Activation when they Assimilate a character with their last one.\n\nWe play: yes. The new drone has no Activated token, and the Round ends only when everyone has been activated.',
      source: 'Ruling; Assimilate; Subsequent Activations',
      terms:
        'last activation; new drone; extra turn; converted someone on the very last go; does the round continue for a convert',
      see: ['M-ASSIM-07', 'M-ACT-02'],
    },
    {
      id: 'M-OPEN-37',
      title: 'Assimilated after its own Activation',
      text: 'The book doesn’t say if the Borg may activate a new drone when its former owner has activated it in this Round already.\n\nWe play: yes, since its Activated token was removed.',
      source: 'Ruling; Assimilate',
      terms:
        'activated twice; new drone; same round; hero went already then got converted goes twice; convert fights again tonight',
      see: ['M-ASSIM-07', 'M-ACT-05'],
    },
    {
      id: 'M-OPEN-38',
      title: 'Several Equipment cards at once',
      text: 'The book doesn’t say how many Equipment cards you may play at the start of one Activation.\n\nWe play: any number.',
      source: 'Ruling; Equipment Cards',
      terms:
        'how many items; equip more; limit; gear; hand out three gadgets in a single go; gadget allowance per go; gear up massively',
      see: ['M-PLAY-14'],
    },
    {
      id: 'M-OPEN-39',
      title: 'Handing Equipment to another character',
      text: 'The book doesn’t say if a character may give its Equipment to another.\n\nWe play: no, unless a card allows it.',
      source: 'Ruling; Equipment Cards',
      terms:
        'trade items; pass gear; exchange; give; lend my tricorder to a pal; toss a rifle across; pass a rifle along',
      see: ['M-PLAY-17', 'M-PLAY-14'],
    },
    {
      id: 'M-OPEN-40',
      title: 'Incapacitated by its own Action',
      text: 'The book doesn’t say what happens if a character becomes Incapacitated through its own Action.\n\nWe play: that Action ends. With any Action that it has left it can only Recover.',
      source: 'Ruling; Stun',
      terms:
        'stun yourself; grenade; second action; knocked myself out halfway; my own blast dazed me; self inflicted knockout',
      see: ['M-STUN-07', 'M-STUN-05'],
    },
    {
      id: 'M-OPEN-41',
      title: 'A tie in points and cards',
      text: 'When two players have equal points and have scored equally many Mission cards, somebody might look for a further tiebreaker.\n\nWe play: there is none. The game is a draw.',
      source: 'Ruling; Beam Up and Debrief',
      terms: 'tiebreaker; same score; nobody wins; dead level after everything; are we both champions',
      see: ['M-END-05'],
    },
    {
      id: 'M-OPEN-42',
      title: 'No hand limit between draws',
      text: 'The book sets no limit to your hand outside the Draw Phase.\n\nWe play: there is none. Only the Draw Phase fills your hand to five of each kind.',
      source: 'Ruling; Draw Phase',
      terms:
        'hand size; maximum cards; too many cards; how many cards may i hoard; must i throw stuff when holding twelve; hoard cards without any ceiling',
      see: ['M-DRAW-05', 'M-DRAW-02'],
    },
    {
      id: 'M-OPEN-43',
      title: 'Only Bonus Actions left',
      text: 'The book doesn’t say if a player who has only Bonus Actions left must use them one after the other.\n\nWe play: yes, in turn with the opponent as usual.',
      source: 'Ruling; Subsequent Activations',
      terms: 'tokens left; alternate; use all; burn all remaining freebies together; alternate while burning freebies',
      see: ['M-BONUS-06', 'M-ACT-04'],
    },
    {
      id: 'M-OPEN-44',
      title: 'Several Activations in a row',
      text: 'The book doesn’t say what you do when your opponent has nothing left to activate.\n\nWe play: you go on alone, with as many Activations in a row as you have left.',
      source: 'Ruling; Subsequent Activations',
      terms: 'opponent finished; continue; consecutive turns; she’s done do i keep acting; three heroes consecutively',
      see: ['M-ACT-03'],
    },
    {
      id: 'M-OPEN-45',
      title: 'Walking past two friends',
      text: 'The book forbids ending a move where two friendly characters stand. It doesn’t say if you may pass through.\n\nWe play: you may. Only ending there is forbidden.',
      source: 'Ruling; Move Action',
      terms: 'move through; full space; friendly characters; squeeze by a pair of pals; crowded square on my way',
      see: ['M-MOVE-04'],
    },
    {
      id: 'M-OPEN-46',
      title: 'Two friends in the line of sight',
      text: 'The book doesn’t say if two friendly characters in one space block sight as one does.\n\nWe play: they do.',
      source: 'Ruling; Line of Sight',
      terms: 'los; blocked view; shoot past friends; pair of pals blocks my shot; crowd in front of my gun',
      see: ['M-LOS-02'],
    },
    {
      id: 'M-OPEN-47',
      title: 'Ending a move with an Incapacitated enemy',
      text: 'The book lets you pass through the space of an Incapacitated hostile character. It doesn’t say if you may stop there later.\n\nWe play: no. A move never ends in a space with a hostile character.',
      source: 'Ruling; Incapacitated; Move Action',
      terms:
        'stop on enemy; share a space; stunned enemy; helpless; stand on top of a knocked out foe; halt beside an unconscious drone in its square',
      see: ['M-STUN-07', 'M-MOVE-02'],
    },
    {
      id: 'M-OPEN-48',
      title: 'Bonus Actions without characters',
      text: 'The book doesn’t say what a team without any characters does in a Round.\n\nWe play: it takes its Bonus Action tokens, but it can only draw cards, pass or play Events with them.',
      source: 'Ruling; Assign Bonus Actions; Not Dead, Jim',
      terms:
        'wiped out; nobody left; all neutralized; eliminated; wiped squad still gets freebies; what may i do with nobody alive; ghosts squad chips',
      see: ['M-END-06', 'M-BONUS-05'],
    },
    {
      id: 'M-OPEN-49',
      title: 'Where arriving characters are placed',
      text: 'The book says only that characters with Escalation are placed in the mission area.\n\nWe play: in any space of their owner’s starting area, at most two in a space and not with hostile characters.',
      source: 'Ruling; Escalation; Placing Characters',
      terms: 'escalation; reinforcements; deploy; new drones; where do latecomers show up; spot for fresh drones',
      see: ['M-ESC-02', 'M-MOVE-08', 'M-PREP-12'],
    },
    {
      id: 'M-OPEN-50',
      title: 'New arrivals count for Bonus Actions',
      text: 'The book doesn’t say if characters that have just arrived by Escalation are counted for Bonus Actions.\n\nWe play: they are, since they are placed before the count.',
      source: 'Ruling; Escalation; Assign Bonus Actions',
      terms:
        'escalation; reinforcements; count characters; do latecomers matter in the headcount right away; fresh drones shrink my freebies',
      see: ['M-BONUS-02', 'M-ESC-02'],
    },
    {
      id: 'M-OPEN-51',
      title: 'Does an Event cost an Action?',
      text: 'The text on most Events suggests that you just play them at the stated time. The glossary knows only Special Actions and Interrupts.\n\nWe play: as in the glossary. An Event takes an Action, unless it is an Interrupt or a card lets you play it free.',
      source: 'Ruling; Event Cards; Glossary: Event Card',
      terms: 'free event; price; use an action; when to play; is a trick gratis; are tricks on top of my two moves',
      see: ['M-PLAY-27', 'M-PLAY-07'],
    },
    {
      id: 'M-OPEN-52',
      title: 'How often Free Actions may happen',
      text: 'The book sets no limit for Free Actions.\n\nWe play: a Free Action is part of what triggers it. There is no separate limit.',
      source: 'Ruling; Free Actions',
      terms: 'extra action; limit; combo; how many; unlimited bonus shots; can tag along stuff chain forever',
      see: ['M-PLAY-21'],
    },
    {
      id: 'M-OPEN-53',
      title: 'Equipment of a Neutralized character',
      text: 'The book doesn’t say where the Equipment of a Neutralized character goes.\n\nWe play: onto the Support discard pile of the player it belongs to.',
      source: 'Ruling; Neutralized',
      terms:
        'items; discard pile; lost gear; owner; fallen hero’s gadgets whose trash pile; loot a corpse; what about a corpse’s belongings',
      see: ['M-DMG-02', 'M-PLAY-17'],
    },
    {
      id: 'M-OPEN-54',
      title: 'Score of a team game',
      text: 'The book doesn’t say how a team game is scored.\n\nWe play: the points of both allies are added.',
      source: 'Ruling; Four-Player Team Games',
      terms: '2 vs 2; who wins; partner; total; do allied scores add up; tally for a duo',
      see: ['M-TG-01', 'M-END-04'],
    },
    {
      id: 'M-OPEN-55',
      title: 'Bonus tokens of a team',
      text: 'The book doesn’t say who holds Bonus Action tokens in a team game.\n\nWe play: each player holds their own. A team may spend them in its turns in any order.',
      source: 'Ruling; Assign Bonus Actions (team)',
      terms: '2 vs 2; partner; shared; spend; can i burn my buddy’s freebies; are freebies pooled when allied',
      see: ['M-TG-05', 'M-OPEN-17'],
    },
    {
      id: 'M-OPEN-56',
      title: 'Supply counts in decks only',
      text: 'The book doesn’t say if copies that have been scored or discarded count towards the Supply number.\n\nWe play: no. The Supply number matters only when you build your decks.',
      source: 'Ruling; Supply #',
      terms:
        'copies; shuffled back; limit in play; recycled card above its stock digit; does the stock digit bind mid session',
      see: ['M-BUILD-04', 'M-BUILD-05'],
    },
    {
      id: 'M-OPEN-57',
      title: 'Reverse Polarity with one kind of card',
      text: 'The book doesn’t say if you may return cards of one deck only.\n\nWe play: you return any cards of either kind. Each goes back to its own deck, both decks are shuffled, and you draw up to five of each kind again.',
      source: 'Ruling; Reverse Polarity',
      terms: 'mulligan; redraw; one deck; new hand; mulligan just objectives; put back gadgets yet keep objectives',
      see: ['M-DRAW-04', 'M-OPEN-35'],
    },
    {
      id: 'M-OPEN-58',
      title: 'What others see of a search',
      text: 'The book doesn’t say if a card that you search for is shown.\n\nWe play: the card that you take is shown, the rest of the deck stays hidden. The deck is shuffled afterwards.',
      source: 'Ruling; Search',
      terms:
        'reveal; show card; hidden; tutor; do i flash the card i fetched; prove what i fetched; unveil what i plucked',
      see: ['M-SEARCH-01'],
    },
    {
      id: 'M-OPEN-59',
      title: 'Discard piles are open to all',
      text: 'The book doesn’t say if you may look through a discard pile.\n\nWe play: you may look through both players’ piles, since they lie face up.',
      source: 'Ruling; Deck',
      terms:
        'look at discards; public; opponent’s pile; may i browse her trash pile; flip through spent stuff; rummage in her bin',
      see: ['M-DECK-03'],
    },
    {
      id: 'M-OPEN-60',
      title: 'Seeing through a doorway at an angle',
      text: 'The book doesn’t say if a line of sight may run diagonally through a door.\n\nWe play: it may, if a line between the two spaces crosses only open edges and open doors.',
      source: 'Ruling; Line of Sight',
      terms: 'diagonal; door; los; slanted; corner; peer through a hatch from the side; slanting shot into a room',
      see: ['M-GEO-06', 'M-LOS-03'],
    },
    {
      id: 'M-OPEN-61',
      title: 'Ties when rolling for order',
      text: 'The book has a rule for ties only when the boards are laid.\n\nWe play: every tie between two players is rolled again.',
      source: 'Ruling; Roll for First Activation',
      terms:
        'same roll; equal dice; first activation; re-roll; we threw the identical number who starts; deadlock on the kickoff throw; identical kickoff dice',
      see: ['M-ACT-01', 'M-PREP-01', 'M-MULT-11'],
    },
    {
      id: 'M-OPEN-63',
      title: 'The Keyword Counterpart',
      text: 'The book doesn’t say what the Keyword Counterpart on Locutus’s card does.\n\nWe play: it is a plain Keyword without a rule of its own.',
      source: 'Ruling; Character Cards',
      terms: 'locutus; picard; meaning; unknown keyword; odd word on the hive boss sheet; does counterpart do anything',
      see: ['M-CARD-01', 'M-CHAR-02'],
    },
    {
      id: 'M-OPEN-64',
      title: 'Timing conflicts of three or more players',
      text: 'The book settles rules that are due at the same moment only for two players.\n\nWe play: all players concerned roll a die. In descending order each carries out one rule, then each another, and so on.',
      source: 'Ruling; Timing Conflicts',
      terms:
        'simultaneous; multiplayer; same time; trigger order; three of us have effects going off together; four way clash of effects',
      see: ['M-TIME-05', 'M-MULT-08'],
    },
  ],
};
