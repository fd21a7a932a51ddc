import type { Chapter } from '../entry.ts';

/** Attacks. */
export const attacks: Chapter = {
  title: 'Attacks',
  entries: [
    {
      id: 'M-ATK-01',
      title: 'The Attack Action',
      text: 'To attack, a character uses one of the Attack Actions on its card, on its Equipment or on another card. Every character has at least one, and Support cards can give it more.',
      source: 'Attack Actions; Reading Attack Actions',
      terms: 'fight; shoot; fire; weapon; combat; hit; how do i blast someone; punch a drone; open up on a guy',
      see: ['M-ATK-03', 'M-ATK-04', 'M-ATK-05', 'M-ATK-09'],
    },
    {
      id: 'M-ATK-02',
      title: 'What an Attack Action tells',
      text: 'An Attack Action on a card tells you four things:\n• the name of the weapon\n• how many Attack dice it adds to the Attack rating\n• how much Damage it adds if the attack hits\n• its rules, for example Melee, Stun, Assimilate or Defensive',
      source: 'Reading Attack Actions',
      terms:
        'weapon stats; read a weapon; plus dice; phaser; weapon line; meaning of the numbers next to a gun; gun line explained; decode a rifle',
      see: ['M-ATK-05', 'M-ATK-14', 'M-MELEE-01', 'M-STUN-01'],
    },
    {
      id: 'M-ATK-03',
      title: 'One weapon for each attack',
      text: 'For each attack you choose exactly one of the character’s Attack Actions and leave the others aside. With the next Action it may use a different one.',
      source: 'Reading Attack Actions; Choose an Attack Action',
      terms:
        'two weapons; switch weapon; combine weapons; choose weapon; may i dual wield; swap guns mid go; pistol and blade at once',
      see: ['M-ATK-01', 'M-ATK-11'],
    },
    {
      id: 'M-ATK-04',
      title: 'Whom you may attack',
      text: 'The target must be in line of sight, and it can’t be a friendly character.',
      source: 'Choose a Target',
      terms:
        'target; aim; shoot at; friendly fire; can i shoot my own guy; who’s a legal victim; can i hurt innocent bystanders',
      see: ['M-LOS-01', 'M-MELEE-01', 'M-TEAM-03'],
    },
    {
      id: 'M-ATK-05',
      title: 'Rolling Attack dice',
      text: 'The attacker rolls as many dice as its current Attack rating plus the extra dice of the weapon. Line them up from highest to lowest.',
      source: 'Roll Attack Dice',
      terms:
        'how many dice; to hit; attack roll; number of dice; how much do i throw when shooting; strength of my volley',
      see: ['M-ATK-06', 'M-ATK-08', 'M-ATK-09'],
    },
    {
      id: 'M-ATK-06',
      title: 'Backup for the attacker',
      text: 'An attacker rolls 1 more die if a friendly character is in the same space. An Incapacitated friend gives no Backup.',
      source: 'Backup; Incapacitated',
      terms:
        'support; friend helps; extra attack die; ally; pal beside me while i shoot; gang up bonus on offense; wingman when shooting',
      see: ['M-ATK-05', 'M-STUN-07', 'M-SKILL-09'],
    },
    {
      id: 'M-ATK-07',
      title: 'Rolling Defense dice',
      text: 'The defender rolls as many dice as its current Defense rating, changed like this:\n• 1 die less of the rating for each Stun token\n• +1 with a Take Cover token\n• +1 for Backup from a friendly character in the same space that isn’t Incapacitated\n• +1 with a Defensive weapon against a Melee weapon\n\nLine the dice up from highest to lowest.',
      source: 'Opponent Rolls Defense Dice; Take Cover; Defending While Stunned',
      terms:
        'how many dice; defend; block; dodge; save; how do i save against a shot; how much do i throw when shot at; survive incoming fire',
      see: ['M-ATK-08', 'M-COVER-01', 'M-DEF-01', 'M-STUN-06'],
    },
    {
      id: 'M-ATK-08',
      title: 'No more than six dice',
      text: 'Nobody ever rolls more than 6 dice in one Attack, Defense or Skill roll, whatever cards and rules add.',
      source: 'No More Than Six Dice',
      terms:
        'dice limit; maximum dice; cap; 6 dice; ceiling on dice; seven or eight dice permitted; too many modifiers',
      see: ['M-ATK-05', 'M-ATK-07', 'M-SKILL-06'],
    },
    {
      id: 'M-ATK-09',
      title: 'Comparing Attack and Defense dice',
      text: 'Compare the dice in pairs, the highest with the highest and so on. A Defense die that is equal or higher cancels its Attack die. Every other Attack die of a pair causes 1 Damage.\n\nExample: Lukara rolls 6, 4, 2, 2 and Riker 5, 4, 1. The 6 beats the 5, the 4 is cancelled by the 4, and the 2 beats the 1. The last 2 stands alone and is too low. That makes 2 Damage, and 1 more from the Bat’leth.',
      source: 'Compare Results',
      terms:
        'hit; resolve combat; tie; pairs; how does combat work; who wins when dice are matched up; is equal good for the target; how do i resolve a shot',
      see: ['M-ATK-12', 'M-ATK-13', 'M-ATK-14'],
    },
    {
      id: 'M-ATK-10',
      title: 'Example of Defense dice',
      text: 'Cover and friends add dice to a defense.\n\nExample: Riker has a Defense rating of 3, so he rolls 3 dice. With a Take Cover token he rolls 4. With Worf in the same space as well he rolls 5.',
      source: 'Attack Action Example, Note',
      terms:
        'how many dice; cover and backup; calculate; sample of a protected hero being shot; pal standing beside a ducking target; crouching hero sample',
      see: ['M-ATK-07', 'M-COVER-01'],
    },
    {
      id: 'M-ATK-11',
      title: 'Attack Actions on Support cards',
      text: 'A character uses Attack Actions on Equipment and on other Support cards just like those on its own card.',
      source: 'Attack Actions; Quick Reference',
      terms:
        'weapon card; equipment weapon; phaser rifle; extra weapon; shoot with an attached gadget; my gadget grants another gun',
      see: ['M-PLAY-15', 'M-ATK-03'],
    },
    {
      id: 'M-ATK-12',
      title: 'Uncontested Attack dice',
      text: 'If there are more Attack dice than Defense dice, the lowest Attack dice stand alone. Each of them that shows 4 or more causes 1 Damage; a 1, 2 or 3 is cancelled.',
      source: 'Uncontested Attack Dice; Glossary: Uncontested',
      terms:
        'unpaired; extra attack dice; spare dice; no defense die; leftover shooter dice; surplus dice of four plus; surplus bullets with no save',
      see: ['M-ATK-09', 'M-ATK-13'],
    },
    {
      id: 'M-ATK-13',
      title: 'Uncontested Defense dice',
      text: 'If there are more Defense dice than Attack dice, the lowest Defense dice stand alone and are ignored.',
      source: 'Uncontested Defense Dice',
      terms:
        'unpaired; extra defense dice; spare dice; target has surplus dice; leftover saves are wasted; surplus saves do nothing',
      see: ['M-ATK-09', 'M-ATK-12'],
    },
    {
      id: 'M-ATK-14',
      title: 'Extra Damage of a weapon',
      text: 'If at least one Attack die isn’t cancelled, add the Damage rating of the weapon once to the Damage of the attack. If all Attack dice are cancelled, it adds nothing.',
      source: 'Compare Results; Glossary: Damage (Weapon)',
      terms:
        'plus damage; damage bonus; weapon damage; +1; when does the gun’s plus one matter; all shots saved does the gun still hurt; gun bonus counted once',
      see: ['M-ATK-09', 'M-ATK-02', 'M-DMG-01'],
    },
    {
      id: 'M-LOS-01',
      title: 'Line of sight',
      text: 'A character may attack a target only if it sees it: a line can be drawn from its space to the target’s space without passing a blocked edge. Where the figures stand inside their spaces doesn’t matter.',
      source: 'Line of Sight',
      terms:
        'los; see; visible; range; shoot past; can i see; is anything between us; do i have a clear shot; can i spot him around the corner',
      see: ['M-LOS-02', 'M-LOS-03', 'M-GEO-06'],
    },
    {
      id: 'M-LOS-02',
      title: 'Characters in the line of sight',
      text: 'Spaces with friendly characters block your line of sight. You can see and shoot through spaces with hostile characters.',
      source: 'Line of Sight',
      terms:
        'shoot through your own guy; shooting through your own people; shoot past friends; in the way; blocking; behind enemy; my pal is standing between us; fire over an opponent’s head; buddy spoils my shot',
      see: ['M-LOS-01', 'M-OPEN-46'],
    },
    {
      id: 'M-LOS-03',
      title: 'Doors and line of sight',
      text: 'A closed door blocks line of sight. A door is open while any character stands in a space next to it.',
      source: 'Door Edge',
      terms:
        'see through door; doorway; open door; shoot into the next room while it’s shut; someone at the hatch lets me peer in; gate shut can’t spot anyone',
      see: ['M-EDGE-03', 'M-OPEN-60'],
    },
    {
      id: 'M-LOS-04',
      title: 'Example of line of sight',
      text: 'A character beside a door keeps it open, so one can see through it.\n\nExample: Two of Five is in a space that borders the door and so opens it. Riker sees Two of Five, and Five of Five as well, but not Locutus. The book gives no reason for the last, and the picture to it isn’t known to us.',
      source: 'Line of Sight example',
      terms:
        'riker sees; through a door; book example; sample picture of who spots whom; why can’t he spot the hive boss; illustration of spotting',
      see: ['M-LOS-01', 'M-LOS-03'],
    },
  ],
};
