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
import { CARDS as cards15, FACTS as facts15 } from './au/ships.ts';
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
import { CARDS as cards31 } from './bog/sniper.ts';
import { CARDS as cards32 } from './bog/tactics.ts';
import { CARDS as cards33 } from './borg/personnel.ts';
import { CARDS as cards34, FACTS as facts34 } from './borg.ts';
import { CARDS as cards35, FACTS as facts35 } from './bp.ts';
import { CARDS as cards36, FACTS as facts36 } from './brokenbow.ts';
import { CARDS as cards37 } from './cage/dilemmas.ts';
import { CARDS as cards38, FACTS as facts38 } from './cage.ts';
import { CARDS as cards39, FACTS as facts39 } from './coc.ts';
import { CARDS as cards40, KINDS as kinds40 } from './coldfront/arik-soong.ts';
import { CARDS as cards41, FACTS as facts41 } from './coldfront.ts';
import { CARDS as cards42 } from './comingofag.ts';
import { CARDS as cards43 } from './crossover/dilemmas.ts';
import { CARDS as cards44, FACTS as facts44 } from './crossover.ts';
import { FACTS as facts45 } from './dom/artifacts.ts';
import { CARDS as cards46 } from './dom/dilemmas.ts';
import { CARDS as cards47, KINDS as kinds47 } from './dom/engage-cloak.ts';
import { CARDS as cards48 } from './dom/equipment.ts';
import { CARDS as cards49, FACTS as facts49 } from './dom/events.ts';
import { CARDS as cards50 } from './dom/facilities.ts';
import { FACTS as facts51 } from './dom/interrupts.ts';
import { CARDS as cards52, FACTS as facts52 } from './dom/missions.ts';
import { FACTS as facts53 } from './dom/objectives.ts';
import { CARDS as cards54, KINDS as kinds54 } from './dom/orb-of-prophecy-and-change.ts';
import { CARDS as cards55 } from './dom/personnel.ts';
import { CARDS as cards56, KINDS as kinds56 } from './dom/remote-supply-depot.ts';
import { CARDS as cards57, FACTS as facts57 } from './dom/ships.ts';
import { CARDS as cards58 } from './dow/dilemmas.ts';
import { CARDS as cards59, FACTS as facts59 } from './dow.ts';
import { FACTS as facts60 } from './ds9/artifacts.ts';
import { CARDS as cards61, KINDS as kinds61 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards62 } from './ds9/dilemmas.ts';
import { FACTS as facts63 } from './ds9/doorways.ts';
import { CARDS as cards64, KINDS as kinds64 } from './ds9/dropping-in.ts';
import { CARDS as cards65 } from './ds9/equipment.ts';
import { CARDS as cards66, FACTS as facts66 } from './ds9/events.ts';
import { CARDS as cards67 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards68 } from './ds9/facilities.ts';
import { CARDS as cards69 } from './ds9/file-mission-report.ts';
import { CARDS as cards70 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards71, FACTS as facts71 } from './ds9/interrupts.ts';
import { CARDS as cards72, FACTS as facts72 } from './ds9/missions.ts';
import { CARDS as cards73, FACTS as facts73 } from './ds9/objectives.ts';
import { CARDS as cards74 } from './ds9/ops.ts';
import { CARDS as cards75, FACTS as facts75 } from './ds9/personnel.ts';
import { FACTS as facts76 } from './ds9/q-dilemmas.ts';
import { CARDS as cards77, KINDS as kinds77 } from './ds9/security-office.ts';
import { CARDS as cards78, FACTS as facts78 } from './ds9/ships.ts';
import { CARDS as cards79 } from './ds9/sites.ts';
import { CARDS as cards80, FACTS as facts80 } from './efc.ts';
import { CARDS as cards81, FACTS as facts81 } from './emissary.ts';
import { CARDS as cards82, FACTS as facts82 } from './engage.ts';
import { CARDS as cards83, FACTS as facts83 } from './enterprise.ts';
import { CARDS as cards84 } from './ep.ts';
import { CARDS as cards85 } from './equilibriu.ts';
import { CARDS as cards86, FACTS as facts86 } from './faj.ts';
import { CARDS as cards87, FACTS as facts87 } from './fc/artifacts.ts';
import { CARDS as cards88 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards89 } from './fc/dilemmas.ts';
import { FACTS as facts90 } from './fc/doorways.ts';
import { CARDS as cards91 } from './fc/equipment.ts';
import { CARDS as cards92, FACTS as facts92 } from './fc/events.ts';
import { CARDS as cards93, FACTS as facts93 } from './fc/interrupts.ts';
import { CARDS as cards94 } from './fc/missions.ts';
import { FACTS as facts95 } from './fc/objectives.ts';
import { CARDS as cards96 } from './fc/personnel.ts';
import { CARDS as cards97, KINDS as kinds97 } from './fc/scorched-hand.ts';
import { CARDS as cards98 } from './fc/ships.ts';
import { CARDS as cards99 } from './gift.ts';
import { FACTS as facts100 } from './ha/artifacts.ts';
import { CARDS as cards101 } from './ha/clone-machine.ts';
import { CARDS as cards102 } from './ha/dilemmas.ts';
import { FACTS as facts103 } from './ha/doorways.ts';
import { CARDS as cards104, FACTS as facts104 } from './ha/equipment.ts';
import { CARDS as cards105, FACTS as facts105 } from './ha/events.ts';
import { FACTS as facts106 } from './ha/incidents.ts';
import { CARDS as cards107 } from './ha/missions.ts';
import { CARDS as cards108, FACTS as facts108 } from './ha/objectives.ts';
import { CARDS as cards109 } from './ha/personnel.ts';
import { CARDS as cards110 } from './ha/ships.ts';
import { CARDS as cards111 } from './hf.ts';
import { CARDS as cards112, KINDS as kinds112 } from './hf2/dig.ts';
import { CARDS as cards113, KINDS as kinds113 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards114 } from './hf2.ts';
import { CARDS as cards115, FACTS as facts115 } from './hf3.ts';
import { CARDS as cards116, FACTS as facts116 } from './hf4.ts';
import { CARDS as cards117 } from './hf6.ts';
import { CARDS as cards118, FACTS as facts118 } from './ic.ts';
import { CARDS as cards119 } from './imd.ts';
import { CARDS as cards120, FACTS as facts120 } from './lfl.ts';
import { CARDS as cards121, FACTS as facts121 } from './llap.ts';
import { CARDS as cards122, FACTS as facts122 } from './lookinggla.ts';
import { CARDS as cards123 } from './ls.ts';
import { CARDS as cards124 } from './maquis.ts';
import { CARDS as cards125, FACTS as facts125 } from './metamorpho.ts';
import { CARDS as cards126, KINDS as kinds126 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards127, KINDS as kinds127 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards128 } from './mm/equipment.ts';
import { CARDS as cards129 } from './mm/ships.ts';
import { CARDS as cards130, FACTS as facts130 } from './mm.ts';
import { CARDS as cards131 } from './nem/dilemmas.ts';
import { CARDS as cards132, FACTS as facts132 } from './nem.ts';
import { CARDS as cards133, KINDS as kinds133 } from './otsd/impose-order.ts';
import { CARDS as cards134, FACTS as facts134 } from './otsd.ts';
import { CARDS as cards135, FACTS as facts135 } from './pl.ts';
import { CARDS as cards136, FACTS as facts136 } from './plw.ts';
import { CARDS as cards137 } from './premiere/alien-groupie.ts';
import { CARDS as cards138, KINDS as kinds138 } from './premiere/alien-parasites.ts';
import { CARDS as cards139 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards140 } from './premiere/artifacts.ts';
import { CARDS as cards141, KINDS as kinds141 } from './premiere/birth-of-junior.ts';
import { CARDS as cards142, KINDS as kinds142 } from './premiere/borg-ship.ts';
import { CARDS as cards143 } from './premiere/crosis.ts';
import { CARDS as cards144 } from './premiere/cytherians.ts';
import { CARDS as cards145 } from './premiere/dilemmas.ts';
import { CARDS as cards146 } from './premiere/disruptor-overload.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/distortion-field.ts';
import { CARDS as cards148 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards149, KINDS as kinds149 } from './premiere/energy-vortex.ts';
import { CARDS as cards150 } from './premiere/equipment.ts';
import { CARDS as cards151 } from './premiere/escape-pod.ts';
import { CARDS as cards152 } from './premiere/events.ts';
import { CARDS as cards153, KINDS as kinds153 } from './premiere/exocomp.ts';
import { CARDS as cards154 } from './premiere/facilities.ts';
import { CARDS as cards155, KINDS as kinds155 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards156 } from './premiere/honor-challenge.ts';
import { CARDS as cards157 } from './premiere/hugh.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards159 } from './premiere/interrupts.ts';
import { CARDS as cards160 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards162 } from './premiere/lore-returns.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/lores-fingernail.ts';
import { CARDS as cards164 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts165 } from './premiere/missions.ts';
import { CARDS as cards166 } from './premiere/particle-fountain.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/portal-guard.ts';
import { CARDS as cards168 } from './premiere/q-net.ts';
import { CARDS as cards169, KINDS as kinds169 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards170, KINDS as kinds170 } from './premiere/red-alert.ts';
import { CARDS as cards171 } from './premiere/ship-seizure.ts';
import { CARDS as cards172 } from './premiere/spacedock.ts';
import { CARDS as cards173, KINDS as kinds173 } from './premiere/subspace-schism.ts';
import { CARDS as cards174, KINDS as kinds174 } from './premiere/supernova.ts';
import { CARDS as cards175 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards176, KINDS as kinds176 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards177 } from './premiere/temporal-rift.ts';
import { CARDS as cards178, KINDS as kinds178 } from './premiere/the-juggler.ts';
import { CARDS as cards179 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards180 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards181, KINDS as kinds181 } from './premiere/wormhole.ts';
import { CARDS as cards182 } from './prewarp.ts';
import { CARDS as cards183, KINDS as kinds183 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts184 } from './qc/artifacts.ts';
import { CARDS as cards185, KINDS as kinds185 } from './qc/calamarain.ts';
import { CARDS as cards186 } from './qc/dilemmas.ts';
import { FACTS as facts187 } from './qc/doorways.ts';
import { CARDS as cards188 } from './qc/equipment.ts';
import { CARDS as cards189, FACTS as facts189 } from './qc/events.ts';
import { CARDS as cards190 } from './qc/facilities.ts';
import { CARDS as cards191, FACTS as facts191 } from './qc/interrupts.ts';
import { CARDS as cards192, KINDS as kinds192 } from './qc/investigate-legend.ts';
import { CARDS as cards193 } from './qc/missions.ts';
import { CARDS as cards194, KINDS as kinds194 } from './qc/nebula.ts';
import { CARDS as cards195, FACTS as facts195 } from './qc/personnel.ts';
import { FACTS as facts196 } from './qc/q-dilemmas.ts';
import { FACTS as facts197 } from './qc/q-events.ts';
import { FACTS as facts198 } from './qc/q-interrupts.ts';
import { FACTS as facts199 } from './qc/q-missions.ts';
import { CARDS as cards200 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards201 } from './qc/ships.ts';
import { CARDS as cards202, FACTS as facts202 } from './qwho.ts';
import { CARDS as cards203 } from './rif/dilemmas.ts';
import { CARDS as cards204 } from './rif.ts';
import { CARDS as cards205, FACTS as facts205 } from './roa.ts';
import { CARDS as cards206, FACTS as facts206 } from './sas.ts';
import { CARDS as cards207, FACTS as facts207 } from './sdii.ts';
import { CARDS as cards208 } from './sfl.ts';
import { CARDS as cards209 } from './sog/dilemmas.ts';
import { CARDS as cards210, FACTS as facts210 } from './sog.ts';
import { CARDS as cards211 } from './sotl.ts';
import { CARDS as cards212, FACTS as facts212 } from './ssttr.ts';
import { CARDS as cards213, FACTS as facts213 } from './terran.ts';
import { CARDS as cards214, FACTS as facts214 } from './tgq.ts';
import { CARDS as cards215, KINDS as kinds215 } from './tmp/god.ts';
import { CARDS as cards216 } from './tmp/personnel.ts';
import { CARDS as cards217, FACTS as facts217 } from './tmp.ts';
import { CARDS as cards218 } from './tng/attention-all-hands.ts';
import { CARDS as cards219 } from './tng/business-gambit.ts';
import { CARDS as cards220 } from './tng/dilemmas.ts';
import { CARDS as cards221 } from './tng/events.ts';
import { CARDS as cards222 } from './tng/ferengi-ambush.ts';
import { CARDS as cards223, KINDS as kinds223 } from './tng/get-it-done.ts';
import { CARDS as cards224 } from './tng/incidents.ts';
import { CARDS as cards225 } from './tng/missions.ts';
import { CARDS as cards226 } from './tng/personnel.ts';
import { CARDS as cards227, FACTS as facts227 } from './tng/ships.ts';
import { CARDS as cards228 } from './tnz/dilemmas.ts';
import { CARDS as cards229 } from './tnz.ts';
import { CARDS as cards230 } from './tribble.ts';
import { CARDS as cards231, KINDS as kinds231 } from './tstl/hunter-probe.ts';
import { CARDS as cards232, FACTS as facts232 } from './tstl.ts';
import { CARDS as cards233, FACTS as facts233 } from './ttne.ts';
import { FACTS as facts234 } from './twt/artifacts.ts';
import { CARDS as cards235 } from './twt/bajoran-shrine.ts';
import { CARDS as cards236, KINDS as kinds236 } from './twt/council-of-warriors.ts';
import { CARDS as cards237 } from './twt/dilemmas.ts';
import { FACTS as facts238 } from './twt/doorways.ts';
import { CARDS as cards239 } from './twt/equipment.ts';
import { CARDS as cards240, FACTS as facts240 } from './twt/events.ts';
import { FACTS as facts241 } from './twt/incidents.ts';
import { CARDS as cards242, FACTS as facts242 } from './twt/objectives.ts';
import { CARDS as cards243, FACTS as facts243 } from './twt/personnel.ts';
import { FACTS as facts244 } from './twt/q-dilemmas.ts';
import { CARDS as cards245, FACTS as facts245 } from './twt/ships.ts';
import { CARDS as cards246 } from './twt/tactics.ts';
import { CARDS as cards247 } from './voy/dilemmas.ts';
import { CARDS as cards248 } from './voy/divert-power.ts';
import { FACTS as facts249 } from './voy/doorways.ts';
import { CARDS as cards250 } from './voy/equipment.ts';
import { CARDS as cards251, FACTS as facts251 } from './voy/events.ts';
import { CARDS as cards252 } from './voy/facilities.ts';
import { CARDS as cards253 } from './voy/handshake.ts';
import { CARDS as cards254, FACTS as facts254 } from './voy/incidents.ts';
import { CARDS as cards255 } from './voy/interrupts.ts';
import { CARDS as cards256 } from './voy/missions.ts';
import { CARDS as cards257, FACTS as facts257 } from './voy/objectives.ts';
import { CARDS as cards258 } from './voy/personnel.ts';
import { CARDS as cards259, FACTS as facts259 } from './voy/ships.ts';
import { CARDS as cards260 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards261 } from './vp/dilemmas.ts';
import { CARDS as cards262 } from './vp.ts';
import { CARDS as cards263, FACTS as facts263 } from './wp2017.ts';
import { CARDS as cards264, FACTS as facts264 } from './wpemissary.ts';

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
  ['au/ships', cards15],
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
  ['borg/personnel', cards33],
  ['borg', cards34],
  ['bp', cards35],
  ['brokenbow', cards36],
  ['cage/dilemmas', cards37],
  ['cage', cards38],
  ['coc', cards39],
  ['coldfront/arik-soong', cards40],
  ['coldfront', cards41],
  ['comingofag', cards42],
  ['crossover/dilemmas', cards43],
  ['crossover', cards44],
  ['dom/dilemmas', cards46],
  ['dom/engage-cloak', cards47],
  ['dom/equipment', cards48],
  ['dom/events', cards49],
  ['dom/facilities', cards50],
  ['dom/missions', cards52],
  ['dom/orb-of-prophecy-and-change', cards54],
  ['dom/personnel', cards55],
  ['dom/remote-supply-depot', cards56],
  ['dom/ships', cards57],
  ['dow/dilemmas', cards58],
  ['dow', cards59],
  ['ds9/bajoran-wormhole', cards61],
  ['ds9/dilemmas', cards62],
  ['ds9/dropping-in', cards64],
  ['ds9/equipment', cards65],
  ['ds9/events', cards66],
  ['ds9/explore-gamma-quadrant', cards67],
  ['ds9/facilities', cards68],
  ['ds9/file-mission-report', cards69],
  ['ds9/hq-secure-homeworld', cards70],
  ['ds9/interrupts', cards71],
  ['ds9/missions', cards72],
  ['ds9/objectives', cards73],
  ['ds9/ops', cards74],
  ['ds9/personnel', cards75],
  ['ds9/security-office', cards77],
  ['ds9/ships', cards78],
  ['ds9/sites', cards79],
  ['efc', cards80],
  ['emissary', cards81],
  ['engage', cards82],
  ['enterprise', cards83],
  ['ep', cards84],
  ['equilibriu', cards85],
  ['faj', cards86],
  ['fc/artifacts', cards87],
  ['fc/assign-mission-specialists', cards88],
  ['fc/dilemmas', cards89],
  ['fc/equipment', cards91],
  ['fc/events', cards92],
  ['fc/interrupts', cards93],
  ['fc/missions', cards94],
  ['fc/personnel', cards96],
  ['fc/scorched-hand', cards97],
  ['fc/ships', cards98],
  ['gift', cards99],
  ['ha/clone-machine', cards101],
  ['ha/dilemmas', cards102],
  ['ha/equipment', cards104],
  ['ha/events', cards105],
  ['ha/missions', cards107],
  ['ha/objectives', cards108],
  ['ha/personnel', cards109],
  ['ha/ships', cards110],
  ['hf', cards111],
  ['hf2/dig', cards112],
  ['hf2/gomtuu-shock-wave', cards113],
  ['hf2', cards114],
  ['hf3', cards115],
  ['hf4', cards116],
  ['hf6', cards117],
  ['ic', cards118],
  ['imd', cards119],
  ['lfl', cards120],
  ['llap', cards121],
  ['lookinggla', cards122],
  ['ls', cards123],
  ['maquis', cards124],
  ['metamorpho', cards125],
  ['mm/a-fast-ship-would-be-nice', cards126],
  ['mm/denevan-neural-parasites', cards127],
  ['mm/equipment', cards128],
  ['mm/ships', cards129],
  ['mm', cards130],
  ['nem/dilemmas', cards131],
  ['nem', cards132],
  ['otsd/impose-order', cards133],
  ['otsd', cards134],
  ['pl', cards135],
  ['plw', cards136],
  ['premiere/alien-groupie', cards137],
  ['premiere/alien-parasites', cards138],
  ['premiere/anti-time-anomaly', cards139],
  ['premiere/artifacts', cards140],
  ['premiere/birth-of-junior', cards141],
  ['premiere/borg-ship', cards142],
  ['premiere/crosis', cards143],
  ['premiere/cytherians', cards144],
  ['premiere/dilemmas', cards145],
  ['premiere/disruptor-overload', cards146],
  ['premiere/distortion-field', cards147],
  ['premiere/emergency-transporter-armbands', cards148],
  ['premiere/energy-vortex', cards149],
  ['premiere/equipment', cards150],
  ['premiere/escape-pod', cards151],
  ['premiere/events', cards152],
  ['premiere/exocomp', cards153],
  ['premiere/facilities', cards154],
  ['premiere/genetronic-replicator', cards155],
  ['premiere/honor-challenge', cards156],
  ['premiere/hugh', cards157],
  ['premiere/iconian-computer-weapon', cards158],
  ['premiere/interrupts', cards159],
  ['premiere/klingon-death-yell', cards160],
  ['premiere/klingon-right-of-vengeance', cards161],
  ['premiere/lore-returns', cards162],
  ['premiere/lores-fingernail', cards163],
  ['premiere/loss-of-orbital-stability', cards164],
  ['premiere/particle-fountain', cards166],
  ['premiere/portal-guard', cards167],
  ['premiere/q-net', cards168],
  ['premiere/raise-the-stakes', cards169],
  ['premiere/red-alert', cards170],
  ['premiere/ship-seizure', cards171],
  ['premiere/spacedock', cards172],
  ['premiere/subspace-schism', cards173],
  ['premiere/supernova', cards174],
  ['premiere/telepathic-alien-kidnappers', cards175],
  ['premiere/temporal-causality-loop', cards176],
  ['premiere/temporal-rift', cards177],
  ['premiere/the-juggler', cards178],
  ['premiere/the-traveler-transcendence', cards179],
  ['premiere/vulcan-mindmeld', cards180],
  ['premiere/wormhole', cards181],
  ['prewarp', cards182],
  ['qc/arbiter-of-succession', cards183],
  ['qc/calamarain', cards185],
  ['qc/dilemmas', cards186],
  ['qc/equipment', cards188],
  ['qc/events', cards189],
  ['qc/facilities', cards190],
  ['qc/interrupts', cards191],
  ['qc/investigate-legend', cards192],
  ['qc/missions', cards193],
  ['qc/nebula', cards194],
  ['qc/personnel', cards195],
  ['qc/qs-vicious-animal-things', cards200],
  ['qc/ships', cards201],
  ['qwho', cards202],
  ['rif/dilemmas', cards203],
  ['rif', cards204],
  ['roa', cards205],
  ['sas', cards206],
  ['sdii', cards207],
  ['sfl', cards208],
  ['sog/dilemmas', cards209],
  ['sog', cards210],
  ['sotl', cards211],
  ['ssttr', cards212],
  ['terran', cards213],
  ['tgq', cards214],
  ['tmp/god', cards215],
  ['tmp/personnel', cards216],
  ['tmp', cards217],
  ['tng/attention-all-hands', cards218],
  ['tng/business-gambit', cards219],
  ['tng/dilemmas', cards220],
  ['tng/events', cards221],
  ['tng/ferengi-ambush', cards222],
  ['tng/get-it-done', cards223],
  ['tng/incidents', cards224],
  ['tng/missions', cards225],
  ['tng/personnel', cards226],
  ['tng/ships', cards227],
  ['tnz/dilemmas', cards228],
  ['tnz', cards229],
  ['tribble', cards230],
  ['tstl/hunter-probe', cards231],
  ['tstl', cards232],
  ['ttne', cards233],
  ['twt/bajoran-shrine', cards235],
  ['twt/council-of-warriors', cards236],
  ['twt/dilemmas', cards237],
  ['twt/equipment', cards239],
  ['twt/events', cards240],
  ['twt/objectives', cards242],
  ['twt/personnel', cards243],
  ['twt/ships', cards245],
  ['twt/tactics', cards246],
  ['voy/dilemmas', cards247],
  ['voy/divert-power', cards248],
  ['voy/equipment', cards250],
  ['voy/events', cards251],
  ['voy/facilities', cards252],
  ['voy/handshake', cards253],
  ['voy/incidents', cards254],
  ['voy/interrupts', cards255],
  ['voy/missions', cards256],
  ['voy/objectives', cards257],
  ['voy/personnel', cards258],
  ['voy/ships', cards259],
  ['voy/temporal-micro-wormhole', cards260],
  ['vp/dilemmas', cards261],
  ['vp', cards262],
  ['wp2017', cards263],
  ['wpemissary', cards264],
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
  ['borg', facts34],
  ['bp', facts35],
  ['brokenbow', facts36],
  ['cage', facts38],
  ['coc', facts39],
  ['coldfront', facts41],
  ['crossover', facts44],
  ['dom/artifacts', facts45],
  ['dom/events', facts49],
  ['dom/interrupts', facts51],
  ['dom/missions', facts52],
  ['dom/objectives', facts53],
  ['dom/ships', facts57],
  ['dow', facts59],
  ['ds9/artifacts', facts60],
  ['ds9/doorways', facts63],
  ['ds9/events', facts66],
  ['ds9/interrupts', facts71],
  ['ds9/missions', facts72],
  ['ds9/objectives', facts73],
  ['ds9/personnel', facts75],
  ['ds9/q-dilemmas', facts76],
  ['ds9/ships', facts78],
  ['efc', facts80],
  ['emissary', facts81],
  ['engage', facts82],
  ['enterprise', facts83],
  ['faj', facts86],
  ['fc/artifacts', facts87],
  ['fc/doorways', facts90],
  ['fc/events', facts92],
  ['fc/interrupts', facts93],
  ['fc/objectives', facts95],
  ['ha/artifacts', facts100],
  ['ha/doorways', facts103],
  ['ha/equipment', facts104],
  ['ha/events', facts105],
  ['ha/incidents', facts106],
  ['ha/objectives', facts108],
  ['hf3', facts115],
  ['hf4', facts116],
  ['ic', facts118],
  ['lfl', facts120],
  ['llap', facts121],
  ['lookinggla', facts122],
  ['metamorpho', facts125],
  ['mm', facts130],
  ['nem', facts132],
  ['otsd', facts134],
  ['pl', facts135],
  ['plw', facts136],
  ['premiere/missions', facts165],
  ['qc/artifacts', facts184],
  ['qc/doorways', facts187],
  ['qc/events', facts189],
  ['qc/interrupts', facts191],
  ['qc/personnel', facts195],
  ['qc/q-dilemmas', facts196],
  ['qc/q-events', facts197],
  ['qc/q-interrupts', facts198],
  ['qc/q-missions', facts199],
  ['qwho', facts202],
  ['roa', facts205],
  ['sas', facts206],
  ['sdii', facts207],
  ['sog', facts210],
  ['ssttr', facts212],
  ['terran', facts213],
  ['tgq', facts214],
  ['tmp', facts217],
  ['tng/ships', facts227],
  ['tstl', facts232],
  ['ttne', facts233],
  ['twt/artifacts', facts234],
  ['twt/doorways', facts238],
  ['twt/events', facts240],
  ['twt/incidents', facts241],
  ['twt/objectives', facts242],
  ['twt/personnel', facts243],
  ['twt/q-dilemmas', facts244],
  ['twt/ships', facts245],
  ['voy/doorways', facts249],
  ['voy/events', facts251],
  ['voy/incidents', facts254],
  ['voy/objectives', facts257],
  ['voy/ships', facts259],
  ['wp2017', facts263],
  ['wpemissary', facts264],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds40,
  ...kinds47,
  ...kinds54,
  ...kinds56,
  ...kinds61,
  ...kinds64,
  ...kinds77,
  ...kinds97,
  ...kinds112,
  ...kinds113,
  ...kinds126,
  ...kinds127,
  ...kinds133,
  ...kinds138,
  ...kinds141,
  ...kinds142,
  ...kinds147,
  ...kinds149,
  ...kinds153,
  ...kinds155,
  ...kinds158,
  ...kinds161,
  ...kinds163,
  ...kinds167,
  ...kinds169,
  ...kinds170,
  ...kinds173,
  ...kinds174,
  ...kinds176,
  ...kinds178,
  ...kinds181,
  ...kinds183,
  ...kinds185,
  ...kinds192,
  ...kinds194,
  ...kinds215,
  ...kinds223,
  ...kinds231,
  ...kinds236,
};
