// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import { CARDS as cards0 } from './2pg.ts';
import { CARDS as cards1 } from './20th.ts';
import { CARDS as cards2 } from './agt.ts';
import { CARDS as cards3 } from './au/dilemmas.ts';
import { CARDS as cards4 } from './au/doorways.ts';
import { CARDS as cards5 } from './au/events.ts';
import { CARDS as cards6 } from './au/facilities.ts';
import { CARDS as cards7 } from './au/missions.ts';
import { CARDS as cards8 } from './au/personnel.ts';
import { CARDS as cards9 } from './awayteam.ts';
import { CARDS as cards10 } from './bog/artifacts.ts';
import { CARDS as cards11 } from './bog/blood-oath.ts';
import { CARDS as cards12 } from './bog/dilemmas.ts';
import { CARDS as cards13 } from './bog/doorways.ts';
import { CARDS as cards14 } from './bog/equipment.ts';
import { CARDS as cards15 } from './bog/incidents.ts';
import { CARDS as cards16 } from './bog/missions.ts';
import { CARDS as cards17 } from './bog/personnel.ts';
import { CARDS as cards18 } from './bog/ships.ts';
import { CARDS as cards19 } from './bog/tactics.ts';
import { CARDS as cards20 } from './borg.ts';
import { CARDS as cards21 } from './bp.ts';
import { CARDS as cards22 } from './brokenbow.ts';
import { CARDS as cards23 } from './cage.ts';
import { CARDS as cards24 } from './coc.ts';
import { CARDS as cards25 } from './comingofag.ts';
import { CARDS as cards26 } from './crossover.ts';
import { CARDS as cards27 } from './dom/dilemmas.ts';
import { CARDS as cards28 } from './dom/equipment.ts';
import { CARDS as cards29 } from './dom/events.ts';
import { CARDS as cards30 } from './dom/facilities.ts';
import { CARDS as cards31 } from './dom/missions.ts';
import { CARDS as cards32 } from './dom/objectives.ts';
import { CARDS as cards33 } from './dom/personnel.ts';
import { CARDS as cards34 } from './dom/ships.ts';
import { CARDS as cards35 } from './dow.ts';
import { CARDS as cards36 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards37 } from './ds9/dilemmas.ts';
import { CARDS as cards38 } from './ds9/dropping-in.ts';
import { CARDS as cards39 } from './ds9/equipment.ts';
import { CARDS as cards40 } from './ds9/events.ts';
import { CARDS as cards41 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards42 } from './ds9/facilities.ts';
import { CARDS as cards43 } from './ds9/file-mission-report.ts';
import { CARDS as cards44 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards45 } from './ds9/interrupts.ts';
import { CARDS as cards46 } from './ds9/missions.ts';
import { CARDS as cards47 } from './ds9/ops.ts';
import { CARDS as cards48 } from './ds9/personnel.ts';
import { CARDS as cards49 } from './ds9/ships.ts';
import { CARDS as cards50 } from './ds9/sites.ts';
import { CARDS as cards51 } from './efc.ts';
import { CARDS as cards52 } from './emissary.ts';
import { CARDS as cards53 } from './engage.ts';
import { CARDS as cards54 } from './enterprise.ts';
import { CARDS as cards55 } from './ep.ts';
import { CARDS as cards56 } from './equilibriu.ts';
import { CARDS as cards57 } from './faj.ts';
import { CARDS as cards58 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards59 } from './fc/dilemmas.ts';
import { CARDS as cards60 } from './fc/equipment.ts';
import { CARDS as cards61 } from './fc/events.ts';
import { CARDS as cards62 } from './fc/missions.ts';
import { CARDS as cards63 } from './fc/personnel.ts';
import { CARDS as cards64 } from './fc/ships.ts';
import { CARDS as cards65 } from './gift.ts';
import { CARDS as cards66 } from './ha/clone-machine.ts';
import { CARDS as cards67 } from './ha/dilemmas.ts';
import { CARDS as cards68 } from './ha/equipment.ts';
import { CARDS as cards69 } from './ha/events.ts';
import { CARDS as cards70 } from './ha/missions.ts';
import { CARDS as cards71 } from './ha/personnel.ts';
import { CARDS as cards72 } from './ha/ships.ts';
import { CARDS as cards73 } from './hf.ts';
import { CARDS as cards74 } from './hf2.ts';
import { CARDS as cards75 } from './hf3.ts';
import { CARDS as cards76 } from './hf4.ts';
import { CARDS as cards77 } from './hf6.ts';
import { CARDS as cards78 } from './ic.ts';
import { CARDS as cards79 } from './lfl.ts';
import { CARDS as cards80 } from './llap.ts';
import { CARDS as cards81 } from './lookinggla.ts';
import { CARDS as cards82 } from './maquis.ts';
import { CARDS as cards83 } from './metamorpho.ts';
import { CARDS as cards84 } from './mm.ts';
import { CARDS as cards85 } from './otsd.ts';
import { CARDS as cards86 } from './premiere/alien-groupie.ts';
import { CARDS as cards87 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards88 } from './premiere/artifacts.ts';
import { CARDS as cards89 } from './premiere/crosis.ts';
import { CARDS as cards90 } from './premiere/cytherians.ts';
import { CARDS as cards91 } from './premiere/dilemmas.ts';
import { CARDS as cards92 } from './premiere/disruptor-overload.ts';
import { CARDS as cards93 } from './premiere/distortion-field.ts';
import { CARDS as cards94 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards95 } from './premiere/equipment.ts';
import { CARDS as cards96 } from './premiere/escape-pod.ts';
import { CARDS as cards97 } from './premiere/events.ts';
import { CARDS as cards98 } from './premiere/facilities.ts';
import { CARDS as cards99 } from './premiere/honor-challenge.ts';
import { CARDS as cards100 } from './premiere/hugh.ts';
import { CARDS as cards101 } from './premiere/interrupts.ts';
import { CARDS as cards102 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards103 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards104 } from './premiere/lore-returns.ts';
import { CARDS as cards105 } from './premiere/loss-of-orbital-stability.ts';
import { CARDS as cards106 } from './premiere/particle-fountain.ts';
import { CARDS as cards107 } from './premiere/personnel.ts';
import { CARDS as cards108 } from './premiere/q-net.ts';
import { CARDS as cards109 } from './premiere/ship-seizure.ts';
import { CARDS as cards110 } from './premiere/spacedock.ts';
import { CARDS as cards111 } from './premiere/supernova.ts';
import { CARDS as cards112 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards113 } from './premiere/temporal-rift.ts';
import { CARDS as cards114 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards115 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards116 } from './premiere/wormhole.ts';
import { CARDS as cards117 } from './prewarp.ts';
import { CARDS as cards118 } from './qc/arbiter-of-succession.ts';
import { CARDS as cards119 } from './qc/calamarain.ts';
import { CARDS as cards120 } from './qc/dilemmas.ts';
import { CARDS as cards121 } from './qc/equipment.ts';
import { CARDS as cards122 } from './qc/facilities.ts';
import { CARDS as cards123 } from './qc/missions.ts';
import { CARDS as cards124 } from './qc/personnel.ts';
import { CARDS as cards125 } from './rif.ts';
import { CARDS as cards126 } from './roa.ts';
import { CARDS as cards127 } from './sas.ts';
import { CARDS as cards128 } from './sdii.ts';
import { CARDS as cards129 } from './sog.ts';
import { CARDS as cards130 } from './terran.ts';
import { CARDS as cards131 } from './tgq.ts';
import { CARDS as cards132 } from './tmp.ts';
import { CARDS as cards133 } from './tng/attention-all-hands.ts';
import { CARDS as cards134 } from './tng/business-gambit.ts';
import { CARDS as cards135 } from './tng/dilemmas.ts';
import { CARDS as cards136 } from './tng/events.ts';
import { CARDS as cards137 } from './tng/get-it-done.ts';
import { CARDS as cards138 } from './tng/incidents.ts';
import { CARDS as cards139 } from './tng/missions.ts';
import { CARDS as cards140 } from './tng/personnel.ts';
import { CARDS as cards141 } from './tng/ships.ts';
import { CARDS as cards142 } from './tnz.ts';
import { CARDS as cards143 } from './tribble.ts';
import { CARDS as cards144 } from './tstl.ts';
import { CARDS as cards145 } from './twt/bajoran-shrine.ts';
import { CARDS as cards146 } from './twt/council-of-warriors.ts';
import { CARDS as cards147 } from './twt/dilemmas.ts';
import { CARDS as cards148 } from './twt/events.ts';
import { CARDS as cards149 } from './twt/personnel.ts';
import { CARDS as cards150 } from './twt/ships.ts';
import { CARDS as cards151 } from './twt/tactics.ts';
import { CARDS as cards152 } from './voy/dilemmas.ts';
import { CARDS as cards153 } from './voy/divert-power.ts';
import { CARDS as cards154 } from './voy/equipment.ts';
import { CARDS as cards155 } from './voy/events.ts';
import { CARDS as cards156 } from './voy/facilities.ts';
import { CARDS as cards157 } from './voy/handshake.ts';
import { CARDS as cards158 } from './voy/interrupts.ts';
import { CARDS as cards159 } from './voy/missions.ts';
import { CARDS as cards160 } from './voy/objectives.ts';
import { CARDS as cards161 } from './voy/personnel.ts';
import { CARDS as cards162 } from './voy/ships.ts';
import { CARDS as cards163 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards164 } from './vp.ts';

