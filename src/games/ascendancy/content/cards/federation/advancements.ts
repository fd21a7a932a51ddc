import { offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { neighbours } from '../../../galaxy/graph.ts';
import { readyCommands } from '../../../position/commands.ts';
import { controlled, discOf, playerOf, rivals, shipsIn } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import { isDefender, partOf, spent } from '../../../position/part.ts';
import { agreementBetween, isAtPeace, isPhenomenon, nodesIn, occupies } from '../../../position/standing.ts';
import { builds } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, Sector } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { advancementCard, fleetCards, systemName } from '../../lookup.ts';

/** Whether the source of a rule has the keyword Cloak. */
function isCloaked(g: Ascendancy, { seat, kind, id, unit }: RuleSource): boolean {
  if (kind === 'advancement') return advancementCard(id).cloak === true;
  const fleet = g.units.find((one) => one.id === unit)?.fleet;
  if (kind !== 'fleet' || seat === null || fleet == null) return false;
  return fleetCards(playerOf(g, seat).civ)[fleet.card]?.[fleet.side].cloak === true;
}

/** Whether a seat has Ships in this Sector or, if `sector` is null, in a Sector of the current conflict. */
function sees(g: Ascendancy, seat: number, sector: Sector | null): boolean {
  const sectors = sector === null ? (g.conflict?.sectors ?? []) : [sector];
  return sectors.some((one) => shipsIn(g, one, seat) > 0);
}

/** Returns the rivals with unexhausted Trade Agreements in both directions. */
function partners(g: Ascendancy, seat: number): number[] {
  const holds = (giver: number, holder: number) => agreementBetween(g, giver, holder)?.exhausted === false;
  return rivals(g, seat).filter((rival) => holds(rival, seat) && holds(seat, rival));
}

/**
 * Whether a seat can pay for Hegemony: 1 Culture to try, and 1 more for a success unless the Diplomatic Corps waives it
 * (A-HEG-02).
 */
function affordsHegemony(g: Ascendancy, seat: number): boolean {
  const { advancements: done, reserves } = playerOf(g, seat);
  const saves = done.some(({ card, exhausted }) => card === 'fed-02' && !exhausted);
  return reserves.culture >= (saves ? 1 : 2);
}

/** Whether a System is the one where the player chose to build Ships in this Building Phase. */
function isChosenYard(g: Ascendancy, seat: number | null, system: string): boolean {
  const isMeant = g.lasting.some((one) => one.what === 'fed-10' && one.seats[0] === seat && one.system === system);
  return isMeant && builds(g, seat) && discOf(g, system).control === seat;
}

