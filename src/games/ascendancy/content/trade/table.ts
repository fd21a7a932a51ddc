import { catalog } from '../../../kit/catalog.ts';
import type { CardId, Civ } from '../../terms.ts';
import type { AgreementCard, Origin } from '../card.ts';

/** The prefix of each civilization’s Agreement ids, and the civilization’s name. */
const NAMES: Readonly<Record<Civ, readonly [id: string, name: string]>> = {
  federation: ['fed', 'Federation'],
  klingon: ['kli', 'Klingon'],
  romulan: ['rom', 'Romulan'],
  andorian: ['and', 'Andorian'],
  cardassian: ['car', 'Cardassian'],
  ferengi: ['fer', 'Ferengi'],
  vulcan: ['vul', 'Vulcan'],
};

/** The single Agreement value that the book gives for each of three civilizations. */
const TOLD: Readonly<Partial<Record<Civ, number>>> = { federation: 1, romulan: 2, klingon: 3 };

function agreement(civ: Civ, value: number): AgreementCard {
  const [id, name] = NAMES[civ];
  // The three Agreements of the Ferengi are alike (A-FER-06).
  if (civ === 'ferengi')
    return {
      id: `${id}-ta-${value}`,
      name: 'Ferengi Trade Agreement',
      line: 'Its holder gains 1 Production for each System that the holder Controls and that has Ferengi Ships in Orbit.',
      source: 'book',
      civ,
      production: null,
    };
  const source: Origin = TOLD[civ] === value ? 'book' : 'ours';
  return {
    id: `${id}-ta-${value}`,
    name: `${name} Trade Agreement ${value}`,
    line: `Its holder gains ${value} Production during Resource Generation.`,
    source,
    civ,
    production: value,
  };
}

/** The three Trade Agreements of each civilization (A-COMP-14, A-OPEN-14). */
export const AGREEMENTS: Readonly<Record<Civ, readonly AgreementCard[]>> = {
  federation: three('federation'),
  klingon: three('klingon'),
  romulan: three('romulan'),
  andorian: three('andorian'),
  cardassian: three('cardassian'),
  ferengi: three('ferengi'),
  vulcan: three('vulcan'),
};

function three(civ: Civ): readonly AgreementCard[] {
  return [1, 2, 3].map((value) => agreement(civ, value));
}

const CATALOG = catalog('Trade Agreement', Object.values(AGREEMENTS).flat());

/** Returns a Trade Agreement by its id. Throws if there is none. */
export function agreementCard(id: CardId): AgreementCard {
  return CATALOG.of(id);
}
