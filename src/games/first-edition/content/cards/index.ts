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
import { CARDS as cards33, FACTS as facts33 } from './borg.ts';
import { CARDS as cards34, FACTS as facts34 } from './bp.ts';
import { CARDS as cards35, FACTS as facts35 } from './brokenbow.ts';
import { CARDS as cards36 } from './cage/dilemmas.ts';
import { CARDS as cards37, FACTS as facts37 } from './cage.ts';
import { CARDS as cards38, FACTS as facts38 } from './coc.ts';
import { CARDS as cards39, KINDS as kinds39 } from './coldfront/arik-soong.ts';
import { CARDS as cards40, FACTS as facts40 } from './coldfront.ts';
import { CARDS as cards41 } from './comingofag.ts';
import { CARDS as cards42 } from './crossover/dilemmas.ts';
import { CARDS as cards43, FACTS as facts43 } from './crossover.ts';
import { FACTS as facts44 } from './dom/artifacts.ts';
import { CARDS as cards45 } from './dom/dilemmas.ts';
import { CARDS as cards46, KINDS as kinds46 } from './dom/engage-cloak.ts';
import { CARDS as cards47 } from './dom/equipment.ts';
import { CARDS as cards48, FACTS as facts48 } from './dom/events.ts';
import { CARDS as cards49 } from './dom/facilities.ts';
import { FACTS as facts50 } from './dom/interrupts.ts';
import { CARDS as cards51, FACTS as facts51 } from './dom/missions.ts';
import { FACTS as facts52 } from './dom/objectives.ts';
import { CARDS as cards53 } from './dom/personnel.ts';
import { CARDS as cards54, KINDS as kinds54 } from './dom/remote-supply-depot.ts';
import { CARDS as cards55, FACTS as facts55 } from './dom/ships.ts';
import { CARDS as cards56 } from './dow/dilemmas.ts';
import { CARDS as cards57, FACTS as facts57 } from './dow.ts';
import { FACTS as facts58 } from './ds9/artifacts.ts';
import { CARDS as cards59, KINDS as kinds59 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards60 } from './ds9/dilemmas.ts';
import { FACTS as facts61 } from './ds9/doorways.ts';
import { CARDS as cards62, KINDS as kinds62 } from './ds9/dropping-in.ts';
import { CARDS as cards63 } from './ds9/equipment.ts';
import { CARDS as cards64, FACTS as facts64 } from './ds9/events.ts';
import { CARDS as cards65 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards66 } from './ds9/facilities.ts';
import { CARDS as cards67 } from './ds9/file-mission-report.ts';
import { CARDS as cards68 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards69, FACTS as facts69 } from './ds9/interrupts.ts';
import { CARDS as cards70, FACTS as facts70 } from './ds9/missions.ts';
import { FACTS as facts71 } from './ds9/objectives.ts';
import { CARDS as cards72 } from './ds9/ops.ts';
import { CARDS as cards73, FACTS as facts73 } from './ds9/personnel.ts';
import { FACTS as facts74 } from './ds9/q-dilemmas.ts';
import { CARDS as cards75, KINDS as kinds75 } from './ds9/security-office.ts';
import { CARDS as cards76, FACTS as facts76 } from './ds9/ships.ts';
import { CARDS as cards77 } from './ds9/sites.ts';
import { CARDS as cards78, FACTS as facts78 } from './efc.ts';
import { CARDS as cards79, FACTS as facts79 } from './emissary.ts';
import { CARDS as cards80, FACTS as facts80 } from './engage.ts';
import { CARDS as cards81, FACTS as facts81 } from './enterprise.ts';
import { CARDS as cards82 } from './ep.ts';
import { CARDS as cards83 } from './equilibriu.ts';
import { CARDS as cards84, FACTS as facts84 } from './faj.ts';
import { FACTS as facts85 } from './fc/artifacts.ts';
import { CARDS as cards86 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards87 } from './fc/dilemmas.ts';
import { FACTS as facts88 } from './fc/doorways.ts';
import { CARDS as cards89 } from './fc/equipment.ts';
import { CARDS as cards90, FACTS as facts90 } from './fc/events.ts';
import { CARDS as cards91, FACTS as facts91 } from './fc/interrupts.ts';
import { CARDS as cards92 } from './fc/missions.ts';
import { FACTS as facts93 } from './fc/objectives.ts';
import { CARDS as cards94 } from './fc/personnel.ts';
import { CARDS as cards95 } from './fc/ships.ts';
import { CARDS as cards96 } from './gift.ts';
import { FACTS as facts97 } from './ha/artifacts.ts';
import { CARDS as cards98 } from './ha/clone-machine.ts';
import { CARDS as cards99 } from './ha/dilemmas.ts';
import { FACTS as facts100 } from './ha/doorways.ts';
import { CARDS as cards101, FACTS as facts101 } from './ha/equipment.ts';
import { CARDS as cards102, FACTS as facts102 } from './ha/events.ts';
import { FACTS as facts103 } from './ha/incidents.ts';
import { CARDS as cards104 } from './ha/missions.ts';
import { CARDS as cards105, FACTS as facts105 } from './ha/objectives.ts';
import { CARDS as cards106 } from './ha/personnel.ts';
import { CARDS as cards107 } from './ha/ships.ts';
import { CARDS as cards108 } from './hf.ts';
import { CARDS as cards109, KINDS as kinds109 } from './hf2/dig.ts';
import { CARDS as cards110, KINDS as kinds110 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards111 } from './hf2.ts';
import { CARDS as cards112, FACTS as facts112 } from './hf3.ts';
import { CARDS as cards113, FACTS as facts113 } from './hf4.ts';
import { CARDS as cards114 } from './hf6.ts';
import { CARDS as cards115, FACTS as facts115 } from './ic.ts';
import { CARDS as cards116 } from './imd.ts';
import { CARDS as cards117, FACTS as facts117 } from './lfl.ts';
import { CARDS as cards118, FACTS as facts118 } from './llap.ts';
import { CARDS as cards119, FACTS as facts119 } from './lookinggla.ts';
import { CARDS as cards120 } from './ls.ts';
import { CARDS as cards121 } from './maquis.ts';
import { CARDS as cards122, FACTS as facts122 } from './metamorpho.ts';
import { CARDS as cards123, KINDS as kinds123 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards124, KINDS as kinds124 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards125 } from './mm/equipment.ts';
import { CARDS as cards126 } from './mm/ships.ts';
import { CARDS as cards127, FACTS as facts127 } from './mm.ts';
import { CARDS as cards128 } from './nem/dilemmas.ts';
import { CARDS as cards129, FACTS as facts129 } from './nem.ts';
import { CARDS as cards130, KINDS as kinds130 } from './otsd/impose-order.ts';
import { CARDS as cards131, FACTS as facts131 } from './otsd.ts';
import { CARDS as cards132, FACTS as facts132 } from './pl.ts';
import { CARDS as cards133, FACTS as facts133 } from './plw.ts';
import { CARDS as cards134 } from './premiere/alien-groupie.ts';
import { CARDS as cards135, KINDS as kinds135 } from './premiere/alien-parasites.ts';
import { CARDS as cards136 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards137 } from './premiere/artifacts.ts';
import { CARDS as cards138, KINDS as kinds138 } from './premiere/birth-of-junior.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/borg-ship.ts';
import { CARDS as cards140 } from './premiere/crosis.ts';
import { CARDS as cards141 } from './premiere/cytherians.ts';
import { CARDS as cards142 } from './premiere/dilemmas.ts';
import { CARDS as cards143 } from './premiere/disruptor-overload.ts';
import { CARDS as cards144, KINDS as kinds144 } from './premiere/distortion-field.ts';
import { CARDS as cards145 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards146, KINDS as kinds146 } from './premiere/energy-vortex.ts';
import { CARDS as cards147 } from './premiere/equipment.ts';
import { CARDS as cards148 } from './premiere/escape-pod.ts';
import { CARDS as cards149 } from './premiere/events.ts';
import { CARDS as cards150, KINDS as kinds150 } from './premiere/exocomp.ts';
import { CARDS as cards151 } from './premiere/facilities.ts';
import { CARDS as cards152, KINDS as kinds152 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards153 } from './premiere/honor-challenge.ts';
import { CARDS as cards154 } from './premiere/hugh.ts';
import { CARDS as cards155, KINDS as kinds155 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards156 } from './premiere/interrupts.ts';
import { CARDS as cards157 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards158, KINDS as kinds158 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards159 } from './premiere/lore-returns.ts';
import { CARDS as cards160, KINDS as kinds160 } from './premiere/lores-fingernail.ts';
import { CARDS as cards161 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts162 } from './premiere/missions.ts';
import { CARDS as cards163 } from './premiere/particle-fountain.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/portal-guard.ts';
import { CARDS as cards165 } from './premiere/q-net.ts';
import { CARDS as cards166, KINDS as kinds166 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards167, KINDS as kinds167 } from './premiere/red-alert.ts';
import { CARDS as cards168 } from './premiere/ship-seizure.ts';
import { CARDS as cards169 } from './premiere/spacedock.ts';
import { CARDS as cards170, KINDS as kinds170 } from './premiere/subspace-schism.ts';
import { CARDS as cards171, KINDS as kinds171 } from './premiere/supernova.ts';
import { CARDS as cards172 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards173, KINDS as kinds173 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards174 } from './premiere/temporal-rift.ts';
import { CARDS as cards175, KINDS as kinds175 } from './premiere/the-juggler.ts';
import { CARDS as cards176 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards177 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards178, KINDS as kinds178 } from './premiere/wormhole.ts';
import { CARDS as cards179 } from './prewarp.ts';
import { CARDS as cards180, KINDS as kinds180 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts181 } from './qc/artifacts.ts';
import { CARDS as cards182, KINDS as kinds182 } from './qc/calamarain.ts';
import { CARDS as cards183 } from './qc/dilemmas.ts';
import { FACTS as facts184 } from './qc/doorways.ts';
import { CARDS as cards185 } from './qc/equipment.ts';
import { CARDS as cards186, FACTS as facts186 } from './qc/events.ts';
import { CARDS as cards187 } from './qc/facilities.ts';
import { CARDS as cards188, FACTS as facts188 } from './qc/interrupts.ts';
import { CARDS as cards189, KINDS as kinds189 } from './qc/investigate-legend.ts';
import { CARDS as cards190 } from './qc/missions.ts';
import { CARDS as cards191, KINDS as kinds191 } from './qc/nebula.ts';
import { CARDS as cards192, FACTS as facts192 } from './qc/personnel.ts';
import { FACTS as facts193 } from './qc/q-dilemmas.ts';
import { FACTS as facts194 } from './qc/q-events.ts';
import { FACTS as facts195 } from './qc/q-interrupts.ts';
import { FACTS as facts196 } from './qc/q-missions.ts';
import { CARDS as cards197 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards198 } from './qc/ships.ts';
import { CARDS as cards199, FACTS as facts199 } from './qwho.ts';
import { CARDS as cards200 } from './rif/dilemmas.ts';
import { CARDS as cards201 } from './rif.ts';
import { CARDS as cards202, FACTS as facts202 } from './roa.ts';
import { CARDS as cards203, FACTS as facts203 } from './sas.ts';
import { CARDS as cards204, FACTS as facts204 } from './sdii.ts';
import { CARDS as cards205 } from './sfl.ts';
import { CARDS as cards206 } from './sog/dilemmas.ts';
import { CARDS as cards207, FACTS as facts207 } from './sog.ts';
import { CARDS as cards208 } from './sotl.ts';
import { CARDS as cards209, FACTS as facts209 } from './ssttr.ts';
import { CARDS as cards210, FACTS as facts210 } from './terran.ts';
import { CARDS as cards211, FACTS as facts211 } from './tgq.ts';
import { CARDS as cards212, KINDS as kinds212 } from './tmp/god.ts';
import { CARDS as cards213, FACTS as facts213 } from './tmp.ts';
import { CARDS as cards214 } from './tng/attention-all-hands.ts';
import { CARDS as cards215 } from './tng/business-gambit.ts';
import { CARDS as cards216 } from './tng/dilemmas.ts';
import { CARDS as cards217 } from './tng/events.ts';
import { CARDS as cards218, KINDS as kinds218 } from './tng/ferengi-ambush.ts';
import { CARDS as cards219, KINDS as kinds219 } from './tng/get-it-done.ts';
import { CARDS as cards220 } from './tng/incidents.ts';
import { CARDS as cards221 } from './tng/missions.ts';
import { CARDS as cards222 } from './tng/personnel.ts';
import { CARDS as cards223, FACTS as facts223 } from './tng/ships.ts';
import { CARDS as cards224 } from './tnz/dilemmas.ts';
import { CARDS as cards225 } from './tnz.ts';
import { CARDS as cards226 } from './tribble.ts';
import { CARDS as cards227, KINDS as kinds227 } from './tstl/hunter-probe.ts';
import { CARDS as cards228, FACTS as facts228 } from './tstl.ts';
import { CARDS as cards229, FACTS as facts229 } from './ttne.ts';
import { FACTS as facts230 } from './twt/artifacts.ts';
import { CARDS as cards231 } from './twt/bajoran-shrine.ts';
import { CARDS as cards232, KINDS as kinds232 } from './twt/council-of-warriors.ts';
import { CARDS as cards233 } from './twt/dilemmas.ts';
import { FACTS as facts234 } from './twt/doorways.ts';
import { CARDS as cards235 } from './twt/equipment.ts';
import { CARDS as cards236, FACTS as facts236 } from './twt/events.ts';
import { FACTS as facts237 } from './twt/incidents.ts';
import { CARDS as cards238, FACTS as facts238 } from './twt/objectives.ts';
import { CARDS as cards239, FACTS as facts239 } from './twt/personnel.ts';
import { FACTS as facts240 } from './twt/q-dilemmas.ts';
import { CARDS as cards241, FACTS as facts241 } from './twt/ships.ts';
import { CARDS as cards242 } from './twt/tactics.ts';
import { CARDS as cards243 } from './voy/dilemmas.ts';
import { CARDS as cards244 } from './voy/divert-power.ts';
import { FACTS as facts245 } from './voy/doorways.ts';
import { CARDS as cards246 } from './voy/equipment.ts';
import { CARDS as cards247, FACTS as facts247 } from './voy/events.ts';
import { CARDS as cards248 } from './voy/facilities.ts';
import { CARDS as cards249 } from './voy/handshake.ts';
import { CARDS as cards250, FACTS as facts250 } from './voy/incidents.ts';
import { CARDS as cards251 } from './voy/interrupts.ts';
import { CARDS as cards252 } from './voy/missions.ts';
import { CARDS as cards253, FACTS as facts253 } from './voy/objectives.ts';
import { CARDS as cards254 } from './voy/personnel.ts';
import { CARDS as cards255, FACTS as facts255 } from './voy/ships.ts';
import { CARDS as cards256 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards257 } from './vp/dilemmas.ts';
import { CARDS as cards258 } from './vp.ts';
import { CARDS as cards259, FACTS as facts259 } from './wp2017.ts';
import { CARDS as cards260, FACTS as facts260 } from './wpemissary.ts';

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
  ['borg', cards33],
  ['bp', cards34],
  ['brokenbow', cards35],
  ['cage/dilemmas', cards36],
  ['cage', cards37],
  ['coc', cards38],
  ['coldfront/arik-soong', cards39],
  ['coldfront', cards40],
  ['comingofag', cards41],
  ['crossover/dilemmas', cards42],
  ['crossover', cards43],
  ['dom/dilemmas', cards45],
  ['dom/engage-cloak', cards46],
  ['dom/equipment', cards47],
  ['dom/events', cards48],
  ['dom/facilities', cards49],
  ['dom/missions', cards51],
  ['dom/personnel', cards53],
  ['dom/remote-supply-depot', cards54],
  ['dom/ships', cards55],
  ['dow/dilemmas', cards56],
  ['dow', cards57],
  ['ds9/bajoran-wormhole', cards59],
  ['ds9/dilemmas', cards60],
  ['ds9/dropping-in', cards62],
  ['ds9/equipment', cards63],
  ['ds9/events', cards64],
  ['ds9/explore-gamma-quadrant', cards65],
  ['ds9/facilities', cards66],
  ['ds9/file-mission-report', cards67],
  ['ds9/hq-secure-homeworld', cards68],
  ['ds9/interrupts', cards69],
  ['ds9/missions', cards70],
  ['ds9/ops', cards72],
  ['ds9/personnel', cards73],
  ['ds9/security-office', cards75],
  ['ds9/ships', cards76],
  ['ds9/sites', cards77],
  ['efc', cards78],
  ['emissary', cards79],
  ['engage', cards80],
  ['enterprise', cards81],
  ['ep', cards82],
  ['equilibriu', cards83],
  ['faj', cards84],
  ['fc/assign-mission-specialists', cards86],
  ['fc/dilemmas', cards87],
  ['fc/equipment', cards89],
  ['fc/events', cards90],
  ['fc/interrupts', cards91],
  ['fc/missions', cards92],
  ['fc/personnel', cards94],
  ['fc/ships', cards95],
  ['gift', cards96],
  ['ha/clone-machine', cards98],
  ['ha/dilemmas', cards99],
  ['ha/equipment', cards101],
  ['ha/events', cards102],
  ['ha/missions', cards104],
  ['ha/objectives', cards105],
  ['ha/personnel', cards106],
  ['ha/ships', cards107],
  ['hf', cards108],
  ['hf2/dig', cards109],
  ['hf2/gomtuu-shock-wave', cards110],
  ['hf2', cards111],
  ['hf3', cards112],
  ['hf4', cards113],
  ['hf6', cards114],
  ['ic', cards115],
  ['imd', cards116],
  ['lfl', cards117],
  ['llap', cards118],
  ['lookinggla', cards119],
  ['ls', cards120],
  ['maquis', cards121],
  ['metamorpho', cards122],
  ['mm/a-fast-ship-would-be-nice', cards123],
  ['mm/denevan-neural-parasites', cards124],
  ['mm/equipment', cards125],
  ['mm/ships', cards126],
  ['mm', cards127],
  ['nem/dilemmas', cards128],
  ['nem', cards129],
  ['otsd/impose-order', cards130],
  ['otsd', cards131],
  ['pl', cards132],
  ['plw', cards133],
  ['premiere/alien-groupie', cards134],
  ['premiere/alien-parasites', cards135],
  ['premiere/anti-time-anomaly', cards136],
  ['premiere/artifacts', cards137],
  ['premiere/birth-of-junior', cards138],
  ['premiere/borg-ship', cards139],
  ['premiere/crosis', cards140],
  ['premiere/cytherians', cards141],
  ['premiere/dilemmas', cards142],
  ['premiere/disruptor-overload', cards143],
  ['premiere/distortion-field', cards144],
  ['premiere/emergency-transporter-armbands', cards145],
  ['premiere/energy-vortex', cards146],
  ['premiere/equipment', cards147],
  ['premiere/escape-pod', cards148],
  ['premiere/events', cards149],
  ['premiere/exocomp', cards150],
  ['premiere/facilities', cards151],
  ['premiere/genetronic-replicator', cards152],
  ['premiere/honor-challenge', cards153],
  ['premiere/hugh', cards154],
  ['premiere/iconian-computer-weapon', cards155],
  ['premiere/interrupts', cards156],
  ['premiere/klingon-death-yell', cards157],
  ['premiere/klingon-right-of-vengeance', cards158],
  ['premiere/lore-returns', cards159],
  ['premiere/lores-fingernail', cards160],
  ['premiere/loss-of-orbital-stability', cards161],
  ['premiere/particle-fountain', cards163],
  ['premiere/portal-guard', cards164],
  ['premiere/q-net', cards165],
  ['premiere/raise-the-stakes', cards166],
  ['premiere/red-alert', cards167],
  ['premiere/ship-seizure', cards168],
  ['premiere/spacedock', cards169],
  ['premiere/subspace-schism', cards170],
  ['premiere/supernova', cards171],
  ['premiere/telepathic-alien-kidnappers', cards172],
  ['premiere/temporal-causality-loop', cards173],
  ['premiere/temporal-rift', cards174],
  ['premiere/the-juggler', cards175],
  ['premiere/the-traveler-transcendence', cards176],
  ['premiere/vulcan-mindmeld', cards177],
  ['premiere/wormhole', cards178],
  ['prewarp', cards179],
  ['qc/arbiter-of-succession', cards180],
  ['qc/calamarain', cards182],
  ['qc/dilemmas', cards183],
  ['qc/equipment', cards185],
  ['qc/events', cards186],
  ['qc/facilities', cards187],
  ['qc/interrupts', cards188],
  ['qc/investigate-legend', cards189],
  ['qc/missions', cards190],
  ['qc/nebula', cards191],
  ['qc/personnel', cards192],
  ['qc/qs-vicious-animal-things', cards197],
  ['qc/ships', cards198],
  ['qwho', cards199],
  ['rif/dilemmas', cards200],
  ['rif', cards201],
  ['roa', cards202],
  ['sas', cards203],
  ['sdii', cards204],
  ['sfl', cards205],
  ['sog/dilemmas', cards206],
  ['sog', cards207],
  ['sotl', cards208],
  ['ssttr', cards209],
  ['terran', cards210],
  ['tgq', cards211],
  ['tmp/god', cards212],
  ['tmp', cards213],
  ['tng/attention-all-hands', cards214],
  ['tng/business-gambit', cards215],
  ['tng/dilemmas', cards216],
  ['tng/events', cards217],
  ['tng/ferengi-ambush', cards218],
  ['tng/get-it-done', cards219],
  ['tng/incidents', cards220],
  ['tng/missions', cards221],
  ['tng/personnel', cards222],
  ['tng/ships', cards223],
  ['tnz/dilemmas', cards224],
  ['tnz', cards225],
  ['tribble', cards226],
  ['tstl/hunter-probe', cards227],
  ['tstl', cards228],
  ['ttne', cards229],
  ['twt/bajoran-shrine', cards231],
  ['twt/council-of-warriors', cards232],
  ['twt/dilemmas', cards233],
  ['twt/equipment', cards235],
  ['twt/events', cards236],
  ['twt/objectives', cards238],
  ['twt/personnel', cards239],
  ['twt/ships', cards241],
  ['twt/tactics', cards242],
  ['voy/dilemmas', cards243],
  ['voy/divert-power', cards244],
  ['voy/equipment', cards246],
  ['voy/events', cards247],
  ['voy/facilities', cards248],
  ['voy/handshake', cards249],
  ['voy/incidents', cards250],
  ['voy/interrupts', cards251],
  ['voy/missions', cards252],
  ['voy/objectives', cards253],
  ['voy/personnel', cards254],
  ['voy/ships', cards255],
  ['voy/temporal-micro-wormhole', cards256],
  ['vp/dilemmas', cards257],
  ['vp', cards258],
  ['wp2017', cards259],
  ['wpemissary', cards260],
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
  ['coldfront', facts40],
  ['crossover', facts43],
  ['dom/artifacts', facts44],
  ['dom/events', facts48],
  ['dom/interrupts', facts50],
  ['dom/missions', facts51],
  ['dom/objectives', facts52],
  ['dom/ships', facts55],
  ['dow', facts57],
  ['ds9/artifacts', facts58],
  ['ds9/doorways', facts61],
  ['ds9/events', facts64],
  ['ds9/interrupts', facts69],
  ['ds9/missions', facts70],
  ['ds9/objectives', facts71],
  ['ds9/personnel', facts73],
  ['ds9/q-dilemmas', facts74],
  ['ds9/ships', facts76],
  ['efc', facts78],
  ['emissary', facts79],
  ['engage', facts80],
  ['enterprise', facts81],
  ['faj', facts84],
  ['fc/artifacts', facts85],
  ['fc/doorways', facts88],
  ['fc/events', facts90],
  ['fc/interrupts', facts91],
  ['fc/objectives', facts93],
  ['ha/artifacts', facts97],
  ['ha/doorways', facts100],
  ['ha/equipment', facts101],
  ['ha/events', facts102],
  ['ha/incidents', facts103],
  ['ha/objectives', facts105],
  ['hf3', facts112],
  ['hf4', facts113],
  ['ic', facts115],
  ['lfl', facts117],
  ['llap', facts118],
  ['lookinggla', facts119],
  ['metamorpho', facts122],
  ['mm', facts127],
  ['nem', facts129],
  ['otsd', facts131],
  ['pl', facts132],
  ['plw', facts133],
  ['premiere/missions', facts162],
  ['qc/artifacts', facts181],
  ['qc/doorways', facts184],
  ['qc/events', facts186],
  ['qc/interrupts', facts188],
  ['qc/personnel', facts192],
  ['qc/q-dilemmas', facts193],
  ['qc/q-events', facts194],
  ['qc/q-interrupts', facts195],
  ['qc/q-missions', facts196],
  ['qwho', facts199],
  ['roa', facts202],
  ['sas', facts203],
  ['sdii', facts204],
  ['sog', facts207],
  ['ssttr', facts209],
  ['terran', facts210],
  ['tgq', facts211],
  ['tmp', facts213],
  ['tng/ships', facts223],
  ['tstl', facts228],
  ['ttne', facts229],
  ['twt/artifacts', facts230],
  ['twt/doorways', facts234],
  ['twt/events', facts236],
  ['twt/incidents', facts237],
  ['twt/objectives', facts238],
  ['twt/personnel', facts239],
  ['twt/q-dilemmas', facts240],
  ['twt/ships', facts241],
  ['voy/doorways', facts245],
  ['voy/events', facts247],
  ['voy/incidents', facts250],
  ['voy/objectives', facts253],
  ['voy/ships', facts255],
  ['wp2017', facts259],
  ['wpemissary', facts260],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds31,
  ...kinds39,
  ...kinds46,
  ...kinds54,
  ...kinds59,
  ...kinds62,
  ...kinds75,
  ...kinds109,
  ...kinds110,
  ...kinds123,
  ...kinds124,
  ...kinds130,
  ...kinds135,
  ...kinds138,
  ...kinds139,
  ...kinds144,
  ...kinds146,
  ...kinds150,
  ...kinds152,
  ...kinds155,
  ...kinds158,
  ...kinds160,
  ...kinds164,
  ...kinds166,
  ...kinds167,
  ...kinds170,
  ...kinds171,
  ...kinds173,
  ...kinds175,
  ...kinds178,
  ...kinds180,
  ...kinds182,
  ...kinds189,
  ...kinds191,
  ...kinds212,
  ...kinds218,
  ...kinds219,
  ...kinds227,
  ...kinds232,
};
