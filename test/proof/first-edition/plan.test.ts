import { describe, expect, it } from 'vitest';
import '../../../src/games/first-edition/index.ts';
import { isOf, type MissionCard, type PersonnelCard } from '../../../src/games/first-edition/content/card.ts';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { frontOf, sidesOf } from '../../../src/games/first-edition/content/sides.ts';
import type { PlayedDeck } from '../../../src/games/first-edition/options.ts';
import { isMission, nativeQuadrant } from '../../../src/games/first-edition/position/kinds.ts';
import { BEYOND } from '../../../src/games/first-edition/proof/beyond.ts';
import { camps } from '../../../src/games/first-edition/proof/deck-recipes.ts';
import { ARMS, FOR_ARMED, namedBy, WAYS } from '../../../src/games/first-edition/proof/needs.ts';
import { OFTEN, poolDecks } from '../../../src/games/first-edition/proof/pool-decks.ts';

/** The decks of a game before which everything came up often enough, but one card. */
function decksFor(card: string, number = 1): PlayedDeck[] {
  const sides = sidesOf(card);
  return poolDecks(number, new Map([...WITH_EFFECTS].map((id) => [id, sides.includes(id) ? 0 : OFTEN])));
}

const MISSIONS = [...WITH_EFFECTS]
  .filter((id) => BEYOND[id] === undefined && frontOf(id) === id)
  .map(cardOf)
  .filter(isMission);
const ATTEMPTED = MISSIONS.filter(({ requirement }) => requirement !== null);
const IDLE = MISSIONS.filter(({ requirement }) => requirement === null);

/** How people of a deck come from a quadrant to a mission: at home there, by a way that the deck holds, or by what the other has laid. */
function comes(deck: PlayedDeck, from: string, { quadrant }: MissionCard): boolean {
  if (from === quadrant) return true;
  return WAYS.some(
    (way) =>
      way.from === from &&
      way.to === quadrant &&
      way.by.every((card) => deck.draw.filter((one) => one === card).length >= 2) &&
      deck.missions.map(cardOf).some((one) => isMission(one) && one.region?.includes(way.region) === true),
  );
}

/** Whether somebody fits a home that a deck has (C-FAC-08), or comes without one: of Borg none is enforced. */
function isAtHome({ seeds }: PlayedDeck, { affiliations }: PersonnelCard): boolean {
  const homes = seeds.map(cardOf).filter((card) => isOf(card, 'Facility'));
  const open = ['Non-Aligned', 'Neutral'];
  if (affiliations.some((side) => [...open, 'Borg'].includes(side))) return true;
  return homes.some((home) => home.affiliations.some((side) => [...open, ...affiliations].includes(side)));
}

/** Who of a deck may attempt a mission, and come there (C-MISSION-05). */
function attempters(deck: PlayedDeck, mission: MissionCard): string[] {
  const named = namedBy(mission.id);
  return deck.draw.filter((id) => {
    const card = cardOf(id);
    if (!isOf(card, 'Personnel') || !isAtHome(deck, card) || !comes(deck, nativeQuadrant(card), mission)) return false;
    return (
      mission.openToAll || named.includes(id) || card.affiliations.some((side) => mission.affiliations.includes(side))
    );
  });
}

describe('C-MISSION-05: a plan for a mission that was seldom played in tests', () => {
  it('can attempt it, and gets there', () => {
    const lacking = ATTEMPTED.filter((mission) => {
      const isTried = (deck: PlayedDeck) => deck.missions.includes(mission.id) && attempters(deck, mission).length > 2;
      return ![1, 2, 3].every((number) => decksFor(mission.id, number).some(isTried));
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('places it even if nobody attempts it', () => {
    const lacking = IDLE.filter(({ id }) => !decksFor(id).every(({ missions }) => missions.includes(id)));
    expect(IDLE.length).toBeGreaterThan(1);
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('counts people named by it for their camp, even if their affiliation may not attempt it', () => {
    const campsFor = (mission: string) =>
      camps().flatMap(({ side, quadrant, missions }) => (missions.has(mission) ? [`${side}, ${quadrant}`] : []));
    // Selok is a Romulan, and the mission for nobody by its facts; Eighteen of Nineteen is Borg, and the mission for five others.
    expect(campsFor('espionage-mission')).toContain('Romulan, Alpha');
    expect(campsFor('espionage-mission')).not.toContain('Klingon, Alpha');
    expect(campsFor('salvage-borg-ship')).toContain('Borg, Alpha');
    expect(campsFor('salvage-borg-ship')).not.toContain('Bajoran, Alpha');
  });

  it('C-MISSION-26: includes the WEAPONS for it', () => {
    for (const id of FOR_ARMED)
      for (const { draw } of decksFor(id)) {
        const arms = draw.filter((card) => card === ARMS);
        const ships = draw.map(cardOf).filter((card) => isOf(card, 'Ship'));
        expect(ships.length).toBeGreaterThan(3);
        // Two of them have enough, or one with all that arms it.
        expect(Math.min(...ships.map(({ WEAPONS }) => WEAPONS.value)) + 2 * arms.length).toBeGreaterThan(15);
      }
  });

  it('C-SEED-23 C-MISSION-05: seeds the station and its site if the mission needs them', () => {
    for (const { seeds, draw } of decksFor('mining-survey')) {
      expect(seeds).toEqual(expect.arrayContaining(['nor', 'ore-processing-unit']));
      expect(draw).not.toContain('nor');
    }
  });
});
