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
import { CARDS as cards31, KINDS as kinds31 } from './bog/sniper.ts';
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
import { CARDS as cards54 } from './dom/personnel.ts';
import { CARDS as cards55, KINDS as kinds55 } from './dom/remote-supply-depot.ts';
import { CARDS as cards56, FACTS as facts56 } from './dom/ships.ts';
import { CARDS as cards57 } from './dow/dilemmas.ts';
import { CARDS as cards58, FACTS as facts58 } from './dow.ts';
import { FACTS as facts59 } from './ds9/artifacts.ts';
import { CARDS as cards60, KINDS as kinds60 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards61 } from './ds9/dilemmas.ts';
import { FACTS as facts62 } from './ds9/doorways.ts';
import { CARDS as cards63, KINDS as kinds63 } from './ds9/dropping-in.ts';
import { CARDS as cards64 } from './ds9/equipment.ts';
import { CARDS as cards65, FACTS as facts65 } from './ds9/events.ts';
import { CARDS as cards66 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards67 } from './ds9/facilities.ts';
import { CARDS as cards68 } from './ds9/file-mission-report.ts';
import { CARDS as cards69 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards70, FACTS as facts70 } from './ds9/interrupts.ts';
import { CARDS as cards71, FACTS as facts71 } from './ds9/missions.ts';
import { FACTS as facts72 } from './ds9/objectives.ts';
import { CARDS as cards73 } from './ds9/ops.ts';
import { CARDS as cards74, FACTS as facts74 } from './ds9/personnel.ts';
import { FACTS as facts75 } from './ds9/q-dilemmas.ts';
import { CARDS as cards76, KINDS as kinds76 } from './ds9/security-office.ts';
import { CARDS as cards77, FACTS as facts77 } from './ds9/ships.ts';
import { CARDS as cards78 } from './ds9/sites.ts';
import { CARDS as cards79, FACTS as facts79 } from './efc.ts';
import { CARDS as cards80, FACTS as facts80 } from './emissary.ts';
import { CARDS as cards81, FACTS as facts81 } from './engage.ts';
import { CARDS as cards82, KINDS as kinds82 } from './enterprise/temporal-shifting.ts';
import { CARDS as cards83, FACTS as facts83 } from './enterprise.ts';
import { CARDS as cards84 } from './ep.ts';
import { CARDS as cards85 } from './equilibriu.ts';
import { CARDS as cards86, FACTS as facts86 } from './faj.ts';
import { FACTS as facts87 } from './fc/artifacts.ts';
import { CARDS as cards88 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards89 } from './fc/dilemmas.ts';
import { FACTS as facts90 } from './fc/doorways.ts';
import { CARDS as cards91 } from './fc/equipment.ts';
import { CARDS as cards92, FACTS as facts92 } from './fc/events.ts';
import { CARDS as cards93, FACTS as facts93 } from './fc/interrupts.ts';
import { CARDS as cards94 } from './fc/missions.ts';
import { FACTS as facts95 } from './fc/objectives.ts';
import { CARDS as cards96 } from './fc/personnel.ts';
import { CARDS as cards97 } from './fc/ships.ts';
import { CARDS as cards98 } from './gift.ts';
import { FACTS as facts99 } from './ha/artifacts.ts';
import { CARDS as cards100 } from './ha/clone-machine.ts';
import { CARDS as cards101 } from './ha/dilemmas.ts';
import { FACTS as facts102 } from './ha/doorways.ts';
import { CARDS as cards103, FACTS as facts103 } from './ha/equipment.ts';
import { CARDS as cards104, FACTS as facts104 } from './ha/events.ts';
import { FACTS as facts105 } from './ha/incidents.ts';
import { CARDS as cards106 } from './ha/missions.ts';
import { CARDS as cards107, FACTS as facts107 } from './ha/objectives.ts';
import { CARDS as cards108 } from './ha/personnel.ts';
import { CARDS as cards109 } from './ha/ships.ts';
import { CARDS as cards110 } from './hf.ts';
import { CARDS as cards111, KINDS as kinds111 } from './hf2/dig.ts';
import { CARDS as cards112, KINDS as kinds112 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards113 } from './hf2.ts';
import { CARDS as cards114, FACTS as facts114 } from './hf3.ts';
import { CARDS as cards115, FACTS as facts115 } from './hf4.ts';
import { CARDS as cards116 } from './hf6.ts';
import { CARDS as cards117, FACTS as facts117 } from './ic.ts';
import { CARDS as cards118 } from './imd.ts';
import { CARDS as cards119, FACTS as facts119 } from './lfl.ts';
import { CARDS as cards120, FACTS as facts120 } from './llap.ts';
import { CARDS as cards121, FACTS as facts121 } from './lookinggla.ts';
import { CARDS as cards122 } from './ls.ts';
import { CARDS as cards123 } from './maquis.ts';
import { CARDS as cards124, FACTS as facts124 } from './metamorpho.ts';
import { CARDS as cards125, KINDS as kinds125 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards126, KINDS as kinds126 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards127 } from './mm/equipment.ts';
import { CARDS as cards128 } from './mm/ships.ts';
import { CARDS as cards129, FACTS as facts129 } from './mm.ts';
import { CARDS as cards130 } from './nem/dilemmas.ts';
import { CARDS as cards131, FACTS as facts131 } from './nem.ts';
import { CARDS as cards132, KINDS as kinds132 } from './otsd/impose-order.ts';
import { CARDS as cards133, FACTS as facts133 } from './otsd.ts';
import { CARDS as cards134, FACTS as facts134 } from './pl.ts';
import { CARDS as cards135, FACTS as facts135 } from './plw.ts';
import { CARDS as cards136 } from './premiere/alien-groupie.ts';
import { CARDS as cards137, KINDS as kinds137 } from './premiere/alien-parasites.ts';
import { CARDS as cards138 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards139 } from './premiere/artifacts.ts';
import { CARDS as cards140, KINDS as kinds140 } from './premiere/birth-of-junior.ts';
import { CARDS as cards141, KINDS as kinds141 } from './premiere/borg-ship.ts';
import { CARDS as cards142 } from './premiere/crosis.ts';
import { CARDS as cards143 } from './premiere/cytherians.ts';
import { CARDS as cards144 } from './premiere/dilemmas.ts';
import { CARDS as cards145 } from './premiere/disruptor-overload.ts';
import { CARDS as cards146, KINDS as kinds146 } from './premiere/distortion-field.ts';
import { CARDS as cards147 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards148, KINDS as kinds148 } from './premiere/energy-vortex.ts';
import { CARDS as cards149 } from './premiere/equipment.ts';
import { CARDS as cards150 } from './premiere/escape-pod.ts';
import { CARDS as cards151 } from './premiere/events.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/exocomp.ts';
import { CARDS as cards153 } from './premiere/facilities.ts';
import { CARDS as cards154, KINDS as kinds154 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards155 } from './premiere/honor-challenge.ts';
import { CARDS as cards156 } from './premiere/hugh.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards158 } from './premiere/interrupts.ts';
import { CARDS as cards159 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards161 } from './premiere/lore-returns.ts';
import { CARDS as cards162, KINDS as kinds162 } from './premiere/lores-fingernail.ts';
import { CARDS as cards163 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts164 } from './premiere/missions.ts';
import { CARDS as cards165 } from './premiere/particle-fountain.ts';
import { CARDS as cards166, KINDS as kinds166 } from './premiere/portal-guard.ts';
import { CARDS as cards167 } from './premiere/q-net.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards169, KINDS as kinds169 } from './premiere/red-alert.ts';
import { CARDS as cards170 } from './premiere/ship-seizure.ts';
import { CARDS as cards171 } from './premiere/spacedock.ts';
import { CARDS as cards172, KINDS as kinds172 } from './premiere/subspace-schism.ts';
import { CARDS as cards173, KINDS as kinds173 } from './premiere/supernova.ts';
import { CARDS as cards174 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards175, KINDS as kinds175 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards176 } from './premiere/temporal-rift.ts';
import { CARDS as cards177, KINDS as kinds177 } from './premiere/the-juggler.ts';
import { CARDS as cards178 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards179 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards180, KINDS as kinds180 } from './premiere/wormhole.ts';
import { CARDS as cards181 } from './prewarp.ts';
import { CARDS as cards182, KINDS as kinds182 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts183 } from './qc/artifacts.ts';
import { CARDS as cards184, KINDS as kinds184 } from './qc/calamarain.ts';
import { CARDS as cards185 } from './qc/dilemmas.ts';
import { FACTS as facts186 } from './qc/doorways.ts';
import { CARDS as cards187 } from './qc/equipment.ts';
import { CARDS as cards188, FACTS as facts188 } from './qc/events.ts';
import { CARDS as cards189 } from './qc/facilities.ts';
import { CARDS as cards190, FACTS as facts190 } from './qc/interrupts.ts';
import { CARDS as cards191, KINDS as kinds191 } from './qc/investigate-legend.ts';
import { CARDS as cards192 } from './qc/missions.ts';
import { CARDS as cards193, KINDS as kinds193 } from './qc/nebula.ts';
import { CARDS as cards194, FACTS as facts194 } from './qc/personnel.ts';
import { FACTS as facts195 } from './qc/q-dilemmas.ts';
import { FACTS as facts196 } from './qc/q-events.ts';
import { FACTS as facts197 } from './qc/q-interrupts.ts';
import { FACTS as facts198 } from './qc/q-missions.ts';
import { CARDS as cards199 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards200 } from './qc/ships.ts';
import { CARDS as cards201, FACTS as facts201 } from './qwho.ts';
import { CARDS as cards202 } from './rif/dilemmas.ts';
import { CARDS as cards203 } from './rif.ts';
import { CARDS as cards204, FACTS as facts204 } from './roa.ts';
import { CARDS as cards205, FACTS as facts205 } from './sas.ts';
import { CARDS as cards206, FACTS as facts206 } from './sdii.ts';
import { CARDS as cards207 } from './sfl.ts';
import { CARDS as cards208 } from './sog/dilemmas.ts';
import { CARDS as cards209, FACTS as facts209 } from './sog.ts';
import { CARDS as cards210 } from './sotl.ts';
import { CARDS as cards211, FACTS as facts211 } from './ssttr.ts';
import { CARDS as cards212, FACTS as facts212 } from './terran.ts';
import { CARDS as cards213, FACTS as facts213 } from './tgq.ts';
import { CARDS as cards214, KINDS as kinds214 } from './tmp/god.ts';
import { CARDS as cards215 } from './tmp/personnel.ts';
import { CARDS as cards216, FACTS as facts216 } from './tmp.ts';
import { CARDS as cards217 } from './tng/attention-all-hands.ts';
import { CARDS as cards218 } from './tng/business-gambit.ts';
import { CARDS as cards219 } from './tng/dilemmas.ts';
import { CARDS as cards220 } from './tng/events.ts';
import { CARDS as cards221, KINDS as kinds221 } from './tng/ferengi-ambush.ts';
import { CARDS as cards222, KINDS as kinds222 } from './tng/get-it-done.ts';
import { CARDS as cards223 } from './tng/incidents.ts';
import { CARDS as cards224 } from './tng/missions.ts';
import { CARDS as cards225 } from './tng/personnel.ts';
import { CARDS as cards226, FACTS as facts226 } from './tng/ships.ts';
import { CARDS as cards227 } from './tnz/dilemmas.ts';
import { CARDS as cards228 } from './tnz.ts';
import { CARDS as cards229 } from './tribble.ts';
import { CARDS as cards230, KINDS as kinds230 } from './tstl/hunter-probe.ts';
import { CARDS as cards231, FACTS as facts231 } from './tstl.ts';
import { CARDS as cards232, FACTS as facts232 } from './ttne.ts';
import { FACTS as facts233 } from './twt/artifacts.ts';
import { CARDS as cards234 } from './twt/bajoran-shrine.ts';
import { CARDS as cards235, KINDS as kinds235 } from './twt/council-of-warriors.ts';
import { CARDS as cards236 } from './twt/dilemmas.ts';
import { FACTS as facts237 } from './twt/doorways.ts';
import { CARDS as cards238 } from './twt/equipment.ts';
import { CARDS as cards239, FACTS as facts239 } from './twt/events.ts';
import { FACTS as facts240 } from './twt/incidents.ts';
import { CARDS as cards241, FACTS as facts241 } from './twt/objectives.ts';
import { CARDS as cards242, FACTS as facts242 } from './twt/personnel.ts';
import { FACTS as facts243 } from './twt/q-dilemmas.ts';
import { CARDS as cards244, FACTS as facts244 } from './twt/ships.ts';
import { CARDS as cards245 } from './twt/tactics.ts';
import { CARDS as cards246 } from './voy/dilemmas.ts';
import { CARDS as cards247 } from './voy/divert-power.ts';
import { FACTS as facts248 } from './voy/doorways.ts';
import { CARDS as cards249 } from './voy/equipment.ts';
import { CARDS as cards250, FACTS as facts250 } from './voy/events.ts';
import { CARDS as cards251 } from './voy/facilities.ts';
import { CARDS as cards252 } from './voy/handshake.ts';
import { CARDS as cards253, FACTS as facts253 } from './voy/incidents.ts';
import { CARDS as cards254 } from './voy/interrupts.ts';
import { CARDS as cards255 } from './voy/missions.ts';
import { CARDS as cards256, FACTS as facts256 } from './voy/objectives.ts';
import { CARDS as cards257 } from './voy/personnel.ts';
import { CARDS as cards258, FACTS as facts258 } from './voy/ships.ts';
import { CARDS as cards259 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards260 } from './vp/dilemmas.ts';
import { CARDS as cards261 } from './vp.ts';
import { CARDS as cards262, FACTS as facts262 } from './wp2017.ts';
import { CARDS as cards263, FACTS as facts263 } from './wpemissary.ts';

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
  ['dom/personnel', cards54],
  ['dom/remote-supply-depot', cards55],
  ['dom/ships', cards56],
  ['dow/dilemmas', cards57],
  ['dow', cards58],
  ['ds9/bajoran-wormhole', cards60],
  ['ds9/dilemmas', cards61],
  ['ds9/dropping-in', cards63],
  ['ds9/equipment', cards64],
  ['ds9/events', cards65],
  ['ds9/explore-gamma-quadrant', cards66],
  ['ds9/facilities', cards67],
  ['ds9/file-mission-report', cards68],
  ['ds9/hq-secure-homeworld', cards69],
  ['ds9/interrupts', cards70],
  ['ds9/missions', cards71],
  ['ds9/ops', cards73],
  ['ds9/personnel', cards74],
  ['ds9/security-office', cards76],
  ['ds9/ships', cards77],
  ['ds9/sites', cards78],
  ['efc', cards79],
  ['emissary', cards80],
  ['engage', cards81],
  ['enterprise/temporal-shifting', cards82],
  ['enterprise', cards83],
  ['ep', cards84],
  ['equilibriu', cards85],
  ['faj', cards86],
  ['fc/assign-mission-specialists', cards88],
  ['fc/dilemmas', cards89],
  ['fc/equipment', cards91],
  ['fc/events', cards92],
  ['fc/interrupts', cards93],
  ['fc/missions', cards94],
  ['fc/personnel', cards96],
  ['fc/ships', cards97],
  ['gift', cards98],
  ['ha/clone-machine', cards100],
  ['ha/dilemmas', cards101],
  ['ha/equipment', cards103],
  ['ha/events', cards104],
  ['ha/missions', cards106],
  ['ha/objectives', cards107],
  ['ha/personnel', cards108],
  ['ha/ships', cards109],
  ['hf', cards110],
  ['hf2/dig', cards111],
  ['hf2/gomtuu-shock-wave', cards112],
  ['hf2', cards113],
  ['hf3', cards114],
  ['hf4', cards115],
  ['hf6', cards116],
  ['ic', cards117],
  ['imd', cards118],
  ['lfl', cards119],
  ['llap', cards120],
  ['lookinggla', cards121],
  ['ls', cards122],
  ['maquis', cards123],
  ['metamorpho', cards124],
  ['mm/a-fast-ship-would-be-nice', cards125],
  ['mm/denevan-neural-parasites', cards126],
  ['mm/equipment', cards127],
  ['mm/ships', cards128],
  ['mm', cards129],
  ['nem/dilemmas', cards130],
  ['nem', cards131],
  ['otsd/impose-order', cards132],
  ['otsd', cards133],
  ['pl', cards134],
  ['plw', cards135],
  ['premiere/alien-groupie', cards136],
  ['premiere/alien-parasites', cards137],
  ['premiere/anti-time-anomaly', cards138],
  ['premiere/artifacts', cards139],
  ['premiere/birth-of-junior', cards140],
  ['premiere/borg-ship', cards141],
  ['premiere/crosis', cards142],
  ['premiere/cytherians', cards143],
  ['premiere/dilemmas', cards144],
  ['premiere/disruptor-overload', cards145],
  ['premiere/distortion-field', cards146],
  ['premiere/emergency-transporter-armbands', cards147],
  ['premiere/energy-vortex', cards148],
  ['premiere/equipment', cards149],
  ['premiere/escape-pod', cards150],
  ['premiere/events', cards151],
  ['premiere/exocomp', cards152],
  ['premiere/facilities', cards153],
  ['premiere/genetronic-replicator', cards154],
  ['premiere/honor-challenge', cards155],
  ['premiere/hugh', cards156],
  ['premiere/iconian-computer-weapon', cards157],
  ['premiere/interrupts', cards158],
  ['premiere/klingon-death-yell', cards159],
  ['premiere/klingon-right-of-vengeance', cards160],
  ['premiere/lore-returns', cards161],
  ['premiere/lores-fingernail', cards162],
  ['premiere/loss-of-orbital-stability', cards163],
  ['premiere/particle-fountain', cards165],
  ['premiere/portal-guard', cards166],
  ['premiere/q-net', cards167],
  ['premiere/raise-the-stakes', cards168],
  ['premiere/red-alert', cards169],
  ['premiere/ship-seizure', cards170],
  ['premiere/spacedock', cards171],
  ['premiere/subspace-schism', cards172],
  ['premiere/supernova', cards173],
  ['premiere/telepathic-alien-kidnappers', cards174],
  ['premiere/temporal-causality-loop', cards175],
  ['premiere/temporal-rift', cards176],
  ['premiere/the-juggler', cards177],
  ['premiere/the-traveler-transcendence', cards178],
  ['premiere/vulcan-mindmeld', cards179],
  ['premiere/wormhole', cards180],
  ['prewarp', cards181],
  ['qc/arbiter-of-succession', cards182],
  ['qc/calamarain', cards184],
  ['qc/dilemmas', cards185],
  ['qc/equipment', cards187],
  ['qc/events', cards188],
  ['qc/facilities', cards189],
  ['qc/interrupts', cards190],
  ['qc/investigate-legend', cards191],
  ['qc/missions', cards192],
  ['qc/nebula', cards193],
  ['qc/personnel', cards194],
  ['qc/qs-vicious-animal-things', cards199],
  ['qc/ships', cards200],
  ['qwho', cards201],
  ['rif/dilemmas', cards202],
  ['rif', cards203],
  ['roa', cards204],
  ['sas', cards205],
  ['sdii', cards206],
  ['sfl', cards207],
  ['sog/dilemmas', cards208],
  ['sog', cards209],
  ['sotl', cards210],
  ['ssttr', cards211],
  ['terran', cards212],
  ['tgq', cards213],
  ['tmp/god', cards214],
  ['tmp/personnel', cards215],
  ['tmp', cards216],
  ['tng/attention-all-hands', cards217],
  ['tng/business-gambit', cards218],
  ['tng/dilemmas', cards219],
  ['tng/events', cards220],
  ['tng/ferengi-ambush', cards221],
  ['tng/get-it-done', cards222],
  ['tng/incidents', cards223],
  ['tng/missions', cards224],
  ['tng/personnel', cards225],
  ['tng/ships', cards226],
  ['tnz/dilemmas', cards227],
  ['tnz', cards228],
  ['tribble', cards229],
  ['tstl/hunter-probe', cards230],
  ['tstl', cards231],
  ['ttne', cards232],
  ['twt/bajoran-shrine', cards234],
  ['twt/council-of-warriors', cards235],
  ['twt/dilemmas', cards236],
  ['twt/equipment', cards238],
  ['twt/events', cards239],
  ['twt/objectives', cards241],
  ['twt/personnel', cards242],
  ['twt/ships', cards244],
  ['twt/tactics', cards245],
  ['voy/dilemmas', cards246],
  ['voy/divert-power', cards247],
  ['voy/equipment', cards249],
  ['voy/events', cards250],
  ['voy/facilities', cards251],
  ['voy/handshake', cards252],
  ['voy/incidents', cards253],
  ['voy/interrupts', cards254],
  ['voy/missions', cards255],
  ['voy/objectives', cards256],
  ['voy/personnel', cards257],
  ['voy/ships', cards258],
  ['voy/temporal-micro-wormhole', cards259],
  ['vp/dilemmas', cards260],
  ['vp', cards261],
  ['wp2017', cards262],
  ['wpemissary', cards263],
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
  ['dom/ships', facts56],
  ['dow', facts58],
  ['ds9/artifacts', facts59],
  ['ds9/doorways', facts62],
  ['ds9/events', facts65],
  ['ds9/interrupts', facts70],
  ['ds9/missions', facts71],
  ['ds9/objectives', facts72],
  ['ds9/personnel', facts74],
  ['ds9/q-dilemmas', facts75],
  ['ds9/ships', facts77],
  ['efc', facts79],
  ['emissary', facts80],
  ['engage', facts81],
  ['enterprise', facts83],
  ['faj', facts86],
  ['fc/artifacts', facts87],
  ['fc/doorways', facts90],
  ['fc/events', facts92],
  ['fc/interrupts', facts93],
  ['fc/objectives', facts95],
  ['ha/artifacts', facts99],
  ['ha/doorways', facts102],
  ['ha/equipment', facts103],
  ['ha/events', facts104],
  ['ha/incidents', facts105],
  ['ha/objectives', facts107],
  ['hf3', facts114],
  ['hf4', facts115],
  ['ic', facts117],
  ['lfl', facts119],
  ['llap', facts120],
  ['lookinggla', facts121],
  ['metamorpho', facts124],
  ['mm', facts129],
  ['nem', facts131],
  ['otsd', facts133],
  ['pl', facts134],
  ['plw', facts135],
  ['premiere/missions', facts164],
  ['qc/artifacts', facts183],
  ['qc/doorways', facts186],
  ['qc/events', facts188],
  ['qc/interrupts', facts190],
  ['qc/personnel', facts194],
  ['qc/q-dilemmas', facts195],
  ['qc/q-events', facts196],
  ['qc/q-interrupts', facts197],
  ['qc/q-missions', facts198],
  ['qwho', facts201],
  ['roa', facts204],
  ['sas', facts205],
  ['sdii', facts206],
  ['sog', facts209],
  ['ssttr', facts211],
  ['terran', facts212],
  ['tgq', facts213],
  ['tmp', facts216],
  ['tng/ships', facts226],
  ['tstl', facts231],
  ['ttne', facts232],
  ['twt/artifacts', facts233],
  ['twt/doorways', facts237],
  ['twt/events', facts239],
  ['twt/incidents', facts240],
  ['twt/objectives', facts241],
  ['twt/personnel', facts242],
  ['twt/q-dilemmas', facts243],
  ['twt/ships', facts244],
  ['voy/doorways', facts248],
  ['voy/events', facts250],
  ['voy/incidents', facts253],
  ['voy/objectives', facts256],
  ['voy/ships', facts258],
  ['wp2017', facts262],
  ['wpemissary', facts263],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds31,
  ...kinds40,
  ...kinds47,
  ...kinds55,
  ...kinds60,
  ...kinds63,
  ...kinds76,
  ...kinds82,
  ...kinds111,
  ...kinds112,
  ...kinds125,
  ...kinds126,
  ...kinds132,
  ...kinds137,
  ...kinds140,
  ...kinds141,
  ...kinds146,
  ...kinds148,
  ...kinds152,
  ...kinds154,
  ...kinds157,
  ...kinds160,
  ...kinds162,
  ...kinds166,
  ...kinds168,
  ...kinds169,
  ...kinds172,
  ...kinds173,
  ...kinds175,
  ...kinds177,
  ...kinds180,
  ...kinds182,
  ...kinds184,
  ...kinds191,
  ...kinds193,
  ...kinds214,
  ...kinds221,
  ...kinds222,
  ...kinds230,
  ...kinds235,
};
