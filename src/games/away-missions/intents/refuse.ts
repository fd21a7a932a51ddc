import type { Decision, Refusal, RuleId, Seat, State } from '../../../kernel/types.ts';
import { comesFirst, names, refuser } from '../../kit/intents.ts';
import type { Offer } from '../../kit/offers.ts';
import { actions, type Payload } from '../chapters/activation/actions.ts';
import { cannotMove, stunned } from '../chapters/activation/legality.ts';
import { arrangementOf, spotsOf } from '../chapters/area/arrangement.ts';
import { boardsLeft } from '../chapters/area/placement.ts';
import { characterName, hasHivemind } from '../chapters/characters/characters.ts';
import { characterOf, playerOf, teamInPlay } from '../chapters/characters/find.ts';
import { seatName } from '../chapters/characters/names.ts';
import { areas } from '../chapters/preparation/areas.ts';
import { type Deployment, deployments, toArrive, toDeploy, whyNotDeploy } from '../chapters/preparation/deployment.ts';
import { type Laying, layings } from '../chapters/preparation/laying.ts';
import { type Turn, turns } from '../chapters/rounds/action-phase.ts';
import { BOARD_NAMES } from '../content/boards.ts';
import { nameOf } from '../content/cards.ts';
import { plays } from '../effects/plays.ts';
import { isDrone } from '../effects/sorts.ts';
import { waiting, waitsFor } from '../effects/waiting.ts';
import { PROCEDURES } from '../procedures.ts';
import { ending } from '../score.ts';
import type { AwayMissions, BoardId, Character } from '../state.ts';
import type { Verb } from '../viewing/verb-synonyms.ts';
import { readWish, VERB_WORDS, type Wish } from './wish.ts';

/** A seat's request, the position, and the name of the step that is waiting for an answer. */
interface Case {
  g: AwayMissions;
  seat: Seat;
  at: string;
  wish: Wish;
}

/** The offers that match a request, or the reason why there are none. */
type Meant<D> = readonly Offer<D>[] | Refusal;

/**
 * Explains why a seat can’t carry out a request (a key or typed words) now. The explanation uses only what the seat may
 * know.
 */
export const refuse = refuser<AwayMissions, Wish, Case>({
  procedures: PROCEDURES,
  verbs: VERB_WORDS,
  ending,
  read: (g, _seat, wish) => readWish(g, wish),
  notYours: (state, seat, wish) => waits(state, seat, wish) ?? notYours(state.g, state.pending[0] ?? { seat }),
  caseOf(state: State<AwayMissions>, decision, wish) {
    const { g, stack } = state;
    const moment = waits(state, decision.seat, wish) ?? amongMany(g, wish) ?? unnamedCard(decision, wish);
    if (moment !== null) return { bars: moment };
    const frame = stack.at(-1);
    const at = `${frame?.proc}.${frame?.step}`;
    if (at === 'activation.choose' || at === 'action-phase.select') return { at: { g, seat: decision.seat, at, wish } };
    if (frame?.proc !== 'preparation' && frame?.proc !== 'arrivals') return null;
    return tooEarly(decision, wish) ?? { at: { g, seat: decision.seat, at, wish } };
  },
  meant(the) {
    if (the.at === 'activation.choose') return inActivation(the);
    return the.at === 'action-phase.select' ? beforeActivation(the) : inPreparation(the);
  },
  later({ g }, seat, wish) {
    const [verb] = wish.verbs;
    if (verb === undefined && wish.cards.length === 0) return null;
    if (g.phase !== 'action' || g.turn === null) return isAct(verb) ? IN_ACTION : (LATER[verb ?? 'play'] ?? null);
    if (g.turn !== seat) return notYours(g, { seat: g.turn });
    return g.active === null
      ? beforeActivation({ g, seat, at: 'action-phase.select', wish })
      : inActivation({ g, seat, at: 'activation.choose', wish });
  },
});

function notYours(g: AwayMissions, { seat: asked, rule = 'M-ACT-02' }: { seat: Seat; rule?: RuleId }): Refusal {
  const name = seatName(g, asked);
  if (g.phase === 'draw')
    return { text: `You have already chosen. The ${name} team is still choosing.`, rule: 'M-OPEN-35' };
  if (g.phase !== 'action') return { text: `The ${name} team has to choose now.`, rule };
  const interrupts = 'Before your turn, you can only interrupt, and only if your standing orders allow it.';
  return { text: `It is the ${name} team’s turn. ${interrupts}`, rule: 'M-ACT-02' };
}

