import type { Chapter } from '../../entry.ts';

/** Glossary terms from “point box” to “pursuit icon”. */
export const termsPoints: Chapter = {
  title: 'Terms: P, points to pursuit',
  entries: [
    {
      id: 'C-TERM-304',
      title: 'point box',
      text: [
        'A point box holds a number (what the card is worth) or a variable, for example X or 10X. When a card speaks of “a point box”, what is inside does not matter. “A point box with a number” has to show a plain number without a variable.',
        'A card that asks for a mission whose box shows, for instance, at least 40 points looks at the printed number, never at what the mission might be worth at the moment. Examples: for Quest for the Sword that is always 40, even when The Sheliak has made it worth nothing. Reunion’s box shows no points at any time, although that mission may bring 15 or 40.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'printed value; mission worth; x points; showing at least 40 points; number on the card; small square with a digit; how valuable the little square says; figure for what it pays',
      see: ['C-TERM-305', 'C-TERM-450', 'C-TERM-239'],
    },
    {
      id: 'C-TERM-305',
      title: 'points',
      text: [
        'To score points is to change your score in either direction, up or down. A card with a negative value takes its points off, and your score may fall below zero: if you have 0 and score a dilemma worth –10, you have –10.',
        'Points from missions and from Borg-only objectives are non-bonus points. All others, positive or negative, are bonus points.',
        'When points pass from one player to the other, the loss and the gain are two separate changes. If Bribery nullifies what you would lose to Mandarin Bailiff, your opponent still gains. If you play Borg and can gain no bonus points, your non-Borg opponent still loses theirs.',
        'In the Zone, Intermix Ratio and some other cards say that points of some kind do not count toward winning. Those are left out of your final score, win or lose, both for finding the winner and for the differential. They are not lost or cancelled, though: for everything else, such as getting past Dead End, you have them.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'score; negative score; bonus; non-bonus; minus; lose what i scored; victory total; below nothing on scoreboard; tally goes down; do these count toward victory',
      see: ['C-TERM-448', 'C-TERM-060', 'C-TERM-304'],
    },
    {
      id: 'C-TERM-307',
      title: 'present',
      text: [
        'Present together, or “with” each other, are those of your people and equipment who belong to the same crew or Away Team. During your turn, people who are in stasis, disabled, stopped or under house arrest make up a separate crew or Away Team.',
        'A separate group of yours cannot lend skills or strengthen others for battle, for solving a mission, or for overcoming, nullifying or curing dilemmas and Q-icon cards during an attempt. Nor can it trigger, or be targeted by, the dilemmas and Q-icon cards that the attempting group meets.',
        'Your people are present with those of your opponent when both are on the same planet (outside any facility or landed ship), or share a ship, facility or site. They may be harmed by the opponent’s people there, but you get no benefit from them, unless a card affects “all” of some kind of people present.',
        'Examples:\n• Kahlest makes your Klingons with Honor stronger only if she herself takes part in the fight or attempt.\n• K’mtar gains from your own Alexander Rozhenko in his crew or Away Team, from no other.\n• An android under house arrest or in stasis neither triggers Chinese Finger Puzzle nor is stopped by it.\n• A Coalescent Organism may pass from your opponent’s people to one of yours on the same planet.\n• An opposing Targ strengthens “all” non-Targ Klingons where it is, and so yours as well.',
        'When a dilemma such as Alien Abduction holds or splits off part of a group, the rest of your people may count as present to cure that dilemma, even while the attempt goes on.',
        '“Aboard” a ship or facility means the same as “present” on many space dilemmas and other cards. Dilemmas that affect people aboard during an attempt to solve, scout or commandeer touch only the crew that makes the attempt. Intruders, and people under house arrest or disabled, can still be hit later on, when a dilemma has entered play or some other card speaks of those aboard. But they lend no traits or skills: not for staffing, not for curing or nullifying dilemmas with lasting effects, and not for cards like Defiant Dedication Plaque, Paxan "Wormhole", Navigate Plasma Storms or Kurlan Naiskos.',
        'Your people and equipment are present with another card (an event, interrupt or doorway, a seeded card outside an attempt, a dilemma that entered play) in these cases:\n• a ship or space facility holds them at the space location at which the card was seeded or played, or through which it is travelling along the spaceline;\n• they are on the surface of the planet (in no facility or landed ship) where it was seeded or played;\n• they are on the ship, facility or site that carries the card;\n• they are present with the person who carries it.',
        'Nobody who is merely present may nullify a seeded card before an attempt encounters it. Examples:\n• Someone with Ocular Implants may look at a card seeded under a planet mission from the surface, or at one under a space mission from a ship or facility there.\n• Guinan may nullify Frame of Mind from within the encountering group, or after the attempt when she is with its victim. She may nullify The Whale Probe from within the encountering group, or, once it is in play, from a ship or space facility where it is.\n• For Visit Cochrane Memorial, the human ENGINEER has to stand on the surface, outside landed ships and facilities.\n• Borg Nanoprobes may nullify Your Galaxy Is Impure from the surface or from a ship at its location.\n• John Doe may nullify an Espionage card on a planet mission or a space mission.',
        'Ships and facilities are present with each other if both are in space at one location or both on one planet. At a site, a ship is present while docked there, and at a mission when it is at that location. For an attempt or a dilemma it is present only when its own crew makes the attempt (except for Quantum Singularity Lifeforms).',
        'An artifact that you have just earned is not present (so cards like HQ: Return Orb to Bajor or Kivas Fajo do not see it) unless it joins the group. An Orb of Prophecy and Change does so and is with your Away Team at once; a Mysterious Orb or Horga’hn is not.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'with; together; aboard; in the same group; who counts for skills; nearby; separate group; house arrest people help; near enough to lend his talent; standing beside each other; same room requirement',
      see: ['C-TERM-047', 'C-TERM-183', 'C-TERM-205', 'C-TERM-396'],
    },
    {
      id: 'C-TERM-310',
      title: 'probing',
      text: [
        'Probing decides a chance outcome by the icons on a card. At the end of your turn, right before your card draw, you reveal the top card of your draw deck (the probe card) and compare its icons with the list on the objective or other card that told you to probe. With an empty draw deck you may not probe.',
        'Work through the list from top to bottom:\n• If the first icon of the list is anywhere on the probe card (in the text, among its staffing icons, wherever), put the probe card back on the deck first, then carry out that outcome. If that outcome downloads something out of the deck, the probe card is shuffled in before your draw.\n• If it is not there, try the second icon, then the third, and so on. Only the first match of the list is carried out; where the icon sits on the probe card means nothing.\n• With no match, if the list ends with “Otherwise”, put the probe card back and carry out that outcome.\n• With no match and no “Otherwise”, just put the probe card back. You have then probed with no outcome.',
        'Some outcomes complete the objective and tell you to discard it or turn it into a marker, such as the last one of Navigate Plasma Storms. Others leave it in play, like both of Promenade Shops, and you may probe again on later turns until it is nullified, discarded or completed.',
        'Example: Visit Cochrane Memorial lists Federation or Objective (draw one card), Event or Interrupt (play one card), Fajo Collection or Equipment (download one), Non-Aligned or Doorway (discard one). If your probe card bears a Federation or Objective icon anywhere, put it back and draw one card, which will be that very card. A Non-Aligned icon on it, even printed earlier, does not change this: for either printing of Chakotay, gold or blue border, you draw for his Federation icon. Every outcome lets you go on each turn while an unopposed human ENGINEER of yours is present.',
        'If several cards let or make you probe, announce them all together and reveal just one probe card for the lot, resolving them in the order that you like. A card that says to probe immediately is resolved by itself, without waiting for the turn’s end.',
        'Borg: an objective that involves scouting a ship or location lets you probe only when the scouting is complete, and never in the turn that completed it. Unless the objective says to probe immediately, you also may not probe to complete it if your Borg fought at its target’s location during this turn of yours or your opponent’s last one.',
        'An icon that a card got by errata counts as printed on it: Tasha Yar-Alternate succeeds as a probe for Under Fire.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'probe card; reveal top card; flip the top card; match icons; objective outcome; random result; otherwise; check the uppermost of my library; luck test with symbols; peek at what’s on top',
      see: ['C-TERM-269', 'C-TERM-353', 'C-TERM-427', 'C-TERM-070'],
    },
    {
      id: 'C-TERM-311',
      title: 'protecting cards',
      text: [
        'A card like Intruder Alert! or Ready Room Door downloads another card and keeps it safe from being nullified. It goes into its protecting place only after your opponent has passed on, or failed at, nullifying the downloaded event.',
        'You cannot protect a hidden agenda card until it is activated.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'ready room door; intruder alert; shield an event; prevent nullify; safe from kevin uxbridge; bodyguard for my happening; stash it where it can’t be killed; guard an enchantment',
      see: ['C-TERM-268', 'C-TERM-134', 'C-TERM-184'],
    },
    {
      id: 'C-TERM-312',
      title: 'punishment icon',
      text: 'The punishment icon marks a card as having to do with capturing. More cards that refer to it were announced for the future.',
      source: 'Glossary',
      terms:
        'capture symbol; capture marker; prisoner card; captive related; jail sign on a card corner; handcuffs mark printed; penalty sign for prison matters',
      see: ['C-TERM-073', 'C-TERM-072'],
    },
    {
      id: 'C-TERM-313',
      title: 'pursuit icon',
      text: 'The pursuit icon shows that a card is about the chase after some vessel or object. The icon does nothing by itself; it is there for later cards to refer to.',
      source: 'Glossary',
      terms:
        'chase symbol; hunt marker; what does this symbol do; no function; hunt someone down logo; hot on the trail mark; run after a vessel stamp',
      see: ['C-TERM-198'],
    },
  ],
};
