/** Texts of dilemmas that go on when they were met, or that can be told shorter than by their parts; by their ids. */
export const DILEMMA_TEXTS: Readonly<Record<string, string>> = {
  'a-bad-end':
    'Half of your “stopped” personnel at this location, rounded up, of your choice, are killed. Those left need Biology ×2 to get past it.',
  'alien-abduction':
    'It lies at the mission, and holds the one with the highest CUNNING until the mission is solved. Cured by Leadership ×3.',
  'anaphasic-organism-nagilum':
    'To get past it: SECURITY + MEDICAL. Otherwise the female with the highest total of attributes is discarded, and all are “stopped”. Then: Diplomacy ×3 or STRENGTH > 40, or half of them at random are killed, and all are “stopped”.',
  'ankari-spirits':
    'To get past it: Honor ×3 + INTEGRITY > 35. Otherwise all are “stopped” and it lies on the ship: two at random are killed now, and as each turn starts. Cured by ENGINEER ×3 + Exobiology.',
  'archaic-ritual':
    'They need three personnel to get past it. The two with the highest STRENGTH are “stopped”, and the one with the highest CUNNING of those left.',
  'birth-of-junior':
    'It lies on the ship: as each turn ends its RANGE is one lower, and without any it is destroyed. Nullified by ENGINEER ×3.',
  blended:
    'To get past it: Empathy, Diplomacy, a Morn or any Scotty. All such personnel are “stopped” but one, picked at random; if there is only one, that one is “stopped”. Otherwise all are “stopped”, and it stays under the mission.',
  'brief-romance':
    'Your opponent chooses male or female: it lies on one such at random, who is “stopped” as long as it is there.',
  'chula-the-chandra':
    'One at random is picked. All personnel who share no attribute number with that one are “stopped”.',
  'chula-the-dice':
    'To get past it: three personnel, one with INTEGRITY > 6, another with CUNNING > 7, a third with STRENGTH > 8. Otherwise all are “stopped”, and it stays under the mission.',
  'chula-the-game':
    'To get past it: one with Greed + Treachery, or with Greed + CUNNING > 7. Otherwise all are “stopped” until the end of your next turn, and it is discarded.',
  'alien-parasites':
    'Unless overcome: the attempt is over, and the team beams back. Your opponent may control that ship or facility and all of yours aboard until they are “stopped”; then your turn goes on. Those who met it are “stopped”, and it stays under the mission.',
  'borg-ship':
    'It lies at the end of the spaceline that is furthest away. As every turn ends it attacks all ships where it is, and then moves on toward the other end. Who destroys it in battle scores its points.',
  'computer-weapon-hyper-aging':
    'To get past it: SCIENCE. Otherwise discard your hand except personnel, draw as many, and all are “stopped”. Then it lies at the mission: nobody there beams away; those who met it are killed when the countdown is over. Cured by SCIENCE + MEDICAL ×2.',
  'crew-advancement':
    'Your opponent chooses INTEGRITY, CUNNING or STRENGTH: all who have the most of it are “stopped”.',
  cytherians:
    'It lies on the ship, which flies to the end of the spaceline that is further away, and does nothing else. There you discard it, and score its points.',
  dalrok:
    'It lies at the mission: the one with the lowest total of attributes is killed now, and as each turn starts. Nullified by all attributes together above 150.',
  'data-has-some-issues':
    'It lies on one at random, who is “stopped”. As each turn ends one present with less STRENGTH is killed, of your opponent’s choice. Cured by ENGINEER ×3.',
  'dead-end':
    'With fewer than 50 points you can’t get past it: it lies at the mission, which nobody with fewer than 50 points can attempt. Without effect while another one is in play.',
  'denevan-neural-parasites':
    'Half of them at random, rounded up, are picked. You save one for each phaser or disruptor there, and for each Borg with the Defense icon who isn’t picked. The others picked are killed.',
  'dont-let-it-end-this-way':
    'Half of your “stopped” personnel at this location, rounded up, of your choice, are killed. Those left need SECURITY ×2 to get past it.',
  'edo-probe':
    'You choose: it ends the attempt and lies at the mission, which you can’t attempt until another one is solved; or it lies on your table, and you lose 10 points as this turn ends unless the mission is solved.',
  'females-love-interest-garbage-scow':
    'One female at random is taken to the furthest planet. Then all are “stopped”, and it lies at the mission: nobody can attempt it until a ship with Tractor Beam and ENGINEER ×2 tows it away.',
  firestorm:
    'Without effect while Thermal Deflectors are in play. Otherwise all with INTEGRITY < 5 are killed, all are “stopped”, and it is discarded. They may escape by Emergency Transporter Armbands.',
  'friendly-fire':
    'To get past it: Leadership ×2 + SECURITY ×2. Otherwise one at random is killed and all are “stopped”; as long as it lies there nobody can attempt the mission.',
  'garak-has-some-issues':
    'It lies on one at random, who is “stopped”. As each turn starts one present with less CUNNING is killed, of your opponent’s choice. Cured by Exobiology ×2.',
  god: 'To get past it: 2 with INTEGRITY > 7. Otherwise your opponent chooses a ship there, which is destroyed, all are “stopped”, and it lies at the mission: who has no ship there can’t attempt it.',
  'harvester-virus':
    'It lies at the mission: one there at random is killed as each turn ends. Cured by MEDICAL ×2 + Exobiology + Computer Skill.',
  'hippocratic-oath':
    'They need a MEDICAL to get past it. The one with the most CUNNING goes with it to the nearest other planet, and is “stopped” until the countdown is over.',
  'history-repeats-itself':
    'Three at random are picked, or six of ten and more. If one of them has Anthropology, all who were picked are “stopped”.',
  horta:
    'It lies at the mission: one at random is killed now, and as each turn ends one there of the player whose turn it was. Cured by Leadership ×2 + Mindmeld ×2 + Exobiology ×2.',
  'hull-breach':
    'To get past it: Environmental Suit. Otherwise one at random who is no android is killed, and another one of the same classification, and they go on.',
  'hyper-aging':
    'It lies at the mission: nobody there beams away, and those who met it are killed when the countdown is over. Cured by SCIENCE + MEDICAL ×2.',
  'interphasic-plasma-creatures':
    'To get past it: SCIENCE ×2 or Mindmeld. Otherwise all are “stopped”, and it lies on your table: your personnel have STRENGTH −2. Copies don’t add up.',
  'isolinear-puzzle': 'It lies on the ship, which has RANGE and WEAPONS −4. Nullified by ENGINEER ×2.',
  'its-green':
    'Three at random are picked, or six of ten and more. If one of them has ENGINEER, all who were picked are “stopped”.',
  'ktarian-game':
    'It lies on the ship: one at random is disabled now, and one more as each of your turns starts. Cured by CUNNING > 30 or an Android.',
  'lack-of-preparation':
    'Unless those who began could have solved the mission: you lose 10 points, and they can’t get past it. If you play Borg, they need Communication, Navigation and Defense icons instead.',
  macrovirus:
    'It lies on the ship: now, and as each turn starts, the one with the lowest STRENGTH or CUNNING is killed, as your opponent likes. Cured by Exobiology ×2 + SCIENCE ×2.',
  'menthar-booby-trap':
    'It lies on the ship, which can’t move. Without MEDICAL one at random is killed, and all are “stopped”. Cured by ENGINEER ×2.',
  'mimetic-simbiot':
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two at random are picked, and one of them, of your choice, is killed. Otherwise all are “stopped”, and it stays under the mission.',
  'misinterpreted-history':
    'Your opponent chooses: the one with the highest CUNNING or the one with the most Treachery is killed. Those left need Law + Archaeology, Exobiology + Leadership ×2 or a President to get past it.',
  'murder-investigation':
    'Three at random are picked, or six of ten and more. If one of them has SECURITY, all who were picked are “stopped”.',
  'nagilum-test-subjects':
    'It lies on the ship: one at random is killed now, and as each turn starts. Cured by SCIENCE ×2 + Diplomacy + Physics; nullified by Auto-Destruct Sequence.',
  'nitrium-metal-parasites':
    'It lies on the ship, which is destroyed when the countdown is over. Cured by SCIENCE ×2 or ENGINEER ×2.',
  'personal-duty':
    'To get past it: Leadership or OFFICER. All such personnel are “stopped” but one, picked at random; if there is only one, that one is “stopped”. Otherwise all are “stopped”, and it stays under the mission.',
  'phased-matter':
    'With two or more: you choose the larger part of the team. It is phased, which means disabled, and can’t beam until your other personnel on the planet have ENGINEER + SCIENCE.',
  'photonic-energy-being':
    'It lies at the mission, and holds three at random. Cured by a hologram or Anthropology + Diplomacy.',
  'picking-up-the-pieces':
    'To get past it: Geology or Computer Skill. All such personnel are “stopped” but one, picked at random; if there is only one, that one is “stopped”. Otherwise all are “stopped”, and it stays under the mission.',
  'primal-urges':
    'Nullified by ANIMAL ×2. One male and one female of your choice are taken to the furthest planet; unless there are both, they can’t get past it.',
  'radioactive-garbage-scow':
    'All are “stopped”. It lies at the mission, which nobody can attempt until a ship with Tractor Beam and ENGINEER ×2 tows it away.',
  'rem-fatigue-hallucinations':
    'It lies on your table: those who met it are killed when the countdown is over. Cured by MEDICAL ×3, or when one of them is at an outpost of yours.',
  'romulan-mind-probes':
    'One at random is picked. All who share no printed skill with that one are “stopped”; the first skill of each doesn’t count.',
  'seismic-quake':
    'One at random is “stopped” if your opponent’s score is odd, else killed. Those left need Geology to get past it; without, it is shuffled among the cards there.',
  'shuttle-crash':
    'One Youth of your opponent’s choice and one OFFICER of yours are “stopped”. Those left need Navigation ×2 + CUNNING > 45 to get past it; on a planet Navigation ×2 + STRENGTH > 45.',
  'socializing-with-the-staff':
    'To get past it: a Female. All such personnel are “stopped” but one, picked at random; if there is only one, that one is “stopped”. Otherwise all are “stopped”, and it stays under the mission.',
  'strict-dress-code':
    'You choose: one with Diplomacy or a hologram is killed, or two with the Defense icon, or one of your opponent’s choice.',
  'the-cloud':
    'Unless overcome: the ship is damaged, all are “stopped” until the end of your next turn, and it is discarded.',
  'the-weak-will-perish':
    'Five universal drones at random are killed, and all personnel whose printed STRENGTH is below 5.',
  'tpol-has-some-issues':
    'It lies on one at random, who is “stopped”. As each turn ends one present with less INTEGRITY is killed, of your opponent’s choice. Cured by SCIENCE ×3.',
  'temporal-causality-loop':
    'Unless overcome: this attempt and your action before it are undone. Seeds lie where they lay, played cards return to hand, what was drawn stays drawn. Your turn ends, and this is discarded.',
  'tsiolkovsky-infection': 'It lies on the ship: all aboard are without their first skill. Cured by MEDICAL ×3.',
  'two-dimensional-creatures':
    'It lies on the ship, which can’t move; all with Empathy aboard are disabled. Cured by SCIENCE + ENGINEER.',
  vendetta:
    'To get past it: Law. Otherwise all are “stopped”, and it lies on one of your opponent’s choice: when that one is killed your opponent scores 5 points.',
  virus:
    'To get past it: Computer Skill ×4. Otherwise all are “stopped” and it lies on the ship: RANGE, WEAPONS and SHIELDS −2 for all your ships of that class. Cured by Computer Skill ×6.',
  'war-games':
    'Unless overcome: all are “stopped”, and it stays under the mission. Then it lies on the ship: when a ship of your opponent moves there, your opponent scores 5 points and it leaves play.',
  'your-galaxy-is-impure':
    'It lies at the mission: one at random is killed now, and with each later attempt one of that player’s choice.',
  'a-fast-ship-would-be-nice':
    'One is killed, of your opponent’s choice. In that one’s place you may lose a Bodyguard or Guard Drone present, or an empty ship there, which your opponent commandeers.',
  'a-good-day-to-lie':
    'To get past it: Diplomacy ×3 or Treachery ×3. Either way, if a Klingon with Treachery is in play, your opponent may download Duras to this location. If not overcome, all are “stopped” and it stays.',
  'dedication-to-duty':
    'One unique personnel, picked at random, is “stopped”. You choose: that one is killed, or your opponent may draw a card for each of its skill icons. The attempt goes on.',
  'diplomatic-intervention':
    'Your opponent may download up to two Federation ambassadors to the planet, safe from battle this turn. It lies at the mission: to solve it you need more Diplomacy here than your opponent.',
  'ferengi-ambush':
    'Your opponent may download up to three different universal Ferengi and a Ferengi Whip to the planet. They may attack at once.',
  forsaken:
    'To get past it: Honor ×2 or Treachery ×2. All who helped with that skill go under their owners’ draw decks. Otherwise all are “stopped”, and it stays under the mission.',
  'gomtuu-shock-wave':
    'Unless overcome: all undocked ships at this location are damaged and thrown one location on, toward the far end of the line. All are “stopped”, and it stays under the mission.',
  'hanonian-land-eel':
    'Unless overcome: your opponent kills the one with the lowest CUNNING, or the one with the fewest skill icons. All are “stopped”, and it stays under the mission.',
  'irrational-commander':
    'Unless two leaders have Honor, or two have Treachery, it lies at the mission: who solves that needs an attribute in all above twice its points.',
  'linguistic-legerdemain':
    'Unless overcome: it lies at the mission, which can’t be attempted. It counts down from 1, and 1 more for each affiliation of the mission that nobody present has.',
  'qs-vicious-animal-things':
    'Unless their STRENGTH is between 22 and 55: one at random is killed, all are “stopped”, and your opponent puts it under another unsolved planet mission.',
  'the-arsenal-divided':
    'Deal your unique personnel into two piles, face down: your opponent picks the one that is “stopped”. The ship must be staffed, and those left need INTEGRITY > 27.',
  'the-arsenal-separated':
    'Deal your unique personnel into two piles, face down: your opponent picks the one that is “stopped”. Those left need CUNNING > 27 to get past it.',
  'trilithium-raid':
    'Your opponent may download up to two universal Romulans to a facility at this location, six to a station. Then you need ENGINEER ×2 + STRENGTH > 40 to get past it.',
  'unorthodox-preservation':
    'To get past it: Anthropology ×2, one with OFFICER and Empathy, or a staffed ship with a Holodeck at this location. Otherwise all are “stopped”, and it stays under the mission.',
};