/**
 * Explains when an Interrupt in the seat's hand can be played, and whether the seat will be asked (M-PLAY-02,
 * M-TIME-02).
 */
function waits(state: State<AwayMissions>, seat: Seat, { verbs, cards }: Wish): Refusal | null {
  if (verbs.length > 0 && verbs[0] !== 'play') return null;
  const one = waiting(state, seat).find(({ card }) => cards.includes(card));
  return one === undefined
    ? null
    : { text: `${nameOf(one.card)} is an Interrupt. ${waitsFor(one)}`, rule: 'M-PLAY-02' };
}

/** Explains when a player is asked to choose an opponent, and when an ally can take a turn first. */
function amongMany(g: AwayMissions, { verbs: [verb] }: Wish): Refusal | null {
  if (verb === 'opponent')
    return { text: 'When you play a card that affects one opponent, you will be asked which one.', rule: 'M-MULT-10' };
  if (verb !== 'yield') return null;
  if (g.allies === undefined) return { text: 'You have no ally, because everyone plays alone.', rule: 'M-TG-01' };
  return {
    text: 'Your ally can go first only before your team’s turn begins, and only if your ally has something left to do.',
    rule: 'M-TG-06',
  };
}

/** Asks the player to name the card to discard for a re-roll (M-RR-01). */
function unnamedCard({ options }: Decision, { verbs: [verb] }: Wish): Refusal | null {
  if (verb !== 'reroll' || !options.some((option) => option.verb === verb)) return null;
  return { text: 'To re-roll, name a card to discard, then choose the dice.', rule: 'M-RR-01' };
}

const IN_ACTION: Refusal = { text: 'You can do that in the Action Phase.', rule: 'M-SEQ-03' };

/** Verbs for things that only a character can do during the Action Phase (M-SEQ-03). */
const ACTS: ReadonlySet<string> = new Set(['attack', 'activate', 'bonus', 'cover', 'recover', 'via', 'reroll']);

/**
 * Replies for verbs that are impossible during preparation and arrivals. The replies say when each verb becomes
 * possible.
 */
const LATER: Readonly<Partial<Record<Verb, Refusal>>> = {
  move: { text: 'Characters move in the Action Phase.', rule: 'M-SEQ-03' },
  challenge: { text: 'Skill tests are challenged in the Action Phase.', rule: 'M-SEQ-03' },
  play: { text: 'Cards are played in the Action Phase.', rule: 'M-SEQ-03' },
  swap: { text: 'You can swap Mission cards during an Activation.', rule: 'M-ACTV-03' },
  draw: { text: 'Cards are drawn in the Draw Phase.', rule: 'M-DRAW-02' },
  discard: { text: 'You can discard cards at the beginning of the Draw Phase.', rule: 'M-DRAW-01' },
  pass: { text: 'You can’t pass here. Choose one of the options.', rule: 'M-SEQ-01' },
};

/** Replies to requests that have a verb but name no object. */
const SAY_WHICH: Readonly<Partial<Record<Verb, Refusal>>> = {
  play: { text: 'No card or ability can be used now. Name one to see why.', rule: 'M-PLAY-09' },
  swap: { text: 'You can’t swap a Mission card now. Name one to see why.', rule: 'M-ACTV-03' },
  discard: { text: 'You can discard cards at the beginning of the Draw Phase, or to re-roll dice.', rule: 'M-DRAW-01' },
  challenge: {
    text: 'You can challenge a Skill test only when a card or ability lets you oppose it.',
    rule: 'M-OPP-01',
  },
};

/** Whether the first verb of a wish is an Action. */
function isAct(verb: string | undefined): boolean {
  return verb !== undefined && ACTS.has(verb);
}

/** Explains that nobody can act while boards and characters are being placed. */
function tooEarly(decision: Decision, { verbs }: Wish): { bars: Refusal } | null {
  if (!isAct(verbs[0])) return null;
  return { bars: { ...IN_ACTION, text: `${IN_ACTION.text} ${comesFirst(decision)}` } };
}

