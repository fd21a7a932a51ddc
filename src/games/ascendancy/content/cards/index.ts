// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import { CARDS as cards0 } from './andorian/advancements.ts';
import { CARDS as cards1 } from './andorian/agreements.ts';
import { CARDS as cards2, KINDS as kinds2 } from './andorian/border-alert-system.ts';
import { CARDS as cards3, KINDS as kinds3 } from './andorian/command-fleet.ts';
import { CARDS as cards4, KINDS as kinds4 } from './andorian/console.ts';
import { CARDS as cards5 } from './andorian/exploration.ts';
import { CARDS as cards6 } from './andorian/fleets.ts';
import { CARDS as cards7, KINDS as kinds7 } from './andorian/imperial-arsenal.ts';
import { CARDS as cards8 } from './andorian/phenomena.ts';
import { CARDS as cards9 } from './andorian/planets.ts';
import { CARDS as cards10 } from './andorian/raiding-doctrine.ts';
import { CARDS as cards11, KINDS as kinds11 } from './andorian/ushaan.ts';
import { CARDS as cards12, KINDS as kinds12 } from './andorian/ushaan-duel.ts';
import { CARDS as cards13, KINDS as kinds13 } from './borg/assimilated-world.ts';
import { CARDS as cards14, KINDS as kinds14 } from './borg/collective-broadcast.ts';
import { CARDS as cards15 } from './borg/commands.ts';
import { CARDS as cards16, KINDS as kinds16 } from './borg/dead-colony.ts';
import { CARDS as cards17, KINDS as kinds17 } from './borg/drone-severance.ts';
import { CARDS as cards18, KINDS as kinds18 } from './borg/emergency-transwarp.ts';
import { CARDS as cards19 } from './borg/exploration.ts';
import { CARDS as cards20, KINDS as kinds20 } from './borg/interlink-jammer.ts';
import { CARDS as cards21, KINDS as kinds21 } from './borg/nanoprobe-plague.ts';
import { CARDS as cards22 } from './borg/phenomena.ts';
import { CARDS as cards23 } from './borg/planets.ts';
import { CARDS as cards24, KINDS as kinds24 } from './borg/shared-frequencies.ts';
import { CARDS as cards25 } from './borg/tech-adaptation.ts';
import { CARDS as cards26 } from './borg/tech-defense.ts';
import { CARDS as cards27 } from './borg/tech-targeting.ts';
import { CARDS as cards28 } from './borg/tech-weapons.ts';
import { CARDS as cards29, KINDS as kinds29 } from './borg/transwarp-hub.ts';
import { CARDS as cards30, KINDS as kinds30 } from './cardassian/abandoned-station.ts';
import { CARDS as cards31 } from './cardassian/advancements.ts';
import { CARDS as cards32 } from './cardassian/agreements.ts';
import { CARDS as cards33, KINDS as kinds33 } from './cardassian/annexation-protocols.ts';
import { CARDS as cards34, KINDS as kinds34 } from './cardassian/armistice-accords.ts';
import { CARDS as cards35, KINDS as kinds35 } from './cardassian/cardassian-delegation.ts';
import { CARDS as cards36 } from './cardassian/console.ts';
import { CARDS as cards37, KINDS as kinds37 } from './cardassian/demilitarized-zone.ts';
import { CARDS as cards38, KINDS as kinds38 } from './cardassian/dreadnought-atr-4107.ts';
import { CARDS as cards39 } from './cardassian/exploration.ts';
import { CARDS as cards40 } from './cardassian/fleets.ts';
import { CARDS as cards41 } from './cardassian/obsidian-order.ts';
import { CARDS as cards42 } from './cardassian/phenomena.ts';
import { CARDS as cards43 } from './cardassian/planets.ts';
import { CARDS as cards44 } from './core/allies.ts';
import { CARDS as cards45 } from './core/civilizations.ts';
import { CARDS as cards46 } from './core/crises.ts';
import { CARDS as cards47, KINDS as kinds47 } from './core/crystalline-entity.ts';
import { CARDS as cards48, KINDS as kinds48 } from './core/dark-reflection.ts';
import { CARDS as cards49 } from './core/discoveries.ts';
import { CARDS as cards50, KINDS as kinds50 } from './core/listening-post.ts';
import { CARDS as cards51 } from './core/phenomena.ts';
import { CARDS as cards52, KINDS as kinds52 } from './core/pirate-ambush.ts';
import { CARDS as cards53 } from './core/planets.ts';
import { CARDS as cards54, KINDS as kinds54 } from './core/quarantine.ts';
import { CARDS as cards55, KINDS as kinds55 } from './core/the-traveler.ts';
import { CARDS as cards56, KINDS as kinds56 } from './core/virgin-world-crossroads.ts';
import { CARDS as cards57, KINDS as kinds57 } from './core/virgin-world-old-observatory.ts';
import { CARDS as cards58, KINDS as kinds58 } from './core/virgin-world-twin-worlds.ts';
import { CARDS as cards59 } from './core/virgin-worlds.ts';
import { CARDS as cards60 } from './federation/advancements.ts';
import { CARDS as cards61 } from './federation/agreements.ts';
import { CARDS as cards62, KINDS as kinds62 } from './federation/cochrane-warp-institute.ts';
import { CARDS as cards63 } from './federation/console.ts';
import { CARDS as cards64 } from './federation/fleets.ts';
import { CARDS as cards65, KINDS as kinds65 } from './federation/stellar-cartography.ts';
import { CARDS as cards66, KINDS as kinds66 } from './federation/terraforming-corps.ts';
import { CARDS as cards67 } from './ferengi/advancements.ts';
import { CARDS as cards68 } from './ferengi/agreements.ts';
import { CARDS as cards69 } from './ferengi/barzan-wormhole.ts';
import { CARDS as cards70 } from './ferengi/console.ts';
import { CARDS as cards71 } from './ferengi/exploration.ts';
import { CARDS as cards72 } from './ferengi/fleets.ts';
import { CARDS as cards73, KINDS as kinds73 } from './ferengi/franchise-establishment-flotilla.ts';
import { CARDS as cards74, KINDS as kinds74 } from './ferengi/liquidation-fleet.ts';
import { CARDS as cards75, KINDS as kinds75 } from './ferengi/market-panic.ts';
import { CARDS as cards76 } from './ferengi/phenomena.ts';
import { CARDS as cards77 } from './ferengi/planets.ts';
import { CARDS as cards78, KINDS as kinds78 } from './ferengi/protection-money.ts';
import { CARDS as cards79, KINDS as kinds79 } from './ferengi/rights-auction.ts';
import { CARDS as cards80 } from './ferengi/rule-of-acquisition-21.ts';
import { CARDS as cards81 } from './ferengi/tower-of-commerce.ts';
import { CARDS as cards82 } from './klingon/advancements.ts';
import { CARDS as cards83 } from './klingon/agreements.ts';
import { CARDS as cards84 } from './klingon/console.ts';
import { CARDS as cards85 } from './klingon/cult-of-kahless.ts';
import { CARDS as cards86 } from './klingon/fleets.ts';
import { CARDS as cards87 } from './klingon/marauders.ts';
import { CARDS as cards88, KINDS as kinds88 } from './klingon/tribute-of-the-vanquished.ts';
import { CARDS as cards89 } from './romulan/advancements.ts';
import { CARDS as cards90 } from './romulan/agreements.ts';
import { CARDS as cards91, KINDS as kinds91 } from './romulan/cloaked-orbital-mines.ts';
import { CARDS as cards92 } from './romulan/console.ts';
import { CARDS as cards93 } from './romulan/fleets.ts';
import { CARDS as cards94, KINDS as kinds94 } from './romulan/praetors-gambit.ts';
import { CARDS as cards95 } from './romulan/tal-shiar-archives.ts';
import { CARDS as cards96 } from './vulcan/advancements.ts';
import { CARDS as cards97 } from './vulcan/agendas.ts';
import { CARDS as cards98 } from './vulcan/agreements.ts';
import { CARDS as cards99 } from './vulcan/console.ts';
import { CARDS as cards100 } from './vulcan/consul-halitra.ts';
import { CARDS as cards101, KINDS as kinds101 } from './vulcan/dkyr-escorts.ts';
import { CARDS as cards102 } from './vulcan/exploration.ts';
import { CARDS as cards103 } from './vulcan/fleets.ts';
import { CARDS as cards104, KINDS as kinds104 } from './vulcan/mediation-protocol.ts';
import { CARDS as cards105, KINDS as kinds105 } from './vulcan/mind-meld.ts';
import { CARDS as cards106, KINDS as kinds106 } from './vulcan/observation-halitra.ts';
import { CARDS as cards107 } from './vulcan/phenomena.ts';
import { CARDS as cards108 } from './vulcan/planets.ts';
import { CARDS as cards109, KINDS as kinds109 } from './vulcan/scholar-exchange.ts';
import { CARDS as cards110 } from './vulcan/stone-of-gol.ts';
import { CARDS as cards111, KINDS as kinds111 } from './vulcan/vulcan-exodus.ts';

