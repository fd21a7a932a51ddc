import { kept } from '../kit/cache.ts';
import { cardNamed } from './content/pool.ts';
import type { CardId } from './terms.ts';

/**
 * A deck in the form of card titles: missions, an outpost, dilemmas, personnel and ships. A card is listed once per
 * copy.
 */
interface Listed {
  readonly name: string;
  readonly missions: string;
  readonly outpost: string;
  readonly dilemmas: string;
  readonly people: string;
  readonly ships: string;
  /** The remaining cards of the deck, all with automated text. */
  readonly others: string;
}

/** Cards that go under missions. Half of each list is for planets. */
const WALLS = `Archer, Chalnoth, Impassable Door, Matriarchal Society, Nausicaans, Armus - Skin of Evil,
  Ancient Computer, Cosmic String Fragment, Gravitic Mine, Nanites, Null Space, Navigational Hazards`;
const TRAPS = `Anaphasic Organism, Microvirus, Malfunctioning Door, Hologram Ruse, Rock People, Chalnoth,
  Ancient Computer, Astral Eddy, Cosmic String Fragment, Gravitic Mine, Nanites, Null Space`;

/**
 * Decks for a first game (C-OPEN-07): missions that many of their personnel can solve, an outpost, a dozen dilemmas, 24
 * personnel, six ships, and a few events and interrupts. Every card is automated.
 */
