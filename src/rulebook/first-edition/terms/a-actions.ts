import type { Chapter } from '../../entry.ts';

/** Glossary terms from the numbers to actions. */
export const termsActions: Chapter = {
  title: 'Terms: numbers and A to actions',
  entries: [
    {
      id: 'C-TERM-002',
      title: '22nd century icon',
      text: 'This icon tells you that a card comes from the 22nd century. It does nothing by itself; it is there for other cards to refer to.',
      source: 'Glossary',
      terms:
        'enterprise era; time period symbol; archer era; what does this icon do; logo for the prequel show; badge from the nx prequel series; pre federation times mark',
      see: ['C-TERM-259', 'C-TERM-444'],
    },
    {
      id: 'C-TERM-003',
      title: '30/30 rule',
      text: 'At most 30 cards may be in your seed deck, and at least 30 must be in your draw deck. Missions and sites don’t count among the 30 seed cards, because you seed them for free.',
      source: 'Glossary',
      terms:
        'deck size; how many cards in a deck; minimum draw deck; maximum seed cards; deck construction; is my pile too small; do missions eat seed slots; smallest legal library size',
      see: ['C-TERM-356', 'C-TERM-137', 'C-TERM-110'],
    },
    {
      id: 'C-TERM-004',
      title: 'abduction',
      text: [
        'Some cards let your Borg carry off a personnel, for example Reassimilate Lost Drone, Assimilate Counterpart or the Talon Drone (Three of Nineteen). An abducted personnel is disabled, takes no part in battles, and is escorted by your Borg who are present; you move it around as you would equipment.',
        'When the abduction happens in personal combat, the two combatants drop out of the battle and may beam away at once if they can. They are “stopped” all the same.',
        'If nobody escorts an abducted personnel at some moment, your opponent can rescue it with personnel of their own who are present.',
        'Abducted personnel are no captives: a card for captives, such as Rescue Captives, does nothing to them. Once assimilated, a personnel no longer counts as abducted.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'kidnap; borg take personnel; abduct; carry off; escort; rescue abducted; drone drags my guy away; snatched by the collective; get my hauled off teammate back',
      see: ['C-TERM-037', 'C-TERM-062', 'C-TERM-072', 'C-TERM-122'],
    },
    {
      id: 'C-TERM-007',
      title: 'actions',
      text: [
        'An action is a single operation that a player carries out in the game.',
        [
          'Each of these is one action:',
          '• playing a card, drawing a card, or discarding a card;',
          '• one trip of a ship between two locations, even when it passes others in between;',
          '• moving personnel, by beaming or in another way;',
          '• using a personnel’s special skill, unless it is an automatic modifier;',
          '• a battle, from its initiation until the winner is known and all damage or deaths are dealt with;',
          '• attempting or scouting a mission.',
        ].join('\n'),
        'Two things are not actions: applying an automatic modifier (such as one that gives your personnel STRENGTH +2 where it is present), and checking a condition (such as who may attack whom).',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'what is an action; operation; move; not an action; step; do something; is that one thing or many; is a passive boost an activity; one thing at a time',
      see: ['C-TERM-008', 'C-TERM-015', 'C-TERM-046', 'C-TERM-053'],
    },
    {
      id: 'C-TERM-008',
      title: 'actions - sequence of steps',
      text: [
        'Every action goes through three steps, always in this order: initiation, responses, results.',
        [
          '• Initiation: you say how you use a card with several functions, meet the conditions, choose the targets and pay the costs.',
          '• Responses: both players may try to cancel or change the action. They don’t have to.',
          '• Results: what the action does in the game happens.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'timing of an action; three steps; action order; how to resolve an action; phases of an action; declare then reply then it works; how does doing something unfold; start middle finish of a play',
      see: ['C-TERM-012', 'C-TERM-013', 'C-TERM-014'],
    },
    {
      id: 'C-TERM-009',
      title: 'actions – group',
      text: [
        'A group action is an action that has other actions inside it. Until all of it is over, neither player may start anything else, apart from actions that suspend play and responses to the group action or to one of its parts.',
        'A personnel battle is one: inside it you make the combat pile, fight each single combat, find out the winner and discard the killed cards. What you do instead of a card draw, of your normal card play and so on can be one as well, such as several card plays under Red Alert!!.',
        'Each part can be answered with its own valid responses. When a ship reports with crew, a player may answer with an Energy Vortex, either on the ship or on one particular personnel who reports. In the same way Android Headlock, or the text of Hypospray, may answer one particular combat pairing.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'sub-action; subaction; action within an action; nested actions; who may interrupt a battle; bundle of little moves inside one; can i jump in mid fight; one big thing with pieces',
      see: ['C-TERM-013', 'C-TERM-054', 'C-TERM-075', 'C-TERM-401'],
    },
    {
      id: 'C-TERM-010',
      title: 'actions – interrupting',
      text: [
        'You may break into an action with another action in two cases only:',
        [
          '• your action is a valid response to it or to one of its sub-actions;',
          '• a card or a rule says in so many words that your action “suspends play”.',
        ].join('\n'),
        'Example: in a mission attempt you may answer the encounter of a particular dilemma with a valid response, but between two dilemmas you may not play an interrupt.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'when can i interrupt; cut in; respond; break into an action; between dilemmas; during an attempt; can i barge in halfway; butt in while he attempts; allowed to stop him mid resolve',
      see: ['C-TERM-013', 'C-TERM-401', 'C-TERM-120'],
    },
    {
      id: 'C-TERM-011',
      title: 'actions – required',
      text: [
        'A card that says “must” or “must do nothing but” puts a required action on you. Moving ones send a ship somewhere; non-moving ones tell you to do something where you are, as soon as you can.',
        'Moving required actions are, for example, Cytherians (go to the spaceline’s end), Incoming Messages (return to an outpost) and Conundrum (choose a ship and “chase” it). The goal, be it an outpost, a location or a ship to attack, has to be on the spaceline where the moving ship is.',
        [
          'While a ship must move:',
          '• You may still bring personnel and equipment aboard, by beaming, by reporting (to a Borg Cube, for instance) or by any means for which the ship and its crew need no action such as docking.',
          '• Nothing may take personnel or equipment off the ship.',
          '• Ship and crew alike may only move, and meet conditions that cure or nullify cards affecting the ship.',
          '• The ship may not cloak, phase or start a battle. Even a counter-attack is out. It may return fire when attacked.',
          '• The crew may not attack an intruder, but may defend themselves.',
          '• The ship can still be hit by cards played on it or met along the way, like Wormholes or Gaps in Normal Space.',
        ].join('\n'),
        '“Normal speed” or “full speed” means that, as long as the ship is staffed to move, you use up all RANGE it has each turn, even when that lands the ship in trouble such as Gaps in Normal Space. Automatic modifiers count, say from a Plasmadyne Relay aboard. Stops at places on the way are allowed. Shortcuts are allowed too, but never a duty: the skills of Lakanta or The Traveler, Wormholes, Where No One Has Gone Before, Transwarp Network Gateways and similar means.',
        'Non-moving required actions are, for example, Samaritan Snare (a Federation crew must attempt the mission) and Conundrum once you have reached the chosen ship (you must attack it). You do it at the first chance, usually as your next action. Both players may respond to it, for instance with battle cards or with Senior Staff Meeting.',
        'When you owe several required actions, you pick their order. If a new controller commandeers or assimilates the ship, the duty stays on it and the new controller has to fulfil it.',
        'Example: your Federation ship is under Cytherians and stands at Samaritan Snare. If it has RANGE left, your next action may be either: moving on, or the mission attempt.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'must do nothing but; forced action; compelled to move; full speed; normal speed; have to attack; mandatory; my ship has no choice; obligated to do this; card orders me to fly',
      see: ['C-TERM-248', 'C-TERM-369', 'C-TERM-091', 'C-TERM-052'],
    },
    {
      id: 'C-TERM-012',
      title: 'actions – step 1: initiation',
      text: [
        'To begin an action you do whatever of the following it needs, in this order: say which function you use, meet the conditions, choose the targets, pay the costs.',
        [
          '• Say the function, if the card has several: Going To The Top either returns a personnel to hand or downloads one; a Space-Time Portal discarded from the table has five possible results.',
          '• Meet the conditions of rules and game text: who may attack whom, an open Alternate Universe Door for an Alternate Universe card, a text like “plays at start of battle”.',
          '• Choose the targets: the player who draws for Kivas Fajo – Collector, the outpost where a personnel reports, the ship you attack, the drone in your draw deck that the Borg Queen’s skill downloads.',
          '• Pay the costs: your normal card play for a personnel who reports, a card draw given up for a download, the use of a special download icon.',
        ].join('\n'),
        'As soon as you start choosing targets there is no way back: if the action is legal, you finish its initiation. Example: you search your draw deck for a download with the Ops text. You can’t choose nothing and call it off; when a valid card is there, you take one and complete the download.',
        'A dilemma’s initiation is over, and it counts as “just encountered” and open to responses, once its targets (if any) are chosen and you have checked whether the crew or Away Team meets its conditions (if any). Is its trigger, or a target with the features it asks for, absent? Then it has no effect, but it was initiated all the same. Example: against Nausicaans you first choose the target and check whether total STRENGTH is above 44. Only then may you nullify it with Interphase Generator, or your opponent swap it for a Q-Flash with Beware of Q.',
        'Cards like Mission Fatigue and Cyrus Redblock give dilemmas an extra sub-action: before the dilemma’s own text, a random personnel is “stopped” or killed. Then the dilemma is “just encountered” when that person has been chosen. If your opponent now swaps the dilemma for a Q-Flash, the person is neither “stopped” nor killed, because a swapped dilemma gives no results.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'start an action; paying costs; choose targets; conditions; just encountered; just initiated; take back; announce; declaring who i aim at; change my mind once declared; pay up before anything happens',
      see: ['C-TERM-118', 'C-TERM-371', 'C-TERM-134', 'C-TERM-013'],
    },
    {
      id: 'C-TERM-013',
      title: 'actions – step 2: responses',
      text: [
        'Between the initiation of an action and its results, both players may respond. A response is valid only if it has to do with this very action: it changes, cancels, nullifies or prevents it.',
        [
          'Examples of what is valid and what isn’t:',
          '• Personnel battle at a site: valid is whatever “plays at start of battle”, happens “during battle”, prevents or cancels such a battle, or plays when an adversary is “just engaged”. Smoke Bomb and Phaser Burns are fine.',
          '• Going To The Top is not valid there. Taking back or downloading a personnel might decide the battle, but the card doesn’t say that it has to do with battle.',
          '• Hugh may answer a Borg Ship dilemma that was just encountered: it nullifies the attack of that ship.',
          '• Putting Temporal Rift on the ship, or taking the ship to hand by discarding a Space-Time Portal, answers no dilemma, the Borg Ship included.',
        ].join('\n'),
        'Being playable at any time (an Interrupt card, a hidden agenda) doesn’t make something a valid response; it must still relate to the action. So “Devidian Door” can’t bring a card to an Away Team in the middle of a battle or mission attempt.',
        'A card that suspends play is different: it may come at any moment, not only in this step, and halts any action, related or not. It can be responded to as usual; when it is done, the halted action goes on. Special download icons suspend play too, so a personnel may use one in a battle or mission attempt, and Launch Portal may be downloaded in battle to launch a shuttle.',
        'One action may get several responses. If one player plays Palor Toff, the other may first put three cards out of play with Countermanda and then nullify Palor Toff with Amanda Rogers. Interrupts and skills that “prevent” something may be used as responses; what they prevent, if it was a card play, is nullified. So Howard Heirloom Candle nullifies a You Dirty Rat played on Anya: she doesn’t morph.',
        'When no more responses come, the results follow. A card play that began properly and was nullified gives none of its results, but its costs stay paid. Example: your Q’s Tent is nullified with Wrong Door. You may not play a second Q’s Tent this turn (that was a cost), yet you may draw cards this turn (losing that would have been a result).',
        [
          'If conditions or targets change while responses are made:',
          '• A hidden agenda activated as a response works back to the start of the initiation, as though it had been face up all along. If it makes a condition fail, the action is illegal; a card so played goes back to its player’s hand. Example: Computer Crash answers Activate Subcommands, which needs a download, and sends it back to hand.',
          '• If a condition fails for any other reason, such as a card played in a Manheim Effect “hiccup”, nothing changes: conditions aren’t checked twice. Example: K’chiQ is being played when a Revolving Door shuts your Alternate Universe Door in a hiccup. You may go on playing K’chiQ.',
          '• If a target stops being valid, the action is played out without results, and a card so played is discarded. Example: you report K’chiQ to an outpost that a Supernova destroys in the hiccup. You discard K’chiQ.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'respond; valid response; counter; prevent; invalid card plays; reaction; hidden agenda in response; lost target; can i reply to that; clap back at his play; hidden card flipped in reply',
      see: ['C-TERM-401', 'C-TERM-134', 'C-TERM-184', 'C-TERM-268'],
    },
    {
      id: 'C-TERM-014',
      title: 'actions – step 3: results',
      text: [
        'Now the action does what it does. Its results are usually actions of their own, each with its own three steps and its own responses, but nobody may respond to the first action any more.',
        'Example: the result of Kivas Fajo – Collector is that a player draws three cards. Each draw is an action and may be answered, say with Subspace Schism. Between the draws it is too late to answer Kivas Fajo – Collector itself: its response step has passed.',
        'A card that is discarded after use, like most interrupts, goes to the discard pile after its results.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'effect; outcome; resolve; consequences; when is an interrupt discarded; follow-up actions; now the stuff actually happens; too late to object; when does the payoff come',
      see: ['C-TERM-008', 'C-TERM-013', 'C-TERM-074'],
    },
    {
      id: 'C-TERM-015',
      title: 'actions – taking turns',
      text: [
        'Both players take actions in turn, one each. The player whose turn it is may go first; after an action has had its result or was cancelled, the other player may start the next one. Whoever doesn’t want to act passes, and you must leave your opponent enough time to act or pass.',
        [
          'Responses alternate as well:',
          '• The player who did not start the action may respond first; when that response is finished, the other may respond, and so on.',
          '• Two passes in a row end the response step, and the results follow.',
          '• Now and then both players start an action together, such as turning up adversaries for a combat pairing. If both want to respond (with an interrupt, or a “stun” skill), whoever’s turn it is does so first; after that they alternate.',
        ].join('\n'),
        [
          'In your opponent’s turn you can’t start an action, and can’t use your personnel’s skills except automatic modifiers, with these exceptions:',
          '• valid responses;',
          '• interrupts, either between two actions or as a valid response;',
          '• cards or texts that say “at any time”, “every turn” or “suspends play”, or that show in another way that they work in the opponent’s turn.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'pass; who goes first; alternate; opponent’s turn; priority; act during other player’s turn; whose move is it now; back and forth between us; must i wait till he finishes',
      see: ['C-TERM-378', 'C-TERM-040', 'C-TERM-401', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-016',
      title: 'actions – “just”',
      text: [
        'The word “just” in a game text ties an action to one moment: right after something else happened or became true, before anything comes between, save another “just” action.',
        'It can be a response (“just initiated”, “just played”) or a new action that follows a result (“just completed”, “just reported”). Any number of fitting “just” actions may answer or follow an action, and all of them come before actions without the word. That may give you, or force on you, an action when it would be your opponent’s turn to act.',
        'Example: you attempt a planet mission and solve it. Normally your opponent acts next, but you may first play Particle Fountain, which plays on a planet mission that was just completed.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'immediately after; just played; just completed; just reported; right after; timing word; instantly following something else; what does just mean on a card; window right behind a trigger',
      see: ['C-TERM-015', 'C-TERM-012', 'C-TERM-218'],
    },
  ],
};
