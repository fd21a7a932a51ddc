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
import { FACTS as facts16 } from './aut.ts';
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
import { CARDS as cards85, FACTS as facts85 } from './fc/interrupts.ts';
import { CARDS as cards86 } from './fc/missions.ts';
import { FACTS as facts87 } from './fc/objectives.ts';
import { CARDS as cards88 } from './fc/personnel.ts';
import { CARDS as cards89 } from './fc/ships.ts';
import { CARDS as cards90 } from './gift.ts';
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
import { CARDS as cards114, FACTS as facts114 } from './maquis.ts';
import { CARDS as cards115, FACTS as facts115 } from './metamorpho.ts';
import { CARDS as cards116, KINDS as kinds116 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards117, KINDS as kinds117 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards118, FACTS as facts118 } from './mm.ts';
import { CARDS as cards119, FACTS as facts119 } from './nem.ts';
import { CARDS as cards120, KINDS as kinds120 } from './otsd/impose-order.ts';
import { CARDS as cards121, FACTS as facts121 } from './otsd.ts';
import { FACTS as facts122 } from './pl.ts';
import { CARDS as cards123, FACTS as facts123 } from './plw.ts';
import { CARDS as cards124 } from './premiere/alien-groupie.ts';
import { CARDS as cards125, KINDS as kinds125 } from './premiere/alien-parasites.ts';
import { CARDS as cards126 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards127 } from './premiere/artifacts.ts';
import { CARDS as cards128, KINDS as kinds128 } from './premiere/birth-of-junior.ts';
import { CARDS as cards129, KINDS as kinds129 } from './premiere/borg-ship.ts';
import { CARDS as cards130 } from './premiere/crosis.ts';
import { CARDS as cards131 } from './premiere/cytherians.ts';
import { CARDS as cards132 } from './premiere/dilemmas.ts';
import { CARDS as cards133 } from './premiere/disruptor-overload.ts';
import { CARDS as cards134, KINDS as kinds134 } from './premiere/distortion-field.ts';
import { CARDS as cards135 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards136, KINDS as kinds136 } from './premiere/energy-vortex.ts';
import { CARDS as cards137 } from './premiere/equipment.ts';
import { CARDS as cards138 } from './premiere/escape-pod.ts';
import { CARDS as cards139 } from './premiere/events.ts';
import { CARDS as cards140, KINDS as kinds140 } from './premiere/exocomp.ts';
import { CARDS as cards141 } from './premiere/facilities.ts';
import { CARDS as cards142, KINDS as kinds142 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards143 } from './premiere/honor-challenge.ts';
import { CARDS as cards144, KINDS as kinds144 } from './premiere/hugh.ts';
import { CARDS as cards145, KINDS as kinds145 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards146 } from './premiere/interrupts.ts';
import { CARDS as cards147 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards148, KINDS as kinds148 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards149 } from './premiere/lore-returns.ts';
import { CARDS as cards150, KINDS as kinds150 } from './premiere/lores-fingernail.ts';
import { CARDS as cards151 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts152 } from './premiere/missions.ts';
import { CARDS as cards153 } from './premiere/particle-fountain.ts';
import { CARDS as cards154, KINDS as kinds154 } from './premiere/portal-guard.ts';
import { CARDS as cards155 } from './premiere/q-net.ts';
import { CARDS as cards156, KINDS as kinds156 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards157, KINDS as kinds157 } from './premiere/red-alert.ts';
import { CARDS as cards158 } from './premiere/ship-seizure.ts';
import { CARDS as cards159 } from './premiere/spacedock.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/subspace-schism.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/supernova.ts';
import { CARDS as cards162 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards163, KINDS as kinds163 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards164 } from './premiere/temporal-rift.ts';
import { CARDS as cards165, KINDS as kinds165 } from './premiere/the-juggler.ts';
import { CARDS as cards166 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards167 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/wormhole.ts';
import { CARDS as cards169 } from './prewarp.ts';
import { CARDS as cards170, KINDS as kinds170 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts171 } from './qc/artifacts.ts';
import { CARDS as cards172, KINDS as kinds172 } from './qc/calamarain.ts';
import { CARDS as cards173 } from './qc/dilemmas.ts';
import { FACTS as facts174 } from './qc/doorways.ts';
import { CARDS as cards175 } from './qc/equipment.ts';
import { CARDS as cards176, FACTS as facts176 } from './qc/events.ts';
import { CARDS as cards177 } from './qc/facilities.ts';
import { FACTS as facts178 } from './qc/interrupts.ts';
import { CARDS as cards179, KINDS as kinds179 } from './qc/investigate-legend.ts';
import { CARDS as cards180 } from './qc/missions.ts';
import { CARDS as cards181, KINDS as kinds181 } from './qc/nebula.ts';
import { CARDS as cards182, FACTS as facts182 } from './qc/personnel.ts';
import { FACTS as facts183 } from './qc/q-dilemmas.ts';
import { FACTS as facts184 } from './qc/q-events.ts';
import { FACTS as facts185 } from './qc/q-interrupts.ts';
import { FACTS as facts186 } from './qc/q-missions.ts';
import { CARDS as cards187 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards188, FACTS as facts188 } from './qwho.ts';
import { CARDS as cards189 } from './rif.ts';
import { CARDS as cards190, FACTS as facts190 } from './roa.ts';
import { CARDS as cards191, FACTS as facts191 } from './sas.ts';
import { CARDS as cards192, FACTS as facts192 } from './sdii.ts';
import { CARDS as cards193, FACTS as facts193 } from './sfl.ts';
import { CARDS as cards194, FACTS as facts194 } from './sog.ts';
import { CARDS as cards195, FACTS as facts195 } from './ssttr.ts';
import { CARDS as cards196, FACTS as facts196 } from './terran.ts';
import { CARDS as cards197, FACTS as facts197 } from './tgq.ts';
import { CARDS as cards198, KINDS as kinds198 } from './tmp/god.ts';
import { CARDS as cards199, FACTS as facts199 } from './tmp.ts';
import { CARDS as cards200 } from './tng/attention-all-hands.ts';
import { CARDS as cards201 } from './tng/business-gambit.ts';
import { CARDS as cards202 } from './tng/dilemmas.ts';
import { CARDS as cards203 } from './tng/events.ts';
import { CARDS as cards204, KINDS as kinds204 } from './tng/ferengi-ambush.ts';
import { CARDS as cards205, KINDS as kinds205 } from './tng/get-it-done.ts';
import { CARDS as cards206 } from './tng/incidents.ts';
import { CARDS as cards207 } from './tng/missions.ts';
import { CARDS as cards208 } from './tng/personnel.ts';
import { CARDS as cards209, FACTS as facts209 } from './tng/ships.ts';
import { CARDS as cards210 } from './tnz.ts';
import { CARDS as cards211 } from './tribble.ts';
import { CARDS as cards212, KINDS as kinds212 } from './tstl/hunter-probe.ts';
import { CARDS as cards213, FACTS as facts213 } from './tstl.ts';
import { FACTS as facts214 } from './ttne.ts';
import { FACTS as facts215 } from './twt/artifacts.ts';
import { CARDS as cards216 } from './twt/bajoran-shrine.ts';
import { CARDS as cards217, KINDS as kinds217 } from './twt/council-of-warriors.ts';
import { CARDS as cards218 } from './twt/dilemmas.ts';
import { FACTS as facts219 } from './twt/doorways.ts';
import { CARDS as cards220, FACTS as facts220 } from './twt/events.ts';
import { FACTS as facts221 } from './twt/incidents.ts';
import { FACTS as facts222 } from './twt/objectives.ts';
import { CARDS as cards223, FACTS as facts223 } from './twt/personnel.ts';
import { FACTS as facts224 } from './twt/q-dilemmas.ts';
import { CARDS as cards225, FACTS as facts225 } from './twt/ships.ts';
import { CARDS as cards226 } from './twt/tactics.ts';
import { CARDS as cards227 } from './voy/dilemmas.ts';
import { CARDS as cards228 } from './voy/divert-power.ts';
import { FACTS as facts229 } from './voy/doorways.ts';
import { CARDS as cards230 } from './voy/equipment.ts';
import { CARDS as cards231, FACTS as facts231 } from './voy/events.ts';
import { CARDS as cards232 } from './voy/facilities.ts';
import { CARDS as cards233 } from './voy/handshake.ts';
import { FACTS as facts234 } from './voy/incidents.ts';
import { CARDS as cards235, FACTS as facts235 } from './voy/interrupts.ts';
import { CARDS as cards236 } from './voy/missions.ts';
import { CARDS as cards237, FACTS as facts237 } from './voy/objectives.ts';
import { CARDS as cards238 } from './voy/personnel.ts';
import { CARDS as cards239, KINDS as kinds239 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards240, FACTS as facts240 } from './voy/ships.ts';
import { CARDS as cards241 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards242 } from './vp.ts';
import { CARDS as cards243, FACTS as facts243 } from './wp2017.ts';
import { FACTS as facts244 } from './wpemissary.ts';

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
  ['fc/interrupts', cards85],
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
  ['maquis', cards114],
  ['metamorpho', cards115],
  ['mm/a-fast-ship-would-be-nice', cards116],
  ['mm/denevan-neural-parasites', cards117],
  ['mm', cards118],
  ['nem', cards119],
  ['otsd/impose-order', cards120],
  ['otsd', cards121],
  ['plw', cards123],
  ['premiere/alien-groupie', cards124],
  ['premiere/alien-parasites', cards125],
  ['premiere/anti-time-anomaly', cards126],
  ['premiere/artifacts', cards127],
  ['premiere/birth-of-junior', cards128],
  ['premiere/borg-ship', cards129],
  ['premiere/crosis', cards130],
  ['premiere/cytherians', cards131],
  ['premiere/dilemmas', cards132],
  ['premiere/disruptor-overload', cards133],
  ['premiere/distortion-field', cards134],
  ['premiere/emergency-transporter-armbands', cards135],
  ['premiere/energy-vortex', cards136],
  ['premiere/equipment', cards137],
  ['premiere/escape-pod', cards138],
  ['premiere/events', cards139],
  ['premiere/exocomp', cards140],
  ['premiere/facilities', cards141],
  ['premiere/genetronic-replicator', cards142],
  ['premiere/honor-challenge', cards143],
  ['premiere/hugh', cards144],
  ['premiere/iconian-computer-weapon', cards145],
  ['premiere/interrupts', cards146],
  ['premiere/klingon-death-yell', cards147],
  ['premiere/klingon-right-of-vengeance', cards148],
  ['premiere/lore-returns', cards149],
  ['premiere/lores-fingernail', cards150],
  ['premiere/loss-of-orbital-stability', cards151],
  ['premiere/particle-fountain', cards153],
  ['premiere/portal-guard', cards154],
  ['premiere/q-net', cards155],
  ['premiere/raise-the-stakes', cards156],
  ['premiere/red-alert', cards157],
  ['premiere/ship-seizure', cards158],
  ['premiere/spacedock', cards159],
  ['premiere/subspace-schism', cards160],
  ['premiere/supernova', cards161],
  ['premiere/telepathic-alien-kidnappers', cards162],
  ['premiere/temporal-causality-loop', cards163],
  ['premiere/temporal-rift', cards164],
  ['premiere/the-juggler', cards165],
  ['premiere/the-traveler-transcendence', cards166],
  ['premiere/vulcan-mindmeld', cards167],
  ['premiere/wormhole', cards168],
  ['prewarp', cards169],
  ['qc/arbiter-of-succession', cards170],
  ['qc/calamarain', cards172],
  ['qc/dilemmas', cards173],
  ['qc/equipment', cards175],
  ['qc/events', cards176],
  ['qc/facilities', cards177],
  ['qc/investigate-legend', cards179],
  ['qc/missions', cards180],
  ['qc/nebula', cards181],
  ['qc/personnel', cards182],
  ['qc/qs-vicious-animal-things', cards187],
  ['qwho', cards188],
  ['rif', cards189],
  ['roa', cards190],
  ['sas', cards191],
  ['sdii', cards192],
  ['sfl', cards193],
  ['sog', cards194],
  ['ssttr', cards195],
  ['terran', cards196],
  ['tgq', cards197],
  ['tmp/god', cards198],
  ['tmp', cards199],
  ['tng/attention-all-hands', cards200],
  ['tng/business-gambit', cards201],
  ['tng/dilemmas', cards202],
  ['tng/events', cards203],
  ['tng/ferengi-ambush', cards204],
  ['tng/get-it-done', cards205],
  ['tng/incidents', cards206],
  ['tng/missions', cards207],
  ['tng/personnel', cards208],
  ['tng/ships', cards209],
  ['tnz', cards210],
  ['tribble', cards211],
  ['tstl/hunter-probe', cards212],
  ['tstl', cards213],
  ['twt/bajoran-shrine', cards216],
  ['twt/council-of-warriors', cards217],
  ['twt/dilemmas', cards218],
  ['twt/events', cards220],
  ['twt/personnel', cards223],
  ['twt/ships', cards225],
  ['twt/tactics', cards226],
  ['voy/dilemmas', cards227],
  ['voy/divert-power', cards228],
  ['voy/equipment', cards230],
  ['voy/events', cards231],
  ['voy/facilities', cards232],
  ['voy/handshake', cards233],
  ['voy/interrupts', cards235],
  ['voy/missions', cards236],
  ['voy/objectives', cards237],
  ['voy/personnel', cards238],
  ['voy/reinitialize-warp-reaction', cards239],
  ['voy/ships', cards240],
  ['voy/temporal-micro-wormhole', cards241],
  ['vp', cards242],
  ['wp2017', cards243],
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
  ['maquis', facts114],
  ['metamorpho', facts115],
  ['mm', facts118],
  ['nem', facts119],
  ['otsd', facts121],
  ['pl', facts122],
  ['plw', facts123],
  ['premiere/missions', facts152],
  ['qc/artifacts', facts171],
  ['qc/doorways', facts174],
  ['qc/events', facts176],
  ['qc/interrupts', facts178],
  ['qc/personnel', facts182],
  ['qc/q-dilemmas', facts183],
  ['qc/q-events', facts184],
  ['qc/q-interrupts', facts185],
  ['qc/q-missions', facts186],
  ['qwho', facts188],
  ['roa', facts190],
  ['sas', facts191],
  ['sdii', facts192],
  ['sfl', facts193],
  ['sog', facts194],
  ['ssttr', facts195],
  ['terran', facts196],
  ['tgq', facts197],
  ['tmp', facts199],
  ['tng/ships', facts209],
  ['tstl', facts213],
  ['ttne', facts214],
  ['twt/artifacts', facts215],
  ['twt/doorways', facts219],
  ['twt/events', facts220],
  ['twt/incidents', facts221],
  ['twt/objectives', facts222],
  ['twt/personnel', facts223],
  ['twt/q-dilemmas', facts224],
  ['twt/ships', facts225],
  ['voy/doorways', facts229],
  ['voy/events', facts231],
  ['voy/incidents', facts234],
  ['voy/interrupts', facts235],
  ['voy/objectives', facts237],
  ['voy/ships', facts240],
  ['wp2017', facts243],
  ['wpemissary', facts244],
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
  ...kinds116,
  ...kinds117,
  ...kinds120,
  ...kinds125,
  ...kinds128,
  ...kinds129,
  ...kinds134,
  ...kinds136,
  ...kinds140,
  ...kinds142,
  ...kinds144,
  ...kinds145,
  ...kinds148,
  ...kinds150,
  ...kinds154,
  ...kinds156,
  ...kinds157,
  ...kinds160,
  ...kinds161,
  ...kinds163,
  ...kinds165,
  ...kinds168,
  ...kinds170,
  ...kinds172,
  ...kinds179,
  ...kinds181,
  ...kinds198,
  ...kinds204,
  ...kinds205,
  ...kinds212,
  ...kinds217,
  ...kinds239,
};