const LISTED: readonly Listed[] = [
  {
    name: 'Federation',
    missions: `First Contact, Investigate Massacre, Repair Mission, Study "Hole in Space", Cultural Observation,
      Explore Black Cluster`,
    outpost: 'Federation Outpost',
    dilemmas: WALLS,
    people: `Spock, Geordi La Forge, Jean-Luc Picard, Data, Sarek, Enrique Muniz, William T. Riker, Leah Brahms,
      Wesley Crusher, Tamal, Satelk, Daniel Kwan, Jadzia Dax, Fleet Admiral Shanthi, Reginald Barclay, Deanna Troi,
      Tasha Yar, Worf, K'Ehleyr, Roga Danar, Lojal, Michael Eddington, Taurik, Alynna Nechayev`,
    ships: `U.S.S. Galaxy, U.S.S. Nebula, U.S.S. Excelsior, U.S.S. Enterprise, U.S.S. Oberth, Runabout`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Metaphasic Shields, Transwarp Conduit',
  },
  {
    name: 'Federation Science',
    missions: `Gravesworld, Evaluate Terraforming, Study Nebula, Explore Dyson Sphere, Restore Errant Moon,
      Study Stellar Collision`,
    outpost: 'Federation Outpost',
    dilemmas: TRAPS,
    people: `Geordi La Forge, Data, Beverly Crusher, Dr. Reyga, Wesley Crusher, Leah Brahms, Elizabeth Lense, Herbert,
      Andrea Brand, Suzanne Dumont, Toby Russell, Jadzia Dax, Enrique Muniz, Daniel Kwan, Neela Daren, Dr. Selar,
      Michael Eddington, Morgan Bateson, Eric Pressman, Graham Davis, Alyssa Ogawa, Martin, Reginald Barclay,
      Jean-Luc Picard`,
    ships: `U.S.S. Nebula, U.S.S. Intrepid, U.S.S. Oberth, U.S.S. Oberth, U.S.S. Sutherland, Runabout`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Metaphasic Shields, Transwarp Conduit',
  },
  {
    name: 'Klingon',
    missions: `Reported Activity, Krios Suppression, Survey Mission, Explore Typhon Expanse, Cloaked Mission, Test Mission`,
    outpost: 'Klingon Outpost',
    dilemmas: WALLS,
    people: `Kahless, Kurn, Kurak, T'Kar, Gowron, B'amara, Wo'Din, Chu'vok, Kargan, Voktak, Korris, B'Somgh, Ch'Pok, Vol'Jin,
      Margh, Gorath, Morka, Ocett, Meraht, Koral, Batrell, Nu'Daq, B'Etor, Qup'ta`,
    ships: `I.K.C. K'Vort, I.K.C. K'Vort, I.K.C. Vor'Cha, I.K.C. Bortas, I.K.C. Hegh'ta, I.K.C. Pagh`,
    others:
      'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Klingon Death Yell, Bynars Weapon Enhancement',
  },
  {
    name: 'Klingon Science',
    missions: `Fever Emergency, Medical Relief, Seek Life-form, Investigate Alien Probe, Gault,
      Investigate Anomaly`,
    outpost: 'Klingon Outpost',
    dilemmas: TRAPS,
    people: `B'amara, The Albino, B'Somgh, Kurn, Meraht, Vol'Jin, Divok, Kurak, Kitrik, M'Vil, Kargan, Nu'Daq, Margh, Zegov,
      Vekma, Ch'Pok, Koroth, Bo'rak, Kahless, Morka, Dr. Nydom, Morag, Chu'vok, Korris`,
    ships: `I.K.C. K'Vort, I.K.C. K'Vort, I.K.C. Vor'Cha, I.K.C. Buruk, I.K.C. Rotarran, I.K.C. Lukara`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Klingon Death Yell, Metaphasic Shields',
  },
  {
    name: 'Romulan',
    missions: `Covert Installation, Iconia Investigation, Extraction, Secret Salvage, Study Lonka Pulsar,
      Investigate Destruction`,
    outpost: 'Romulan Outpost',
    dilemmas: WALLS,
    people: `Sirol, Zef'No, Dralvak, Galen, Mengran, Tebok, Relam, Sela, Parthok, Selveth, Taibak, Pardek, Jacen, Dr. Koramar,
      Sorus, Mendak, Ruwon, Vakis, Lovok, Taul, Tomalak, Parem, N'Vek, Taris`,
    ships: `D'deridex, D'deridex, Science Vessel, Science Vessel, Khazara, Scout Vessel`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Nutational Shields, The Devil',
  },
  {
    name: 'Cardassian',
    missions: `Intercept Renegade, Study Cometary Cloud, Collect Sample, Locate Terrorist Leader, Destabilize Region,
      Study Planetary Devastation`,
    outpost: 'Cardassian Outpost',
    dilemmas: TRAPS,
    people: `Dukat, Rogesh, Galen, Enabran Tain, Jo'Bril, Korinas, Entek, Dakol, Hogue, Retaya, Perak, Seskal, Toran, Mason,
      Broca, Ari, Dejar, Zef'No, Parn, Corak, Borad, Jural, Danar, Gollek`,
    ships: `Galor, Galor, Keldon, Military Freighter, Supply Ship, Aldara`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Nutational Shields, Transwarp Conduit',
  },
  {
    name: 'Bajoran',
    missions: `Relocate Settlers, Acquire Illicit Explosives, Investigate Coup, Mourn Victims, Study Rare Phenomenon,
      Advanced Combat Training`,
    outpost: 'Bajoran Outpost',
    dilemmas: WALLS,
    people: `General Krim, Roga Danar, Colonel Day, Vedek Dax, Alexana Devos, Lenaris Holem, Bareil Antos, Zef'No, Kallis Ven,
      Galen, Tahna Los, Rano Dake, Razka Karn, Varis Sul, Teero Anaydis, Minister Rozahn, Anara, Togaran, Lupaza, Yarka,
      Rase Norvan, Els Renora, Ty Kajada, Mora Pol`,
    ships: `Bajoran Freighter, Bajoran Freighter, Assault Vessel, Assault Vessel, Bajoran Scout Vessel, Bajoran Scout Vessel`,
    others:
      'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Bynars Weapon Enhancement, Transwarp Conduit',
  },
  {
    name: 'Ferengi',
    missions: `Acquire Surplus Ships, The Last Outpost, Study Neutronic Storm, Reallocate Dividends, Study Cometary Cloud,
      Examine Battle Site`,
    outpost: 'Ferengi Outpost',
    dilemmas: TRAPS,
    people: `Kol, Gozar, Dr. Arridor, Rata, Par Lenor, Zef'No, Jo'Bril, Nava, Sovak, Nibor, Aletia, Bok, Baht, Tol, Obol,
      Krunk, Berik, Sakonna, Prak, Solok, Nilva, Kayron, Dr. Borts, Prosar`,
    ships: `D'Kora Transport, D'Kora Transport, Ferengi Scout Vessel, D'Kora Marauder, Krayton, Ferengi Shuttle`,
    others: 'Kivas Fajo - Collector, Kivas Fajo - Collector, Amanda Rogers, Kevin Uxbridge, The Juggler',
  },
];

/** A starter deck in the form of card ids. */
export interface StarterDeck {
  name: string;
  missions: CardId[];
  seeds: CardId[];
  draw: CardId[];
}

function ids(titles: string): CardId[] {
  return titles.split(',').map((title) => {
    const card = cardNamed(title.trim());
    if (card === undefined) throw new Error(`no card is called ${title.trim()}`);
    return card.id;
  });
}

const MADE = new Map<string, readonly StarterDeck[]>();

/** Returns the decks that are ready to play. */
export function starters(): readonly StarterDeck[] {
  return kept(MADE, 'all', () =>
    LISTED.map(({ name, missions, outpost, dilemmas, people, ships, others }) => ({
      name,
      missions: ids(missions),
      seeds: [...ids(dilemmas), ...ids(outpost)],
      draw: [people, ships, others].flatMap(ids),
    })),
  );
}

/** True if everyone knows what a deck seeds because it is an unchanged starter deck. */
export function isStarter({ name, seeds }: Pick<StarterDeck, 'name' | 'seeds'>): boolean {
  const known = starters().find((starter) => starter.name === name)?.seeds;
  return known !== undefined && known.length === seeds.length && known.every((card, at) => card === seeds[at]);
}
