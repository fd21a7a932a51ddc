import { type Ctx, procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, CharacterId, SpaceId } from '../../state.ts';
import { oneOf } from '../characters/asking.ts';
import { characterOf } from '../characters/find.ts';
import { placeable, put } from './placing.ts';

interface Local {
  character: CharacterId;
  /** The spaces that the rule or card allows. This procedure filters out full spaces. */
  spaces: SpaceId[];
  /** The space in which the character was placed, or null if all spaces were full. */
  result?: SpaceId | null;
}

/** Places a character in one of the allowed spaces, which its controller chooses (M-MOVE-08). */
export const place = procedure<AwayMissions, Local>('place')({
  begin: offering({
    ask({ g }, { character: id, spaces }) {
      const character = characterOf(g, id);
      const free = placeable(g, character, spaces);
      if (free.length < 2) return { go: 'only' };
      const { name } = characterCard(id);
      const offers = free.map((space) => {
        const key = `place:${id}:${space}`;
        const subject = { kind: 'space', id: space };
        return open({ key, verb: 'place', label: `${name} to ${space}`, subject, rule: 'M-MOVE-08' }, space);
      });
      return oneOf(character.seat, `Where do you place ${name}?`, offers, 'M-MOVE-08');
    },
    take(ctx, local, space) {
      stand(ctx, local, space);
      return null;
    },
  }),
  only(ctx, local) {
    const [space] = placeable(ctx.g, characterOf(ctx.g, local.character), local.spaces);
    if (space === undefined) local.result = null;
    else stand(ctx, local, space);
    return null;
  },
});

function stand(ctx: Ctx<AwayMissions>, local: Local, space: SpaceId): void {
  put(characterOf(ctx.g, local.character), space);
  local.result = space;
  ctx.log(`${characterCard(local.character).name} is placed in ${space}.`, 'M-MOVE-08');
}
