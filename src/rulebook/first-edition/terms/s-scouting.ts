import type { Chapter } from '../../entry.ts';

/** Glossary terms from “same” to “seeds or plays”. */
export const termsScouting: Chapter = {
  title: 'Terms: S, same to seeds',
  entries: [
    {
      id: 'C-TERM-350',
      title: 'same',
      text: 'A copy of a card is not the same card.',
      source: 'Glossary',
      terms:
        'second copy; identical cards; that very card; two copies; are twins considered one thing; does a twin count; the exact one',
      see: ['C-TERM-097', 'C-TERM-116'],
    },
    {
      id: 'C-TERM-352',
      title: 'scoring tournaments',
      text: 'How a tournament is scored stands in the official tournament guide, not in the glossary.',
      source: 'Glossary',
      terms:
        'victory points; tournament guide; event standings; ranking players; who gets first prize; final placing of competitors; competition payouts by placing',
      see: ['C-TERM-416', 'C-TERM-305', 'C-TERM-448'],
    },
    {
      id: 'C-TERM-353',
      title: 'scouting locations',
      text: [
        'Scouting is what Borg do in place of attempting missions: with an objective they scout a location, overcome what resists there (dilemmas and Q-Flashes) and gather data. You need an active current objective that expressly lets you scout the place.',
        'With a dual-icon mission you choose whether to target it as space or as planet location. At any one mission location, dual or not, just one Borg objective may ever be completed.',
        'You begin as others begin an attempt. For a planet, choose an Away Team of any size and beam it down; for a space mission, choose a ship and its crew; for a dual-icon mission, both. Then announce that you are scouting. The objective lets you form Away Teams for this purpose, but a team that is there by other legal means (such as Emergency Transporter Armbands) will do too, and more of your Borg may join it.',
        'Dilemmas and Q-Flashes are met and resolved as in a mission attempt, with these differences:\n• If a point-related dilemma or Q-icon card does not say that it affects Borg, play it but ignore the points, then discard it; it does not go to your bonus point area. Where it gives a choice, you have to take one that has nothing to do with points, if you can.\n• Gender-related dilemmas (Matriarchal Society, Female Love Interest) are discarded.\n• Cards that demand or change a classification, like Scottish Setter, leave Borg alone. If a dilemma names a personnel type like OFFICER and says neither class nor skill, it works on them normally.\n• Words like “Mission may not be attempted” and “Abandon mission attempt” mean nothing to Borg; if nothing else applies, discard the dilemma. “Mission continues” reads as “scouting continues”.',
        'Artifacts that you come across go to the back of the stack as usual. Only when an objective that allowed scouting here is completed may the Survey Drone acquire them. Picard’s Artificial Heart is different: its owner gets it when scouting is completed. At a dual-icon mission, a space objective yields the artifacts that space permits, and planet artifacts take a planet objective. Without a Survey Drone on the planet (or on a ship at the space location) at that moment, they lie face up on the mission, for your Survey Drone or any non-Borg people present to acquire later. But a Survey Drone needs some card in order to beam down then, because a completed objective no longer lets scouts beam down. Cards seeded like artifacts, such as people, are acquired likewise.',
        'Like an attempt, scouting is a single action. Nothing may interrupt it but actions that suspend play and valid responses to Q-icon cards or dilemmas. You may not break it off unless the whole team or crew is stopped or taken away from the location. When the attempt is over, complete or not, your unstopped Borg may beam up again or stay for the artifacts. If for probing the objective wants a counterpart or Borg “there” or “at that location”, anywhere at that location will do.',
        'Scouting is complete when your turn ends, provided that you have scouted the place at least once and no dilemma or Q-Flash is left to encounter. It does not matter if no Borg remain or if the last dilemma stopped them. A dilemma that entered play (Friendly Fire, Cytherians) is no longer left to encounter. Once complete it stays so, even if a card is seeded there later, such as a Q-Flash by Beware of Q.',
        'You may probe for the outcome of your current objective at the end of a turn, when scouting is complete, but not in the turn in which you completed it (Service The Collective excepted). Nor may you if your Borg fought at the targeted location in this turn of yours or your opponent’s last one.',
        'Even where no dilemma is left, because none was seeded or your opponent cleared them, you have to scout: bring one scout to the planet, or a ship and crew to the space mission, and announce it. Scouting is then complete when the turn ends.',
        'An objective that targets a mission “if not yet scouted” needs one where neither you nor a Borg opponent has completed scouting. A mission whose dilemmas a non-Borg opponent cleared has not been scouted. If your opponent completes scouting after you have targeted the mission, you keep your objective.',
        'Scouting counts for the objective under which you did it. Example: you resolve all dilemmas with Establish Gateway, and at the end of the turn instead of your card draw you download A Change of Plans and switch objectives. Scouting is complete for Establish Gateway that turn, but for the new objective you have to scout the mission again.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'borg attempt mission; scout a planet; survey drone; borg solve missions; when is scouting complete; borg dilemmas; borg artifacts; what cyborgs do instead of adventures; gather data at a place; hive checks out a world',
      see: ['C-TERM-062', 'C-TERM-269', 'C-TERM-310', 'C-TERM-118'],
    },
    {
      id: 'C-TERM-354',
      title: 'scouting ships',
      text: [
        'An objective may send your Borg to scout a ship: they board it, overcome resistance and gather data. You need an active current objective that targets that ship, and a drone that lets you beam through your opponent’s SHIELDS.',
        'You start by beaming over one scout. If Borg of yours are aboard already, through Undetected Beam-In, Borg Servo, a counter-attack or the like, they may do the scouting. Whenever you have no active Borg on the ship before the objective is completed or discarded, you may beam one more single scout over in your turn.',
        'If your opponent attacks the scout in their turn, you may counter-attack in your next one with any number of Borg, provided that the ship is still where the attack happened. Those Borg may stay on the enemy ship.',
        'Scouting a ship is complete when your turn ends with an active Borg of yours aboard. Only after that may you probe for the outcome of your objective, at the end of a turn; not in the turn that completed the scouting, and not if your Borg fought at the ship’s location in this turn of yours or your opponent’s last one.',
        'Should the scout be killed before you can probe, scouting stays complete and there is no second delay. You still have to meet what the objective asks for, such as Computer Skill aboard.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'board an enemy ship; borg scout; beam through shields; assimilate a ship; single scout; send one drone over to his vessel; hive spies on a starship; poke around inside enemy hull',
      see: ['C-TERM-353', 'C-TERM-039', 'C-TERM-310', 'C-TERM-052'],
    },
    {
      id: 'C-TERM-355',
      title: 'Second Edition cards',
      text: 'A Second Edition card may be used under First Edition rules if it has the “First Edition Compatible” mark, a coloured bar at the lower left. When you mix the two, some new features and skills have to be converted; a separate document, the First Edition Conversion Rules, tells how. It does not work the other way round: First Edition cards cannot join Second Edition cards in a game under Second Edition rules.',
      source: 'Glossary',
      terms:
        '2e cards; mix editions; backwards compatible; coloured bar; conversion; newer game cards; newer edition stuff allowed; crossover of both games',
      see: ['C-TERM-095', 'C-TERM-345'],
    },
    {
      id: 'C-TERM-356',
      title: 'seed deck',
      text: [
        'Your seed deck holds the cards that you place before play begins:\n• Up to 30 seed cards: dilemmas, artifacts, and whatever else game text allows or requires to be seeded, such as certain facilities, doorways, objectives, incidents and events. Seeding anything that is no seed card is a mis-seed.\n• Up to six sites. They seed for free, on top of the 30.\n• Exactly six missions, also for free. No two may be alike, except universal ones (with the ❖ mark before the title).',
        'Through all seed phases you keep the free missions and sites apart from the 30 that count. A free site may not go under a mission as a bluff, nor be passed off as a possible seed in the dilemma phase: it is seeded on a Nor or ends out-of-play. For a site that you put among the 30 there is only the bluff, a mis-seed, or out-of-play. Moving sites from one part to the other would be an illegal change of your deck.',
        'Whatever you seed, or “place” in the seed phases, counts among the 30, unless a card or rule says that it is free. So people in a Cryosatellite, Data’s Body, and the doorways that open your side decks all count; the contents of the side decks do not. Cards downloaded in the seed phase by a seeded card, such as Assign Mission Specialists or Ultimatum, are no seed cards; they come out of your draw deck or Q’s Tent.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'missions in a deck; how many missions you need; deck building; 30 seed cards; six missions; how many dilemmas; six sites; seed for free; deck size; what goes under missions total; what goes in the first thirty; build my setup half',
      see: ['C-TERM-003', 'C-TERM-357', 'C-TERM-238', 'C-TERM-102'],
    },
    {
      id: 'C-TERM-357',
      title: 'seed phases',
      text: [
        'Before play there are four seed phases, in this order: doorway, mission, dilemma and facility phase (some cards call the last one outpost phase). Players take turns to seed a card or pass, and the starting player begins each phase. When both pass one after the other, the phase is over, even if somebody had more to seed. Shuffle your side decks before the first phase.',
        'Doorway phase: you and your opponent in turn place the doorways that can be seeded (Alternate Universe Door and the like) and other cards that may or must be seeded now, such as Open Diplomatic Relations. They go on the table, onto side decks or where their text says.',
        'Mission phase: the missions become one to four spacelines, one for each quadrant, on which all other cards move. Shuffle your six missions into a face-down pile. The starting player turns up the first; then both in turn add their top mission to either end of the fitting spaceline. The symbol in the point box tells the quadrant: Gamma, Delta or Mirror; no symbol means Alpha. You may not pass while you have missions left. A mission that may be inserted can go anywhere in the line or at an end. Regions of space have to stay together.',
        'Missions without the ❖ mark are unique and not duplicatable. If such a mission is already on the spaceline, you put your copy on top and leave half of your opponent’s visible. Both players treat it as theirs in every respect and ignore the end that faces the other player. The line is one mission shorter, and the mission can be completed once only.',
        'Dilemma phase: starting with the starting player, you both in turn slide one face-down card under any mission until both pass in a row. Each card goes beneath those already there, so in play the last one seeded is met first. Rules:\n• Planet dilemmas and artifacts go under missions with a planet icon, space dilemmas under missions with a space icon, space/planet dilemmas under any.\n• No more than one copy of a card under one mission.\n• As many different dilemmas there as you like, but one artifact only, unless a card says otherwise (Cryosatellite, Orb Negotiations). If you seed two or more at a location illegally, all of your artifacts there are mis-seeds.\n• People or equipment that some text lets you seed here go face down as artifacts do and are earned by solving the mission (Mirasta Yale excepted).\n• Q-icon dilemmas only if you have seeded the objective Beware of Q before, or if their own text allows it (as Hide and Seek does).',
        'Anything else under a mission is a mis-seed: it goes out-of-play when it is revealed.',
        'Facility phase: you both in turn establish outposts, headquarters and stations that can be seeded, and their sites, in their native quadrant. On your side of the spaceline, a facility goes face up before a mission; the entry about facilities tells where and how many.',
        'Sites: up to six, for free, and no more among your 30. A site may go to any station of the kind named at its lower left, whoever seeded that station, in the module that it names. You are not forced to put any particular sites on a Nor. But all reporting, docking, repair and so on comes from the text of sites, not from the Nor, and reporting to a site needs a docking site on that Nor.',
        'Other rules:\n• Some cards say that they are seeded in another phase than usual for their type.\n• Events, objectives, incidents and others with text that lets them be seeded may come in any phase, unless they name one or first need a facility or other card.\n• Cards under missions and hidden agenda cards are seeded face down, all others face up.\n• A download that a face-up seed allows at once takes cards from Q’s Tent or your draw deck; these do not count as seed cards.\n• Whatever the phase or card type, you always alternate, one card each: while one player seeds missions the other may put down an objective. You may not seed several at once (a batch of dilemmas, several sites, a Cryosatellite with its contents).\n• No other actions are allowed than seeding and carrying out text that happens right when a card is seeded face up, such as Ultimatum’s download of Bajoran Wormhole or Disrupt Alliance’s of an Emblem card. You may not activate hidden agendas or use text meant for play: suspending play, “at any time”, “each turn”.\n• When all phases are over, show your opponent the seed cards that you did not use and put them out-of-play.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'setup; how to start; doorway phase; dilemma phase; mission phase; order of seeding; placing dilemmas; pass; laying out the table; what gets placed first; preparation rounds before we start',
      see: ['C-TERM-356', 'C-TERM-163', 'C-TERM-238', 'C-TERM-327'],
    },
    {
      id: 'C-TERM-358',
      title: 'seeds or plays',
      text: [
        'You may seed a card with these words in any part of the seed phase, or put it into your draw deck and play it normally. If it belongs to a certain phase, as doorways do, it is seeded in that one.',
        'You and your opponent alternate as always, whatever the phase or card type. With a hidden agenda icon the card is seeded face down and cannot be activated before the seed phase is over. All other such cards are seeded face up.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'flexible seeding; either seed or draw deck; when can i seed this; seed an event; now or later choice; put it early or hold it; may begin on the table',
      see: ['C-TERM-357', 'C-TERM-184', 'C-TERM-356'],
    },
  ],
};
