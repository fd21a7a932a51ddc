// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';
import { CARDS as cards0 } from './2anth.ts';
import { CARDS as cards1 } from './2pg.ts';
import { CARDS as cards2 } from './20th.ts';
import { CARDS as cards3, FACTS as facts3 } from './50.ts';
import { CARDS as cards4, FACTS as facts4 } from './agt.ts';
import { FACTS as facts5 } from './armade.ts';
import { CARDS as cards6, KINDS as kinds6 } from './au/alternate-universe-door.ts';
import { FACTS as facts7 } from './au/artifacts.ts';
import { CARDS as cards8 } from './au/dilemmas.ts';
import { CARDS as cards9, KINDS as kinds9 } from './au/edo-probe.ts';
import { CARDS as cards10, FACTS as facts10 } from './au/events.ts';
import { CARDS as cards11 } from './au/facilities.ts';
import { CARDS as cards12, FACTS as facts12 } from './au/interrupts.ts';
import { CARDS as cards13, FACTS as facts13 } from './au/missions.ts';
import { CARDS as cards14 } from './au/personnel.ts';
import { FACTS as facts15 } from './au/ships.ts';
import { CARDS as cards16, KINDS as kinds16 } from './au/the-gatherers.ts';
import { CARDS as cards17, FACTS as facts17 } from './aut.ts';
import { CARDS as cards18 } from './awayteam.ts';
import { CARDS as cards19 } from './bog/artifacts.ts';
import { CARDS as cards20 } from './bog/blood-oath.ts';
import { CARDS as cards21 } from './bog/dilemmas.ts';
import { CARDS as cards22, FACTS as facts22 } from './bog/doorways.ts';
import { CARDS as cards23 } from './bog/equipment.ts';
import { CARDS as cards24, FACTS as facts24 } from './bog/events.ts';
import { FACTS as facts25 } from './bog/incidents.ts';
import { CARDS as cards26 } from './bog/interrupts.ts';
import { CARDS as cards27 } from './bog/missions.ts';
import { FACTS as facts28 } from './bog/objectives.ts';
import { CARDS as cards29 } from './bog/personnel.ts';
import { CARDS as cards30, FACTS as facts30 } from './bog/ships.ts';
import { CARDS as cards31, KINDS as kinds31 } from './bog/sniper.ts';
import { CARDS as cards32 } from './bog/tactics.ts';
import { CARDS as cards33, FACTS as facts33 } from './borg.ts';
import { CARDS as cards34, FACTS as facts34 } from './bp.ts';
import { CARDS as cards35, FACTS as facts35 } from './brokenbow.ts';
import { CARDS as cards36 } from './cage/dilemmas.ts';
import { CARDS as cards37, FACTS as facts37 } from './cage.ts';
import { CARDS as cards38, FACTS as facts38 } from './coc.ts';
import { CARDS as cards39, FACTS as facts39, KINDS as kinds39 } from './coldfront.ts';
import { CARDS as cards40 } from './comingofag.ts';
import { CARDS as cards41 } from './crossover/dilemmas.ts';
import { CARDS as cards42, FACTS as facts42 } from './crossover.ts';
import { FACTS as facts43 } from './dom/artifacts.ts';
import { CARDS as cards44 } from './dom/dilemmas.ts';
import { CARDS as cards45, KINDS as kinds45 } from './dom/engage-cloak.ts';
import { CARDS as cards46 } from './dom/equipment.ts';
import { CARDS as cards47, FACTS as facts47 } from './dom/events.ts';
import { CARDS as cards48 } from './dom/facilities.ts';
import { FACTS as facts49 } from './dom/interrupts.ts';
import { CARDS as cards50, FACTS as facts50 } from './dom/missions.ts';
import { FACTS as facts51 } from './dom/objectives.ts';
import { CARDS as cards52 } from './dom/personnel.ts';
import { CARDS as cards53, KINDS as kinds53 } from './dom/remote-supply-depot.ts';
import { CARDS as cards54, FACTS as facts54 } from './dom/ships.ts';
import { CARDS as cards55 } from './dow/dilemmas.ts';
import { CARDS as cards56, FACTS as facts56 } from './dow.ts';
import { FACTS as facts57 } from './ds9/artifacts.ts';
import { CARDS as cards58, KINDS as kinds58 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards59 } from './ds9/dilemmas.ts';
import { FACTS as facts60 } from './ds9/doorways.ts';
import { CARDS as cards61, KINDS as kinds61 } from './ds9/dropping-in.ts';
import { CARDS as cards62 } from './ds9/equipment.ts';
import { CARDS as cards63, FACTS as facts63 } from './ds9/events.ts';
import { CARDS as cards64 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards65 } from './ds9/facilities.ts';
import { CARDS as cards66 } from './ds9/file-mission-report.ts';
import { CARDS as cards67 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards68, FACTS as facts68 } from './ds9/interrupts.ts';
import { CARDS as cards69, FACTS as facts69 } from './ds9/missions.ts';
import { FACTS as facts70 } from './ds9/objectives.ts';
import { CARDS as cards71 } from './ds9/ops.ts';
import { CARDS as cards72, FACTS as facts72 } from './ds9/personnel.ts';
import { FACTS as facts73 } from './ds9/q-dilemmas.ts';
import { CARDS as cards74, KINDS as kinds74 } from './ds9/security-office.ts';
import { CARDS as cards75, FACTS as facts75 } from './ds9/ships.ts';
import { CARDS as cards76 } from './ds9/sites.ts';
import { CARDS as cards77, FACTS as facts77 } from './efc.ts';
import { CARDS as cards78, FACTS as facts78 } from './emissary.ts';
import { CARDS as cards79, FACTS as facts79 } from './engage.ts';
import { CARDS as cards80, FACTS as facts80 } from './enterprise.ts';
import { CARDS as cards81 } from './ep.ts';
import { CARDS as cards82 } from './equilibriu.ts';
import { CARDS as cards83, FACTS as facts83 } from './faj.ts';
import { FACTS as facts84 } from './fc/artifacts.ts';
import { CARDS as cards85 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards86 } from './fc/dilemmas.ts';
import { FACTS as facts87 } from './fc/doorways.ts';
import { CARDS as cards88 } from './fc/equipment.ts';
import { CARDS as cards89, FACTS as facts89 } from './fc/events.ts';
import { CARDS as cards90, FACTS as facts90 } from './fc/interrupts.ts';
import { CARDS as cards91 } from './fc/missions.ts';
import { FACTS as facts92 } from './fc/objectives.ts';
import { CARDS as cards93 } from './fc/personnel.ts';
import { CARDS as cards94 } from './fc/ships.ts';
import { CARDS as cards95 } from './gift.ts';
import { FACTS as facts96 } from './ha/artifacts.ts';
import { CARDS as cards97 } from './ha/clone-machine.ts';
import { CARDS as cards98 } from './ha/dilemmas.ts';
import { FACTS as facts99 } from './ha/doorways.ts';
import { CARDS as cards100, FACTS as facts100 } from './ha/equipment.ts';
import { CARDS as cards101, FACTS as facts101 } from './ha/events.ts';
import { FACTS as facts102 } from './ha/incidents.ts';
import { CARDS as cards103 } from './ha/missions.ts';
import { CARDS as cards104, FACTS as facts104 } from './ha/objectives.ts';
import { CARDS as cards105 } from './ha/personnel.ts';
import { CARDS as cards106 } from './ha/ships.ts';
import { CARDS as cards107 } from './hf.ts';
import { CARDS as cards108, KINDS as kinds108 } from './hf2/dig.ts';
import { CARDS as cards109, KINDS as kinds109 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards110 } from './hf2.ts';
import { CARDS as cards111, FACTS as facts111 } from './hf3.ts';
import { CARDS as cards112, FACTS as facts112 } from './hf4.ts';
import { CARDS as cards113 } from './hf6.ts';
import { CARDS as cards114, FACTS as facts114 } from './ic.ts';
import { CARDS as cards115 } from './imd.ts';
import { CARDS as cards116, FACTS as facts116 } from './lfl.ts';
import { CARDS as cards117, FACTS as facts117 } from './llap.ts';
import { CARDS as cards118, FACTS as facts118 } from './lookinggla.ts';
import { CARDS as cards119 } from './ls.ts';
import { CARDS as cards120 } from './maquis.ts';
import { CARDS as cards121, FACTS as facts121 } from './metamorpho.ts';
import { CARDS as cards122, KINDS as kinds122 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards123, KINDS as kinds123 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards124, FACTS as facts124 } from './mm.ts';
import { CARDS as cards125 } from './nem/dilemmas.ts';
import { CARDS as cards126, FACTS as facts126 } from './nem.ts';
import { CARDS as cards127, KINDS as kinds127 } from './otsd/impose-order.ts';
import { CARDS as cards128, FACTS as facts128 } from './otsd.ts';
import { CARDS as cards129, FACTS as facts129 } from './pl.ts';
import { CARDS as cards130, FACTS as facts130 } from './plw.ts';
import { CARDS as cards131 } from './premiere/alien-groupie.ts';
import { CARDS as cards132, KINDS as kinds132 } from './premiere/alien-parasites.ts';
import { CARDS as cards133 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards134 } from './premiere/artifacts.ts';
import { CARDS as cards135, KINDS as kinds135 } from './premiere/birth-of-junior.ts';
import { CARDS as cards136, KINDS as kinds136 } from './premiere/borg-ship.ts';
import { CARDS as cards137 } from './premiere/crosis.ts';
import { CARDS as cards138 } from './premiere/cytherians.ts';
import { CARDS as cards139 } from './premiere/dilemmas.ts';
import { CARDS as cards140 } from './premiere/disruptor-overload.ts';
import { CARDS as cards141, KINDS as kinds141 } from './premiere/distortion-field.ts';
import { CARDS as cards142 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards143, KINDS as kinds143 } from './premiere/energy-vortex.ts';
import { CARDS as cards144 } from './premiere/equipment.ts';
import { CARDS as cards145 } from './premiere/escape-pod.ts';
import { CARDS as cards146 } from './premiere/events.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/exocomp.ts';
import { CARDS as cards148 } from './premiere/facilities.ts';
import { CARDS as cards149, KINDS as kinds149 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards150 } from './premiere/honor-challenge.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/hugh.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards153 } from './premiere/interrupts.ts';
import { CARDS as cards154 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards155, KINDS as kinds155 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards156 } from './premiere/lore-returns.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/lores-fingernail.ts';
import { CARDS as cards158 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts159 } from './premiere/missions.ts';
import { CARDS as cards160 } from './premiere/particle-fountain.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/portal-guard.ts';
import { CARDS as cards162 } from './premiere/q-net.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/red-alert.ts';
import { CARDS as cards165 } from './premiere/ship-seizure.ts';
import { CARDS as cards166 } from './premiere/spacedock.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/subspace-schism.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/supernova.ts';
import { CARDS as cards169 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards170, KINDS as kinds170 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards171 } from './premiere/temporal-rift.ts';
import { CARDS as cards172, KINDS as kinds172 } from './premiere/the-juggler.ts';
import { CARDS as cards173 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards174 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards175, KINDS as kinds175 } from './premiere/wormhole.ts';
import { CARDS as cards176 } from './prewarp.ts';
import { CARDS as cards177, KINDS as kinds177 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts178 } from './qc/artifacts.ts';
import { CARDS as cards179, KINDS as kinds179 } from './qc/calamarain.ts';
import { CARDS as cards180 } from './qc/dilemmas.ts';
import { FACTS as facts181 } from './qc/doorways.ts';
import { CARDS as cards182 } from './qc/equipment.ts';
import { CARDS as cards183, FACTS as facts183 } from './qc/events.ts';
import { CARDS as cards184 } from './qc/facilities.ts';
import { CARDS as cards185, FACTS as facts185 } from './qc/interrupts.ts';
import { CARDS as cards186, KINDS as kinds186 } from './qc/investigate-legend.ts';
import { CARDS as cards187 } from './qc/missions.ts';
import { CARDS as cards188, KINDS as kinds188 } from './qc/nebula.ts';
import { CARDS as cards189, FACTS as facts189 } from './qc/personnel.ts';
import { FACTS as facts190 } from './qc/q-dilemmas.ts';
import { FACTS as facts191 } from './qc/q-events.ts';
import { FACTS as facts192 } from './qc/q-interrupts.ts';
import { FACTS as facts193 } from './qc/q-missions.ts';
import { CARDS as cards194 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards195, FACTS as facts195 } from './qwho.ts';
import { CARDS as cards196 } from './rif/dilemmas.ts';
import { CARDS as cards197 } from './rif.ts';
import { CARDS as cards198, FACTS as facts198 } from './roa.ts';
import { CARDS as cards199, FACTS as facts199 } from './sas.ts';
import { CARDS as cards200, FACTS as facts200 } from './sdii.ts';
import { CARDS as cards201 } from './sfl.ts';
import { CARDS as cards202 } from './sog/dilemmas.ts';
import { CARDS as cards203, FACTS as facts203 } from './sog.ts';
import { CARDS as cards204 } from './sotl.ts';
import { CARDS as cards205, FACTS as facts205 } from './ssttr.ts';
import { CARDS as cards206, FACTS as facts206 } from './terran.ts';
import { CARDS as cards207, FACTS as facts207 } from './tgq.ts';
import { CARDS as cards208, KINDS as kinds208 } from './tmp/god.ts';
import { CARDS as cards209, FACTS as facts209 } from './tmp.ts';
import { CARDS as cards210 } from './tng/attention-all-hands.ts';
import { CARDS as cards211 } from './tng/business-gambit.ts';
import { CARDS as cards212 } from './tng/dilemmas.ts';
import { CARDS as cards213 } from './tng/events.ts';
import { CARDS as cards214, KINDS as kinds214 } from './tng/ferengi-ambush.ts';
import { CARDS as cards215, KINDS as kinds215 } from './tng/get-it-done.ts';
import { CARDS as cards216 } from './tng/incidents.ts';
import { CARDS as cards217 } from './tng/missions.ts';
import { CARDS as cards218 } from './tng/personnel.ts';
import { CARDS as cards219, FACTS as facts219 } from './tng/ships.ts';
import { CARDS as cards220 } from './tnz/dilemmas.ts';
import { CARDS as cards221 } from './tnz.ts';
import { CARDS as cards222 } from './tribble.ts';
import { CARDS as cards223, KINDS as kinds223 } from './tstl/hunter-probe.ts';
import { CARDS as cards224, FACTS as facts224 } from './tstl.ts';
import { FACTS as facts225 } from './ttne.ts';
import { FACTS as facts226 } from './twt/artifacts.ts';
import { CARDS as cards227 } from './twt/bajoran-shrine.ts';
import { CARDS as cards228, KINDS as kinds228 } from './twt/council-of-warriors.ts';
import { CARDS as cards229 } from './twt/dilemmas.ts';
import { FACTS as facts230 } from './twt/doorways.ts';
import { CARDS as cards231, FACTS as facts231 } from './twt/events.ts';
import { FACTS as facts232 } from './twt/incidents.ts';
import { CARDS as cards233, FACTS as facts233 } from './twt/objectives.ts';
import { CARDS as cards234, FACTS as facts234 } from './twt/personnel.ts';
import { FACTS as facts235 } from './twt/q-dilemmas.ts';
import { CARDS as cards236, FACTS as facts236 } from './twt/ships.ts';
import { CARDS as cards237 } from './twt/tactics.ts';
import { CARDS as cards238 } from './voy/dilemmas.ts';
import { CARDS as cards239 } from './voy/divert-power.ts';
import { FACTS as facts240 } from './voy/doorways.ts';
import { CARDS as cards241 } from './voy/equipment.ts';
import { CARDS as cards242, FACTS as facts242 } from './voy/events.ts';
import { CARDS as cards243 } from './voy/facilities.ts';
import { CARDS as cards244 } from './voy/handshake.ts';
import { CARDS as cards245, FACTS as facts245 } from './voy/incidents.ts';
import { CARDS as cards246 } from './voy/interrupts.ts';
import { CARDS as cards247 } from './voy/missions.ts';
import { CARDS as cards248, FACTS as facts248 } from './voy/objectives.ts';
import { CARDS as cards249 } from './voy/personnel.ts';
import { CARDS as cards250, FACTS as facts250 } from './voy/ships.ts';
import { CARDS as cards251 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards252 } from './vp/dilemmas.ts';
import { CARDS as cards253 } from './vp.ts';
import { CARDS as cards254, FACTS as facts254 } from './wp2017.ts';
import { CARDS as cards255, FACTS as facts255 } from './wpemissary.ts';

