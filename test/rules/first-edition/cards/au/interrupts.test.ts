import { type CardSpec, provesCards } from '../../card-specs.ts';

const specs: readonly CardSpec[] = [
  {
    card: "Humuhumunukunukuapua'a",
    title:
      'C-SKILL-14 C-TURN-18: for a turn, Youth helps its player’s personnel at a location and hinders opposing Non-Aligned ones',
    gold: "L2: Giusti, Worf, Vekor; L5: Calloway; hand: Humuhumunukunukuapua'a, Humuhumunukunukuapua'a",
    blue: 'L2: Sunad, Taitt',
    does: ['play:humuhumunukunukuapuaa:at:L2', 'play:humuhumunukunukuapuaa:at:L2'],
    gives: {
      'Giusti.CUNNING': 10,
      'Giusti.STRENGTH': 8,
      'Giusti.INTEGRITY': 7,
      'Worf.STRENGTH': 10,
      'Vekor.STRENGTH': 6,
      'Calloway.STRENGTH': 3,
      'Sunad.CUNNING': 4,
      'Sunad.STRENGTH': 2,
      'Taitt.STRENGTH': 4,
    },
    next: { does: 'end:turn', gives: { 'Giusti.STRENGTH': 4, 'Sunad.STRENGTH': 6 } },
  },
  {
    card: 'Anti-Matter Spread',
    title:
      'C-SHIPBAT-02 C-SKILL-22: Anti-Matter Spread takes 1 WEAPONS from opposing ships in the battle for each personnel aboard with CUNNING below 8, once',
    gold: 'L2: I.K.C. Pagh [Kurn, Gorath]; hand: Anti-Matter Spread, Anti-Matter Spread',
    blue: 'L2: U.S.S. Galaxy [Jean-Luc Picard, Calloway, Giusti, Linda Larson], U.S.S. Oberth [Calloway]',
    asked: { gold: ['ship-battle'] },
    does: ['attack:all:1:4', 'blue fire:1', 'blue who:4'],
    can: { answer: ['answer:anti-matter-spread:ships'] },
    gives: { 'U.S.S. Galaxy.WEAPONS': 7 },
    next: {
      does: 'answer:anti-matter-spread:ships',
      cant: 'answer',
      gives: { '4.WEAPONS': 4, 'U.S.S. Oberth.WEAPONS': 4, 'I.K.C. Pagh.WEAPONS': 7 },
      next: { does: 'pass', gives: { battle: null, '4.WEAPONS': 7 } },
    },
    also: [
      {
        gold: 'L2: I.K.C. Pagh [Kurn, Gorath]; hand: Anti-Matter Spread',
        blue: 'L2: Federation Outpost [Calloway]',
        asked: { gold: ['ship-battle'] },
        does: 'attack:all:1:4',
        cant: 'answer',
      },
    ],
  },
  {
    card: 'Anti-Matter Spread',
    title:
      'C-SHIPBAT-18 C-SKILL-15: when a ship battle starts, Anti-Matter Spread may set the WEAPONS of the Borg Ship to 16 this turn',
    gold: 'L2: I.K.C. Pagh [Kurn, Gorath]; hand: Anti-Matter Spread, Anti-Matter Spread',
    blue: 'at:L2: Borg Ship',
    asked: { gold: ['ship-battle'] },
    does: 'attack:all:1:4',
    can: { answer: ['answer:anti-matter-spread:borg'] },
    gives: { 'Borg Ship.WEAPONS': 24 },
    next: {
      does: 'answer:anti-matter-spread:borg',
      gives: { 'Borg Ship.WEAPONS': 16 },
      cant: 'answer',
      next: { does: ['pass', 'end:turn'], gives: { 'Borg Ship.WEAPONS': 24 } },
    },
  },
  {
    card: 'Countermanda',
    title: 'C-TYPES-11: Countermanda nullifies Telepathic Alien Kidnappers, just played or in play, for either player',
    gold: 'hand: Countermanda',
    blue: 'hand: Telepathic Alien Kidnappers',
    turn: 'blue',
    at: 'turn',
    asked: { gold: ['play'] },
    does: ['blue play:telepathic-alien-kidnappers:core:1', 'gold answer:countermanda'],
    gives: { 'in play': [], 'blue.discard': ['Telepathic Alien Kidnappers'] },
    also: [
      {
        gold: 'hand: Countermanda; table: Static Warp Bubble',
        blue: 'table: Telepathic Alien Kidnappers',
        can: { 'play:countermanda': ['play:countermanda:on:2'] },
        next: { does: 'play:countermanda:on:2', gives: { 'in play': ['Static Warp Bubble'] } },
      },
    ],
  },
  {
    card: 'Countermanda',
    title:
      'C-RESPONSE-07 C-LEAVE-05: when the opponent plays Res-Q, three cards of their discard pile go out-of-play first',
    gold: 'hand: Countermanda',
    blue: 'hand: Res-Q; discard: Spock, Worf, Data, Giusti',
    turn: 'blue',
    at: 'turn',
    asked: { gold: ['play'] },
    does: [
      'blue play:res-q:core:1',
      'gold answer:countermanda:pile',
      'gold banish:spock',
      'gold banish:data',
      'gold banish:giusti',
    ],
    gives: { 'blue.removed': ['Giusti', 'Data', 'Spock'] },
    next: { does: 'blue take:worf', gives: { 'blue.hand has Worf': true } },
    also: [
      {
        gold: 'hand: Countermanda, Palor Toff - Alien Trader; discard: Spock, Worf',
        asked: { gold: ['play'] },
        does: 'play:palor-toff-alien-trader:core:0',
        cant: 'answer:countermanda',
      },
      {
        gold: 'hand: Countermanda; discard: Worf',
        blue: 'hand: Palor Toff - Alien Trader; discard: Static Warp Bubble',
        turn: 'blue',
        asked: { gold: ['play'] },
        does: [
          'blue play:palor-toff-alien-trader:core:1',
          'gold answer:countermanda:pile',
          'gold banish:static-warp-bubble',
        ],
        gives: { 'blue.removed': ['Static Warp Bubble'], 'gold.discard has Worf': true },
      },
      {
        gold: 'hand: Countermanda',
        blue: 'hand: Life-Form Scan; discard: Spock',
        turn: 'blue',
        asked: { gold: ['play'] },
        does: 'blue play:life-form-scan:core:0',
        cant: 'answer:countermanda',
      },
    ],
  },
  {
    card: 'Dead in Bed',
    title: 'C-TEAM-16 C-SEED-26: Dead in Bed kills a personnel in stasis, but not an android that was switched off',
    gold: 'L2: Data, Calloway; table: Alternate Universe Door; hand: Off Switch, Dead in Bed',
    does: 'play:off-switch:on:1:off',
    gives: { 'Data.numb': 'stasis' },
    cant: 'play:dead-in-bed',
    also: [
      {
        gold: 'missions: Qualor II Rendezvous, Study Pulsar; L2: Calloway; table: Alternate Universe Door; hand: Dead in Bed',
        blue: 'L1: Kurn {numb: stasis}, Sunad',
        can: { 'play:dead-in-bed': ['play:dead-in-bed:on:3'] },
        next: { does: 'play:dead-in-bed:on:3', log: 'Kurn is killed', gives: { Kurn: null, 'blue.discard': ['Kurn'] } },
      },
    ],
  },
  {
    card: 'Fire Sculptor',
    title: 'C-SPACELINE-09: Fire Sculptor moves a Plasma Fire or Warp Core Breach onto the opponent’s nearest ship',
    gold: 'L2: U.S.S. Oberth [Plasma Fire]; hand: Fire Sculptor',
    blue: 'L4: I.K.C. Pagh, Tama; L5: U.S.S. Galaxy',
    can: { 'play:fire-sculptor': ['play:fire-sculptor:on:2:spread'] },
    next: {
      does: ['play:fire-sculptor:on:2:spread'],
      next: { can: { ship: ['ship:3', 'ship:4'] }, next: { does: 'ship:4', gives: { 'Plasma Fire': 'on:4' } } },
    },
    also: [
      {
        gold: 'L2: U.S.S. Oberth; L3: U.S.S. Galaxy; hand: Fire Sculptor',
        blue: 'L5: I.K.C. Pagh; on:1: Warp Core Breach; L1: Borg Cube',
        does: 'play:fire-sculptor:on:4:spread',
        gives: { 'Warp Core Breach': 'on:3' },
      },
      { gold: 'L2: U.S.S. Oberth [Plasma Fire]; L3: Runabout; hand: Fire Sculptor', cant: 'play:fire-sculptor:on' },
      {
        gold: 'hand: Fire Sculptor',
        blue: 'L2: U.S.S. Oberth [Plasma Fire]; L3: Runabout',
        does: 'play:fire-sculptor:on:2:spread',
        gives: { 'Plasma Fire': 'on:3' },
      },
      {
        gold: 'hand: Fire Sculptor',
        blue: 'L2: U.S.S. Oberth [Plasma Fire]; L3: Runabout {numb: stasis}; L5: Runabout',
        does: 'play:fire-sculptor:on:2:spread',
        gives: { 'Plasma Fire': 'on:4' },
      },
    ],
  },
  {
    card: 'Fire Sculptor',
    title: 'C-LEAVE-05: Fire Sculptor places a card of any discard pile out-of-play instead',
    gold: 'hand: Fire Sculptor; discard: Spock',
    blue: 'discard: Worf, Data',
    can: { 'play:fire-sculptor': ['play:fire-sculptor:core:0:melt', 'play:fire-sculptor:core:1:melt'] },
    next: {
      does: ['play:fire-sculptor:core:1:melt', 'banish:data'],
      gives: { 'blue.removed': ['Data'], 'blue.discard': ['Worf'] },
    },
    also: [
      {
        gold: 'hand: Fire Sculptor; discard: Spock',
        does: ['play:fire-sculptor:core:0:melt', 'banish:spock'],
        gives: { 'gold.removed': ['Spock'], 'gold.discard': ['Fire Sculptor'] },
      },
    ],
  },
  {
    card: 'Jamaharon',
    title: 'C-TYPES-11: Jamaharon nullifies a Horga’hn, or a Parallel Romance that is met or in play',
    gold: 'hand: Jamaharon; table: Static Warp Bubble',
    blue: "table: Horga'hn",
    can: { 'play:jamaharon': ['play:jamaharon:on:2:rest'] },
    next: { does: 'play:jamaharon:on:2:rest', gives: { 'in play': ['Static Warp Bubble'] } },
    also: [
      {
        gold: 'L2: Data, Giusti; hand: Jamaharon',
        blue: 'seeds L2: Parallel Romance',
        asked: { gold: ['dilemma'] },
        does: ['attempt:L2:team-1', 'answer:jamaharon'],
        gives: { 'Data.held': null, 'Giusti.held': null, 'blue.discard': ['Parallel Romance'] },
      },
      {
        gold: 'L2: Data, Giusti',
        blue: 'seeds L2: Parallel Romance; hand: Jamaharon',
        does: ['attempt:L2:team-1', 'end:turn', 'blue play:jamaharon:on:3:rest'],
        gives: { 'Data.held': null, 'Giusti.held': null, 'Data.STRENGTH': 12 },
      },
    ],
  },
  {
    card: 'Jamaharon',
    title: 'C-TEAM-17 C-MOVE-01: Jamaharon relocates any male who is alone on a planet to Risa on the same spaceline',
    gold: 'missions: Risa Shore Leave, Excavation, Test Mission; L2: Data; hand: Jamaharon',
    blue: 'L3: Kurn',
    can: { 'play:jamaharon': ['play:jamaharon:on:1:go', 'play:jamaharon:on:2:go'] },
    next: { does: 'play:jamaharon:on:2:go', gives: { Kurn: 'surface:L1' } },
    also: [
      {
        gold: 'missions: Risa Shore Leave, Excavation; L2: Calloway, U.S.S. Oberth [Data]; hand: Jamaharon',
        blue: 'L2: Kurn',
        cant: 'play:jamaharon',
      },
      { gold: 'missions: Risa Shore Leave, Excavation; L2: Giusti; hand: Jamaharon', cant: 'play:jamaharon' },
      { gold: 'missions: Risa Shore Leave, Excavation; L1: Data; hand: Jamaharon', cant: 'play:jamaharon' },
      { gold: 'missions: Excavation, Study Pulsar; L1: Data; hand: Jamaharon', cant: 'play:jamaharon' },
    ],
  },
  {
    card: 'Kevin Uxbridge: Convergence',
    title:
      'C-SPACELINE-07 C-TYPES-14: Convergence destroys all events at one location, even on cards aboard ships there',
    gold: "L2: U.S.S. Oberth, Kurn; aboard:1: Calloway; on:1: Baryon Buildup; on:2: Mot's Advice; on:3: Mot's Advice; at:L2: Tetryon Field; table: Yellow Alert; hand: Kevin Uxbridge: Convergence",
    blue: 'at:L2: Subspace Warp Rift; L5: Runabout [Baryon Buildup]',
    can: {
      'play:kevin': ['play:kevin-uxbridge-convergence:at:L2', 'play:kevin-uxbridge-convergence:at:L5'],
    },
    next: {
      does: 'play:kevin-uxbridge-convergence:at:L2',
      gives: { 'in play': ['U.S.S. Oberth', 'Kurn', 'Calloway', 'Yellow Alert', 'Runabout', 'Baryon Buildup'] },
      log: 'destroyed',
    },
    also: [
      {
        gold: 'L2: U.S.S. Oberth, Runabout; on:1: Baryon Buildup; on:2: Baryon Buildup; on:3: Rishon Uxbridge; hand: Kevin Uxbridge: Convergence',
        blue: 'hand: Amanda Rogers',
        asked: { blue: ['play'] },
        does: 'play:kevin-uxbridge-convergence:at:L2',
        cant: 'blue answer',
        next: { does: 'blue pass', gives: { 'in play': ['U.S.S. Oberth', 'Runabout', 'Baryon Buildup'] } },
      },
    ],
  },
  {
    card: 'Rescue Captives',
    title: 'C-CAPTURE-05: Rescue Captives brings all your captives to your outposts and nullifies what is done to them',
    gold: 'L1: Federation Outpost; hand: Rescue Captives',
    blue: 'L2: Kurn, Calloway {owner: 0, captive: escorted} [Interrogation], Giusti {owner: 0, captive: brig} [Torture]; L5: Sunad [Interrogation]',
    does: 'play:rescue-captives:core:0',
    gives: {
      Calloway: 'aboard:1',
      'Calloway.seat': 0,
      'Calloway.captive': null,
      Giusti: 'aboard:1',
      'blue.discard': ['Torture', 'Interrogation'],
      'in play': ['Federation Outpost', 'Kurn', 'Calloway', 'Giusti', 'Sunad', 'Interrogation'],
    },
    also: [
      {
        gold: 'L1: Federation Outpost; L5: Federation Outpost; hand: Rescue Captives',
        blue: 'L2: Kurn, Calloway {owner: 0, captive: escorted}',
        does: ['play:rescue-captives:core:0', 'home:4:2'],
        gives: { Calloway: 'aboard:2' },
      },
      {
        gold: 'L2: Kurn, Calloway {owner: 1, captive: escorted}; L1: Federation Outpost; hand: Rescue Captives',
        cant: 'play:rescue-captives',
      },
      {
        gold: 'hand: Rescue Captives',
        blue: 'L1: Federation Outpost; L2: Kurn, Calloway {owner: 0, captive: escorted}',
        cant: 'play:rescue-captives',
      },
    ],
  },
];

provesCards(specs);
