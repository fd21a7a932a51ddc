import type { Chapter } from '../entry.ts';

/** Rulings: where the book contradicts itself. */
export const rulingsContradictions: Chapter = {
  title: 'Rulings: where the book contradicts itself',
  beside: 'ruling',
  entries: [
    {
      id: 'M-OPEN-13',
      title: 'Spaces for each point of Move',
      text: 'The chapter on Move Actions reads as if each point of Move were one space. The quick reference says two, and the cards print 2 and 4 spaces on a track with two pegs.\n\nWe play: each point is 2 spaces.',
      source: 'Ruling; Move Action; Quick Reference',
      terms:
        'movement contradiction; how far; speed; spaces per point; one or two squares per leg pip; manual disagrees on walking; legs one or two squares',
      see: ['M-CHAR-03', 'M-MOVE-01'],
    },
    {
      id: 'M-OPEN-14',
      title: 'When exactly cover ends',
      text: 'The rule says that Take Cover ends when the character leaves its space, the glossary that it ends with a Move Action.\n\nWe play: it ends when the character leaves its space by any means. A Move Action that brings it back to the same space ends it too.',
      source: 'Ruling; Take Cover Actions; Glossary',
      terms:
        'take cover; lose token; move away; placed elsewhere; beamed out do i lose my hiding chip; circle back to the same spot while hiding; beamed away while hiding',
      see: ['M-COVER-02', 'M-COVER-01'],
    },
    {
      id: 'M-OPEN-15',
      title: 'The challenger’s Specializations count',
      text: 'The chapter on opposed tests lets the challenger roll only its Skill rating. The quick reference adds its Specializations.\n\nWe play: as in the quick reference.',
      source: 'Ruling; Opposed Skill Tests; Quick Reference',
      terms:
        'opposed test contradiction; extra die; expertise; does my resister add expert dice; manual disagrees on the resister',
      see: ['M-OPP-07', 'M-OPP-01'],
    },
    {
      id: 'M-OPEN-16',
      title: 'Your teammate’s characters are friendly',
      text: 'The glossary calls only the characters of your own away team friendly. The chapter on team games adds those of your teammate.\n\nWe play: in team games the chapter on team games counts for everything: moving, the limit of two in a space, line of sight, Backup and targets.',
      source: 'Ruling; Glossary: Friendly Character; Four-Player Team Games',
      terms: 'ally; partner; 2 vs 2; definition; are my buddy’s heroes with me; glossary forgets my buddy',
      see: ['M-TG-07', 'M-TEAM-03'],
    },
    {
      id: 'M-OPEN-17',
      title: 'Bonus Actions of allies',
      text: 'In team games each player counts characters against the one player who has the most, though a team shares its Activations.\n\nWe play: just as written. The tokens of both allies are spent in the turns of their team.',
      source: 'Ruling; Assign Bonus Actions (team)',
      terms:
        'team game tokens; partner; 2 vs 2; outnumbered; freebies when allied which headcount matters; compensation versus the largest squad allied',
      see: ['M-TG-05', 'M-OPEN-55'],
    },
    {
      id: 'M-OPEN-18',
      title: 'Stun lowers rating or dice',
      text: 'The glossary says that a stunned character rolls one Defense die less for each token, the rule that its Defense rating is lower.\n\nWe play: that comes to the same. The rating can’t fall below 0 by it, and dice from other sources are still added.',
      source: 'Ruling; Defending While Stunned; Glossary: Stun',
      terms:
        'stun contradiction; fewer dice; defend; dazed do i lose dice or the stat; manual wording on dazed defenders',
      see: ['M-STUN-06', 'M-OPEN-22'],
    },
    {
      id: 'M-OPEN-19',
      title: 'What on Shelby’s card is her own',
      text: 'The book shows Shelby only beneath a Drone Overlay. Weapon, Hivemind and the ratings 1, 2 and 3 in that picture belong to the overlay.\n\nWe play: the line with her name and role (Security Detail), her Specializations and her Keywords are her own. Her ratings are all 2, as in the example of Damage.',
      source: 'Ruling; Borg Drone Overlay, Example',
      terms:
        'shelby stats; drone picture; character card; sheet seen under the see through cover; which lines belong to the blonde expert',
      see: ['M-CARD-03', 'M-OPEN-20', 'M-DMG-03'],
    },
    {
      id: 'M-OPEN-20',
      title: 'Shelby’s weapon and ability',
      text: 'Since the book shows Shelby beneath a Drone Overlay, her own Attack Action and ability are unknown.\n\nWe play: she has a Type 2 Phaser (+1 die, +0 Damage, Stun) and one ability that suits an engineer.',
      source: 'Ruling; Borg Drone Overlay, Example',
      terms:
        'phaser; field engineer; missing; character card; what gun does the blonde expert carry; her talent is hidden beneath the cover',
      see: ['M-CARD-03', 'M-OPEN-19', 'M-OPEN-12'],
    },
    {
      id: 'M-OPEN-62',
      title: 'Last peg or lowest value',
      text: 'The glossary calls a character Neutralized if it has lost its last Health peg and must lose another. The rule and the example with Shelby say that some rating would have to fall below its lowest value.\n\nWe play: as in the rule and the example. The lowest peg of a track can’t be removed.',
      source: 'Ruling; Neutralized; Glossary: Neutralized, Damage',
      terms:
        'neutralized contradiction; death; last health; minimum; final pin gone or floor reached; manual disagrees on dying',
      see: ['M-DMG-02', 'M-DMG-03', 'M-CHAR-04'],
    },
  ],
};
