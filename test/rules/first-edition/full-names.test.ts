import { expect, it } from 'vitest';
import { firstEdition as pictures } from '../../../renderers/first-edition/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { scene } from './scene.ts';

const LONG = 'Commander of the Most Distant Station of the Federation';

/** More skills than any personnel has. */
const SKILLS = Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? 'Transporter Skill' : 'Stellar Cartography'));

/** A view in which every name in its pictures is this one. */
function named(name: string) {
  const stage = scene({ gold: { hand: ['Calloway'], play: [['Jean-Luc Picard', 'surface:L2']] }, blue: {} });
  const view = firstEdition.view(stage.match.state, 0);
  return {
    ...view,
    goal: 140,
    locations: view.locations.map((location) => ({ ...location, name: 'Investigate Massacre of Settlers' })),
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand?.map((card) => ({ ...card, title: name, kind: name })) ?? null,
      deck: name,
      points: -105,
      counts: { ...player.counts, hand: 24 },
      scored: Array.from({ length: 14 }, () => ({ kind: 'mission' as const, points: 35, title: name })),
    })),
    crews: view.crews.map((crew) => ({
      ...crew,
      people: crew.people.map((person) => ({ ...person, name, isStopped: true, skills: SKILLS })),
    })),
  };
}

it('names, skills and scores of any length aren’t cut off in hands, on crew sheets, on the map or in the final score', () => {
  const view = named(LONG);
  const [crew] = view.crews;
  if (crew === undefined) throw new Error('nobody is there');
  const drawn = [
    pictures.hand.draw(view, {}),
    pictures.crew.draw(view, { seat: crew.seat, place: crew.place }),
    pictures.map.draw(view, {}),
    pictures.score.draw(view, {}),
  ];
  for (const picture of drawn) {
    const { faults, cut } = picture.audit();
    expect(faults).toEqual([]);
    expect(cut).toEqual([]);
  }
});