/** The rules of cards in each file of this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['andorian/advancements', cards0],
  ['andorian/agreements', cards1],
  ['andorian/border-alert-system', cards2],
  ['andorian/command-fleet', cards3],
  ['andorian/console', cards4],
  ['andorian/exploration', cards5],
  ['andorian/fleets', cards6],
  ['andorian/imperial-arsenal', cards7],
  ['andorian/phenomena', cards8],
  ['andorian/planets', cards9],
  ['andorian/raiding-doctrine', cards10],
  ['andorian/ushaan', cards11],
  ['andorian/ushaan-duel', cards12],
  ['borg/assimilated-world', cards13],
  ['borg/collective-broadcast', cards14],
  ['borg/commands', cards15],
  ['borg/dead-colony', cards16],
  ['borg/drone-severance', cards17],
  ['borg/emergency-transwarp', cards18],
  ['borg/exploration', cards19],
  ['borg/interlink-jammer', cards20],
  ['borg/nanoprobe-plague', cards21],
  ['borg/phenomena', cards22],
  ['borg/planets', cards23],
  ['borg/shared-frequencies', cards24],
  ['borg/tech-adaptation', cards25],
  ['borg/tech-defense', cards26],
  ['borg/tech-targeting', cards27],
  ['borg/tech-weapons', cards28],
  ['borg/transwarp-hub', cards29],
  ['cardassian/abandoned-station', cards30],
  ['cardassian/advancements', cards31],
  ['cardassian/agreements', cards32],
  ['cardassian/annexation-protocols', cards33],
  ['cardassian/armistice-accords', cards34],
  ['cardassian/cardassian-delegation', cards35],
  ['cardassian/console', cards36],
  ['cardassian/demilitarized-zone', cards37],
  ['cardassian/dreadnought-atr-4107', cards38],
  ['cardassian/exploration', cards39],
  ['cardassian/fleets', cards40],
  ['cardassian/obsidian-order', cards41],
  ['cardassian/phenomena', cards42],
  ['cardassian/planets', cards43],
  ['core/allies', cards44],
  ['core/civilizations', cards45],
  ['core/crises', cards46],
  ['core/crystalline-entity', cards47],
  ['core/dark-reflection', cards48],
  ['core/discoveries', cards49],
  ['core/listening-post', cards50],
  ['core/phenomena', cards51],
  ['core/pirate-ambush', cards52],
  ['core/planets', cards53],
  ['core/quarantine', cards54],
  ['core/the-traveler', cards55],
  ['core/virgin-world-crossroads', cards56],
  ['core/virgin-world-old-observatory', cards57],
  ['core/virgin-world-twin-worlds', cards58],
  ['core/virgin-worlds', cards59],
  ['federation/advancements', cards60],
  ['federation/agreements', cards61],
  ['federation/cochrane-warp-institute', cards62],
  ['federation/console', cards63],
  ['federation/fleets', cards64],
  ['federation/stellar-cartography', cards65],
  ['federation/terraforming-corps', cards66],
  ['ferengi/advancements', cards67],
  ['ferengi/agreements', cards68],
  ['ferengi/barzan-wormhole', cards69],
  ['ferengi/console', cards70],
  ['ferengi/exploration', cards71],
  ['ferengi/fleets', cards72],
  ['ferengi/franchise-establishment-flotilla', cards73],
  ['ferengi/liquidation-fleet', cards74],
  ['ferengi/market-panic', cards75],
  ['ferengi/phenomena', cards76],
  ['ferengi/planets', cards77],
  ['ferengi/protection-money', cards78],
  ['ferengi/rights-auction', cards79],
  ['ferengi/rule-of-acquisition-21', cards80],
  ['ferengi/tower-of-commerce', cards81],
  ['klingon/advancements', cards82],
  ['klingon/agreements', cards83],
  ['klingon/console', cards84],
  ['klingon/cult-of-kahless', cards85],
  ['klingon/fleets', cards86],
  ['klingon/marauders', cards87],
  ['klingon/tribute-of-the-vanquished', cards88],
  ['romulan/advancements', cards89],
  ['romulan/agreements', cards90],
  ['romulan/cloaked-orbital-mines', cards91],
  ['romulan/console', cards92],
  ['romulan/fleets', cards93],
  ['romulan/praetors-gambit', cards94],
  ['romulan/tal-shiar-archives', cards95],
  ['vulcan/advancements', cards96],
  ['vulcan/agendas', cards97],
  ['vulcan/agreements', cards98],
  ['vulcan/console', cards99],
  ['vulcan/consul-halitra', cards100],
  ['vulcan/dkyr-escorts', cards101],
  ['vulcan/exploration', cards102],
  ['vulcan/fleets', cards103],
  ['vulcan/mediation-protocol', cards104],
  ['vulcan/mind-meld', cards105],
  ['vulcan/observation-halitra', cards106],
  ['vulcan/phenomena', cards107],
  ['vulcan/planets', cards108],
  ['vulcan/scholar-exchange', cards109],
  ['vulcan/stone-of-gol', cards110],
  ['vulcan/vulcan-exodus', cards111],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds2,
  ...kinds3,
  ...kinds4,
  ...kinds7,
  ...kinds11,
  ...kinds12,
  ...kinds13,
  ...kinds14,
  ...kinds16,
  ...kinds17,
  ...kinds18,
  ...kinds20,
  ...kinds21,
  ...kinds24,
  ...kinds29,
  ...kinds30,
  ...kinds33,
  ...kinds34,
  ...kinds35,
  ...kinds37,
  ...kinds38,
  ...kinds47,
  ...kinds48,
  ...kinds50,
  ...kinds52,
  ...kinds54,
  ...kinds55,
  ...kinds56,
  ...kinds57,
  ...kinds58,
  ...kinds62,
  ...kinds65,
  ...kinds66,
  ...kinds73,
  ...kinds74,
  ...kinds75,
  ...kinds78,
  ...kinds79,
  ...kinds88,
  ...kinds91,
  ...kinds94,
  ...kinds101,
  ...kinds104,
  ...kinds105,
  ...kinds106,
  ...kinds109,
  ...kinds111,
};
