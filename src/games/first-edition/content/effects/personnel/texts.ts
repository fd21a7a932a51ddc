const WEAKENS = 'Each opponent present has STRENGTH −1.';
const YOUTHS = 'Your personnel present without Treachery have all attributes +1, and another +1 with Youth.';
const FRAZIER = 'Your other Borg-species personnel present have CUNNING +2.';
const PARIS = 'Has Diplomacy while Treaty: Federation/Klingon is in play.';

function hunts(side: string): string {
  return `Your ship with this personnel aboard has WEAPONS and SHIELDS +4 against ${side}.`;
}

function defiant(side: string): string {
  return `Your cards at this location may attack ${side}.`;
}

/** The text of personnel cards in our own words, by card id. */
export const PERSONNEL_TEXTS = {
  'admiral-hayes': 'Your Federation ships at this location have WEAPONS +1 and SHIELDS +2.',
  'admiral-leyton': defiant('Dominion'),
  'admiral-mccoy': 'All others present with MEDICAL have CUNNING +3.',
  artim: YOUTHS,
  'bareil-of-borg': hunts('Bajoran'),
  belanna: 'A Maquis ship with this personnel aboard has RANGE, WEAPONS and SHIELDS +2.',
  calandra: 'Each DaiMon present has all attributes +1. Cumulative.',
  'captain-chakotay': 'Your other Maquis personnel at this location have all attributes +2.',
  'captain-kang': 'The ship he is aboard has WEAPONS +2 at a Klingon mission.',
  chdak: 'A Classic Films Klingon ship with this personnel aboard has RANGE +1.',
  'chief-engineer-scott': 'An Original Series Mirror Universe ship with him aboard has RANGE, WEAPONS and SHIELDS +2.',
  'chief-navigator-chekov': 'The I.S.S. Enterprise with him aboard has RANGE and WEAPONS +1.',
  'christopher-pike': 'Your other Original Series personnel at this location have all attributes +1.',
  'commander-chekov': 'The Starship Enterprise with him aboard has WEAPONS +2.',
  'demora-sulu': 'Any Enterprise with her aboard has RANGE +1.',
  dtan: 'Each Romulan present without Treachery has INTEGRITY +1.',
  dolak: 'Your Cardassian ships at this location have WEAPONS +2.',
  'dukat-of-borg': hunts('Cardassian'),
  durango: 'With Sheriff Worf present, both have STRENGTH +2.',
  'ensign-chekov': 'The Starship Enterprise with him aboard has RANGE +2.',
  'gilora-rejal': 'All attributes +2 while Miles O’Brien is in play.',
  grilka: 'All attributes +3 with any Quark present.',
  'ira-graves': 'Has Treachery and Biology while Kareen Brianon is in play.',
  ixtanarax: 'Each other Gamma Quadrant Jem’Hadar present has all attributes +1.',
  'jadzia-dax-blaze-of-glory': 'All others present with the icon “R pointing right” have all attributes +2.',
  'jaro-essa': 'CUNNING +3 with Vedek Winn present.',
  jarod: 'All attributes +5 with Toral present.',
  joachim: 'The U.S.S. Reliant with him aboard has WEAPONS +3.',
  kahlest: 'Each Klingon present with Honor has STRENGTH +2.',
  'keeve-falor': 'Your Bajoran CIVILIAN personnel present have all attributes +2.',
  'keiko-obrien': 'All attributes +2 with Miles O’Brien present.',
  kmtar: 'All attributes +5 with Alexander Rozhenko present.',
  kor: 'Each other Klingon present has STRENGTH +2.',
  krase: 'Your Classic Films Klingon ships at this location have SHIELDS +2.',
  lamatukan: 'Your ship with him aboard has WEAPONS +2.',
  'locutus-of-borg': hunts('Federation'),
  'lt-sulu': 'The Starship Enterprise with him aboard has WEAPONS +2.',
  'major-rakal':
    'Has Empathy. While Romulan, also Tal Shiar and Treachery. While Federation, also Diplomacy, INTEGRITY +4 and CUNNING −1.',
  'malcolm-reed': 'All others present with SECURITY have all attributes +1.',
  maleth: WEAKENS,
  'miral-paris': PARIS,
  'miral-paris-star': PARIS,
  morak: 'The I.K.C. Voq’leng with him aboard has RANGE, WEAPONS and SHIELDS +1.',
  'mr-sisko': 'Your Terran Empire personnel without the Alternate Universe icon have all attributes +1.',
  navok: 'All attributes +2 with your Romulan V.I.P. present.',
  nog: 'Has ENGINEER aboard your Defiant-class or Ferengi ship.',
  ometiklan: defiant('Dominion'),
  orta: WEAKENS,
  patahk: 'Aboard the Pi with Bochra: it has RANGE, WEAPONS and SHIELDS +2.',
  'praetor-neral': 'Your personnel with Tal Shiar also have SECURITY.',
  'quark-son-of-keldar': 'All attributes +3 with Grilka present.',
  'raymond-boone': 'All attributes +2 with Miles O’Brien or Benjamin Maxwell present.',
  'riley-frazier': FRAZIER,
  'riley-frazier-star': FRAZIER,
  'ro-laren-blaze-of-glory': 'Your other Maquis personnel at this location have CUNNING +2.',
  rulat: 'Your other Kazon with SECURITY present have all attributes +1.',
  'senator-cretak': 'Your Romulan ships at this location have WEAPONS +2.',
  'shakaar-edon': 'Each other Bajoran present has STRENGTH +2.',
  stadi: 'A Federation ship with her aboard has RANGE +1, or +2 if it is Intrepid-class.',
  'stefan-deseve': 'Has Treachery. While Romulan, also Greed. While Federation, also OFFICER and INTEGRITY −1.',
  'the-centurion': 'All other Romulans at this location have all attributes +1.',
  trul: 'A cloaked ship with this personnel aboard has RANGE +1.',
  weiss: WEAKENS,
  'weiss-star': WEAKENS,
  'weyoun-of-borg': hunts('Dominion'),
};