/** The rules of cards in each file of this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2anth', cards0],
  ['2pg', cards1],
  ['20th', cards2],
  ['50', cards3],
  ['agt', cards4],
  ['au/alternate-universe-door', cards6],
  ['au/dilemmas', cards8],
  ['au/edo-probe', cards9],
  ['au/events', cards10],
  ['au/facilities', cards11],
  ['au/interrupts', cards12],
  ['au/missions', cards13],
  ['au/personnel', cards14],
  ['au/the-gatherers', cards16],
  ['aut', cards17],
  ['awayteam', cards18],
  ['bog/artifacts', cards19],
  ['bog/blood-oath', cards20],
  ['bog/dilemmas', cards21],
  ['bog/doorways', cards22],
  ['bog/equipment', cards23],
  ['bog/events', cards24],
  ['bog/interrupts', cards26],
  ['bog/missions', cards27],
  ['bog/personnel', cards29],
  ['bog/ships', cards30],
  ['bog/sniper', cards31],
  ['bog/tactics', cards32],
  ['borg', cards33],
  ['bp', cards34],
  ['brokenbow', cards35],
  ['cage/dilemmas', cards36],
  ['cage', cards37],
  ['coc', cards38],
  ['coldfront', cards39],
  ['comingofag', cards40],
  ['crossover/dilemmas', cards41],
  ['crossover', cards42],
  ['dom/dilemmas', cards44],
  ['dom/engage-cloak', cards45],
  ['dom/equipment', cards46],
  ['dom/events', cards47],
  ['dom/facilities', cards48],
  ['dom/missions', cards50],
  ['dom/personnel', cards52],
  ['dom/remote-supply-depot', cards53],
  ['dom/ships', cards54],
  ['dow/dilemmas', cards55],
  ['dow', cards56],
  ['ds9/bajoran-wormhole', cards58],
  ['ds9/dilemmas', cards59],
  ['ds9/dropping-in', cards61],
  ['ds9/equipment', cards62],
  ['ds9/events', cards63],
  ['ds9/explore-gamma-quadrant', cards64],
  ['ds9/facilities', cards65],
  ['ds9/file-mission-report', cards66],
  ['ds9/hq-secure-homeworld', cards67],
  ['ds9/interrupts', cards68],
  ['ds9/missions', cards69],
  ['ds9/ops', cards71],
  ['ds9/personnel', cards72],
  ['ds9/security-office', cards74],
  ['ds9/ships', cards75],
  ['ds9/sites', cards76],
  ['efc', cards77],
  ['emissary', cards78],
  ['engage', cards79],
  ['enterprise', cards80],
  ['ep', cards81],
  ['equilibriu', cards82],
  ['faj', cards83],
  ['fc/assign-mission-specialists', cards85],
  ['fc/dilemmas', cards86],
  ['fc/equipment', cards88],
  ['fc/events', cards89],
  ['fc/interrupts', cards90],
  ['fc/missions', cards91],
  ['fc/personnel', cards93],
  ['fc/ships', cards94],
  ['gift', cards95],
  ['ha/clone-machine', cards97],
  ['ha/dilemmas', cards98],
  ['ha/equipment', cards100],
  ['ha/events', cards101],
  ['ha/missions', cards103],
  ['ha/objectives', cards104],
  ['ha/personnel', cards105],
  ['ha/ships', cards106],
  ['hf', cards107],
  ['hf2/dig', cards108],
  ['hf2/gomtuu-shock-wave', cards109],
  ['hf2', cards110],
  ['hf3', cards111],
  ['hf4', cards112],
  ['hf6', cards113],
  ['ic', cards114],
  ['imd', cards115],
  ['lfl', cards116],
  ['llap', cards117],
  ['lookinggla', cards118],
  ['ls', cards119],
  ['maquis', cards120],
  ['metamorpho', cards121],
  ['mm/a-fast-ship-would-be-nice', cards122],
  ['mm/denevan-neural-parasites', cards123],
  ['mm', cards124],
  ['nem/dilemmas', cards125],
  ['nem', cards126],
  ['otsd/impose-order', cards127],
  ['otsd', cards128],
  ['pl', cards129],
  ['plw', cards130],
  ['premiere/alien-groupie', cards131],
  ['premiere/alien-parasites', cards132],
  ['premiere/anti-time-anomaly', cards133],
  ['premiere/artifacts', cards134],
  ['premiere/birth-of-junior', cards135],
  ['premiere/borg-ship', cards136],
  ['premiere/crosis', cards137],
  ['premiere/cytherians', cards138],
  ['premiere/dilemmas', cards139],
  ['premiere/disruptor-overload', cards140],
  ['premiere/distortion-field', cards141],
  ['premiere/emergency-transporter-armbands', cards142],
  ['premiere/energy-vortex', cards143],
  ['premiere/equipment', cards144],
  ['premiere/escape-pod', cards145],
  ['premiere/events', cards146],
  ['premiere/exocomp', cards147],
  ['premiere/facilities', cards148],
  ['premiere/genetronic-replicator', cards149],
  ['premiere/honor-challenge', cards150],
  ['premiere/hugh', cards151],
  ['premiere/iconian-computer-weapon', cards152],
  ['premiere/interrupts', cards153],
  ['premiere/klingon-death-yell', cards154],
  ['premiere/klingon-right-of-vengeance', cards155],
  ['premiere/lore-returns', cards156],
  ['premiere/lores-fingernail', cards157],
  ['premiere/loss-of-orbital-stability', cards158],
  ['premiere/particle-fountain', cards160],
  ['premiere/portal-guard', cards161],
  ['premiere/q-net', cards162],
  ['premiere/raise-the-stakes', cards163],
  ['premiere/red-alert', cards164],
  ['premiere/ship-seizure', cards165],
  ['premiere/spacedock', cards166],
  ['premiere/subspace-schism', cards167],
  ['premiere/supernova', cards168],
  ['premiere/telepathic-alien-kidnappers', cards169],
  ['premiere/temporal-causality-loop', cards170],
  ['premiere/temporal-rift', cards171],
  ['premiere/the-juggler', cards172],
  ['premiere/the-traveler-transcendence', cards173],
  ['premiere/vulcan-mindmeld', cards174],
  ['premiere/wormhole', cards175],
  ['prewarp', cards176],
  ['qc/arbiter-of-succession', cards177],
  ['qc/calamarain', cards179],
  ['qc/dilemmas', cards180],
  ['qc/equipment', cards182],
  ['qc/events', cards183],
  ['qc/facilities', cards184],
  ['qc/interrupts', cards185],
  ['qc/investigate-legend', cards186],
  ['qc/missions', cards187],
  ['qc/nebula', cards188],
  ['qc/personnel', cards189],
  ['qc/qs-vicious-animal-things', cards194],
  ['qwho', cards195],
  ['rif/dilemmas', cards196],
  ['rif', cards197],
  ['roa', cards198],
  ['sas', cards199],
  ['sdii', cards200],
  ['sfl', cards201],
  ['sog/dilemmas', cards202],
  ['sog', cards203],
  ['sotl', cards204],
  ['ssttr', cards205],
  ['terran', cards206],
  ['tgq', cards207],
  ['tmp/god', cards208],
  ['tmp', cards209],
  ['tng/attention-all-hands', cards210],
  ['tng/business-gambit', cards211],
  ['tng/dilemmas', cards212],
  ['tng/events', cards213],
  ['tng/ferengi-ambush', cards214],
  ['tng/get-it-done', cards215],
  ['tng/incidents', cards216],
  ['tng/missions', cards217],
  ['tng/personnel', cards218],
  ['tng/ships', cards219],
  ['tnz/dilemmas', cards220],
  ['tnz', cards221],
  ['tribble', cards222],
  ['tstl/hunter-probe', cards223],
  ['tstl', cards224],
  ['twt/bajoran-shrine', cards227],
  ['twt/council-of-warriors', cards228],
  ['twt/dilemmas', cards229],
  ['twt/events', cards231],
  ['twt/objectives', cards233],
  ['twt/personnel', cards234],
  ['twt/ships', cards236],
  ['twt/tactics', cards237],
  ['voy/dilemmas', cards238],
  ['voy/divert-power', cards239],
  ['voy/equipment', cards241],
  ['voy/events', cards242],
  ['voy/facilities', cards243],
  ['voy/handshake', cards244],
  ['voy/incidents', cards245],
  ['voy/interrupts', cards246],
  ['voy/missions', cards247],
  ['voy/objectives', cards248],
  ['voy/personnel', cards249],
  ['voy/ships', cards250],
  ['voy/temporal-micro-wormhole', cards251],
  ['vp/dilemmas', cards252],
  ['vp', cards253],
  ['wp2017', cards254],
  ['wpemissary', cards255],
];

/** The facts in each file about cards that have no rule, by the file’s path without “.ts”. */
export const FACT_FILES: readonly (readonly [file: string, cards: CardFacts])[] = [
  ['50', facts3],
  ['agt', facts4],
  ['armade', facts5],
  ['au/artifacts', facts7],
  ['au/events', facts10],
  ['au/interrupts', facts12],
  ['au/missions', facts13],
  ['au/ships', facts15],
  ['aut', facts17],
  ['bog/doorways', facts22],
  ['bog/events', facts24],
  ['bog/incidents', facts25],
  ['bog/objectives', facts28],
  ['bog/ships', facts30],
  ['borg', facts33],
  ['bp', facts34],
  ['brokenbow', facts35],
  ['cage', facts37],
  ['coc', facts38],
  ['coldfront', facts39],
  ['crossover', facts42],
  ['dom/artifacts', facts43],
  ['dom/events', facts47],
  ['dom/interrupts', facts49],
  ['dom/missions', facts50],
  ['dom/objectives', facts51],
  ['dom/ships', facts54],
  ['dow', facts56],
  ['ds9/artifacts', facts57],
  ['ds9/doorways', facts60],
  ['ds9/events', facts63],
  ['ds9/interrupts', facts68],
  ['ds9/missions', facts69],
  ['ds9/objectives', facts70],
  ['ds9/personnel', facts72],
  ['ds9/q-dilemmas', facts73],
  ['ds9/ships', facts75],
  ['efc', facts77],
  ['emissary', facts78],
  ['engage', facts79],
  ['enterprise', facts80],
  ['faj', facts83],
  ['fc/artifacts', facts84],
  ['fc/doorways', facts87],
  ['fc/events', facts89],
  ['fc/interrupts', facts90],
  ['fc/objectives', facts92],
  ['ha/artifacts', facts96],
  ['ha/doorways', facts99],
  ['ha/equipment', facts100],
  ['ha/events', facts101],
  ['ha/incidents', facts102],
  ['ha/objectives', facts104],
  ['hf3', facts111],
  ['hf4', facts112],
  ['ic', facts114],
  ['lfl', facts116],
  ['llap', facts117],
  ['lookinggla', facts118],
  ['metamorpho', facts121],
  ['mm', facts124],
  ['nem', facts126],
  ['otsd', facts128],
  ['pl', facts129],
  ['plw', facts130],
  ['premiere/missions', facts159],
  ['qc/artifacts', facts178],
  ['qc/doorways', facts181],
  ['qc/events', facts183],
  ['qc/interrupts', facts185],
  ['qc/personnel', facts189],
  ['qc/q-dilemmas', facts190],
  ['qc/q-events', facts191],
  ['qc/q-interrupts', facts192],
  ['qc/q-missions', facts193],
  ['qwho', facts195],
  ['roa', facts198],
  ['sas', facts199],
  ['sdii', facts200],
  ['sog', facts203],
  ['ssttr', facts205],
  ['terran', facts206],
  ['tgq', facts207],
  ['tmp', facts209],
  ['tng/ships', facts219],
  ['tstl', facts224],
  ['ttne', facts225],
  ['twt/artifacts', facts226],
  ['twt/doorways', facts230],
  ['twt/events', facts231],
  ['twt/incidents', facts232],
  ['twt/objectives', facts233],
  ['twt/personnel', facts234],
  ['twt/q-dilemmas', facts235],
  ['twt/ships', facts236],
  ['voy/doorways', facts240],
  ['voy/events', facts242],
  ['voy/incidents', facts245],
  ['voy/objectives', facts248],
  ['voy/ships', facts250],
  ['wp2017', facts254],
  ['wpemissary', facts255],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds31,
  ...kinds39,
  ...kinds45,
  ...kinds53,
  ...kinds58,
  ...kinds61,
  ...kinds74,
  ...kinds108,
  ...kinds109,
  ...kinds122,
  ...kinds123,
  ...kinds127,
  ...kinds132,
  ...kinds135,
  ...kinds136,
  ...kinds141,
  ...kinds143,
  ...kinds147,
  ...kinds149,
  ...kinds151,
  ...kinds152,
  ...kinds155,
  ...kinds157,
  ...kinds161,
  ...kinds163,
  ...kinds164,
  ...kinds167,
  ...kinds168,
  ...kinds170,
  ...kinds172,
  ...kinds175,
  ...kinds177,
  ...kinds179,
  ...kinds186,
  ...kinds188,
  ...kinds208,
  ...kinds214,
  ...kinds215,
  ...kinds223,
  ...kinds228,
};
