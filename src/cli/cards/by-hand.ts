/** Facts about one card that the source lists lack. */
type HandFacts = Readonly<
  Partial<Record<'RANGE' | 'WEAPONS' | 'SHIELDS', number>> & {
    special_downloads?: readonly string[];
    /** Characteristics beyond those in the list. */
    characteristics?: readonly string[];
  }
>;

/**
 * Facts entered by hand, by card id. The facts are the attributes of dilemmas that stay in play as ships, the special
 * download icons of facilities, and the characters that cards represent under another name. The source lists give these
 * facts only in the cards' text or lore. `npm run cards:import` adds them to the facts that it reads.
 */
const BY_HAND: Readonly<Record<string, HandFacts>> = {
  'assimilated-vessel': { RANGE: 5, WEAPONS: 8, SHIELDS: 8 },
  'beta-xii-a-entity': { RANGE: 6, WEAPONS: 8, SHIELDS: 8 },
  'borg-ship': { RANGE: 8, WEAPONS: 24, SHIELDS: 24 },
  'dikironium-cloud-creature': { RANGE: 6, SHIELDS: 12 },
  'imperial-outpost': { special_downloads: ['UFP: One Small Step'] },
  'osaarian-pirates': { RANGE: 5, WEAPONS: 8, SHIELDS: 7 },
  'planet-killer': { RANGE: 6, WEAPONS: 10, SHIELDS: 16 },
  redjac: { RANGE: 6, WEAPONS: 5, SHIELDS: 6 },
  'seat-of-starfleet': { special_downloads: ['UFP: One Small Step'] },
  'silent-enemy': { RANGE: 6, WEAPONS: 8, SHIELDS: 7 },
  'space-amoeba': { RANGE: 7, WEAPONS: 7, SHIELDS: 7 },
  'spaceborne-entity': { RANGE: 6, WEAPONS: 14, SHIELDS: 14 },
  'starbase-one': { special_downloads: ['Any [Sta] card'] },
  'starfleet-outpost': { special_downloads: ['UFP: One Small Step'] },
  'the-sheliak': { RANGE: 6, WEAPONS: 9, SHIELDS: 9 },
  'thomas-paris': { characteristics: ['any Tom Paris'] },
  'vidiian-outpost': { special_downloads: ['The Vidiian Sodality'] },
};

/** Adds the facts entered by hand to a record. Throws if the record contradicts one of these facts. */
export function withHandFacts<R extends object & { characteristics?: string[] | undefined }>(
  id: string,
  record: R,
  { characteristics: more = [], ...facts }: HandFacts = BY_HAND[id] ?? {},
): R {
  const said = new Map<string, unknown>(Object.entries(record));
  for (const [name, value] of Object.entries(facts)) {
    const listed = said.get(name);
    if (listed !== undefined && String(listed) !== String(value))
      throw new Error(
        `${id}: ${name} is ${listed} in the list and ${value} in by-hand.ts. Correct or delete the latter.`,
      );
  }
  const { characteristics } = record;
  if (more.length === 0 || characteristics === undefined) return { ...record, ...facts };
  return { ...record, ...facts, characteristics: [...new Set([...characteristics, ...more])] };
}

/** Throws if facts were entered for a card that isn’t in the list. */
export function checkHandFacts(ids: ReadonlySet<string>, facts: Readonly<Record<string, HandFacts>> = BY_HAND): void {
  const lost = Object.keys(facts).filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`by-hand.ts has facts of cards that no list has: ${lost.join(', ')}`);
}
