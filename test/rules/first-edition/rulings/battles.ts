import type { Ruling } from './ruling.ts';

/** Rulings about battles and equipment. */
export const ON_BATTLES: readonly Ruling[] = [
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'They take personnel out of a battle that has begun.',
    rule: 'C-BATTLE-07',
    proof: 'C-RESPONSE-06: Emergency Transporter Armbands can take personnel out of a personnel battle',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Near-Warp Transport', 'Atmospheric Ionization'],
    says: 'They don’t overcome obstacles to beaming, and provide no transporter.',
    rule: 'C-BEAM-07',
    proof:
      'C-BEAM-07 C-STOP-02: Emergency Transporter Armbands need a transporter, and can’t move stopped personnel or more personnel than the place allows',
  },
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'They don’t beam stopped personnel.',
    rule: 'C-STOP-02',
    proof:
      'C-BEAM-07 C-STOP-02: Emergency Transporter Armbands need a transporter, and can’t move stopped personnel or more personnel than the place allows',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Near-Warp Transport'],
    says: 'They let Borg form Away Teams.',
    rule: 'C-BORG-06',
    reason: 'The limits of Borg Away Teams aren’t supported.',
  },
  {
    cards: ['Emergency Transporter Armbands', 'Security Office'],
    says: 'A relocated personnel takes equipment along.',
    rule: 'C-MOVE-07',
    proof: 'C-MOVE-07: personnel whom a card brings into or out of a battle take their equipment along',
  },
  {
    cards: ['Emergency Transporter Armbands'],
    says: 'They cure a dilemma that names them.',
    rule: 'C-DILEMMA-09',
    reason: 'That dilemma is by agreement.',
  },
  {
    cards: ["D'k Tahg"],
    says: 'It reports to a battle that has just begun.',
    rule: 'C-RESPONSE-06',
    proof: 'C-PLAY-03 C-RESPONSE-06: a D’k Tahg reports for free, even to a battle',
  },
  {
    cards: ['Battle Bridge Door'],
    says: 'It responds to the start of a battle, for more tactics.',
    rule: 'C-SHIPBAT-14',
    proof: 'C-SHIPBAT-14: with Leadership, the Battle Bridge Door from hand allows more draws, or adds to the WEAPONS',
  },
  {
    cards: ['Battle Bridge Door'],
    says: 'It goes on the side deck and opens it.',
    rule: 'C-DECK-23',
    proof:
      'C-DECK-23 C-SEED-05 C-SHIPBAT-14: the Battle Bridge side deck in a player’s own deck is behind the door and is shuffled',
  },
  {
    cards: ['Rogue Borg Mercenaries'],
    says: 'They need no permission to fight.',
    rule: 'C-BATTLE-05',
    proof: 'C-PERSBAT-06 C-BATTLE-08: Rogue Borg fight a ship’s crew immediately, and everyone who fought is stopped',
  },
  {
    cards: ['Rogue Borg Mercenaries', 'Crosis'],
    says: 'Both are of the same kind, and fight together.',
    rule: 'C-PERSBAT-03',
    proof: 'C-SKILL-22: Crosis counts as one more Rogue Borg and doubles their STRENGTH',
  },
  {
    cards: ['Escape Pod'],
    says: 'Casualties come before it saves the rest.',
    rule: 'C-SHIPBAT-13',
    proof: 'C-SHIPBAT-13: an Escape Pod saves the crew that is left after casualties',
  },
  {
    cards: ['Escape Pod'],
    says: 'Personnel who wait in it are at that location.',
    rule: 'C-SPACELINE-07',
    proof: 'C-LEAVE-02: an Escape Pod saves a ship’s crew until another ship picks them up',
  },
  {
    cards: ['Escape Pod'],
    says: 'A hologram that must leave is deactivated.',
    rule: 'C-TIME-09',
    proof: 'C-TIME-09: a hologram can’t go into an Escape Pod and is lost with the ship',
  },
  {
    cards: ['Genetronic Replicator'],
    says: 'It saves Away Teams, but no crew.',
    rule: 'C-LEAVE-02',
    proof: 'C-LEAVE-02: the Genetronic Replicator doesn’t save a ship’s crew',
  },
  {
    cards: ['Genetronic Replicator'],
    says: 'A stunned personnel doesn’t run it.',
    rule: 'C-PERSBAT-05',
    proof: 'C-PERSBAT-05: a stunned personnel still improves others, but doesn’t enable a Genetronic Replicator',
  },
  {
    cards: ['Romulan Disruptor'],
    says: 'Three add 6 STRENGTH for everyone.',
    rule: 'C-SKILL-14',
    proof: 'C-SKILL-14: Romulan Disruptors are cumulative, so three of them add 6 for everyone present',
  },
  {
    cards: ['Cardassian Disruptor'],
    says: 'One who may use it, by affiliation or species, is enough for all.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07 C-AFFIL-08: a Klingon of any affiliation enables a Klingon Disruptor for everyone present',
  },
  {
    cards: ['Klingon Disruptor Rifle'],
    says: 'The species is enough to use it.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07: a Klingon Disruptor Rifle helps everyone present if one of them is a Klingon by species',
  },
  {
    cards: ['Klingon Disruptor Rifle', 'Varon-T Disruptor', 'Romulan Disruptor Rifle'],
    says: 'Each counts as any disruptor.',
    rule: 'C-DECK-16',
    proof: 'C-TYPES-07: any card called a disruptor counts as one, even an artifact used as equipment',
  },
  {
    cards: ["Bat'leth"],
    says: 'Anybody may carry it, and it strengthens Klingons.',
    rule: 'C-TYPES-07',
    proof: 'C-TYPES-07: a D’k Tahg helps a Federation personnel who is with a Klingon, but a Bat’leth doesn’t',
  },
  {
    cards: ['Varon-T Disruptor'],
    says: 'Several artifacts come in any order.',
    rule: 'C-TYPES-10',
    proof: '%s joins the Away Team and beams with it',
  },
  {
    cards: ['Varon-T Disruptor'],
    says: 'Only cards that name artifacts download it.',
    rule: 'C-DOWNLOAD-04',
    proof: 'C-DOWNLOAD-04: Bareil can’t download a Varon-T Disruptor as equipment',
  },
  {
    cards: ['Plasmadyne Relay'],
    says: 'It works without personnel there.',
    rule: 'C-TYPES-06',
    proof: 'C-TYPES-07: a Plasmadyne Relay works on an empty ship',
  },
  {
    cards: ['Plasmadyne Relay', 'Engineering Tricorder'],
    says: 'Equipment is related to the types in its text.',
    rule: 'C-TYPES-08',
    proof:
      'C-TYPES-08: an Engineering Tricorder is related to both types that it names, but a Plasmadyne Relay to none',
  },
  {
    cards: ['Tricorder'],
    says: 'It works with a classification, and gives a skill.',
    rule: 'C-TYPES-08',
    proof: 'C-TYPES-08 C-SKILL-22: %s gives each %s the skill %s, and a second one adds nothing',
  },
  {
    cards: ['Medical Kit', 'Medical Kit (Voyager)', 'Science Kit'],
    says: 'Copies of any printing give one.',
    rule: 'C-SKILL-22',
    proof: 'C-TYPES-08 C-SKILL-22: %s gives each %s the skill %s, and a second one adds nothing',
  },
  {
    cards: ['Kurlan Naiskos'],
    says: 'Stopped personnel count for it, but disabled ones and animals don’t.',
    rule: 'C-TEAM-15',
    proof: 'C-TEAM-15 C-STOP-01: Kurlan Naiskos counts stopped personnel, but not disabled personnel',
  },
  {
    cards: ['Kurlan Naiskos'],
    says: 'It works for the ship’s controller.',
    rule: 'C-CONTROL-02',
    proof: 'C-CONTROL-02: Kurlan Naiskos helps the controller of its ship',
  },
  {
    cards: ['Strafing Run'],
    says: 'Its marker lowers all three attributes.',
    rule: 'C-SHIPBAT-11',
    proof: 'C-SKILL-14: Kurlan Naiskos triples a ship’s attributes after other bonuses are added',
  },
  {
    cards: ['Iden', 'Hirogen Talon'],
    says: 'Iden in Hirogen mode may use a Hirogen Talon.',
    rule: 'C-TIME-11',
    proof: 'C-TYPES-07 C-PERSBAT-08: a Hirogen Talon adds 1 to STRENGTH if somebody who may use it is there',
  },
];
