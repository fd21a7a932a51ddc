// The build writes this file (src/cli/setup/collect.mjs).
import type { CardRules } from '../card-rules.ts';
import { CARDS as cards0 } from './2pg.ts';
import { CARDS as cards1 } from './20th.ts';
import { CARDS as cards2 } from './agt.ts';
import { CARDS as cards3, KINDS as kinds3 } from './au/alternate-universe-door.ts';
import { CARDS as cards4 } from './au/dilemmas.ts';
import { CARDS as cards5, KINDS as kinds5 } from './au/edo-probe.ts';
import { CARDS as cards6 } from './au/events.ts';
import { CARDS as cards7 } from './au/facilities.ts';
import { CARDS as cards8 } from './au/missions.ts';
import { CARDS as cards9 } from './au/personnel.ts';
import { CARDS as cards10, KINDS as kinds10 } from './au/the-gatherers.ts';
import { CARDS as cards11 } from './awayteam.ts';
import { CARDS as cards12 } from './bog/artifacts.ts';
import { CARDS as cards13 } from './bog/blood-oath.ts';
import { CARDS as cards14 } from './bog/dilemmas.ts';
import { CARDS as cards15 } from './bog/doorways.ts';
import { CARDS as cards16 } from './bog/equipment.ts';
import { CARDS as cards17 } from './bog/missions.ts';
import { CARDS as cards18 } from './bog/personnel.ts';
import { CARDS as cards19 } from './bog/ships.ts';
import { CARDS as cards20, KINDS as kinds20 } from './bog/sniper.ts';
import { CARDS as cards21 } from './bog/tactics.ts';
import { CARDS as cards22 } from './borg.ts';
import { CARDS as cards23 } from './bp.ts';
import { CARDS as cards24 } from './brokenbow.ts';
import { CARDS as cards25 } from './cage.ts';
import { CARDS as cards26 } from './coc.ts';
import { CARDS as cards27 } from './comingofag.ts';
import { CARDS as cards28 } from './crossover.ts';
import { CARDS as cards29 } from './dom/dilemmas.ts';
import { CARDS as cards30, KINDS as kinds30 } from './dom/engage-cloak.ts';
import { CARDS as cards31 } from './dom/equipment.ts';
import { CARDS as cards32 } from './dom/events.ts';
import { CARDS as cards33 } from './dom/facilities.ts';
import { CARDS as cards34 } from './dom/missions.ts';
import { CARDS as cards35 } from './dom/personnel.ts';
import { CARDS as cards36, KINDS as kinds36 } from './dom/remote-supply-depot.ts';
import { CARDS as cards37 } from './dom/ships.ts';
import { CARDS as cards38 } from './dow.ts';
import { CARDS as cards39, KINDS as kinds39 } from './ds9/bajoran-wormhole.ts';
import { CARDS as cards40 } from './ds9/dilemmas.ts';
import { CARDS as cards41, KINDS as kinds41 } from './ds9/dropping-in.ts';
import { CARDS as cards42 } from './ds9/equipment.ts';
import { CARDS as cards43 } from './ds9/events.ts';
import { CARDS as cards44 } from './ds9/explore-gamma-quadrant.ts';
import { CARDS as cards45 } from './ds9/facilities.ts';
import { CARDS as cards46 } from './ds9/file-mission-report.ts';
import { CARDS as cards47 } from './ds9/hq-secure-homeworld.ts';
import { CARDS as cards48 } from './ds9/interrupts.ts';
import { CARDS as cards49 } from './ds9/missions.ts';
import { CARDS as cards50 } from './ds9/ops.ts';
import { CARDS as cards51 } from './ds9/personnel.ts';
import { CARDS as cards52, KINDS as kinds52 } from './ds9/security-office.ts';
import { CARDS as cards53 } from './ds9/ships.ts';
import { CARDS as cards54 } from './ds9/sites.ts';
import { CARDS as cards55 } from './efc.ts';
import { CARDS as cards56 } from './emissary.ts';
import { CARDS as cards57 } from './engage.ts';
import { CARDS as cards58 } from './enterprise.ts';
import { CARDS as cards59 } from './ep.ts';
import { CARDS as cards60 } from './equilibriu.ts';
import { CARDS as cards61 } from './faj.ts';
import { CARDS as cards62 } from './fc/assign-mission-specialists.ts';
import { CARDS as cards63 } from './fc/dilemmas.ts';
import { CARDS as cards64 } from './fc/equipment.ts';
import { CARDS as cards65 } from './fc/events.ts';
import { CARDS as cards66 } from './fc/missions.ts';
import { CARDS as cards67 } from './fc/personnel.ts';
import { CARDS as cards68 } from './fc/ships.ts';
import { CARDS as cards69 } from './gift.ts';
import { CARDS as cards70 } from './ha/clone-machine.ts';
import { CARDS as cards71 } from './ha/dilemmas.ts';
import { CARDS as cards72 } from './ha/equipment.ts';
import { CARDS as cards73 } from './ha/events.ts';
import { CARDS as cards74 } from './ha/missions.ts';
import { CARDS as cards75 } from './ha/personnel.ts';
import { CARDS as cards76 } from './ha/ships.ts';
import { CARDS as cards77 } from './hf.ts';
import { CARDS as cards78, KINDS as kinds78 } from './hf2/dig.ts';
import { CARDS as cards79, KINDS as kinds79 } from './hf2/gomtuu-shock-wave.ts';
import { CARDS as cards80 } from './hf2.ts';
import { CARDS as cards81 } from './hf3.ts';
import { CARDS as cards82 } from './hf4.ts';
import { CARDS as cards83 } from './hf6.ts';
import { CARDS as cards84 } from './ic.ts';
import { CARDS as cards85 } from './lfl.ts';
import { CARDS as cards86 } from './llap.ts';
import { CARDS as cards87 } from './lookinggla.ts';
import { CARDS as cards88 } from './maquis.ts';
import { CARDS as cards89 } from './metamorpho.ts';
import { CARDS as cards90, KINDS as kinds90 } from './mm/a-fast-ship-would-be-nice.ts';
import { CARDS as cards91, KINDS as kinds91 } from './mm/denevan-neural-parasites.ts';
import { CARDS as cards92 } from './mm.ts';
import { CARDS as cards93, KINDS as kinds93 } from './otsd/impose-order.ts';
import { CARDS as cards94 } from './otsd.ts';
import { CARDS as cards95 } from './premiere/alien-groupie.ts';
import { CARDS as cards96, KINDS as kinds96 } from './premiere/alien-parasites.ts';
import { CARDS as cards97 } from './premiere/anti-time-anomaly.ts';
import { CARDS as cards98 } from './premiere/artifacts.ts';
import { CARDS as cards99, KINDS as kinds99 } from './premiere/birth-of-junior.ts';
import { CARDS as cards100, KINDS as kinds100 } from './premiere/borg-ship.ts';
import { CARDS as cards101 } from './premiere/crosis.ts';
import { CARDS as cards102 } from './premiere/cytherians.ts';
import { CARDS as cards103 } from './premiere/dilemmas.ts';
import { CARDS as cards104 } from './premiere/disruptor-overload.ts';
import { CARDS as cards105, KINDS as kinds105 } from './premiere/distortion-field.ts';
import { CARDS as cards106 } from './premiere/emergency-transporter-armbands.ts';
import { CARDS as cards107, KINDS as kinds107 } from './premiere/energy-vortex.ts';
import { CARDS as cards108 } from './premiere/equipment.ts';
import { CARDS as cards109 } from './premiere/escape-pod.ts';
import { CARDS as cards110 } from './premiere/events.ts';
import { CARDS as cards111, KINDS as kinds111 } from './premiere/exocomp.ts';
import { CARDS as cards112 } from './premiere/facilities.ts';
import { CARDS as cards113 } from './premiere/honor-challenge.ts';
import { CARDS as cards114, KINDS as kinds114 } from './premiere/hugh.ts';
import { CARDS as cards115, KINDS as kinds115 } from './premiere/iconian-computer-weapon.ts';
import { CARDS as cards116 } from './premiere/interrupts.ts';
import { CARDS as cards117 } from './premiere/klingon-death-yell.ts';
import { CARDS as cards118, KINDS as kinds118 } from './premiere/klingon-right-of-vengeance.ts';
import { CARDS as cards119 } from './premiere/lore-returns.ts';
import { CARDS as cards120, KINDS as kinds120 } from './premiere/lores-fingernail.ts';
import { CARDS as cards121 } from './premiere/loss-of-orbital-stability.ts';
import { CARDS as cards122 } from './premiere/particle-fountain.ts';
import { CARDS as cards123, KINDS as kinds123 } from './premiere/portal-guard.ts';
import { CARDS as cards124 } from './premiere/q-net.ts';
import { CARDS as cards125, KINDS as kinds125 } from './premiere/raise-the-stakes.ts';
import { CARDS as cards126, KINDS as kinds126 } from './premiere/red-alert.ts';
import { CARDS as cards127 } from './premiere/ship-seizure.ts';
import { CARDS as cards128 } from './premiere/spacedock.ts';
import { CARDS as cards129, KINDS as kinds129 } from './premiere/subspace-schism.ts';
import { CARDS as cards130, KINDS as kinds130 } from './premiere/supernova.ts';
import { CARDS as cards131 } from './premiere/telepathic-alien-kidnappers.ts';
import { CARDS as cards132, KINDS as kinds132 } from './premiere/temporal-causality-loop.ts';
import { CARDS as cards133 } from './premiere/temporal-rift.ts';
import { CARDS as cards134, KINDS as kinds134 } from './premiere/the-juggler.ts';
import { CARDS as cards135 } from './premiere/the-traveler-transcendence.ts';
import { CARDS as cards136 } from './premiere/vulcan-mindmeld.ts';
import { CARDS as cards137, KINDS as kinds137 } from './premiere/wormhole.ts';
import { CARDS as cards138 } from './prewarp.ts';
import { CARDS as cards139, KINDS as kinds139 } from './qc/arbiter-of-succession.ts';
import { CARDS as cards140, KINDS as kinds140 } from './qc/calamarain.ts';
import { CARDS as cards141 } from './qc/dilemmas.ts';
import { CARDS as cards142 } from './qc/equipment.ts';
import { CARDS as cards143 } from './qc/facilities.ts';
import { CARDS as cards144, KINDS as kinds144 } from './qc/investigate-legend.ts';
import { CARDS as cards145 } from './qc/missions.ts';
import { CARDS as cards146, KINDS as kinds146 } from './qc/nebula.ts';
import { CARDS as cards147 } from './qc/personnel.ts';
import { CARDS as cards148, KINDS as kinds148 } from './qc/qs-vicious-animal-things.ts';
import { CARDS as cards149 } from './rif.ts';
import { CARDS as cards150 } from './roa.ts';
import { CARDS as cards151 } from './sas.ts';
import { CARDS as cards152 } from './sdii.ts';
import { CARDS as cards153 } from './sog.ts';
import { CARDS as cards154 } from './terran.ts';
import { CARDS as cards155 } from './tgq.ts';
import { CARDS as cards156, KINDS as kinds156 } from './tmp/god.ts';
import { CARDS as cards157 } from './tmp.ts';
import { CARDS as cards158 } from './tng/attention-all-hands.ts';
import { CARDS as cards159 } from './tng/business-gambit.ts';
import { CARDS as cards160 } from './tng/dilemmas.ts';
import { CARDS as cards161 } from './tng/events.ts';
import { CARDS as cards162, KINDS as kinds162 } from './tng/ferengi-ambush.ts';
import { CARDS as cards163, KINDS as kinds163 } from './tng/get-it-done.ts';
import { CARDS as cards164 } from './tng/incidents.ts';
import { CARDS as cards165 } from './tng/missions.ts';
import { CARDS as cards166 } from './tng/personnel.ts';
import { CARDS as cards167 } from './tng/ships.ts';
import { CARDS as cards168 } from './tnz.ts';
import { CARDS as cards169 } from './tribble.ts';
import { CARDS as cards170, KINDS as kinds170 } from './tstl/hunter-probe.ts';
import { CARDS as cards171 } from './tstl.ts';
import { CARDS as cards172 } from './twt/bajoran-shrine.ts';
import { CARDS as cards173, KINDS as kinds173 } from './twt/council-of-warriors.ts';
import { CARDS as cards174 } from './twt/dilemmas.ts';
import { CARDS as cards175 } from './twt/events.ts';
import { CARDS as cards176 } from './twt/personnel.ts';
import { CARDS as cards177 } from './twt/ships.ts';
import { CARDS as cards178 } from './twt/tactics.ts';
import { CARDS as cards179 } from './voy/dilemmas.ts';
import { CARDS as cards180 } from './voy/divert-power.ts';
import { CARDS as cards181 } from './voy/equipment.ts';
import { CARDS as cards182 } from './voy/events.ts';
import { CARDS as cards183 } from './voy/facilities.ts';
import { CARDS as cards184 } from './voy/handshake.ts';
import { CARDS as cards185 } from './voy/interrupts.ts';
import { CARDS as cards186 } from './voy/missions.ts';
import { CARDS as cards187 } from './voy/objectives.ts';
import { CARDS as cards188 } from './voy/personnel.ts';
import { CARDS as cards189, KINDS as kinds189 } from './voy/reinitialize-warp-reaction.ts';
import { CARDS as cards190 } from './voy/ships.ts';
import { CARDS as cards191 } from './voy/temporal-micro-wormhole.ts';
import { CARDS as cards192 } from './vp.ts';

