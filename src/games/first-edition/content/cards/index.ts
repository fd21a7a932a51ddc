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
import { CARDS as cards82, FACTS as facts82 } from './enterprise.ts';
import { CARDS as cards83 } from './ep.ts';
import { CARDS as cards84 } from './equilibriu.ts';
import { CARDS as cards85, FACTS as facts85 } from './faj.ts';
import { FACTS as facts86 } from './fc/artifacts.ts';
import { CARDS as cards87 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards88 } from './fc/dilemmas.ts';
import { FACTS as facts89 } from './fc/doorways.ts';
import { CARDS as cards90 } from './fc/equipment.ts';
import { CARDS as cards91, FACTS as facts91 } from './fc/events.ts';
import { CARDS as cards92, FACTS as facts92 } from './fc/interrupts.ts';
import { CARDS as cards93 } from './fc/missions.ts';
import { FACTS as facts94 } from './fc/objectives.ts';
import { CARDS as cards95 } from './fc/personnel.ts';
import { CARDS as cards96 } from './fc/ships.ts';
import { CARDS as cards97 } from './gift.ts';
import { FACTS as facts98 } from './ha/artifacts.ts';
import { CARDS as cards99 } from './ha/clone-machine.ts';
import { CARDS as cards100 } from './ha/dilemmas.ts';
import { FACTS as facts101 } from './ha/doorways.ts';
import { CARDS as cards102, FACTS as facts102 } from './ha/equipment.ts';
import { CARDS as cards103, FACTS as facts103 } from './ha/events.ts';
import { FACTS as facts104 } from './ha/incidents.ts';
import { CARDS as cards105 } from './ha/missions.ts';
import { CARDS as cards106, FACTS as facts106 } from './ha/objectives.ts';
import { CARDS as cards107 } from './ha/personnel.ts';
import { CARDS as cards108 } from './ha/ships.ts';
import { CARDS as cards109 } from './hf.ts';
import { CARDS as cards110, KINDS as kinds110 } from './hf2/dig.ts';
import { CARDS as cards111, KINDS as kinds111 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards112 } from './hf2.ts';
import { CARDS as cards113, FACTS as facts113 } from './hf3.ts';
import { CARDS as cards114, FACTS as facts114 } from './hf4.ts';
import { CARDS as cards115 } from './hf6.ts';
import { CARDS as cards116, FACTS as facts116 } from './ic.ts';
import { CARDS as cards117 } from './imd.ts';
import { CARDS as cards118, FACTS as facts118 } from './lfl.ts';
import { CARDS as cards119, FACTS as facts119 } from './llap.ts';
import { CARDS as cards120, FACTS as facts120 } from './lookinggla.ts';
import { CARDS as cards121 } from './ls.ts';
import { CARDS as cards122 } from './maquis.ts';
import { CARDS as cards123, FACTS as facts123 } from './metamorpho.ts';
import { CARDS as cards124, KINDS as kinds124 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards125, KINDS as kinds125 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards126 } from './mm/equipment.ts';
import { CARDS as cards127 } from './mm/ships.ts';
import { CARDS as cards128, FACTS as facts128 } from './mm.ts';
import { CARDS as cards129 } from './nem/dilemmas.ts';
import { CARDS as cards130, FACTS as facts130 } from './nem.ts';
import { CARDS as cards131, KINDS as kinds131 } from './otsd/impose-order.ts';
import { CARDS as cards132, FACTS as facts132 } from './otsd.ts';
import { CARDS as cards133, FACTS as facts133 } from './pl.ts';
import { CARDS as cards134, FACTS as facts134 } from './plw.ts';
import { CARDS as cards135 } from './premiere/alien-groupie.ts';
import { CARDS as cards136, KINDS as kinds136 } from './premiere/alien-parasites.ts';
import { CARDS as cards137 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards138 } from './premiere/artifacts.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/birth-of-junior.ts';
import { CARDS as cards140, KINDS as kinds140 } from './premiere/borg-ship.ts';
import { CARDS as cards141 } from './premiere/crosis.ts';
import { CARDS as cards142 } from './premiere/cytherians.ts';
import { CARDS as cards143 } from './premiere/dilemmas.ts';
import { CARDS as cards144 } from './premiere/disruptor-overload.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/distortion-field.ts';
import { CARDS as cards146 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/energy-vortex.ts';
import { CARDS as cards148 } from './premiere/equipment.ts';
import { CARDS as cards149 } from './premiere/escape-pod.ts';
import { CARDS as cards150 } from './premiere/events.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/exocomp.ts';
import { CARDS as cards152 } from './premiere/facilities.ts';
import { CARDS as cards153, KINDS as kinds153 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards154 } from './premiere/honor-challenge.ts';
import { CARDS as cards155 } from './premiere/hugh.ts';
import { CARDS as cards156, KINDS as kinds156 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards157 } from './premiere/interrupts.ts';
import { CARDS as cards158 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards159, KINDS as kinds159 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards160 } from './premiere/lore-returns.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/lores-fingernail.ts';
import { CARDS as cards162 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts163 } from './premiere/missions.ts';
import { CARDS as cards164 } from './premiere/particle-fountain.ts';
import { CARDS as cards165, KINDS as kinds165 } from './premiere/portal-guard.ts';
import { CARDS as cards166 } from './premiere/q-net.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/red-alert.ts';
import { CARDS as cards169 } from './premiere/ship-seizure.ts';
import { CARDS as cards170 } from './premiere/spacedock.ts';
import { CARDS as cards171, KINDS as kinds171 } from './premiere/subspace-schism.ts';
import { CARDS as cards172, KINDS as kinds172 } from './premiere/supernova.ts';
import { CARDS as cards173 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards174, KINDS as kinds174 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards175 } from './premiere/temporal-rift.ts';
import { CARDS as cards176, KINDS as kinds176 } from './premiere/the-juggler.ts';
import { CARDS as cards177 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards178 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards179, KINDS as kinds179 } from './premiere/wormhole.ts';
import { CARDS as cards180 } from './prewarp.ts';
import { CARDS as cards181, KINDS as kinds181 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts182 } from './qc/artifacts.ts';
import { CARDS as cards183, KINDS as kinds183 } from './qc/calamarain.ts';
import { CARDS as cards184 } from './qc/dilemmas.ts';
import { FACTS as facts185 } from './qc/doorways.ts';
import { CARDS as cards186 } from './qc/equipment.ts';
import { CARDS as cards187, FACTS as facts187 } from './qc/events.ts';
import { CARDS as cards188 } from './qc/facilities.ts';
import { CARDS as cards189, FACTS as facts189 } from './qc/interrupts.ts';
import { CARDS as cards190, KINDS as kinds190 } from './qc/investigate-legend.ts';
import { CARDS as cards191 } from './qc/missions.ts';
import { CARDS as cards192, KINDS as kinds192 } from './qc/nebula.ts';
import { CARDS as cards193, FACTS as facts193 } from './qc/personnel.ts';
import { FACTS as facts194 } from './qc/q-dilemmas.ts';
import { FACTS as facts195 } from './qc/q-events.ts';
import { FACTS as facts196 } from './qc/q-interrupts.ts';
import { FACTS as facts197 } from './qc/q-missions.ts';
import { CARDS as cards198 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards199 } from './qc/ships.ts';
import { CARDS as cards200, FACTS as facts200 } from './qwho.ts';
import { CARDS as cards201 } from './rif/dilemmas.ts';
import { CARDS as cards202 } from './rif.ts';
import { CARDS as cards203, FACTS as facts203 } from './roa.ts';
import { CARDS as cards204, FACTS as facts204 } from './sas.ts';
import { CARDS as cards205, FACTS as facts205 } from './sdii.ts';
import { CARDS as cards206 } from './sfl.ts';
import { CARDS as cards207 } from './sog/dilemmas.ts';
import { CARDS as cards208, FACTS as facts208 } from './sog.ts';
import { CARDS as cards209 } from './sotl.ts';
import { CARDS as cards210, FACTS as facts210 } from './ssttr.ts';
import { CARDS as cards211, FACTS as facts211 } from './terran.ts';
import { CARDS as cards212, FACTS as facts212 } from './tgq.ts';
import { CARDS as cards213, KINDS as kinds213 } from './tmp/god.ts';
import { CARDS as cards214 } from './tmp/personnel.ts';
import { CARDS as cards215, FACTS as facts215 } from './tmp.ts';
import { CARDS as cards216 } from './tng/attention-all-hands.ts';
import { CARDS as cards217 } from './tng/business-gambit.ts';
import { CARDS as cards218 } from './tng/dilemmas.ts';
import { CARDS as cards219 } from './tng/events.ts';
import { CARDS as cards220, KINDS as kinds220 } from './tng/ferengi-ambush.ts';
import { CARDS as cards221, KINDS as kinds221 } from './tng/get-it-done.ts';
import { CARDS as cards222 } from './tng/incidents.ts';
import { CARDS as cards223 } from './tng/missions.ts';
import { CARDS as cards224 } from './tng/personnel.ts';
import { CARDS as cards225, FACTS as facts225 } from './tng/ships.ts';
import { CARDS as cards226 } from './tnz/dilemmas.ts';
import { CARDS as cards227 } from './tnz.ts';
import { CARDS as cards228 } from './tribble.ts';
import { CARDS as cards229, KINDS as kinds229 } from './tstl/hunter-probe.ts';
import { CARDS as cards230, FACTS as facts230 } from './tstl.ts';
import { CARDS as cards231, FACTS as facts231 } from './ttne.ts';
import { FACTS as facts232 } from './twt/artifacts.ts';
import { CARDS as cards233 } from './twt/bajoran-shrine.ts';
import { CARDS as cards234, KINDS as kinds234 } from './twt/council-of-warriors.ts';
import { CARDS as cards235 } from './twt/dilemmas.ts';
import { CARDS as cards236 } from './twt/equipment.ts';
import { CARDS as cards237, FACTS as facts237 } from './twt/events.ts';
import { FACTS as facts238 } from './twt/incidents.ts';
import { CARDS as cards239, FACTS as facts239 } from './twt/objectives.ts';
import { CARDS as cards240, FACTS as facts240 } from './twt/personnel.ts';
import { FACTS as facts241 } from './twt/q-dilemmas.ts';
import { CARDS as cards242, FACTS as facts242 } from './twt/ships.ts';
import { CARDS as cards243, KINDS as kinds243 } from './twt/storage-compartment-door.ts';
import { CARDS as cards244 } from './twt/tactics.ts';
import { CARDS as cards245 } from './twt/tribbles.ts';
import { CARDS as cards246 } from './twt/troubles.ts';
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
  ['enterprise', cards82],
  ['ep', cards83],
  ['equilibriu', cards84],
  ['faj', cards85],
  ['fc/assign-mission-specialists', cards87],
  ['fc/dilemmas', cards88],
  ['fc/equipment', cards90],
  ['fc/events', cards91],
  ['fc/interrupts', cards92],
  ['fc/missions', cards93],
  ['fc/personnel', cards95],
  ['fc/ships', cards96],
  ['gift', cards97],
  ['ha/clone-machine', cards99],
  ['ha/dilemmas', cards100],
  ['ha/equipment', cards102],
  ['ha/events', cards103],
  ['ha/missions', cards105],
  ['ha/objectives', cards106],
  ['ha/personnel', cards107],
  ['ha/ships', cards108],
  ['hf', cards109],
  ['hf2/dig', cards110],
  ['hf2/gomtuu-shock-wave', cards111],
  ['hf2', cards112],
  ['hf3', cards113],
  ['hf4', cards114],
  ['hf6', cards115],
  ['ic', cards116],
  ['imd', cards117],
  ['lfl', cards118],
  ['llap', cards119],
  ['lookinggla', cards120],
  ['ls', cards121],
  ['maquis', cards122],
  ['metamorpho', cards123],
  ['mm/a-fast-ship-would-be-nice', cards124],
  ['mm/denevan-neural-parasites', cards125],
  ['mm/equipment', cards126],
  ['mm/ships', cards127],
  ['mm', cards128],
  ['nem/dilemmas', cards129],
  ['nem', cards130],
  ['otsd/impose-order', cards131],
  ['otsd', cards132],
  ['pl', cards133],
  ['plw', cards134],
  ['premiere/alien-groupie', cards135],
  ['premiere/alien-parasites', cards136],
  ['premiere/anti-time-anomaly', cards137],
  ['premiere/artifacts', cards138],
  ['premiere/birth-of-junior', cards139],
  ['premiere/borg-ship', cards140],
  ['premiere/crosis', cards141],
  ['premiere/cytherians', cards142],
  ['premiere/dilemmas', cards143],
  ['premiere/disruptor-overload', cards144],
  ['premiere/distortion-field', cards145],
  ['premiere/emergency-transporter-armbands', cards146],
  ['premiere/energy-vortex', cards147],
  ['premiere/equipment', cards148],
  ['premiere/escape-pod', cards149],
  ['premiere/events', cards150],
  ['premiere/exocomp', cards151],
  ['premiere/facilities', cards152],
  ['premiere/genetronic-replicator', cards153],
  ['premiere/honor-challenge', cards154],
  ['premiere/hugh', cards155],
  ['premiere/iconian-computer-weapon', cards156],
  ['premiere/interrupts', cards157],
  ['premiere/klingon-death-yell', cards158],
  ['premiere/klingon-right-of-vengeance', cards159],
  ['premiere/lore-returns', cards160],
  ['premiere/lores-fingernail', cards161],
  ['premiere/loss-of-orbital-stability', cards162],
  ['premiere/particle-fountain', cards164],
  ['premiere/portal-guard', cards165],
  ['premiere/q-net', cards166],
  ['premiere/raise-the-stakes', cards167],
  ['premiere/red-alert', cards168],
  ['premiere/ship-seizure', cards169],
  ['premiere/spacedock', cards170],
  ['premiere/subspace-schism', cards171],
  ['premiere/supernova', cards172],
  ['premiere/telepathic-alien-kidnappers', cards173],
  ['premiere/temporal-causality-loop', cards174],
  ['premiere/temporal-rift', cards175],
  ['premiere/the-juggler', cards176],
  ['premiere/the-traveler-transcendence', cards177],
  ['premiere/vulcan-mindmeld', cards178],
  ['premiere/wormhole', cards179],
  ['prewarp', cards180],
  ['qc/arbiter-of-succession', cards181],
  ['qc/calamarain', cards183],
  ['qc/dilemmas', cards184],
  ['qc/equipment', cards186],
  ['qc/events', cards187],
  ['qc/facilities', cards188],
  ['qc/interrupts', cards189],
  ['qc/investigate-legend', cards190],
  ['qc/missions', cards191],
  ['qc/nebula', cards192],
  ['qc/personnel', cards193],
  ['qc/qs-vicious-animal-things', cards198],
  ['qc/ships', cards199],
  ['qwho', cards200],
  ['rif/dilemmas', cards201],
  ['rif', cards202],
  ['roa', cards203],
  ['sas', cards204],
  ['sdii', cards205],
  ['sfl', cards206],
  ['sog/dilemmas', cards207],
  ['sog', cards208],
  ['sotl', cards209],
  ['ssttr', cards210],
  ['terran', cards211],
  ['tgq', cards212],
  ['tmp/god', cards213],
  ['tmp/personnel', cards214],
  ['tmp', cards215],
  ['tng/attention-all-hands', cards216],
  ['tng/business-gambit', cards217],
  ['tng/dilemmas', cards218],
  ['tng/events', cards219],
  ['tng/ferengi-ambush', cards220],
  ['tng/get-it-done', cards221],
  ['tng/incidents', cards222],
  ['tng/missions', cards223],
  ['tng/personnel', cards224],
  ['tng/ships', cards225],
  ['tnz/dilemmas', cards226],
  ['tnz', cards227],
  ['tribble', cards228],
  ['tstl/hunter-probe', cards229],
  ['tstl', cards230],
  ['ttne', cards231],
  ['twt/bajoran-shrine', cards233],
  ['twt/council-of-warriors', cards234],
  ['twt/dilemmas', cards235],
  ['twt/equipment', cards236],
  ['twt/events', cards237],
  ['twt/objectives', cards239],
  ['twt/personnel', cards240],
  ['twt/ships', cards242],
  ['twt/storage-compartment-door', cards243],
  ['twt/tactics', cards244],
  ['twt/tribbles', cards245],
  ['twt/troubles', cards246],
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
  ['enterprise', facts82],
  ['faj', facts85],
  ['fc/artifacts', facts86],
  ['fc/doorways', facts89],
  ['fc/events', facts91],
  ['fc/interrupts', facts92],
  ['fc/objectives', facts94],
  ['ha/artifacts', facts98],
  ['ha/doorways', facts101],
  ['ha/equipment', facts102],
  ['ha/events', facts103],
  ['ha/incidents', facts104],
  ['ha/objectives', facts106],
  ['hf3', facts113],
  ['hf4', facts114],
  ['ic', facts116],
  ['lfl', facts118],
  ['llap', facts119],
  ['lookinggla', facts120],
  ['metamorpho', facts123],
  ['mm', facts128],
  ['nem', facts130],
  ['otsd', facts132],
  ['pl', facts133],
  ['plw', facts134],
  ['premiere/missions', facts163],
  ['qc/artifacts', facts182],
  ['qc/doorways', facts185],
  ['qc/events', facts187],
  ['qc/interrupts', facts189],
  ['qc/personnel', facts193],
  ['qc/q-dilemmas', facts194],
  ['qc/q-events', facts195],
  ['qc/q-interrupts', facts196],
  ['qc/q-missions', facts197],
  ['qwho', facts200],
  ['roa', facts203],
  ['sas', facts204],
  ['sdii', facts205],
  ['sog', facts208],
  ['ssttr', facts210],
  ['terran', facts211],
  ['tgq', facts212],
  ['tmp', facts215],
  ['tng/ships', facts225],
  ['tstl', facts230],
  ['ttne', facts231],
  ['twt/artifacts', facts232],
  ['twt/events', facts237],
  ['twt/incidents', facts238],
  ['twt/objectives', facts239],
  ['twt/personnel', facts240],
  ['twt/q-dilemmas', facts241],
  ['twt/ships', facts242],
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
  ...kinds31,
  ...kinds40,
  ...kinds47,
  ...kinds55,
  ...kinds60,
  ...kinds63,
  ...kinds76,
  ...kinds110,
  ...kinds111,
  ...kinds124,
  ...kinds125,
  ...kinds131,
  ...kinds136,
  ...kinds139,
  ...kinds140,
  ...kinds145,
  ...kinds147,
  ...kinds151,
  ...kinds153,
  ...kinds156,
  ...kinds159,
  ...kinds161,
  ...kinds165,
  ...kinds167,
  ...kinds168,
  ...kinds171,
  ...kinds172,
  ...kinds174,
  ...kinds176,
  ...kinds179,
  ...kinds181,
  ...kinds183,
  ...kinds190,
  ...kinds192,
  ...kinds213,
  ...kinds220,
  ...kinds221,
  ...kinds229,
  ...kinds234,
  ...kinds243,
};
