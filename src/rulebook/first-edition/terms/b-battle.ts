import type { Chapter } from '../../entry.ts';

/** Glossary terms from Bajoran to Battle Bridge side deck. */
export const termsBattle: Chapter = {
  title: 'Terms: Bajoran to Battle Bridge',
  entries: [
    {
      id: 'C-TERM-049',
      title: 'Bajoran',
      text: 'Bajoran is the name of an affiliation and also of a species. A card that speaks of “Bajorans” reaches both.',
      source: 'Glossary',
      terms:
        'bajor; kira; bajorans; species bajoran; wrinkled nose people; resistance faction from ds9; does it mean people or government',
      see: ['C-TERM-021', 'C-TERM-019'],
    },
    {
      id: 'C-TERM-050',
      title: 'banned cards',
      text: 'Just one card is banned from tournaments: Raise the Stakes. Every other card that was issued is allowed, whatever its border color, foils too.',
      source: 'Glossary',
      terms:
        'raise the stakes; forbidden cards; tournament legal; ban list; foils allowed; outlawed at events; is anything outlawed for competitions; the single illegal card',
      see: ['C-TERM-110', 'C-TERM-355'],
    },
    {
      id: 'C-TERM-051',
      title: 'Barash icon',
      text: 'The Barash personnel and a few other cards make use of this icon, which shows an illusion made by Barash. You find it, for example, on Admiral Picard.',
      source: 'Glossary',
      terms:
        'illusion icon; admiral picard; future imperfect; what does this icon do; fake years ahead dream logo; odd icon of a dream world; hallucination picture on card',
      see: ['C-TERM-198'],
    },
    {
      id: 'C-TERM-052',
      title: 'battle',
      text: [
        'A battle is a conflict that you start while executing orders in your own turn. There are two kinds. Ship battles may include facilities and the Borg Ship dilemma; personnel battles may include Rogue Borg, and some cards call them “Away Team or Rogue Borg battle”, or “Away Team battle” for short.',
        [
          'For both kinds:',
          '• Only the player whose turn it is may start one.',
          '• Your target is a card that you don’t control, unless a card or rule lets or makes you attack your own. The Borg Ship dilemma and Rogue Borg count as controlling themselves. Having intruders aboard an opponent’s ship or facility doesn’t stop you from attacking it.',
          '• Personnel fight what is present with them, which includes Rogue Borg: at the same site, or on the same ship, facility or planet. The Borg Ship dilemma, ships and space facilities can attack planet facilities, and whatever ships and facilities are in space, at the same location. A landed ship neither attacks nor is attacked unless a card says so.',
          '• Each non-Borg ship, facility or Away Team that wants to attack needs a leader present: an OFFICER or anyone with Leadership. If you play Borg, each needs a Defense personnel instead. Each ship and facility also needs somebody of matching affiliation aboard, who may be the leader. On a Nor both have to be in Ops.',
          '• During a battle nothing else can be done, save valid responses, actions that suspend play and what a card expressly allows. You can’t beam out of a fight without something like Emergency Transporter Armbands.',
          '• Afterwards every card that took part is “stopped”. This is so even if the battle, once properly started, was cancelled, prevented or nullified (by I’m a Doctor, Not a Doorstop or by Hugh, for instance): it was still a battle.',
        ].join('\n'),
        [
          'Counter-attack: if your opponent attacked you, then in your next turn you may strike back, once or several times.',
          '• You may hit any of your opponent’s ships, facilities, Away Teams, crews (if you can beam through the SHIELDS) and so on that are still where the attack took place, no matter of which kind the attack was. You may bring more forces there.',
          '• You need neither a leader nor a Defense personnel, and no affiliation restrictions hold you back.',
          '• On their next turn your opponent may counter-attack in return, and so on. Nobody ever has to.',
          '• A counter-attack is a battle of its own and doesn’t continue the old one.',
        ].join('\n'),
        'No battle: a card that kills personnel, or that damages or destroys a ship, is not a battle unless it says that it contains a battle or attack with your opponent’s personnel or ships, Rogue Borg or the Borg Ship dilemma. Destroying a ship by Romulan Ambush or a Nemesis icon is no ship battle, throwing somebody out of an Airlock is no personnel battle, and a dilemma that “attacks” your personnel, like El-Adrel Creature, is no battle at all.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'hitting back after an attack; fight; combat; attack; counter-attack; strike back; who can start a fight; leader needed to attack; retaliate; pick a quarrel with someone; hit back next turn; am i allowed to start shooting',
      see: ['C-TERM-053', 'C-TERM-054', 'C-TERM-055', 'C-TERM-226'],
    },
    {
      id: 'C-TERM-053',
      title: 'battle - affiliation restrictions',
      text: [
        'As a rule an affiliation may attack every affiliation but its own.',
        [
          'Exceptions:',
          '• Kazon, Klingon, Neutral and Non-Aligned forces may attack their own affiliation too.',
          '• Federation forces can attack nobody except Borg.',
          '• Borg forces start a battle only where a card lets or makes them. Then they may attack anyone, opposing Borg included.',
        ].join('\n'),
        'A mixed force carries the restrictions of each of its members. An Away Team with Federation and Non-Aligned personnel is a Federation force, and so is a Federation crew on a Non-Aligned ship: it may start no battle except against Borg. Romulans who crew a Non-Aligned ship make a Romulan force, so other Romulans can’t attack it.',
        'Rogue Borg Mercenaries interrupts and the Borg Ship dilemma can always start a battle. On a Nor that you control, look at all those of your personnel there who go together with the station’s affiliation: their restrictions hold.',
        'If a card lets you attack a certain affiliation, you may attack every force with that affiliation in it, whoever else works with it. Admiral Leyton, for instance, lets you attack a force of Dominion and Cardassian cards.',
        'If a card takes the restrictions off a group of cards, as Emblem of the Empire does, those cards may attack anyone, also their own affiliation. As soon as they mix with cards that still have restrictions, the whole force is bound by the restrictions of those cards. A card that permits one particular attack doesn’t take restrictions off: Captain Kirk, who may start battle against non-Federation, is an example.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'who can attack whom; can federation attack; attack own affiliation; attack restrictions; mixed force; klingon attack klingon; why can’t my feds shoot; may i hit my own kind; who is off limits',
      see: ['C-TERM-052', 'C-TERM-170', 'C-TERM-019', 'C-TERM-062'],
    },
    {
      id: 'C-TERM-054',
      title: 'battle - personnel',
      text: [
        'In a personnel battle two groups fight in pairs, STRENGTH against STRENGTH; then the side with more STRENGTH left wins and kills one opposing personnel. Rogue Borg can take part: all that follows about personnel goes for them too. Holograms have extra rules.',
        [
          'The steps:',
          '• 1. Attack: name the one Away Team or crew of yours that attacks and the one of your opponent’s that it attacks. Disabled personnel may belong to the attacked group, though they don’t fight; those in stasis may not. The battle is now initiated.',
          '• 2. Start of battle: both players may use cards for this moment, for instance equipment that may report to a battle just initiated, like D’k Tahg, or an interrupt like Vulcan Nerve Pinch.',
          '• 3. Combat piles: both players shuffle their personnel, without those who are disabled, stunned or mortally wounded, and lay them face down in a pile.',
          '• 4. Single combats: both turn up the top card of their pile at the same time. Compare the STRENGTH of these two adversaries, with all modifiers that apply (phasers, Lower Decks). Go on until one pile is used up, then turn the rest of the other pile face up.',
          '• 5. Winner: compare the total STRENGTH that each side has left, again with modifiers. The higher total wins and at once kills one opposing personnel, chosen at random. Stunned and disabled ones are in that selection, mortally wounded ones are not. Equal totals mean that nobody wins or loses.',
          '• 6. After the battle: the mortally wounded die and are discarded, the stunned recover, and all survivors are “stopped”.',
        ].join('\n'),
        [
          'In a single combat:',
          '• With the higher STRENGTH you may stun the adversary (turn that card by 90 degrees).',
          '• With more than double the STRENGTH you may mortally wound the adversary (turn the card by 180 degrees).',
          '• With equal STRENGTH neither can do anything to the other.',
        ].join('\n'),
        'When both cards of a pairing have a stun effect, or both players want to respond to it, the player whose turn it is comes first. Example: your Data meets Fek’lhr, who has ’45 Dom Perignon with him. You want to play Android Headlock and your opponent wants to use the Dom Perignon. In your turn, yours goes first.',
        'Stunned and mortally wounded personnel don’t count their own STRENGTH in the total, but they can still modify others: a stunned Shakaar Edon goes on making the other Bajorans stronger.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'hand-to-hand combat; combat pile; fight on foot; stun; mortally wound; who wins a personnel battle; melee; strength total; brawl step by step; fistfight one pair after another; punch up between crews',
      see: ['C-TERM-052', 'C-TERM-398', 'C-TERM-190', 'C-TERM-347'],
    },
    {
      id: 'C-TERM-055',
      title: 'battle - ship',
      text: [
        'In a ship battle you add your WEAPONS and your tactic’s ATTACK bonus and compare the sum with the target’s SHIELDS and DEFENSE bonus. Higher is a hit, more than double is a direct hit. Facilities and the Borg Ship dilemma can take part. The rules are the same whether no player, one or both use a Battle Bridge side deck.',
        [
          '1. Attack. Say which of your ships and facilities fire, and at which single enemy ship or facility. Any number of compatible ones at that location may fire, but they get one target per battle.',
          '• Only Borg Ship dilemmas, and Borg ships with the Multiplexor Drone (Nine of Seventeen) aboard, may choose more targets.',
          '• A target that was “stopped” is “unstopped” for this battle.',
          '• Whatever fires must have WEAPONS above 0, be neither “stopped” nor docked nor cloaked nor phased, and carry a leader and somebody of matching affiliation.',
        ].join('\n'),
        '2. Return fire. If your opponent wants to fire back, they now name the one target, among your ships or facilities in the attack, and which of their own there fire at it. For these the same holds, except that no leader is needed. The battle is now initiated.',
        '3. Start of battle. Both players may use cards for this moment, such as Attack Pattern Delta or Battle Bridge Door, which let you draw extra tactics in the next step.',
        [
          '4. Tactics. Whoever has a Battle Bridge side deck may:',
          '• draw up to two Tactic cards from its top (more if a card of step 3 says so), looking at each before deciding on the next;',
          '• lay one of them face down as current tactic, however many ships fire. It is optional;',
          '• put the rest face up under the side deck.',
        ].join('\n'),
        [
          'Then all current tactics are revealed at once. More about tactics:',
          '• They never go to the discard pile: used ones that leave the table go face up under the side deck. When no face-down card is left, shuffle the face-up ones and lay them face down under your seeded Battle Bridge Door again.',
          '• If you want to download a Tactic card with a special download icon, do it now, when you would draw; it has to be your current tactic.',
          '• You may use a tactic even if a facility is your only card in the battle. Both bonuses work, but a facility without usable WEAPONS targets nothing, so its ATTACK bonus is of no use.',
        ].join('\n'),
        [
          '5. Your fire. Your ATTACK total is all WEAPONS that fire, with every enhancement, plus the ATTACK bonus (once, not per ship). The DEFENSE total is the target’s SHIELDS with enhancements, plus 50 % of the facility’s SHIELDS if the target is docked, plus the DEFENSE bonus.',
          '• ATTACK above DEFENSE is a hit.',
          '• ATTACK above twice the DEFENSE is a direct hit.',
          '• Otherwise you miss. Damage waits until the return fire is done.',
        ].join('\n'),
        '6. Return fire, if it was announced: the same with the roles swapped, each with the bonuses of their own tactic.',
        [
          '7. Damage, for one or both sides:',
          '• Without a Battle Bridge side deck you give rotation damage: turn the target by 180 degrees. Its RANGE becomes 5 (or stays, if lower), its Cloaking Device is off line, and it loses 50 % of HULL integrity. A second time before repair brings HULL to 0 and destroys it. A direct hit takes 100 % and destroys at once.',
          '• With a side deck, the symbols on your current tactic count, and Tactic cards on the target mark the damage. One symbol (tactic down) puts this tactic itself on the target; the other (tactic flip) means you draw a new one for it.',
          '• With a side deck but no current tactic (none played, or nullified) you give default damage: for a hit two cards from the side deck, for a direct hit four.',
          '• If your side deck is completely empty, you can do no more damage until markers come back to it.',
        ].join('\n'),
        'The side whose ships and facilities lost the least HULL integrity in the battle (each counts for 100 % at most) wins. When both sides lost the same, nobody wins or loses.',
        '8. End. A current tactic that didn’t become a damage marker goes face up under the side deck. Destroyed ships and facilities are discarded with everything aboard; all ships, facilities and crews that survive are “stopped”. Ships that were docked at a destroyed facility survive, except those landed on Docking Pads.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'space combat; fire weapons; return fire; hit; direct hit; rotation damage; default damage; starship fight; dogfight step by step; exchange volleys with his cruiser; exchange torpedoes in orbit',
      see: ['C-TERM-107', 'C-TERM-402', 'C-TERM-056', 'C-TERM-057'],
    },
    {
      id: 'C-TERM-056',
      title: 'battle - ship - multiple targets',
      text: [
        'Two kinds of cards may fire at two or more targets at once: Borg-affiliation ships that have the Multiplexor Drone (Nine of Seventeen) aboard, and Borg Ship dilemmas. Their fire or return fire then splits into engagements. Each engagement has a single target, though several cards may fire at it.',
        'Work out ATTACK and DEFENSE totals for each engagement on its own. Neither player has more than one current tactic in the battle, but its bonuses are used again in every engagement.',
        [
          'Damage when your Borg ship hits several targets:',
          '• If your tactic has the symbol that makes it a damage marker itself (tactic down), choose one target for it. For every other target that symbol counts as drawing a new marker (tactic flip).',
          '• Markers that you draw are put on at random: pick a ship, draw its markers and place them without looking first, then pick the next ship.',
          '• A target at -100 % HULL is discarded only when the battle ends. So its markers can’t be taken back for other engagements of the same battle.',
        ].join('\n'),
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'fire at several ships; multiplexor drone; engagement; nine of seventeen; split fire; two targets; cube shoots everybody; spread shots around; more than one enemy at once',
      see: ['C-TERM-055', 'C-TERM-107'],
    },
    {
      id: 'C-TERM-057',
      title: 'Battle Bridge side deck',
      text: [
        'This side deck holds Tactic cards. They make you stronger in attack and defense in ship battles, and they mark the damage to your opponent’s ships and facilities.',
        'It may hold any number of Tactic cards, duplicates too. You open it in the doorway seed phase by laying a Battle Bridge Door face up on it.',
        'Tactic cards are no part of your hand, so Alien Probe, Energy Vortex and the like don’t touch them. They don’t go to the discard pile either: a used one that is discarded, or leaves the table in another way, goes face up under the side deck. When no face-down card is left, shuffle the face-up cards and put them face down under the seeded Battle Bridge Door again.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'tactic deck; tactics; used tactic cards; reshuffle tactics; door for tactics; how many tactics; stack for maneuver cards; where do dogfight cards live; optional combat pile',
      see: ['C-TERM-055', 'C-TERM-402', 'C-TERM-372', 'C-TERM-107'],
    },
  ],
};
