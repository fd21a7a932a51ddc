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
import { CARDS as cards11, FACTS as facts11 } from './au/interrupts.ts';
import { CARDS as cards12, FACTS as facts12 } from './au/missions.ts';
import { CARDS as cards13 } from './au/personnel.ts';
import { FACTS as facts14 } from './au/ships.ts';
import { CARDS as cards15, KINDS as kinds15 } from './au/the-gatherers.ts';
import { FACTS as facts16 } from './aut.ts';
import { CARDS as cards17 } from './awayteam.ts';
import { CARDS as cards18 } from './bog/artifacts.ts';
import { CARDS as cards19 } from './bog/blood-oath.ts';
import { CARDS as cards20 } from './bog/dilemmas.ts';
import { CARDS as cards21, FACTS as facts21 } from './bog/doorways.ts';
import { CARDS as cards22 } from './bog/equipment.ts';
import { CARDS as cards23, FACTS as facts23 } from './bog/events.ts';
import { FACTS as facts24 } from './bog/incidents.ts';
import { CARDS as cards25 } from './bog/interrupts.ts';
import { CARDS as cards26 } from './bog/missions.ts';
import { FACTS as facts27 } from './bog/objectives.ts';
import { CARDS as cards28 } from './bog/personnel.ts';
import { CARDS as cards29, FACTS as facts29 } from './bog/ships.ts';
import { CARDS as cards30, KINDS as kinds30 } from './bog/sniper.ts';
import { CARDS as cards31 } from './bog/tactics.ts';
import { CARDS as cards32, FACTS as facts32 } from './borg.ts';
import { CARDS as cards33, FACTS as facts33 } from './bp.ts';
import { CARDS as cards34, FACTS as facts34 } from './brokenbow.ts';
import { CARDS as cards35, FACTS as facts35 } from './cage.ts';
import { CARDS as cards36, FACTS as facts36 } from './coc.ts';
import { CARDS as cards37, FACTS as facts37 } from './coldfront.ts';
import { CARDS as cards38 } from './comingofag.ts';
import { CARDS as cards39, FACTS as facts39 } from './crossover.ts';
import { FACTS as facts40 } from './dom/artifacts.ts';
import { CARDS as cards41 } from './dom/dilemmas.ts';
import { CARDS as cards42, KINDS as kinds42 } from './dom/engage-cloak.ts';
import { CARDS as cards43 } from './dom/equipment.ts';
import { CARDS as cards44, FACTS as facts44 } from './dom/events.ts';
import { CARDS as cards45 } from './dom/facilities.ts';
import { FACTS as facts46 } from './dom/interrupts.ts';
import { CARDS as cards47, FACTS as facts47 } from './dom/missions.ts';
import { FACTS as facts48 } from './dom/objectives.ts';
import { CARDS as cards49 } from './dom/personnel.ts';
import { CARDS as cards50, KINDS as kinds50 } from './dom/remote-supply-depot.ts';
import { CARDS as cards51, FACTS as facts51 } from './dom/ships.ts';
import { CARDS as cards52, FACTS as facts52 } from './dow.ts';
import { FACTS as facts53 } from './ds9/artifacts.ts';
import { CARDS as cards54, KINDS as kinds54 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards55 } from './ds9/dilemmas.ts';
import { FACTS as facts56 } from './ds9/doorways.ts';
import { CARDS as cards57, KINDS as kinds57 } from './ds9/dropping-in.ts';
import { CARDS as cards58 } from './ds9/equipment.ts';
import { CARDS as cards59, FACTS as facts59 } from './ds9/events.ts';
import { CARDS as cards60 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards61 } from './ds9/facilities.ts';
import { CARDS as cards62 } from './ds9/file-mission-report.ts';
import { CARDS as cards63 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards64, FACTS as facts64 } from './ds9/interrupts.ts';
import { CARDS as cards65, FACTS as facts65 } from './ds9/missions.ts';
import { FACTS as facts66 } from './ds9/objectives.ts';
import { CARDS as cards67 } from './ds9/ops.ts';
import { CARDS as cards68, FACTS as facts68 } from './ds9/personnel.ts';
import { FACTS as facts69 } from './ds9/q-dilemmas.ts';
import { CARDS as cards70, KINDS as kinds70 } from './ds9/security-office.ts';
import { CARDS as cards71, FACTS as facts71 } from './ds9/ships.ts';
import { CARDS as cards72 } from './ds9/sites.ts';
import { CARDS as cards73, FACTS as facts73 } from './efc.ts';
import { CARDS as cards74, FACTS as facts74 } from './emissary.ts';
import { CARDS as cards75, FACTS as facts75 } from './engage.ts';
import { CARDS as cards76, FACTS as facts76 } from './enterprise.ts';
import { CARDS as cards77 } from './ep.ts';
import { CARDS as cards78 } from './equilibriu.ts';
import { CARDS as cards79, FACTS as facts79 } from './faj.ts';
import { FACTS as facts80 } from './fc/artifacts.ts';
import { CARDS as cards81 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards82 } from './fc/dilemmas.ts';
import { FACTS as facts83 } from './fc/doorways.ts';
import { CARDS as cards84 } from './fc/equipment.ts';
import { CARDS as cards85, FACTS as facts85 } from './fc/events.ts';
import { CARDS as cards86, FACTS as facts86 } from './fc/interrupts.ts';
import { CARDS as cards87 } from './fc/missions.ts';
import { FACTS as facts88 } from './fc/objectives.ts';
import { CARDS as cards89 } from './fc/personnel.ts';
import { CARDS as cards90 } from './fc/ships.ts';
import { CARDS as cards91 } from './gift.ts';
import { FACTS as facts92 } from './ha/artifacts.ts';
import { CARDS as cards93 } from './ha/clone-machine.ts';
import { CARDS as cards94 } from './ha/dilemmas.ts';
import { FACTS as facts95 } from './ha/doorways.ts';
import { CARDS as cards96, FACTS as facts96 } from './ha/equipment.ts';
import { CARDS as cards97, FACTS as facts97 } from './ha/events.ts';
import { FACTS as facts98 } from './ha/incidents.ts';
import { CARDS as cards99 } from './ha/missions.ts';
import { CARDS as cards100, FACTS as facts100 } from './ha/objectives.ts';
import { CARDS as cards101 } from './ha/personnel.ts';
import { CARDS as cards102 } from './ha/ships.ts';
import { CARDS as cards103 } from './hf.ts';
import { CARDS as cards104, KINDS as kinds104 } from './hf2/dig.ts';
import { CARDS as cards105, KINDS as kinds105 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards106 } from './hf2.ts';
import { CARDS as cards107, FACTS as facts107 } from './hf3.ts';
import { CARDS as cards108, FACTS as facts108 } from './hf4.ts';
import { CARDS as cards109 } from './hf6.ts';
import { CARDS as cards110, FACTS as facts110 } from './ic.ts';
import { CARDS as cards111 } from './imd.ts';
import { CARDS as cards112, FACTS as facts112 } from './lfl.ts';
import { CARDS as cards113, FACTS as facts113 } from './llap.ts';
import { CARDS as cards114, FACTS as facts114 } from './lookinggla.ts';
import { CARDS as cards115, FACTS as facts115 } from './maquis.ts';
import { CARDS as cards116, FACTS as facts116 } from './metamorpho.ts';
import { CARDS as cards117, KINDS as kinds117 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards118, KINDS as kinds118 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards119, FACTS as facts119 } from './mm.ts';
import { CARDS as cards120, FACTS as facts120 } from './nem.ts';
import { CARDS as cards121, KINDS as kinds121 } from './otsd/impose-order.ts';
import { CARDS as cards122, FACTS as facts122 } from './otsd.ts';
import { FACTS as facts123 } from './pl.ts';
import { CARDS as cards124, FACTS as facts124 } from './plw.ts';
import { CARDS as cards125 } from './premiere/alien-groupie.ts';
import { CARDS as cards126, KINDS as kinds126 } from './premiere/alien-parasites.ts';
import { CARDS as cards127 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards128 } from './premiere/artifacts.ts';
import { CARDS as cards129, KINDS as kinds129 } from './premiere/birth-of-junior.ts';
import { CARDS as cards130, KINDS as kinds130 } from './premiere/borg-ship.ts';
import { CARDS as cards131 } from './premiere/crosis.ts';
import { CARDS as cards132 } from './premiere/cytherians.ts';
import { CARDS as cards133 } from './premiere/dilemmas.ts';
import { CARDS as cards134 } from './premiere/disruptor-overload.ts';
import { CARDS as cards135, KINDS as kinds135 } from './premiere/distortion-field.ts';
import { CARDS as cards136 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards137, KINDS as kinds137 } from './premiere/energy-vortex.ts';
import { CARDS as cards138 } from './premiere/equipment.ts';
import { CARDS as cards139 } from './premiere/escape-pod.ts';
import { CARDS as cards140 } from './premiere/events.ts';
import { CARDS as cards141, KINDS as kinds141 } from './premiere/exocomp.ts';
import { CARDS as cards142 } from './premiere/facilities.ts';
import { CARDS as cards143, KINDS as kinds143 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards144 } from './premiere/honor-challenge.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/hugh.ts';
import { CARDS as cards146, KINDS as kinds146 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards147 } from './premiere/interrupts.ts';
import { CARDS as cards148 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards149, KINDS as kinds149 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards150 } from './premiere/lore-returns.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/lores-fingernail.ts';
import { CARDS as cards152 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts153 } from './premiere/missions.ts';
import { CARDS as cards154 } from './premiere/particle-fountain.ts';
import { CARDS as cards155, KINDS as kinds155 } from './premiere/portal-guard.ts';
import { CARDS as cards156 } from './premiere/q-net.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/red-alert.ts';
import { CARDS as cards159 } from './premiere/ship-seizure.ts';
import { CARDS as cards160 } from './premiere/spacedock.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/subspace-schism.ts';
import { CARDS as cards162, KINDS as kinds162 } from './premiere/supernova.ts';
import { CARDS as cards163 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards165 } from './premiere/temporal-rift.ts';
import { CARDS as cards166, KINDS as kinds166 } from './premiere/the-juggler.ts';
import { CARDS as cards167 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards168 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards169, KINDS as kinds169 } from './premiere/wormhole.ts';
import { CARDS as cards170 } from './prewarp.ts';
import { CARDS as cards171, KINDS as kinds171 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts172 } from './qc/artifacts.ts';
import { CARDS as cards173, KINDS as kinds173 } from './qc/calamarain.ts';
import { CARDS as cards174 } from './qc/dilemmas.ts';
import { FACTS as facts175 } from './qc/doorways.ts';
import { CARDS as cards176 } from './qc/equipment.ts';
import { CARDS as cards177, FACTS as facts177 } from './qc/events.ts';
import { CARDS as cards178 } from './qc/facilities.ts';
import { CARDS as cards179, FACTS as facts179 } from './qc/interrupts.ts';
import { CARDS as cards180, KINDS as kinds180 } from './qc/investigate-legend.ts';
import { CARDS as cards181 } from './qc/missions.ts';
import { CARDS as cards182, KINDS as kinds182 } from './qc/nebula.ts';
import { CARDS as cards183, FACTS as facts183 } from './qc/personnel.ts';
import { FACTS as facts184 } from './qc/q-dilemmas.ts';
import { FACTS as facts185 } from './qc/q-events.ts';
import { FACTS as facts186 } from './qc/q-interrupts.ts';
import { FACTS as facts187 } from './qc/q-missions.ts';
import { CARDS as cards188 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards189, FACTS as facts189 } from './qwho.ts';
import { CARDS as cards190 } from './rif.ts';
import { CARDS as cards191, FACTS as facts191 } from './roa.ts';
import { CARDS as cards192, FACTS as facts192 } from './sas.ts';
import { CARDS as cards193, FACTS as facts193 } from './sdii.ts';
import { CARDS as cards194, FACTS as facts194 } from './sfl.ts';
import { CARDS as cards195, FACTS as facts195 } from './sog.ts';
import { CARDS as cards196, FACTS as facts196 } from './ssttr.ts';
import { CARDS as cards197, FACTS as facts197 } from './terran.ts';
import { CARDS as cards198, FACTS as facts198 } from './tgq.ts';
import { CARDS as cards199, KINDS as kinds199 } from './tmp/god.ts';
import { CARDS as cards200, FACTS as facts200 } from './tmp.ts';
import { CARDS as cards201 } from './tng/attention-all-hands.ts';
import { CARDS as cards202 } from './tng/business-gambit.ts';
import { CARDS as cards203 } from './tng/dilemmas.ts';
import { CARDS as cards204 } from './tng/events.ts';
import { CARDS as cards205, KINDS as kinds205 } from './tng/ferengi-ambush.ts';
import { CARDS as cards206, KINDS as kinds206 } from './tng/get-it-done.ts';
import { CARDS as cards207 } from './tng/incidents.ts';
import { CARDS as cards208 } from './tng/missions.ts';
import { CARDS as cards209 } from './tng/personnel.ts';
import { CARDS as cards210, FACTS as facts210 } from './tng/ships.ts';
import { CARDS as cards211 } from './tnz.ts';
import { CARDS as cards212 } from './tribble.ts';
import { CARDS as cards213, KINDS as kinds213 } from './tstl/hunter-probe.ts';
import { CARDS as cards214, FACTS as facts214 } from './tstl.ts';
import { FACTS as facts215 } from './ttne.ts';
import { FACTS as facts216 } from './twt/artifacts.ts';
import { CARDS as cards217 } from './twt/bajoran-shrine.ts';
import { CARDS as cards218, KINDS as kinds218 } from './twt/council-of-warriors.ts';
import { CARDS as cards219 } from './twt/dilemmas.ts';
import { FACTS as facts220 } from './twt/doorways.ts';
import { CARDS as cards221, FACTS as facts221 } from './twt/events.ts';
import { FACTS as facts222 } from './twt/incidents.ts';
import { CARDS as cards223, FACTS as facts223 } from './twt/objectives.ts';
import { CARDS as cards224, FACTS as facts224 } from './twt/personnel.ts';
import { FACTS as facts225 } from './twt/q-dilemmas.ts';
import { CARDS as cards226, FACTS as facts226 } from './twt/ships.ts';
import { CARDS as cards227 } from './twt/tactics.ts';
import { CARDS as cards228 } from './voy/dilemmas.ts';
import { CARDS as cards229 } from './voy/divert-power.ts';
import { FACTS as facts230 } from './voy/doorways.ts';
import { CARDS as cards231 } from './voy/equipment.ts';
import { CARDS as cards232, FACTS as facts232 } from './voy/events.ts';
import { CARDS as cards233 } from './voy/facilities.ts';
import { CARDS as cards234 } from './voy/handshake.ts';
import { CARDS as cards235, FACTS as facts235 } from './voy/incidents.ts';
import { CARDS as cards236 } from './voy/interrupts.ts';
import { CARDS as cards237 } from './voy/missions.ts';
import { CARDS as cards238, FACTS as facts238 } from './voy/objectives.ts';
import { CARDS as cards239 } from './voy/personnel.ts';
import { CARDS as cards240, KINDS as kinds240 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards241, FACTS as facts241 } from './voy/ships.ts';
import { CARDS as cards242 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards243 } from './vp.ts';
import { CARDS as cards244, FACTS as facts244 } from './wp2017.ts';
import { FACTS as facts245 } from './wpemissary.ts';

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
  ['au/interrupts', cards11],
  ['au/missions', cards12],
  ['au/personnel', cards13],
  ['au/the-gatherers', cards15],
  ['awayteam', cards17],
  ['bog/artifacts', cards18],
  ['bog/blood-oath', cards19],
  ['bog/dilemmas', cards20],
  ['bog/doorways', cards21],
  ['bog/equipment', cards22],
  ['bog/events', cards23],
  ['bog/interrupts', cards25],
  ['bog/missions', cards26],
  ['bog/personnel', cards28],
  ['bog/ships', cards29],
  ['bog/sniper', cards30],
  ['bog/tactics', cards31],
  ['borg', cards32],
  ['bp', cards33],
  ['brokenbow', cards34],
  ['cage', cards35],
  ['coc', cards36],
  ['coldfront', cards37],
  ['comingofag', cards38],
  ['crossover', cards39],
  ['dom/dilemmas', cards41],
  ['dom/engage-cloak', cards42],
  ['dom/equipment', cards43],
  ['dom/events', cards44],
  ['dom/facilities', cards45],
  ['dom/missions', cards47],
  ['dom/personnel', cards49],
  ['dom/remote-supply-depot', cards50],
  ['dom/ships', cards51],
  ['dow', cards52],
  ['ds9/bajoran-wormhole', cards54],
  ['ds9/dilemmas', cards55],
  ['ds9/dropping-in', cards57],
  ['ds9/equipment', cards58],
  ['ds9/events', cards59],
  ['ds9/explore-gamma-quadrant', cards60],
  ['ds9/facilities', cards61],
  ['ds9/file-mission-report', cards62],
  ['ds9/hq-secure-homeworld', cards63],
  ['ds9/interrupts', cards64],
  ['ds9/missions', cards65],
  ['ds9/ops', cards67],
  ['ds9/personnel', cards68],
  ['ds9/security-office', cards70],
  ['ds9/ships', cards71],
  ['ds9/sites', cards72],
  ['efc', cards73],
  ['emissary', cards74],
  ['engage', cards75],
  ['enterprise', cards76],
  ['ep', cards77],
  ['equilibriu', cards78],
  ['faj', cards79],
  ['fc/assign-mission-specialists', cards81],
  ['fc/dilemmas', cards82],
  ['fc/equipment', cards84],
  ['fc/events', cards85],
  ['fc/interrupts', cards86],
  ['fc/missions', cards87],
  ['fc/personnel', cards89],
  ['fc/ships', cards90],
  ['gift', cards91],
  ['ha/clone-machine', cards93],
  ['ha/dilemmas', cards94],
  ['ha/equipment', cards96],
  ['ha/events', cards97],
  ['ha/missions', cards99],
  ['ha/objectives', cards100],
  ['ha/personnel', cards101],
  ['ha/ships', cards102],
  ['hf', cards103],
  ['hf2/dig', cards104],
  ['hf2/gomtuu-shock-wave', cards105],
  ['hf2', cards106],
  ['hf3', cards107],
  ['hf4', cards108],
  ['hf6', cards109],
  ['ic', cards110],
  ['imd', cards111],
  ['lfl', cards112],
  ['llap', cards113],
  ['lookinggla', cards114],
  ['maquis', cards115],
  ['metamorpho', cards116],
  ['mm/a-fast-ship-would-be-nice', cards117],
  ['mm/denevan-neural-parasites', cards118],
  ['mm', cards119],
  ['nem', cards120],
  ['otsd/impose-order', cards121],
  ['otsd', cards122],
  ['plw', cards124],
  ['premiere/alien-groupie', cards125],
  ['premiere/alien-parasites', cards126],
  ['premiere/anti-time-anomaly', cards127],
  ['premiere/artifacts', cards128],
  ['premiere/birth-of-junior', cards129],
  ['premiere/borg-ship', cards130],
  ['premiere/crosis', cards131],
  ['premiere/cytherians', cards132],
  ['premiere/dilemmas', cards133],
  ['premiere/disruptor-overload', cards134],
  ['premiere/distortion-field', cards135],
  ['premiere/emergency-transporter-armbands', cards136],
  ['premiere/energy-vortex', cards137],
  ['premiere/equipment', cards138],
  ['premiere/escape-pod', cards139],
  ['premiere/events', cards140],
  ['premiere/exocomp', cards141],
  ['premiere/facilities', cards142],
  ['premiere/genetronic-replicator', cards143],
  ['premiere/honor-challenge', cards144],
  ['premiere/hugh', cards145],
  ['premiere/iconian-computer-weapon', cards146],
  ['premiere/interrupts', cards147],
  ['premiere/klingon-death-yell', cards148],
  ['premiere/klingon-right-of-vengeance', cards149],
  ['premiere/lore-returns', cards150],
  ['premiere/lores-fingernail', cards151],
  ['premiere/loss-of-orbital-stability', cards152],
  ['premiere/particle-fountain', cards154],
  ['premiere/portal-guard', cards155],
  ['premiere/q-net', cards156],
  ['premiere/raise-the-stakes', cards157],
  ['premiere/red-alert', cards158],
  ['premiere/ship-seizure', cards159],
  ['premiere/spacedock', cards160],
  ['premiere/subspace-schism', cards161],
  ['premiere/supernova', cards162],
  ['premiere/telepathic-alien-kidnappers', cards163],
  ['premiere/temporal-causality-loop', cards164],
  ['premiere/temporal-rift', cards165],
  ['premiere/the-juggler', cards166],
  ['premiere/the-traveler-transcendence', cards167],
  ['premiere/vulcan-mindmeld', cards168],
  ['premiere/wormhole', cards169],
  ['prewarp', cards170],
  ['qc/arbiter-of-succession', cards171],
  ['qc/calamarain', cards173],
  ['qc/dilemmas', cards174],
  ['qc/equipment', cards176],
  ['qc/events', cards177],
  ['qc/facilities', cards178],
  ['qc/interrupts', cards179],
  ['qc/investigate-legend', cards180],
  ['qc/missions', cards181],
  ['qc/nebula', cards182],
  ['qc/personnel', cards183],
  ['qc/qs-vicious-animal-things', cards188],
  ['qwho', cards189],
  ['rif', cards190],
  ['roa', cards191],
  ['sas', cards192],
  ['sdii', cards193],
  ['sfl', cards194],
  ['sog', cards195],
  ['ssttr', cards196],
  ['terran', cards197],
  ['tgq', cards198],
  ['tmp/god', cards199],
  ['tmp', cards200],
  ['tng/attention-all-hands', cards201],
  ['tng/business-gambit', cards202],
  ['tng/dilemmas', cards203],
  ['tng/events', cards204],
  ['tng/ferengi-ambush', cards205],
  ['tng/get-it-done', cards206],
  ['tng/incidents', cards207],
  ['tng/missions', cards208],
  ['tng/personnel', cards209],
  ['tng/ships', cards210],
  ['tnz', cards211],
  ['tribble', cards212],
  ['tstl/hunter-probe', cards213],
  ['tstl', cards214],
  ['twt/bajoran-shrine', cards217],
  ['twt/council-of-warriors', cards218],
  ['twt/dilemmas', cards219],
  ['twt/events', cards221],
  ['twt/objectives', cards223],
  ['twt/personnel', cards224],
  ['twt/ships', cards226],
  ['twt/tactics', cards227],
  ['voy/dilemmas', cards228],
  ['voy/divert-power', cards229],
  ['voy/equipment', cards231],
  ['voy/events', cards232],
  ['voy/facilities', cards233],
  ['voy/handshake', cards234],
  ['voy/incidents', cards235],
  ['voy/interrupts', cards236],
  ['voy/missions', cards237],
  ['voy/objectives', cards238],
  ['voy/personnel', cards239],
  ['voy/reinitialize-warp-reaction', cards240],
  ['voy/ships', cards241],
  ['voy/temporal-micro-wormhole', cards242],
  ['vp', cards243],
  ['wp2017', cards244],
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
  ['aut', facts16],
  ['bog/doorways', facts21],
  ['bog/events', facts23],
  ['bog/incidents', facts24],
  ['bog/objectives', facts27],
  ['bog/ships', facts29],
  ['borg', facts32],
  ['bp', facts33],
  ['brokenbow', facts34],
  ['cage', facts35],
  ['coc', facts36],
  ['coldfront', facts37],
  ['crossover', facts39],
  ['dom/artifacts', facts40],
  ['dom/events', facts44],
  ['dom/interrupts', facts46],
  ['dom/missions', facts47],
  ['dom/objectives', facts48],
  ['dom/ships', facts51],
  ['dow', facts52],
  ['ds9/artifacts', facts53],
  ['ds9/doorways', facts56],
  ['ds9/events', facts59],
  ['ds9/interrupts', facts64],
  ['ds9/missions', facts65],
  ['ds9/objectives', facts66],
  ['ds9/personnel', facts68],
  ['ds9/q-dilemmas', facts69],
  ['ds9/ships', facts71],
  ['efc', facts73],
  ['emissary', facts74],
  ['engage', facts75],
  ['enterprise', facts76],
  ['faj', facts79],
  ['fc/artifacts', facts80],
  ['fc/doorways', facts83],
  ['fc/events', facts85],
  ['fc/interrupts', facts86],
  ['fc/objectives', facts88],
  ['ha/artifacts', facts92],
  ['ha/doorways', facts95],
  ['ha/equipment', facts96],
  ['ha/events', facts97],
  ['ha/incidents', facts98],
  ['ha/objectives', facts100],
  ['hf3', facts107],
  ['hf4', facts108],
  ['ic', facts110],
  ['lfl', facts112],
  ['llap', facts113],
  ['lookinggla', facts114],
  ['maquis', facts115],
  ['metamorpho', facts116],
  ['mm', facts119],
  ['nem', facts120],
  ['otsd', facts122],
  ['pl', facts123],
  ['plw', facts124],
  ['premiere/missions', facts153],
  ['qc/artifacts', facts172],
  ['qc/doorways', facts175],
  ['qc/events', facts177],
  ['qc/interrupts', facts179],
  ['qc/personnel', facts183],
  ['qc/q-dilemmas', facts184],
  ['qc/q-events', facts185],
  ['qc/q-interrupts', facts186],
  ['qc/q-missions', facts187],
  ['qwho', facts189],
  ['roa', facts191],
  ['sas', facts192],
  ['sdii', facts193],
  ['sfl', facts194],
  ['sog', facts195],
  ['ssttr', facts196],
  ['terran', facts197],
  ['tgq', facts198],
  ['tmp', facts200],
  ['tng/ships', facts210],
  ['tstl', facts214],
  ['ttne', facts215],
  ['twt/artifacts', facts216],
  ['twt/doorways', facts220],
  ['twt/events', facts221],
  ['twt/incidents', facts222],
  ['twt/objectives', facts223],
  ['twt/personnel', facts224],
  ['twt/q-dilemmas', facts225],
  ['twt/ships', facts226],
  ['voy/doorways', facts230],
  ['voy/events', facts232],
  ['voy/incidents', facts235],
  ['voy/objectives', facts238],
  ['voy/ships', facts241],
  ['wp2017', facts244],
  ['wpemissary', facts245],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds5,
  ...kinds8,
  ...kinds15,
  ...kinds30,
  ...kinds42,
  ...kinds50,
  ...kinds54,
  ...kinds57,
  ...kinds70,
  ...kinds104,
  ...kinds105,
  ...kinds117,
  ...kinds118,
  ...kinds121,
  ...kinds126,
  ...kinds129,
  ...kinds130,
  ...kinds135,
  ...kinds137,
  ...kinds141,
  ...kinds143,
  ...kinds145,
  ...kinds146,
  ...kinds149,
  ...kinds151,
  ...kinds155,
  ...kinds157,
  ...kinds158,
  ...kinds161,
  ...kinds162,
  ...kinds164,
  ...kinds166,
  ...kinds169,
  ...kinds171,
  ...kinds173,
  ...kinds180,
  ...kinds182,
  ...kinds199,
  ...kinds205,
  ...kinds206,
  ...kinds213,
  ...kinds218,
  ...kinds240,
};
