import { expect, it } from 'vitest';
import { scene } from './scene.ts';

it('C-TYPES-18: only the owner of a hidden agenda learns that it can be activated, and which card it is', () => {
  const stage = scene({ gold: { play: 'table: Mirror Image {hidden: true}, Alien Probe' } });
  const options = stage.decision('gold').options.filter(({ verb }) => verb === 'activate');
  expect(options).toMatchObject([{ key: 'activate:1', label: 'Mirror Image', hidden: true }]);
});
