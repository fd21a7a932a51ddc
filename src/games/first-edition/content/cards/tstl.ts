import { no } from '../../../kit/offers.ts';
import { isDamaged } from '../../chapters/damage/hull.ts';
import { stillIn } from '../../chapters/missions/team.ts';
import { missionPoints } from '../../chapters/points/worth.ts';
import { printedAttribute } from '../../chapters/skills/attributes.ts';
import { commands } from '../../chapters/skills/commander.ts';
import { total } from '../../chapters/skills/group.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { isPlanet, peopleAt } from '../../chapters/teams/teams.ts';
import type { Effects } from '../../effects/union.ts';
import { personnelOf } from '../../position/find.ts';
import { isShip } from '../../position/piece-types.ts';
import { aboard, locationAt, onPiece, onSurface, placeKind } from '../../position/places.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { all, always, nullified, stop } from '../builders/dilemmas/build.ts';
import { END_OF_OWN, lies, placeIn } from '../builders/dilemmas/host.ts';
import { issues } from '../builders/dilemmas/on-people.ts';
import { isOwnEnd } from '../builders/missions/ends.ts';
import { welcomes } from '../builders/missions/grounds.ts';
import { each } from '../builders/missions/points.ts';
import { ALL, passing, raises, speaker, varies } from '../builders/personnel/aiding.ts';
import { marks } from '../builders/personnel/alike.ts';
import { maySteal } from '../builders/personnel/deeds.ts';
import { selectsFor, skillsOf } from '../builders/personnel/selecting.ts';
import { isOn } from '../builders/places.ts';
import { answer, isUsed, onShips, targetOf } from '../builders/shared.ts';
import { reportsBeside } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import type { CardFacts } from '../text-facts.ts';

/** Returns where a ship in space would land: the planet of its location, or null. */
function ground(g: FirstEdition, ship: Piece): CardPlace | null {
  const location = placeKind(ship.at) === 'space' ? locationAt(g, ship.at) : null;
  return location !== null && isPlanet(g, location) ? onSurface(location) : null;
}

const isStranger = filter('[AU] personnel');

/** Returns a player's AU personnel who are with a personnel. */
function strangers(g: FirstEdition, { at, seat }: Piece): Piece[] {
  return peopleAt(g, at, seat).filter(isStranger);
}

/** The key of the lasting effect on the ship whose commander is summoned. */
const BRIDGE = 'your-place-is-on-the-bridge';

function summons(ship: number): Effects {
  return [
    { do: 'lasting', what: BRIDGE, until: 'turn', piece: ship },
    { do: 'download', what: 'commander' },
    { do: 'forget', what: BRIDGE },
  ];
}

function bridgeOf(g: FirstEdition, { seat }: RuleSource): Piece | undefined {
  const mark = g.lasting.find((one) => one.what === BRIDGE && one.seat === seat);
  return mark?.piece === undefined ? undefined : g.pieces[mark.piece];
}

const loner = pieceFilter('yours, present, [NA], Borg species');

const isSoong = filter('unique personnel, Soong-type android');

const LORES = welcomes(
  'On your opponent’s side, your personnel with the nemesis icon <Y) or (Y> may report to its planet for free.',
  'personnel, <Y) or (Y>',
  true,
);

