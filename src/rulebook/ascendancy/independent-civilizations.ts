import type { Chapter } from '../entry.ts';

/** Independent civilizations. */
export const independentCivilizations: Chapter = {
  title: 'Independent civilizations',
  entries: [
    {
      id: 'A-CIV-01',
      title: 'Pre-Warp and Warp-Capable worlds',
      text: 'A Civilization card means that the planet is already inhabited. If the card places Production Tokens on the System, a Pre-Warp Civilization lives there. If it places Warp Tokens, it is a Warp-Capable Civilization.',
      source: 'Civilization',
      terms:
        'natives; inhabited planet; aliens; primitive; independent; tokens on planet; somebody already lives here; cavemen or spacefarers how to tell',
      see: ['A-CIV-02', 'A-CIV-05', 'A-CIV-07', 'A-FED-03'],
    },
    {
      id: 'A-CIV-02',
      title: 'Pre-Warp worlds reward the first colonist',
      text: 'The card of a Pre-Warp Civilization says how many Resource Tokens are put on its System. Whoever Colonizes the System first takes them all.',
      source: 'Pre-Warp Civilizations',
      terms:
        'primitive; bonus production; natives; colonize reward; tokens on system; goodies for settling among cavemen; who pockets the cubes on a tribal world',
      see: ['A-CIV-04', 'A-BUILD-07', 'A-FED-02'],
    },
    {
      id: 'A-CIV-03',
      title: 'Valakis VI',
      text: 'Valakis VI is the book’s example of a Pre-Warp world: the first player to Colonize it also gets the Production Tokens that lie on it.',
      source: 'Pre-Warp Civilizations',
      terms:
        'valakis 6; pre-warp example; bonus production; primitive planet; that tribal world from the manual; cubes lying on valakis',
      see: ['A-CIV-02'],
    },
    {
      id: 'A-CIV-04',
      title: 'How to take a Pre-Warp world',
      text: 'A Pre-Warp world has no Nodes, so you take it by Colonizing it in your Building Phase. You can’t attempt Hegemony against it.',
      source: 'Pre-Warp Civilizations; No Hegemony of Pre-Warp Civilizations',
      terms:
        'primitive; colonize natives; hegemony not allowed; capture undeveloped world; invade; how to get a world of cavemen; charm or settle tribal folks',
      see: ['A-BUILD-07', 'A-HEG-08', 'A-FED-02', 'A-VUL-01'],
    },
    {
      id: 'A-CIV-05',
      title: 'What a Warp-Capable card places',
      text: 'A Warp-Capable Civilization has a level. Its card places as many Warp Tokens on the System as its level, and develops Resource Nodes there, up to the number that the card states.',
      source: 'Warp-Capable Civilizations',
      terms:
        'advanced natives; level 1; level 2; level 3; independent planet; nodes placed; setup of a spacefaring minor race; how many factories do local aliens get',
      see: ['A-CIV-06', 'A-CIV-08', 'A-OPEN-11'],
    },
    {
      id: 'A-CIV-06',
      title: 'Which Nodes independents develop',
      text: 'Nodes of a Warp-Capable Civilization are developed in a fixed order, up to the number on the card:\n• first all the Production that fits\n• then all the Research that fits\n• then all the Culture that fits\n\nOpen sites count for each type in turn, so they go to Production first.\n\nExample: Terra Nova has one Production, one Research and one Culture site. At level 2 it develops 2 Nodes: Production and Research.\n\nExample: Ardana has one Production, one Research and one Open site. At level 3 it develops 3 Nodes: Production twice (the second on the Open site), then Research.',
      source: 'Warp-Capable Civilizations; Development Priority Order; Independent Civilization Examples',
      terms:
        'priority order; development; native nodes; open site; which resources; what do local aliens construct first; factories before labs before temples',
      see: ['A-CIV-05', 'A-CIV-13', 'A-CIV-14', 'A-CIV-15'],
    },
    {
      id: 'A-CIV-07',
      title: 'How to take a Warp-Capable world',
      text: 'A planet with any Developed Structure on it can’t be Colonized. You can only take it by Hegemony or by Invasion.',
      source: 'Taking Control of Warp-Capable Civilizations',
      terms:
        'conquer natives; why cannot colonize; capture independent; annex; developed planet; settle among spacefarers why forbidden; get hold of a minor power',
      see: ['A-INV-25', 'A-HEG-07', 'A-TERM-08', 'A-CIV-08'],
    },
    {
      id: 'A-CIV-08',
      title: 'Strength of independents by level',
      text: 'The level of a Warp-Capable Civilization decides how strong it is:\n• Level 1: Hit Roll 5+, Shield Modifier 1, Hegemony Resistance 1\n• Level 2: Hit Roll 4+, Shield Modifier 2, Hegemony Resistance 2\n• Level 3: Hit Roll 3+, Shield Modifier 3, Hegemony Resistance 3\n\nEach Node in the System adds 1 more to the Hegemony Resistance.',
      source: 'Civilization Tech Levels',
      terms:
        'native defence; tech level; weapons of natives; level 1; level 2; level 3; shields; how tough are the locals; minor race combat stats; chart of alien toughness',
      see: ['A-CIV-09', 'A-INV-25', 'A-HEG-07'],
    },
    {
      id: 'A-CIV-09',
      title: 'Reading strength from the Warp Tokens',
      text: 'You can read the strength of a Warp-Capable Civilization from the Warp Tokens on its System:\n• its Hit Roll is 6 minus the number of tokens\n• its Shield Modifier is the number of tokens\n• its Hegemony Resistance is the number of tokens plus 1 for each Node in the System\n\nExample: With 2 tokens the Hit Roll is 4+ (6 − 2).',
      source: 'Civilization Tech Levels, Note',
      terms:
        'formula; calculate; native strength; tokens on planet; six minus; count the chips for alien toughness; quick math for minor race stats',
      see: ['A-CIV-08', 'A-CIV-12', 'A-HEG-07'],
    },
    {
      id: 'A-CIV-10',
      title: 'Level 4 independents',
      text: 'A level 4 Civilization has Hit Roll 2+, Shield Modifier 4 and Hegemony Resistance 4. Each Node in its System adds 1 more to the Resistance.',
      source: 'Civilization Tech Levels, Note',
      terms:
        'four warp tokens; strongest natives; level four; native strength; toughest minor race; super locals stats',
      see: ['A-CIV-08', 'A-CIV-09'],
    },
    {
      id: 'A-CIV-11',
      title: 'Warp Tokens go when you take Control',
      text: 'When a player takes Control of a Warp-Capable System, the Warp Tokens on it are discarded. From then on its owner’s own levels count.',
      source: 'Civilization Tech Levels',
      terms:
        'remove tokens; captured independent; after conquest; discard; annexed world; chips on the world after i conquered it; clear away markers once mine',
      see: ['A-CIV-07', 'A-HEG-05', 'A-INV-09'],
    },
    {
      id: 'A-CIV-12',
      title: 'The Civilization card need not stay',
      text: 'Once the tokens and Nodes are placed, the Civilization card needn’t stay on the table. The tokens tell everything about that world.',
      source: 'Civilization Tech Levels, Note',
      terms:
        'discard card; keep card; where is the card; native card; throw away the natives paper; must the alien paper lie around',
      see: ['A-CIV-09', 'A-EXPL-07'],
    },
    {
      id: 'A-CIV-13',
      title: 'Sites of Terra Nova',
      text: 'Terra Nova has three sites: one Production, one Research and one Culture.',
      source: 'Independent Civilization Examples',
      terms:
        'planet slots; capacity; system disc; what can be built; notch colours of the terra nova world; which factories or labs fit terra nova',
      see: ['A-CIV-06', 'A-OPEN-05'],
    },
    {
      id: 'A-CIV-14',
      title: 'Sites of Ardana',
      text: 'Ardana has three sites: one Production, one Research and one Open.',
      source: 'Independent Civilization Examples',
      terms: 'planet slots; capacity; system disc; what can be built; colours on ardana; what fits on ardana',
      see: ['A-CIV-06', 'A-OPEN-05'],
    },
    {
      id: 'A-CIV-15',
      title: 'Sites of Delta IV',
      text: 'Delta IV has three sites: two Research and one Open. It isn’t Hazardous.\n\nExample: In the book’s sample turn a Civilization card develops 2 Nodes there. Production comes first and goes on the Open site; the second Node is Research. With 2 Nodes and 2 Warp Tokens its Hegemony Resistance is 4.',
      source: 'Sample First Turn',
      terms:
        'delta 4; planet slots; capacity; system disc; sample turn; notch colours of the deltan world; what fits on delta four deltans',
      see: ['A-CIV-06', 'A-OPEN-39', 'A-OPEN-05'],
    },
  ],
};
