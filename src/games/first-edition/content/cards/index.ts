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
import { CARDS as cards14, FACTS as facts14 } from './au/ships.ts';
import { CARDS as cards15, KINDS as kinds15 } from './au/the-gatherers.ts';
import { CARDS as cards16, FACTS as facts16 } from './aut.ts';
import { CARDS as cards17 } from './awayteam.ts';
import { CARDS as cards18 } from './bog/artifacts.ts';
import { CARDS as cards19 } from './bog/blood-oath.ts';
import { CARDS as cards20 } from './bog/dilemmas.ts';
import { CARDS as cards21, FACTS as facts21 } from './bog/doorways.ts';
import { CARDS as cards22 } from './bog/equipment.ts';
import { FACTS as facts23 } from './bog/events.ts';
import { FACTS as facts24 } from './bog/incidents.ts';
import { CARDS as cards25 } from './bog/missions.ts';
import { FACTS as facts26 } from './bog/objectives.ts';
import { CARDS as cards27 } from './bog/personnel.ts';
import { CARDS as cards28, FACTS as facts28 } from './bog/ships.ts';
import { CARDS as cards29, KINDS as kinds29 } from './bog/sniper.ts';
import { CARDS as cards30 } from './bog/tactics.ts';
import { CARDS as cards31, FACTS as facts31 } from './borg.ts';
import { CARDS as cards32, FACTS as facts32 } from './bp.ts';
import { CARDS as cards33, FACTS as facts33 } from './brokenbow.ts';
import { CARDS as cards34, FACTS as facts34 } from './cage.ts';
import { CARDS as cards35, FACTS as facts35 } from './coc.ts';
import { CARDS as cards36, FACTS as facts36 } from './coldfront.ts';
import { CARDS as cards37 } from './comingofag.ts';
import { CARDS as cards38, FACTS as facts38 } from './crossover.ts';
import { FACTS as facts39 } from './dom/artifacts.ts';
import { CARDS as cards40 } from './dom/dilemmas.ts';
import { CARDS as cards41, KINDS as kinds41 } from './dom/engage-cloak.ts';
import { CARDS as cards42 } from './dom/equipment.ts';
import { CARDS as cards43, FACTS as facts43 } from './dom/events.ts';
import { CARDS as cards44 } from './dom/facilities.ts';
import { FACTS as facts45 } from './dom/interrupts.ts';
import { CARDS as cards46, FACTS as facts46 } from './dom/missions.ts';
import { FACTS as facts47 } from './dom/objectives.ts';
import { CARDS as cards48 } from './dom/personnel.ts';
import { CARDS as cards49, KINDS as kinds49 } from './dom/remote-supply-depot.ts';
import { CARDS as cards50, FACTS as facts50 } from './dom/ships.ts';
import { CARDS as cards51, FACTS as facts51 } from './dow.ts';
import { FACTS as facts52 } from './ds9/artifacts.ts';
import { CARDS as cards53, KINDS as kinds53 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards54 } from './ds9/dilemmas.ts';
import { FACTS as facts55 } from './ds9/doorways.ts';
import { CARDS as cards56, KINDS as kinds56 } from './ds9/dropping-in.ts';
import { CARDS as cards57 } from './ds9/equipment.ts';
import { CARDS as cards58, FACTS as facts58 } from './ds9/events.ts';
import { CARDS as cards59 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards60 } from './ds9/facilities.ts';
import { CARDS as cards61 } from './ds9/file-mission-report.ts';
import { CARDS as cards62 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards63, FACTS as facts63 } from './ds9/interrupts.ts';
import { CARDS as cards64, FACTS as facts64 } from './ds9/missions.ts';
import { FACTS as facts65 } from './ds9/objectives.ts';
import { CARDS as cards66 } from './ds9/ops.ts';
import { CARDS as cards67, FACTS as facts67 } from './ds9/personnel.ts';
import { FACTS as facts68 } from './ds9/q-dilemmas.ts';
import { CARDS as cards69, KINDS as kinds69 } from './ds9/security-office.ts';
import { CARDS as cards70, FACTS as facts70 } from './ds9/ships.ts';
import { CARDS as cards71 } from './ds9/sites.ts';
import { CARDS as cards72, FACTS as facts72 } from './efc.ts';
import { CARDS as cards73, FACTS as facts73 } from './emissary.ts';
import { CARDS as cards74, FACTS as facts74 } from './engage.ts';
import { CARDS as cards75, FACTS as facts75 } from './enterprise.ts';
import { CARDS as cards76 } from './ep.ts';
import { CARDS as cards77 } from './equilibriu.ts';
import { CARDS as cards78, FACTS as facts78 } from './faj.ts';
import { FACTS as facts79 } from './fc/artifacts.ts';
import { CARDS as cards80 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards81 } from './fc/dilemmas.ts';
import { FACTS as facts82 } from './fc/doorways.ts';
import { CARDS as cards83 } from './fc/equipment.ts';
import { CARDS as cards84, FACTS as facts84 } from './fc/events.ts';
import { FACTS as facts85 } from './fc/interrupts.ts';
import { CARDS as cards86 } from './fc/missions.ts';
import { FACTS as facts87 } from './fc/objectives.ts';
import { CARDS as cards88 } from './fc/personnel.ts';
import { CARDS as cards89 } from './fc/ships.ts';
import { CARDS as cards90, FACTS as facts90 } from './gift.ts';
import { FACTS as facts91 } from './ha/artifacts.ts';
import { CARDS as cards92 } from './ha/clone-machine.ts';
import { CARDS as cards93 } from './ha/dilemmas.ts';
import { FACTS as facts94 } from './ha/doorways.ts';
import { CARDS as cards95, FACTS as facts95 } from './ha/equipment.ts';
import { CARDS as cards96, FACTS as facts96 } from './ha/events.ts';
import { FACTS as facts97 } from './ha/incidents.ts';
import { CARDS as cards98 } from './ha/missions.ts';
import { FACTS as facts99 } from './ha/objectives.ts';
import { CARDS as cards100 } from './ha/personnel.ts';
import { CARDS as cards101 } from './ha/ships.ts';
import { CARDS as cards102 } from './hf.ts';
import { CARDS as cards103, KINDS as kinds103 } from './hf2/dig.ts';
import { CARDS as cards104, KINDS as kinds104 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards105 } from './hf2.ts';
import { CARDS as cards106, FACTS as facts106 } from './hf3.ts';
import { CARDS as cards107, FACTS as facts107 } from './hf4.ts';
import { CARDS as cards108 } from './hf6.ts';
import { CARDS as cards109, FACTS as facts109 } from './ic.ts';
import { CARDS as cards110 } from './imd.ts';
import { CARDS as cards111, FACTS as facts111 } from './lfl.ts';
import { CARDS as cards112, FACTS as facts112 } from './llap.ts';
import { CARDS as cards113, FACTS as facts113 } from './lookinggla.ts';
import { CARDS as cards114 } from './ls.ts';
import { CARDS as cards115 } from './maquis.ts';
import { CARDS as cards116, FACTS as facts116 } from './metamorpho.ts';
import { CARDS as cards117, KINDS as kinds117 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards118, KINDS as kinds118 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards119 } from './mm/equipment.ts';
import { CARDS as cards120 } from './mm/ships.ts';
import { CARDS as cards121, FACTS as facts121 } from './mm.ts';
import { CARDS as cards122, FACTS as facts122 } from './nem.ts';
import { CARDS as cards123, KINDS as kinds123 } from './otsd/impose-order.ts';
import { CARDS as cards124, FACTS as facts124 } from './otsd.ts';
import { CARDS as cards125, FACTS as facts125 } from './pl.ts';
import { CARDS as cards126, FACTS as facts126 } from './plw.ts';
import { CARDS as cards127 } from './premiere/alien-groupie.ts';
import { CARDS as cards128, KINDS as kinds128 } from './premiere/alien-parasites.ts';
import { CARDS as cards129 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards130 } from './premiere/artifacts.ts';
import { CARDS as cards131, KINDS as kinds131 } from './premiere/birth-of-junior.ts';
import { CARDS as cards132, KINDS as kinds132 } from './premiere/borg-ship.ts';
import { CARDS as cards133 } from './premiere/crosis.ts';
import { CARDS as cards134 } from './premiere/cytherians.ts';
import { CARDS as cards135 } from './premiere/dilemmas.ts';
import { CARDS as cards136 } from './premiere/disruptor-overload.ts';
import { CARDS as cards137, KINDS as kinds137 } from './premiere/distortion-field.ts';
import { CARDS as cards138 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/energy-vortex.ts';
import { CARDS as cards140 } from './premiere/equipment.ts';
import { CARDS as cards141 } from './premiere/escape-pod.ts';
import { CARDS as cards142 } from './premiere/events.ts';
import { CARDS as cards143, KINDS as kinds143 } from './premiere/exocomp.ts';
import { CARDS as cards144 } from './premiere/facilities.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards146 } from './premiere/honor-challenge.ts';
import { CARDS as cards147, KINDS as kinds147 } from './premiere/hugh.ts';
import { CARDS as cards148, KINDS as kinds148 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards149 } from './premiere/interrupts.ts';
import { CARDS as cards150 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards151, KINDS as kinds151 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards152 } from './premiere/lore-returns.ts';
import { CARDS as cards153, KINDS as kinds153 } from './premiere/lores-fingernail.ts';
import { CARDS as cards154 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts155 } from './premiere/missions.ts';
import { CARDS as cards156 } from './premiere/particle-fountain.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/portal-guard.ts';
import { CARDS as cards158 } from './premiere/q-net.ts';
import { CARDS as cards159, KINDS as kinds159 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/red-alert.ts';
import { CARDS as cards161 } from './premiere/ship-seizure.ts';
import { CARDS as cards162 } from './premiere/spacedock.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/subspace-schism.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/supernova.ts';
import { CARDS as cards165 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards166, KINDS as kinds166 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards167 } from './premiere/temporal-rift.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/the-juggler.ts';
import { CARDS as cards169 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards170 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards171, KINDS as kinds171 } from './premiere/wormhole.ts';
import { CARDS as cards172 } from './prewarp.ts';
import { CARDS as cards173, KINDS as kinds173 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts174 } from './qc/artifacts.ts';
import { CARDS as cards175, KINDS as kinds175 } from './qc/calamarain.ts';
import { CARDS as cards176 } from './qc/dilemmas.ts';
import { FACTS as facts177 } from './qc/doorways.ts';
import { CARDS as cards178 } from './qc/equipment.ts';
import { CARDS as cards179, FACTS as facts179 } from './qc/events.ts';
import { CARDS as cards180 } from './qc/facilities.ts';
import { FACTS as facts181 } from './qc/interrupts.ts';
import { CARDS as cards182, KINDS as kinds182 } from './qc/investigate-legend.ts';
import { CARDS as cards183 } from './qc/missions.ts';
import { CARDS as cards184, KINDS as kinds184 } from './qc/nebula.ts';
import { CARDS as cards185, FACTS as facts185 } from './qc/personnel.ts';
import { FACTS as facts186 } from './qc/q-dilemmas.ts';
import { FACTS as facts187 } from './qc/q-events.ts';
import { FACTS as facts188 } from './qc/q-interrupts.ts';
import { FACTS as facts189 } from './qc/q-missions.ts';
import { CARDS as cards190 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards191 } from './qc/ships.ts';
import { CARDS as cards192, FACTS as facts192 } from './qwho.ts';
import { CARDS as cards193 } from './rif.ts';
import { CARDS as cards194, FACTS as facts194 } from './roa.ts';
import { CARDS as cards195, FACTS as facts195 } from './sas.ts';
import { CARDS as cards196, FACTS as facts196 } from './sdii.ts';
import { CARDS as cards197 } from './sfl.ts';
import { CARDS as cards198, FACTS as facts198 } from './sog.ts';
import { CARDS as cards199 } from './sotl.ts';
import { FACTS as facts200 } from './ssttr.ts';
import { CARDS as cards201, FACTS as facts201 } from './terran.ts';
import { CARDS as cards202, FACTS as facts202 } from './tgq.ts';
import { CARDS as cards203, KINDS as kinds203 } from './tmp/god.ts';
import { CARDS as cards204, FACTS as facts204 } from './tmp.ts';
import { CARDS as cards205 } from './tng/attention-all-hands.ts';
import { CARDS as cards206 } from './tng/business-gambit.ts';
import { CARDS as cards207 } from './tng/dilemmas.ts';
import { CARDS as cards208 } from './tng/events.ts';
import { CARDS as cards209, KINDS as kinds209 } from './tng/ferengi-ambush.ts';
import { CARDS as cards210, KINDS as kinds210 } from './tng/get-it-done.ts';
import { CARDS as cards211 } from './tng/incidents.ts';
import { CARDS as cards212 } from './tng/missions.ts';
import { CARDS as cards213 } from './tng/personnel.ts';
import { CARDS as cards214, FACTS as facts214 } from './tng/ships.ts';
import { CARDS as cards215 } from './tnz.ts';
import { CARDS as cards216 } from './tribble.ts';
import { CARDS as cards217, KINDS as kinds217 } from './tstl/hunter-probe.ts';
import { CARDS as cards218, FACTS as facts218 } from './tstl.ts';
import { FACTS as facts219 } from './ttne.ts';
import { FACTS as facts220 } from './twt/artifacts.ts';
import { CARDS as cards221 } from './twt/bajoran-shrine.ts';
import { CARDS as cards222, KINDS as kinds222 } from './twt/council-of-warriors.ts';
import { CARDS as cards223 } from './twt/dilemmas.ts';
import { FACTS as facts224 } from './twt/doorways.ts';
import { CARDS as cards225 } from './twt/equipment.ts';
import { CARDS as cards226, FACTS as facts226 } from './twt/events.ts';
import { FACTS as facts227 } from './twt/incidents.ts';
import { FACTS as facts228 } from './twt/objectives.ts';
import { CARDS as cards229, FACTS as facts229 } from './twt/personnel.ts';
import { FACTS as facts230 } from './twt/q-dilemmas.ts';
import { CARDS as cards231, FACTS as facts231 } from './twt/ships.ts';
import { CARDS as cards232 } from './twt/tactics.ts';
import { CARDS as cards233 } from './voy/dilemmas.ts';
import { CARDS as cards234 } from './voy/divert-power.ts';
import { FACTS as facts235 } from './voy/doorways.ts';
import { CARDS as cards236 } from './voy/equipment.ts';
import { CARDS as cards237, FACTS as facts237 } from './voy/events.ts';
import { CARDS as cards238 } from './voy/facilities.ts';
import { CARDS as cards239 } from './voy/handshake.ts';
import { FACTS as facts240 } from './voy/incidents.ts';
import { CARDS as cards241, FACTS as facts241 } from './voy/interrupts.ts';
import { CARDS as cards242 } from './voy/missions.ts';
import { CARDS as cards243, FACTS as facts243 } from './voy/objectives.ts';
import { CARDS as cards244 } from './voy/personnel.ts';
import { CARDS as cards245, FACTS as facts245 } from './voy/ships.ts';
import { CARDS as cards246 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards247 } from './vp.ts';
import { FACTS as facts248 } from './wp2017.ts';
import { FACTS as facts249 } from './wpemissary.ts';

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
  ['au/ships', cards14],
  ['au/the-gatherers', cards15],
  ['aut', cards16],
  ['awayteam', cards17],
  ['bog/artifacts', cards18],
  ['bog/blood-oath', cards19],
  ['bog/dilemmas', cards20],
  ['bog/doorways', cards21],
  ['bog/equipment', cards22],
  ['bog/missions', cards25],
  ['bog/personnel', cards27],
  ['bog/ships', cards28],
  ['bog/sniper', cards29],
  ['bog/tactics', cards30],
  ['borg', cards31],
  ['bp', cards32],
  ['brokenbow', cards33],
  ['cage', cards34],
  ['coc', cards35],
  ['coldfront', cards36],
  ['comingofag', cards37],
  ['crossover', cards38],
  ['dom/dilemmas', cards40],
  ['dom/engage-cloak', cards41],
  ['dom/equipment', cards42],
  ['dom/events', cards43],
  ['dom/facilities', cards44],
  ['dom/missions', cards46],
  ['dom/personnel', cards48],
  ['dom/remote-supply-depot', cards49],
  ['dom/ships', cards50],
  ['dow', cards51],
  ['ds9/bajoran-wormhole', cards53],
  ['ds9/dilemmas', cards54],
  ['ds9/dropping-in', cards56],
  ['ds9/equipment', cards57],
  ['ds9/events', cards58],
  ['ds9/explore-gamma-quadrant', cards59],
  ['ds9/facilities', cards60],
  ['ds9/file-mission-report', cards61],
  ['ds9/hq-secure-homeworld', cards62],
  ['ds9/interrupts', cards63],
  ['ds9/missions', cards64],
  ['ds9/ops', cards66],
  ['ds9/personnel', cards67],
  ['ds9/security-office', cards69],
  ['ds9/ships', cards70],
  ['ds9/sites', cards71],
  ['efc', cards72],
  ['emissary', cards73],
  ['engage', cards74],
  ['enterprise', cards75],
  ['ep', cards76],
  ['equilibriu', cards77],
  ['faj', cards78],
  ['fc/assign-mission-specialists', cards80],
  ['fc/dilemmas', cards81],
  ['fc/equipment', cards83],
  ['fc/events', cards84],
  ['fc/missions', cards86],
  ['fc/personnel', cards88],
  ['fc/ships', cards89],
  ['gift', cards90],
  ['ha/clone-machine', cards92],
  ['ha/dilemmas', cards93],
  ['ha/equipment', cards95],
  ['ha/events', cards96],
  ['ha/missions', cards98],
  ['ha/personnel', cards100],
  ['ha/ships', cards101],
  ['hf', cards102],
  ['hf2/dig', cards103],
  ['hf2/gomtuu-shock-wave', cards104],
  ['hf2', cards105],
  ['hf3', cards106],
  ['hf4', cards107],
  ['hf6', cards108],
  ['ic', cards109],
  ['imd', cards110],
  ['lfl', cards111],
  ['llap', cards112],
  ['lookinggla', cards113],
  ['ls', cards114],
  ['maquis', cards115],
  ['metamorpho', cards116],
  ['mm/a-fast-ship-would-be-nice', cards117],
  ['mm/denevan-neural-parasites', cards118],
  ['mm/equipment', cards119],
  ['mm/ships', cards120],
  ['mm', cards121],
  ['nem', cards122],
  ['otsd/impose-order', cards123],
  ['otsd', cards124],
  ['pl', cards125],
  ['plw', cards126],
  ['premiere/alien-groupie', cards127],
  ['premiere/alien-parasites', cards128],
  ['premiere/anti-time-anomaly', cards129],
  ['premiere/artifacts', cards130],
  ['premiere/birth-of-junior', cards131],
  ['premiere/borg-ship', cards132],
  ['premiere/crosis', cards133],
  ['premiere/cytherians', cards134],
  ['premiere/dilemmas', cards135],
  ['premiere/disruptor-overload', cards136],
  ['premiere/distortion-field', cards137],
  ['premiere/emergency-transporter-armbands', cards138],
  ['premiere/energy-vortex', cards139],
  ['premiere/equipment', cards140],
  ['premiere/escape-pod', cards141],
  ['premiere/events', cards142],
  ['premiere/exocomp', cards143],
  ['premiere/facilities', cards144],
  ['premiere/genetronic-replicator', cards145],
  ['premiere/honor-challenge', cards146],
  ['premiere/hugh', cards147],
  ['premiere/iconian-computer-weapon', cards148],
  ['premiere/interrupts', cards149],
  ['premiere/klingon-death-yell', cards150],
  ['premiere/klingon-right-of-vengeance', cards151],
  ['premiere/lore-returns', cards152],
  ['premiere/lores-fingernail', cards153],
  ['premiere/loss-of-orbital-stability', cards154],
  ['premiere/particle-fountain', cards156],
  ['premiere/portal-guard', cards157],
  ['premiere/q-net', cards158],
  ['premiere/raise-the-stakes', cards159],
  ['premiere/red-alert', cards160],
  ['premiere/ship-seizure', cards161],
  ['premiere/spacedock', cards162],
  ['premiere/subspace-schism', cards163],
  ['premiere/supernova', cards164],
  ['premiere/telepathic-alien-kidnappers', cards165],
  ['premiere/temporal-causality-loop', cards166],
  ['premiere/temporal-rift', cards167],
  ['premiere/the-juggler', cards168],
  ['premiere/the-traveler-transcendence', cards169],
  ['premiere/vulcan-mindmeld', cards170],
  ['premiere/wormhole', cards171],
  ['prewarp', cards172],
  ['qc/arbiter-of-succession', cards173],
  ['qc/calamarain', cards175],
  ['qc/dilemmas', cards176],
  ['qc/equipment', cards178],
  ['qc/events', cards179],
  ['qc/facilities', cards180],
  ['qc/investigate-legend', cards182],
  ['qc/missions', cards183],
  ['qc/nebula', cards184],
  ['qc/personnel', cards185],
  ['qc/qs-vicious-animal-things', cards190],
  ['qc/ships', cards191],
  ['qwho', cards192],
  ['rif', cards193],
  ['roa', cards194],
  ['sas', cards195],
  ['sdii', cards196],
  ['sfl', cards197],
  ['sog', cards198],
  ['sotl', cards199],
  ['terran', cards201],
  ['tgq', cards202],
  ['tmp/god', cards203],
  ['tmp', cards204],
  ['tng/attention-all-hands', cards205],
  ['tng/business-gambit', cards206],
  ['tng/dilemmas', cards207],
  ['tng/events', cards208],
  ['tng/ferengi-ambush', cards209],
  ['tng/get-it-done', cards210],
  ['tng/incidents', cards211],
  ['tng/missions', cards212],
  ['tng/personnel', cards213],
  ['tng/ships', cards214],
  ['tnz', cards215],
  ['tribble', cards216],
  ['tstl/hunter-probe', cards217],
  ['tstl', cards218],
  ['twt/bajoran-shrine', cards221],
  ['twt/council-of-warriors', cards222],
  ['twt/dilemmas', cards223],
  ['twt/equipment', cards225],
  ['twt/events', cards226],
  ['twt/personnel', cards229],
  ['twt/ships', cards231],
  ['twt/tactics', cards232],
  ['voy/dilemmas', cards233],
  ['voy/divert-power', cards234],
  ['voy/equipment', cards236],
  ['voy/events', cards237],
  ['voy/facilities', cards238],
  ['voy/handshake', cards239],
  ['voy/interrupts', cards241],
  ['voy/missions', cards242],
  ['voy/objectives', cards243],
  ['voy/personnel', cards244],
  ['voy/ships', cards245],
  ['voy/temporal-micro-wormhole', cards246],
  ['vp', cards247],
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
  ['bog/objectives', facts26],
  ['bog/ships', facts28],
  ['borg', facts31],
  ['bp', facts32],
  ['brokenbow', facts33],
  ['cage', facts34],
  ['coc', facts35],
  ['coldfront', facts36],
  ['crossover', facts38],
  ['dom/artifacts', facts39],
  ['dom/events', facts43],
  ['dom/interrupts', facts45],
  ['dom/missions', facts46],
  ['dom/objectives', facts47],
  ['dom/ships', facts50],
  ['dow', facts51],
  ['ds9/artifacts', facts52],
  ['ds9/doorways', facts55],
  ['ds9/events', facts58],
  ['ds9/interrupts', facts63],
  ['ds9/missions', facts64],
  ['ds9/objectives', facts65],
  ['ds9/personnel', facts67],
  ['ds9/q-dilemmas', facts68],
  ['ds9/ships', facts70],
  ['efc', facts72],
  ['emissary', facts73],
  ['engage', facts74],
  ['enterprise', facts75],
  ['faj', facts78],
  ['fc/artifacts', facts79],
  ['fc/doorways', facts82],
  ['fc/events', facts84],
  ['fc/interrupts', facts85],
  ['fc/objectives', facts87],
  ['gift', facts90],
  ['ha/artifacts', facts91],
  ['ha/doorways', facts94],
  ['ha/equipment', facts95],
  ['ha/events', facts96],
  ['ha/incidents', facts97],
  ['ha/objectives', facts99],
  ['hf3', facts106],
  ['hf4', facts107],
  ['ic', facts109],
  ['lfl', facts111],
  ['llap', facts112],
  ['lookinggla', facts113],
  ['metamorpho', facts116],
  ['mm', facts121],
  ['nem', facts122],
  ['otsd', facts124],
  ['pl', facts125],
  ['plw', facts126],
  ['premiere/missions', facts155],
  ['qc/artifacts', facts174],
  ['qc/doorways', facts177],
  ['qc/events', facts179],
  ['qc/interrupts', facts181],
  ['qc/personnel', facts185],
  ['qc/q-dilemmas', facts186],
  ['qc/q-events', facts187],
  ['qc/q-interrupts', facts188],
  ['qc/q-missions', facts189],
  ['qwho', facts192],
  ['roa', facts194],
  ['sas', facts195],
  ['sdii', facts196],
  ['sog', facts198],
  ['ssttr', facts200],
  ['terran', facts201],
  ['tgq', facts202],
  ['tmp', facts204],
  ['tng/ships', facts214],
  ['tstl', facts218],
  ['ttne', facts219],
  ['twt/artifacts', facts220],
  ['twt/doorways', facts224],
  ['twt/events', facts226],
  ['twt/incidents', facts227],
  ['twt/objectives', facts228],
  ['twt/personnel', facts229],
  ['twt/q-dilemmas', facts230],
  ['twt/ships', facts231],
  ['voy/doorways', facts235],
  ['voy/events', facts237],
  ['voy/incidents', facts240],
  ['voy/interrupts', facts241],
  ['voy/objectives', facts243],
  ['voy/ships', facts245],
  ['wp2017', facts248],
  ['wpemissary', facts249],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds5,
  ...kinds8,
  ...kinds15,
  ...kinds29,
  ...kinds41,
  ...kinds49,
  ...kinds53,
  ...kinds56,
  ...kinds69,
  ...kinds103,
  ...kinds104,
  ...kinds117,
  ...kinds118,
  ...kinds123,
  ...kinds128,
  ...kinds131,
  ...kinds132,
  ...kinds137,
  ...kinds139,
  ...kinds143,
  ...kinds145,
  ...kinds147,
  ...kinds148,
  ...kinds151,
  ...kinds153,
  ...kinds157,
  ...kinds159,
  ...kinds160,
  ...kinds163,
  ...kinds164,
  ...kinds166,
  ...kinds168,
  ...kinds171,
  ...kinds173,
  ...kinds175,
  ...kinds182,
  ...kinds184,
  ...kinds203,
  ...kinds209,
  ...kinds210,
  ...kinds217,
  ...kinds222,
};
