import { no } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { groupOf, stillIn } from '../../chapters/missions/team.ts';
import { SKIPPED } from '../../chapters/rounds/game.ts';
import { copiesOf } from '../../chapters/play/unique.ts';
import { isOfGender } from '../../chapters/skills/gender.ts';
import { meets } from '../../chapters/skills/group.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import { allPieces, opponentOf, pieceOf, piecesAt, piecesOf, playerOf } from '../../position/find.ts';
import { type Group } from '../../position/group.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { locationName, pieceName } from '../../position/names.ts';
import { isCaptive, isInfiltrator, isPerson, isShip } from '../../position/piece-types.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard, hostOf, inSpace, locationAt, onSurface, placeKind } from '../../position/places.ts';
import { isSeenAt } from '../../position/veils.ts';
import { type Rule, type RuleSource } from '../../rules/rule.ts';
import { type FirstEdition, type Piece } from '../../state.ts';
import { type LocationId } from '../../terms.ts';
import { DAMAGE, DESTROY, always, kill, least, met, most, otherwise, random, stop, unless } from '../builders/dilemmas/build.ts';
import { CLOSED, lies } from '../builders/dilemmas/host.ts';
import { helps, scoresHelping } from '../builders/helping.ts';
import { placeOf, worth } from '../builders/missions/ends.ts';
import { welcomes } from '../builders/missions/grounds.ts';
import { SHIP, passing, raises, speaker } from '../builders/personnel/aiding.ts';
import { diesFor } from '../builders/personnel/alike.ts';
import { does, mayDo, protects, treatiesOf } from '../builders/personnel/deeds.ts';
import { trades } from '../builders/personnel/draws.ts';
import { fleet, improvesShip } from '../builders/personnel/table.ts';
import { freeOnce, isIn, receivesFree } from '../builders/personnel/welcome.ts';
import { isAtMissionOf, isWorld } from '../builders/places.ts';
import { DISCARD_THIS, atLocations, hostIn, idsOf, isUsed, itself, onOwnTable, payloadOf } from '../builders/shared.ts';
import { having, says, type CardRules } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f, parseFormula } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import { isSafe } from '../safe.ts';
import { type CardFacts } from '../text-facts.ts';
import { attributeOf, printedAttribute } from '../../chapters/skills/attributes.ts';
import { bay, carriesNone, hosts } from '../builders/ships/fleet.ts';
import { fleetInBattle } from '../builders/interrupts/fleets.ts';



function shipClassOf(g: FirstEdition, ship: number | undefined): string {
  const facts = ship === undefined ? null : cardOf(pieceOf(g, ship).card);
  return facts?.type === 'Ship' ? [facts.shipClass, facts.title, ...facts.characteristics].join(' ') : '';
}



const isSona = filter("Son'a ship");



const sybok = filter('Sybok-related personnel');



const pilgrim = filter('[SKR], not {Sybok}');



const treaty = every(treatiesOf('Federation'), (piece, g, own) => !isSafe(g, piece, own.card));



const isAtKlingonMission = isAtMissionOf('Klingon');



const CARD = 'collect-metaphasic-particles';



const COLLECTOR = 'injector-assembly-one';



/** The requirement that the personnel must meet. */
const COLLECTS = parseFormula("Son'a + Treachery x2");



/**
 * True if a group meets the objective's requirement, the collector is in orbit, and no opposing ship or personnel are
 * there. Infiltrators don't count as opposing (C-INFIL-02).
 */
function collects(g: FirstEdition, group: Group, seat: number, location: LocationId): boolean {
  const away = group.people.filter((piece) => piece.at === onSurface(location));
  const isOver = piecesOf(g, seat).some(({ card, at }) => card === COLLECTOR && at === inSpace(location));
  const isOpposed = piecesOf(g, opponentOf(seat)).some((piece) => {
    const counts = isShip(piece) || (isPerson(piece) && !isCaptive(piece) && !isInfiltrator(piece));
    return counts && isSeenAt(g, piece, location);
  });
  return isOver && !isOpposed && meets(g, { ...group, people: away }, COLLECTS);
}



/** True if a player has just solved a mission through the objective (C-MISSION-18). */
function isCollected(g: FirstEdition, seat: number, location: LocationId): boolean {
  const { attempt } = g;
  const isThere = piecesOf(g, seat).some(({ card, at }) => card === CARD && locationAt(g, at) === location);
  return isThere && attempt !== null && collects(g, groupOf(g, attempt, stillIn(g, attempt)), seat, location);
}



