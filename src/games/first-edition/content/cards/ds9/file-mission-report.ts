import { asLabel } from '../../../../kit/words.ts';
import { matching } from '../../../chapters/affiliation/compatible.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { hostIn } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { stationOf } from '../../../position/stations.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { aloneAt } from '../../builders/facilities/rooms.ts';
import { isFirstOwn, isUsed, itself, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import type { Formula } from '../../formula.ts';
import { ruleOf } from '../../rules.ts';

/**
 * The key of the lasting effect on personnel who may file a report. The effect lasts until the player attempts another
 * mission.
 */
const WITNESS = 'file-mission-report';

/** True if a personnel has a skill or classification that a requirement names. */
function helps(g: FirstEdition, piece: Piece, formula: Formula): boolean {
  switch (formula.is) {
    case 'all':
    case 'any':
      return formula.of.some((one) => helps(g, piece, one));
    case 'skill':
      return formula.skill !== 'any Intelligence' && skillOf(g, piece, formula.skill) > 0;
    case 'people': {
      const { with: quality } = formula.who;
      return quality !== undefined && 'skill' in quality && skillOf(g, piece, quality.skill) > 0;
    }
    default:
      return false;
  }
}

/**
 * Returns the site where a personnel could file a report now, or null. The personnel must match the station and be
 * unopposed.
 */
function deskOf(g: FirstEdition, piece: Piece): Piece | null {
  const site = hostIn(g, piece.at);
  const station = stationOf(g, site);
  const files = site === undefined ? undefined : ruleOf(site.card)?.site?.files;
  if (site === undefined || station === null || files === undefined) return null;
  const isMeant = skillOf(g, piece, files) > 0 && matching(piece, station);
  return isMeant && aloneAt(g, piece.seat, site).includes(piece) ? site : null;
}

/** File Mission Report (Deep Space Nine). */
export const CARDS: CardRules = {
  'file-mission-report': {
    text: 'On your table, may be seeded. After your personnel helped solve a mission, and before you attempt another, they may file a report if they are unopposed at a site for reports: score 5 points. Once per mission.',
    plays: onOwnTable,
    seeds: { phase: 'facility', to: onOwnTable },
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const { attempt } = g;
          const mission = missionAt(g, location, seat);
          if (seat !== source.seat || attempt === null || mission?.requirement == null || !isFirstOwn(g, source))
            return [];
          const { requirement, id } = mission;
          return stillIn(g, attempt)
            .filter((piece) => helps(g, piece, requirement))
            .map(
              (piece) =>
                ({ do: 'lasting', what: WITNESS, until: 'game', piece: piece.id, location, card: id }) as const,
            );
        },
      },
      attempt: {
        does: (g, source, { seat, location }) =>
          seat === source.seat &&
          g.lasting.some((one) => one.what === WITNESS && one.seat === seat && one.location !== location)
            ? [{ do: 'forget', what: WITNESS }]
            : [],
      },
    },
    orders(g, source, seat) {
      const own = itself(g, source);
      if (own === null || seat !== source.seat || !isFirstOwn(g, source)) return [];
      return g.lasting.flatMap(({ what, seat: whose, piece: id = 0, location = '' }) => {
        const piece = g.pieces[id];
        if (what !== WITNESS || whose !== seat || piece === undefined || deskOf(g, piece) === null) return [];
        const once = `${WITNESS} ${location}`;
        if (isUsed(g, seat, once, 'game')) return [];
        return [
          payloadOf(source, `file:${id}`, asLabel(`${pieceName(g, id)} files a mission report`), [
            { do: 'use', what: once, per: 'game' },
            { do: 'forget', what: WITNESS },
            { do: 'bank' },
          ]),
        ];
      });
    },
  },
};
