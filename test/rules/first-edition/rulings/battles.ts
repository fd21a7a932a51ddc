import type { Ruling } from './ruling.ts';

/** Rulings about battles and equipment. */
export const ON_BATTLES: readonly Ruling[] = [
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'They take people out of a battle that has begun.',
    rule: 'C-BATTLE-07',
    proof: 'C-RESPONSE-06: Emergency Transporter Armbands take people out of a personnel battle that has begun',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Near-Warp Transport', 'Atmospheric Ionization'],
    says: 'They overcome nothing that stands against beaming, and bring no transporter.',
    rule: 'C-BEAM-07',
    proof:
      'C-BEAM-07 C-STOP-02: Emergency Transporter Armbands get nobody past Atmospheric Ionization, nor the stopped, nor without a transporter',
  },
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'The stopped are not beamed.',
    rule: 'C-STOP-02',
    proof:
      'C-BEAM-07 C-STOP-02: Emergency Transporter Armbands get nobody past Atmospheric Ionization, nor the stopped, nor without a transporter',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Near-Warp Transport'],
    says: 'They let Borg form Away Teams.',
    rule: 'C-BORG-06',
    reason: 'The limits of Borg Away Teams aren’t played.',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Security Office'],
    says: 'Who is moved takes equipment along.',
    rule: 'C-MOVE-07',
    proof:
      'C-MOVE-07: who joins a battle from the Security Office, or leaves by Emergency Transporter Armbands, takes equipment along',
  },
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'They cure a dilemma that names them.',
    rule: 'C-DILEMMA-09',
    reason: 'That dilemma is played by agreement.',
  },
  {
    cards: ["D'k Tahg"],
    says: 'It reports to a battle that has just begun.',
    rule: 'C-RESPONSE-06',
    proof: 'C-PLAY-03 C-RESPONSE-06: a D’k Tahg reports for free, also to a battle',
  },
  {
    cards: ['Battle Bridge Door'],
    says: 'It answers the beginning of a battle, for more tactics.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-SHIPBAT-14: from the hand it lets who has Leadership draw two more, or strengthens all',
  },
  {
    cards: ['Battle Bridge Door'],
    says: 'It lies on the side deck and opens it.',
    rule: 'C-DECK-23',
    proof: 'C-DECK-23 C-SHIPBAT-14: comes with a Battle Bridge side deck behind its door, C-SEED-05: which is shuffled',
  },
  {
    cards: ['Rogue Borg Mercenaries'],
    says: 'They need no leave to fight.',
    rule: 'C-BATTLE-05',
    proof: 'C-PERSBAT-06 C-BATTLE-08: they fight the crew of a ship at once, and those who fought are stopped',
  },
  {
    cards: ['Rogue Borg Mercenaries', 'Crosis'],
    says: 'Both are of the same kind, and fight together.',
    rule: 'C-PERSBAT-03',
    proof: 'C-SKILL-22: Crosis is one more of them, and doubles what each is worth',
  },
  {
    cards: ['Escape Pod'],
    says: 'Casualties are taken before it saves the rest.',
    rule: 'C-SHIPBAT-13',
    proof: 'C-SHIPBAT-13: casualties come first: an Escape Pod saves those who are left',
  },
  {
    cards: ['Escape Pod'],
    says: 'Who waits in it is at that location.',
    rule: 'C-SPACELINE-07',
    proof: 'C-LEAVE-02: an Escape Pod saves the crew of a ship, until a ship picks it up',
  },
  {
    cards: ['Escape Pod'],
    says: 'A hologram that has to leave is switched off.',
    rule: 'C-TIME-09',
    proof: 'C-TIME-09: nor do they wait in an Escape Pod: with the ship they are lost',
  },
  {
    cards: ['Genetronic Replicator'],
    says: 'It saves Away Teams, and no crew.',
    rule: 'C-LEAVE-02',
    proof: 'C-LEAVE-02: a crew it doesn’t save',
  },
  {
    cards: ['Genetronic Replicator'],
    says: 'Who is stunned does not run it.',
    rule: 'C-PERSBAT-05',
    proof: 'C-PERSBAT-05: who is stunned still makes others better, and runs no Genetronic Replicator',
  },
  {
    cards: ['Romulan Disruptor'],
    says: 'Three make everyone six stronger.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: a Romulan Disruptor is cumulative: three make everyone 6 stronger',
  },
  {
    cards: ['Cardassian Disruptor'],
    says: 'One who may use it, by side or by blood, is enough for all.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07 C-AFFIL-08: a Klingon Disruptor is used by a Klingon of any affiliation, and then by all',
  },
  {
    cards: ['Klingon Disruptor Rifle'],
    says: 'Blood is enough to use it.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07: a Klingon Disruptor Rifle helps whom a Klingon by blood is with',
  },
  {
    cards: ['Klingon Disruptor Rifle', 'Varon-T Disruptor', 'Romulan Disruptor Rifle'],
    says: 'Each is any disruptor.',
    rule: 'C-DECK-16',
    proof: 'C-TYPES-07: any disruptor is one that is so called, an artifact used as equipment too',
  },
  {
    cards: ["Bat'leth"],
    says: 'Anybody may carry it, and it strengthens Klingons.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07: with a D’k Tahg all gain, with a Bat’leth the Klingons alone',
  },
  {
    cards: ['Varon-T Disruptor'],
    says: 'Several artifacts are settled in any order.',
    rule: 'C-TYPES-10',
    proof: '%s joins the team, and is beamed with it',
  },
  {
    cards: ['Varon-T Disruptor'],
    says: 'It is fetched by what names artifacts alone.',
    rule: 'C-DOWNLOAD-04',
    proof: 'C-DOWNLOAD-04: Bareil finds no Varon-T Disruptor among equipment',
  },
  {
    cards: ['Plasmadyne Relay'],
    says: 'It works with nobody there.',
    rule: 'C-TYPES-06',
    proof: 'C-TYPES-07: a Plasmadyne Relay serves an empty ship',
  },
  {
    cards: ['Plasmadyne Relay', 'Engineering Tricorder'],
    says: 'Equipment is related to the types in its text.',
    rule: 'C-TYPES-08',
    proof: 'C-TYPES-08: an Engineering Tricorder is related to both types that it names, a Plasmadyne Relay to none',
  },
  {
    cards: ['Tricorder'],
    says: 'It serves a classification, and gives a skill.',
    rule: 'C-TYPES-08',
    proof: 'C-TYPES-08 C-SKILL-22: %s makes each %s a %s, and a second one adds nothing',
  },
  {
    cards: ['Medical Kit', 'Medical Kit (Voyager)', 'Science Kit'],
    says: 'Copies of any printing give one.',
    rule: 'C-SKILL-22',
    proof: 'C-TYPES-08 C-SKILL-22: %s makes each %s a %s, and a second one adds nothing',
  },
  {
    cards: ['Kurlan Naiskos'],
    says: 'The stopped count for it, the disabled and animals do not.',
    rule: 'C-TEAM-15',
    proof: 'C-TEAM-15 C-STOP-01: Kurlan Naiskos counts who is stopped, and nobody who is disabled',
  },
  {
    cards: ['Kurlan Naiskos'],
    says: 'It serves whoever has the ship.',
    rule: 'C-CONTROL-02',
    proof: 'C-CONTROL-02: Kurlan Naiskos serves whoever has the ship',
  },
  {
    cards: ['Strafing Run'],
    says: 'Its marker lowers all three figures.',
    rule: 'C-SHIPBAT-11',
    proof: 'C-SKILL-14: what is added comes before Kurlan Naiskos makes it thrice as much',
  },
];
