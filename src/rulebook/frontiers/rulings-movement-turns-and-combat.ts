import type { Chapter } from '../entry.ts';

/** Rulings: movement, turns and combat. */
export const rulingsMovementTurnsAndCombat: Chapter = {
  title: 'Rulings: movement, turns and combat',
  beside: 'ruling',
  entries: [
    {
      id: 'F-OPEN-31',
      title: 'Ruling: fighting after a push-back',
      text: 'A ship that provokes an enemy by moving onto a Planet, a Sun or a destroyed Borg Cube is pushed back. The book does not say if the combat still happens.\n\nWe play: it does. Your ship fights from the space to which it returned; that space is next to the enemy, or the move would not have provoked it. If it was pushed back further, it fights from its last space even if that is not adjacent.',
      source: 'Ruling; Movement, p.6',
      terms:
        'provoke on planet; pushed back and attacked; provoked from sun; bounced and still brawl; kicked back does the lurker chase me; scrap following a bump off a star',
      see: ['F-MOVE-08', 'F-MOVE-20', 'F-OPEN-33'],
    },
    {
      id: 'F-OPEN-32',
      title: 'Ruling: Move points after a push-back',
      text: 'The book does not say if a ship that was pushed back may go on moving with the points it has left.\n\nWe play: no, its movement is over.',
      source: 'Ruling; Movement, p.6',
      terms:
        'leftover points; continue moving; movement over; bounced with fuel remaining; steps left once i’m kicked back; resume my flight post bump',
      see: ['F-MOVE-07', 'F-OPEN-31'],
    },
    {
      id: 'F-OPEN-33',
      title: 'Ruling: pushed back onto another planet',
      text: 'The book does not say what happens if a ship is pushed back from one Planet or Sun onto another.\n\nWe play: it is pushed back again, with 1 Damage Card for each push, until it reaches a space where it may stop.',
      source: 'Ruling; Movement, p.6',
      terms:
        'several push-backs; chain; two planets in a row; can i get bounced twice; kicked from a world onto a star; domino bump over two worlds',
      see: ['F-MOVE-07', 'F-OPEN-31', 'F-OPEN-34'],
    },
    {
      id: 'F-OPEN-34',
      title: 'Ruling: stopping on a planet by choice',
      text: 'The book speaks of ships that run out of Move points on a Planet or Sun, not of ships that just stop there.\n\nWe play: if your movement ends there for any reason, your ship is pushed back and you take 1 Damage Card.',
      source: 'Ruling; Planets and Suns, p.14',
      terms:
        'end move on planet; points left; stay on sun; deliberately hover over a world; park above a star with fuel to spare; voluntarily halt on a sun',
      see: ['F-MOVE-06', 'F-MOVE-07', 'F-OPEN-33'],
    },
    {
      id: 'F-OPEN-35',
      title: 'Ruling: Actions from a destroyed Borg Cube',
      text: 'A ship on a destroyed Borg Cube can make no attacks. The book does not say if it may explore planets from there.\n\nWe play: Away Missions at Class-L and Class-K Planets are allowed, since they are no attacks. Class-H Planets and every Action that means combat are not.',
      source: 'Ruling; Destroyed Borg Tactical Cubes, p.6',
      terms:
        'attack from cube; away mission from cube; explore from cube; beam folks down from the wreck; ground trip while inside the dead cube; visit a ruin from the hulk',
      see: ['F-MOVE-22', 'F-OPEN-90'],
    },
    {
      id: 'F-OPEN-36',
      title: 'Ruling: safe space needed for every Action',
      text: 'The book demands an adjacent, safe space for combat with tokens, but does not say so for Player versus Player combat and Away Missions.\n\nWe play: your ship must be on a safe space for every Action that is aimed at an adjacent space.',
      source: 'Ruling; Combat With Enemy Tokens, p.8',
      terms:
        'explore from planet; pvp from unsafe space; where may i act; act while hovering; do ground trips need a proper parking spot; duel from a hazard hex',
      see: ['F-SAFE-04', 'F-PVP-01', 'F-AWAY-01'],
    },
    {
      id: 'F-OPEN-37',
      title: 'Ruling: direct moves and provoking',
      text: 'The book does not say if effects that move your ship directly can provoke Enemy Ship Tokens.\n\nWe play: they can, as in Mage Knight, unless the card says otherwise. Automatic moves after a won combat never provoke.',
      source: 'Ruling; Special Movement Rules, p.7',
      terms:
        'teleport; move effect; jump; provoke without move points; does a warp hop wake lurkers; ambushed following a leap; hop beside a warbird',
      see: ['F-MOVE-33', 'F-MOVE-35', 'F-MOVE-14'],
    },
    {
      id: 'F-OPEN-38',
      title: 'Ruling: scanning without normal movement',
      text: 'The book has ships scan when they move next to a Starbase or Borg Cube, and does not say if other arrivals count.\n\nWe play: they do. Any arrival next to one turns its tokens face up, and tokens that come into play next to your ship through exploring are turned face up at once.',
      source: 'Ruling; Scanning, p.7',
      terms:
        'automatic move; flip starbase; explored next to ship; reveal; warped beside a fortress do i spy; does hopping near a city flip its garrison; peek when a hex pops up next door',
      see: ['F-SCAN-01', 'F-SCAN-03', 'F-EXPLORE-13'],
    },
    {
      id: 'F-OPEN-39',
      title: 'Ruling: entering the map on the first turn',
      text: 'The book does not say exactly where and when ships enter the map.\n\nWe play: at the start of your first turn your ship appears on the Wormhole of the Starting Tile. That is not movement.',
      source: 'Ruling; Player Area 10, p.3; Wormhole Space, p.14',
      terms:
        'starting position; where do i start; wormhole; where does my model spawn; how do we arrive on the board; opening go arrival at the gate',
      see: ['F-LOC-01', 'F-SETUP-33'],
    },
    {
      id: 'F-OPEN-40',
      title: 'Ruling: nothing to play but Damage Cards',
      text: 'Every turn you must play or discard a card. The book does not say what happens if your hand holds only Damage Cards.\n\nWe play: you must take a Slow Recovery, unless a card that you draw or can play lets you meet this duty, or your empty Ship Deck lets you announce the End of the Round. A Damage Card that an effect lets you play sideways is such a card.',
      source: 'Ruling; Regular Turn, p.5',
      terms:
        'crippled; forced slow recovery; stuck hand; compelled to rest with pure junk; hand of scars and it’s my go; obliged to rest with only rubbish',
      see: ['F-EMERG-04', 'F-TURN-05', 'F-EOR-01'],
    },
    {
      id: 'F-OPEN-41',
      title: 'Ruling: Emergency Repairs with no Damage Cards',
      text: 'Standard Emergency Repairs discard one other card and “any number” of Damage Cards. The book does not say if that may be none.\n\nWe play: yes, it may be zero. Without any Damage Card in hand nobody asks you, because to end your turn and discard a card is the same.',
      source: 'Ruling; Emergency Repairs, p.5',
      terms:
        'any number; zero; discard one card only; rest without dumping scars; breather when perfectly healthy; cycle one good card by resting',
      see: ['F-EMERG-02'],
    },
    {
      id: 'F-OPEN-42',
      title: 'Ruling: when the hand counts as damage only',
      text: 'The book does not say at what moment it is checked if you hold only Damage Cards.\n\nWe play: at the moment of the discard for Emergency Repairs, after any Repairs that you made before. Slow Recovery needs at least 1 Damage Card.',
      source: 'Ruling; Emergency Repairs, p.6',
      terms:
        'slow recovery check; standard or slow; timing; patched up then rest which kind; am i still pure junk after medicine; moment we look at my rubbish',
      see: ['F-EMERG-02', 'F-EMERG-04'],
    },
    {
      id: 'F-OPEN-43',
      title: 'Ruling: each Tactic Card exists once',
      text: 'The book does not say if two players may have the same Tactic.\n\nWe play: no. There is one of each, so Tactic numbers never tie.',
      source: 'Ruling; One Round 2, p.4',
      terms:
        'same tactic; tie in turn order; two players one tactic; are there duplicate strategies; can we share a plan; identical plan digits',
      see: ['F-TACTIC-01', 'F-TACTIC-06'],
    },
    {
      id: 'F-OPEN-44',
      title: 'Ruling: last turn of a face-down player',
      text: 'The book does not say what happens if the End of the Round is announced while somebody’s Round Order Token is face down.\n\nWe play: the turn which that player skips counts as that player’s last turn of the Round.',
      source: 'Ruling; Declaring the End of the Round, p.5; PvP 1, p.12',
      terms:
        'round order token; end of the round; skipped turn counts; day was called while i sit out; does sitting out count as closing lap; i defended and then somebody knocked',
      see: ['F-PVP-13', 'F-EOR-05', 'F-COOP-08'],
    },
    {
      id: 'F-OPEN-45',
      title: 'Ruling: finishing while the next player starts',
      text: 'The next player may begin while you finish your turn. The book does not say what happens if both need the same offer or dice.\n\nWe play: nobody begins before the end of your turn is complete, so dice and offers are never in dispute.',
      source: 'Ruling; Announcing the End of Your Turn, p.6',
      terms:
        'overlap; wait for offers; simultaneous turns; locked offer; both want the shop while wrapping up; next guy grabs my spell before me; queueing conflict between goes',
      see: ['F-TURN-20', 'F-TURN-21'],
    },
    {
      id: 'F-OPEN-46',
      title: 'Ruling: last moment to use a crystal',
      text: 'The book allows turning a Data Crystal into pure data at any moment of your turn, and does not say up to when.\n\nWe play: until you announce the end of your turn. In Player versus Player combat a defender may do it too, whether attending fully or partially.',
      source: 'Ruling; Using Data, p.5',
      terms:
        'turn crystal into data; timing; crystals in pvp defense; latest moment to crack a gem; victim burns gems in a duel; crack a gem once i’m through',
      see: ['F-DATA-04', 'F-EOT-01'],
    },
    {
      id: 'F-OPEN-47',
      title: 'Ruling: Biogenic damage among several enemies',
      text: 'Undeflected damage of several enemies is added up, so it is unclear how many Damage Cards come from a Biogenic Weapon among them.\n\nWe play: the Biogenic share of the damage, divided by your Defense Value and rounded up, is the number of Damage Cards that go to your discard pile; but never more than the Damage Cards that you take in all.',
      source: 'Ruling; Special Attacks, p.9',
      terms:
        'poison; discard pile damage; sum of damage; rounding; venom mixed with ordinary hits; which scars go to my used heap; one venomous baddie of several',
      see: ['F-SPECIALS-02', 'F-DMG-02', 'F-DMG-03'],
    },
    {
      id: 'F-OPEN-48',
      title: 'Ruling: Energy Dissipator among several enemies',
      text: 'Undeflected damage of several enemies is added up, so it is unclear if a Damage Card came from the enemy with the Energy Dissipator.\n\nWe play: the Dissipator works as soon as that enemy has any undeflected damage.',
      source: 'Ruling; Special Attacks, p.9',
      terms:
        'lose hand; paralyze; which enemy hit me; stunner mixed with ordinary hits; did the stunning baddie touch me; one petrifier of several',
      see: ['F-SPECIALS-03', 'F-DMG-02'],
    },
    {
      id: 'F-OPEN-49',
      title: 'Ruling: Biogenic cards and Catastrophic Damage',
      text: 'The book does not say if Damage Cards that go to your discard pile count towards Catastrophic Damage.\n\nWe play: no, only those that go to your hand count, as in Mage Knight.',
      source: 'Ruling; Catastrophic Damage, p.9',
      terms:
        'discard pile damage; knocked out; count damage cards; venom scars and being wrecked; scars in my used heap and being wrecked; poison overflow tally',
      see: ['F-DMG-05', 'F-SPECIALS-02'],
    },
    {
      id: 'F-OPEN-50',
      title: 'Ruling: standing in for a Wounded Captain',
      text: 'A Crew Member may lend Defense when the Captain is Wounded. The book does not say if this works in Player versus Player combat and when you decimate a planet.\n\nWe play: in Player versus Player combat yes. When you decimate a planet no, because the Crew refuse all help.',
      source: 'Ruling; Wounded Captain, p.9; Class-M Planet, p.15',
      terms:
        'crew defense; substitute; decimate with wounded captain; deputy during a duel; deputy when pillaging a school; number one takes the conn versus a captain',
      see: ['F-DMG-09', 'F-COMBAT-22', 'F-OPEN-56'],
    },
    {
      id: 'F-OPEN-51',
      title: 'Ruling: several Shields against one enemy',
      text: 'The book does not say if Shields played in several steps against the same enemy are rounded each time.\n\nWe play: all Shields against an enemy add up to one total, and rounding happens once.',
      source: 'Ruling; Shields Phase, p.9',
      terms:
        'add shields; total block; rounding shields; parry in installments; round each parry or just at the close; top up my parry later',
      see: ['F-SHIELD-01', 'F-SHIELD-08'],
    },
    {
      id: 'F-OPEN-52',
      title: 'Ruling: mixed Shields at long range',
      text: 'In the Long Range Attack phase of PvP the book does not say in which order efficient and inefficient Shields are counted.\n\nWe play: first the final Shields: the efficient ones plus half of the inefficient ones, rounded down. Then half of that, rounded down, comes off the attack, as in the book’s example.',
      source: 'Ruling; PvP Long Range, p.12',
      terms:
        'efficient and inefficient; pvp shields; halve twice; sniping parry with good and bad protection; which fraction goes ahead in a duel; cut in two and in two again',
      see: ['F-PVP-27', 'F-PVP-30'],
    },
    {
      id: 'F-OPEN-53',
      title: 'Ruling: Shields against mixed close attacks',
      text: 'The book gives the test for attacks of several types in the Long Range Attack phase of PvP only.\n\nWe play: in both phases your Shields are efficient if they are so against at least one type in the attack.',
      source: 'Ruling; PvP Long Range; Close Range, p.12-13',
      terms:
        'several types; efficient in close range; pvp shields; cocktail punch up close; does one matching element suffice near; blended volley in stage two of a duel',
      see: ['F-PVP-26', 'F-PVP-36'],
    },
    {
      id: 'F-OPEN-54',
      title: 'Ruling: cards played in a partial defense',
      text: 'The book does not say when a partially attending defender discards the cards played in a PvP combat.\n\nWe play: they stay in the Play Area until the end of that player’s next regular turn, like unused Data Tokens. Dice that were taken in the combat go back at once, so that the own turn has its die.',
      source: 'Ruling; PvP 2, p.12',
      terms:
        'when discarded; play area after defending; used cards; half hearted defense where do my cards go; tabled stuff when i was jumped; sweep my parry stuff when',
      see: ['F-PVP-19', 'F-PVP-20', 'F-EOT-05'],
    },
    {
      id: 'F-OPEN-55',
      title: 'Ruling: damage and retreat from one attack',
      text: 'The book does not say in which order Damage Cards and a forced retreat are bought from one PvP attack.\n\nWe play: the attacker splits the remaining damage freely. The Damage Cards come first, then the retreat.',
      source: 'Ruling; PvP Close Range, p.13',
      terms:
        'split damage; order; damage cards first; scar him and shove him; shove or scars which goes ahead; spend punch on both',
      see: ['F-PVP-38', 'F-PVP-31'],
    },
    {
      id: 'F-OPEN-56',
      title: 'Ruling: PvP Defense of a Wounded Captain',
      text: 'The book does not say which Defense Value counts in PvP while the blocker’s Captain is Wounded.\n\nWe play: 1, or that of a Ready, unwounded Crew Member whom the blocker names before the attacker splits the damage.',
      source: 'Ruling; Wounded Captain, p.9; PvP, p.13',
      terms:
        'defense 1; crew instead of captain; blocker defense; sick boss in a duel how tough; name a deputy when jumped; limping leader versus captain',
      see: ['F-DMG-08', 'F-OPEN-50', 'F-PVP-31'],
    },
    {
      id: 'F-OPEN-57',
      title: 'Ruling: who ends the turn first after PvP',
      text: 'The book does not say in which order aggressor and fully attending defender finish after the combat.\n\nWe play: the defender’s end-of-turn steps come first, then the aggressor’s turn goes on to its end.',
      source: 'Ruling; PvP 1, p.12',
      terms:
        'end of turn order; fully attending defender; aggressor waits; who wraps up sooner once the duel’s done; victim or ambusher refills ahead; tidy up sequence between captains',
      see: ['F-PVP-15', 'F-EOT-02'],
    },
    {
      id: 'F-OPEN-58',
      title: 'Ruling: no healing during Away Missions',
      text: 'The book bars Repair and Heal effects in combat and does not say if an Away Mission counts.\n\nWe play: it does, from the draw of the Planet Token to the end of the mission.',
      source: 'Ruling; Timing, p.12',
      terms:
        'repair on mission; heal team; timing; use medicine downstairs; bandage my squad midway; can the doc help on the surface',
      see: ['F-HEAL-11', 'F-AWAY-09'],
    },
    {
      id: 'F-OPEN-59',
      title: 'Ruling: Away Team after a lost space battle',
      text: 'At a Class-H Planet or a Borg Cube a mission may follow the space battle. The book does not say if it follows even when that battle was not won.\n\nWe play: yes, you must send the team, because the text demands it in any case.',
      source: 'Ruling; Combined Space / Planet Encounters, p.10',
      terms:
        'must i send a team; class-h mission; cube mission mandatory; lost in orbit but still have to land; compelled to land folks after a bad dogfight; orbit flopped is the squad excused',
      see: ['F-MULTI-05', 'F-CUBE-07', 'F-LOC-38'],
    },
    {
      id: 'F-OPEN-60',
      title: 'Ruling: only a Planet Token left',
      text: 'The book does not say how a later Action works at a Class-H Planet where only a Planet Token is left.\n\nWe play: you fight the Away Mission only. The token is visible when you choose your team.',
      source: 'Ruling; Class-H Planet, p.16',
      terms:
        'class-h second visit; finish ruins; away mission only; vessel keeper gone just the ground monster remains; return to a half cleared ruin; do i skip orbit at the ruin',
      see: ['F-LOC-37', 'F-LOC-38', 'F-LOC-39'],
    },
    {
      id: 'F-OPEN-61',
      title: 'Ruling: face-up tokens are public',
      text: 'The book does not say if a token left face up on a Class-L Planet after a failure may be seen before the next team is chosen.\n\nWe play: yes. It is public, and you choose your team knowing it.',
      source: 'Ruling; Class-L Planet, p.15',
      terms:
        'class-l leftover; known enemy; choose team; peek at the cave monster someone left; is the leftover lair monster visible to all; pick the squad knowing the beast',
      see: ['F-LOC-25', 'F-AWAY-04'],
    },
    {
      id: 'F-OPEN-62',
      title: 'Ruling: Crew spent in space stay behind',
      text: 'The book does not say if Crew Members spent in the space battle may join the Away Team of the same combat.\n\nWe play: no. To join, a Crew Member must be Ready at that moment.',
      source: 'Ruling; Combined Space / Planet Encounters, p.10',
      terms:
        'spent crew on away team; used in space battle; join mission; tapped in orbit can he land; dogfight guy then want him downstairs; tired folks miss the landing',
      see: ['F-AWAY-06', 'F-CUBE-07', 'F-LOC-37'],
    },
  ],
};
