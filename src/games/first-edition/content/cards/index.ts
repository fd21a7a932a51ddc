// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';
import { CARDS as cards0 } from './2pg.ts';
import { CARDS as cards1 } from './20th.ts';
import { FACTS as facts2 } from './50.ts';
import { CARDS as cards3, FACTS as facts3 } from './agt.ts';
import { FACTS as facts4 } from './armade.ts';
import { CARDS as cards5, KINDS as kinds5 } from './au/alternate-universe-door.ts';
import { FACTS as facts6 } from './au/artifacts.ts';
import { CARDS as cards7 } from './au/dilemmas.ts';
import { CARDS as cards8, KINDS as kinds8 } from './au/edo-probe.ts';
import { CARDS as cards9, FACTS as facts9 } from './au/events.ts';
import { CARDS as cards10 } from './au/facilities.ts';
import { FACTS as facts11 } from './au/interrupts.ts';
import { CARDS as cards12 } from './au/missions.ts';
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
import { CARDS as cards109, FACTS as facts109 } from './lfl.ts';
import { CARDS as cards110, FACTS as facts110 } from './llap.ts';
import { CARDS as cards111, FACTS as facts111 } from './lookinggla.ts';
import { CARDS as cards112, FACTS as facts112 } from './maquis.ts';
import { CARDS as cards113, FACTS as facts113 } from './metamorpho.ts';
import { CARDS as cards114, KINDS as kinds114 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards115, KINDS as kinds115 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards116, FACTS as facts116 } from './mm.ts';
import { CARDS as cards117, KINDS as kinds117 } from './otsd/impose-order.ts';
import { CARDS as cards118, FACTS as facts118 } from './otsd.ts';
import { FACTS as facts119 } from './plw.ts';
import { CARDS as cards120 } from './premiere/alien-groupie.ts';
import { CARDS as cards121, KINDS as kinds121 } from './premiere/alien-parasites.ts';
import { CARDS as cards122 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards123 } from './premiere/artifacts.ts';
import { CARDS as cards124, KINDS as kinds124 } from './premiere/birth-of-junior.ts';
import { CARDS as cards125, KINDS as kinds125 } from './premiere/borg-ship.ts';
import { CARDS as cards126 } from './premiere/crosis.ts';
import { CARDS as cards127 } from './premiere/cytherians.ts';
import { CARDS as cards128 } from './premiere/dilemmas.ts';
import { CARDS as cards129 } from './premiere/disruptor-overload.ts';
import { CARDS as cards130, KINDS as kinds130 } from './premiere/distortion-field.ts';
import { CARDS as cards131 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards132, KINDS as kinds132 } from './premiere/energy-vortex.ts';
import { CARDS as cards133 } from './premiere/equipment.ts';
import { CARDS as cards134 } from './premiere/escape-pod.ts';
import { CARDS as cards135 } from './premiere/events.ts';
import { CARDS as cards136, KINDS as kinds136 } from './premiere/exocomp.ts';
import { CARDS as cards137 } from './premiere/facilities.ts';
import { CARDS as cards138 } from './premiere/honor-challenge.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/hugh.ts';
import { CARDS as cards140, KINDS as kinds140 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards141 } from './premiere/interrupts.ts';
import { CARDS as cards142 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards143, KINDS as kinds143 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards144 } from './premiere/lore-returns.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/lores-fingernail.ts';
import { CARDS as cards146 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts147 } from './premiere/missions.ts';
import { CARDS as cards148 } from './premiere/particle-fountain.ts';
import { CARDS as cards149, KINDS as kinds149 } from './premiere/portal-guard.ts';
import { CARDS as cards150 } from './premiere/q-net.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/red-alert.ts';
import { CARDS as cards153 } from './premiere/ship-seizure.ts';
import { CARDS as cards154 } from './premiere/spacedock.ts';
import { CARDS as cards155, KINDS as kinds155 } from './premiere/subspace-schism.ts';
import { CARDS as cards156, KINDS as kinds156 } from './premiere/supernova.ts';
import { CARDS as cards157 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards159 } from './premiere/temporal-rift.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/the-juggler.ts';
import { CARDS as cards161 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards162 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/wormhole.ts';
import { CARDS as cards164 } from './prewarp.ts';
import { CARDS as cards165, KINDS as kinds165 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts166 } from './qc/artifacts.ts';
import { CARDS as cards167, KINDS as kinds167 } from './qc/calamarain.ts';
import { CARDS as cards168 } from './qc/dilemmas.ts';
import { FACTS as facts169 } from './qc/doorways.ts';
import { CARDS as cards170 } from './qc/equipment.ts';
import { FACTS as facts171 } from './qc/events.ts';
import { CARDS as cards172 } from './qc/facilities.ts';
import { FACTS as facts173 } from './qc/interrupts.ts';
import { CARDS as cards174, KINDS as kinds174 } from './qc/investigate-legend.ts';
import { CARDS as cards175 } from './qc/missions.ts';
import { CARDS as cards176, KINDS as kinds176 } from './qc/nebula.ts';
import { CARDS as cards177, FACTS as facts177 } from './qc/personnel.ts';
import { FACTS as facts178 } from './qc/q-dilemmas.ts';
import { FACTS as facts179 } from './qc/q-events.ts';
import { FACTS as facts180 } from './qc/q-interrupts.ts';
import { FACTS as facts181 } from './qc/q-missions.ts';
import { CARDS as cards182, KINDS as kinds182 } from './qc/qs-vicious-animal-things.ts';
import { FACTS as facts183 } from './qwho.ts';
import { CARDS as cards184 } from './rif.ts';
import { CARDS as cards185, FACTS as facts185 } from './roa.ts';
import { CARDS as cards186, FACTS as facts186 } from './sas.ts';
import { CARDS as cards187, FACTS as facts187 } from './sdii.ts';
import { CARDS as cards188, FACTS as facts188 } from './sog.ts';
import { CARDS as cards189, FACTS as facts189 } from './terran.ts';
import { CARDS as cards190, FACTS as facts190 } from './tgq.ts';
import { CARDS as cards191, KINDS as kinds191 } from './tmp/god.ts';
import { CARDS as cards192, FACTS as facts192 } from './tmp.ts';
import { CARDS as cards193 } from './tng/attention-all-hands.ts';
import { CARDS as cards194 } from './tng/business-gambit.ts';
import { CARDS as cards195 } from './tng/dilemmas.ts';
import { CARDS as cards196 } from './tng/events.ts';
import { CARDS as cards197, KINDS as kinds197 } from './tng/ferengi-ambush.ts';
import { CARDS as cards198, KINDS as kinds198 } from './tng/get-it-done.ts';
import { CARDS as cards199 } from './tng/incidents.ts';
import { CARDS as cards200 } from './tng/missions.ts';
import { CARDS as cards201 } from './tng/personnel.ts';
import { CARDS as cards202, FACTS as facts202 } from './tng/ships.ts';
import { CARDS as cards203 } from './tnz.ts';
import { CARDS as cards204 } from './tribble.ts';
import { CARDS as cards205, KINDS as kinds205 } from './tstl/hunter-probe.ts';
import { CARDS as cards206, FACTS as facts206 } from './tstl.ts';
import { FACTS as facts207 } from './twt/artifacts.ts';
import { CARDS as cards208 } from './twt/bajoran-shrine.ts';
import { CARDS as cards209, KINDS as kinds209 } from './twt/council-of-warriors.ts';
import { CARDS as cards210 } from './twt/dilemmas.ts';
import { FACTS as facts211 } from './twt/doorways.ts';
import { CARDS as cards212, FACTS as facts212 } from './twt/events.ts';
import { FACTS as facts213 } from './twt/incidents.ts';
import { FACTS as facts214 } from './twt/objectives.ts';
import { CARDS as cards215, FACTS as facts215 } from './twt/personnel.ts';
import { FACTS as facts216 } from './twt/q-dilemmas.ts';
import { CARDS as cards217, FACTS as facts217 } from './twt/ships.ts';
import { CARDS as cards218 } from './twt/tactics.ts';
import { CARDS as cards219 } from './voy/dilemmas.ts';
import { CARDS as cards220 } from './voy/divert-power.ts';
import { FACTS as facts221 } from './voy/doorways.ts';
import { CARDS as cards222 } from './voy/equipment.ts';
import { CARDS as cards223, FACTS as facts223 } from './voy/events.ts';
import { CARDS as cards224 } from './voy/facilities.ts';
import { CARDS as cards225 } from './voy/handshake.ts';
import { FACTS as facts226 } from './voy/incidents.ts';
import { CARDS as cards227, FACTS as facts227 } from './voy/interrupts.ts';
import { CARDS as cards228 } from './voy/missions.ts';
import { CARDS as cards229, FACTS as facts229 } from './voy/objectives.ts';
import { CARDS as cards230 } from './voy/personnel.ts';
import { CARDS as cards231, KINDS as kinds231 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards232, FACTS as facts232 } from './voy/ships.ts';
import { CARDS as cards233 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards234 } from './vp.ts';
import { FACTS as facts235 } from './wp2017.ts';
import { FACTS as facts236 } from './wpemissary.ts';

/** The rules of cards in each file of this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2pg', cards0],
  ['20th', cards1],
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
  ['lfl', cards109],
  ['llap', cards110],
  ['lookinggla', cards111],
  ['maquis', cards112],
  ['metamorpho', cards113],
  ['mm/a-fast-ship-would-be-nice', cards114],
  ['mm/denevan-neural-parasites', cards115],
  ['mm', cards116],
  ['otsd/impose-order', cards117],
  ['otsd', cards118],
  ['premiere/alien-groupie', cards120],
  ['premiere/alien-parasites', cards121],
  ['premiere/anti-time-anomaly', cards122],
  ['premiere/artifacts', cards123],
  ['premiere/birth-of-junior', cards124],
  ['premiere/borg-ship', cards125],
  ['premiere/crosis', cards126],
  ['premiere/cytherians', cards127],
  ['premiere/dilemmas', cards128],
  ['premiere/disruptor-overload', cards129],
  ['premiere/distortion-field', cards130],
  ['premiere/emergency-transporter-armbands', cards131],
  ['premiere/energy-vortex', cards132],
  ['premiere/equipment', cards133],
  ['premiere/escape-pod', cards134],
  ['premiere/events', cards135],
  ['premiere/exocomp', cards136],
  ['premiere/facilities', cards137],
  ['premiere/honor-challenge', cards138],
  ['premiere/hugh', cards139],
  ['premiere/iconian-computer-weapon', cards140],
  ['premiere/interrupts', cards141],
  ['premiere/klingon-death-yell', cards142],
  ['premiere/klingon-right-of-vengeance', cards143],
  ['premiere/lore-returns', cards144],
  ['premiere/lores-fingernail', cards145],
  ['premiere/loss-of-orbital-stability', cards146],
  ['premiere/particle-fountain', cards148],
  ['premiere/portal-guard', cards149],
  ['premiere/q-net', cards150],
  ['premiere/raise-the-stakes', cards151],
  ['premiere/red-alert', cards152],
  ['premiere/ship-seizure', cards153],
  ['premiere/spacedock', cards154],
  ['premiere/subspace-schism', cards155],
  ['premiere/supernova', cards156],
  ['premiere/telepathic-alien-kidnappers', cards157],
  ['premiere/temporal-causality-loop', cards158],
  ['premiere/temporal-rift', cards159],
  ['premiere/the-juggler', cards160],
  ['premiere/the-traveler-transcendence', cards161],
  ['premiere/vulcan-mindmeld', cards162],
  ['premiere/wormhole', cards163],
  ['prewarp', cards164],
  ['qc/arbiter-of-succession', cards165],
  ['qc/calamarain', cards167],
  ['qc/dilemmas', cards168],
  ['qc/equipment', cards170],
  ['qc/facilities', cards172],
  ['qc/investigate-legend', cards174],
  ['qc/missions', cards175],
  ['qc/nebula', cards176],
  ['qc/personnel', cards177],
  ['qc/qs-vicious-animal-things', cards182],
  ['rif', cards184],
  ['roa', cards185],
  ['sas', cards186],
  ['sdii', cards187],
  ['sog', cards188],
  ['terran', cards189],
  ['tgq', cards190],
  ['tmp/god', cards191],
  ['tmp', cards192],
  ['tng/attention-all-hands', cards193],
  ['tng/business-gambit', cards194],
  ['tng/dilemmas', cards195],
  ['tng/events', cards196],
  ['tng/ferengi-ambush', cards197],
  ['tng/get-it-done', cards198],
  ['tng/incidents', cards199],
  ['tng/missions', cards200],
  ['tng/personnel', cards201],
  ['tng/ships', cards202],
  ['tnz', cards203],
  ['tribble', cards204],
  ['tstl/hunter-probe', cards205],
  ['tstl', cards206],
  ['twt/bajoran-shrine', cards208],
  ['twt/council-of-warriors', cards209],
  ['twt/dilemmas', cards210],
  ['twt/events', cards212],
  ['twt/personnel', cards215],
  ['twt/ships', cards217],
  ['twt/tactics', cards218],
  ['voy/dilemmas', cards219],
  ['voy/divert-power', cards220],
  ['voy/equipment', cards222],
  ['voy/events', cards223],
  ['voy/facilities', cards224],
  ['voy/handshake', cards225],
  ['voy/interrupts', cards227],
  ['voy/missions', cards228],
  ['voy/objectives', cards229],
  ['voy/personnel', cards230],
  ['voy/reinitialize-warp-reaction', cards231],
  ['voy/ships', cards232],
  ['voy/temporal-micro-wormhole', cards233],
  ['vp', cards234],
];

/** The facts of cards without a rule in each file, by its path without “.ts”. */
export const FACT_FILES: readonly (readonly [file: string, cards: CardFacts])[] = [
  ['50', facts2],
  ['agt', facts3],
  ['armade', facts4],
  ['au/artifacts', facts6],
  ['au/events', facts9],
  ['au/interrupts', facts11],
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
  ['lfl', facts109],
  ['llap', facts110],
  ['lookinggla', facts111],
  ['maquis', facts112],
  ['metamorpho', facts113],
  ['mm', facts116],
  ['otsd', facts118],
  ['plw', facts119],
  ['premiere/missions', facts147],
  ['qc/artifacts', facts166],
  ['qc/doorways', facts169],
  ['qc/events', facts171],
  ['qc/interrupts', facts173],
  ['qc/personnel', facts177],
  ['qc/q-dilemmas', facts178],
  ['qc/q-events', facts179],
  ['qc/q-interrupts', facts180],
  ['qc/q-missions', facts181],
  ['qwho', facts183],
  ['roa', facts185],
  ['sas', facts186],
  ['sdii', facts187],
  ['sog', facts188],
  ['terran', facts189],
  ['tgq', facts190],
  ['tmp', facts192],
  ['tng/ships', facts202],
  ['tstl', facts206],
  ['twt/artifacts', facts207],
  ['twt/doorways', facts211],
  ['twt/events', facts212],
  ['twt/incidents', facts213],
  ['twt/objectives', facts214],
  ['twt/personnel', facts215],
  ['twt/q-dilemmas', facts216],
  ['twt/ships', facts217],
  ['voy/doorways', facts221],
  ['voy/events', facts223],
  ['voy/incidents', facts226],
  ['voy/interrupts', facts227],
  ['voy/objectives', facts229],
  ['voy/ships', facts232],
  ['wp2017', facts235],
  ['wpemissary', facts236],
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
  ...kinds114,
  ...kinds115,
  ...kinds117,
  ...kinds121,
  ...kinds124,
  ...kinds125,
  ...kinds130,
  ...kinds132,
  ...kinds136,
  ...kinds139,
  ...kinds140,
  ...kinds143,
  ...kinds145,
  ...kinds149,
  ...kinds151,
  ...kinds152,
  ...kinds155,
  ...kinds156,
  ...kinds158,
  ...kinds160,
  ...kinds163,
  ...kinds165,
  ...kinds167,
  ...kinds174,
  ...kinds176,
  ...kinds182,
  ...kinds191,
  ...kinds197,
  ...kinds198,
  ...kinds205,
  ...kinds209,
  ...kinds231,
};
