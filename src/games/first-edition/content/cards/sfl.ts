import type { Seat } from '../../../../kernel/types.ts';
import { no } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { piecesWithin } from '../../chapters/teams/teams.ts';
import { playerOf } from '../../position/find.ts';
import { locationAt } from '../../position/places.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import { mayDrawExtra } from '../builders/events/draws.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { worthMore } from '../builders/missions/points.ts';
import { maySolving } from '../builders/missions/solved.ts';
import { bringsOutpost, buildsOutpost } from '../builders/missions/turned.ts';
import { arrivals } from '../builders/missions/two-ends.ts';
import { attributeBonus, both, downloadsIf, learns, raises, speaker } from '../builders/personnel/aiding.ts';
import { holdsCaptive } from '../builders/personnel/conditions.ts';
import { does, mayDownload } from '../builders/personnel/deeds.ts';
import { isAtMissionOf } from '../builders/places.ts';
import { DISCARD_THIS, idsOf, shipsIn } from '../builders/shared.ts';
import { hasCaptive } from '../builders/ships/ships.ts';
import { SEEDS_OR_PLAYS } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { Skill } from '../printed.ts';
import type { FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

const isPunishment = filter('[Pun]');

/** Discards the card when its player does something. */
const endsFor = (_g: FirstEdition, source: RuleSource, { seat }: { seat: Seat }) =>
  seat === source.seat ? [DISCARD_THIS] : [];

const atCardassian = isAtMissionOf('Cardassian');

const atFederation = isAtMissionOf('Federation');

const isTarget = pieceFilter('here, [Fed]');

/** Gives a personnel more skills at a Cardassian mission. */
function beyond(skills: readonly Skill[], more = ''): Rule {
  return says(`Also has ${listed(skills)} at a Cardassian mission.${more}`, learns(skills, atCardassian));
}

const KENNELLY = says(
  'Has Greed and SECURITY at a Cardassian mission, and Law and INTEGRITY +1 at a Federation mission.',
  both(
    learns(['Greed', 'SECURITY'], atCardassian),
    learns(['Law'], atFederation),
    attributeBonus(['INTEGRITY'], 1, atFederation),
  ),
);

const isCraft = filter('ship, Shuttlecraft or "shuttlecraft" in class');

const PHOENIX = arrivals({ end: 'far', ships: '{U.S.S. Phoenix}', people: 3 });

const FAR_SIDE =
  'On your opponent’s side, it needs OFFICER ×3 + Leadership or Benjamin Maxwell, and your U.S.S. Phoenix may report here with up to three personnel.';

/** Cards of Showdown: Four Lights, by id. */
export const CARDS: CardRules = {
  'admiral-kennelly': KENNELLY,
  'admiral-kennelly-star': KENNELLY,
  ansomah: says(
    'Has Astrophysics and Diplomacy while you have a captive. Downloads a Cardassian PADD.',
    learns(['Astrophysics', 'Diplomacy'], holdsCaptive),
  ),
  'beverly-crusher-showdown-four-lights': says(
    'Has Anthropology at a Cardassian mission, and downloads a Starfleet Type II Phaser only there.',
    { ...learns(['Anthropology'], atCardassian), ...downloadsIf(atCardassian) },
  ),
  'data-showdown-four-lights': beyond(['Leadership', 'SCIENCE', 'Stellar Cartography']),
  'deanna-troi-showdown-four-lights': {
    text: 'Once per game, at a Cardassian mission, you may “unstop” the ship that she is aboard.',
    orders: does(
      'game',
      '“Unstop”',
      every('carrying it, stopped', (_ship, g, own) => atCardassian(own, g)),
      ({ id }) => [{ do: 'stop-these', which: [id], undo: true }],
    ),
  },
  'edward-jellico-showdown-four-lights': beyond(
    ['Leadership', 'Stellar Cartography', 'Physics'],
    ' Downloads Get It Done.',
  ),
  gates: beyond(['Astrophysics', 'Diplomacy']),
  'glinn-telak': mayDownload('Holding Cell Door', 2),
  'gul-evek': says(
    'Also has Diplomacy, Honor and Law at a Federation mission.',
    learns(['Diplomacy', 'Honor', 'Law'], atFederation),
  ),
  human: {
    text: 'Your cards can’t begin a battle against Federation cards at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined || !isTarget(enemy, g, own)) return null;
        return no('C-BATTLE-06', 'Human keeps your cards here from attacking the Federation.');
      },
    },
  },
  'latest-provocation': {
    text: 'Seed it on your table. When your turn ends, if you play only Cardassians, you may draw an extra card. Discard it when you start a battle, attempt a mission or play a card with the Punishment icon.',
    seeds: SEEDS_OR_PLAYS.seeds,
    at: {
      ...mayDrawExtra((g, seat) => {
        const { playing } = playerOf(g, seat);
        return playing.length > 0 && playing.every((side) => side === 'Cardassian');
      }).at,
      attempt: { does: endsFor },
      // A self-controlling card that attacks takes the place of its target’s opponent (C-SHIPBAT-18).
      'ship-battle': {
        does: (g, source, about) =>
          g.battle?.kind === 'ship' && g.battle.lone?.seat === about.seat ? [] : endsFor(g, source, about),
      },
      'personnel-battle': { does: endsFor },
      play: { does: (g, source, about) => (isPunishment(about.card) ? endsFor(g, source, about) : []) },
    },
  },
  lepel: says('Has Leadership and Music while you have a captive.', learns(['Leadership', 'Music'], holdsCaptive)),
  'mine-enemy-fleet': {
    ...maySolving(
      'Instead of Stellar Cartography, you may use a shuttlecraft. When you solve it, you may damage your opponent’s ships in its region.',
      (g, source) => {
        const region = regionOf(g, placeOf(source));
        const foes = shipsIn(g).filter(({ at, seat, veiled }) => {
          const location = locationAt(g, at);
          return seat !== source.seat && veiled === undefined && location !== null && regionOf(g, location) === region;
        });
        return foes.length === 0
          ? []
          : [{ key: 'mine', label: 'Damage the ships', list: [{ do: 'harm', which: idsOf(foes) }] }];
      },
    ),
    requires: (g, { ship }) =>
      ship !== null && (isCraft(ship) || piecesWithin(g, ship.id).some((piece) => isCraft(piece))),
  },
  'prevent-military-escalation-ii': {
    ...bringsOutpost('Cardassian'),
    ...PHOENIX,
    text: `This side comes with a Cardassian Outpost. When it is destroyed, turn the mission over. ${FAR_SIDE}`,
    facts: { farEnd: ASKS_MAXWELL },
  },
  'prevent-military-escalation-ii-back': {
    ...buildsOutpost('Cardassian'),
    ...PHOENIX,
    text: `With your Cardassian ENGINEER here, turn it over instead of your card play, to build its Cardassian Outpost; then draw no card. ${FAR_SIDE}`,
    facts: { farEnd: ASKS_MAXWELL },
  },
  'secure-covert-transportation': worthMore('5 more points with Smuggling in the Away Team.', 5, f('Smuggling')),
  'uss-cairo': says(
    'WEAPONS and SHIELDS +2 at a Cardassian mission.',
    attributeBonus(['WEAPONS', 'SHIELDS'], 2, atCardassian),
  ),
  'vetar-showdown-four-lights': says(
    'WEAPONS and SHIELDS +2 while you have a captive.',
    attributeBonus(['WEAPONS', 'SHIELDS'], 2, hasCaptive),
  ),
  'worf-showdown-four-lights': says(
    'At a Cardassian mission: has SECURITY ×2 and Law, and your other personnel present have STRENGTH +2.',
    both(
      learns(['SECURITY', 'Law'], isAtMissionOf('Cardassian')),
      raises(
        ['STRENGTH'],
        2,
        every('yours, present, other', (_piece, g, own) => isAtMissionOf('Cardassian')(own, g)),
      ),
    ),
  ),
};
