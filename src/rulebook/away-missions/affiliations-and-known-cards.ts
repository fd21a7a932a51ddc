import type { Chapter } from '../entry.ts';

/** Affiliations and known cards. */
export const affiliationsAndKnownCards: Chapter = {
  title: 'Affiliations and known cards',
  entries: [
    {
      id: 'M-FAC-01',
      text: 'Federation: phasers stun by default except against Borg; strong, flexible equipment; many missions give bonus points; transporter cards allow beaming across the ship.',
      source: 'Playing the Federation',
    },
    {
      id: 'M-FAC-02',
      text: 'Borg: start with a small force and gain drones by Escalation; gain Adapt tokens by completing Missions; Subcommand Events come from Locutus.',
      source: 'Playing the Borg',
    },
    {
      id: 'M-FAC-03',
      text: 'Borg may focus Actions through the Hivemind even across the ship, including drones that are far away.',
      source: 'Playing the Borg; Hivemind',
    },
    {
      id: 'M-FAC-04',
      text: 'Assimilated enemies act for the Borg at once (with their Stun token).',
      source: 'Playing the Borg; M-ASSIM-07',
    },
    {
      id: 'M-FAC-05',
      text: 'Klingons gain Honor and want worthy foes; being assimilated risks dishonor.',
      source: 'Playing the Klingons',
    },
    {
      id: 'M-FAC-06',
      text: 'Romulans gather Intel, which enables movement, ambush and defence and is worth points at the end.',
      source: 'Playing the Romulans',
    },
    {
      id: 'M-CARD-01',
      text: 'Locutus of Borg: role Speaker for the Borg, ship Cube 469; Specializations Command, Diplomacy; Keywords Borg, Commander, Counterpart; Assimilation Tubules (+0 dice, +1 Damage, Assimilate, Melee); Download: at his Activation a Subcommand Event is searched from the Support Deck and played free; Hivemind.',
      source: 'Character Cards',
    },
    {
      id: 'M-CARD-02',
      text: 'William T. Riker: role First Officer, ship U.S.S. Enterprise-D; Specializations Command, Diplomacy, Security; Keywords Human, Commander; Type 2 Phaser (+1 die, +0 Damage, Stun); Number One: spends an Action on searching a Command Event; Attack 2, Defense 3, Skill 2, Move 2 (2 and 4 spaces).',
      source: 'Character Cards; examples',
    },
    {
      id: 'M-CARD-03',
      text: 'Shelby: role Security Detail, ship U.S.S. Enterprise-D; Specializations Command, Engineering, Security; Keywords Human, Specialist; Attack 2, Defense 2, Skill 2, Move 2.',
      source: 'Character Cards; Example: Shelby',
    },
    {
      id: 'M-CARD-04',
      text: 'One of Five: Skill 3, no Command Specialization; nothing is printed for Two to Five of Five.',
      source: 'Opposed Skill Test example',
    },
    {
      id: 'M-CARD-05',
      text: "Lukara: Attack 3; Bat'leth (+1 die, +1 Damage, Melee).",
      source: 'Attack Action Example',
    },
    {
      id: 'M-CARD-06',
      text: "Gowron: Son of M'Rel – IKS Bo… (ship name cut off in the picture); Specializations Command, Diplomacy; Klingon; D'k tahg (+1 die, +0 Damage, Melee) and Niswi'Hich (+0 dice, +1 Damage).",
      source: 'Reading Attack Actions',
    },
    {
      id: 'M-CARD-07',
      text: 'Get Main Computer Online (Mission, Repair, 30 points): two Computers tests in one Action: first by the acting character at an Operations terminal, then at once by another own character at a second Operations terminal; both passed scores it.',
      source: 'A Mission Card',
    },
    {
      id: 'M-CARD-08',
      text: 'Hypospray (Equipment, Medical, Supply 2): a Special Action recovers up to 2 Damage or removes up to 2 Stun tokens from its bearer or an adjacent character, then it is discarded; in the Sickbay it is shuffled into the Support Deck instead.',
      source: 'An Equipment Card',
    },
    {
      id: 'M-CARD-09',
      text: 'Set Phasers to Kill is a Permanent Event with an Action.',
      source: 'An Equipment Card page',
    },
  ],
};
