import type { GameChat } from '../../chat/game-chat.ts';
import { shortHash } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/types.ts';
import type { GameReport, TurningPoint, Verification } from '../../tables/report-parts.ts';
import type { TableView } from '../../tables/types.ts';
import { bold, moment, plain } from '../markdown.ts';
import { ACCENT, type MessageBlock } from './blocks.ts';
import type { BlocksDraft, RowsDraft } from './body.ts';
import { onceEach } from './log-summary.ts';
import { result, seatName, small, withPersons } from './people.ts';
import { lasting } from './recap.ts';
import { button, buttonRows } from './rows.ts';
import { historyButton, panelRow } from './tools.ts';

/** Explains the numbers of the turning points. */
const ABOUT_POINTS = 'The turns that changed the lead most, and who gained how many points on the others.';
/** The most log lines of a turning point. */
const POINT_LINES = 3;

/** The report on a finished game: its result, the score over time, the turning points, and each player's turns and dice. */
export function reportDraft(seen: TableView, chat: GameChat): BlocksDraft | RowsDraft {
  const { id: table, title, report, seed } = seen;
  if (report === undefined) {
    const content = `${bold(title)}\nThe report follows when the game is over.`;
    return { content, rows: seen.status === 'lobby' ? [] : panelRow(seen) };
  }
  const proof = seed === null ? '' : ` The dice follow from the secret behind \`${shortHash(seen.commitment)}\`.`;
  const rolls = report.rolls === null ? '' : `${counted(report.rolls, 'roll')} in this game.${proof}`;
  const luck = report.dice.length === 0 ? '' : 'Dice compare a player’s dice with the average of the same rolls. ';
  const points = report.points.map((point) => pointWords(seen, point, chat));
  const blocks: MessageBlock[] = [
    { text: [`### ${plain(title)}`, result(seen, chat), small(lengthWords(report))].join('\n') },
    { text: seen.chairs.flatMap((_, seat) => seatLines(seen, seat, report, chat)).join('\n') },
    { pictures: 'own' },
    ...(points.length === 0 ? [] : [{ text: ['### Turning points', small(ABOUT_POINTS), ...points].join('\n') }]),
    { text: small(`${luck}${rolls}`) },
    ...buttonRows([
      button({ act: 'rematch', table }, 'Rematch', 'first'),
      button({ act: 'map', table }, 'Map'),
      button({ act: 'log', table }, 'Log'),
      historyButton(table, null),
    ]),
    ...buttonRows([
      button({ act: 'film', table }, 'Film'),
      button({ act: 'record', table }, 'Record'),
      button({ act: 'verify', table }, 'Verify'),
    ]),
  ];
  return { accent: ACCENT.own, blocks };
}

/** How long the game took: “11 Rounds in 38 d · 41 turns”. */
function lengthWords({ began, ended, rounds, times }: GameReport): string {
  const turns = times.reduce((sum, { many }) => sum + many, 0);
  const time = lasting(Math.max(0, ended - began));
  const whole = rounds === 0 ? `Played in ${time}` : `${counted(rounds, 'Round')} in ${time}`;
  return turns === 0 ? whole : `${whole} · ${counted(turns, 'turn')}`;
}

/** A seat's points, and below them how long its player's turns took and how its dice fell. */
function seatLines(seen: TableView, seat: Seat, { final, times, dice }: GameReport, chat: GameChat): string[] {
  const row = final.find((own) => own.seat === seat);
  const time = seen.chairs[seat]?.bot === null ? times.find((own) => own.seat === seat) : undefined;
  const luck = dice.find((own) => own.seat === seat);
  const facts = [
    ...(time === undefined || time.many === 0 ? [] : [`${lasting(time.took / time.many)} a turn`]),
    ...(luck === undefined || luck.average === 0 ? [] : [`dice ${percent(luck.sum / luck.average - 1)}`]),
  ];
  const points = row === undefined ? '' : `: ${bold(chat.scoreWords?.(row.parts) ?? counted(row.total, 'point'))}`;
  return [`${seatName(seen, seat)}${points}`, ...(facts.length === 0 ? [] : [small(facts.join(' · '))])];
}

/** A turn that changed the lead: its decisive log lines, and the seat that gained most on its best opponent. */
function pointWords(seen: TableView, { seat, round, gain, lines }: TurningPoint, { major }: GameChat): string {
  const decisive = onceEach(lines.filter(({ rule = '' }) => major.includes(rule))).slice(-POINT_LINES);
  const when = round > 0 ? `Round ${round}` : seat === null ? '' : `Turn of ${seatName(seen, seat)}`;
  const told = decisive.map(({ text }) => plain(withPersons(seen, text)));
  const words = [...told, `${seatName(seen, gain.seat)} +${gain.by}`].join(' ');
  return when === '' ? `• ${words}` : `• ${when}: ${words}`;
}

/** A share as a signed percentage: `+4 %`. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return `${whole < 0 ? '−' : whole > 0 ? '+' : ''}${Math.abs(whole)} %`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Says whether a game follows from the secret that was promised before it. */
export function verificationDraft(seen: TableView): RowsDraft {
  const { title, verification, commitment, status } = seen;
  const says = verification === undefined ? 'This game can’t be replayed.' : verdictOn(verification);
  const hash = `The hash of the secret, shown when the table opened: \`${commitment}\``;
  return { content: [bold(title), says, small(hash)].join('\n'), rows: status === 'lobby' ? [] : panelRow(seen) };
}

function verdictOn({ promised, entries, whole, agrees }: Verification): string {
  const when = moment(promised, 'f');
  const all = entries === 1 ? '1 entry' : `${entries} entries`;
  if (whole === undefined) {
    const far =
      agrees === false ? `The ${all} so far don’t lead to this position.` : `The ${all} so far lead to this position.`;
    return `${far} The secret that fixes all dice and shuffles was promised on ${when}. It is shown when the game is over, and then \`/game verify\` checks every roll.`;
  }
  const [fault] = whole.faults;
  if (fault !== undefined) return `Not verified. ${plain(fault)}`;
  const chance = `${counted(whole.rolls, 'roll')} and ${counted(whole.shuffles, 'shuffle')}`;
  return `Verified: ${all}, ${chance} follow from the secret that was promised on ${when}.`;
}