/** The cards of each file in this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2pg', cards0],
  ['20th', cards1],
  ['agt', cards2],
  ['au/dilemmas', cards3],
  ['au/doorways', cards4],
  ['au/events', cards5],
  ['au/facilities', cards6],
  ['au/missions', cards7],
  ['au/personnel', cards8],
  ['awayteam', cards9],
  ['bog/artifacts', cards10],
  ['bog/blood-oath', cards11],
  ['bog/dilemmas', cards12],
  ['bog/doorways', cards13],
  ['bog/equipment', cards14],
  ['bog/incidents', cards15],
  ['bog/missions', cards16],
  ['bog/personnel', cards17],
  ['bog/ships', cards18],
  ['bog/tactics', cards19],
  ['borg', cards20],
  ['bp', cards21],
  ['brokenbow', cards22],
  ['cage', cards23],
  ['coc', cards24],
  ['comingofag', cards25],
  ['crossover', cards26],
  ['dom/dilemmas', cards27],
  ['dom/equipment', cards28],
  ['dom/events', cards29],
  ['dom/facilities', cards30],
  ['dom/missions', cards31],
  ['dom/objectives', cards32],
  ['dom/personnel', cards33],
  ['dom/ships', cards34],
  ['dow', cards35],
  ['ds9/bajoran-wormhole', cards36],
  ['ds9/dilemmas', cards37],
  ['ds9/dropping-in', cards38],
  ['ds9/equipment', cards39],
  ['ds9/events', cards40],
  ['ds9/explore-gamma-quadrant', cards41],
  ['ds9/facilities', cards42],
  ['ds9/file-mission-report', cards43],
  ['ds9/hq-secure-homeworld', cards44],
  ['ds9/interrupts', cards45],
  ['ds9/missions', cards46],
  ['ds9/ops', cards47],
  ['ds9/personnel', cards48],
  ['ds9/ships', cards49],
  ['ds9/sites', cards50],
  ['efc', cards51],
  ['emissary', cards52],
  ['engage', cards53],
  ['enterprise', cards54],
  ['ep', cards55],
  ['equilibriu', cards56],
  ['faj', cards57],
  ['fc/assign-mission-specialists', cards58],
  ['fc/dilemmas', cards59],
  ['fc/equipment', cards60],
  ['fc/events', cards61],
  ['fc/missions', cards62],
  ['fc/personnel', cards63],
  ['fc/ships', cards64],
  ['gift', cards65],
  ['ha/clone-machine', cards66],
  ['ha/dilemmas', cards67],
  ['ha/equipment', cards68],
  ['ha/events', cards69],
  ['ha/missions', cards70],
  ['ha/personnel', cards71],
  ['ha/ships', cards72],
  ['hf', cards73],
  ['hf2', cards74],
  ['hf3', cards75],
  ['hf4', cards76],
  ['hf6', cards77],
  ['ic', cards78],
  ['lfl', cards79],
  ['llap', cards80],
  ['lookinggla', cards81],
  ['maquis', cards82],
  ['metamorpho', cards83],
  ['mm', cards84],
  ['otsd', cards85],
  ['premiere/alien-groupie', cards86],
  ['premiere/anti-time-anomaly', cards87],
  ['premiere/artifacts', cards88],
  ['premiere/crosis', cards89],
  ['premiere/cytherians', cards90],
  ['premiere/dilemmas', cards91],
  ['premiere/disruptor-overload', cards92],
  ['premiere/distortion-field', cards93],
  ['premiere/emergency-transporter-armbands', cards94],
  ['premiere/equipment', cards95],
  ['premiere/escape-pod', cards96],
  ['premiere/events', cards97],
  ['premiere/facilities', cards98],
  ['premiere/honor-challenge', cards99],
  ['premiere/hugh', cards100],
  ['premiere/interrupts', cards101],
  ['premiere/klingon-death-yell', cards102],
  ['premiere/klingon-right-of-vengeance', cards103],
  ['premiere/lore-returns', cards104],
  ['premiere/loss-of-orbital-stability', cards105],
  ['premiere/particle-fountain', cards106],
  ['premiere/personnel', cards107],
  ['premiere/q-net', cards108],
  ['premiere/ship-seizure', cards109],
  ['premiere/spacedock', cards110],
  ['premiere/supernova', cards111],
  ['premiere/telepathic-alien-kidnappers', cards112],
  ['premiere/temporal-rift', cards113],
  ['premiere/the-traveler-transcendence', cards114],
  ['premiere/vulcan-mindmeld', cards115],
  ['premiere/wormhole', cards116],
  ['prewarp', cards117],
  ['qc/arbiter-of-succession', cards118],
  ['qc/calamarain', cards119],
  ['qc/dilemmas', cards120],
  ['qc/equipment', cards121],
  ['qc/facilities', cards122],
  ['qc/missions', cards123],
  ['qc/personnel', cards124],
  ['rif', cards125],
  ['roa', cards126],
  ['sas', cards127],
  ['sdii', cards128],
  ['sog', cards129],
  ['terran', cards130],
  ['tgq', cards131],
  ['tmp', cards132],
  ['tng/attention-all-hands', cards133],
  ['tng/business-gambit', cards134],
  ['tng/dilemmas', cards135],
  ['tng/events', cards136],
  ['tng/get-it-done', cards137],
  ['tng/incidents', cards138],
  ['tng/missions', cards139],
  ['tng/personnel', cards140],
  ['tng/ships', cards141],
  ['tnz', cards142],
  ['tribble', cards143],
  ['tstl', cards144],
  ['twt/bajoran-shrine', cards145],
  ['twt/council-of-warriors', cards146],
  ['twt/dilemmas', cards147],
  ['twt/events', cards148],
  ['twt/personnel', cards149],
  ['twt/ships', cards150],
  ['twt/tactics', cards151],
  ['voy/dilemmas', cards152],
  ['voy/divert-power', cards153],
  ['voy/equipment', cards154],
  ['voy/events', cards155],
  ['voy/facilities', cards156],
  ['voy/handshake', cards157],
  ['voy/interrupts', cards158],
  ['voy/missions', cards159],
  ['voy/objectives', cards160],
  ['voy/personnel', cards161],
  ['voy/ships', cards162],
  ['voy/temporal-micro-wormhole', cards163],
  ['vp', cards164],
];