const onBaku = atLocations((g, location) => isWorld(g, location, "Ba'ku Planet"));



/** Returns the card's location, or null. */
function whereabouts(g: FirstEdition, source: RuleSource): LocationId | null {
  const own = itself(g, source);
  return own === null ? null : locationAt(g, own.at);
}



const PILGRIMS = '{Sybok} or {St. John Talbot} or {General Korrd} or {Caithlin Dar}';



/** The text and the facts of those who follow Sybok, except Caithlin Dar. */
const PILGRIM: Rule = {
  text: 'Compatible with Sybok, Caithlin Dar, St. John Talbot, General Korrd, and cards that have the Sha Ka Ree icon.',
  facts: { mixesWith: filter(`${PILGRIMS} or [SKR]`) },
};



const SONA_BAY = bay('Son’a shuttlecraft', 'Son\'a ship, "shuttlecraft" in class');


const BOUNTY = carriesNone();



const reliant = pieceFilter('carrying it, {U.S.S. Reliant}');



const kirk = filter('personnel, {any Kirk}');



const atOutpost = isIn('outpost');


/** True if a personnel who isn't disabled is aboard their player's outpost at a location. */
const isPosted = (piece: Piece, g: FirstEdition, location: LocationId): boolean =>
  !isDisabled(piece) && atOutpost(piece, g) && locationAt(g, piece.at) === location;



const isOpposing = pieceFilter("opponent's, present, not captive");



const isKirk = filter('personnel, {any Kirk}');



