import type { Chapter } from '../entry.ts';

/** Damage. */
export const damage: Chapter = {
  title: 'Damage',
  entries: [
    {
      id: 'M-DMG-01',
      title: 'Taking Damage',
      text: 'Damage is taken at once. The owner of the character removes one Health peg for each point and decides which ratings to lower: Attack, Defense, Skill and Move may be mixed freely. The pegs removed must add up to the whole Damage.',
      source: 'Take Damage',
      terms:
        'wounds; lose health; hit points; which rating; allocate; i got hit what do i pull off; who decides where the pain goes; spread the hurt over my stats',
      see: ['M-CHAR-04', 'M-DMG-02', 'M-DMG-05'],
    },
    {
      id: 'M-DMG-02',
      title: 'When a character is Neutralized',
      text: 'A character is Neutralized when it must take Damage and every rating stands at its lowest value already, so that one of them would have to drop further. It leaves the mission area, and its Equipment and Trait cards are discarded.',
      source: 'Neutralized',
      terms:
        'killed; dead; dies; knocked out; eliminated; kill; when is my hero out cold for good; pins all gone is he a goner; how do you take somebody down',
      see: ['M-DMG-03', 'M-DMG-04', 'M-ASSIM-01', 'M-OPEN-62'],
    },
    {
      id: 'M-DMG-03',
      title: 'How much Damage a character survives',
      text: 'A character survives as many points of Damage as it can lose pegs above the lowest value of each rating. With all four ratings at 2 it survives 4 Damage, and the fifth Neutralizes it.\n\nExample: Shelby has taken 3 Damage, on Move, Defense and Skill. One more can come off her Attack. The next after that Neutralizes her.',
      source: 'Example: Shelby',
      terms:
        'health total; how many hits; toughness; hit points; how much punishment can he soak; how many bullets till he drops; bullets till he falls',
      see: ['M-DMG-02', 'M-CHAR-04'],
    },
    {
      id: 'M-DMG-04',
      title: 'What becomes of a Neutralized character',
      text: 'A Neutralized character is out of the game. The one exception is a character that was Neutralized by an Assimilation weapon: it joins the Borg.',
      source: 'Glossary: Neutralized',
      terms:
        'dead; come back; revive; removed; respawn; can fallen heroes return; is there resurrection; what about the body',
      see: ['M-ASSIM-01', 'M-DMG-02', 'M-END-06'],
    },
    {
      id: 'M-DMG-05',
      title: 'Lowered ratings count at once',
      text: 'A rating that Damage has lowered counts at once: the character rolls fewer dice and moves fewer spaces from now on.',
      source: 'Take Damage; Move Rating',
      terms:
        'weaker; wounded; current rating; penalty; slower; does pain make me weaker right away; limping hero walks less; battered hero performs worse',
      see: ['M-DMG-01', 'M-MOVE-01', 'M-ATK-05'],
    },
  ],
};
