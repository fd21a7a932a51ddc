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
import { FACTS as facts12 } from './au/interrupts.ts';
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
import { FACTS as facts24 } from './bog/events.ts';
import { FACTS as facts25 } from './bog/incidents.ts';
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
import { FACTS as facts86 } from './fc/interrupts.ts';
import { CARDS as cards87 } from './fc/missions.ts';
import { FACTS as facts88 } from './fc/objectives.ts';
import { CARDS as cards89 } from './fc/personnel.ts';
import { CARDS as cards90 } from './fc/ships.ts';
import { CARDS as cards91, FACTS as facts91 } from './gift.ts';
import { FACTS as facts92 } from './ha/artifacts.ts';
import { CARDS as cards93 } from './ha/clone-machine.ts';
import { CARDS as cards94 } from './ha/dilemmas.ts';
import { FACTS as facts95 } from './ha/doorways.ts';
import { CARDS as cards96, FACTS as facts96 } from './ha/equipment.ts';
import { CARDS as cards97, FACTS as facts97 } from './ha/events.ts';
import { FACTS as facts98 } from './ha/incidents.ts';
import { CARDS as cards99 } from './ha/missions.ts';
import { FACTS as facts100 } from './ha/objectives.ts';
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
import { CARDS as cards115 } from './ls.ts';
import { CARDS as cards116, FACTS as facts116 } from './maquis.ts';
import { CARDS as cards117, FACTS as facts117 } from './metamorpho.ts';
import { CARDS as cards118, KINDS as kinds118 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards119, KINDS as kinds119 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards120, FACTS as facts120 } from './mm.ts';
import { CARDS as cards121, FACTS as facts121 } from './nem.ts';
import { CARDS as cards122, KINDS as kinds122 } from './otsd/impose-order.ts';
import { CARDS as cards123, FACTS as facts123 } from './otsd.ts';
import { FACTS as facts124 } from './pl.ts';
import { CARDS as cards125, FACTS as facts125 } from './plw.ts';
import { CARDS as cards126 } from './premiere/alien-groupie.ts';
import { CARDS as cards127, KINDS as kinds127 } from './premiere/alien-parasites.ts';
import { CARDS as cards128 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards129 } from './premiere/artifacts.ts';
import { CARDS as cards130, KINDS as kinds130 } from './premiere/birth-of-junior.ts';
import { CARDS as cards131, KINDS as kinds131 } from './premiere/borg-ship.ts';
import { CARDS as cards132 } from './premiere/crosis.ts';
import { CARDS as cards133 } from './premiere/cytherians.ts';
import { CARDS as cards134 } from './premiere/dilemmas.ts';
import { CARDS as cards135 } from './premiere/disruptor-overload.ts';
import { CARDS as cards136, KINDS as kinds136 } from './premiere/distortion-field.ts';
import { CARDS as cards137 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards138, KINDS as kinds138 } from './premiere/energy-vortex.ts';
import { CARDS as cards139 } from './premiere/equipment.ts';
import { CARDS as cards140 } from './premiere/escape-pod.ts';
import { CARDS as cards141 } from './premiere/events.ts';
import { CARDS as cards142, KINDS as kinds142 } from './premiere/exocomp.ts';
import { CARDS as cards143 } from './premiere/facilities.ts';
import { CARDS as cards144, KINDS as kinds144 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards145 } from './premiere/honor-challenge.ts';
import { CARDS as cards146 } from './premiere/hugh.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards148 } from './premiere/interrupts.ts';
import { CARDS as cards149 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards150, KINDS as kinds150 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards151 } from './premiere/lore-returns.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/lores-fingernail.ts';
import { CARDS as cards153 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts154 } from './premiere/missions.ts';
import { CARDS as cards155 } from './premiere/particle-fountain.ts';
import { CARDS as cards156, KINDS as kinds156 } from './premiere/portal-guard.ts';
import { CARDS as cards157 } from './premiere/q-net.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards159, KINDS as kinds159 } from './premiere/red-alert.ts';
import { CARDS as cards160 } from './premiere/ship-seizure.ts';
import { CARDS as cards161 } from './premiere/spacedock.ts';
import { CARDS as cards162, KINDS as kinds162 } from './premiere/subspace-schism.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/supernova.ts';
import { CARDS as cards164 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards165, KINDS as kinds165 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards166 } from './premiere/temporal-rift.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/the-juggler.ts';
import { CARDS as cards168 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards169 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards170, KINDS as kinds170 } from './premiere/wormhole.ts';
import { CARDS as cards171 } from './prewarp.ts';
import { CARDS as cards172, KINDS as kinds172 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts173 } from './qc/artifacts.ts';
import { CARDS as cards174, KINDS as kinds174 } from './qc/calamarain.ts';
import { CARDS as cards175 } from './qc/dilemmas.ts';
import { FACTS as facts176 } from './qc/doorways.ts';
import { CARDS as cards177 } from './qc/equipment.ts';
import { CARDS as cards178, FACTS as facts178 } from './qc/events.ts';
import { CARDS as cards179 } from './qc/facilities.ts';
import { FACTS as facts180 } from './qc/interrupts.ts';
import { CARDS as cards181, KINDS as kinds181 } from './qc/investigate-legend.ts';
import { CARDS as cards182 } from './qc/missions.ts';
import { CARDS as cards183, KINDS as kinds183 } from './qc/nebula.ts';
import { CARDS as cards184, FACTS as facts184 } from './qc/personnel.ts';
import { FACTS as facts185 } from './qc/q-dilemmas.ts';
import { FACTS as facts186 } from './qc/q-events.ts';
import { FACTS as facts187 } from './qc/q-interrupts.ts';
import { FACTS as facts188 } from './qc/q-missions.ts';
import { CARDS as cards189 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards190, FACTS as facts190 } from './qwho.ts';
import { CARDS as cards191 } from './rif.ts';
import { CARDS as cards192, FACTS as facts192 } from './roa.ts';
import { CARDS as cards193, FACTS as facts193 } from './sas.ts';
import { CARDS as cards194, FACTS as facts194 } from './sdii.ts';
import { CARDS as cards195, FACTS as facts195 } from './sfl.ts';
import { CARDS as cards196, FACTS as facts196 } from './sog.ts';
import { CARDS as cards197, FACTS as facts197 } from './ssttr.ts';
import { CARDS as cards198, FACTS as facts198 } from './terran.ts';
import { CARDS as cards199, FACTS as facts199 } from './tgq.ts';
import { CARDS as cards200, KINDS as kinds200 } from './tmp/god.ts';
import { CARDS as cards201, FACTS as facts201 } from './tmp.ts';
import { CARDS as cards202 } from './tng/attention-all-hands.ts';
import { CARDS as cards203 } from './tng/business-gambit.ts';
import { CARDS as cards204 } from './tng/dilemmas.ts';
import { CARDS as cards205 } from './tng/events.ts';
import { CARDS as cards206, KINDS as kinds206 } from './tng/ferengi-ambush.ts';
import { CARDS as cards207, KINDS as kinds207 } from './tng/get-it-done.ts';
import { CARDS as cards208 } from './tng/incidents.ts';
import { CARDS as cards209 } from './tng/missions.ts';
import { CARDS as cards210 } from './tng/personnel.ts';
import { CARDS as cards211, FACTS as facts211 } from './tng/ships.ts';
import { CARDS as cards212 } from './tnz.ts';
import { CARDS as cards213 } from './tribble.ts';
import { CARDS as cards214, KINDS as kinds214 } from './tstl/hunter-probe.ts';
import { CARDS as cards215, FACTS as facts215 } from './tstl.ts';
import { CARDS as cards216, FACTS as facts216 } from './ttne.ts';
import { FACTS as facts217 } from './twt/artifacts.ts';
import { CARDS as cards218 } from './twt/bajoran-shrine.ts';
import { CARDS as cards219, KINDS as kinds219 } from './twt/council-of-warriors.ts';
import { CARDS as cards220 } from './twt/dilemmas.ts';
import { FACTS as facts221 } from './twt/doorways.ts';
import { CARDS as cards222, FACTS as facts222 } from './twt/events.ts';
import { FACTS as facts223 } from './twt/incidents.ts';
import { FACTS as facts224 } from './twt/objectives.ts';
import { CARDS as cards225, FACTS as facts225 } from './twt/personnel.ts';
import { FACTS as facts226 } from './twt/q-dilemmas.ts';
import { CARDS as cards227, FACTS as facts227 } from './twt/ships.ts';
import { CARDS as cards228 } from './twt/tactics.ts';
import { CARDS as cards229 } from './voy/dilemmas.ts';
import { CARDS as cards230 } from './voy/divert-power.ts';
import { FACTS as facts231 } from './voy/doorways.ts';
import { CARDS as cards232 } from './voy/equipment.ts';
import { CARDS as cards233, FACTS as facts233 } from './voy/events.ts';
import { CARDS as cards234 } from './voy/facilities.ts';
import { CARDS as cards235 } from './voy/handshake.ts';
import { FACTS as facts236 } from './voy/incidents.ts';
import { CARDS as cards237, FACTS as facts237 } from './voy/interrupts.ts';
import { CARDS as cards238 } from './voy/missions.ts';
import { CARDS as cards239, FACTS as facts239 } from './voy/objectives.ts';
import { CARDS as cards240 } from './voy/personnel.ts';
import { CARDS as cards241, KINDS as kinds241 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards242, FACTS as facts242 } from './voy/ships.ts';
import { CARDS as cards243 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards244 } from './vp.ts';
import { CARDS as cards245, FACTS as facts245 } from './wp2017.ts';
import { CARDS as cards246, FACTS as facts246 } from './wpemissary.ts';

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
  ['fc/missions', cards87],
  ['fc/personnel', cards89],
  ['fc/ships', cards90],
  ['gift', cards91],
  ['ha/clone-machine', cards93],
  ['ha/dilemmas', cards94],
  ['ha/equipment', cards96],
  ['ha/events', cards97],
  ['ha/missions', cards99],
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
  ['ls', cards115],
  ['maquis', cards116],
  ['metamorpho', cards117],
  ['mm/a-fast-ship-would-be-nice', cards118],
  ['mm/denevan-neural-parasites', cards119],
  ['mm', cards120],
  ['nem', cards121],
  ['otsd/impose-order', cards122],
  ['otsd', cards123],
  ['plw', cards125],
  ['premiere/alien-groupie', cards126],
  ['premiere/alien-parasites', cards127],
  ['premiere/anti-time-anomaly', cards128],
  ['premiere/artifacts', cards129],
  ['premiere/birth-of-junior', cards130],
  ['premiere/borg-ship', cards131],
  ['premiere/crosis', cards132],
  ['premiere/cytherians', cards133],
  ['premiere/dilemmas', cards134],
  ['premiere/disruptor-overload', cards135],
  ['premiere/distortion-field', cards136],
  ['premiere/emergency-transporter-armbands', cards137],
  ['premiere/energy-vortex', cards138],
  ['premiere/equipment', cards139],
  ['premiere/escape-pod', cards140],
  ['premiere/events', cards141],
  ['premiere/exocomp', cards142],
  ['premiere/facilities', cards143],
  ['premiere/genetronic-replicator', cards144],
  ['premiere/honor-challenge', cards145],
  ['premiere/hugh', cards146],
  ['premiere/iconian-computer-weapon', cards147],
  ['premiere/interrupts', cards148],
  ['premiere/klingon-death-yell', cards149],
  ['premiere/klingon-right-of-vengeance', cards150],
  ['premiere/lore-returns', cards151],
  ['premiere/lores-fingernail', cards152],
  ['premiere/loss-of-orbital-stability', cards153],
  ['premiere/particle-fountain', cards155],
  ['premiere/portal-guard', cards156],
  ['premiere/q-net', cards157],
  ['premiere/raise-the-stakes', cards158],
  ['premiere/red-alert', cards159],
  ['premiere/ship-seizure', cards160],
  ['premiere/spacedock', cards161],
  ['premiere/subspace-schism', cards162],
  ['premiere/supernova', cards163],
  ['premiere/telepathic-alien-kidnappers', cards164],
  ['premiere/temporal-causality-loop', cards165],
  ['premiere/temporal-rift', cards166],
  ['premiere/the-juggler', cards167],
  ['premiere/the-traveler-transcendence', cards168],
  ['premiere/vulcan-mindmeld', cards169],
  ['premiere/wormhole', cards170],
  ['prewarp', cards171],
  ['qc/arbiter-of-succession', cards172],
  ['qc/calamarain', cards174],
  ['qc/dilemmas', cards175],
  ['qc/equipment', cards177],
  ['qc/events', cards178],
  ['qc/facilities', cards179],
  ['qc/investigate-legend', cards181],
  ['qc/missions', cards182],
  ['qc/nebula', cards183],
  ['qc/personnel', cards184],
  ['qc/qs-vicious-animal-things', cards189],
  ['qwho', cards190],
  ['rif', cards191],
  ['roa', cards192],
  ['sas', cards193],
  ['sdii', cards194],
  ['sfl', cards195],
  ['sog', cards196],
  ['ssttr', cards197],
  ['terran', cards198],
  ['tgq', cards199],
  ['tmp/god', cards200],
  ['tmp', cards201],
  ['tng/attention-all-hands', cards202],
  ['tng/business-gambit', cards203],
  ['tng/dilemmas', cards204],
  ['tng/events', cards205],
  ['tng/ferengi-ambush', cards206],
  ['tng/get-it-done', cards207],
  ['tng/incidents', cards208],
  ['tng/missions', cards209],
  ['tng/personnel', cards210],
  ['tng/ships', cards211],
  ['tnz', cards212],
  ['tribble', cards213],
  ['tstl/hunter-probe', cards214],
  ['tstl', cards215],
  ['ttne', cards216],
  ['twt/bajoran-shrine', cards218],
  ['twt/council-of-warriors', cards219],
  ['twt/dilemmas', cards220],
  ['twt/events', cards222],
  ['twt/personnel', cards225],
  ['twt/ships', cards227],
  ['twt/tactics', cards228],
  ['voy/dilemmas', cards229],
  ['voy/divert-power', cards230],
  ['voy/equipment', cards232],
  ['voy/events', cards233],
  ['voy/facilities', cards234],
  ['voy/handshake', cards235],
  ['voy/interrupts', cards237],
  ['voy/missions', cards238],
  ['voy/objectives', cards239],
  ['voy/personnel', cards240],
  ['voy/reinitialize-warp-reaction', cards241],
  ['voy/ships', cards242],
  ['voy/temporal-micro-wormhole', cards243],
  ['vp', cards244],
  ['wp2017', cards245],
  ['wpemissary', cards246],
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
  ['gift', facts91],
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
  ['maquis', facts116],
  ['metamorpho', facts117],
  ['mm', facts120],
  ['nem', facts121],
  ['otsd', facts123],
  ['pl', facts124],
  ['plw', facts125],
  ['premiere/missions', facts154],
  ['qc/artifacts', facts173],
  ['qc/doorways', facts176],
  ['qc/events', facts178],
  ['qc/interrupts', facts180],
  ['qc/personnel', facts184],
  ['qc/q-dilemmas', facts185],
  ['qc/q-events', facts186],
  ['qc/q-interrupts', facts187],
  ['qc/q-missions', facts188],
  ['qwho', facts190],
  ['roa', facts192],
  ['sas', facts193],
  ['sdii', facts194],
  ['sfl', facts195],
  ['sog', facts196],
  ['ssttr', facts197],
  ['terran', facts198],
  ['tgq', facts199],
  ['tmp', facts201],
  ['tng/ships', facts211],
  ['tstl', facts215],
  ['ttne', facts216],
  ['twt/artifacts', facts217],
  ['twt/doorways', facts221],
  ['twt/events', facts222],
  ['twt/incidents', facts223],
  ['twt/objectives', facts224],
  ['twt/personnel', facts225],
  ['twt/q-dilemmas', facts226],
  ['twt/ships', facts227],
  ['voy/doorways', facts231],
  ['voy/events', facts233],
  ['voy/incidents', facts236],
  ['voy/interrupts', facts237],
  ['voy/objectives', facts239],
  ['voy/ships', facts242],
  ['wp2017', facts245],
  ['wpemissary', facts246],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds30,
  ...kinds42,
  ...kinds50,
  ...kinds54,
  ...kinds57,
  ...kinds70,
  ...kinds104,
  ...kinds105,
  ...kinds118,
  ...kinds119,
  ...kinds122,
  ...kinds127,
  ...kinds130,
  ...kinds131,
  ...kinds136,
  ...kinds138,
  ...kinds142,
  ...kinds144,
  ...kinds147,
  ...kinds150,
  ...kinds152,
  ...kinds156,
  ...kinds158,
  ...kinds159,
  ...kinds162,
  ...kinds163,
  ...kinds165,
  ...kinds167,
  ...kinds170,
  ...kinds172,
  ...kinds174,
  ...kinds181,
  ...kinds183,
  ...kinds200,
  ...kinds206,
  ...kinds207,
  ...kinds214,
  ...kinds219,
  ...kinds241,
};
