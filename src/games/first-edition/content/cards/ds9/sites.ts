import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { matching } from '../../../chapters/affiliation/compatible.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { whereOf } from '../../../chapters/teams/teams.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { aboard, dockedAt, locationAt } from '../../../position/places.ts';
import { sitesOf, stationOf } from '../../../position/stations.ts';
import type { Piece } from '../../../state.ts';
import { aloneAt, forgoing, mayForgo, staffed, withSkill } from '../../builders/facilities/rooms.ts';
import { isUsed, itself, justDrawn, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { isNamed } from '../../named.ts';

/** True if a card is a Hypospray. */
const isHypospray = (piece: Piece | undefined): boolean => piece !== undefined && isNamed(piece.card, 'Hypospray');

const isCommander = stateFilter('OFFICER, [Cmd]');
const isGuest = filter('non-[Bor] personnel, V.I.P.');
const isCarrier = filter('"freighter" in class or "transport" in class');
const isOps = filter('{Ops}');
const isSecurity = filter('{Automated Security System}');

/** Sites of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'commanders-office': {
    text: 'The innermost site. Once per turn, if you have a matching OFFICER with the Command icon unopposed here, take a Captain’s Order from your deck instead of drawing a card. Matching OFFICERs file mission reports here.',
    site: { level: 'innermost', files: 'OFFICER' },
    fetches: {
      order: {
        must: true,
        wanted: "Captain's Order",
        to: 'hand',
      },
    },
    orders(g, source, seat) {
      const own = itself(g, source);
      const station = stationOf(g, own ?? undefined);
      if (own === null || station === null || isUsed(g, seat, 'commanders-office', 'turn') || !mayForgo(g, seat))
        return [];
      const isMeant = (piece: Piece) => isCommander(piece, g) && matching(piece, station);
      if (!aloneAt(g, seat, own).some(isMeant)) return [];
      return [
        payloadOf(
          source,
          'order',
          'Take a Captain’s Order instead of drawing',
          forgoing('commanders-office', [{ do: 'download', what: 'order' }]),
        ),
      ];
    },
  },
  'docking-pads': {
    text: 'Six ships without staffing requirements may report, land and take off here: compatible, with a V.I.P. aboard, or with your Computer Skill unopposed here, who may board at takeoff. Destroyed with the station. Once per game, its player downloads Establish Landing Protocols.',
    site: { level: 'Habitat Ring', dock: { icons: 0, room: 6, reports: true, repairs: false } },
    at: {
      leaving: {
        does(g, source, { pieces, why }) {
          const own = itself(g, source);
          const station = stationOf(g, own ?? undefined);
          if (own === null || station === null || why !== 'destroyed' || !pieces.includes(station.id)) return [];
          const which = piecesAt(g, dockedAt(own.id)).map(({ id }) => id);
          return which.length === 0 ? [] : [{ do: 'take-out', which, why: 'destroyed' }];
        },
      },
    },
    fetches: { protocols: { must: true, wanted: '{Establish Landing Protocols}' } },
    orders(g, source, seat) {
      const station = stationOf(g, itself(g, source) ?? undefined);
      if (station?.seat !== seat || isUsed(g, seat, source.card, 'game')) return [];
      return [
        payloadOf(source, 'protocols', 'Download Establish Landing Protocols', [
          { do: 'use', what: source.card, per: 'game' },
          { do: 'download', what: 'protocols' },
        ]),
      ];
    },
  },
  'docking-ports': {
    text: 'Up to nine ships with at most two staffing icons report and dock here if they are compatible or have a V.I.P. aboard, or if you have Computer Skill unopposed here. Freighters and transports report free.',
    site: { level: 'Docking Ring', dock: { icons: 2, room: 9, reports: true, repairs: false } },
    grants: {
      free: (_g, { piece }, { card, to }) => to === `docked:${piece}` && isCarrier(card),
    },
  },
  'docking-pylons': {
    text: 'Up to six ships with at most four staffing icons dock here and are repaired if they are compatible or have a V.I.P. aboard, or if you have Computer Skill unopposed here. Ships can’t report here.',
    site: { level: 'Docking Ring', dock: { icons: 4, room: 6, reports: false, repairs: true } },
  },
  'guest-quarters': {
    text: 'While nobody is here, any non-Borg V.I.P. may report here. Once per turn, if you have a V.I.P. unopposed here, draw two cards instead of one and put one of them under your deck.',
    site: {
      level: 'Habitat Ring',
      takes: (g, { card, site }) => isGuest(card) && piecesAt(g, aboard(site.id)).every((piece) => !isPerson(piece)),
    },
    among: { drawn: justDrawn(2) },
    orders(g, source, seat) {
      const own = itself(g, source);
      if (own === null || isUsed(g, seat, 'guest-quarters', 'turn') || !mayForgo(g, seat)) return [];
      if (!aloneAt(g, seat, own).some(withSkill('V.I.P.')(g))) return [];
      return [
        payloadOf(
          source,
          'draw',
          'Draw two cards instead of one, and put one of them back',
          forgoing('guest-quarters', [
            { do: 'draw', count: 2, who: seat },
            { do: 'shed', who: seat, min: 1, max: 1, only: 'drawn', to: 'under' },
          ]),
        ),
      ];
    },
  },
  infirmary: {
    text: 'Compatible MEDICAL personnel, MEDICAL equipment and I.P. Scanner report here. Once per turn, MEDICAL unopposed here wakes a personnel present whom a Hypospray has disabled. Matching MEDICAL files mission reports here.',
    site: {
      level: 'Promenade',
      files: 'MEDICAL',
      takes: staffed('MEDICAL', 'MEDICAL-related equipment or {I.P. Scanner}'),
    },
    orders(g, source, seat) {
      const own = itself(g, source);
      if (own === null || isUsed(g, seat, 'infirmary', 'turn')) return [];
      if (!aloneAt(g, seat, own).some(withSkill('MEDICAL')(g))) return [];
      return piecesAt(g, aboard(own.id))
        .filter(({ held }) => held?.as === 'disabled' && isHypospray(g.pieces[held.by]))
        .map(({ id, held }) =>
          payloadOf(source, `wake:${id}`, asLabel(`Wake ${pieceName(g, id)}`), [
            { do: 'use', what: 'infirmary', per: 'turn' },
            { do: 'take-out', which: held === undefined ? [] : [held.by], why: 'discarded' },
          ]),
        );
    },
  },
  'ore-processing-unit': {
    text: 'Compatible ENGINEER personnel and ENGINEER equipment report here. With an Automated Security System on Ops, nobody can walk to or from here.',
    site: { level: 'Docking Ring', takes: staffed('ENGINEER', 'ENGINEER-related equipment') },
    bans: {
      walk(g, source, { piece, to }) {
        const own = itself(g, source);
        const station = stationOf(g, own ?? undefined);
        if (own === null || station === null) return null;
        const isWatched = sitesOf(g, station.id).some(
          (site) => isOps(site) && piecesAt(g, `on:${site.id}`).some(isSecurity),
        );
        const isHere = to === aboard(own.id) || g.pieces[piece]?.at === aboard(own.id);
        return isWatched && isHere ? no('C-MOVE-20', 'The Automated Security System blocks the way.') : null;
      },
    },
  },
  'science-lab': {
    text: 'Compatible SCIENCE personnel, SCIENCE equipment, I.P. Scanner and PADDs report here. Once per turn, if your station is at a space mission, SCIENCE unopposed here looks at its next seed. Matching SCIENCE files mission reports here.',
    site: {
      level: 'Docking Ring',
      files: 'SCIENCE',
      takes: staffed('SCIENCE', 'SCIENCE-related equipment or {I.P. Scanner} or "PADD" in title'),
    },
    orders(g, source, seat) {
      const own = itself(g, source);
      const station = stationOf(g, own ?? undefined);
      const location = station === null ? null : locationAt(g, station.at);
      if (own === null || station?.seat !== seat || location === null) return [];
      const isOpen = whereOf(g, location) === 'space' && locationOf(g, location).seeds.length > 0;
      if (!isOpen || isUsed(g, seat, 'science-lab', 'turn')) return [];
      if (!aloneAt(g, seat, own).some(withSkill('SCIENCE')(g))) return [];
      return [
        payloadOf(source, 'scan', 'Look at the next seed of this mission', [
          { do: 'use', what: 'science-lab', per: 'turn' },
          { do: 'look-at', what: 'seed', location },
        ]),
      ];
    },
  },
};
