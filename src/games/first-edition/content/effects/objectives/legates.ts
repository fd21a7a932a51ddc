import { belongsTo } from '../../../chapters/affiliation/compatible.ts';
import { fetchable } from '../../../chapters/downloads/fetch.ts';
import { stillIn } from '../../../chapters/missions/team.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { isPersonnel } from '../../../position/kinds.ts';
import { hostOf, onPiece, onSurface } from '../../../position/places.ts';
import type { Rule, RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { cardOf } from '../../pool.ts';
import { hasTrait, isOfGroup } from '../../traits.ts';
import { helps } from '../helping.ts';
import { isWorld } from '../places.ts';
import { DISCARD_THIS, hostIn, idsOf, isUsed } from '../shared.ts';
import { isSecured, SECURES } from './homeworlds.ts';

const CARD = 'for-cardassia';

const isHonored = (g: FirstEdition, piece: Piece): boolean =>
  belongsTo(piece, 'Cardassian') && skillOf(g, piece, 'Honor') > 0;

/** True unless an earlier copy already applies in the same place (C-SKILL-22). */
function isFirstHere(g: FirstEdition, source: RuleSource, at: Piece['at']): boolean {
  return Object.values(g.pieces).every(
    (one) =>
      one.card !== CARD ||
      one.seat !== source.seat ||
      one.id >= (source.piece ?? 0) ||
      g.pieces[hostOf(one.at) ?? 0]?.at !== at,
  );
}

/** True if the card's player has just solved a mission through HQ: Secure Homeworld. */
function hasSecured(g: FirstEdition, seat: number): boolean {
  return Object.values(g.pieces).some(
    (one) =>
      one.card === 'hq-secure-homeworld' &&
      one.seat === seat &&
      isSecured(g, { seat, kind: 'piece', card: one.card, piece: one.id }),
  );
}

/** Objectives played on personnel. */
export const LEGATES: Readonly<Record<string, Rule>> = {
  [CARD]: {
    text: 'On your Legate, free with Honor: your Cardassians present have INTEGRITY and STRENGTH +2. After HQ: Secure Homeworld at Cardassia Prime, discard it to download two Cardassians with Honor; or once per game, place that Legate and two such out-of-play for its points.',
    plays: (g, seat) =>
      Object.values(g.pieces)
        .filter((piece) => piece.seat === seat && piece.captive === undefined && hasTrait(cardOf(piece.card), 'Legate'))
        .map(({ id }) => onPiece(id)),
    free(g, _seat, to) {
      const host = g.pieces[hostOf(to) ?? 0];
      return host !== undefined && skillOf(g, host, 'Honor') > 0;
    },
    adds: {
      attribute(g, source, { piece, attribute }) {
        const host = hostIn(g, source);
        const one = g.pieces[piece];
        if (attribute !== 'INTEGRITY' && attribute !== 'STRENGTH') return 0;
        if (host === null || one === undefined || one.at !== host.at || one.seat !== source.seat) return 0;
        const isMeant = isPersonnel(cardOf(one.card)) && belongsTo(one, 'Cardassian');
        return isMeant && isFirstHere(g, source, host.at) ? 2 : 0;
      },
    },
    fetches: {
      patriot: {
        must: true,
        wanted(_g, _source, card) {
          const facts = cardOf(card);
          if (!isPersonnel(facts) || !isOfGroup(facts, 'Cardassian')) return false;
          return facts.skills.some(({ name, conditional }) => name === 'Honor' && conditional !== true);
        },
      },
    },
    at: {
      solved: {
        does(g, source, { seat, location }) {
          const legate = hostIn(g, source);
          const { attempt } = g;
          if (legate === null || attempt === null || seat !== source.seat) return [];
          if (!isWorld(g, location, 'Cardassia Prime') || !hasSecured(g, seat)) return [];
          const people = stillIn(g, attempt).filter(({ at }) => at === onSurface(location));
          const group = { people, equipment: [], ship: null };
          if (!people.includes(legate) || !helps(g, group, legate, SECURES)) return [];
          const others = idsOf(people.filter((one) => one !== legate && isHonored(g, one)));
          const download = { do: 'download', what: 'patriot' } as const;
          const patriots = {
            key: 'download',
            label: 'Discard it to download two Cardassians with Honor',
            hidden: true,
            list: [DISCARD_THIS, download, download],
          } as const;
          const honored = {
            key: 'honor',
            label: 'Place the Legate and two others with Honor out-of-play for points',
            list: [
              { do: 'use', what: CARD, per: 'game' },
              { do: 'choose', from: others, how: 'owner', count: 2, what: 'who goes out-of-play with the Legate' },
              { do: 'bank' },
              { do: 'recall', which: 'chosen', to: 'out-of-play' },
              { do: 'recall', which: [legate.id], to: 'out-of-play' },
            ],
          } as const;
          return [
            {
              do: 'either',
              ways: [
                // Both cards must be downloaded, or neither (C-DOWNLOAD-05).
                ...(fetchable(g, seat, source, 'patriot') < 2 ? [] : [patriots]),
                ...(others.length < 2 || isUsed(g, seat, CARD, 'game') ? [] : [honored]),
                { key: 'keep', label: 'Keep it', list: [] },
              ],
            },
          ];
        },
      },
    },
  },
};
