// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import { CARDS as cards0 } from './2pg.ts';
import { CARDS as cards1 } from './20th.ts';
import { CARDS as cards2 } from './agt.ts';
import { CARDS as cards3, KINDS as kinds3 } from './au/alternate-universe-door.ts';
import { CARDS as cards4 } from './au/dilemmas.ts';
import { CARDS as cards5, KINDS as kinds5 } from './au/edo-probe.ts';
import { CARDS as cards6 } from './au/events.ts';
import { CARDS as cards7 } from './au/facilities.ts';
import { CARDS as cards8 } from './au/missions.ts';
import { CARDS as cards9 } from './au/personnel.ts';
import { CARDS as cards10, KINDS as kinds10 } from './au/the-gatherers.ts';
import { CARDS as cards11 } from './awayteam.ts';
import { CARDS as cards12 } from './bog/artifacts.ts';
import { CARDS as cards13 } from './bog/blood-oath.ts';
import { CARDS as cards14 } from './bog/dilemmas.ts';
import { CARDS as cards15 } from './bog/doorways.ts';
import { CARDS as cards16 } from './bog/equipment.ts';
import { CARDS as cards17 } from './bog/missions.ts';
import { CARDS as cards18 } from './bog/personnel.ts';
import { CARDS as cards19 } from './bog/ships.ts';
import { CARDS as cards20, KINDS as kinds20 } from './bog/sniper.ts';
import { CARDS as cards21 } from './bog/tactics.ts';
import { CARDS as cards22 } from './borg.ts';
import { CARDS as cards23 } from './bp.ts';
import { CARDS as cards24 } from './brokenbow.ts';
import { CARDS as cards25 } from './cage.ts';
import { CARDS as cards26 } from './coc.ts';
import { CARDS as cards27 } from './comingofag.ts';
import { CARDS as cards28 } from './crossover.ts';
import { CARDS as cards29 } from './dom/dilemmas.ts';
import { CARDS as cards30, KINDS as kinds30 } from './dom/engage-cloak.ts';
import { CARDS as cards31 } from './dom/equipment.ts';
import { CARDS as cards32 } from './dom/events.ts';
import { CARDS as cards33 } from './dom/facilities.ts';
import { CARDS as cards34 } from './dom/missions.ts';
import { CARDS as cards35 } from './dom/personnel.ts';
import { CARDS as cards36, KINDS as kinds36 } from './dom/remote-supply-depot.ts';
import { CARDS as cards37 } from './dom/ships.ts';
import { CARDS as cards38 } from './dow.ts';
import { CARDS as cards39, KINDS as kinds39 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards40 } from './ds9/dilemmas.ts';
import { CARDS as cards41, KINDS as kinds41 } from './ds9/dropping-in.ts';
import { CARDS as cards42 } from './ds9/equipment.ts';
import { CARDS as cards43 } from './ds9/events.ts';
import { CARDS as cards44 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards45 } from './ds9/facilities.ts';
import { CARDS as cards46 } from './ds9/file-mission-report.ts';
import { CARDS as cards47 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards48 } from './ds9/interrupts.ts';
import { CARDS as cards49 } from './ds9/missions.ts';
import { CARDS as cards50 } from './ds9/ops.ts';
import { CARDS as cards51 } from './ds9/personnel.ts';
import { CARDS as cards52, KINDS as kinds52 } from './ds9/security-office.ts';
import { CARDS as cards53 } from './ds9/ships.ts';
import { CARDS as cards54 } from './ds9/sites.ts';
import { CARDS as cards55 } from './efc.ts';
import { CARDS as cards56 } from './emissary.ts';
import { CARDS as cards57 } from './engage.ts';
import { CARDS as cards58 } from './enterprise.ts';
import { CARDS as cards59 } from './ep.ts';
import { CARDS as cards60 } from './equilibriu.ts';
import { CARDS as cards61 } from './faj.ts';
import { CARDS as cards62 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards63 } from './fc/dilemmas.ts';
import { CARDS as cards64 } from './fc/equipment.ts';
import { CARDS as cards65 } from './fc/events.ts';
import { CARDS as cards66 } from './fc/missions.ts';
import { CARDS as cards67 } from './fc/personnel.ts';
import { CARDS as cards68 } from './fc/ships.ts';
import { CARDS as cards69 } from './gift.ts';
import { CARDS as cards70 } from './ha/clone-machine.ts';
import { CARDS as cards71 } from './ha/dilemmas.ts';
import { CARDS as cards72 } from './ha/equipment.ts';
import { CARDS as cards73 } from './ha/events.ts';
import { CARDS as cards74 } from './ha/missions.ts';
import { CARDS as cards75 } from './ha/personnel.ts';
import { CARDS as cards76 } from './ha/ships.ts';
import { CARDS as cards77 } from './hf.ts';
import { CARDS as cards78, KINDS as kinds78 } from './hf2/dig.ts';
import { CARDS as cards79, KINDS as kinds79 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards80 } from './hf2.ts';
import { CARDS as cards81 } from './hf3.ts';
import { CARDS as cards82 } from './hf4.ts';
import { CARDS as cards83 } from './hf6.ts';
import { CARDS as cards84 } from './ic.ts';
import { CARDS as cards85 } from './lfl.ts';
import { CARDS as cards86 } from './llap.ts';
import { CARDS as cards87 } from './lookinggla.ts';
import { CARDS as cards88 } from './maquis.ts';
import { CARDS as cards89, KINDS as kinds89 } from './metamorpho/intuition.ts';
import { CARDS as cards90 } from './metamorpho.ts';
import { CARDS as cards91, KINDS as kinds91 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards92, KINDS as kinds92 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards93 } from './mm.ts';
import { CARDS as cards94, KINDS as kinds94 } from './otsd/impose-order.ts';
import { CARDS as cards95 } from './otsd.ts';
import { CARDS as cards96 } from './premiere/alien-groupie.ts';
import { CARDS as cards97, KINDS as kinds97 } from './premiere/alien-parasites.ts';
import { CARDS as cards98 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards99 } from './premiere/artifacts.ts';
import { CARDS as cards100, KINDS as kinds100 } from './premiere/birth-of-junior.ts';
import { CARDS as cards101, KINDS as kinds101 } from './premiere/borg-ship.ts';
import { CARDS as cards102 } from './premiere/crosis.ts';
import { CARDS as cards103 } from './premiere/cytherians.ts';
import { CARDS as cards104 } from './premiere/dilemmas.ts';
import { CARDS as cards105 } from './premiere/disruptor-overload.ts';
import { CARDS as cards106, KINDS as kinds106 } from './premiere/distortion-field.ts';
import { CARDS as cards107 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards108, KINDS as kinds108 } from './premiere/energy-vortex.ts';
import { CARDS as cards109 } from './premiere/equipment.ts';
import { CARDS as cards110 } from './premiere/escape-pod.ts';
import { CARDS as cards111 } from './premiere/events.ts';
import { CARDS as cards112, KINDS as kinds112 } from './premiere/exocomp.ts';
import { CARDS as cards113 } from './premiere/facilities.ts';
import { CARDS as cards114 } from './premiere/honor-challenge.ts';
import { CARDS as cards115, KINDS as kinds115 } from './premiere/hugh.ts';
import { CARDS as cards116, KINDS as kinds116 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards117 } from './premiere/interrupts.ts';
import { CARDS as cards118 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards119, KINDS as kinds119 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards120 } from './premiere/lore-returns.ts';
import { CARDS as cards121, KINDS as kinds121 } from './premiere/lores-fingernail.ts';
import { CARDS as cards122 } from './premiere/loss-of-orbital-stability.ts';
import { CARDS as cards123 } from './premiere/particle-fountain.ts';
import { CARDS as cards124, KINDS as kinds124 } from './premiere/portal-guard.ts';
import { CARDS as cards125 } from './premiere/q-net.ts';
import { CARDS as cards126, KINDS as kinds126 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards127, KINDS as kinds127 } from './premiere/red-alert.ts';
import { CARDS as cards128 } from './premiere/ship-seizure.ts';
import { CARDS as cards129 } from './premiere/spacedock.ts';
import { CARDS as cards130, KINDS as kinds130 } from './premiere/subspace-schism.ts';
import { CARDS as cards131, KINDS as kinds131 } from './premiere/supernova.ts';
import { CARDS as cards132 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards133, KINDS as kinds133 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards134 } from './premiere/temporal-rift.ts';
import { CARDS as cards135, KINDS as kinds135 } from './premiere/the-juggler.ts';
import { CARDS as cards136 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards137 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards138, KINDS as kinds138 } from './premiere/wormhole.ts';
import { CARDS as cards139 } from './prewarp.ts';
import { CARDS as cards140, KINDS as kinds140 } from './qc/arbiter-of-succession.ts';
import { CARDS as cards141, KINDS as kinds141 } from './qc/calamarain.ts';
import { CARDS as cards142 } from './qc/dilemmas.ts';
import { CARDS as cards143 } from './qc/equipment.ts';
import { CARDS as cards144 } from './qc/facilities.ts';
import { CARDS as cards145, KINDS as kinds145 } from './qc/investigate-legend.ts';
import { CARDS as cards146 } from './qc/missions.ts';
import { CARDS as cards147, KINDS as kinds147 } from './qc/nebula.ts';
import { CARDS as cards148 } from './qc/personnel.ts';
import { CARDS as cards149, KINDS as kinds149 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards150 } from './rif.ts';
import { CARDS as cards151 } from './roa.ts';
import { CARDS as cards152 } from './sas.ts';
import { CARDS as cards153 } from './sdii.ts';
import { CARDS as cards154 } from './sog.ts';
import { CARDS as cards155 } from './terran.ts';
import { CARDS as cards156 } from './tgq.ts';
import { CARDS as cards157, KINDS as kinds157 } from './tmp/god.ts';
import { CARDS as cards158 } from './tmp.ts';
import { CARDS as cards159 } from './tng/attention-all-hands.ts';
import { CARDS as cards160 } from './tng/business-gambit.ts';
import { CARDS as cards161 } from './tng/dilemmas.ts';
import { CARDS as cards162 } from './tng/events.ts';
import { CARDS as cards163, KINDS as kinds163 } from './tng/ferengi-ambush.ts';
import { CARDS as cards164, KINDS as kinds164 } from './tng/get-it-done.ts';
import { CARDS as cards165 } from './tng/incidents.ts';
import { CARDS as cards166 } from './tng/missions.ts';
import { CARDS as cards167 } from './tng/personnel.ts';
import { CARDS as cards168 } from './tng/ships.ts';
import { CARDS as cards169 } from './tnz.ts';
import { CARDS as cards170 } from './tribble.ts';
import { CARDS as cards171, KINDS as kinds171 } from './tstl/hunter-probe.ts';
import { CARDS as cards172 } from './tstl.ts';
import { CARDS as cards173 } from './twt/bajoran-shrine.ts';
import { CARDS as cards174, KINDS as kinds174 } from './twt/council-of-warriors.ts';
import { CARDS as cards175 } from './twt/dilemmas.ts';
import { CARDS as cards176 } from './twt/events.ts';
import { CARDS as cards177 } from './twt/personnel.ts';
import { CARDS as cards178 } from './twt/ships.ts';
import { CARDS as cards179 } from './twt/tactics.ts';
import { CARDS as cards180 } from './voy/dilemmas.ts';
import { CARDS as cards181 } from './voy/divert-power.ts';
import { CARDS as cards182 } from './voy/equipment.ts';
import { CARDS as cards183 } from './voy/events.ts';
import { CARDS as cards184 } from './voy/facilities.ts';
import { CARDS as cards185 } from './voy/handshake.ts';
import { CARDS as cards186 } from './voy/interrupts.ts';
import { CARDS as cards187 } from './voy/missions.ts';
import { CARDS as cards188 } from './voy/objectives.ts';
import { CARDS as cards189 } from './voy/personnel.ts';
import { CARDS as cards190, KINDS as kinds190 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards191 } from './voy/ships.ts';
import { CARDS as cards192 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards193 } from './vp.ts';

