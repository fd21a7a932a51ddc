// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';
import { CARDS as cards0 } from './2pg.ts';
import { CARDS as cards1 } from './20th.ts';
import { CARDS as cards2, FACTS as facts2 } from './50.ts';
import { CARDS as cards3, FACTS as facts3 } from './agt.ts';
import { FACTS as facts4 } from './armade.ts';
import { CARDS as cards5, KINDS as kinds5 } from './au/alternate-universe-door.ts';
import { FACTS as facts6 } from './au/artifacts.ts';
import { CARDS as cards7 } from './au/dilemmas.ts';
import { CARDS as cards8, KINDS as kinds8 } from './au/edo-probe.ts';
import { CARDS as cards9, FACTS as facts9 } from './au/events.ts';
import { CARDS as cards10 } from './au/facilities.ts';
import { FACTS as facts11 } from './au/interrupts.ts';
import { CARDS as cards12, FACTS as facts12 } from './au/missions.ts';
import { CARDS as cards13 } from './au/personnel.ts';
import { FACTS as facts14 } from './au/ships.ts';
import { CARDS as cards15, KINDS as kinds15 } from './au/the-gatherers.ts';
import { CARDS as cards16 } from './awayteam.ts';
import { CARDS as cards17 } from './bog/artifacts.ts';
import { CARDS as cards18 } from './bog/blood-oath.ts';
import { CARDS as cards19 } from './bog/dilemmas.ts';
import { CARDS as cards20, FACTS as facts20 } from './bog/doorways.ts';
import { CARDS as cards21 } from './bog/equipment.ts';
import { FACTS as facts22 } from './bog/events.ts';
import { FACTS as facts23 } from './bog/incidents.ts';
import { CARDS as cards24 } from './bog/missions.ts';
import { FACTS as facts25 } from './bog/objectives.ts';
import { CARDS as cards26 } from './bog/personnel.ts';
import { CARDS as cards27, FACTS as facts27 } from './bog/ships.ts';
import { CARDS as cards28, KINDS as kinds28 } from './bog/sniper.ts';
import { CARDS as cards29 } from './bog/tactics.ts';
import { CARDS as cards30, FACTS as facts30 } from './borg.ts';
import { CARDS as cards31, FACTS as facts31 } from './bp.ts';
import { CARDS as cards32, FACTS as facts32 } from './brokenbow.ts';
import { CARDS as cards33, FACTS as facts33 } from './cage.ts';
import { CARDS as cards34, FACTS as facts34 } from './coc.ts';
import { FACTS as facts35 } from './coldfront.ts';
import { CARDS as cards36 } from './comingofag.ts';
import { CARDS as cards37, FACTS as facts37 } from './crossover.ts';
import { FACTS as facts38 } from './dom/artifacts.ts';
import { CARDS as cards39 } from './dom/dilemmas.ts';
import { CARDS as cards40, KINDS as kinds40 } from './dom/engage-cloak.ts';
import { CARDS as cards41 } from './dom/equipment.ts';
import { CARDS as cards42, FACTS as facts42 } from './dom/events.ts';
import { CARDS as cards43 } from './dom/facilities.ts';
import { FACTS as facts44 } from './dom/interrupts.ts';
import { CARDS as cards45, FACTS as facts45 } from './dom/missions.ts';
import { FACTS as facts46 } from './dom/objectives.ts';
import { CARDS as cards47 } from './dom/personnel.ts';
import { CARDS as cards48, KINDS as kinds48 } from './dom/remote-supply-depot.ts';
import { CARDS as cards49, FACTS as facts49 } from './dom/ships.ts';
import { CARDS as cards50, FACTS as facts50 } from './dow.ts';
import { FACTS as facts51 } from './ds9/artifacts.ts';
import { CARDS as cards52, KINDS as kinds52 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards53 } from './ds9/dilemmas.ts';
import { FACTS as facts54 } from './ds9/doorways.ts';
import { CARDS as cards55, KINDS as kinds55 } from './ds9/dropping-in.ts';
import { CARDS as cards56 } from './ds9/equipment.ts';
import { CARDS as cards57, FACTS as facts57 } from './ds9/events.ts';
import { CARDS as cards58 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards59 } from './ds9/facilities.ts';
import { CARDS as cards60 } from './ds9/file-mission-report.ts';
import { CARDS as cards61 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards62, FACTS as facts62 } from './ds9/interrupts.ts';
import { CARDS as cards63, FACTS as facts63 } from './ds9/missions.ts';
import { FACTS as facts64 } from './ds9/objectives.ts';
import { CARDS as cards65 } from './ds9/ops.ts';
import { CARDS as cards66, FACTS as facts66 } from './ds9/personnel.ts';
import { FACTS as facts67 } from './ds9/q-dilemmas.ts';
import { CARDS as cards68, KINDS as kinds68 } from './ds9/security-office.ts';
import { CARDS as cards69, FACTS as facts69 } from './ds9/ships.ts';
import { CARDS as cards70 } from './ds9/sites.ts';
import { CARDS as cards71, FACTS as facts71 } from './efc.ts';
import { CARDS as cards72, FACTS as facts72 } from './emissary.ts';
import { CARDS as cards73, FACTS as facts73 } from './engage.ts';
import { CARDS as cards74, FACTS as facts74 } from './enterprise.ts';
import { CARDS as cards75 } from './ep.ts';
import { CARDS as cards76 } from './equilibriu.ts';
import { CARDS as cards77, FACTS as facts77 } from './faj.ts';
import { FACTS as facts78 } from './fc/artifacts.ts';
import { CARDS as cards79 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards80 } from './fc/dilemmas.ts';
import { FACTS as facts81 } from './fc/doorways.ts';
import { CARDS as cards82 } from './fc/equipment.ts';
import { CARDS as cards83, FACTS as facts83 } from './fc/events.ts';
import { FACTS as facts84 } from './fc/interrupts.ts';
import { CARDS as cards85 } from './fc/missions.ts';
import { FACTS as facts86 } from './fc/objectives.ts';
import { CARDS as cards87 } from './fc/personnel.ts';
import { CARDS as cards88 } from './fc/ships.ts';
import { CARDS as cards89, FACTS as facts89 } from './gift.ts';
import { FACTS as facts90 } from './ha/artifacts.ts';
import { CARDS as cards91 } from './ha/clone-machine.ts';
import { CARDS as cards92 } from './ha/dilemmas.ts';
import { FACTS as facts93 } from './ha/doorways.ts';
import { CARDS as cards94, FACTS as facts94 } from './ha/equipment.ts';
import { CARDS as cards95, FACTS as facts95 } from './ha/events.ts';
import { FACTS as facts96 } from './ha/incidents.ts';
import { CARDS as cards97 } from './ha/missions.ts';
import { FACTS as facts98 } from './ha/objectives.ts';
import { CARDS as cards99 } from './ha/personnel.ts';
import { CARDS as cards100 } from './ha/ships.ts';
import { CARDS as cards101 } from './hf.ts';
import { CARDS as cards102, KINDS as kinds102 } from './hf2/dig.ts';
import { CARDS as cards103, KINDS as kinds103 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards104 } from './hf2.ts';
import { CARDS as cards105, FACTS as facts105 } from './hf3.ts';
import { CARDS as cards106, FACTS as facts106 } from './hf4.ts';
import { CARDS as cards107 } from './hf6.ts';
import { CARDS as cards108, FACTS as facts108 } from './ic.ts';
import { CARDS as cards109 } from './imd.ts';
import { CARDS as cards110, FACTS as facts110 } from './lfl.ts';
import { CARDS as cards111, FACTS as facts111 } from './llap.ts';
import { CARDS as cards112, FACTS as facts112 } from './lookinggla.ts';
import { CARDS as cards113, FACTS as facts113 } from './maquis.ts';
import { CARDS as cards114, FACTS as facts114 } from './metamorpho.ts';
import { CARDS as cards115, KINDS as kinds115 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards116, KINDS as kinds116 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards117, FACTS as facts117 } from './mm.ts';
import { CARDS as cards118, KINDS as kinds118 } from './otsd/impose-order.ts';
import { CARDS as cards119, FACTS as facts119 } from './otsd.ts';
import { CARDS as cards120, FACTS as facts120 } from './plw.ts';
import { CARDS as cards121 } from './premiere/alien-groupie.ts';
import { CARDS as cards122, KINDS as kinds122 } from './premiere/alien-parasites.ts';
import { CARDS as cards123 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards124 } from './premiere/artifacts.ts';
import { CARDS as cards125, KINDS as kinds125 } from './premiere/birth-of-junior.ts';
import { CARDS as cards126, KINDS as kinds126 } from './premiere/borg-ship.ts';
import { CARDS as cards127 } from './premiere/crosis.ts';
import { CARDS as cards128 } from './premiere/cytherians.ts';
import { CARDS as cards129 } from './premiere/dilemmas.ts';
import { CARDS as cards130 } from './premiere/disruptor-overload.ts';
import { CARDS as cards131, KINDS as kinds131 } from './premiere/distortion-field.ts';
import { CARDS as cards132 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards133, KINDS as kinds133 } from './premiere/energy-vortex.ts';
import { CARDS as cards134 } from './premiere/equipment.ts';
import { CARDS as cards135 } from './premiere/escape-pod.ts';
import { CARDS as cards136 } from './premiere/events.ts';
import { CARDS as cards137, KINDS as kinds137 } from './premiere/exocomp.ts';
import { CARDS as cards138 } from './premiere/facilities.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards140 } from './premiere/honor-challenge.ts';
import { CARDS as cards141, KINDS as kinds141 } from './premiere/hugh.ts';
import { CARDS as cards142, KINDS as kinds142 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards143 } from './premiere/interrupts.ts';
import { CARDS as cards144 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards146 } from './premiere/lore-returns.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/lores-fingernail.ts';
import { CARDS as cards148 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts149 } from './premiere/missions.ts';
import { CARDS as cards150 } from './premiere/particle-fountain.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/portal-guard.ts';
import { CARDS as cards152 } from './premiere/q-net.ts';
import { CARDS as cards153, KINDS as kinds153 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards154, KINDS as kinds154 } from './premiere/red-alert.ts';
import { CARDS as cards155 } from './premiere/ship-seizure.ts';
import { CARDS as cards156 } from './premiere/spacedock.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/subspace-schism.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/supernova.ts';
import { CARDS as cards159 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards161 } from './premiere/temporal-rift.ts';
import { CARDS as cards162, KINDS as kinds162 } from './premiere/the-juggler.ts';
import { CARDS as cards163 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards164 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards165, KINDS as kinds165 } from './premiere/wormhole.ts';
import { CARDS as cards166 } from './prewarp.ts';
import { CARDS as cards167, KINDS as kinds167 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts168 } from './qc/artifacts.ts';
import { CARDS as cards169, KINDS as kinds169 } from './qc/calamarain.ts';
import { CARDS as cards170 } from './qc/dilemmas.ts';
import { FACTS as facts171 } from './qc/doorways.ts';
import { CARDS as cards172 } from './qc/equipment.ts';
import { CARDS as cards173, FACTS as facts173 } from './qc/events.ts';
import { CARDS as cards174 } from './qc/facilities.ts';
import { FACTS as facts175 } from './qc/interrupts.ts';
import { CARDS as cards176, KINDS as kinds176 } from './qc/investigate-legend.ts';
import { CARDS as cards177 } from './qc/missions.ts';
import { CARDS as cards178, KINDS as kinds178 } from './qc/nebula.ts';
import { CARDS as cards179, FACTS as facts179 } from './qc/personnel.ts';
import { FACTS as facts180 } from './qc/q-dilemmas.ts';
import { FACTS as facts181 } from './qc/q-events.ts';
import { FACTS as facts182 } from './qc/q-interrupts.ts';
import { FACTS as facts183 } from './qc/q-missions.ts';
import { CARDS as cards184 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards185, FACTS as facts185 } from './qwho.ts';
import { CARDS as cards186 } from './rif.ts';
import { CARDS as cards187, FACTS as facts187 } from './roa.ts';
import { CARDS as cards188, FACTS as facts188 } from './sas.ts';
import { CARDS as cards189, FACTS as facts189 } from './sdii.ts';
import { CARDS as cards190, FACTS as facts190 } from './sog.ts';
import { CARDS as cards191, FACTS as facts191 } from './terran.ts';
import { CARDS as cards192, FACTS as facts192 } from './tgq.ts';
import { CARDS as cards193, KINDS as kinds193 } from './tmp/god.ts';
import { CARDS as cards194, FACTS as facts194 } from './tmp.ts';
import { CARDS as cards195 } from './tng/attention-all-hands.ts';
import { CARDS as cards196 } from './tng/business-gambit.ts';
import { CARDS as cards197 } from './tng/dilemmas.ts';
import { CARDS as cards198 } from './tng/events.ts';
import { CARDS as cards199, KINDS as kinds199 } from './tng/ferengi-ambush.ts';
import { CARDS as cards200, KINDS as kinds200 } from './tng/get-it-done.ts';
import { CARDS as cards201 } from './tng/incidents.ts';
import { CARDS as cards202 } from './tng/missions.ts';
import { CARDS as cards203 } from './tng/personnel.ts';
import { CARDS as cards204, FACTS as facts204 } from './tng/ships.ts';
import { CARDS as cards205 } from './tnz.ts';
import { CARDS as cards206 } from './tribble.ts';
import { CARDS as cards207, KINDS as kinds207 } from './tstl/hunter-probe.ts';
import { CARDS as cards208, FACTS as facts208 } from './tstl.ts';
import { FACTS as facts209 } from './twt/artifacts.ts';
import { CARDS as cards210 } from './twt/bajoran-shrine.ts';
import { CARDS as cards211, KINDS as kinds211 } from './twt/council-of-warriors.ts';
import { CARDS as cards212 } from './twt/dilemmas.ts';
import { FACTS as facts213 } from './twt/doorways.ts';
import { CARDS as cards214, FACTS as facts214 } from './twt/events.ts';
import { FACTS as facts215 } from './twt/incidents.ts';
import { FACTS as facts216 } from './twt/objectives.ts';
import { CARDS as cards217, FACTS as facts217 } from './twt/personnel.ts';
import { FACTS as facts218 } from './twt/q-dilemmas.ts';
import { CARDS as cards219, FACTS as facts219 } from './twt/ships.ts';
import { CARDS as cards220 } from './twt/tactics.ts';
import { CARDS as cards221 } from './voy/dilemmas.ts';
import { CARDS as cards222 } from './voy/divert-power.ts';
import { FACTS as facts223 } from './voy/doorways.ts';
import { CARDS as cards224 } from './voy/equipment.ts';
import { CARDS as cards225, FACTS as facts225 } from './voy/events.ts';
import { CARDS as cards226 } from './voy/facilities.ts';
import { CARDS as cards227 } from './voy/handshake.ts';
import { FACTS as facts228 } from './voy/incidents.ts';
import { CARDS as cards229, FACTS as facts229 } from './voy/interrupts.ts';
import { CARDS as cards230 } from './voy/missions.ts';
import { CARDS as cards231, FACTS as facts231 } from './voy/objectives.ts';
import { CARDS as cards232 } from './voy/personnel.ts';
import { CARDS as cards233, KINDS as kinds233 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards234, FACTS as facts234 } from './voy/ships.ts';
import { CARDS as cards235 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards236 } from './vp.ts';
import { FACTS as facts237 } from './wp2017.ts';
import { FACTS as facts238 } from './wpemissary.ts';

