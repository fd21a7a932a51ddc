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
import { CARDS as cards34 } from './cage/dilemmas.ts';
import { CARDS as cards35, FACTS as facts35 } from './cage.ts';
import { CARDS as cards36, FACTS as facts36 } from './coc.ts';
import { CARDS as cards37, FACTS as facts37 } from './coldfront.ts';
import { CARDS as cards38 } from './comingofag.ts';
import { CARDS as cards39 } from './crossover/dilemmas.ts';
import { CARDS as cards40, FACTS as facts40 } from './crossover.ts';
import { FACTS as facts41 } from './dom/artifacts.ts';
import { CARDS as cards42 } from './dom/dilemmas.ts';
import { CARDS as cards43, KINDS as kinds43 } from './dom/engage-cloak.ts';
import { CARDS as cards44 } from './dom/equipment.ts';
import { CARDS as cards45, FACTS as facts45 } from './dom/events.ts';
import { CARDS as cards46 } from './dom/facilities.ts';
import { FACTS as facts47 } from './dom/interrupts.ts';
import { CARDS as cards48, FACTS as facts48 } from './dom/missions.ts';
import { FACTS as facts49 } from './dom/objectives.ts';
import { CARDS as cards50 } from './dom/personnel.ts';
import { CARDS as cards51, KINDS as kinds51 } from './dom/remote-supply-depot.ts';
import { CARDS as cards52, FACTS as facts52 } from './dom/ships.ts';
import { CARDS as cards53 } from './dow/dilemmas.ts';
import { CARDS as cards54, FACTS as facts54 } from './dow.ts';
import { FACTS as facts55 } from './ds9/artifacts.ts';
import { CARDS as cards56, KINDS as kinds56 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards57 } from './ds9/dilemmas.ts';
import { FACTS as facts58 } from './ds9/doorways.ts';
import { CARDS as cards59, KINDS as kinds59 } from './ds9/dropping-in.ts';
import { CARDS as cards60 } from './ds9/equipment.ts';
import { CARDS as cards61, FACTS as facts61 } from './ds9/events.ts';
import { CARDS as cards62 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards63 } from './ds9/facilities.ts';
import { CARDS as cards64 } from './ds9/file-mission-report.ts';
import { CARDS as cards65 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards66, FACTS as facts66 } from './ds9/interrupts.ts';
import { CARDS as cards67, FACTS as facts67 } from './ds9/missions.ts';
import { FACTS as facts68 } from './ds9/objectives.ts';
import { CARDS as cards69 } from './ds9/ops.ts';
import { CARDS as cards70, FACTS as facts70 } from './ds9/personnel.ts';
import { FACTS as facts71 } from './ds9/q-dilemmas.ts';
import { CARDS as cards72, KINDS as kinds72 } from './ds9/security-office.ts';
import { CARDS as cards73, FACTS as facts73 } from './ds9/ships.ts';
import { CARDS as cards74 } from './ds9/sites.ts';
import { CARDS as cards75, FACTS as facts75 } from './efc.ts';
import { CARDS as cards76, FACTS as facts76 } from './emissary.ts';
import { CARDS as cards77, FACTS as facts77 } from './engage.ts';
import { CARDS as cards78, FACTS as facts78 } from './enterprise.ts';
import { CARDS as cards79 } from './ep.ts';
import { CARDS as cards80 } from './equilibriu.ts';
import { CARDS as cards81, FACTS as facts81 } from './faj.ts';
import { FACTS as facts82 } from './fc/artifacts.ts';
import { CARDS as cards83 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards84 } from './fc/dilemmas.ts';
import { FACTS as facts85 } from './fc/doorways.ts';
import { CARDS as cards86 } from './fc/equipment.ts';
import { CARDS as cards87, FACTS as facts87 } from './fc/events.ts';
import { FACTS as facts88 } from './fc/interrupts.ts';
import { CARDS as cards89 } from './fc/missions.ts';
import { FACTS as facts90 } from './fc/objectives.ts';
import { CARDS as cards91 } from './fc/personnel.ts';
import { CARDS as cards92 } from './fc/ships.ts';
import { CARDS as cards93, FACTS as facts93 } from './gift.ts';
import { FACTS as facts94 } from './ha/artifacts.ts';
import { CARDS as cards95 } from './ha/clone-machine.ts';
import { CARDS as cards96 } from './ha/dilemmas.ts';
import { FACTS as facts97 } from './ha/doorways.ts';
import { CARDS as cards98, FACTS as facts98 } from './ha/equipment.ts';
import { CARDS as cards99, FACTS as facts99 } from './ha/events.ts';
import { FACTS as facts100 } from './ha/incidents.ts';
import { CARDS as cards101 } from './ha/missions.ts';
import { FACTS as facts102 } from './ha/objectives.ts';
import { CARDS as cards103 } from './ha/personnel.ts';
import { CARDS as cards104 } from './ha/ships.ts';
import { CARDS as cards105 } from './hf.ts';
import { CARDS as cards106, KINDS as kinds106 } from './hf2/dig.ts';
import { CARDS as cards107, KINDS as kinds107 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards108 } from './hf2.ts';
import { CARDS as cards109, FACTS as facts109 } from './hf3.ts';
import { CARDS as cards110, FACTS as facts110 } from './hf4.ts';
import { CARDS as cards111 } from './hf6.ts';
import { CARDS as cards112, FACTS as facts112 } from './ic.ts';
import { CARDS as cards113 } from './imd.ts';
import { CARDS as cards114, FACTS as facts114 } from './lfl.ts';
import { CARDS as cards115, FACTS as facts115 } from './llap.ts';
import { CARDS as cards116, FACTS as facts116 } from './lookinggla.ts';
import { CARDS as cards117, FACTS as facts117 } from './maquis.ts';
import { CARDS as cards118, FACTS as facts118 } from './metamorpho.ts';
import { CARDS as cards119, KINDS as kinds119 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards120, KINDS as kinds120 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards121, FACTS as facts121 } from './mm.ts';
import { CARDS as cards122 } from './nem/dilemmas.ts';
import { FACTS as facts123 } from './nem.ts';
import { CARDS as cards124, KINDS as kinds124 } from './otsd/impose-order.ts';
import { CARDS as cards125, FACTS as facts125 } from './otsd.ts';
import { CARDS as cards126, FACTS as facts126 } from './pl.ts';
import { CARDS as cards127, FACTS as facts127 } from './plw.ts';
import { CARDS as cards128 } from './premiere/alien-groupie.ts';
import { CARDS as cards129, KINDS as kinds129 } from './premiere/alien-parasites.ts';
import { CARDS as cards130 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards131 } from './premiere/artifacts.ts';
import { CARDS as cards132, KINDS as kinds132 } from './premiere/birth-of-junior.ts';
import { CARDS as cards133, KINDS as kinds133 } from './premiere/borg-ship.ts';
import { CARDS as cards134 } from './premiere/crosis.ts';
import { CARDS as cards135 } from './premiere/cytherians.ts';
import { CARDS as cards136 } from './premiere/dilemmas.ts';
import { CARDS as cards137 } from './premiere/disruptor-overload.ts';
import { CARDS as cards138, KINDS as kinds138 } from './premiere/distortion-field.ts';
import { CARDS as cards139 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards140, KINDS as kinds140 } from './premiere/energy-vortex.ts';
import { CARDS as cards141 } from './premiere/equipment.ts';
import { CARDS as cards142 } from './premiere/escape-pod.ts';
import { CARDS as cards143 } from './premiere/events.ts';
import { CARDS as cards144, KINDS as kinds144 } from './premiere/exocomp.ts';
import { CARDS as cards145 } from './premiere/facilities.ts';
import { CARDS as cards146, KINDS as kinds146 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards147 } from './premiere/honor-challenge.ts';
import { CARDS as cards148, KINDS as kinds148 } from './premiere/hugh.ts';
import { CARDS as cards149, KINDS as kinds149 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards150 } from './premiere/interrupts.ts';
import { CARDS as cards151 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards153 } from './premiere/lore-returns.ts';
import { CARDS as cards154, KINDS as kinds154 } from './premiere/lores-fingernail.ts';
import { CARDS as cards155 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts156 } from './premiere/missions.ts';
import { CARDS as cards157 } from './premiere/particle-fountain.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/portal-guard.ts';
import { CARDS as cards159 } from './premiere/q-net.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards161, KINDS as kinds161 } from './premiere/red-alert.ts';
import { CARDS as cards162 } from './premiere/ship-seizure.ts';
import { CARDS as cards163 } from './premiere/spacedock.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/subspace-schism.ts';
import { CARDS as cards165, KINDS as kinds165 } from './premiere/supernova.ts';
import { CARDS as cards166 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards168 } from './premiere/temporal-rift.ts';
import { CARDS as cards169, KINDS as kinds169 } from './premiere/the-juggler.ts';
import { CARDS as cards170 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards171 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards172, KINDS as kinds172 } from './premiere/wormhole.ts';
import { CARDS as cards173 } from './prewarp.ts';
import { CARDS as cards174, KINDS as kinds174 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts175 } from './qc/artifacts.ts';
import { CARDS as cards176, KINDS as kinds176 } from './qc/calamarain.ts';
import { CARDS as cards177 } from './qc/dilemmas.ts';
import { FACTS as facts178 } from './qc/doorways.ts';
import { CARDS as cards179 } from './qc/equipment.ts';
import { CARDS as cards180, FACTS as facts180 } from './qc/events.ts';
import { CARDS as cards181 } from './qc/facilities.ts';
import { FACTS as facts182 } from './qc/interrupts.ts';
import { CARDS as cards183, KINDS as kinds183 } from './qc/investigate-legend.ts';
import { CARDS as cards184 } from './qc/missions.ts';
import { CARDS as cards185, KINDS as kinds185 } from './qc/nebula.ts';
import { CARDS as cards186, FACTS as facts186 } from './qc/personnel.ts';
import { FACTS as facts187 } from './qc/q-dilemmas.ts';
import { FACTS as facts188 } from './qc/q-events.ts';
import { FACTS as facts189 } from './qc/q-interrupts.ts';
import { FACTS as facts190 } from './qc/q-missions.ts';
import { CARDS as cards191 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards192, FACTS as facts192 } from './qwho.ts';
import { CARDS as cards193 } from './rif/dilemmas.ts';
import { CARDS as cards194 } from './rif.ts';
import { CARDS as cards195, FACTS as facts195 } from './roa.ts';
import { CARDS as cards196, FACTS as facts196 } from './sas.ts';
import { CARDS as cards197, FACTS as facts197 } from './sdii.ts';
import { FACTS as facts198 } from './sfl.ts';
import { CARDS as cards199 } from './sog/dilemmas.ts';
import { CARDS as cards200, FACTS as facts200 } from './sog.ts';
import { CARDS as cards201 } from './sotl.ts';
import { CARDS as cards202, FACTS as facts202 } from './ssttr.ts';
import { CARDS as cards203, FACTS as facts203 } from './terran.ts';
import { CARDS as cards204, FACTS as facts204 } from './tgq.ts';
import { CARDS as cards205, KINDS as kinds205 } from './tmp/god.ts';
import { CARDS as cards206, FACTS as facts206 } from './tmp.ts';
import { CARDS as cards207 } from './tng/attention-all-hands.ts';
import { CARDS as cards208 } from './tng/business-gambit.ts';
import { CARDS as cards209 } from './tng/dilemmas.ts';
import { CARDS as cards210 } from './tng/events.ts';
import { CARDS as cards211, KINDS as kinds211 } from './tng/ferengi-ambush.ts';
import { CARDS as cards212, KINDS as kinds212 } from './tng/get-it-done.ts';
import { CARDS as cards213 } from './tng/incidents.ts';
import { CARDS as cards214 } from './tng/missions.ts';
import { CARDS as cards215 } from './tng/personnel.ts';
import { CARDS as cards216, FACTS as facts216 } from './tng/ships.ts';
import { CARDS as cards217 } from './tnz/dilemmas.ts';
import { CARDS as cards218 } from './tnz.ts';
import { CARDS as cards219 } from './tribble.ts';
import { CARDS as cards220, KINDS as kinds220 } from './tstl/hunter-probe.ts';
import { CARDS as cards221, FACTS as facts221 } from './tstl.ts';
import { FACTS as facts222 } from './ttne.ts';
import { FACTS as facts223 } from './twt/artifacts.ts';
import { CARDS as cards224 } from './twt/bajoran-shrine.ts';
import { CARDS as cards225, KINDS as kinds225 } from './twt/council-of-warriors.ts';
import { CARDS as cards226 } from './twt/dilemmas.ts';
import { FACTS as facts227 } from './twt/doorways.ts';
import { CARDS as cards228, FACTS as facts228 } from './twt/events.ts';
import { FACTS as facts229 } from './twt/incidents.ts';
import { FACTS as facts230 } from './twt/objectives.ts';
import { CARDS as cards231, FACTS as facts231 } from './twt/personnel.ts';
import { FACTS as facts232 } from './twt/q-dilemmas.ts';
import { CARDS as cards233, FACTS as facts233 } from './twt/ships.ts';
import { CARDS as cards234 } from './twt/tactics.ts';
import { CARDS as cards235 } from './voy/dilemmas.ts';
import { CARDS as cards236 } from './voy/divert-power.ts';
import { FACTS as facts237 } from './voy/doorways.ts';
import { CARDS as cards238 } from './voy/equipment.ts';
import { CARDS as cards239, FACTS as facts239 } from './voy/events.ts';
import { CARDS as cards240 } from './voy/facilities.ts';
import { CARDS as cards241 } from './voy/handshake.ts';
import { FACTS as facts242 } from './voy/incidents.ts';
import { CARDS as cards243, FACTS as facts243 } from './voy/interrupts.ts';
import { CARDS as cards244 } from './voy/missions.ts';
import { CARDS as cards245, FACTS as facts245 } from './voy/objectives.ts';
import { CARDS as cards246 } from './voy/personnel.ts';
import { CARDS as cards247, KINDS as kinds247 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards248, FACTS as facts248 } from './voy/ships.ts';
import { CARDS as cards249 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards250 } from './vp/dilemmas.ts';
import { CARDS as cards251 } from './vp.ts';
import { FACTS as facts252 } from './wp2017.ts';
import { FACTS as facts253 } from './wpemissary.ts';

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
  ['cage/dilemmas', cards34],
  ['cage', cards35],
  ['coc', cards36],
  ['coldfront', cards37],
  ['comingofag', cards38],
  ['crossover/dilemmas', cards39],
  ['crossover', cards40],
  ['dom/dilemmas', cards42],
  ['dom/engage-cloak', cards43],
  ['dom/equipment', cards44],
  ['dom/events', cards45],
  ['dom/facilities', cards46],
  ['dom/missions', cards48],
  ['dom/personnel', cards50],
  ['dom/remote-supply-depot', cards51],
  ['dom/ships', cards52],
  ['dow/dilemmas', cards53],
  ['dow', cards54],
  ['ds9/bajoran-wormhole', cards56],
  ['ds9/dilemmas', cards57],
  ['ds9/dropping-in', cards59],
  ['ds9/equipment', cards60],
  ['ds9/events', cards61],
  ['ds9/explore-gamma-quadrant', cards62],
  ['ds9/facilities', cards63],
  ['ds9/file-mission-report', cards64],
  ['ds9/hq-secure-homeworld', cards65],
  ['ds9/interrupts', cards66],
  ['ds9/missions', cards67],
  ['ds9/ops', cards69],
  ['ds9/personnel', cards70],
  ['ds9/security-office', cards72],
  ['ds9/ships', cards73],
  ['ds9/sites', cards74],
  ['efc', cards75],
  ['emissary', cards76],
  ['engage', cards77],
  ['enterprise', cards78],
  ['ep', cards79],
  ['equilibriu', cards80],
  ['faj', cards81],
  ['fc/assign-mission-specialists', cards83],
  ['fc/dilemmas', cards84],
  ['fc/equipment', cards86],
  ['fc/events', cards87],
  ['fc/missions', cards89],
  ['fc/personnel', cards91],
  ['fc/ships', cards92],
  ['gift', cards93],
  ['ha/clone-machine', cards95],
  ['ha/dilemmas', cards96],
  ['ha/equipment', cards98],
  ['ha/events', cards99],
  ['ha/missions', cards101],
  ['ha/personnel', cards103],
  ['ha/ships', cards104],
  ['hf', cards105],
  ['hf2/dig', cards106],
  ['hf2/gomtuu-shock-wave', cards107],
  ['hf2', cards108],
  ['hf3', cards109],
  ['hf4', cards110],
  ['hf6', cards111],
  ['ic', cards112],
  ['imd', cards113],
  ['lfl', cards114],
  ['llap', cards115],
  ['lookinggla', cards116],
  ['maquis', cards117],
  ['metamorpho', cards118],
  ['mm/a-fast-ship-would-be-nice', cards119],
  ['mm/denevan-neural-parasites', cards120],
  ['mm', cards121],
  ['nem/dilemmas', cards122],
  ['otsd/impose-order', cards124],
  ['otsd', cards125],
  ['pl', cards126],
  ['plw', cards127],
  ['premiere/alien-groupie', cards128],
  ['premiere/alien-parasites', cards129],
  ['premiere/anti-time-anomaly', cards130],
  ['premiere/artifacts', cards131],
  ['premiere/birth-of-junior', cards132],
  ['premiere/borg-ship', cards133],
  ['premiere/crosis', cards134],
  ['premiere/cytherians', cards135],
  ['premiere/dilemmas', cards136],
  ['premiere/disruptor-overload', cards137],
  ['premiere/distortion-field', cards138],
  ['premiere/emergency-transporter-armbands', cards139],
  ['premiere/energy-vortex', cards140],
  ['premiere/equipment', cards141],
  ['premiere/escape-pod', cards142],
  ['premiere/events', cards143],
  ['premiere/exocomp', cards144],
  ['premiere/facilities', cards145],
  ['premiere/genetronic-replicator', cards146],
  ['premiere/honor-challenge', cards147],
  ['premiere/hugh', cards148],
  ['premiere/iconian-computer-weapon', cards149],
  ['premiere/interrupts', cards150],
  ['premiere/klingon-death-yell', cards151],
  ['premiere/klingon-right-of-vengeance', cards152],
  ['premiere/lore-returns', cards153],
  ['premiere/lores-fingernail', cards154],
  ['premiere/loss-of-orbital-stability', cards155],
  ['premiere/particle-fountain', cards157],
  ['premiere/portal-guard', cards158],
  ['premiere/q-net', cards159],
  ['premiere/raise-the-stakes', cards160],
  ['premiere/red-alert', cards161],
  ['premiere/ship-seizure', cards162],
  ['premiere/spacedock', cards163],
  ['premiere/subspace-schism', cards164],
  ['premiere/supernova', cards165],
  ['premiere/telepathic-alien-kidnappers', cards166],
  ['premiere/temporal-causality-loop', cards167],
  ['premiere/temporal-rift', cards168],
  ['premiere/the-juggler', cards169],
  ['premiere/the-traveler-transcendence', cards170],
  ['premiere/vulcan-mindmeld', cards171],
  ['premiere/wormhole', cards172],
  ['prewarp', cards173],
  ['qc/arbiter-of-succession', cards174],
  ['qc/calamarain', cards176],
  ['qc/dilemmas', cards177],
  ['qc/equipment', cards179],
  ['qc/events', cards180],
  ['qc/facilities', cards181],
  ['qc/investigate-legend', cards183],
  ['qc/missions', cards184],
  ['qc/nebula', cards185],
  ['qc/personnel', cards186],
  ['qc/qs-vicious-animal-things', cards191],
  ['qwho', cards192],
  ['rif/dilemmas', cards193],
  ['rif', cards194],
  ['roa', cards195],
  ['sas', cards196],
  ['sdii', cards197],
  ['sog/dilemmas', cards199],
  ['sog', cards200],
  ['sotl', cards201],
  ['ssttr', cards202],
  ['terran', cards203],
  ['tgq', cards204],
  ['tmp/god', cards205],
  ['tmp', cards206],
  ['tng/attention-all-hands', cards207],
  ['tng/business-gambit', cards208],
  ['tng/dilemmas', cards209],
  ['tng/events', cards210],
  ['tng/ferengi-ambush', cards211],
  ['tng/get-it-done', cards212],
  ['tng/incidents', cards213],
  ['tng/missions', cards214],
  ['tng/personnel', cards215],
  ['tng/ships', cards216],
  ['tnz/dilemmas', cards217],
  ['tnz', cards218],
  ['tribble', cards219],
  ['tstl/hunter-probe', cards220],
  ['tstl', cards221],
  ['twt/bajoran-shrine', cards224],
  ['twt/council-of-warriors', cards225],
  ['twt/dilemmas', cards226],
  ['twt/events', cards228],
  ['twt/personnel', cards231],
  ['twt/ships', cards233],
  ['twt/tactics', cards234],
  ['voy/dilemmas', cards235],
  ['voy/divert-power', cards236],
  ['voy/equipment', cards238],
  ['voy/events', cards239],
  ['voy/facilities', cards240],
  ['voy/handshake', cards241],
  ['voy/interrupts', cards243],
  ['voy/missions', cards244],
  ['voy/objectives', cards245],
  ['voy/personnel', cards246],
  ['voy/reinitialize-warp-reaction', cards247],
  ['voy/ships', cards248],
  ['voy/temporal-micro-wormhole', cards249],
  ['vp/dilemmas', cards250],
  ['vp', cards251],
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
  ['cage', facts35],
  ['coc', facts36],
  ['coldfront', facts37],
  ['crossover', facts40],
  ['dom/artifacts', facts41],
  ['dom/events', facts45],
  ['dom/interrupts', facts47],
  ['dom/missions', facts48],
  ['dom/objectives', facts49],
  ['dom/ships', facts52],
  ['dow', facts54],
  ['ds9/artifacts', facts55],
  ['ds9/doorways', facts58],
  ['ds9/events', facts61],
  ['ds9/interrupts', facts66],
  ['ds9/missions', facts67],
  ['ds9/objectives', facts68],
  ['ds9/personnel', facts70],
  ['ds9/q-dilemmas', facts71],
  ['ds9/ships', facts73],
  ['efc', facts75],
  ['emissary', facts76],
  ['engage', facts77],
  ['enterprise', facts78],
  ['faj', facts81],
  ['fc/artifacts', facts82],
  ['fc/doorways', facts85],
  ['fc/events', facts87],
  ['fc/interrupts', facts88],
  ['fc/objectives', facts90],
  ['gift', facts93],
  ['ha/artifacts', facts94],
  ['ha/doorways', facts97],
  ['ha/equipment', facts98],
  ['ha/events', facts99],
  ['ha/incidents', facts100],
  ['ha/objectives', facts102],
  ['hf3', facts109],
  ['hf4', facts110],
  ['ic', facts112],
  ['lfl', facts114],
  ['llap', facts115],
  ['lookinggla', facts116],
  ['maquis', facts117],
  ['metamorpho', facts118],
  ['mm', facts121],
  ['nem', facts123],
  ['otsd', facts125],
  ['pl', facts126],
  ['plw', facts127],
  ['premiere/missions', facts156],
  ['qc/artifacts', facts175],
  ['qc/doorways', facts178],
  ['qc/events', facts180],
  ['qc/interrupts', facts182],
  ['qc/personnel', facts186],
  ['qc/q-dilemmas', facts187],
  ['qc/q-events', facts188],
  ['qc/q-interrupts', facts189],
  ['qc/q-missions', facts190],
  ['qwho', facts192],
  ['roa', facts195],
  ['sas', facts196],
  ['sdii', facts197],
  ['sfl', facts198],
  ['sog', facts200],
  ['ssttr', facts202],
  ['terran', facts203],
  ['tgq', facts204],
  ['tmp', facts206],
  ['tng/ships', facts216],
  ['tstl', facts221],
  ['ttne', facts222],
  ['twt/artifacts', facts223],
  ['twt/doorways', facts227],
  ['twt/events', facts228],
  ['twt/incidents', facts229],
  ['twt/objectives', facts230],
  ['twt/personnel', facts231],
  ['twt/q-dilemmas', facts232],
  ['twt/ships', facts233],
  ['voy/doorways', facts237],
  ['voy/events', facts239],
  ['voy/incidents', facts242],
  ['voy/interrupts', facts243],
  ['voy/objectives', facts245],
  ['voy/ships', facts248],
  ['wp2017', facts252],
  ['wpemissary', facts253],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds5,
  ...kinds8,
  ...kinds15,
  ...kinds29,
  ...kinds43,
  ...kinds51,
  ...kinds56,
  ...kinds59,
  ...kinds72,
  ...kinds106,
  ...kinds107,
  ...kinds119,
  ...kinds120,
  ...kinds124,
  ...kinds129,
  ...kinds132,
  ...kinds133,
  ...kinds138,
  ...kinds140,
  ...kinds144,
  ...kinds146,
  ...kinds148,
  ...kinds149,
  ...kinds152,
  ...kinds154,
  ...kinds158,
  ...kinds160,
  ...kinds161,
  ...kinds164,
  ...kinds165,
  ...kinds167,
  ...kinds169,
  ...kinds172,
  ...kinds174,
  ...kinds176,
  ...kinds183,
  ...kinds185,
  ...kinds205,
  ...kinds211,
  ...kinds212,
  ...kinds220,
  ...kinds225,
  ...kinds247,
};
