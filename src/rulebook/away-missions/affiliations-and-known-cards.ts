import type { Chapter } from '../entry.ts';

/** Affiliations and known cards. */
export const affiliationsAndKnownCards: Chapter = {
  title: 'Affiliations and known cards',
  beside: 'federation borg klingon romulan locutus riker shelby gowron lukara hypospray',
  entries: [
    {
      id: 'M-FAC-01',
      title: 'Playing the Federation',
      text: 'The Federation has strong, flexible equipment. Its phasers stun by default, except against Borg; it can also set them to kill. Many of its Missions give bonus points for extraordinary success, and transporter cards beam its characters across the ship. Its main Missions are about repairs, information and the defense of Sector 001.',
      source: 'Playing the Federation',
      terms:
        'starfleet; strategy; tips; how to play; riker; strengths; what are the good guys good at; advice for a starfleet newbie; playstyle of the good guys',
      see: ['M-TEAM-07', 'M-STUN-01', 'M-CARD-09', 'M-OPEN-04'],
    },
    {
      id: 'M-FAC-02',
      title: 'Playing the Borg',
      text: 'The Borg begin with a small force and gain drones by Escalation. They get Adapt tokens for completed Missions, which open up new powers, and Locutus gives Subcommand Events. Losing a drone matters little to them: replacements arrive, and enemies can be Assimilated.',
      source: 'Playing the Borg',
      terms:
        'strategy; tips; how to play; locutus; strengths; collective; what are the drones good at; advice for a hive newbie; expendable troops playstyle',
      see: ['M-TEAM-08', 'M-PLAY-23', 'M-OPEN-09', 'M-CARD-01'],
    },
    {
      id: 'M-FAC-03',
      title: 'Hivemind across the whole ship',
      text: 'The Borg can bring their Actions together where they are needed: through the Hivemind an Action may be taken by a drone however far away it is, even on the other side of the ship.',
      source: 'Playing the Borg; Hivemind',
      terms:
        'range; distance; remote drone; far away; focus; act through a faraway drone; telepathy over the entire map; swarm strength where it matters',
      see: ['M-HIVE-01', 'M-OPEN-24'],
    },
    {
      id: 'M-FAC-04',
      title: 'Assimilated enemies serve at once',
      text: 'A character that the Borg Assimilate acts for them at once. It begins with a Stun token, so its first Action is to Recover.',
      source: 'Playing the Borg',
      terms:
        'new drone; convert; same round; immediately; is a turned hero usable right away; traitor wakes up groggy; turncoat dazed upon joining',
      see: ['M-ASSIM-06', 'M-ASSIM-07', 'M-OPEN-36'],
    },
    {
      id: 'M-FAC-05',
      title: 'Playing the Klingons',
      text: 'Klingons gain Honor in battle against worthy foes. They are deadly and tough, best at close quarters, and for them a death with Honor is no loss. Fights against Borg risk dishonor, since a Klingon may be Assimilated.',
      source: 'Playing the Klingons',
      terms:
        'strategy; tips; gowron; warriors; strengths; what are the ridged foreheads good at; qapla crowd playstyle; advice for a honour newbie',
      see: ['M-TEAM-09', 'M-OPEN-08', 'M-OPEN-30'],
    },
    {
      id: 'M-FAC-06',
      title: 'Playing the Romulans',
      text: 'Romulans gather Intel. Spending it lets them move quickly, set up ambushes and avoid attacks; what they keep is worth points at the end. They are highly skilled but weak in a fight, so they avoid battle until the odds are theirs.',
      source: 'Playing the Romulans',
      terms:
        'strategy; tips; sela; spies; strengths; tal shiar; what are the sneaky green folks good at; stealthy folks playstyle; advice for an espionage newbie',
      see: ['M-TEAM-10', 'M-OPEN-08'],
    },
    {
      id: 'M-CARD-01',
      title: 'Locutus of Borg',
      text: 'Speaker for the Borg, of Cube 469.\n• Specializations: Command, Diplomacy\n• Keywords: Borg, Commander, Counterpart\n• Assimilation Tubules: +0 dice, +1 Damage, Assimilate, Melee\n• Download: whenever he is activated, a Subcommand Event is searched for in the Support Deck and played free\n• Hivemind',
      source: 'Character Cards',
      terms:
        'picard; character card; download; subcommand; stats; what can the hive spokesman do; assimilated captain’s sheet; drone boss abilities',
      see: ['M-HIVE-01', 'M-ASSIM-01', 'M-OPEN-01', 'M-OPEN-63'],
    },
    {
      id: 'M-CARD-02',
      title: 'William T. Riker',
      text: 'First Officer of the U.S.S. Enterprise-D.\n• Specializations: Command, Diplomacy, Security\n• Keywords: Human, Commander\n• Attack 2, Defense 3, Skill 2, Move 2; the Move track shows 2 and 4 spaces\n• Type 2 Phaser: +1 die, +0 Damage, Stun\n• Number One: with an Action he searches for a Command Event',
      source: 'Character Cards; examples',
      terms:
        'character card; number one; stats; commander; first officer; what can the bearded xo do; number of dice for the xo; starfleet leader’s sheet',
      see: ['M-STUN-01', 'M-SEARCH-01', 'M-TEAM-07'],
    },
    {
      id: 'M-CARD-03',
      title: 'Shelby’s character card',
      text: 'Her role is Security Detail, her ship the U.S.S. Enterprise-D.\n• Specializations: Command, Engineering, Security\n• Keywords: Human, Specialist\n• Attack 2, Defense 2, Skill 2, Move 2',
      source: 'Character Cards; Example: Shelby',
      terms:
        'stats; commander shelby; security detail; engineer; what can the blonde borg expert do; starfleet tactical woman’s sheet; rival of the xo',
      see: ['M-OPEN-19', 'M-OPEN-20', 'M-TEAM-05'],
    },
    {
      id: 'M-CARD-04',
      title: 'The drones One to Five of Five',
      text: 'The book shows only two things about the numbered drones: One of Five has Skill 3 and no Command Specialization. Nothing is printed about Two, Three, Four and Five of Five.',
      source: 'Opposed Skill Test example',
      terms:
        'borg drone; character card; stats; numbered; what can ordinary drones do; numbers for the rank and file hive; foot soldiers of the hive',
      see: ['M-OPEN-01', 'M-OPEN-09', 'M-COMP-03'],
    },
    {
      id: 'M-CARD-05',
      title: 'Lukara and her Bat’leth',
      text: 'The Klingon Lukara has Attack 3. Her Bat’leth gives +1 die and +1 Damage and is a Melee weapon.',
      source: 'Attack Action Example',
      terms:
        'klingon sword; batleth; character card; stats; klingon lady with the big curved blade; honour guard woman’s sheet; female warrior curved sword',
      see: ['M-OPEN-01', 'M-MELEE-01', 'M-ATK-09'],
    },
    {
      id: 'M-CARD-06',
      title: 'Gowron and his weapons',
      text: 'Gowron is a Klingon; his card names him son of M’Rel, and the name of his ship, IKS Bo…, is cut off in the picture.\n• Specializations: Command, Diplomacy\n• D’k tahg: +1 die, +0 Damage, Melee\n• Niswi’Hich: +0 dice, +1 Damage',
      source: 'Reading Attack Actions',
      terms:
        'klingon; dagger; disruptor; character card; stats; what’s on the chancellor’s sheet; what can the klingon boss do; bug eyed chancellor',
      see: ['M-OPEN-01', 'M-TEAM-09'],
    },
    {
      id: 'M-CARD-07',
      title: 'Get Main Computer Online',
      text: 'A Mission with the keyword Repair, worth 30 points. One Action takes two Computers tests: first the acting character’s at an Operations terminal, then at once one by another of your characters at another Operations terminal. If both pass, the card is scored.',
      source: 'A Mission Card',
      terms:
        'federation mission; two tests; computers; repair mission; operations terminal; reboot the ship’s pc objective; two hackers at two screens',
      see: ['M-TERM-01', 'M-OPEN-33', 'M-OPEN-04'],
    },
    {
      id: 'M-CARD-08',
      title: 'The Hypospray',
      text: 'Equipment with the keyword Medical and Supply 2. As a Special Action it recovers up to 2 Damage, or removes up to 2 Stun tokens, from its bearer or from an adjacent character; then it is discarded. If its bearer is in the Sickbay, it is shuffled into your Support Deck instead.',
      source: 'An Equipment Card',
      terms:
        'heal; medicine; cure; recover damage; remove stun; health; shot in the neck from the doc; bandage an injured pal; syringe from the doc’s kit',
      see: ['M-PLAY-14', 'M-STUN-05', 'M-GEO-05'],
    },
    {
      id: 'M-CARD-09',
      title: 'Set Phasers to Kill',
      text: 'This Federation card is a Permanent Event with an Action on it. It stays in play, and its Action can be used as long as it does.',
      source: 'An Equipment Card page',
      terms:
        'kill setting; lethal phasers; no stun; switch off stun mode; shoot to slay with starfleet pistols; deadly beams rather than knockouts',
      see: ['M-PLAY-12', 'M-PLAY-22', 'M-FAC-01'],
    },
  ],
};
