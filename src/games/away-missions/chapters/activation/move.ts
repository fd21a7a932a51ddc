import { procedure } from '../../../../kernel/game.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { isIncapacitated } from '../../effects/sorts.ts';
import type { AwayMissions } from '../../state.ts';
import { reachable } from '../area/paths.ts';
import { put } from '../area/placing.ts';
import { steps } from '../attacks/ratings.ts';
import { MOVE, type MoveCall } from '../calls.ts';
import { oneOf } from '../characters/asking.ts';
import { characterName } from '../characters/characters.ts';
import { characterOf } from '../characters/find.ts';
import { type MovePayload, moves, type Pass } from './actions.ts';
import { isTrapped, spring } from './traps.ts';

/** Runs a Move Action along a shortest legal path (M-MOVE-01). */
export const move = procedure<AwayMissions, MoveCall>(MOVE.name)({
  begin: (_ctx, { to }) => (to === undefined ? 'choose' : 'go'),
  choose: offering({
    ask({ g }, { character: id, steps: most, free }) {
      const character = characterOf(g, id);
      // Incapacitated characters can't move at all (M-STUN-07).
      const isAble = character.where === 'area' && !isIncapacitated(character);
      const offers: Offer<MovePayload | Pass>[] = isAble ? moves(g, character, most ?? steps(g, character)) : [];
      if (offers.length === 0) return { go: null };
      if (free) offers.push(open({ key: 'pass', verb: 'pass', label: 'Stay', rule: 'M-PLAY-21' }, { do: 'pass' }));
      return oneOf(character.seat, `Where does ${characterName(id)} move?`, offers, 'M-MOVE-01');
    },
    take(_ctx, local, payload) {
      if (payload.do === 'pass') return null;
      local.to = payload.to;
      return 'go';
    },
  }),
  go(ctx, { character: id, steps: most, to }) {
    const { g } = ctx;
    const character = characterOf(g, id);
    const way = reachable(g, character, most ?? steps(g, character)).find((end) => end.space === to);
    if (way === undefined) throw new Error(`${id} has no way to ${to}`);
    const from = character.space;
    // Moving removes a Take Cover token (M-COVER-02, M-OPEN-14).
    put(character, way.space);
    g.trace = { character: id, path: way.path };
    ctx.log(`${characterName(id)} moves from ${from} to ${way.space}, ${several(way.steps, 'space')}.`, 'M-MOVE-01');
    // Whether a Trap is sprung or not, the Move reveals information (M-OPEN-74).
    if (isTrapped(g, character)) ctx.reveal();
    return 'spring';
  },
  // Springs every hostile Trap within reach, in the order they were placed (M-OPEN-74).
  spring(ctx, { character: id }) {
    return spring(ctx, characterOf(ctx.g, id)) ? 'spring' : null;
  },
});