/** The rules of cards in each file of this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2pg', cards0],
  ['20th', cards1],
  ['50', cards2],
  ['agt', cards3],
  ['au/alternate-universe-door', cards5],
  ['au/dilemmas', cards7],
  ['au/edo-probe', cards8],
  ['au/events', cards9],
  ['au/facilities', cards10],
  ['au/missions', cards12],
  ['au/personnel', cards13],
  ['au/the-gatherers', cards15],
  ['awayteam', cards16],
  ['bog/artifacts', cards17],
  ['bog/blood-oath', cards18],
  ['bog/dilemmas', cards19],
  ['bog/doorways', cards20],
  ['bog/equipment', cards21],
  ['bog/missions', cards24],
  ['bog/personnel', cards26],
  ['bog/ships', cards27],
  ['bog/sniper', cards28],
  ['bog/tactics', cards29],
  ['borg', cards30],
  ['bp', cards31],
  ['brokenbow', cards32],
  ['cage', cards33],
  ['coc', cards34],
  ['comingofag', cards36],
  ['crossover', cards37],
  ['dom/dilemmas', cards39],
  ['dom/engage-cloak', cards40],
  ['dom/equipment', cards41],
  ['dom/events', cards42],
  ['dom/facilities', cards43],
  ['dom/missions', cards45],
  ['dom/personnel', cards47],
  ['dom/remote-supply-depot', cards48],
  ['dom/ships', cards49],
  ['dow', cards50],
  ['ds9/bajoran-wormhole', cards52],
  ['ds9/dilemmas', cards53],
  ['ds9/dropping-in', cards55],
  ['ds9/equipment', cards56],
  ['ds9/events', cards57],
  ['ds9/explore-gamma-quadrant', cards58],
  ['ds9/facilities', cards59],
  ['ds9/file-mission-report', cards60],
  ['ds9/hq-secure-homeworld', cards61],
  ['ds9/interrupts', cards62],
  ['ds9/missions', cards63],
  ['ds9/ops', cards65],
  ['ds9/personnel', cards66],
  ['ds9/security-office', cards68],
  ['ds9/ships', cards69],
  ['ds9/sites', cards70],
  ['efc', cards71],
  ['emissary', cards72],
  ['engage', cards73],
  ['enterprise', cards74],
  ['ep', cards75],
  ['equilibriu', cards76],
  ['faj', cards77],
  ['fc/assign-mission-specialists', cards79],
  ['fc/dilemmas', cards80],
  ['fc/equipment', cards82],
  ['fc/events', cards83],
  ['fc/missions', cards85],
  ['fc/personnel', cards87],
  ['fc/ships', cards88],
  ['gift', cards89],
  ['ha/clone-machine', cards91],
  ['ha/dilemmas', cards92],
  ['ha/equipment', cards94],
  ['ha/events', cards95],
  ['ha/missions', cards97],
  ['ha/personnel', cards99],
  ['ha/ships', cards100],
  ['hf', cards101],
  ['hf2/dig', cards102],
  ['hf2/gomtuu-shock-wave', cards103],
  ['hf2', cards104],
  ['hf3', cards105],
  ['hf4', cards106],
  ['hf6', cards107],
  ['ic', cards108],
  ['imd', cards109],
  ['lfl', cards110],
  ['llap', cards111],
  ['lookinggla', cards112],
  ['maquis', cards113],
  ['metamorpho', cards114],
  ['mm/a-fast-ship-would-be-nice', cards115],
  ['mm/denevan-neural-parasites', cards116],
  ['mm', cards117],
  ['otsd/impose-order', cards118],
  ['otsd', cards119],
  ['plw', cards120],
  ['premiere/alien-groupie', cards121],
  ['premiere/alien-parasites', cards122],
  ['premiere/anti-time-anomaly', cards123],
  ['premiere/artifacts', cards124],
  ['premiere/birth-of-junior', cards125],
  ['premiere/borg-ship', cards126],
  ['premiere/crosis', cards127],
  ['premiere/cytherians', cards128],
  ['premiere/dilemmas', cards129],
  ['premiere/disruptor-overload', cards130],
  ['premiere/distortion-field', cards131],
  ['premiere/emergency-transporter-armbands', cards132],
  ['premiere/energy-vortex', cards133],
  ['premiere/equipment', cards134],
  ['premiere/escape-pod', cards135],
  ['premiere/events', cards136],
  ['premiere/exocomp', cards137],
  ['premiere/facilities', cards138],
  ['premiere/genetronic-replicator', cards139],
  ['premiere/honor-challenge', cards140],
  ['premiere/hugh', cards141],
  ['premiere/iconian-computer-weapon', cards142],
  ['premiere/interrupts', cards143],
  ['premiere/klingon-death-yell', cards144],
  ['premiere/klingon-right-of-vengeance', cards145],
  ['premiere/lore-returns', cards146],
  ['premiere/lores-fingernail', cards147],
  ['premiere/loss-of-orbital-stability', cards148],
  ['premiere/particle-fountain', cards150],
  ['premiere/portal-guard', cards151],
  ['premiere/q-net', cards152],
  ['premiere/raise-the-stakes', cards153],
  ['premiere/red-alert', cards154],
  ['premiere/ship-seizure', cards155],
  ['premiere/spacedock', cards156],
  ['premiere/subspace-schism', cards157],
  ['premiere/supernova', cards158],
  ['premiere/telepathic-alien-kidnappers', cards159],
  ['premiere/temporal-causality-loop', cards160],
  ['premiere/temporal-rift', cards161],
  ['premiere/the-juggler', cards162],
  ['premiere/the-traveler-transcendence', cards163],
  ['premiere/vulcan-mindmeld', cards164],
  ['premiere/wormhole', cards165],
  ['prewarp', cards166],
  ['qc/arbiter-of-succession', cards167],
  ['qc/calamarain', cards169],
  ['qc/dilemmas', cards170],
  ['qc/equipment', cards172],
  ['qc/events', cards173],
  ['qc/facilities', cards174],
  ['qc/investigate-legend', cards176],
  ['qc/missions', cards177],
  ['qc/nebula', cards178],
  ['qc/personnel', cards179],
  ['qc/qs-vicious-animal-things', cards184],
  ['qwho', cards185],
  ['rif', cards186],
  ['roa', cards187],
  ['sas', cards188],
  ['sdii', cards189],
  ['sog', cards190],
  ['terran', cards191],
  ['tgq', cards192],
  ['tmp/god', cards193],
  ['tmp', cards194],
  ['tng/attention-all-hands', cards195],
  ['tng/business-gambit', cards196],
  ['tng/dilemmas', cards197],
  ['tng/events', cards198],
  ['tng/ferengi-ambush', cards199],
  ['tng/get-it-done', cards200],
  ['tng/incidents', cards201],
  ['tng/missions', cards202],
  ['tng/personnel', cards203],
  ['tng/ships', cards204],
  ['tnz', cards205],
  ['tribble', cards206],
  ['tstl/hunter-probe', cards207],
  ['tstl', cards208],
  ['twt/bajoran-shrine', cards210],
  ['twt/council-of-warriors', cards211],
  ['twt/dilemmas', cards212],
  ['twt/events', cards214],
  ['twt/personnel', cards217],
  ['twt/ships', cards219],
  ['twt/tactics', cards220],
  ['voy/dilemmas', cards221],
  ['voy/divert-power', cards222],
  ['voy/equipment', cards224],
  ['voy/events', cards225],
  ['voy/facilities', cards226],
  ['voy/handshake', cards227],
  ['voy/interrupts', cards229],
  ['voy/missions', cards230],
  ['voy/objectives', cards231],
  ['voy/personnel', cards232],
  ['voy/reinitialize-warp-reaction', cards233],
  ['voy/ships', cards234],
  ['voy/temporal-micro-wormhole', cards235],
  ['vp', cards236],
];

/** The facts in each file about cards that have no rule, by the file’s path without “.ts”. */
export const FACT_FILES: readonly (readonly [file: string, cards: CardFacts])[] = [
  ['50', facts2],
  ['agt', facts3],
  ['armade', facts4],
  ['au/artifacts', facts6],
  ['au/events', facts9],
  ['au/interrupts', facts11],
  ['au/missions', facts12],
  ['au/ships', facts14],
  ['bog/doorways', facts20],
  ['bog/events', facts22],
  ['bog/incidents', facts23],
  ['bog/objectives', facts25],
  ['bog/ships', facts27],
  ['borg', facts30],
  ['bp', facts31],
  ['brokenbow', facts32],
  ['cage', facts33],
  ['coc', facts34],
  ['coldfront', facts35],
  ['crossover', facts37],
  ['dom/artifacts', facts38],
  ['dom/events', facts42],
  ['dom/interrupts', facts44],
  ['dom/missions', facts45],
  ['dom/objectives', facts46],
  ['dom/ships', facts49],
  ['dow', facts50],
  ['ds9/artifacts', facts51],
  ['ds9/doorways', facts54],
  ['ds9/events', facts57],
  ['ds9/interrupts', facts62],
  ['ds9/missions', facts63],
  ['ds9/objectives', facts64],
  ['ds9/personnel', facts66],
  ['ds9/q-dilemmas', facts67],
  ['ds9/ships', facts69],
  ['efc', facts71],
  ['emissary', facts72],
  ['engage', facts73],
  ['enterprise', facts74],
  ['faj', facts77],
  ['fc/artifacts', facts78],
  ['fc/doorways', facts81],
  ['fc/events', facts83],
  ['fc/interrupts', facts84],
  ['fc/objectives', facts86],
  ['gift', facts89],
  ['ha/artifacts', facts90],
  ['ha/doorways', facts93],
  ['ha/equipment', facts94],
  ['ha/events', facts95],
  ['ha/incidents', facts96],
  ['ha/objectives', facts98],
  ['hf3', facts105],
  ['hf4', facts106],
  ['ic', facts108],
  ['lfl', facts110],
  ['llap', facts111],
  ['lookinggla', facts112],
  ['maquis', facts113],
  ['metamorpho', facts114],
  ['mm', facts117],
  ['otsd', facts119],
  ['plw', facts120],
  ['premiere/missions', facts149],
  ['qc/artifacts', facts168],
  ['qc/doorways', facts171],
  ['qc/events', facts173],
  ['qc/interrupts', facts175],
  ['qc/personnel', facts179],
  ['qc/q-dilemmas', facts180],
  ['qc/q-events', facts181],
  ['qc/q-interrupts', facts182],
  ['qc/q-missions', facts183],
  ['qwho', facts185],
  ['roa', facts187],
  ['sas', facts188],
  ['sdii', facts189],
  ['sog', facts190],
  ['terran', facts191],
  ['tgq', facts192],
  ['tmp', facts194],
  ['tng/ships', facts204],
  ['tstl', facts208],
  ['twt/artifacts', facts209],
  ['twt/doorways', facts213],
  ['twt/events', facts214],
  ['twt/incidents', facts215],
  ['twt/objectives', facts216],
  ['twt/personnel', facts217],
  ['twt/q-dilemmas', facts218],
  ['twt/ships', facts219],
  ['voy/doorways', facts223],
  ['voy/events', facts225],
  ['voy/incidents', facts228],
  ['voy/interrupts', facts229],
  ['voy/objectives', facts231],
  ['voy/ships', facts234],
  ['wp2017', facts237],
  ['wpemissary', facts238],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds5,
  ...kinds8,
  ...kinds15,
  ...kinds28,
  ...kinds40,
  ...kinds48,
  ...kinds52,
  ...kinds55,
  ...kinds68,
  ...kinds102,
  ...kinds103,
  ...kinds115,
  ...kinds116,
  ...kinds118,
  ...kinds122,
  ...kinds125,
  ...kinds126,
  ...kinds131,
  ...kinds133,
  ...kinds137,
  ...kinds139,
  ...kinds141,
  ...kinds142,
  ...kinds145,
  ...kinds147,
  ...kinds151,
  ...kinds153,
  ...kinds154,
  ...kinds157,
  ...kinds158,
  ...kinds160,
  ...kinds162,
  ...kinds165,
  ...kinds167,
  ...kinds169,
  ...kinds176,
  ...kinds178,
  ...kinds193,
  ...kinds199,
  ...kinds200,
  ...kinds207,
  ...kinds211,
  ...kinds233,
};