/** The Advancements of the Federation. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-01',
    name: 'Universal Translators',
    cost: 0,
    type: 'Diplomacy',
    tokens: [],
    start: true,
    source: 'book',
    line: 'Add 1 to your Hegemony rolls.',
    // A-FED-05
    rule: { adds: { roll: (_g, source, { of, seat }) => (of === 'hegemony' && seat === source.seat ? 1 : 0) } },
  },
  {
    id: 'fed-02',
    name: 'Starfleet Diplomatic Corps',
    cost: 3,
    type: 'Diplomacy',
    tokens: [],
    source: 'book',
    line: 'A successful Hegemony costs you no further Culture. You pay only 1 Culture in all.',
    // A successful Hegemony attempt needs no second payment (A-FED-06, A-OPEN-98).
    rule: { adds: { price: (_g, source, { of, seat }) => (of === 'takeover' && seat === source.seat ? -1 : 0) } },
  },
  {
    id: 'fed-03',
    name: 'Deep Space Observatories',
    cost: 4,
    type: 'Science',
    tokens: [],
    source: 'book',
    line: 'During Resource Generation, gain 1 Research for each Starbase you Control.',
    // The card also counts captured Starbases (A-FED-08).
    rule: {
      income: (g, source, seat) =>
        seat === source.seat ? { research: controlled(g, seat).filter(({ starbase }) => starbase).length } : {},
    },
  },
  {
    id: 'fed-04',
    name: 'Tachyon Detection Array',
    cost: 2,
    type: 'Science',
    tokens: ['warp'],
    needsRival: true,
    source: 'public',
    line: 'Rival cards with the keyword Cloak have no effect in Sectors that hold your Ships, or in Space Battles against your Ships.',
    rule: {
      bans: {
        rule(g, { seat }, { source, sector }) {
          if (seat === null || source.seat === seat || source.seat === null) return null;
          if (!isCloaked(g, source) || !sees(g, seat, sector)) return null;
          return () => ({ text: 'A Tachyon Detection Array sees through the Cloak.', rule: 'A-SPEC-01' });
        },
      },
    },
  },
  {
    id: 'fed-07',
    name: 'First Contact Protocols',
    cost: 5,
    type: 'Diplomacy',
    tokens: [],
    source: 'ours',
    line: 'Add 1 to your Diplomacy Tests. Once per turn, right after you resolve a Warp-Capable card you drew, you may attempt Hegemony there without a Command.',
    rule: {
      adds: { roll: (_g, source, { of, seat }) => (of === 'diplomacy' && seat === source.seat ? 1 : 0) },
      at: {
        explored: {
          prompt: 'attempt Hegemony now?',
          offers(g, source, { seat, system }) {
            // Warp-Capable civilizations are those with their own Warp Tokens (A-CIV-05).
            const { level, control } = g.discs[system] ?? { level: 0, control: null };
            if (seat !== source.seat || level === 0 || control !== null || !occupies(g, seat, system)) return [];
            if (spent(g, seat, 'fed-07', 'turn') !== null || !affordsHegemony(g, seat)) return [];
            const label = `Attempt Hegemony of ${systemName(system)}`;
            return [
              open({ key: `hegemony:${system}`, verb: 'hegemony', label, hint: 'No Command', rule: 'A-HEG-01' }, [
                { do: 'mark-used', rule: 'fed-07', span: 'turn' },
                { do: 'hegemony', system },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'fed-08',
    name: 'Metaphasic Shielding',
    cost: 4,
    type: 'Engineering',
    tokens: ['warp'],
    source: 'ours',
    line: 'At Phenomena, Hazard dice rolled against your Ships must be 1 higher to destroy a Ship.',
    rule: {
      adds: {
        roll: (_g, source, { of, seat, system }) =>
          of === 'hazard' && seat === source.seat && isPhenomenon(system) ? 1 : 0,
      },
    },
  },
  {
    id: 'fed-09',
    name: 'Memory Alpha',
    cost: 6,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'Once per turn, gain 1 Research when you claim Research from a Phenomenon. Once per round, you may then also let one rival whose Trade Agreement you hold gain 1 Research. If you do, gain 1 Culture.',
    rule: {
      at: {
        claimed: {
          prompt: 'let a rival gain 1 Research, and gain 1 Culture?',
          does: (g, source, { seat }) =>
            seat === source.seat && timesUsed(g, seat, 'fed-09') === 0
              ? [
                  { do: 'mark-used', rule: 'fed-09', span: 'turn' },
                  { do: 'gain', gains: { research: 1 }, rule: 'A-PHEN-03' },
                ]
              : [],
          offers(g, source, { seat }) {
            if (seat !== source.seat || timesUsed(g, seat, 'fed-09:gift') > 0) return [];
            return rivals(g, seat)
              .filter((rival) => isAtPeace(g, seat, rival))
              .map((rival) =>
                open({ key: `gift:${rival}`, verb: 'gift', label: `Give 1 Research to ${theSeat(g, rival)}` }, [
                  { do: 'mark-used', rule: 'fed-09:gift', span: 'round' },
                  { do: 'gain', gains: { research: 1 }, rule: 'A-PHEN-03', seat: rival },
                  { do: 'gain', gains: { culture: 1 }, rule: 'A-PHEN-03' },
                ]),
              );
          },
        },
      },
    },
  },
  {
    id: 'fed-10',
    name: 'Utopia Planitia Yards',
    cost: 6,
    type: 'Engineering',
    tokens: ['command'],
    source: 'ours',
    line: 'In each Building Phase, choose 1 System you Control with a Production Node. You may build Ships and form Fleets there in that phase.',
    rule: {
      grants: {
        build: (g, source, about) =>
          (about.what === 'ships' || about.what === 'fleet') &&
          about.seat === source.seat &&
          isChosenYard(g, about.seat, about.system),
      },
      plays: {
        building: (g, source, { seat }) =>
          seat !== source.seat
            ? []
            : controlled(g, seat)
                .filter(
                  (disc) => nodesIn(disc, 'production') > 0 && !disc.starbase && disc.id !== playerOf(g, seat).home,
                )
                .map(({ id }) =>
                  offer<Effects>(
                    [
                      { do: 'mark-used', rule: 'fed-10', span: 'turn' },
                      { do: 'last', what: 'fed-10', seats: [seat], system: id, until: 'turn' },
                    ],
                    spent(g, seat, 'fed-10', 'turn'),
                    () => ({
                      key: `yard:${id}`,
                      verb: 'yard',
                      label: `Build Ships and form Fleets at ${systemName(id)}`,
                      hint: 'Only in this Building Phase',
                    }),
                  ),
                ),
      },
    },
  },
  {
    id: 'fed-11',
    name: 'Federation Charter',
    cost: 6,
    type: 'Diplomacy',
    tokens: ['command'],
    needsRival: true,
    source: 'ours',
    line: 'During Resource Generation, each rival gains 1 Production if you hold each other’s Trade Agreements unexhausted. Gain 1 Culture if there is at least one such rival.',
    rule: {
      income(g, source, seat) {
        if (source.seat === null) return {};
        const found = partners(g, source.seat);
        if (seat === source.seat) return { culture: Math.min(1, found.length) };
        return found.includes(seat) ? { production: 1 } : {};
      },
    },
  },
  {
    id: 'fed-13',
    name: 'Multi-Adaptive Shielding',
    cost: 5,
    type: 'Military',
    tokens: ['warp'],
    source: 'ours',
    line: 'While you are a Defender, your Shield Modifier is 1 higher in Combat Round 1 of any Space Battle or Invasion.',
    rule: {
      adds: {
        shields(g, { seat }, { side }) {
          const part = partOf(g, seat, 'battle', 'invasion');
          return part !== null && part.place === side && part.c.round <= 1 && isDefender(part.c, side) ? 1 : 0;
        },
      },
    },
  },
  {
    id: 'fed-14',
    name: 'Corbomite Maneuver',
    cost: 2,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'When a rival declares a Space Battle against you, exhaust this card. Unless the Attacker exhausts 1 further Command, the battle is canceled for your Ships, and the Command already used stays Exhausted.',
    rule: {
      at: {
        'battle-declared': {
          prompt: 'make the Attacker Exhaust 1 more Command, or cancel the battle for your Ships?',
          offers(g, { seat }) {
            const part = partOf(g, seat, 'battle');
            const attacker = part?.c.attacker;
            if (part === null || seat === null || typeof attacker !== 'number' || !isDefender(part.c, part.place))
              return [];
            const cancel: Effects = [{ do: 'cancel-battle', seat }];
            const pay: Effects = [{ do: 'spend-command', count: 1, most: true, seat: attacker }];
            const ways = [{ key: 'cancel', label: 'Cancel the battle against them', does: [...cancel] }];
            if (readyCommands(g, attacker) > 0)
              ways.push({ key: 'pay', label: `Exhaust 1 more Command and fight`, does: [...pay] });
            const prompt = 'Exhaust 1 more Command, or cancel the Space Battle?';
            return [
              open({ key: 'corbomite', verb: 'bluff', label: 'Threaten with corbomite' }, [
                { do: 'exhaust' },
                { do: 'demand', of: attacker, prompt, ways },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'fed-15',
    name: 'Pioneer Settlements',
    cost: 5,
    type: 'Culture',
    tokens: [],
    source: 'ours',
    line: 'When you Colonize a System that no single lane joins to your Home System, exhaust this card. The Ship you would spend stays in Orbit.',
    rule: {
      at: {
        colonizing: {
          prompt: 'keep the Ship in Orbit?',
          offers(g, source, { seat, system }) {
            const { home } = playerOf(g, seat);
            const isJoined = home !== null && home in g.discs && neighbours(g, home).includes(system);
            if (seat !== source.seat || isJoined) return [];
            return [
              open({ key: `keep:${system}`, verb: 'keep', label: 'Keep the Ship in Orbit' }, [
                { do: 'exhaust' },
                { do: 'last', what: 'keep-ship', seats: [seat], system, until: 'turn' },
              ]),
            ];
          },
        },
      },
    },
  },
]);
