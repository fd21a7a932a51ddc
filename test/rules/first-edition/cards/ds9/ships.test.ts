import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: 'U.S.S. Defiant',
    title: 'C-MOVE-17: Engage Shuttle Operations can’t make U.S.S. Defiant carry a shuttlecraft, only a shuttlepod',
    gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant {as: Federation} [Geordi La Forge], Type 9 Shuttlecraft [Calloway]',
    cant: { 'load:4:2': 'can’t carry ships' },
    also: [
      {
        gold: 'table: Engage Shuttle Operations; L2: U.S.S. Defiant {as: Federation} [Geordi La Forge], Type 18 Shuttlepod [Calloway]',
        can: 'load:4:2',
      },
    ],
  },
];

provesCards(specs);
