import type { SeedPhase } from '../terms.ts';
import type { Card, MissionCard } from './card.ts';
import { worldOf } from './worlds.ts';

// The places where by-agreement cards may be seeded, according to their text. Nothing else in that text is automated
// (C-SEED-24, C-SEED-27).

/** The way in which a card's own text lets it be seeded under missions. */
export interface Under {
  /** Whether the card is encountered like a dilemma or earned like an artifact. */
  readonly like: 'dilemma' | 'artifact';
  /** True if the card may be seeded under a mission. */
  readonly at: (mission: MissionCard) => boolean;
}

const anywhere = (): boolean => true;

const UNDER: Readonly<Record<string, Under>> = {
  'crodens-key': { like: 'artifact', at: ({ quadrant, where }) => quadrant === 'Gamma' && where !== 'space' },
  cryosatellite: { like: 'artifact', at: anywhere },
  'magic-carpet-ride-ocd': { like: 'artifact', at: anywhere },
  'mirasta-yale': { like: 'dilemma', at: ({ id }) => id === 'first-contact' },
  'mysterious-orb': { like: 'artifact', at: anywhere },
  'phased-cloaking-device': { like: 'artifact', at: ({ id, where }) => where !== 'space' || id === 'pegasus-search' },
  'q-flash': { like: 'dilemma', at: anywhere },
  'the-city-of-bhala': { like: 'artifact', at: ({ id }) => worldOf(id) === 'Bajor' },
  'the-nexus': { like: 'dilemma', at: anywhere },
  // No mission's facts say which mission is at Dozaria.
  'tora-ziyal': { like: 'artifact', at: ({ where }) => where !== 'space' },
};

/** Returns how a card's own text lets it be seeded under missions, or null. */
export function underOf(card: Card): Under | null {
  if (isUnread(card) && card.type === 'Artifact') return { like: 'artifact', at: anywhere };
  return UNDER[card.id] ?? null;
}

/**
 * A card that lets more cards be seeded with it: another artifact, and personnel with the `AU` icon (C-SEED-15,
 * C-SEED-27).
 */
export const CRYOSATELLITE = 'cryosatellite';
/** The maximum number of personnel that may be seeded with a Cryosatellite. */
export const MOST_FROZEN = 3;

/**
 * Cards seeded face up, by the phase in which they are offered. Cards that are allowed in any phase are offered in the
 * last one.
 */
const FACE_UP: Readonly<Partial<Record<SeedPhase, string>>> = {
  doorway: `
  open-diplomatic-relations q-flash qs-tent space-time-portal storage-compartment-door`,
  facility: `
  1st-rule-of-acquisition access-denied add-distinctiveness ancestral-vision assign-support-personnel
  bajoran-resistance-cell bajoran-wormhole-mirror-universe barzan-wormhole beware-of-q blue-alert
  bluegill-infestation boarding-party bodyguards bribery captured caretakers-array chain-reaction-ricochet
  children-of-light commandeer-ship commandeer-ship-voyager computer-crash construct-starship containment-field
  crossover cybernetics-expertise defend-homeworld delta-quadrant-spatial-scission dominion-war-efforts
  e-band-emissions emblem-of-the-alliance emblem-of-the-empire emergency-evacuation
  engage-shuttle-operations-dominion establish-dominion-foothold establish-landing-protocols establish-trade-route
  examine-singularity fair-play fair-play-voyager fajos-gallery feedback-surge ferengi-conference
  forced-labor-camp hero-of-the-empire hirogen-hunt holding-cell-door holodeck-door holoprogram-221b-baker-street
  holoprogram-deadwood holoprogram-noahs-mountain-retreat holoprogram-the-fortress-of-doom
  holoprogram-the-office-of-dixon-hill home-away-from-home homefront hostage-trade hq-defensive-measures
  hq-ferengi-credit-exchange hunting-group impersonate-captive in-for-a-trim in-the-zone intruder-alert
  invasive-beam-in issue-secret-orders its-only-a-game jemhadar-shrouding kobayashi-maru-scenario
  long-live-the-queen make-it-so memory-wipe mission-debriefing mission-debriefing-voyager navigate-plasma-storms
  no-way-out obelisk-of-masaka omega-directive operate-wormhole-relays organ-theft organian-peace-treaty
  panel-overload plans-of-the-obsidian-order plans-of-the-tal-shiar population-9-billion-all-borg
  prepare-the-prisoner prisoner-exchange protection-racket q-the-referee quarks-isolinear-rods reactor-overload
  reassimilate-lost-drone relics-of-the-chase resistance-is-futile revenge-is-a-dish-best-served-cold
  revisionist-history salvage-starship scanner-interference service-the-collective sisko-197-subroutine spacedoor
  sphere-encounter strategema subjugate-planet the-art-of-diplomacy the-emperors-new-cloak the-kazon-collective
  the-line-must-be-drawn-here the-next-emanation the-vidiian-sodality transporter-mixup transwarp-network-gateway
  transwarp-network-gateway-the-borg treaty-federation-cardassian ultimatum villagers-with-torches
  visit-cochrane-memorial war-council white-deprivation writ-of-accountability`,
};

const PHASES: ReadonlyMap<string, SeedPhase> = new Map(
  Object.entries(FACE_UP).flatMap(([phase, cards]) =>
    // The keys are seed phases.
    cards
      .trim()
      .split(/\s+/)
      .map((card) => [card, phase as SeedPhase] as const),
  ),
);

/** All by-agreement cards whose text lets players seed them face up on the table. */
export const SEEDED_FACE_UP: readonly string[] = [...PHASES.keys()];

/** The types of by-agreement cards that may be seeded on the table if their text says so. */
const SEEDABLE: ReadonlySet<string> = new Set(['Doorway', 'Event', 'Incident', 'Objective']);

/** Returns the phase in which a player may seed a by-agreement card on the table, or null if this isn't allowed. */
export function seedPhaseOf(card: Card): SeedPhase | null {
  if (!SEEDABLE.has(card.type)) return null;
  if (isUnread(card)) return card.type === 'Doorway' ? 'doorway' : 'facility';
  return PHASES.get(card.id) ?? null;
}

/**
 * Personnel who may be seeded face up: in the player's own outpost, or on any planet. The missions' facts don't say
 * which planet is meant.
 */
const PEOPLE: Readonly<Record<string, 'outpost' | 'planet'>> = {
  arandis: 'planet',
  'datas-body': 'outpost',
  'eleven-of-seventeen': 'outpost',
};

/** Returns where a personnel may be seeded face up in the facility phase, or null. */
export function seededFaceUp({ id }: Card): 'outpost' | 'planet' | null {
  return PEOPLE[id] ?? null;
}

/**
 * True if a card is only in virtual sets or warp packs. The facts of cards in these sets don't say where they are
 * seeded, so the players decide.
 */
function isUnread({ printings }: Card): boolean {
  return printings.every(({ release, number }) => /\bV/.test(number) || /^(?:wp|prewarp)/i.test(release));
}