/** Cards of The Sky’s the Limit, by id. */
export const CARDS: CardRules = {
  'betor-the-skys-the-limit': says(
    'Once per game, you may steal an artifact present. Downloads Lursa.',
    maySteal('an artifact', 'artifact'),
  ),
  'brace-for-impact': {
    text: 'Your damaged ship lands on the planet at its location. If it is Galaxy-class, score points equal to its lowest printed attribute.',
    plays: onShips((g, ship, seat) => ship.seat === seat && isDamaged(g, ship) && ground(g, ship) !== null),
    once(g, _seat, to) {
      const ship = targetOf(g, to);
      const goal = ground(g, ship);
      const facts = cardOf(ship.card);
      if (goal === null || facts.type !== 'Ship') return [];
      const figures = (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((one) => printedAttribute(facts, one) ?? 0);
      const points = facts.shipClass === 'Galaxy Class' ? Math.min(...figures) : 0;
      return [
        { do: 'shift', which: [ship.id], to: goal },
        { do: 'points', points },
      ];
    },
  },
  'chajoh-the-skys-the-limit': {
    text: 'May report to the location of Dr. Tolian Soran.',
    ...reportsBeside('Dr. Tolian Soran'),
  },
  'data-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. Whenever your turn ends, your opponent chooses a personnel present with less STRENGTH to be killed. Cured by ENGINEER ×3.',
    issues('STRENGTH', 'ENGINEER x3', END_OF_OWN),
  ),
  'data-the-skys-the-limit': {
    text: 'In battle, he mortally wounds anyone he would stun.',
    grants: { wound: (g, source, { piece }) => speaker(g, source)?.id === piece },
  },
  'fitting-in': {
    text: 'Once per turn, your personnel without the AU icon gains a regular skill of your AU personnel present until the end of the turn, at its first level.',
    plays: (g, seat) =>
      isUsed(g, seat, 'fitting-in', 'turn')
        ? []
        : personnelOf(g, seat)
            .filter((one) => !isStranger(one) && strangers(g, one).length > 0)
            .map(({ id }) => onPiece(id)),
    once(g, _seat, to) {
      const learner = targetOf(g, to);
      const skills = skillsOf(g, strangers(g, learner));
      return skills.length === 0
        ? []
        : [{ do: 'use', what: 'fitting-in', per: 'turn' }, ...selectsFor(learner, skills, 'turn')];
    },
  },
  'foster-new-collective': {
    text: LORES.text,
    berths: (g, source, seat, card) => (isOwnEnd(g, source) ? [] : LORES.berths(g, source, seat, card)),
    grants: {
      free: (g, source, about) => !isOwnEnd(g, source) && LORES.grants?.free?.(g, source, about) === true,
    },
  },
  'install-emotion-chip': each(
    '5 more points for each unique Soong-type android present, up to three.',
    5,
    3,
    (_g, { people }) => people.filter(isSoong).length,
  ),
  'irrational-commander': {
    text: 'To get past it: two leaders with Honor, or two with Treachery. Otherwise, the dilemma is placed on the mission: to solve it, you need a total attribute above twice its points.',
    facts: { limit: 'unique' },
    ...lies('mission', { unless: f('2 each (leader + Honor) OR 2 each (leader + Treachery)') }),
    bans: {
      solve(g, source, { seat, location }) {
        const { attempt } = g;
        if (placeIn(g, source) !== location || attempt === null) return null;
        const group = { people: stillIn(g, attempt), equipment: [], ship: null };
        const best = Math.max(...ALL.map((attribute) => total(g, group, attribute)));
        return best > 2 * missionPoints(g, location, seat)
          ? null
          : no('C-DILEMMA-18', 'You need a total attribute above twice the mission’s points.');
      },
    },
  },
  'kathryn-janeway-the-skys-the-limit': says(
    'While she is on Earth, your Federation ships have RANGE +1.',
    raises(
      ['RANGE'],
      1,
      every('yours, ship, [Fed]', (_ship, g, own) => isOn(g, own, 'Earth')),
    ),
  ),
  kvit: says(
    'Your Cha’Joh with this personnel aboard has RANGE +2.',
    raises(['RANGE'], 2, "carrying it, yours, {Cha'Joh}"),
  ),
  'lieutenant-crosis': marks(
    'Non-Aligned',
    '{Investigate Raid}',
    'Investigate Raid has the Non-Aligned icon on both ends.',
  ),
  'lursa-the-skys-the-limit': says(
    'Your Klingons present have all attributes +1. Downloads B’Etor.',
    raises(ALL, 1, 'yours, present, Klingon'),
  ),
  morik: says(
    'CUNNING and STRENGTH +1 for each of your different Non-Aligned Borg present, including this personnel, up to +6.',
    varies(['CUNNING', 'STRENGTH'], (own, g) =>
      Math.min(6, new Set(passing(g, own, loner).map(({ card }) => cardOf(card).title)).size),
    ),
  ),
  'paralyzed-by-fear': nullified("{Miles O'Brien}", always(stop(all('printed CUNNING+INTEGRITY<13')))),
  'your-place-is-on-the-bridge': {
    text: 'Play it on your damaged ship, or when your opponent attacks your ship: download its matching commander aboard.',
    plays: onShips((g, ship, seat) => ship.seat === seat && isDamaged(g, ship)),
    once: (g, _seat, to) => summons(targetOf(g, to).id),
    fetches: {
      commander: {
        must: true,
        wanted(g, source, card) {
          const ship = bridgeOf(g, source);
          return ship !== undefined && commands({ card }, ship);
        },
        to: (g, source) => [bridgeOf(g, source)].flatMap((ship) => (ship === undefined ? [] : [aboard(ship.id)])),
      },
    },
    answers: {
      'ship-battle': {
        offers(g, source, { seat, target }) {
          const ship = g.pieces[target];
          return seat !== source.seat && ship?.seat === source.seat && isShip(ship)
            ? answer(source, summons(target), 'Download its matching commander')
            : [];
        },
      },
    },
  },
};

/** Facts about cards from The Sky’s the Limit that have no rule, by id. */
export const FACTS: CardFacts = {
  assimilator: { onlyDownloads: true },
};
