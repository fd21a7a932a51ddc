/** Text for dilemmas that stay in play, and for dilemmas whose generated text would be longer, by card id. */
export const DILEMMA_TEXTS: Readonly<Record<string, string>> = {
  'a-bad-end':
    'Half of your “stopped” personnel at this location, rounded up, of your choice, are killed. The remaining personnel need Biology ×2 to get past it.',
  'alien-abduction':
    'Placed on the mission. The dilemma holds the personnel with the highest CUNNING until the mission is solved. Cured by Leadership ×3.',
  'anaphasic-organism-nagilum':
    'To get past it: SECURITY + MEDICAL. Otherwise, the female with the highest total attributes is discarded, and everyone is “stopped”. Then: Diplomacy ×3 or STRENGTH > 40; otherwise, half of them at random are killed, and everyone is “stopped”.',
  'ankari-spirits':
    'To get past it: Honor ×3 + INTEGRITY > 35. Otherwise, everyone is “stopped”, the dilemma is placed on the ship, and two random personnel are killed now and at the start of each turn. Cured by ENGINEER ×3 + Exobiology.',
  'archaic-ritual':
    'You need three personnel to get past it: the two with the highest STRENGTH, and then the one with the highest CUNNING, are “stopped”.',
  'birth-of-junior':
    'Placed on the ship. At the end of each turn, the ship loses 1 RANGE. At RANGE 0, the ship is destroyed. Nullified by ENGINEER ×3.',
  blended:
    'To get past it: Empathy, Diplomacy, a Morn or any Scotty. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'brief-romance':
    'Your opponent chooses male or female. Placed on a random personnel of that gender, who is “stopped” while the dilemma is there.',
  'chula-the-chandra':
    'Select a random personnel. Everyone who has no attribute number in common with that personnel is “stopped”.',
  'chula-the-dice':
    'To get past it: three personnel, one with INTEGRITY > 6, another with CUNNING > 7, a third with STRENGTH > 8. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'chula-the-game':
    'To get past it: one personnel with Greed + Treachery, or with Greed + CUNNING > 7. Otherwise, everyone is “stopped” until the end of your next turn, and the dilemma is discarded.',
  'alien-parasites':
    'If not overcome, the attempt ends and the team beams back. Your opponent may control that ship or facility and your cards aboard until they are “stopped”; then your turn continues. Those who faced it are “stopped”, and the dilemma stays under the mission.',
  'borg-ship':
    'Placed at the farther end of the spaceline. At the end of every turn, it attacks all ships at its location, then moves toward the other end. A player who destroys the Borg Ship in battle scores its points.',
  'computer-weapon-hyper-aging':
    'To get past it: SCIENCE. Otherwise, discard all but personnel from your hand, draw that many; all are “stopped”. Then placed on the mission: nobody there can beam away, and when the countdown expires, those who faced it die. Cured by SCIENCE + MEDICAL ×2.',
  'crew-advancement': 'Your opponent chooses INTEGRITY, CUNNING or STRENGTH. Everyone with the highest is “stopped”.',
  cytherians:
    'Placed on the ship, which must travel to the farther end of the spaceline and can do nothing else. There, discard the dilemma and score its points.',
  dalrok:
    'Placed on the mission. The personnel with the lowest total attributes is killed now and at the start of each turn. Nullified by total attributes over 150.',
  'data-has-some-issues':
    'Placed on a random personnel, who is “stopped”. At the end of each turn, a personnel present with less STRENGTH is killed, of your opponent’s choice. Cured by ENGINEER ×3.',
  'dead-end':
    'To get past it: 50 points. Otherwise, the dilemma is placed on the mission, which nobody with fewer than 50 points can attempt. No effect while another copy is in play.',
  'denevan-neural-parasites':
    'Half of the personnel, rounded up, are selected at random. You save one for each phaser or disruptor there, and one for each unselected Borg with the Defense icon. The other selected personnel are killed.',
  dejaren:
    'A random hologram and a random other personnel are selected. Each of them with CUNNING < 9 is killed. The remaining personnel need Computer Skill ×2 to get past it.',
  'dont-let-it-end-this-way':
    'Half of your “stopped” personnel at this location, rounded up, of your choice, are killed. The remaining personnel need SECURITY ×2 to get past it.',
  'edo-probe':
    'You choose: end the attempt, and place this on the mission, which you can’t attempt until you solve another; or place this on your table, and lose 10 points at the end of this turn unless you solve the mission.',
  'females-love-interest-garbage-scow':
    'A random female is relocated to the farthest planet. Then everyone is “stopped”, and the dilemma is placed on the mission: nobody can attempt it until a ship with Tractor Beam and ENGINEER ×2 tows the dilemma away.',
  firestorm:
    'No effect while Thermal Deflectors are in play. Otherwise, everyone with INTEGRITY < 5 is killed, everyone is “stopped”, and the dilemma is discarded. Emergency Transporter Armbands let personnel escape.',
  'friendly-fire':
    'To get past it: Leadership ×2 + SECURITY ×2. Otherwise, a random personnel is killed, everyone is “stopped”, and the dilemma is placed on the mission, which nobody can attempt.',
  'garak-has-some-issues':
    'Placed on a random personnel, who is “stopped”. At the start of each turn, a personnel present with less CUNNING is killed, of your opponent’s choice. Cured by Exobiology ×2.',
  god: 'To get past it: two personnel with INTEGRITY > 7. Otherwise, your opponent chooses a ship there to be destroyed, everyone is “stopped”, and the dilemma is placed on the mission: players without a ship there can’t attempt it.',
  'harvester-virus':
    'Placed on the mission. At the end of each turn, a random personnel there is killed. Cured by MEDICAL ×2 + Exobiology + Computer Skill.',
  'hippocratic-oath':
    'You need a MEDICAL to get past it. The dilemma is placed on the one with the highest CUNNING, who is relocated to the nearest other planet and is “stopped” until the countdown expires.',
  'history-repeats-itself':
    'Three personnel are selected at random, or six if there are ten or more. If one of them has Anthropology, all of those selected are “stopped”.',
  horta:
    'Placed on the mission. A random personnel is killed now. At the end of each turn, a random personnel there of that turn’s player is killed. Cured by Leadership ×2 + Mindmeld ×2 + Exobiology ×2.',
  'hull-breach':
    'To get past it: Environmental Suit. Otherwise, a random personnel who isn’t an android is killed, and another one with the same classification; then the attempt continues.',
  'hyper-aging':
    'Placed on the mission. Nobody there can beam away. When the countdown expires, those who faced it are killed. Cured by SCIENCE + MEDICAL ×2.',
  'interphasic-plasma-creatures':
    'To get past it: SCIENCE ×2 or Mindmeld. Otherwise, everyone is “stopped”, and the dilemma is placed on your table: your personnel have STRENGTH −2. Not cumulative.',
  'isolinear-puzzle': 'Placed on the ship, which has RANGE and WEAPONS −4. Nullified by ENGINEER ×2.',
  'its-green':
    'Three personnel are selected at random, or six if there are ten or more. If one of them has ENGINEER, all of those selected are “stopped”.',
  'ktarian-game':
    'Placed on the ship. A random personnel aboard is disabled now, and another whenever your turn starts. Cured by CUNNING > 30 or an Android.',
  'lack-of-preparation':
    'Unless your personnel could have solved the mission when they began, you lose 10 points, and they can’t get past it. If you play Borg, they need Communication, Navigation and Defense icons instead.',
  macrovirus:
    'Placed on the ship. Now, and at the start of each turn, the personnel with the lowest STRENGTH or CUNNING, as your opponent chooses, is killed. Cured by Exobiology ×2 + SCIENCE ×2.',
  'menthar-booby-trap':
    'Placed on the ship, which can’t move. Without MEDICAL, a random personnel is killed, and everyone is “stopped”. Cured by ENGINEER ×2.',
  'mimetic-simbiot':
    'To get past it: MEDICAL ×3 or INTEGRITY > 30. Then two personnel are selected at random, and you choose one of them to be killed. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'misinterpreted-history':
    'Your opponent chooses: the personnel with the highest CUNNING or with the most Treachery is killed. The remaining personnel need Law + Archaeology, Exobiology + Leadership ×2 or a President to get past it.',
  'murder-investigation':
    'Three personnel are selected at random, or six if there are ten or more. If one of them has SECURITY, all of those selected are “stopped”.',
  'nagilum-test-subjects':
    'Placed on the ship. A random personnel is killed now and at the start of each turn. Cured by SCIENCE ×2 + Diplomacy + Physics. Nullified by Auto-Destruct Sequence.',
  'nitrium-metal-parasites':
    'Placed on the ship, which is destroyed when the countdown expires. Cured by SCIENCE ×2 or ENGINEER ×2.',
  'personal-duty':
    'To get past it: Leadership or OFFICER. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'phased-matter':
    'With two or more personnel: choose more than half of them. These personnel are phased (disabled and unable to beam) until your other personnel on the planet have ENGINEER + SCIENCE.',
  'photonic-energy-being':
    'Placed on the mission. The dilemma holds three random personnel. Cured by a hologram or Anthropology + Diplomacy.',
  'picking-up-the-pieces':
    'To get past it: Geology or Computer Skill. Everyone who meets this condition is “stopped”, except one at random. If only one does, that personnel is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'primal-urges':
    'Nullified by ANIMAL ×2. A male and a female of your choice are relocated to the farthest planet. Without both, your personnel can’t get past it.',
  'radioactive-garbage-scow':
    'Everyone is “stopped”. Placed on the mission, which nobody can attempt until a ship with Tractor Beam and ENGINEER ×2 tows the dilemma away.',
  'rem-fatigue-hallucinations':
    'Placed on your table. When the countdown expires, those who faced it are killed. Cured by MEDICAL ×3, or when one of them is at your outpost.',
  'romulan-mind-probes':
    'Select a random personnel. Everyone who has no printed skill in common with that personnel is “stopped”. First skills don’t count.',
  'seismic-quake':
    'A random personnel is “stopped” if your opponent’s score is odd, and killed otherwise. The remaining personnel need Geology to get past it. Otherwise, the dilemma is shuffled into the seeds there.',
  'shuttle-crash':
    'A Youth of your opponent’s choice and an OFFICER of your choice are “stopped”. The remaining personnel need Navigation ×2 + CUNNING > 45 to get past it, or on a planet Navigation ×2 + STRENGTH > 45.',
  'socializing-with-the-staff':
    'To get past it: a Female. All females are “stopped”, except one at random. A single female is “stopped”. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'strict-dress-code':
    'You choose: kill a personnel with Diplomacy or a hologram, kill two with the Defense icon, or let your opponent choose one to be killed.',
  'the-cloud':
    'If not overcome, the ship is damaged, everyone is “stopped” until the end of your next turn, and the dilemma is discarded.',
  'the-weak-will-perish': 'Five random universal drones are killed, and all personnel with printed STRENGTH below 5.',
  'tpol-has-some-issues':
    'Placed on a random personnel, who is “stopped”. At the end of each turn, a personnel present with less INTEGRITY is killed, of your opponent’s choice. Cured by SCIENCE ×3.',
  'temporal-causality-loop':
    'If not overcome, this attempt and your action before it are undone. Seeds go back, played cards return to hand, drawn cards stay drawn. Your turn ends, and the dilemma is discarded.',
  'tsiolkovsky-infection': 'Placed on the ship. Everyone aboard loses their first skill. Cured by MEDICAL ×3.',
  'two-dimensional-creatures':
    'Placed on the ship, which can’t move. Everyone aboard with Empathy is disabled. Cured by SCIENCE + ENGINEER.',
  vendetta:
    'To get past it: Law. Otherwise, everyone is “stopped”, and the dilemma is placed on a personnel of your opponent’s choice. When that personnel is killed, your opponent scores 5 points.',
  virus:
    'To get past it: Computer Skill ×4. Otherwise, everyone is “stopped”, and the dilemma is placed on the ship: all your ships of that class have RANGE, WEAPONS and SHIELDS −2. Cured by Computer Skill ×6.',
  'war-games':
    'If not overcome, everyone is “stopped”, and the dilemma stays under the mission. If overcome, the dilemma is placed on the ship: when your opponent’s ship moves there, your opponent scores 5 points and the dilemma leaves play.',
  'your-galaxy-is-impure':
    'Placed on the mission. A random personnel is killed now. At each later attempt, the attempting player chooses one of their personnel to be killed.',
  'a-fast-ship-would-be-nice':
    'A personnel of your opponent’s choice is killed. Instead, you may lose a Bodyguard or Guard Drone present, or an empty ship there, which your opponent commandeers.',
  'a-good-day-to-lie':
    'To get past it: Diplomacy ×3 or Treachery ×3. In both cases, if a Klingon with Treachery is in play, your opponent may download Duras here. If not overcome, everyone is “stopped”, and the dilemma stays under the mission.',
  'dedication-to-duty':
    'A random unique personnel is “stopped”. You choose: that personnel is killed, or your opponent may draw a card for each of its skill icons. The attempt continues.',
  'diplomatic-intervention':
    'Your opponent may download up to two Federation ambassadors to the planet, safe from attack this turn. Placed on the mission: to solve it, you need more Diplomacy here than your opponent.',
  'ferengi-ambush':
    'Your opponent may download up to three different universal Ferengi and a Ferengi Whip to the planet. These personnel may attack immediately.',
  forsaken:
    'To get past it: Honor ×2 or Treachery ×2. Everyone who contributed that skill is placed under their owners’ draw decks. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
  'gomtuu-shock-wave':
    'If not overcome, all undocked ships at this location are damaged and moved one location toward the far end of the line. Everyone is “stopped”, and the dilemma stays under the mission.',
  'hanonian-land-eel':
    'If not overcome, your opponent kills the personnel with the lowest CUNNING or the fewest skill icons. Everyone is “stopped”, and the dilemma stays under the mission.',
  'irrational-commander':
    'To get past it: two leaders with Honor, or two with Treachery. Otherwise, the dilemma is placed on the mission: to solve it, you need a total attribute above twice its points.',
  'linguistic-legerdemain':
    'If not overcome, the dilemma is placed on the mission, and nobody can attempt the mission. The dilemma’s countdown is 1, plus 1 for each affiliation of the mission that nobody present has.',
  'qs-vicious-animal-things':
    'To get past it: STRENGTH between 22 and 55. Otherwise, a random personnel is killed, everyone is “stopped”, and your opponent seeds the dilemma under another unsolved planet mission.',
  'the-arsenal-divided':
    'Divide your unique personnel into two face-down piles. Your opponent chooses the pile that is “stopped”. The ship must be staffed, and the remaining personnel need INTEGRITY > 27.',
  'the-arsenal-separated':
    'Divide your unique personnel into two face-down piles. Your opponent chooses the pile that is “stopped”. The remaining personnel need CUNNING > 27 to get past it.',
  'trilithium-raid':
    'Your opponent may download up to two universal Romulans to a facility here, or six to a station. Then you need ENGINEER ×2 + STRENGTH > 40 to get past it.',
  'unorthodox-preservation':
    'To get past it: Anthropology ×2, a personnel with OFFICER and Empathy, or a staffed ship with a Holodeck here. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
};
