/** Names of sets by their codes; the others are called by their code. */
const SETS: Readonly<Record<string, string>> = {
  '1anth': 'First Anthology',
  '2anth': 'Second Anthology',
  '2pg': 'Introductory Two-Player Game',
  agt: 'All Good Things',
  au: 'Alternate Universe',
  awayteam: 'Away Team Pack',
  bog: 'Blaze of Glory',
  borg: 'The Borg',
  dom: 'The Dominion',
  ds9: 'Deep Space Nine',
  efc: 'Enhanced First Contact',
  ep: 'Enhanced Premiere',
  faj: 'The Fajo Collection',
  fc: 'First Contact',
  ha: 'Holodeck Adventures',
  mm: 'Mirror, Mirror',
  otsd: 'Official Tournament Sealed Deck',
  premiere: 'Premiere',
  qc: 'Q-Continuum',
  Ref: 'Reflections',
  roa: 'Rules of Acquisition',
  sdII: 'Starter Deck II',
  tmp: 'The Motion Pictures',
  twt: 'The Trouble with Tribbles',
  voy: 'Voyager',
  VP: 'Virtual Promos',
};

/** A set by its name where it has one here. */
export function setName(release: string): string {
  return SETS[release] ?? release;
}