/** The cards of each file in this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2pg', cards0],
  ['20th', cards1],
  ['agt', cards2],
  ['au/alternate-universe-door', cards3],
  ['au/dilemmas', cards4],
  ['au/edo-probe', cards5],
  ['au/events', cards6],
  ['au/facilities', cards7],
  ['au/missions', cards8],
  ['au/personnel', cards9],
  ['au/the-gatherers', cards10],
  ['awayteam', cards11],
  ['bog/artifacts', cards12],
  ['bog/blood-oath', cards13],
  ['bog/dilemmas', cards14],
  ['bog/doorways', cards15],
  ['bog/equipment', cards16],
  ['bog/missions', cards17],
  ['bog/personnel', cards18],
  ['bog/ships', cards19],
  ['bog/sniper', cards20],
  ['bog/tactics', cards21],
  ['borg', cards22],
  ['bp', cards23],
  ['brokenbow', cards24],
  ['cage', cards25],
  ['coc', cards26],
  ['comingofag', cards27],
  ['crossover', cards28],
  ['dom/dilemmas', cards29],
  ['dom/engage-cloak', cards30],
  ['dom/equipment', cards31],
  ['dom/events', cards32],
  ['dom/facilities', cards33],
  ['dom/missions', cards34],
  ['dom/personnel', cards35],
  ['dom/remote-supply-depot', cards36],
  ['dom/ships', cards37],
  ['dow', cards38],
  ['ds9/bajoran-wormhole', cards39],
  ['ds9/dilemmas', cards40],
  ['ds9/dropping-in', cards41],
  ['ds9/equipment', cards42],
  ['ds9/events', cards43],
  ['ds9/explore-gamma-quadrant', cards44],
  ['ds9/facilities', cards45],
  ['ds9/file-mission-report', cards46],
  ['ds9/hq-secure-homeworld', cards47],
  ['ds9/interrupts', cards48],
  ['ds9/missions', cards49],
  ['ds9/ops', cards50],
  ['ds9/personnel', cards51],
  ['ds9/security-office', cards52],
  ['ds9/ships', cards53],
  ['ds9/sites', cards54],
  ['efc', cards55],
  ['emissary', cards56],
  ['engage', cards57],
  ['enterprise', cards58],
  ['ep', cards59],
  ['equilibriu', cards60],
  ['faj', cards61],
  ['fc/assign-mission-specialists', cards62],
  ['fc/dilemmas', cards63],
  ['fc/equipment', cards64],
  ['fc/events', cards65],
  ['fc/missions', cards66],
  ['fc/personnel', cards67],
  ['fc/ships', cards68],
  ['gift', cards69],
  ['ha/clone-machine', cards70],
  ['ha/dilemmas', cards71],
  ['ha/equipment', cards72],
  ['ha/events', cards73],
  ['ha/missions', cards74],
  ['ha/personnel', cards75],
  ['ha/ships', cards76],
  ['hf', cards77],
  ['hf2/dig', cards78],
  ['hf2/gomtuu-shock-wave', cards79],
  ['hf2', cards80],
  ['hf3', cards81],
  ['hf4', cards82],
  ['hf6', cards83],
  ['ic', cards84],
  ['lfl', cards85],
  ['llap', cards86],
  ['lookinggla', cards87],
  ['maquis', cards88],
  ['metamorpho/intuition', cards89],
  ['metamorpho', cards90],
  ['mm/a-fast-ship-would-be-nice', cards91],
  ['mm/denevan-neural-parasites', cards92],
  ['mm', cards93],
  ['otsd/impose-order', cards94],
  ['otsd', cards95],
  ['premiere/alien-groupie', cards96],
  ['premiere/alien-parasites', cards97],
  ['premiere/anti-time-anomaly', cards98],
  ['premiere/artifacts', cards99],
  ['premiere/birth-of-junior', cards100],
  ['premiere/borg-ship', cards101],
  ['premiere/crosis', cards102],
  ['premiere/cytherians', cards103],
  ['premiere/dilemmas', cards104],
  ['premiere/disruptor-overload', cards105],
  ['premiere/distortion-field', cards106],
  ['premiere/emergency-transporter-armbands', cards107],
  ['premiere/energy-vortex', cards108],
  ['premiere/equipment', cards109],
  ['premiere/escape-pod', cards110],
  ['premiere/events', cards111],
  ['premiere/exocomp', cards112],
  ['premiere/facilities', cards113],
  ['premiere/honor-challenge', cards114],
  ['premiere/hugh', cards115],
  ['premiere/iconian-computer-weapon', cards116],
  ['premiere/interrupts', cards117],
  ['premiere/klingon-death-yell', cards118],
  ['premiere/klingon-right-of-vengeance', cards119],
  ['premiere/lore-returns', cards120],
  ['premiere/lores-fingernail', cards121],
  ['premiere/loss-of-orbital-stability', cards122],
  ['premiere/particle-fountain', cards123],
  ['premiere/portal-guard', cards124],
  ['premiere/q-net', cards125],
  ['premiere/raise-the-stakes', cards126],
  ['premiere/red-alert', cards127],
  ['premiere/ship-seizure', cards128],
  ['premiere/spacedock', cards129],
  ['premiere/subspace-schism', cards130],
  ['premiere/supernova', cards131],
  ['premiere/telepathic-alien-kidnappers', cards132],
  ['premiere/temporal-causality-loop', cards133],
  ['premiere/temporal-rift', cards134],
  ['premiere/the-juggler', cards135],
  ['premiere/the-traveler-transcendence', cards136],
  ['premiere/vulcan-mindmeld', cards137],
  ['premiere/wormhole', cards138],
  ['prewarp', cards139],
  ['qc/arbiter-of-succession', cards140],
  ['qc/calamarain', cards141],
  ['qc/dilemmas', cards142],
  ['qc/equipment', cards143],
  ['qc/facilities', cards144],
  ['qc/investigate-legend', cards145],
  ['qc/missions', cards146],
  ['qc/nebula', cards147],
  ['qc/personnel', cards148],
  ['qc/qs-vicious-animal-things', cards149],
  ['rif', cards150],
  ['roa', cards151],
  ['sas', cards152],
  ['sdii', cards153],
  ['sog', cards154],
  ['terran', cards155],
  ['tgq', cards156],
  ['tmp/god', cards157],
  ['tmp', cards158],
  ['tng/attention-all-hands', cards159],
  ['tng/business-gambit', cards160],
  ['tng/dilemmas', cards161],
  ['tng/events', cards162],
  ['tng/ferengi-ambush', cards163],
  ['tng/get-it-done', cards164],
  ['tng/incidents', cards165],
  ['tng/missions', cards166],
  ['tng/personnel', cards167],
  ['tng/ships', cards168],
  ['tnz', cards169],
  ['tribble', cards170],
  ['tstl/hunter-probe', cards171],
  ['tstl', cards172],
  ['twt/bajoran-shrine', cards173],
  ['twt/council-of-warriors', cards174],
  ['twt/dilemmas', cards175],
  ['twt/events', cards176],
  ['twt/personnel', cards177],
  ['twt/ships', cards178],
  ['twt/tactics', cards179],
  ['voy/dilemmas', cards180],
  ['voy/divert-power', cards181],
  ['voy/equipment', cards182],
  ['voy/events', cards183],
  ['voy/facilities', cards184],
  ['voy/handshake', cards185],
  ['voy/interrupts', cards186],
  ['voy/missions', cards187],
  ['voy/objectives', cards188],
  ['voy/personnel', cards189],
  ['voy/reinitialize-warp-reaction', cards190],
  ['voy/ships', cards191],
  ['voy/temporal-micro-wormhole', cards192],
  ['vp', cards193],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds3,
  ...kinds5,
  ...kinds10,
  ...kinds20,
  ...kinds30,
  ...kinds36,
  ...kinds39,
  ...kinds41,
  ...kinds52,
  ...kinds78,
  ...kinds79,
  ...kinds89,
  ...kinds91,
  ...kinds92,
  ...kinds94,
  ...kinds97,
  ...kinds100,
  ...kinds101,
  ...kinds106,
  ...kinds108,
  ...kinds112,
  ...kinds115,
  ...kinds116,
  ...kinds119,
  ...kinds121,
  ...kinds124,
  ...kinds126,
  ...kinds127,
  ...kinds130,
  ...kinds131,
  ...kinds133,
  ...kinds135,
  ...kinds138,
  ...kinds140,
  ...kinds141,
  ...kinds145,
  ...kinds147,
  ...kinds149,
  ...kinds157,
  ...kinds163,
  ...kinds164,
  ...kinds171,
  ...kinds174,
  ...kinds190,
};
