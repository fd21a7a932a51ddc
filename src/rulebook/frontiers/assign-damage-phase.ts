import type { Chapter } from '../entry.ts';

/** Assign Damage phase. */
export const assignDamagePhase: Chapter = {
  title: 'Assign Damage phase',
  lead: 'F-DMG-03',
  entries: [
    {
      id: 'F-DMG-01',
      title: 'Skipping the Assign Damage phase',
      text: 'If you deflected all enemy attacks completely, the Assign Damage phase is skipped.',
      source: 'Assign Damage Phase, p.9',
      terms:
        'no damage; blocked everything; safe; parried everything do we move on; not a scratch on me; which stage falls away if i’m unharmed',
      see: ['F-SHIELD-10'],
    },
    {
      id: 'F-DMG-02',
      title: 'Damage of several enemies is summed',
      text: 'The damage that you did not deflect is added up over all enemies that are still there, and only then assigned to your ship.',
      source: 'Assign Damage Phase, p.9',
      terms:
        'total damage; multiple enemies; together; add; do i tally hits per baddie or altogether; lump incoming hits; two baddies got by me',
      see: ['F-DMG-03', 'F-DMG-04'],
    },
    {
      id: 'F-DMG-03',
      title: 'How many Damage Cards you take',
      text: 'Divide the whole damage that you did not deflect by your Captain’s Defense Value and round up. You take that many Damage Cards from the Damage Pile into your hand.\n\nExample: with Defense Value 2 and 3 damage from each of two enemies you divide 6 by 2 and take 3 Damage Cards.',
      source: 'Assign Damage Phase NOTE, p.9',
      terms:
        'wounds; armor; hit; calculate; defense; how many scars from six points; how do i compute my wounds; what does my toughness do when i’m hit; how much damage; amount of damage',
      see: ['F-DMG-02', 'F-DMG-04', 'F-DMG-08'],
    },
    {
      id: 'F-DMG-04',
      title: 'At least one Damage Card',
      text: 'Any damage that gets through, even a single point, gives you at least 1 Damage Card, however high your Defense Value is.',
      source: 'Assign Damage Phase IMPORTANT, p.9',
      terms:
        'minimum; one point; high armor; wounds; a tiny scratch does it count; one leftover point versus big toughness; round a scratch down to nothing',
      see: ['F-DMG-03'],
    },
    {
      id: 'F-DMG-05',
      title: 'Catastrophic Damage',
      text: 'If your ship takes as many Damage Cards in one combat as your unmodified Hand Limit or more, it is devastated: you discard all cards from your hand that are not Damage Cards. The unmodified Hand Limit is the right-hand number on your Level Token.',
      source: 'Catastrophic Damage, p.9',
      terms:
        'knocked out; lose hand; discard hand; too many wounds; got hammered with scars; five wounds in one brawl; my vessel is wrecked and cards go',
      see: ['F-DMG-06', 'F-DMG-07', 'F-OPEN-49'],
    },
    {
      id: 'F-DMG-06',
      title: 'What counts towards Catastrophic Damage',
      text: 'All Damage Cards that your ship takes during the combat count, also those from cards of your own that harm your ship. Damage Cards that were in your hand when the combat began do not count.',
      source: 'Catastrophic Damage, p.9',
      terms:
        'knocked out; self damage; old damage; count; do earlier scars count for being wrecked; my own card harmed me does it add; tally toward knockout; tally my scars for being wrecked',
      see: ['F-DMG-05', 'F-OPEN-49'],
    },
    {
      id: 'F-DMG-07',
      title: 'After Catastrophic Damage',
      text: 'After Catastrophic Damage you can still use your Skills and the abilities of your Crew Members. If your ship takes more damage, you go on taking Damage Cards.',
      source: 'Catastrophic Damage, p.9',
      terms:
        'knocked out; still fight; continue; crew; what can i do after a knockout; do talents function when wrecked; can scars pile up past knockout; what’s left to do when wrecked',
      see: ['F-DMG-05'],
    },
    {
      id: 'F-DMG-08',
      title: 'Wounded Captain in space combat',
      text: 'While your Captain is Wounded, your ship’s Defense Value in space combat is 1, whatever your Captain’s Level.',
      source: 'Wounded Captain, p.9',
      terms:
        'injured captain; armor; defense one; wound; my boss is hurt how tough is the vessel; toughness drops to one; sick leader in a dogfight; boss hurt how tough is my vessel',
      see: ['F-DMG-09', 'F-HEAL-05', 'F-HEAL-09'],
    },
    {
      id: 'F-DMG-09',
      title: 'Crew in place of a Wounded Captain',
      text: 'While your Captain is Wounded, you may spend a Ready and unwounded Crew Member to use its Defense Value for the damage of this battle instead. It counts no matter how many enemies you fight.',
      source: 'Wounded Captain, p.9',
      terms:
        'crew defense; bridge; take command; armor; put someone else in the chair; substitute for my sick leader; deputy takes the conn',
      see: ['F-DMG-10', 'F-DMG-11', 'F-OPEN-50'],
    },
    {
      id: 'F-DMG-10',
      title: 'Crew Member on the bridge becomes Spent',
      text: 'A Crew Member that lends its Defense Value in place of your Wounded Captain becomes Spent when the Assign Damage phase ends. It is not Wounded by this.',
      source: 'Wounded Captain, p.9',
      terms:
        'exhausted; injured crew; take command; is the deputy tired afterwards; does my stand-in get hurt; number one after the scrap; does my substitute get hurt',
      see: ['F-DMG-09', 'F-CREW-04'],
    },
    {
      id: 'F-DMG-11',
      title: 'Crew cannot otherwise absorb ship damage',
      text: 'You may use the Defense Value of a Crew Member in a space combat only while your Captain is Wounded.',
      source: 'Wounded Captain Note, p.9',
      terms:
        'assign damage to crew; units; armor; soak; let my guys soak the hits; meat shield for the vessel; give wounds to troops in a dogfight',
      see: ['F-DMG-09', 'F-AWAY-17'],
    },
  ],
};
