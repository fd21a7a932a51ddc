import type { Chapter } from '../entry.ts';

/** Rulings on elimination and cards. */
export const rulingsOnEliminationAndCards: Chapter = {
  title: 'Rulings on elimination and cards',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-82',
      title: 'Ships at Warp keep you in the game',
      text: 'The book eliminates a player without Ships and Systems, and Ships at Warp are off the map. We play: Ships at Warp count. You are out only if you have no Ships on the map or at Warp and no Systems. This is checked in each Recharge Stage right after the Victory Check.',
      source: 'Ruling; Extermination',
      terms:
        'eliminated; knocked out; no ships; off the map; when checked; only jumpers left am i out; my final hull is at lightspeed',
      see: ['A-RECH-02', 'A-MOVE-10'],
    },
    {
      id: 'A-OPEN-83',
      title: 'Starbases of an eliminated player',
      text: 'The book doesn’t say what becomes of a Starbase whose owner is eliminated. We play: it stays in place and nobody Controls it.',
      source: 'Ruling; Extermination',
      terms:
        'dead player; abandoned station; left over; uncontrolled; outpost of someone kicked out; ghost base of the deceased',
      see: ['A-RECH-02', 'A-INV-24', 'A-SB-05'],
    },
    {
      id: 'A-OPEN-84',
      title: 'Home System of an eliminated player',
      text: 'The book doesn’t say whether the home of an eliminated player still counts for the Supremacy Victory. We play: yes, it stays a Home System.',
      source: 'Ruling; Supremacy Victory',
      terms:
        'dead player; supremacy; three homes; homeworld; capital of someone kicked out counts toward conquest; deceased neighbour’s earth',
      see: ['A-WIN-04', 'A-RECH-02'],
    },
    {
      id: 'A-OPEN-85',
      title: 'Who sits opposite for Dark Reflection',
      text: 'The book settles Dark Reflection for an odd number of players only: one of the two opposite is drawn at random. We play: with an even number, it is the player half the table further on; with two, the other player. With an odd number, chance decides between the two in the middle of the others.',
      source: 'Ruling; Discovery: Dark Reflection',
      terms:
        'opposite player; seats; two players; control my ships; who is across the table from me; mirror card with four or three people',
      see: ['A-EXPL-19'],
    },
    {
      id: 'A-OPEN-86',
      title: 'When a special rule can step in',
      text: 'Special rules may be used in any player’s turn, and the book doesn’t say at which moments. We play: at these moments, where a rule fits:\n• the start of a turn,\n• before and after a move,\n• before the rolls to hit,\n• after the rolls, for rerolls,\n• before casualties are taken,\n• the end of a Combat Round,\n• the start and the end of the Execution and the Recharge Stage.\nIf several players act at the same moment they go in turn order, beginning with the player whose turn it is.',
      source: 'Ruling; Utilize Special Rules',
      terms:
        'timing; reaction; interrupt; window; when to use a card; when exactly may i butt in; which moments let a power fire; several powers at once who first',
      see: ['A-SPEC-01', 'A-DICE-06'],
    },
    {
      id: 'A-OPEN-87',
      title: 'Whether Vulcan honesty is enforced',
      text: 'The Vulcan player may not lie, and the book gives no penalty. We play: the game reminds the Vulcan player of it and doesn’t check it.',
      source: 'Ruling; Vulcan: Honest Meddling',
      terms: 'lying; penalty; truth; cheating; promise; what if space elves fib; is fibbing punished',
      see: ['A-VUL-06'],
    },
    {
      id: 'A-OPEN-88',
      title: 'Simultaneous First Turns in a chat',
      text: 'The option of simultaneous first turns needs everyone at the table at the same time. We play: all first turns are given in and then carried out together, in random order. No connection may be made that would link two homes.',
      source: 'Ruling; Simultaneous First Turns',
      terms:
        'same time; play by post; first round; batch; parallel opening over discord; everyone submits opening orders',
      see: ['A-OPT-02'],
    },
    {
      id: 'A-OPEN-89',
      title: 'When upgrades and Starbases take effect',
      text: 'The book doesn’t say whether an upgrade or a new Starbase works at once. We play: yes, except for the Command that you gain, which arrives Exhausted.',
      source: 'Ruling; Commission a Starbase; Upgrading Weapons & Shields',
      terms:
        'immediately; same turn; new starbase; new shields; delay; do bigger guns count right now; fresh outpost usable instantly',
      see: ['A-SET-08', 'A-BUILD-32', 'A-SB-06'],
    },
    {
      id: 'A-OPEN-90',
      title: 'Disbanding a Control Node with a Starbase',
      text: 'If you have run out of Control Nodes you may Disband one in play. The book doesn’t say what then happens to a Starbase in that System. We play: nobody Controls it and you lose its Command. You may Disband a Control Node only when you have none left in your supply.',
      source: 'Ruling; Running Out of Components',
      terms:
        'give up system; remove control node; starbase lost; abandon; pull my flag where an outpost sits; ditch a colony what of the base',
      see: ['A-BUILD-20', 'A-INV-24'],
    },
    {
      id: 'A-OPEN-91',
      title: 'Losing several Research Nodes at once',
      text: 'If you lose several Research Nodes together, you give Projects to the captor and also sink below your maximum. The book doesn’t say which comes first. We play: first you give the captured Projects, then you discard down.',
      source: 'Ruling; Capturing Research Nodes; Launch Projects',
      terms:
        'order; give project; discard down; captured nodes; several labs conquered in a single blow; hand over or ditch tech which first',
      see: ['A-INV-18', 'A-PROJ-06'],
    },
    {
      id: 'A-OPEN-92',
      title: 'Captured Projects above your maximum',
      text: 'The book doesn’t say what happens if a captured Project takes you over your maximum. We play: you discard down at once. The Research Nodes that you have just won already count.',
      source: 'Ruling; Capturing Research Nodes',
      terms:
        'too many projects; over limit; keep captured project; discard; looted tech but too few labs; keep a nabbed invention beyond my cap',
      see: ['A-INV-18', 'A-PROJ-03'],
    },
    {
      id: 'A-OPEN-93',
      title: 'Getting your own card back',
      text: 'The book doesn’t say whether there can be two copies of an Advancement, or whether your own card can come back to you. We play: each card exists once. Getting your own Project back by capture is fine.',
      source: 'Ruling; Capturing Research Nodes',
      terms:
        'two copies; duplicate; recapture; own project; unique; i won back my stolen tech; can two folks have the same invention',
      see: ['A-INV-18', 'A-PROJ-05'],
    },
    {
      id: 'A-OPEN-94',
      title: 'Whether the Starting Advancement is among the fifteen',
      text: 'The book doesn’t say whether the Starting Advancement is one of a civilization’s 15 cards. We play: yes, so your draw deck begins with 14.',
      source: 'Ruling; Advancement Decks',
      terms:
        'deck size; 14 cards; 15 cards; how many advancements; is the starter included in the deck count; fourteen or fifteen techs',
      see: ['A-SET-09', 'A-COMP-11'],
    },
    {
      id: 'A-OPEN-95',
      title: 'Missing rules for one or two players',
      text: 'For games with one or two players the book points to a separate Borg rulebook, which isn’t part of it. We play: such a game can be opened only if its host accepts our own rules for it, until the printed ones are known.',
      source: 'Ruling; Adding Borg to Your Game',
      terms:
        'solo; two-player game; borg assimilation; not available; locked; why can’t i open a solitaire table; couple’s game needs another manual',
      see: ['A-OPEN-33', 'A-EXP-12'],
    },
    {
      id: 'A-OPEN-96',
      title: 'Whose Ships bring the Starbase die',
      text: 'One sentence speaks of support for your own Ships, the next of any Ships of the battle that Orbit your Starbase. We play: the Ships of either side count. If you fire from an Adjacent Sector at rivals who Orbit your Starbase, you roll its die too. At set-up you may agree that only your own Ships count.',
      source: 'Ruling; Starbase Support in Space Battles',
      terms:
        'starbase support; extra die; rival in orbit; adjacent; my outpost shoots at parked foes; foe circles my base i’m next door',
      see: ['A-BAT-15', 'A-BAT-16', 'A-OPEN-59'],
    },
    {
      id: 'A-OPEN-97',
      title: 'Which agreements Suspicious Exhausts',
      text: 'The Romulan rule Suspicious can mean the agreement that arrives or all that the Romulans hold. We play: only the one that arrives, since the aim is to wait a turn for its benefit. At set-up you may agree that it means all of them.',
      source: 'Ruling; Exhausted Trade Agreements, Note',
      terms:
        'romulan trade; all treaties; face down; wait; paranoid empire flips one pact or every pact; how far does sneaky mistrust reach',
      see: ['A-ROM-02', 'A-TRADE-13'],
    },
    {
      id: 'A-OPEN-98',
      title: 'Which payment the Diplomatic Corps saves',
      text: 'The book doesn’t say whether Starfleet Diplomatic Corps saves the Culture for the attempt or the one for taking Control. We play: the one for taking Control. A failed attempt still costs 1 Culture.',
      source: 'Ruling; Cultural Hegemony',
      terms:
        'federation hegemony; one culture; discount; failed attempt cost; starfleet envoys flop what do i still pay; half fee first or second half',
      see: ['A-FED-06', 'A-HEG-02', 'A-HEG-10'],
    },
    {
      id: 'A-OPEN-99',
      title: 'Whose agreement Honest Meddling needs',
      text: 'To move another player’s Ships the Vulcans need a Trade Agreement with that player. The book doesn’t say which of the two must hold one. We play: either is enough.',
      source: 'Ruling; Vulcan: Honest Meddling',
      terms:
        'vulcan moves my ships; trade agreement direction; holder; permission; space elves drive my vessel which pact counts; pointy ears tow someone direction of deal',
      see: ['A-VUL-05', 'A-TERM-13'],
    },
    {
      id: 'A-OPEN-100',
      title: 'High Council and High Command',
      text: 'The book names the Vulcan High Council, a Starting Advancement, and the Vulcan High Command. We play: they are two different cards.',
      source: 'Ruling; Moving Vulcan Ambassadors; Vulcan Ambassadors (Invasion)',
      terms:
        'same card; vulcan advancement; ambassador card; name; are space elves’ council and command identical; two similar pointy ears cards',
      see: ['A-VUL-13', 'A-VUL-14'],
    },
    {
      id: 'A-OPEN-101',
      title: 'Console rules that the book leaves out',
      text: 'Only the Federation console is shown whole. The consoles of the other civilizations may hold more rules than the text quotes. We play: each civilization has the special rules that the book’s text gives it.',
      source: 'Ruling; Command Consoles',
      terms:
        'special rules; civilization abilities; missing rules; command console; my dashboard lacks powers; where are the other races’ abilities',
      see: ['A-COMP-07', 'A-OPEN-02'],
    },
    {
      id: 'A-OPEN-102',
      title: 'Independent worlds never Surrender',
      text: 'The book doesn’t say whether a System that nobody Controls can Surrender. We play: no, since nobody decides for it. It fights until the Invasion ends.',
      source: 'Ruling; Invading Uncontrolled Systems; Surrender to Invasion',
      terms:
        'neutral planet; give up; natives; uncontrolled system; will locals raise a white flag; minor race never quits',
      see: ['A-INV-25', 'A-INV-16'],
    },
  ],
};
