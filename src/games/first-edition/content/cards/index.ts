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
import { CARDS as cards40 } from './coldfront/arik-soong.ts';
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
import { CARDS as cards83, KINDS as kinds83 } from './enterprise/temporal-shifting.ts';
import { CARDS as cards84, FACTS as facts84 } from './enterprise.ts';
import { CARDS as cards85 } from './ep.ts';
import { CARDS as cards86 } from './equilibriu.ts';
import { CARDS as cards87, FACTS as facts87 } from './faj.ts';
import { CARDS as cards88, FACTS as facts88 } from './fc/artifacts.ts';
import { CARDS as cards89 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards90 } from './fc/dilemmas.ts';
import { FACTS as facts91 } from './fc/doorways.ts';
import { CARDS as cards92 } from './fc/equipment.ts';
import { CARDS as cards93, FACTS as facts93 } from './fc/events.ts';
import { CARDS as cards94, FACTS as facts94 } from './fc/interrupts.ts';
import { CARDS as cards95 } from './fc/missions.ts';
import { FACTS as facts96 } from './fc/objectives.ts';
import { CARDS as cards97 } from './fc/personnel.ts';
import { CARDS as cards98, KINDS as kinds98 } from './fc/scorched-hand.ts';
import { CARDS as cards99 } from './fc/ships.ts';
import { CARDS as cards100 } from './gift.ts';
import { FACTS as facts101 } from './ha/artifacts.ts';
import { CARDS as cards102 } from './ha/clone-machine.ts';
import { CARDS as cards103 } from './ha/dilemmas.ts';
import { FACTS as facts104 } from './ha/doorways.ts';
import { CARDS as cards105, FACTS as facts105 } from './ha/equipment.ts';
import { CARDS as cards106, FACTS as facts106 } from './ha/events.ts';
import { FACTS as facts107 } from './ha/incidents.ts';
import { CARDS as cards108 } from './ha/missions.ts';
import { CARDS as cards109, FACTS as facts109 } from './ha/objectives.ts';
import { CARDS as cards110 } from './ha/personnel.ts';
import { CARDS as cards111 } from './ha/ships.ts';
import { CARDS as cards112 } from './hf.ts';
import { CARDS as cards113, KINDS as kinds113 } from './hf2/dig.ts';
import { CARDS as cards114, KINDS as kinds114 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards115 } from './hf2.ts';
import { CARDS as cards116, FACTS as facts116 } from './hf3.ts';
import { CARDS as cards117, FACTS as facts117 } from './hf4.ts';
import { CARDS as cards118 } from './hf6.ts';
import { CARDS as cards119, FACTS as facts119 } from './ic.ts';
import { CARDS as cards120 } from './imd.ts';
import { CARDS as cards121, FACTS as facts121 } from './lfl.ts';
import { CARDS as cards122, FACTS as facts122 } from './llap.ts';
import { CARDS as cards123, FACTS as facts123 } from './lookinggla.ts';
import { CARDS as cards124 } from './ls.ts';
import { CARDS as cards125 } from './maquis.ts';
import { CARDS as cards126, FACTS as facts126 } from './metamorpho.ts';
import { CARDS as cards127, KINDS as kinds127 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards128, KINDS as kinds128 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards129 } from './mm/equipment.ts';
import { CARDS as cards130 } from './mm/ships.ts';
import { CARDS as cards131, FACTS as facts131 } from './mm.ts';
import { CARDS as cards132 } from './nem/dilemmas.ts';
import { CARDS as cards133, FACTS as facts133 } from './nem.ts';
import { CARDS as cards134, KINDS as kinds134 } from './otsd/impose-order.ts';
import { CARDS as cards135, FACTS as facts135 } from './otsd.ts';
import { CARDS as cards136, FACTS as facts136 } from './pl.ts';
import { CARDS as cards137, FACTS as facts137 } from './plw.ts';
import { CARDS as cards138 } from './premiere/alien-groupie.ts';
import { CARDS as cards139, KINDS as kinds139 } from './premiere/alien-parasites.ts';
import { CARDS as cards140 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards141 } from './premiere/artifacts.ts';
import { CARDS as cards142, KINDS as kinds142 } from './premiere/birth-of-junior.ts';
import { CARDS as cards143, KINDS as kinds143 } from './premiere/borg-ship.ts';
import { CARDS as cards144 } from './premiere/crosis.ts';
import { CARDS as cards145 } from './premiere/cytherians.ts';
import { CARDS as cards146 } from './premiere/dilemmas.ts';
import { CARDS as cards147 } from './premiere/disruptor-overload.ts';
import { CARDS as cards148, KINDS as kinds148 } from './premiere/distortion-field.ts';
import { CARDS as cards149 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards150, KINDS as kinds150 } from './premiere/energy-vortex.ts';
import { CARDS as cards151 } from './premiere/equipment.ts';
import { CARDS as cards152 } from './premiere/escape-pod.ts';
import { CARDS as cards153 } from './premiere/events.ts';
import { CARDS as cards154, KINDS as kinds154 } from './premiere/exocomp.ts';
import { CARDS as cards155 } from './premiere/facilities.ts';
import { CARDS as cards156, KINDS as kinds156 } from './premiere/genetronic-replicator.ts';
import { CARDS as cards157 } from './premiere/honor-challenge.ts';
import { CARDS as cards158 } from './premiere/hugh.ts';
import { CARDS as cards159, KINDS as kinds159 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards160 } from './premiere/interrupts.ts';
import { CARDS as cards161 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards162, KINDS as kinds162 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards163 } from './premiere/lore-returns.ts';
import { CARDS as cards164, KINDS as kinds164 } from './premiere/lores-fingernail.ts';
import { CARDS as cards165 } from './premiere/loss-of-orbital-stability.ts';
import { FACTS as facts166 } from './premiere/missions.ts';
import { CARDS as cards167 } from './premiere/particle-fountain.ts';
import { CARDS as cards168, KINDS as kinds168 } from './premiere/portal-guard.ts';
import { CARDS as cards169 } from './premiere/q-net.ts';
import { CARDS as cards170, KINDS as kinds170 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards171, KINDS as kinds171 } from './premiere/red-alert.ts';
import { CARDS as cards172 } from './premiere/ship-seizure.ts';
import { CARDS as cards173 } from './premiere/spacedock.ts';
import { CARDS as cards174, KINDS as kinds174 } from './premiere/subspace-schism.ts';
import { CARDS as cards175, KINDS as kinds175 } from './premiere/supernova.ts';
import { CARDS as cards176 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards177, KINDS as kinds177 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards178 } from './premiere/temporal-rift.ts';
import { CARDS as cards179, KINDS as kinds179 } from './premiere/the-juggler.ts';
import { CARDS as cards180 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards181 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards182, KINDS as kinds182 } from './premiere/wormhole.ts';
import { CARDS as cards183 } from './prewarp.ts';
import { CARDS as cards184, KINDS as kinds184 } from './qc/arbiter-of-succession.ts';
import { FACTS as facts185 } from './qc/artifacts.ts';
import { CARDS as cards186, KINDS as kinds186 } from './qc/calamarain.ts';
import { CARDS as cards187 } from './qc/dilemmas.ts';
import { FACTS as facts188 } from './qc/doorways.ts';
import { CARDS as cards189 } from './qc/equipment.ts';
import { CARDS as cards190, FACTS as facts190 } from './qc/events.ts';
import { CARDS as cards191 } from './qc/facilities.ts';
import { CARDS as cards192, FACTS as facts192 } from './qc/interrupts.ts';
import { CARDS as cards193, KINDS as kinds193 } from './qc/investigate-legend.ts';
import { CARDS as cards194 } from './qc/missions.ts';
import { CARDS as cards195, KINDS as kinds195 } from './qc/nebula.ts';
import { CARDS as cards196, FACTS as facts196 } from './qc/personnel.ts';
import { FACTS as facts197 } from './qc/q-dilemmas.ts';
import { FACTS as facts198 } from './qc/q-events.ts';
import { FACTS as facts199 } from './qc/q-interrupts.ts';
import { FACTS as facts200 } from './qc/q-missions.ts';
import { CARDS as cards201 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards202 } from './qc/ships.ts';
import { CARDS as cards203, FACTS as facts203 } from './qwho.ts';
import { CARDS as cards204 } from './rif/dilemmas.ts';
import { CARDS as cards205 } from './rif.ts';
import { CARDS as cards206, FACTS as facts206 } from './roa.ts';
import { CARDS as cards207, FACTS as facts207 } from './sas.ts';
import { CARDS as cards208, FACTS as facts208 } from './sdii.ts';
import { CARDS as cards209 } from './sfl.ts';
import { CARDS as cards210 } from './sog/dilemmas.ts';
import { CARDS as cards211, FACTS as facts211 } from './sog.ts';
import { CARDS as cards212 } from './sotl.ts';
import { CARDS as cards213, FACTS as facts213 } from './ssttr.ts';
import { CARDS as cards214, FACTS as facts214 } from './terran.ts';
import { CARDS as cards215, FACTS as facts215 } from './tgq.ts';
import { CARDS as cards216, KINDS as kinds216 } from './tmp/god.ts';
import { CARDS as cards217 } from './tmp/personnel.ts';
import { CARDS as cards218, FACTS as facts218 } from './tmp.ts';
import { CARDS as cards219 } from './tng/attention-all-hands.ts';
import { CARDS as cards220 } from './tng/business-gambit.ts';
import { CARDS as cards221 } from './tng/dilemmas.ts';
import { CARDS as cards222 } from './tng/events.ts';
import { CARDS as cards223 } from './tng/ferengi-ambush.ts';
import { CARDS as cards224, KINDS as kinds224 } from './tng/get-it-done.ts';
import { CARDS as cards225 } from './tng/incidents.ts';
import { CARDS as cards226 } from './tng/missions.ts';
import { CARDS as cards227 } from './tng/personnel.ts';
import { CARDS as cards228, FACTS as facts228 } from './tng/ships.ts';
import { CARDS as cards229 } from './tnz/dilemmas.ts';
import { CARDS as cards230 } from './tnz.ts';
import { CARDS as cards231 } from './tribble.ts';
import { CARDS as cards232, KINDS as kinds232 } from './tstl/hunter-probe.ts';
import { CARDS as cards233, FACTS as facts233 } from './tstl.ts';
import { CARDS as cards234, FACTS as facts234 } from './ttne.ts';
import { FACTS as facts235 } from './twt/artifacts.ts';
import { CARDS as cards236 } from './twt/bajoran-shrine.ts';
import { CARDS as cards237, KINDS as kinds237 } from './twt/council-of-warriors.ts';
import { CARDS as cards238 } from './twt/dilemmas.ts';
import { CARDS as cards239 } from './twt/equipment.ts';
import { CARDS as cards240, FACTS as facts240 } from './twt/events.ts';
import { FACTS as facts241 } from './twt/incidents.ts';
import { CARDS as cards242, FACTS as facts242 } from './twt/objectives.ts';
import { CARDS as cards243, FACTS as facts243 } from './twt/personnel.ts';
import { FACTS as facts244 } from './twt/q-dilemmas.ts';
import { CARDS as cards245, FACTS as facts245 } from './twt/ships.ts';
import { CARDS as cards246, KINDS as kinds246 } from './twt/storage-compartment-door.ts';
import { CARDS as cards247 } from './twt/tactics.ts';
import { CARDS as cards248 } from './twt/tribbles.ts';
import { CARDS as cards249 } from './twt/troubles.ts';
import { CARDS as cards250 } from './voy/dilemmas.ts';
import { CARDS as cards251 } from './voy/divert-power.ts';
import { FACTS as facts252 } from './voy/doorways.ts';
import { CARDS as cards253 } from './voy/equipment.ts';
import { CARDS as cards254, FACTS as facts254 } from './voy/events.ts';
import { CARDS as cards255 } from './voy/facilities.ts';
import { CARDS as cards256 } from './voy/handshake.ts';
import { CARDS as cards257, FACTS as facts257 } from './voy/incidents.ts';
import { CARDS as cards258 } from './voy/interrupts.ts';
import { CARDS as cards259 } from './voy/missions.ts';
import { CARDS as cards260, FACTS as facts260 } from './voy/objectives.ts';
import { CARDS as cards261 } from './voy/personnel.ts';
import { CARDS as cards262, FACTS as facts262 } from './voy/ships.ts';
import { CARDS as cards263 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards264 } from './vp/dilemmas.ts';
import { CARDS as cards265 } from './vp.ts';
import { CARDS as cards266, FACTS as facts266 } from './wp2017.ts';
import { CARDS as cards267, FACTS as facts267 } from './wpemissary.ts';

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
  ['enterprise/temporal-shifting', cards83],
  ['enterprise', cards84],
  ['ep', cards85],
  ['equilibriu', cards86],
  ['faj', cards87],
  ['fc/artifacts', cards88],
  ['fc/assign-mission-specialists', cards89],
  ['fc/dilemmas', cards90],
  ['fc/equipment', cards92],
  ['fc/events', cards93],
  ['fc/interrupts', cards94],
  ['fc/missions', cards95],
  ['fc/personnel', cards97],
  ['fc/scorched-hand', cards98],
  ['fc/ships', cards99],
  ['gift', cards100],
  ['ha/clone-machine', cards102],
  ['ha/dilemmas', cards103],
  ['ha/equipment', cards105],
  ['ha/events', cards106],
  ['ha/missions', cards108],
  ['ha/objectives', cards109],
  ['ha/personnel', cards110],
  ['ha/ships', cards111],
  ['hf', cards112],
  ['hf2/dig', cards113],
  ['hf2/gomtuu-shock-wave', cards114],
  ['hf2', cards115],
  ['hf3', cards116],
  ['hf4', cards117],
  ['hf6', cards118],
  ['ic', cards119],
  ['imd', cards120],
  ['lfl', cards121],
  ['llap', cards122],
  ['lookinggla', cards123],
  ['ls', cards124],
  ['maquis', cards125],
  ['metamorpho', cards126],
  ['mm/a-fast-ship-would-be-nice', cards127],
  ['mm/denevan-neural-parasites', cards128],
  ['mm/equipment', cards129],
  ['mm/ships', cards130],
  ['mm', cards131],
  ['nem/dilemmas', cards132],
  ['nem', cards133],
  ['otsd/impose-order', cards134],
  ['otsd', cards135],
  ['pl', cards136],
  ['plw', cards137],
  ['premiere/alien-groupie', cards138],
  ['premiere/alien-parasites', cards139],
  ['premiere/anti-time-anomaly', cards140],
  ['premiere/artifacts', cards141],
  ['premiere/birth-of-junior', cards142],
  ['premiere/borg-ship', cards143],
  ['premiere/crosis', cards144],
  ['premiere/cytherians', cards145],
  ['premiere/dilemmas', cards146],
  ['premiere/disruptor-overload', cards147],
  ['premiere/distortion-field', cards148],
  ['premiere/emergency-transporter-armbands', cards149],
  ['premiere/energy-vortex', cards150],
  ['premiere/equipment', cards151],
  ['premiere/escape-pod', cards152],
  ['premiere/events', cards153],
  ['premiere/exocomp', cards154],
  ['premiere/facilities', cards155],
  ['premiere/genetronic-replicator', cards156],
  ['premiere/honor-challenge', cards157],
  ['premiere/hugh', cards158],
  ['premiere/iconian-computer-weapon', cards159],
  ['premiere/interrupts', cards160],
  ['premiere/klingon-death-yell', cards161],
  ['premiere/klingon-right-of-vengeance', cards162],
  ['premiere/lore-returns', cards163],
  ['premiere/lores-fingernail', cards164],
  ['premiere/loss-of-orbital-stability', cards165],
  ['premiere/particle-fountain', cards167],
  ['premiere/portal-guard', cards168],
  ['premiere/q-net', cards169],
  ['premiere/raise-the-stakes', cards170],
  ['premiere/red-alert', cards171],
  ['premiere/ship-seizure', cards172],
  ['premiere/spacedock', cards173],
  ['premiere/subspace-schism', cards174],
  ['premiere/supernova', cards175],
  ['premiere/telepathic-alien-kidnappers', cards176],
  ['premiere/temporal-causality-loop', cards177],
  ['premiere/temporal-rift', cards178],
  ['premiere/the-juggler', cards179],
  ['premiere/the-traveler-transcendence', cards180],
  ['premiere/vulcan-mindmeld', cards181],
  ['premiere/wormhole', cards182],
  ['prewarp', cards183],
  ['qc/arbiter-of-succession', cards184],
  ['qc/calamarain', cards186],
  ['qc/dilemmas', cards187],
  ['qc/equipment', cards189],
  ['qc/events', cards190],
  ['qc/facilities', cards191],
  ['qc/interrupts', cards192],
  ['qc/investigate-legend', cards193],
  ['qc/missions', cards194],
  ['qc/nebula', cards195],
  ['qc/personnel', cards196],
  ['qc/qs-vicious-animal-things', cards201],
  ['qc/ships', cards202],
  ['qwho', cards203],
  ['rif/dilemmas', cards204],
  ['rif', cards205],
  ['roa', cards206],
  ['sas', cards207],
  ['sdii', cards208],
  ['sfl', cards209],
  ['sog/dilemmas', cards210],
  ['sog', cards211],
  ['sotl', cards212],
  ['ssttr', cards213],
  ['terran', cards214],
  ['tgq', cards215],
  ['tmp/god', cards216],
  ['tmp/personnel', cards217],
  ['tmp', cards218],
  ['tng/attention-all-hands', cards219],
  ['tng/business-gambit', cards220],
  ['tng/dilemmas', cards221],
  ['tng/events', cards222],
  ['tng/ferengi-ambush', cards223],
  ['tng/get-it-done', cards224],
  ['tng/incidents', cards225],
  ['tng/missions', cards226],
  ['tng/personnel', cards227],
  ['tng/ships', cards228],
  ['tnz/dilemmas', cards229],
  ['tnz', cards230],
  ['tribble', cards231],
  ['tstl/hunter-probe', cards232],
  ['tstl', cards233],
  ['ttne', cards234],
  ['twt/bajoran-shrine', cards236],
  ['twt/council-of-warriors', cards237],
  ['twt/dilemmas', cards238],
  ['twt/equipment', cards239],
  ['twt/events', cards240],
  ['twt/objectives', cards242],
  ['twt/personnel', cards243],
  ['twt/ships', cards245],
  ['twt/storage-compartment-door', cards246],
  ['twt/tactics', cards247],
  ['twt/tribbles', cards248],
  ['twt/troubles', cards249],
  ['voy/dilemmas', cards250],
  ['voy/divert-power', cards251],
  ['voy/equipment', cards253],
  ['voy/events', cards254],
  ['voy/facilities', cards255],
  ['voy/handshake', cards256],
  ['voy/incidents', cards257],
  ['voy/interrupts', cards258],
  ['voy/missions', cards259],
  ['voy/objectives', cards260],
  ['voy/personnel', cards261],
  ['voy/ships', cards262],
  ['voy/temporal-micro-wormhole', cards263],
  ['vp/dilemmas', cards264],
  ['vp', cards265],
  ['wp2017', cards266],
  ['wpemissary', cards267],
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
  ['enterprise', facts84],
  ['faj', facts87],
  ['fc/artifacts', facts88],
  ['fc/doorways', facts91],
  ['fc/events', facts93],
  ['fc/interrupts', facts94],
  ['fc/objectives', facts96],
  ['ha/artifacts', facts101],
  ['ha/doorways', facts104],
  ['ha/equipment', facts105],
  ['ha/events', facts106],
  ['ha/incidents', facts107],
  ['ha/objectives', facts109],
  ['hf3', facts116],
  ['hf4', facts117],
  ['ic', facts119],
  ['lfl', facts121],
  ['llap', facts122],
  ['lookinggla', facts123],
  ['metamorpho', facts126],
  ['mm', facts131],
  ['nem', facts133],
  ['otsd', facts135],
  ['pl', facts136],
  ['plw', facts137],
  ['premiere/missions', facts166],
  ['qc/artifacts', facts185],
  ['qc/doorways', facts188],
  ['qc/events', facts190],
  ['qc/interrupts', facts192],
  ['qc/personnel', facts196],
  ['qc/q-dilemmas', facts197],
  ['qc/q-events', facts198],
  ['qc/q-interrupts', facts199],
  ['qc/q-missions', facts200],
  ['qwho', facts203],
  ['roa', facts206],
  ['sas', facts207],
  ['sdii', facts208],
  ['sog', facts211],
  ['ssttr', facts213],
  ['terran', facts214],
  ['tgq', facts215],
  ['tmp', facts218],
  ['tng/ships', facts228],
  ['tstl', facts233],
  ['ttne', facts234],
  ['twt/artifacts', facts235],
  ['twt/events', facts240],
  ['twt/incidents', facts241],
  ['twt/objectives', facts242],
  ['twt/personnel', facts243],
  ['twt/q-dilemmas', facts244],
  ['twt/ships', facts245],
  ['voy/doorways', facts252],
  ['voy/events', facts254],
  ['voy/incidents', facts257],
  ['voy/objectives', facts260],
  ['voy/ships', facts262],
  ['wp2017', facts266],
  ['wpemissary', facts267],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds6,
  ...kinds9,
  ...kinds16,
  ...kinds47,
  ...kinds54,
  ...kinds56,
  ...kinds61,
  ...kinds64,
  ...kinds77,
  ...kinds83,
  ...kinds98,
  ...kinds113,
  ...kinds114,
  ...kinds127,
  ...kinds128,
  ...kinds134,
  ...kinds139,
  ...kinds142,
  ...kinds143,
  ...kinds148,
  ...kinds150,
  ...kinds154,
  ...kinds156,
  ...kinds159,
  ...kinds162,
  ...kinds164,
  ...kinds168,
  ...kinds170,
  ...kinds171,
  ...kinds174,
  ...kinds175,
  ...kinds177,
  ...kinds179,
  ...kinds182,
  ...kinds184,
  ...kinds186,
  ...kinds193,
  ...kinds195,
  ...kinds216,
  ...kinds224,
  ...kinds232,
  ...kinds237,
  ...kinds246,
};
