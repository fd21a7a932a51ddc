import { no } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { every, pieceFilter } from '../../chapters/skills/piece-filter.ts';
import type { Rule } from '../../rules/rule.ts';
import { attributeBonus, both, downloadsIf, learns, speaker } from '../builders/personnel/aiding.ts';
import { holdsCaptive } from '../builders/personnel/conditions.ts';
import { does, mayDownload } from '../builders/personnel/deeds.ts';
import { isAtMissionOf } from '../builders/places.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { Skill } from '../printed.ts';
import type { CardFacts, FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

const atCardassian = isAtMissionOf('Cardassian');
const atFederation = isAtMissionOf('Federation');
const isTarget = pieceFilter('here, [Fed]');

/** Gives a personnel more skills at a Cardassian mission. */
function beyond(skills: readonly Skill[], more = ''): Rule {
  return says(`Also has ${listed(skills)} at a Cardassian mission.${more}`, learns(skills, atCardassian));
}

const KENNELLY = says(
  'Has Greed and SECURITY at a Cardassian mission, and Law and INTEGRITY +1 at a Federation mission.',
  both(
    learns(['Greed', 'SECURITY'], atCardassian),
    learns(['Law'], atFederation),
    attributeBonus(['INTEGRITY'], 1, atFederation),
  ),
);

/** Cards of Showdown: Four Lights, by id. */
export const CARDS: CardRules = {
  'admiral-kennelly': KENNELLY,
  'admiral-kennelly-star': KENNELLY,
  ansomah: says(
    'Has Astrophysics and Diplomacy while you have a captive. Downloads a Cardassian PADD.',
    learns(['Astrophysics', 'Diplomacy'], holdsCaptive),
  ),
  'beverly-crusher-showdown-four-lights': says(
    'Has Anthropology at a Cardassian mission, and downloads a Starfleet Type II Phaser only there.',
    { ...learns(['Anthropology'], atCardassian), ...downloadsIf(atCardassian) },
  ),
  'data-showdown-four-lights': beyond(['Leadership', 'SCIENCE', 'Stellar Cartography']),
  'deanna-troi-showdown-four-lights': {
    text: 'Once per game, at a Cardassian mission, you may “unstop” the ship that she is aboard.',
    orders: does(
      'game',
      '“Unstop”',
      every('carrying it, stopped', (_ship, g, own) => atCardassian(own, g)),
      ({ id }) => [{ do: 'stop-these', which: [id], undo: true }],
    ),
  },
  'edward-jellico-showdown-four-lights': beyond(
    ['Leadership', 'Stellar Cartography', 'Physics'],
    ' Downloads Get It Done.',
  ),
  gates: beyond(['Astrophysics', 'Diplomacy']),
  'glinn-telak': mayDownload('Holding Cell Door', 2),
  'gul-evek': says(
    'Also has Diplomacy, Honor and Law at a Federation mission.',
    learns(['Diplomacy', 'Honor', 'Law'], atFederation),
  ),
  human: {
    text: 'Your cards can’t begin a battle against Federation cards at this location.',
    bans: {
      battle(g, source, { seat, target }) {
        const own = speaker(g, source);
        const enemy = g.pieces[target];
        if (own === null || own.seat !== seat || enemy === undefined || !isTarget(enemy, g, own)) return null;
        return no('C-BATTLE-06', 'Human keeps your cards here from attacking the Federation.');
      },
    },
  },
};

/** Facts about cards from Showdown: Four Lights that have no rule, by id. */
export const FACTS: CardFacts = {
  'prevent-military-escalation-ii': { farEnd: ASKS_MAXWELL },
  'prevent-military-escalation-ii-back': { farEnd: ASKS_MAXWELL },
};
