import { describe, expect, it } from 'vitest';
import '../../../src/games/first-edition/index.ts';
import { isOf, type MissionCard, type PersonnelCard } from '../../../src/games/first-edition/content/card.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { frontOf, sidesOf } from '../../../src/games/first-edition/content/sides.ts';
import { AUTOMATED } from '../../../src/games/first-edition/content/with-effects.ts';
import type { PlayedDeck } from '../../../src/games/first-edition/options.ts';
import { isMission, nativeQuadrant } from '../../../src/games/first-edition/position/kinds.ts';
import { BEYOND } from '../../../src/games/first-edition/proof/beyond.ts';
import { camps } from '../../../src/games/first-edition/proof/deck-recipes.ts';
import { ARMS, FOR_ARMED, namedBy, WAYS } from '../../../src/games/first-edition/proof/needs.ts';
import { OFTEN, poolDecks } from '../../../src/games/first-edition/proof/pool-decks.ts';

/** The decks of a game that is planned after all cards but one have come up often enough. */
function decksFor(card: string, number = 1): PlayedDeck[] {
  const sides = sidesOf(card);
  return poolDecks(number, new Map(AUTOMATED.map((id) => [id, sides.includes(id) ? 0 : OFTEN])));
}

const MISSIONS = AUTOMATED.filter((id) => BEYOND[id] === undefined && frontOf(id) === id)
  .map(cardOf)
  .filter(isMission);
const ATTEMPTED = MISSIONS.filter(({ requirement }) => requirement !== null);
const IDLE = MISSIONS.filter(({ requirement }) => requirement === null);

/** Whether personnel can get from their quadrant to a mission: it is the same, or the deck holds a way. */
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

/** Whether a personnel fits a facility of the deck (C-FAC-08) or needs none. No Borg facility is enforced. */
function isAtHome({ seeds }: PlayedDeck, { affiliations }: PersonnelCard): boolean {
  const homes = seeds.map(cardOf).filter((card) => isOf(card, 'Facility'));
  const open = ['Non-Aligned', 'Neutral'];
  if (affiliations.some((side) => [...open, 'Borg'].includes(side))) return true;
  return homes.some((home) => home.affiliations.some((side) => [...open, ...affiliations].includes(side)));
}

/** The personnel of a deck who may attempt a mission and can reach it (C-MISSION-05). */
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

describe('C-MISSION-05: decks arranged to reach a mission that tests rarely attempt', () => {
  it('a planned deck has personnel who can reach the mission and attempt it', () => {
    const lacking = ATTEMPTED.filter((mission) => {
      const isTried = (deck: PlayedDeck) => deck.missions.includes(mission.id) && attempters(deck, mission).length > 2;
      return ![1, 2, 3].every((number) => decksFor(mission.id, number).some(isTried));
    });
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('a planned deck contains its mission even if nobody can attempt it', () => {
    const lacking = IDLE.filter(({ id }) => !decksFor(id).every(({ missions }) => missions.includes(id)));
    expect(IDLE.length).toBeGreaterThan(1);
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('the deck recipe for personnel includes a mission that names them, even if their affiliation isn’t allowed to attempt it', () => {
    const campsFor = (mission: string) =>
      camps().flatMap(({ side, quadrant, missions }) => (missions.has(mission) ? [`${side}, ${quadrant}`] : []));
    // Selok is Romulan, and the mission has no icons. Eighteen of Nineteen is Borg, and the mission has five other icons.
    expect(campsFor('espionage-mission')).toContain('Romulan, Alpha');
    expect(campsFor('espionage-mission')).not.toContain('Klingon, Alpha');
    expect(campsFor('salvage-borg-ship')).toContain('Borg, Alpha');
    expect(campsFor('salvage-borg-ship')).not.toContain('Bajoran, Alpha');
  });

  it('C-MISSION-26: a planned deck includes enough WEAPONS for its mission', () => {
    for (const id of FOR_ARMED)
      for (const { draw } of decksFor(id)) {
        const arms = draw.filter((card) => card === ARMS);
        const ships = draw.map(cardOf).filter((card) => isOf(card, 'Ship'));
        expect(ships.length).toBeGreaterThan(3);
        // Two ships have enough WEAPONS, or one ship with everything that adds to them.
        expect(Math.min(...ships.map(({ WEAPONS }) => WEAPONS.value)) + 2 * arms.length).toBeGreaterThan(15);
      }
  });

  it('C-SEED-23 C-MISSION-05: a planned deck seeds the station and the site that its mission needs', () => {
    for (const { seeds, draw } of decksFor('mining-survey')) {
      expect(seeds).toEqual(expect.arrayContaining(['nor', 'ore-processing-unit']));
      expect(draw).not.toContain('nor');
    }
  });
});
