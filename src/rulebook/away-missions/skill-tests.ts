import type { Chapter } from '../entry.ts';

/** Skill tests. */
export const skillTests: Chapter = {
  title: 'Skill tests',
  entries: [
    {
      id: 'M-COVER-01',
      title: 'The Take Cover Action',
      text: 'A character that takes cover gets a Take Cover token. While it has one it rolls 1 more Defense die against every attack.',
      source: 'Take Cover Actions',
      terms:
        'hide; defend; protect; shield; cover token; duck behind a crate; hunker down in a corner; crouch to be safer',
      see: ['M-COVER-02', 'M-ATK-07', 'M-OPEN-14'],
    },
    {
      id: 'M-COVER-02',
      title: 'When cover ends',
      text: 'The Take Cover token is discarded when the character leaves its space, however it leaves it.',
      source: 'Take Cover Actions; Glossary: Take Cover',
      terms:
        'losing the take cover token; lose cover; remove token; move away; duration; stand up and walk do i stay ducked; how long am i hunkered down; hiding spot abandoned',
      see: ['M-OPEN-14', 'M-COVER-01'],
    },
    {
      id: 'M-SKILL-01',
      title: 'Where a Skill test comes from',
      text: 'A Skill test belongs to a Special Action of a character, a Mission card or a Support card. That Action says what happens if the test is passed and what if it fails.',
      source: 'Skill Test',
      terms:
        'check; skill check; skill roll; when to test; what makes me throw for expertise; what asks for a check; reasons to throw for expertise',
      see: ['M-SKILL-02', 'M-SKILL-03', 'M-PLAY-20'],
    },
    {
      id: 'M-SKILL-02',
      title: 'Rolling a Skill test',
      text: 'Roll as many dice as the character’s current Skill rating. Each die that shows 4 or more is a success.',
      source: 'Skill Test',
      terms:
        'check; how many dice; 4+; skill roll; success; how much do i throw for hacking; which numbers are good on a check; attempt a science thing',
      see: ['M-SKILL-03', 'M-SKILL-07', 'M-SKILL-09', 'M-RR-01'],
    },
    {
      id: 'M-SKILL-03',
      title: 'Passing a Skill test',
      text: 'One success or more passes a Skill test, unless the card says otherwise. Without any success it fails.',
      source: 'Skill Test',
      terms:
        'succeed; how many successes; fail; difficulty; is a single good die sufficient; how many good dice do i require; sole good die enough',
      see: ['M-SKILL-02', 'M-SKILL-04', 'M-SKILL-08'],
    },
    {
      id: 'M-SKILL-04',
      title: 'Additional successes',
      text: 'Some cards give a bonus for successes in a Skill test beyond the first.',
      source: 'Skill Test',
      terms:
        'extra successes; critical; more than one; reward; i threw three good dice any perk; overachieving on a check; surplus good dice',
      see: ['M-PLAY-24', 'M-SKILL-03'],
    },
    {
      id: 'M-SKILL-05',
      title: 'Special Actions with a Skill test',
      text: 'A Special Action that asks for a Skill test is carried out like a Skill Action: roll the Skill dice, and each 4 or more is a success.',
      source: 'Special Actions; Glossary: Skill Action',
      terms:
        'skill action; how to resolve; ability test; card box that wants a throw; how does an ability with a throw go; ability that wants a throw',
      see: ['M-SKILL-02', 'M-PLAY-20'],
    },
    {
      id: 'M-SKILL-06',
      title: 'Most dice in a Skill test',
      text: 'In a Skill test nobody rolls more than 6 dice, whatever adds to them.',
      source: 'No More Than Six Dice',
      terms:
        'dice limit; maximum; cap; six; ceiling on expertise dice; may i throw eight for hacking; ceiling for hacking',
      see: ['M-ATK-08', 'M-SKILL-07'],
    },
    {
      id: 'M-SKILL-07',
      title: 'Extra dice for Specializations',
      text: 'If a Skill test names a Specialization, the character rolls 1 more die for each time that it has it: +1 for once, +2 where its card shows x2, +3 for x3.',
      source: 'Using Specializations',
      terms:
        'training bonus; expertise; command test; x2; twice; my hero is an expert what’s the benefit; times two next to an expertise; doctor doing medicine perk',
      see: ['M-CHAR-02', 'M-OPEN-33', 'M-SKILL-06'],
    },
    {
      id: 'M-SKILL-08',
      title: 'Failing a Skill test',
      text: 'If a Skill test fails, the effect of the Action doesn’t happen. Some cards also name a penalty, which happens then instead.',
      source: 'Failed Skill Tests',
      terms:
        'failure; no success; penalty; lose; i blew the check what now; botched hacking consequences; zero good dice',
      see: ['M-SKILL-03', 'M-PLAY-10'],
    },
    {
      id: 'M-SKILL-09',
      title: 'Backup in Skill tests',
      text: 'A character that takes or challenges a Skill test rolls 1 more die if a friendly character is in its space. An Incapacitated friend gives none.',
      source: 'Backup (Skill)',
      terms:
        'friend helps; support; ally; extra skill die; pal looks over my shoulder while hacking; does a groggy pal assist; second pair of hands',
      see: ['M-ATK-06', 'M-STUN-07', 'M-SKILL-06'],
    },
    {
      id: 'M-OPP-01',
      title: 'Opposed Skill tests',
      text: 'When a Skill test is opposed by another character, you don’t need 4 or more. The opposing character rolls its own Skill dice, and the dice are compared in pairs from highest to lowest.',
      source: 'Opposed Skill Tests',
      terms:
        'contest; challenge; versus; against an enemy; someone resists my hacking; tug of war throw; enemy tries to thwart me',
      see: ['M-OPP-02', 'M-OPP-03', 'M-OPP-05', 'M-OPP-07'],
    },
    {
      id: 'M-OPP-02',
      title: 'Comparing dice in an opposed test',
      text: 'A die of the challenger cancels the tester’s die beside it if it is equal or higher. Each other die of the tester in a pair is a success.\n\nExample: Riker tests Command against One of Five. Riker has Skill 2 and the Command Specialization: 3 dice. One of Five has Skill 3 and no Command: also 3 dice. Both re-roll some dice for discarded cards, and at the end only one of Riker’s dice is cancelled. He has 2 successes.',
      source: 'Opposed Skill Tests; Glossary',
      terms:
        'pairs; tie; cancel; higher die; who wins; match dice versus the resister; is equal enough to thwart me; worked sample of being resisted',
      see: ['M-OPP-03', 'M-OPP-04', 'M-SKILL-03'],
    },
    {
      id: 'M-OPP-03',
      title: 'Uncontested dice of the tester',
      text: 'If the tester rolls more dice than the challenger, the tester’s lowest dice stand alone. Each of them that shows 4 or more is a success; a 1, 2 or 3 is cancelled.',
      source: 'Uncontested Skill Dice',
      terms:
        'unpaired; extra skill dice; spare dice; i threw more than the resister; leftover dice of mine on a resisted check; surplus dice versus resister',
      see: ['M-OPP-06', 'M-OPP-02'],
    },
    {
      id: 'M-OPP-04',
      title: 'Lining up dice in opposed tests',
      text: 'Before the dice are compared, both players line theirs up from highest to lowest, and again after every re-roll.',
      source: 'Opposed Skill Tests; Re-roll',
      terms: 'order; sort dice; arrange; ranking; setting out dice versus the resister; rearrange after another try',
      see: ['M-OPP-02', 'M-RR-04'],
    },
    {
      id: 'M-OPP-05',
      title: 'Tester and challenger',
      text: 'In an opposed Skill test the character that takes the test is the tester. The hostile character that opposes it is the challenger.',
      source: 'Opposed Skill Tests; Glossary: Challenger',
      terms:
        'terms; names; who is who; opponent; what do you call the one who resists; roles on a resisted check; vocabulary of a duel',
      see: ['M-OPP-01', 'M-OPEN-11'],
    },
    {
      id: 'M-OPP-06',
      title: 'Uncontested dice of the challenger',
      text: 'If the challenger rolls more dice than the tester, the challenger’s lowest dice stand alone and are ignored.',
      source: 'Uncontested Opposing Dice',
      terms:
        'unpaired; extra skill dice; spare dice; resister threw more than me; resister’s leftovers wasted; enemy’s spare resistance dice wasted',
      see: ['M-OPP-03', 'M-OPP-02'],
    },
    {
      id: 'M-OPP-07',
      title: 'Specializations of the challenger',
      text: 'The challenger in an opposed Skill test also rolls 1 more die for each time that it has the tested Specialization.',
      source: 'Quick Reference: Opposed',
      terms:
        'opponent’s bonus; expertise; extra dice; does an expert resister throw extra; enemy is also trained; resister’s know how',
      see: ['M-OPEN-15', 'M-SKILL-07'],
    },
    {
      id: 'M-TERM-01',
      title: 'Using a terminal',
      text: 'A character that stands in the space of a terminal can access it. To take a Skill Action, a character must often be at a terminal of the kind that the card names.',
      source: 'Terminals; Glossary: Terminal',
      terms:
        'console; computer; access; where to do a mission; where must i stand to hack; do i need to be at a screen; log in at a workstation',
      see: ['M-TERM-02', 'M-GEO-05', 'M-CARD-07'],
    },
    {
      id: 'M-TERM-02',
      title: 'The four kinds of terminals',
      text: 'There are four kinds of terminals: Command, Operations, Science and Medical.',
      source: 'Terminals',
      terms:
        'console; types; terminal list; computer; which sorts of screens exist; colours of workstations; sorts of workstation aboard',
      see: ['M-TERM-01', 'M-GEO-05', 'M-OPEN-33'],
    },
  ],
};
