import type { Chapter } from '../entry.ts';

/** Rulings on contradictions. */
export const rulingsOnContradictions: Chapter = {
  title: 'Rulings on contradictions',
  beside: 'ruling',
  entries: [
    {
      id: 'A-OPEN-34',
      title: 'Rerolling a die that was already rerolled',
      text: 'The chapter on dice lets several rules reroll the same die, with an example. The chapter on battles says that a rerolled die is final. We play: each rule may reroll a die once, and different rules may follow each other. The sentence on battles means that the same rule can’t do it again.',
      source: 'Ruling; Rerolling Dice; Space Battles: Rerolls',
      terms:
        'reroll twice; second reroll; final result; stack rerolls; redo a die again with another power; manual says final but example differs',
      see: ['A-DICE-01', 'A-DICE-02', 'A-ROM-05'],
    },
    {
      id: 'A-OPEN-35',
      title: 'The tip about Hegemony Resistance',
      text: 'A tip for Hegemony speaks of Resistance 5 lowered to 3 and a roll above 3. The example beside it has Resistance 4 and succeeds with a 3. We play: as in the example. Resistance 4 minus Ascendancy 2 leaves 2, so a 3 or more succeeds.',
      source: 'Ruling; Cultural Hegemony, Tip',
      terms:
        'hegemony example; wrong tip; error; romulan example; manual hint has wrong math on loyalty; charm example with 5 and 3',
      see: ['A-HEG-04', 'A-HEG-03'],
    },
    {
      id: 'A-OPEN-36',
      title: 'Command Nodes or Control Nodes',
      text: 'The list for the set-up mentions 10 “Command Nodes”, the rest of the book 10 Control Nodes. We play: they are Control Nodes.',
      source: 'Ruling; Command Console & Components',
      terms: 'misprint; ten nodes; error in list; wrong word in the parts list; are these flags the same thing',
      see: ['A-COMP-12', 'A-TERM-14'],
    },
    {
      id: 'A-OPEN-37',
      title: 'Romulan Battle Fleet or Battle Group',
      text: 'The book calls the same Romulan Fleet Card Battle Fleet in one place and Battle Group in another. We play: it is one card named Battle Group.',
      source: 'Ruling; Rerolling Dice; Scoring Hits',
      terms:
        'two names; romulan fleet card; alias; same card; which name is right for the war squadron; warbird squadron naming mismatch',
      see: ['A-ROM-05', 'A-OPEN-13'],
    },
    {
      id: 'A-OPEN-38',
      title: 'Victories that the round summary leaves out',
      text: 'The summary of the round at the end of the book lists only the Ascendancy and Supremacy Victories, both with your Home System under your Control. The main text adds the Vulcan Agendas, which don’t need it. We play: as in the main text.',
      source: 'Ruling; Game Round Summary',
      terms:
        'vulcan victory; summary card; check for victory; home control; do space elves need their capital at scoring; wrap up table forgets a win condition',
      see: ['A-WIN-06', 'A-WIN-08', 'A-RECH-01'],
    },
    {
      id: 'A-OPEN-39',
      title: 'Replacing the Node on Delta IV',
      text: 'In the sample turn the player thinks of a Culture Node in place of the Production Node on Delta IV’s Open site, and doesn’t mention the price. We play: once you Control the System that Node may give way to another if you pay the new one’s full price.',
      source: 'Ruling; Sample First Turn',
      terms:
        'open site; swap node; sample turn; rebuild; factory to museum on delta iv gratis; is the sample remodel free',
      see: ['A-BUILD-17', 'A-CIV-15'],
    },
    {
      id: 'A-OPEN-40',
      title: 'Trading at any time and during conflicts',
      text: 'The book lets you make Trade Agreements at any time, and also forbids those who take part in a conflict to exchange them. We play: the ban wins for those who take part. All others may still trade.',
      source: 'Ruling; Establishing Trade Agreements; Betrayal',
      terms:
        'trade during battle; third player; freeze; timing; deal while bullets fly who may; anytime deals versus fight ban',
      see: ['A-TRADE-04', 'A-TRADE-12'],
    },
  ],
};
