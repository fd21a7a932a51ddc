import type { Option, Seat } from '../../../kernel/types.ts';
import { COLOURS, type Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { skillOf } from '../content/skills/all.ts';
import type { SkillToken } from '../content/skills/skill.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { diceLeft, type Purse, purseOf, waysToPay } from '../rules/payments.ts';
import type { Frontiers } from '../state.ts';
import { cardPlays } from './card-plays.ts';
import { distinctMembers } from './members.ts';
import { mending } from './mending.ts';
import { isPeaceful, type Moment } from './moments.ts';
import { gist } from './text.ts';
import { captainActs, usable } from './usable.ts';

/** First words of the keys of plays. */
const VERBS: ReadonlySet<string> = new Set(['play', 'side', 'die', 'crew', 'skill', 'common', 'repair', 'heal']);

/** Whether a key is one that `plays` gave. */
export function isPlay(key: string): boolean {
  const colon = key.indexOf(':');
  return VERBS.has(colon < 0 ? key : key.slice(0, colon));
}

/** Everything that a seat may play at a moment (F-CARD-02, F-CREW-08, F-SKILL-05, F-TURN-18, F-TURN-19). */
export function plays(g: Frontiers, seat: Seat, moment: Moment): Option[] {
  const options: Option[] = [];
  if (moment !== 'before') {
    let kept: Purse | undefined;
    // Looked at once, and only when something costs data.
    const purse = (): Purse => {
      kept ??= purseOf(g, seat);
      return kept;
    };
    cardPlays(g, seat, moment, purse, options);
    crewPlays(g, seat, moment, purse, options);
    dicePlays(g, seat, options);
    options.push(...mending(g, seat, moment));
  }
  if (captainActs(g, seat)) {
    skillPlays(g, seat, moment, options);
    if (moment !== 'before') commonPlays(g, seat, moment, options);
  }
  return options;
}

/** Ready and unwounded Crew with the abilities that fit (F-CREW-04, F-CREW-08, F-CREW-09, F-COMBAT-22, F-AWAY-12). */
function crewPlays(g: Frontiers, seat: Seat, moment: Moment, purse: () => Purse, options: Option[]): void {
  const player = playerOf(g, seat);
  const combat = g.combat?.seat === seat ? g.combat : null;
  if (player.crew.length === 0 || combat?.kind === 'decimate') return;
  const team = combat?.team ?? null;
  const able = distinctMembers(
    player,
    ({ ready, wounds }, place) => ready && wounds === 0 && (team === null || team.crew.includes(place)),
  );
  for (const { place, member } of able) {
    const { id, name, abilities } = crewOf(member.crew);
    for (const [index, ability] of abilities.entries()) {
      if (!usable(g, seat, ability.effects, moment)) continue;
      const key = `crew:${place}-${id}:${index}`;
      const label = `${gist(ability.effects)}: ${name}`;
      const option: Option = {
        key,
        verb: 'crew',
        label,
        group: name,
        subject: { kind: 'crew', id },
        rule: 'F-CREW-08',
      };
      if (ability.data === null) options.push(option);
      else options.push(...paid(option, ability.data, purse()));
    }
  }
}

/** An ability that costs data; with several ways to pay it is asked for the way afterwards. */
function paid(option: Option, data: Colour, purse: Purse): Option[] {
  const ways = waysToPay(purse, [data]);
  const [only] = ways;
  if (only === undefined) return [];
  if (ways.length > 1) return [{ ...option, hint: `Costs ${data} data.` }];
  return [{ ...option, key: `${option.key}:${only.key}`, hint: `Pays ${only.label}.` }];
}

/** Own Skills (F-SKILL-03 to F-SKILL-06). */
function skillPlays(g: Frontiers, seat: Seat, moment: Moment, options: Option[]): void {
  for (const { skill, used } of playerOf(g, seat).skills) {
    if (used !== 'no') continue;
    const token = skillOf(skill);
    if (!skillFits(g, seat, token, moment)) continue;
    options.push(skillOption(`skill:${skill}`, skill, `${token.name}: ${gist(token.effects)}`));
  }
}

function skillFits(g: Frontiers, seat: Seat, token: SkillToken, moment: Moment): boolean {
  if (token.use === 'always') return false;
  // F-SKILL-06: some work in others' turns, but not after the own last turn of the Round.
  if (moment === 'before') {
    const hasTurn = g.announced === null || g.lastTurns.includes(seat) || g.turn?.seat === seat;
    return token.use === 'any' && hasTurn;
  }
  if (isPartial(g, seat) && token.use !== 'any') return false;
  if (token.peace === true && !isPeaceful(moment)) return false;
  return usable(g, seat, token.effects, moment);
}

/** F-PVP-18: whoever attends in part has no Skills but those for others' turns. */
function isPartial({ pvp }: Frontiers, seat: Seat): boolean {
  return pvp !== null && pvp.defender.seat === seat && pvp.attendance === 'partial';
}

/** Skills of others that lie open, once each (F-OPEN-17). */
function commonPlays(g: Frontiers, seat: Seat, moment: Moment, options: Option[]): void {
  if (isPartial(g, seat)) return;
  for (const [other, { skills, eliminated }] of g.players.entries()) {
    if (other === seat || eliminated) continue;
    for (const { skill, used, guests } of skills) {
      if (used !== 'common' || guests?.includes(seat)) continue;
      const { name, others } = skillOf(skill);
      if (others === undefined || !usable(g, seat, others, moment)) continue;
      options.push(skillOption(`common:${other}-${skill}`, skill, `${name} of ${seatName(g, other)}: ${gist(others)}`));
    }
  }
}

function skillOption(key: string, skill: string, label: string): Option {
  return { key, verb: 'skill', label, group: 'Skills', subject: { kind: 'skill', id: skill }, rule: 'F-SKILL-05' };
}

/** Taking a die before it is needed, and rolling a purple one (F-DATA-08, F-DATA-13, F-VARIANT-15). */
function dicePlays(g: Frontiers, seat: Seat, options: Option[]): void {
  if (g.core.length === 0 || diceLeft(g, seat) <= 0) return;
  for (const colour of COLOURS) {
    if (!g.core.includes(colour)) continue;
    options.push(TAKE_DIE[colour]);
    if (colour === 'purple') options.push(ROLL_PURPLE);
  }
}

function dieOption(key: string, label: string, colour: Colour): Option {
  // Shared by all positions.
  return Object.freeze({
    key,
    verb: 'die',
    label,
    group: 'Data',
    subject: { kind: 'die', id: colour },
    rule: 'F-DATA-13',
  });
}

const TAKE_DIE: Readonly<Record<Colour, Option>> = {
  red: dieOption('die:red', 'Take a red die', 'red'),
  blue: dieOption('die:blue', 'Take a blue die', 'blue'),
  gold: dieOption('die:gold', 'Take a gold die', 'gold'),
  white: dieOption('die:white', 'Take a white die', 'white'),
  purple: dieOption('die:purple', 'Take a purple die', 'purple'),
  black: dieOption('die:black', 'Take a black die', 'black'),
};

const ROLL_PURPLE = dieOption('die:purple:roll', 'Roll a purple die', 'purple');