/** Finds the offers that match a request during preparation and arrivals. */
function inPreparation({ g, seat, at, wish }: Case): Meant<Deployment | Laying | BoardId> {
  const [id] = wish.characters;
  if (id !== undefined) {
    const why = whyNotDeploy(g, seat, characterOf(g, id), wish);
    if (why !== null) return why;
    return placings(g, seat, at).filter(
      ({ payload }) => payload.character === id && payload.space === (wish.space ?? payload.space),
    );
  }
  const says = (board: BoardId): boolean => names(wish.words, board) || names(wish.words, BOARD_NAMES[board]);
  // A request for “Bridge 2” also contains the name “Bridge”, but doesn't mean the first Bridge.
  const isNamed = (board: BoardId): boolean =>
    says(board) && !arrangementOf(g).boards.some((one) => one.startsWith(`${board}-`) && says(one));
  const [verb] = wish.verbs;
  // A request that only names a card is understood as a request to play that card.
  const later = verb === undefined && wish.cards.length === 0 ? undefined : LATER[verb ?? 'play'];
  const arrangement = arrangementOf(g);
  if (later !== undefined && !['corridor' as const, ...arrangement.boards].some(isNamed)) return later;
  if (boardsLeft(g.boards, arrangement).length === 0)
    return areas(g).filter(({ payload, why }) => isNamed(payload) && (why !== null || at === 'preparation.area'));
  if (isNamed('corridor') && arrangement.corridor !== null)
    return { text: `${BOARD_NAMES.corridor} is already on the table.`, rule: 'M-PREP-02' };
  const named = spotsOf(arrangement).filter((door) => names(wish.words, door));
  const turned = wish.words.match(/ (0|90|180|270) /)?.[1];
  return layings(g)
    .filter(
      ({ payload: { board, door, rotation } }) =>
        isNamed(board) &&
        (named.length === 0 || named.includes(door)) &&
        (turned === undefined || Number(turned) === rotation * 90),
    )
    .sort((one, other) => Number(fits(other)) - Number(fits(one)));
}

function placings(g: AwayMissions, seat: Seat, at: string): readonly Offer<Deployment>[] {
  if (at === 'preparation.deploy') return deployments(g, seat, toDeploy(g, seat), 'deploy', 'M-PREP-13');
  return at === 'arrivals.place' ? deployments(g, seat, toArrive(g, seat), 'arrive', 'M-OPEN-49') : [];
}

/**
 * Whether an offer is refused for one of the two reasons that help players most. Either the board joins or blocks the
 * wrong number of doors, or turning the table by 180° would give a placement that is on offer.
 */
function fits({ why }: Offer<Laying>): boolean {
  const rule = why?.().rule;
  return rule === 'M-PREP-05' || rule === 'M-GEO-04';
}

/** Finds the offers that match a request while the seat chooses a character. */
function beforeActivation({ g, seat, wish }: Case): Meant<Turn> {
  const [verb = null] = wish.verbs;
  const [id] = wish.characters;
  if (verb !== 'activate' && verb !== 'bonus' && verb !== null) {
    return { text: 'First choose a character to activate, or use a Bonus Action.', rule: 'M-ACTV-01' };
  }
  if (verb === null && id === undefined) return [];
  const kind = verb ?? 'activate';
  return turns(g, seat).filter(({ payload }) => payload.do === kind && payload.character === (id ?? payload.character));
}

/** Finds the offers that match a request while the seat chooses an Action. */
function inActivation({ g, seat, wish }: Case): Meant<Payload> {
  const id = g.active?.character ?? null;
  const meant = actions(g, seat, id, true).filter(({ payload }) => means(wish, wish.verbs, payload));
  // If the request also names a weapon, a bearer or an Action of a card, only the matching offers count.
  const exact = meant.filter(({ payload }) => names(wish.words, detail(payload)));
  if (meant.length > 0) return exact.length > 0 ? exact : meant;
  const [verb = null] = wish.verbs;
  if (wish.cards.length === 0 && (verb === 'play' || verb === 'swap')) {
    const any = actions(g, seat, id, true).filter(
      ({ payload, why }) => why === null && USES[verb].includes(payload.do),
    );
    if (any.length > 0) return any;
  }
  if (id !== null) return nothing(g, characterOf(g, id), wish);
  return verb === 'play' || verb === 'draw' || verb === 'swap'
    ? noPlay(g, seat, null, wish)
    : {
        text: 'This Bonus Action has no character. You can draw, swap a Mission card, play an Event or pass.',
        rule: 'M-OPEN-48',
      };
}