/** The cards of each file in this folder, by its path without “.ts”. */
export const FILES: readonly (readonly [file: string, cards: CardRules])[] = [
  ['2pg', cards0],
  ['20th', cards1],
  ['agt', cards2],
  ['au/alternate-universe-door', cards3],
  ['au/dilemmas', cards4],
  ['au/edo-probe', cards5],
  ['au/events', cards6],
  ['au/facilities', cards7],
  ['au/missions', cards8],
  ['au/personnel', cards9],
  ['au/the-gatherers', cards10],
  ['awayteam', cards11],
  ['bog/artifacts', cards12],
  ['bog/blood-oath', cards13],
  ['bog/dilemmas', cards14],
  ['bog/doorways', cards15],
  ['bog/equipment', cards16],
  ['bog/missions', cards17],
  ['bog/personnel', cards18],
  ['bog/ships', cards19],
  ['bog/sniper', cards20],
  ['bog/tactics', cards21],
  ['borg', cards22],
  ['bp', cards23],
  ['brokenbow', cards24],
  ['cage', cards25],
  ['coc', cards26],
  ['comingofag', cards27],
  ['crossover', cards28],
  ['dom/dilemmas', cards29],
  ['dom/engage-cloak', cards30],
  ['dom/equipment', cards31],
  ['dom/events', cards32],
  ['dom/facilities', cards33],
  ['dom/missions', cards34],
  ['dom/personnel', cards35],
  ['dom/remote-supply-depot', cards36],
  ['dom/ships', cards37],
  ['dow', cards38],
  ['ds9/bajoran-wormhole', cards39],
  ['ds9/dilemmas', cards40],
  ['ds9/dropping-in', cards41],
  ['ds9/equipment', cards42],
  ['ds9/events', cards43],
  ['ds9/explore-gamma-quadrant', cards44],
  ['ds9/facilities', cards45],
  ['ds9/file-mission-report', cards46],
  ['ds9/hq-secure-homeworld', cards47],
  ['ds9/interrupts', cards48],
  ['ds9/missions', cards49],
  ['ds9/ops', cards50],
  ['ds9/personnel', cards51],
  ['ds9/security-office', cards52],
  ['ds9/ships', cards53],
  ['ds9/sites', cards54],
  ['efc', cards55],
  ['emissary', cards56],
  ['engage', cards57],
  ['enterprise', cards58],
  ['ep', cards59],
  ['equilibriu', cards60],
  ['faj', cards61],
  ['fc/assign-mission-specialists', cards62],
  ['fc/dilemmas', cards63],
  ['fc/equipment', cards64],
  ['fc/events', cards65],
  ['fc/missions', cards66],
  ['fc/personnel', cards67],
  ['fc/ships', cards68],
  ['gift', cards69],
  ['ha/clone-machine', cards70],
  ['ha/dilemmas', cards71],
  ['ha/equipment', cards72],
  ['ha/events', cards73],
  ['ha/missions', cards74],
  ['ha/personnel', cards75],
  ['ha/ships', cards76],
  ['hf', cards77],
  ['hf2/dig', cards78],
  ['hf2/gomtuu-shock-wave', cards79],
  ['hf2', cards80],
  ['hf3', cards81],
  ['hf4', cards82],
  ['hf6', cards83],
  ['ic', cards84],
  ['lfl', cards85],
  ['llap', cards86],
  ['lookinggla', cards87],
  ['maquis', cards88],
  ['metamorpho', cards89],
  ['mm/a-fast-ship-would-be-nice', cards90],
  ['mm/denevan-neural-parasites', cards91],
  ['mm', cards92],
  ['otsd/impose-order', cards93],
  ['otsd', cards94],
  ['premiere/alien-groupie', cards95],
  ['premiere/alien-parasites', cards96],
  ['premiere/anti-time-anomaly', cards97],
  ['premiere/artifacts', cards98],
  ['premiere/birth-of-junior', cards99],
  ['premiere/borg-ship', cards100],
  ['premiere/crosis', cards101],
  ['premiere/cytherians', cards102],
  ['premiere/dilemmas', cards103],
  ['premiere/disruptor-overload', cards104],
  ['premiere/distortion-field', cards105],
  ['premiere/emergency-transporter-armbands', cards106],
  ['premiere/energy-vortex', cards107],
  ['premiere/equipment', cards108],
  ['premiere/escape-pod', cards109],
  ['premiere/events', cards110],
  ['premiere/exocomp', cards111],
  ['premiere/facilities', cards112],
  ['premiere/honor-challenge', cards113],
  ['premiere/hugh', cards114],
  ['premiere/iconian-computer-weapon', cards115],
  ['premiere/interrupts', cards116],
  ['premiere/klingon-death-yell', cards117],
  ['premiere/klingon-right-of-vengeance', cards118],
  ['premiere/lore-returns', cards119],
  ['premiere/lores-fingernail', cards120],
  ['premiere/loss-of-orbital-stability', cards121],
  ['premiere/particle-fountain', cards122],
  ['premiere/portal-guard', cards123],
  ['premiere/q-net', cards124],
  ['premiere/raise-the-stakes', cards125],
  ['premiere/red-alert', cards126],
  ['premiere/ship-seizure', cards127],
  ['premiere/spacedock', cards128],
  ['premiere/subspace-schism', cards129],
  ['premiere/supernova', cards130],
  ['premiere/telepathic-alien-kidnappers', cards131],
  ['premiere/temporal-causality-loop', cards132],
  ['premiere/temporal-rift', cards133],
  ['premiere/the-juggler', cards134],
  ['premiere/the-traveler-transcendence', cards135],
  ['premiere/vulcan-mindmeld', cards136],
  ['premiere/wormhole', cards137],
  ['prewarp', cards138],
  ['qc/arbiter-of-succession', cards139],
  ['qc/calamarain', cards140],
  ['qc/dilemmas', cards141],
  ['qc/equipment', cards142],
  ['qc/facilities', cards143],
  ['qc/investigate-legend', cards144],
  ['qc/missions', cards145],
  ['qc/nebula', cards146],
  ['qc/personnel', cards147],
  ['qc/qs-vicious-animal-things', cards148],
  ['rif', cards149],
  ['roa', cards150],
  ['sas', cards151],
  ['sdii', cards152],
  ['sog', cards153],
  ['terran', cards154],
  ['tgq', cards155],
  ['tmp/god', cards156],
  ['tmp', cards157],
  ['tng/attention-all-hands', cards158],
  ['tng/business-gambit', cards159],
  ['tng/dilemmas', cards160],
  ['tng/events', cards161],
  ['tng/ferengi-ambush', cards162],
  ['tng/get-it-done', cards163],
  ['tng/incidents', cards164],
  ['tng/missions', cards165],
  ['tng/personnel', cards166],
  ['tng/ships', cards167],
  ['tnz', cards168],
  ['tribble', cards169],
  ['tstl/hunter-probe', cards170],
  ['tstl', cards171],
  ['twt/bajoran-shrine', cards172],
  ['twt/council-of-warriors', cards173],
  ['twt/dilemmas', cards174],
  ['twt/events', cards175],
  ['twt/personnel', cards176],
  ['twt/ships', cards177],
  ['twt/tactics', cards178],
  ['voy/dilemmas', cards179],
  ['voy/divert-power', cards180],
  ['voy/equipment', cards181],
  ['voy/events', cards182],
  ['voy/facilities', cards183],
  ['voy/handshake', cards184],
  ['voy/interrupts', cards185],
  ['voy/missions', cards186],
  ['voy/objectives', cards187],
  ['voy/personnel', cards188],
  ['voy/reinitialize-warp-reaction', cards189],
  ['voy/ships', cards190],
  ['voy/temporal-micro-wormhole', cards191],
  ['vp', cards192],
];

/** The kinds of effects that only one card has, by name. */
export const KINDS = {
  ...kinds3,
  ...kinds5,
  ...kinds10,
  ...kinds20,
  ...kinds30,
  ...kinds36,
  ...kinds39,
  ...kinds41,
  ...kinds52,
  ...kinds78,
  ...kinds79,
  ...kinds90,
  ...kinds91,
  ...kinds93,
  ...kinds96,
  ...kinds99,
  ...kinds100,
  ...kinds105,
  ...kinds107,
  ...kinds111,
  ...kinds114,
  ...kinds115,
  ...kinds118,
  ...kinds120,
  ...kinds123,
  ...kinds125,
  ...kinds126,
  ...kinds129,
  ...kinds130,
  ...kinds132,
  ...kinds134,
  ...kinds137,
  ...kinds139,
  ...kinds140,
  ...kinds144,
  ...kinds146,
  ...kinds148,
  ...kinds156,
  ...kinds162,
  ...kinds163,
  ...kinds170,
  ...kinds173,
  ...kinds189,
};
