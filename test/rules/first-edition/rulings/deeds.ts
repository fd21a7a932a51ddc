import type { Ruling } from './ruling.ts';

/** Rulings about what personnel do. */
export const ON_DEEDS: readonly Ruling[] = [
  {
    cards: ['10 and 01'],
    says: 'They nullify nothing while they are in a Temporal Rift.',
    rule: 'C-LEAVE-04',
    reason: 'No rule of a card that has disappeared is in force, whatever the card.',
  },
  {
    cards: ['Aamin Marritza'],
    says: 'He scores his points even if he is killed while disabled.',
    rule: 'C-TEAM-15',
    reason: 'His rule doesn’t ask whether he is disabled, and no test position kills a disabled personnel.',
  },
  {
    cards: ['Arachnia'],
    says: 'She doesn’t affect the ships of the Borg affiliation.',
    rule: 'C-BORG-10',
    proof: 'C-SKILL-11: opposing ships where Arachnia is have SHIELDS −4 unless a Female is aboard',
  },
  {
    cards: ['Barash'],
    says: 'The icon on cards such as Admiral Picard is the one that Barash means.',
    proof: 'C-PLAY-10 C-TURN-16: one personnel with the Barash icon per turn reports for free to Barash’s location',
  },
  {
    cards: ['Borg Queen'],
    says: 'A download instead of a draw may go to hand.',
    rule: 'C-DOWNLOAD-02',
    proof: 'C-DRAW-02 C-DOWNLOAD-01: Borg Queen downloads A Change of Plans or a Borg drone instead of drawing',
  },
  {
    cards: ['Borg Queen'],
    says: 'She isn’t a drone, and neither is a former Borg.',
    rule: 'C-BORG-10',
    proof: 'C-DRAW-02 C-DOWNLOAD-01: Borg Queen downloads A Change of Plans or a Borg drone instead of drawing',
  },
  {
    cards: ['Captain Kirk'],
    says: 'He allows attacks, but removes no limits on attacks.',
    rule: 'C-BATTLE-06',
    proof: 'C-BATTLE-05: Captain Kirk may attack anyone but the Federation',
  },
  {
    cards: ["Dr. Telek R'Mor"],
    says: 'He can’t report where he would be under house arrest.',
    rule: 'C-AFFIL-14',
    proof: 'C-PLAY-10: Dr. Telek R’Mor reports aboard any ship that is compatible or the opponent’s',
  },
  {
    cards: ['Ilon Tandro'],
    says: 'Captives join the team that captured them.',
    rule: 'C-CAPTURE-01',
    proof: 'C-CAPTURE-01 C-TURN-17: Ilon Tandro captures an opposing personnel present once per game',
  },
  {
    cards: ['Ishka'],
    says: 'She doubles regular skills, but not the classification.',
    rule: 'C-SKILL-03',
    proof: 'C-SKILL-11: where Ishka is, Grand Nagus Zek’s skills are doubled',
  },
  {
    cards: ['Jean-Luc'],
    says: 'He is a version of Jean-Luc Picard.',
    rule: 'C-UNIQ-06',
    reason: 'His line names the persona, so the general rule about versions applies.',
  },
  {
    cards: ['John Doe'],
    says: 'He nullifies Espionage cards at planets and in space.',
    reason: 'No text of this card mentions Espionage cards any more.',
  },
  {
    cards: ["K'chiQ"],
    says: 'She may select any skill except ANIMAL, once.',
    rule: 'C-SKILL-20',
    proof: 'C-SKILL-20: K’chiQ has the skill that her player selects when she reports',
  },
  {
    cards: ["K'nera"],
    says: 'He scores for Korris or Konmel of either player.',
    rule: 'C-POINTS-03',
    proof: 'C-POINTS-03: K’nera scores 5 points when Korris or Konmel is killed in battle',
  },
  {
    cards: ['Kareen Brianon'],
    says: 'She nullifies only the half of a combo that she names.',
    rule: 'C-DILEMMA-22',
    reason: 'The nullifying rule sees the halves of a combo as separate dilemmas.',
  },
  {
    cards: ['James Tiberius Kirk'],
    says: 'He may download an artifact by his icon, but not earn it so.',
    rule: 'C-DOWNLOAD-10',
    reason: 'The artifact that his icon names is by agreement.',
  },
  {
    cards: ['Solkar'],
    says: 'One version of him works with nobody with Treachery.',
    rule: 'C-AFFIL-02',
    reason: 'The version with that limit isn’t in the pool, and this one has none.',
  },
  {
    cards: ['Lal'],
    says: 'She selects only regular skills, at level 1, and no skill twice.',
    rule: 'C-SKILL-07',
    proof: 'C-SKILL-07: when Lal reports, her player selects two skills present, which she then has',
  },
  {
    cards: ['Luther Sloan'],
    says: 'A download without a destination may bring him wherever he may report.',
    rule: 'C-DOWNLOAD-06',
    proof: 'C-PLAY-10: Luther Sloan reports to any planet, and aboard any compatible vessel of his player',
  },
  {
    cards: ['Mirasta Yale'],
    says: 'She is seeded like a dilemma and earned when encountered.',
    rule: 'C-SEED-27',
    proof: 'C-SEED-27: Mirasta Yale joins personnel who encounter her at First Contact, before it is solved',
  },
  {
    cards: ['One of Eleven'],
    says: 'It can’t steal cards that its player controls.',
    rule: 'C-CONTROL-01',
    proof: 'C-CONTROL-01: One of Eleven steals unattended equipment that is present',
  },
  {
    cards: ['Reginod'],
    says: 'Equipment can be stolen only if a card allows it.',
    rule: 'C-CONTROL-01',
    proof: 'C-TURN-17 C-CONTROL-01: once per game, Reginod steals an opponent’s hand weapon that is present',
  },
  {
    cards: ['Targ'],
    says: 'It improves the opponent’s Klingons, too.',
    rule: 'C-TEAM-07',
    proof: 'C-SKILL-11: Klingons of both players present with a Targ have STRENGTH +1, except Targs',
  },
  {
    cards: ['Lakanta'],
    says: 'A ship that must move may use his skill to shorten its way.',
    rule: 'C-MOVE-13',
    proof: 'C-MOVE-02: a ship with Lakanta aboard leaves the spaceline at one end and enters at the other',
  },
];