/** Whether a request matches a payload. The second argument has the verbs that haven't been matched yet. */
function means(
  wish: Wish,
  [verb = null, next = null]: readonly (Wish['verbs'][number] | null)[],
  payload: Payload,
): boolean {
  const { characters, cards } = wish;
  switch (payload.do) {
    case 'move':
      return verb === 'move' && payload.to === wish.space;
    case 'attack':
      return verb === 'attack' && characters.includes(payload.target);
    case 'swap':
      return verb === 'swap' && cards.includes(payload.card);
    case 'use':
    case 'attach':
      return (verb === 'play' || verb === null) && cards.includes(payload.card);
    case 'via':
      return verb === 'via' && characters.includes(payload.drone) && means(wish, [next], payload.payload);
    default:
      return verb === payload.do;
  }
}

/** The kinds of payloads that use cards and abilities, by verb. */
const USES: Readonly<Record<'play' | 'swap', readonly Payload['do'][]>> = { play: ['use', 'attach'], swap: ['swap'] };

/** Returns the part that distinguishes a payload from similar ones: its weapon, Action or bearer. */
function detail(payload: Payload): string {
  switch (payload.do) {
    case 'attack':
      return payload.weapon;
    case 'use':
      return payload.action;
    case 'attach':
      return payload.bearer;
    case 'via':
      return detail(payload.payload);
    default:
      return payload.do;
  }
}

const NOBODY: Refusal = { text: 'Name a target: a hostile character in line of sight.', rule: 'M-ATK-04' };

/** Explains why the acting character can't do what the request's verb says. */
function nothing(g: AwayMissions, acting: Character, wish: Wish): Meant<Payload> {
  const [verb = null] = wish.verbs;
  const stun = stunned(acting)?.() ?? null;
  switch (verb) {
    case 'move':
      if (wish.place === null) return stun ?? { text: 'Name a space to move to, such as B7.', rule: 'M-MOVE-01' };
      if (wish.space === null) return { text: `There is no space ${wish.place}.`, rule: 'M-PREP-07' };
      return cannotMove(g, acting, wish.space) ?? [];
    case 'attack':
      return stun ?? NOBODY;
    case 'via':
      return stun ?? noVia(g, acting, wish);
    case 'activate':
    case 'bonus':
      return { text: `${characterName(acting.id)} is still acting. Finish or pass first.`, rule: 'M-ACTV-01' };
    case 'reroll':
      return g.roll === null
        ? { text: 'There are no dice to re-roll.', rule: 'M-RR-01' }
        : { text: 'You have no card in hand to discard for a re-roll.', rule: 'M-RR-01' };
    default:
      return noPlay(g, acting.seat, acting, wish);
  }
}

function noVia(g: AwayMissions, acting: Character, wish: Wish): Meant<Payload> {
  if (!hasHivemind(acting)) return { text: `${characterName(acting.id)} has no Hivemind.`, rule: 'M-HIVE-01' };
  const drones = teamInPlay(g, acting.seat).filter((one) => one.id !== acting.id && isDrone(one));
  const drone = drones.find(({ id }) => wish.characters.includes(id));
  if (drone === undefined) return { text: 'Name one of your Borg Drones in the mission area.', rule: 'M-OPEN-24' };
  const [, verb] = wish.verbs;
  if (verb === 'move') {
    return { text: 'You can take any Action through the Hivemind except Move.', rule: 'M-HIVE-01' };
  }
  return verb === 'attack' ? NOBODY : noPlay(g, acting.seat, drone, wish);
}

/** Explains why a named card or ability can't be used now. */
function noPlay(g: AwayMissions, seat: Seat, acting: Character | null, { verbs, cards: [card] }: Wish): Meant<Payload> {
  if (card === undefined) return SAY_WHICH[verbs[0] ?? 'move'] ?? [];
  const name = nameOf(card);
  const { mission, support } = playerOf(g, seat).hand;
  if (verbs[0] === 'swap') return { text: `${name} is not among the Mission cards in your hand.`, rule: 'M-ACTV-03' };
  if (plays(g, seat, acting, 'start', true).some(({ payload }) => payload.card === card)) {
    const when = g.active?.bonus
      ? 'needs an Activation, not a Bonus Action'
      : 'can be used only at the start of an Activation, before the first Action';
    return { text: `${name} ${when}.`, rule: 'M-PLAY-14' };
  }
  if (plays(g, seat, null, 'debrief', true).some(({ payload }) => payload.card === card)) {
    return { text: `${name} is scored at the end of the game.`, rule: 'M-END-01' };
  }
  if (support.includes(card)) return { text: `${name} can’t be played now.`, rule: 'M-PLAY-02' };
  if (mission.includes(card)) return { text: `${name} can’t be played now.`, rule: 'M-PLAY-09' };
  return { text: `You have no ${name} in hand or in play.`, rule: 'M-PLAY-01' };
}