/** Cards of The Motion Pictures, by id. */
export const CARDS: CardRules = {
  'admiral-cartwright': {
    text: 'Once per game, you may nullify a Federation treaty.',
    orders: does('game', 'Nullify', treaty, ({ id }) => [{ do: 'take-out', which: [id], why: 'discarded' }]),
  },
  'admiral-kirk': {
    text: 'Once per turn, you may discard a card from hand to draw a card. Downloads Commandeer Ship.',
    orders: trades(1, 'turn'),
  },
  'amanda-grayson': {
    text: 'Any Spock or any Sarek may report where she is, for free.',
    ...receivesFree('{any Spock} or {any Sarek}'),
  },
  'analyze-radiation': {
    text: 'This mission’s span is 2 lower for Son’a ships.',
    adds: {
      span: (g, source, { seat, location, ship }) =>
        seat === source.seat && location === placeOf(source) && /son['’]a/i.test(shipClassOf(g, ship)) ? -2 : 0,
    },
  },
  'caithlin-dar': {
    text: 'Compatible with Sybok, St. John Talbot, General Korrd, and cards that have the Sha Ka Ree icon.',
    // The newest texts name only the icon, which all of them have now. By the older texts, no card has it.
    facts: { mixesWith: filter(`${PILGRIMS} or [SKR]`) },
  },
  'captain-kang': says(
    'The ship he is aboard has WEAPONS +2 at a Klingon mission.',
    raises(
      ['WEAPONS'],
      2,
      every('carrying it', (_ship, g, own) => isAtKlingonMission(own, g)),
    ),
  ),
  'chancellor-gorkon': protects('Klingon'),
  chdak: says(
    'A Classic Films Klingon ship with this personnel aboard has RANGE +1.',
    improvesShip(['RANGE'], 1, '[Kli], [Films]'),
  ),
  'clark-terrell': { text: 'He may die instead of a V.I.P. present who was selected to die.', at: diesFor('V.I.P.') },
  'collect-metaphasic-particles': {
    text: 'On the Ba’ku planet, may be seeded. Solve it with a Son’a, Treachery ×2, Injector Assembly One in orbit and no opponent there. You may skip your opponent’s next turn. All your personnel have STRENGTH +2 and Youth, and can be “unstopped” once per turn.',
    lasting: {
      // For the player who solved the mission, for the rest of the game.
      [CARD]: {
        adds: {
          attribute: (g, { seat }, { piece, attribute }) => {
            const one = g.pieces[piece];
            return attribute === 'STRENGTH' && one?.seat === seat && isPersonnel(cardOf(one.card)) ? 2 : 0;
          },
          skill: (g, { seat }, { piece, skill }) => (skill === 'Youth' && g.pieces[piece]?.seat === seat ? 1 : 0),
        },
        orders: (g, source, seat) =>
          seat !== source.seat
            ? []
            : piecesOf(g, seat).flatMap(({ id, card, stopped }) => {
                const what = `metaphasic ${id}`;
                if (!isPersonnel(cardOf(card)) || stopped === undefined || isUsed(g, seat, what, 'turn')) return [];
                return [
                  payloadOf(source, `unstop:${id}`, asLabel(`“Unstop” ${pieceName(g, id)}`), [
                    { do: 'use', what, per: 'turn' },
                    { do: 'stop-these', which: [id], undo: true },
                  ]),
                ];
              }),
      },
    },
    plays: onBaku,
    seeds: { phase: 'facility', to: onBaku },
    grants: {
      attempt: (g, source, { seat, location }) => source.seat === seat && whereabouts(g, source) === location,
    },
    solves: (g, source, group, { seat, location }) =>
      source.seat === seat && whereabouts(g, source) === location ? collects(g, group, seat, location) : null,
    at: {
      solved: {
        does(g, source, { seat, location }) {
          if (seat !== source.seat || whereabouts(g, source) !== location || !isCollected(g, seat, location)) return [];
          const skip = { do: 'lasting', what: SKIPPED, until: 'game', who: opponentOf(seat) } as const;
          return [
            { do: 'lasting', what: CARD, until: 'game' },
            {
              do: 'either',
              ways: [
                { key: 'skip', label: 'Skip your opponent’s next turn', list: [skip] },
                { key: 'none', label: 'Don’t skip your opponent’s next turn', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
  'commander-chekov': says(
    'The Starship Enterprise with him aboard has WEAPONS +2.',
    improvesShip(['WEAPONS'], 2, '{Starship Enterprise}'),
  ),
  'commander-uhura': {
    text: 'Once per game, you may capture an opposing Away Team present if all its members are male.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || placeKind(own.at) !== 'surface' || isUsed(g, seat, source.card, 'game'))
        return [];
      const team = piecesAt(g, own.at).filter((piece) => isOpposing(piece, g, own));
      if (team.length === 0 || !team.every((piece) => isOfGender(piece, 'Male') && affiliationOf(piece) !== 'Borg'))
        return [];
      return [
        payloadOf(source, 'team', 'Capture the Away Team', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'seize', which: idsOf(team) },
        ]),
      ];
    },
  },
  'demora-sulu': says('Any Enterprise with her aboard has RANGE +1.', improvesShip(['RANGE'], 1, '{any Enterprise}')),
  'dr-mccoy-the-motion-pictures': {
    text: 'Twice per game, you may take the topmost personnel of your discard pile to hand.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      if (own === null || own.seat !== seat || !playerOf(g, seat).discard.some((card) => isPersonnel(cardOf(card))))
        return [];
      const use = [source.card, `${source.card} again`].find((name) => !isUsed(g, seat, name, 'game'));
      if (use === undefined) return [];
      return [
        payloadOf(source, 'regain', 'Take the topmost discarded personnel to hand', [
          { do: 'use', what: use, per: 'game' },
          { do: 'regain', topmost: 'Personnel' },
        ]),
      ];
    },
  },
  'engine-imbalance': says(
    'Placed on the ship, which must stop at each location, and whose RANGE is used up whenever it moves. Cured by ENGINEER ×2 + Computer Skill + Physics.',
    lies(
      'ship',
      { cure: f('ENGINEER x2 + Computer Skill + Physics') },
      {
        bans: {
          way: (g, source, { ship, through }) =>
            hostIn(g, source)?.id === ship && through.length > 1
              ? no('C-DILEMMA-18', 'A dilemma makes this ship stop at each location.')
              : null,
          move(g, source, { ship }) {
            const host = hostIn(g, source);
            return host?.id === ship && host.spent !== undefined && host.spent > 0
              ? no('C-DILEMMA-18', 'A dilemma has used up this ship’s RANGE.')
              : null;
          },
        },
      },
    ),
  ),
  'general-korrd': PILGRIM,
  'hms-bounty': BOUNTY,
  'hms-bounty-star': BOUNTY,
  'hero-worship': says(
    'Everyone with the most skill icons is “stopped”, and so is everyone with the fewest. Borg don’t count.',
    always(
      stop(most(['skills'], { who: f('no [Bor] personnel'), tie: 'all' })),
      stop(least(['skills'], { who: f('no [Bor] personnel'), tie: 'all' })),
    ),
  ),
  'i-hate-you': met({ cards: ['vulcan-nerve-pinch'] }),
  'ikc-chontay': carriesNone(),
  'injector-assembly-one': {
    text: 'May report to the location of your Son’a ship. Downloads Collect Metaphasic Particles.',
    reports: (g, seat) => [
      ...new Set(
        piecesOf(g, seat).flatMap(({ card, at }) => {
          const location = isSona(card) ? locationAt(g, at) : null;
          return location === null ? [] : [inSpace(location)];
        }),
      ),
    ],
  },
  insurrection: having({ place: "Ba'ku Planet" }, welcomes('Ba’ku may report to its planet for free.', "Ba'ku", true)),
  'james-t-kirk': {
    text: 'Downloads any Captain’s Order. Scores 5 points each time he helps solve a mission.',
    ...scoresHelping(5),
  },
  joachim: says('The U.S.S. Reliant with him aboard has WEAPONS +3.', improvesShip(['WEAPONS'], 3, '{U.S.S. Reliant}')),
  khan: {
    text: 'While your opponent is playing Federation, they can solve a mission at his location only with any Kirk.',
    bans: {
      solve(g, source, { seat, location }) {
        const own = speaker(g, source);
        if (own === null || own.seat === seat || !playerOf(g, seat).playing.includes('Federation')) return null;
        const team = g.attempt === null ? [] : stillIn(g, g.attempt);
        return !isSeenAt(g, own, location) || team.some(isKirk)
          ? null
          : no('C-MISSION-17', 'Khan is here. You need any Kirk.');
      },
    },
  },
  krase: says(
    'Your Classic Films Klingon ships at this location have SHIELDS +2.',
    fleet(['SHIELDS'], 2, '[Kli], [Films]'),
  ),
  'linguistic-legerdemain': {
    text: 'If not overcome, the dilemma is placed on the mission, and nobody can attempt the mission. The dilemma’s countdown is 1, plus 1 for each of the mission’s affiliations that nobody present has.',
    meeting: { effects: [{ do: 'place', on: 'mission', counts: 'unmatched' }] },
    bans: CLOSED,
  },
  liseria: SONA_BAY,
  'matthew-dougherty': {
    text: 'Scores 10 points if he helps complete Collect Metaphasic Particles.',
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const own = speaker(g, source);
          if (own === null || own.seat !== seat || !isCollected(g, seat, location)) return [];
          const people = g.attempt === null ? [] : stillIn(g, g.attempt);
          const helped = people.includes(own) && helps(g, { people, equipment: [], ship: null }, own, COLLECTS);
          return helped ? [{ do: 'points', points: 10 }] : [];
        },
      },
    },
  },
  'mr-scott-the-motion-pictures': {
    text: 'If needed, he counts for two staffing icons of his ship.',
    adds: { staffing: (g, source, { piece }) => (piece !== undefined && speaker(g, source)?.id === piece ? 1 : 0) },
  },
  'mr-scott-the-motion-pictures@2025-02': {
    text: 'The ship that he is aboard has one less staffing requirement.',
    adds: {
      staffing(g, source, { ship, piece }) {
        const own = speaker(g, source);
        return piece === undefined && own !== null && hostOf(own.at) === ship ? 1 : 0;
      },
    },
  },
  'observe-ritual': having(
    { homeworld: { place: 'Vulcan', of: 'Vulcan' } },
    welcomes(
      'Vulcans and Amanda Grayson may report to its planet.',
      '(personnel, Vulcan species) or {Amanda Grayson}',
      false,
    ),
  ),
  'sona-battleship': SONA_BAY,
  'sona-shuttle': {
    ...hosts('Transporter Drones', '{Transporter Drones}'),
    ...freeOnce('{Transporter Drones}', 'card', ({ id }) => aboard(id), 'equipment'),
    text: 'Your Transporter Drones may report aboard, once per turn for free.',
  },
  parena: {
    text: 'Your Ketracel-White may report where this personnel is, for free.',
    ...receivesFree('{Ketracel-White}', 'card', 'equipment'),
  },
  'st-john-talbot': PILGRIM,
  'subspace-shock-wave': unless('1 each (Navigation + CUNNING>7)', otherwise(DAMAGE, kill(random(null, 2)))),
  'the-discovery-of-sha-ka-ree': {
    text: 'Worth 10 points for each personnel present whose lore names Sybok.',
    adds: worth((_g, _source, group) => 10 * (group?.people ?? []).filter(sybok).length),
  },
  'the-discovery-of-sha-ka-ree@2025-02': {
    text: 'Worth 10 points for each personnel present with the Sha Ka Ree icon, except Sybok, up to six.',
    adds: worth((_g, _source, group) => 10 * Math.min(6, (group?.people ?? []).filter(pilgrim).length)),
  },
  'uss-enterprise-b': {
    ...hosts('El-Aurians', 'personnel, El-Aurian'),
    text: 'Your El-Aurians may report aboard. Its Tractor Beam doesn’t work while one of its attributes is reduced.',
    bans: {
      system(g, source, { ship, system }) {
        const own = g.pieces[ship];
        if (ship !== source.piece || system !== 'Tractor Beam' || own === undefined) return null;
        const facts = cardOf(own.card);
        const isReduced = SHIP.some((attribute) => {
          const printed = printedAttribute(facts, attribute);
          return printed !== null && attributeOf(g, own, attribute) < printed;
        });
        return isReduced ? no('C-MOVE-18', 'An attribute of the ship is reduced.') : null;
      },
    },
  },
  'to-be-or-not-to-be': having(
    { immuneTo: ['Kevin Uxbridge'] },
    {
      text: 'On your table: just after a ship battle that your opponent started, you may discard this to damage all opposing ships of that battle, even cloaked ones.',
      reach: 'cloaked',
      plays: onOwnTable,
      at: {
        fought: {
          offers(g, source) {
            const { battle } = g;
            if (battle?.kind !== 'ship' || battle.seat === source.seat || battle.lone !== undefined) return [];
            const enemy = opponentOf(source.seat);
            const which = idsOf(fleetInBattle(g, enemy));
            return which.length === 0
              ? []
              : [
                  payloadOf(source, 'harm', 'Damage all opposing ships of the battle', [
                    DISCARD_THIS,
                    { do: 'harm', which },
                  ]),
                ];
          },
        },
      },
    },
  ),
  vger: otherwise(DESTROY),
  wajahut: {
    text: 'Once per game, aboard the U.S.S. Reliant, you may relocate the ship to the location of any Kirk.',
    orders(g, source, seat) {
      const own = speaker(g, source);
      const ship = own === null ? undefined : passing(g, own, reliant)[0];
      if (ship === undefined) return [];
      const here = locationAt(g, ship.at);
      const goals = new Set(
        allPieces(g)
          .filter(kirk)
          .flatMap(({ at }) => {
            const goal = locationAt(g, at);
            return goal === null || goal === here ? [] : [goal];
          }),
      );
      return [...goals].flatMap((goal) =>
        mayDo(
          'game',
          `Relocate to ${locationName(g, goal)}`,
          [{ do: 'shift', which: [ship.id], to: inSpace(goal) }],
          'card',
          goal,
        )(g, source, seat),
      );
    },
  },
  woteln: {
    text: 'Aboard your outpost, the span of this location is 2 higher for your opponent.',
    adds: {
      span(g, source, { seat, location }) {
        const own = speaker(g, source);
        if (own === null || own.seat === seat || !isPosted(own, g, location)) return 0;
        // Copies aren't cumulative (C-SKILL-22).
        return copiesOf(g, own.card).some((one) => one.id < own.id && one.seat === own.seat && isPosted(one, g, location))
          ? 0
          : 2;
      },
    },
  },
};



/** Facts about cards from The Motion Pictures that have no rule, by id. */
export const FACTS: CardFacts = {
  'duj-saq': { captainsOrder: true },
  'ikc-ktinga': { onlyDownloads: true },
  'kronos-one': { onlyDownloads: true },
  'revenge-is-a-dish-best-served-cold': { faceUp: 'facility' },
  'starship-constitution-the-motion-pictures': { onlyDownloads: true },
  'starship-enterprise-the-motion-pictures': { onlyDownloads: true },
  'the-genesis-device': { limit: 'unique', countsAs: ['Equipment'] },
  'the-nexus': { limit: 'not duplicatable', immuneTo: ['Revolving Door'], under: { like: 'dilemma', at: () => true } },
  'the-whale-probe': { limit: 'unique' },
  'uss-enterprise-a': { onlyDownloads: true },
};
