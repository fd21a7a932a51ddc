import { kept } from '../kit/cache.ts';
import { cardNamed } from './content/pool.ts';
import type { CardId } from './terms.ts';

/** A deck by titles: missions, an outpost, dilemmas, people, ships; a title that comes twice is there twice. */
interface Listed {
  readonly name: string;
  readonly missions: string;
  readonly outpost: string;
  readonly dilemmas: string;
  readonly people: string;
  readonly ships: string;
  /** Cards that do something, of those that are known here. */
  readonly others: string;
}

const WALLS = `Alien Parasites, Ancient Computer, Archer, Assassin's Blade, Astral Eddy, Borg Servo, Chalnoth, Cosmic String Fragment,
  Flaxian Assassin, Friendly Fire, Hologram Ruse, Impressive Trophies, Menthar Booby Trap, Microvirus, Nausicaans, Nanites,
  Navigational Hazards, Null Space`;
const TRAPS = `Alice, Anaphasic Organism, Barclay's Protomorphosis Disease, Cardassian Trap, Chula: The Dice, Coalescent Organism,
  Conundrum, Empathic Echo, Ferengi Infestation, Gravitic Mine, Hazardous Duty, Iconian Computer Weapon,
  Lethean Telepathic Attack, Linguistic Legerdemain, Microbiotic Colony, Nagilum, None Shall Pass, Odo's "Cousin"`;

/** Decks of cards that are their facts alone, of dilemmas that name what gets past them, and of some that do more. */
const LISTED: readonly Listed[] = [
  {
    name: 'Federation',
    missions: `First Contact, Investigate Massacre, Repair Mission, Study "Hole in Space", Explore Dyson Sphere, Study Pulsar`,
    outpost: 'Federation Outpost',
    dilemmas: WALLS,
    people: `Spock, Geordi La Forge, Data, Jadzia Dax, Altovar, Tam Elbrun, Worf, Sunad, Vekor, Alyssa Ogawa, Hannah Bates,
      Albert Einstein, Calloway, Christopher Hobson, Darian Wallace, Dr. Leah Brahms, Dr. Royse, Giusti, Graham Davis, Inge Eiger,
      Jace Michaels, Joseph Travis, Karen Loews, Linda Larson`,
    ships: `U.S.S. Oberth, U.S.S. Oberth, U.S.S. Excelsior, U.S.S. Excelsior, U.S.S. Galaxy, Type VI Shuttlecraft`,
    others: 'Amanda Rogers, Kivas Fajo - Collector, Metaphasic Shields, The Juggler, Transwarp Conduit',
  },
  {
    name: 'Klingon',
    missions: `Reported Activity, Distress Mission, Survey Mission, Explore Typhon Expanse, Cloaked Mission, Expose Covert Supply`,
    outpost: 'Klingon Outpost',
    dilemmas: TRAPS,
    people: `Morka, Kurn, D'Ghor, Kitrik, Dr. Reyga, Kurak, Retaya, Vekma, Torin, Sunad, Vekor, Divok, J'Ddan, Atul, Batrell, B'iJik,
      Dukath, Fek'lhr, Gorath, Klag, Kle'eg, Kromm, K'Tesh, B'Etor`,
    ships: `I.K.C. Lukara, I.K.C. K'Vort, I.K.C. K'Vort, I.K.C. Vor'Cha, I.K.C. Vor'Cha, I.K.C. Bortas`,
    others: 'Amanda Rogers, Bynars Weapon Enhancement, Kevin Uxbridge, Klingon Death Yell, The Devil',
  },
  {
    name: 'Cardassian',
    missions: `Intercept Renegade, Study Cometary Cloud, Collect Sample, Military Exercises, Survey Mission, Acquire Illicit Explosives`,
    outpost: 'Cardassian Outpost',
    dilemmas: WALLS,
    people: `Jasad, Telle, Broca, Danar, Dr. Reyga, Lemec, Macet, Seskal, Dukat, Roga Danar, Vekor, Borad, Ulani Belor, Ari, Dakol,
      Daro, Derell, Ghoren, Hogue, Jural, Parn, Perak, Rekelen, Benil`,
    ships: `Military Freighter, Military Freighter, Naprem, Galor, Galor, Cardassian Shuttle`,
    others: 'Kevin Uxbridge, Kivas Fajo - Collector, Nutational Shields, The Juggler, Transwarp Conduit',
  },
  {
    name: 'Bajoran',
    missions: `Relocate Settlers, Acquire Illicit Explosives, Deliver Supplies, Investigate Coup, Refuse Immigration, Search and Rescue`,
    outpost: 'Bajoran Outpost',
    dilemmas: TRAPS,
    people: `Mora Pol, Lupaza, Vedek Dax, Teero Anaydis, Vekor, Bareil Antos, Colonel Day, Minister Rozahn, Vedek Sorad, Anara, Jabara,
      Kallis Ven, Nalan Bal, Prylar Mond, Rano Dake, Rase Norvan, Weld Ram, General Krim, Lenaris Holem, Razka Karn, Tahna Los,
      Trazko, Varis Sul, Kallis Ven`,
    ships: `Bajoran Freighter, Bajoran Freighter, Assault Vessel, Assault Vessel, Bajoran Scout Vessel, Bajoran Scout Vessel`,
    others: 'Amanda Rogers, Bynars Weapon Enhancement, The Devil, Treaty: Federation/Bajoran, Transwarp Conduit',
  },
];

/** A starter deck, by the ids of its cards. */
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

/** The decks that a table can be played with at once. */
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
