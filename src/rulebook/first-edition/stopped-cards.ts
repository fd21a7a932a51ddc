import type { Chapter } from '../entry.ts';

/** Stopped cards. */
export const stoppedCards: Chapter = {
  title: 'Stopped cards',
  entries: [
    {
      id: 'C-STOP-01',
      title: 'What stops a card, and for how long',
      text: 'Four things stop cards:\n• a dilemma whose conditions your crew or Away Team cannot meet stops the whole team, or the ship with its crew;\n• a battle stops everything that took part in it;\n• carrying and then dropping a Tribble card, or beaming one, stops the personnel who did it;\n• the text of a card can stop one or more personnel or ships.\n\nStopped cards recover by themselves when the next turn begins, whichever player’s turn that is, unless a longer time is stated. Text that unstops cards works even on a stop with a stated duration, such as Parallel Romance or Chinese Finger Puzzle.\n\nTwo things do not stop anyone: failing to complete a mission after its dilemmas have been resolved, and a ship using up its RANGE.',
      source: 'Glossary: stopped',
      terms: 'tapped; exhausted; unstop; unstopped; when do they recover; frozen until next turn',
      see: ['C-STOP-02', 'C-STOP-05', 'C-TURN-02'],
    },
    {
      id: 'C-STOP-02',
      title: 'What stopped cards cannot do',
      text: 'A stopped card may not:\n• be beamed, move or walk;\n• cloak or phase;\n• take part in a battle, except when it is attacked;\n• staff a ship;\n• be stopped once more, for example to pay a cost;\n• take part in a mission, commandeering or scouting attempt.\n\nDuring such an attempt stopped people also give no skills or traits that would trigger, overcome, nullify or cure a dilemma. Personnel whom a dilemma picked out to be stopped form a group of their own and are out of the attempt.',
      source: 'Glossary: stopped',
      terms: 'stopped personnel; stopped ship; not allowed; beam stopped crew; stopped twice',
      see: ['C-STOP-03', 'C-STOP-04', 'C-TEAM-02'],
    },
    {
      id: 'C-STOP-03',
      title: 'What stopped cards can still do',
      text: 'Stopped people may still use skills and texts that ask for none of the forbidden acts. They can run transporters to beam others, use a downloading skill, lend a trait or skill to a card that looks for one outside an attempt (for example Defiant Dedication Plaque, Kurlan Naiskos or Ketracel-White). Stopped Borg still share their skills with the hive.\n\nA stopped card may also be chosen as a target as long as the effect does not make it beam, move, walk, fight or do another thing forbidden to it. Relocation is not movement, so a stopped ship can be relocated.\n\nExample: Magic Carpet Ride OCD works on your stopped ship. Emergency Transporter Armbands do not work on your stopped personnel, because they would have to beam.',
      source: 'Glossary: stopped',
      terms: 'use skill while stopped; stopped transporter operator; relocate stopped ship; download while stopped',
      see: ['C-STOP-02', 'C-MOVE-01'],
    },
    {
      id: 'C-STOP-04',
      title: 'Stopped cards defend themselves',
      text: 'When stopped cards are attacked they are unstopped as long as that battle lasts. A stopped ship can therefore return fire, and stopped people can fight the attackers. When the battle is over everyone who took part is stopped again.',
      source: 'Glossary: stopped; battle - ship',
      terms: 'attack a stopped ship; return fire when stopped; unstopped for battle; helpless crew',
      see: ['C-BATTLE-08', 'C-SHIPBAT-01'],
    },
    {
      id: 'C-STOP-05',
      title: 'Stopped ships, crews and equipment',
      text: 'Your cards aboard your stopped ship are stopped too.\n\nEquipment is stopped with its crew or Away Team when the whole group is stopped: because it failed a dilemma with conditions, because a dilemma without conditions says that it stops the entire group, or because the group was in a battle.\n\nWhen a dilemma or other card stops only selected personnel, the equipment is not stopped, even if the selected people were the only ones in the group.',
      source: 'Glossary: stopped',
      terms: 'stopped equipment; crew of stopped ship; cards aboard; tricorder stopped',
      see: ['C-STOP-01', 'C-TYPES-06'],
    },
  ],
};
