import type { Ruling } from './ruling.ts';

/** Rulings about what ships are, how they report, and which ships carry others or land. */
export const ON_VESSELS: readonly Ruling[] = [
  {
    cards: ['Bird-of-Prey'],
    says: 'A ship is Klingon by its affiliation, or by origin, which this one’s name alone doesn’t give.',
    rule: 'C-AFFIL-09',
    proof: 'C-SHIPBAT-03 C-AFFIL-09: the ATTACK and DEFENSE that %s adds for %s',
  },
  {
    cards: ["Son'a Shuttle"],
    says: 'The title makes it a Son’a ship.',
    rule: 'C-DECK-16',
    proof: 'C-PLAY-10: Son’a shuttlecraft report aboard the Li’seria, which launches and loads them',
  },
  {
    cards: ['Type 18 Shuttlepod'],
    says: 'Its lore makes it a shuttlecraft.',
    rule: 'C-DECK-16',
    proof:
      'C-DECK-16 C-MOVE-16 C-MOVE-17: Engage Shuttle Operations counts a Type 18 Shuttlepod as a shuttlecraft, but not a Patrol Ship',
  },
  {
    cards: ['Patrol Ship'],
    says: 'Lore that only compares it with a shuttlecraft doesn’t make it one.',
    rule: 'C-DECK-16',
    proof:
      'C-DECK-16 C-MOVE-16 C-MOVE-17: Engage Shuttle Operations counts a Type 18 Shuttlepod as a shuttlecraft, but not a Patrol Ship',
  },
  {
    cards: ["I.K.C. T'Ong"],
    says: 'Its text isn’t a report with crew, so it needs no staff.',
    rule: 'C-PLAY-16',
    proof: 'C-PLAY-16: the I.K.C. T’Ong doesn’t report with crew, so it may come alone and brings no equipment',
  },
  {
    cards: ["I.K.C. T'Ong"],
    says: 'Its own text lets it report in any quadrant.',
    rule: 'C-PLAY-10',
    proof: 'C-PLAY-10 C-PLAY-16: the I.K.C. T’Ong reports to an end of any spaceline with three personnel',
  },
  {
    cards: ['Borg Sphere'],
    says: 'Its text lets a cube carry it, and the cube that may launch it may also load it.',
    rule: 'C-MOVE-17',
    proof: 'C-MOVE-17: a Borg cube launches and loads a Borg Sphere',
  },
  {
    cards: ['Engage Shuttle Operations'],
    says: 'It allows loading as well as launching, for ships with their staff and a Tractor Beam.',
    rule: 'C-MOVE-17',
    proof:
      'C-MOVE-17: with Engage Shuttle Operations, a ship with a Tractor Beam and ENGINEER loads and launches its shuttlecraft',
  },
  {
    cards: ['Engage Shuttle Operations'],
    says: 'It lets shuttlecraft land, for the RANGE that it names.',
    rule: 'C-MOVE-16',
    proof: 'C-MOVE-16: with Engage Shuttle Operations, shuttlecraft land for their full RANGE',
  },
  {
    cards: ['Delta Flyer'],
    says: 'To get into space from a landed carrier, it must take off too, and use RANGE for that.',
    rule: 'C-MOVE-17',
    proof:
      'C-MOVE-16 C-MOVE-17: a Delta Flyer launched from a landed U.S.S. Voyager needs its full RANGE to take off into space',
  },
  {
    cards: ['Vulcan Lander'],
    says: 'Its own text lets it land or take off, for 1 RANGE each time.',
    rule: 'C-MOVE-16',
    proof:
      'C-PLAY-10 C-MOVE-16: Vulcans report to a Vulcan Lander’s location, and it lands and takes off for 1 RANGE each',
  },
  {
    cards: ['U.S.S. Enterprise-B', 'Plasmadyne Relay', '"Pup"', 'Menthar Booby Trap'],
    says: 'A lowered or disabled attribute is reduced, even if something raises it as much, but a held ship keeps its RANGE.',
    rule: 'C-SKILL-16',
    proof:
      'C-SKILL-16: a Plasmadyne Relay doesn’t make up for a reduced attribute of the U.S.S. Enterprise-B, and a ship that can’t move has all its RANGE',
  },
];
