import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'Spacedock',
    title: 'C-DOCK-06: a Spacedock can be played only on an outpost',
    gold: 'L1: Federation Outpost; L2: Deep Space 9; L3: Office of the President; hand: Spacedock',
    at: 'turn',
    can: { play: ['play:spacedock:on:1'] },
  },
  {
    card: 'Spacedock',
    title: 'C-DOCK-06: a Spacedock removes all damage markers',
    gold: `
      L1: Federation Outpost [Spacedock], U.S.S. Oberth [Giusti, Strafing Run {owner: 1}, Strafing Run {owner: 1}]`,
    does: 'dock:3:1',
    gives: { 'in play': ['Federation Outpost', 'Spacedock', 'U.S.S. Oberth', 'Giusti'] },
  },
];

provesCards(specs);
