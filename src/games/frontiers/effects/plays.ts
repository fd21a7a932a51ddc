import type { Option, Seat } from '../../../kernel/types.ts';
import { COLOURS, type Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { skillOf } from '../content/skills/all.ts';
import type { SkillToken } from '../content/skills/skill.ts';
import { shared } from '../kept.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { placed, verbOf } from '../rules/keys.ts';
import { diceLeft, type Purse, purseOf, waysToPay } from '../rules/payments.ts';
import { isPartial } from '../rules/pvp-outcome.ts';
import type { Frontiers } from '../state.ts';
import { cardPlays } from './card-plays.ts';
import { distinctMembers } from './members.ts';
import { mending } from './mending.ts';
import { isPeaceful, type Moment, type Occasion } from './moments.ts';
import { gist } from './text.ts';
import { captainOut, usable } from './usable.ts';

/** First words of the keys of plays. */
const VERBS: ReadonlySet<string> = new Set(['play', 'side', 'die', 'crew', 'skill', 'common', 'repair', 'heal']);

/** Whether a key is one that `plays` gave. */
export function isPlay(key: string): boolean {
  return VERBS.has(verbOf(key));
}

/** Everything that a seat may play at a moment (F-CARD-02, F-CREW-08, F-SKILL-05, F-TURN-18, F-TURN-19). */
export function plays(g: Frontiers, seat: Seat, moment: Moment): Option[] {
  const at = { g, seat, moment };
  const options: Option[] = [];
  if (moment !== 'before') {
    let kept: Purse | undefined;
    // Looked at once, and only when something costs data.
    const purse = (): Purse => {
      kept ??= purseOf(g, seat);
      return kept;
    };
    options.push(...cardPlays(at, purse), ...crewPlays(at, purse), ...dicePlays(g, seat), ...mending(at));
  }
  if (captainOut(g, seat) === null) {
    options.push(...skillPlays(at));
    if (moment !== 'before') options.push(...commonPlays(at));
  }
  return options;
}

/** Ready and unwounded Crew with the abilities that fit (F-CREW-04, F-CREW-08, F-CREW-09, F-COMBAT-22, F-AWAY-12). */
function crewPlays(at: Occasion, purse: () => Purse): Option[] {
  const { g, seat } = at;
  const player = playerOf(g, seat);
  const combat = g.combat?.seat === seat ? g.combat : null;
  if (player.crew.length === 0 || combat?.kind === 'decimate') return [];
  const team = combat?.team ?? null;
  const able = distinctMembers(
    player,
    ({ ready, wounds }, place) => ready && wounds === 0 && (team === null || team.crew.includes(place)),
  );
  return able.flatMap(({ place, member }) => {
    const { id, name, abilities } = crewOf(member.crew);
    return abilities.flatMap((ability, index) => {
      if (!usable(at, ability.effects)) return [];
      const key = `crew:${placed(place, id)}:${index}`;
      const label = `${gist(ability.effects)}: ${name}`;
      const option: Option = {
        key,
        verb: 'crew',
        label,
        group: name,
        subject: { kind: 'crew', id },
        rule: 'F-CREW-08',
      };
      return ability.data === null ? [option] : paid(option, ability.data, purse());
    });
  });
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
function skillPlays(at: Occasion): Option[] {
  return playerOf(at.g, at.seat).skills.flatMap(({ skill, used }) => {
    const token = skillOf(skill);
    if (used !== 'no' || !skillFits(at, token)) return [];
    return [skillOption(`skill:${skill}`, skill, `${token.name}: ${gist(token.effects)}`)];
  });
}

function skillFits(at: Occasion, token: SkillToken): boolean {
  const { g, seat, moment } = at;
  if (token.use === 'always') return false;
  // F-SKILL-06: some work in others' turns, but not after the own last turn of the Round.
  if (moment === 'before') {
    const hasTurn = g.announced === null || g.lastTurns.includes(seat) || g.turn?.seat === seat;
    return token.use === 'any' && hasTurn;
  }
  if (isPartial(g, seat) && token.use !== 'any') return false;
  if (token.peace === true && !isPeaceful(moment)) return false;
  return usable(at, token.effects);
}

/** Skills of others that lie open, once each (F-OPEN-17). */
function commonPlays(at: Occasion): Option[] {
  const { g, seat } = at;
  if (isPartial(g, seat)) return [];
  const options: Option[] = [];
  for (const [other, { skills, eliminated }] of g.players.entries()) {
    if (other === seat || eliminated) continue;
    for (const { skill, used, guests } of skills) {
      if (used !== 'common' || guests?.includes(seat)) continue;
      const { name, others } = skillOf(skill);
      if (others === undefined || !usable(at, others)) continue;
      options.push(
        skillOption(`common:${placed(other, skill)}`, skill, `${name} of ${seatName(g, other)}: ${gist(others)}`),
      );
    }
  }
  return options;
}

function skillOption(key: string, skill: string, label: string): Option {
  return { key, verb: 'skill', label, group: 'Skills', subject: { kind: 'skill', id: skill }, rule: 'F-SKILL-05' };
}

/** Taking a die before it is needed, and rolling a purple one (F-DATA-08, F-DATA-13, F-VARIANT-15). */
function dicePlays(g: Frontiers, seat: Seat): Option[] {
  if (g.core.length === 0 || diceLeft(g, seat) <= 0) return [];
  return COLOURS.filter((colour) => g.core.includes(colour)).flatMap((colour) =>
    colour === 'purple' ? [TAKE_DIE[colour], ROLL_PURPLE] : [TAKE_DIE[colour]],
  );
}

function dieOption(key: string, label: string, colour: Colour): Option {
  return shared({
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
