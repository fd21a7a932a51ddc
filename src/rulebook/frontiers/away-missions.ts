import type { Chapter } from '../entry.ts';

/** Away Missions. */
export const awayMissions: Chapter = {
  title: 'Away Missions',
  entries: [
    {
      id: 'F-AWAY-01',
      title: 'Beaming down an Away Team',
      text: 'When your ship is next to a Class-L or Class-K Planet, you can beam an Away Team down to it. This is your one Action of the turn, so any movement comes first. Planets with a distress signal are explored in the same way.',
      source: 'Away Missions, p.10',
      terms:
        'start away mission; landing party; explore planet; class-l; class-k; boots on the ground; how do i land people on a world; shuttle folks to the surface',
      see: ['F-AWAY-02', 'F-AWAY-04', 'F-AWAY-09', 'F-LOC-23'],
    },
    {
      id: 'F-AWAY-02',
      title: 'No Away Mission after provoking an enemy',
      text: 'If your movement this turn provoked an Enemy Ship Token, you cannot beam down an Away Team this turn. The fight against the provoked ship is then your Action.',
      source: 'Away Missions, p.10',
      terms:
        'provoked; warbird attacked me; explore after being attacked; mandatory fight; got ambushed en route can i still land folks; lurker spoiled my ground trip; jumped by a baddie then want to go downstairs; ambushed en route may i land folks; jumped by a baddie then head downstairs',
      see: ['F-AWAY-01', 'F-MOVE-14', 'F-TURN-10'],
    },
    {
      id: 'F-AWAY-03',
      title: 'Away Missions and Reputation at the start',
      text: 'Beginning an Away Mission neither raises nor lowers your Reputation. You can only lose Reputation later in the mission, when damage is left over that nobody can absorb.',
      source: 'Away Missions, p.10',
      terms:
        'does exploring cost reputation; reputation loss; price of a landing; do locals mind if we land; is setting foot on a world frowned upon; popularity effect of launching a ground trip',
      see: ['F-AWAY-20', 'F-AWAY-26'],
    },
    {
      id: 'F-AWAY-04',
      title: 'Choosing who joins the Away Team',
      text: 'You choose the team before a Planet Token is drawn. Your Captain may join, and so may any of your Crew Members who are Ready and not Wounded, in any number. You may also send nobody by name: then only ordinary security forces go.\n\nTokens that already lie face up, for example after an earlier failure at a Class-L Planet, are known to you when you choose.',
      source: 'Away Missions, p.10',
      terms:
        'send captain; send crew; who goes down; red shirts; pick landing party; assemble my landing squad; must the boss go to the surface; how many folks may i take downstairs',
      see: ['F-AWAY-05', 'F-AWAY-06', 'F-AWAY-26', 'F-AWAY-07'],
    },
    {
      id: 'F-AWAY-05',
      title: 'Wounded Captain stays aboard',
      text: 'A Wounded Captain cannot join an Away Team. Heal the Captain first, before the mission begins. Without the Captain on the team you can use neither Skill Tokens nor the Action Card that bears the Captain’s name during the mission.',
      source: 'Away Missions, p.10',
      terms:
        'injured captain; hurt captain; can the captain go; boss is sick can he land; hurt leader in sickbay during a ground trip; leave the boss upstairs',
      see: ['F-AWAY-04', 'F-HEAL-05', 'F-HEAL-09'],
    },
    {
      id: 'F-AWAY-06',
      title: 'Joining the team does not spend Crew',
      text: 'Only Ready Crew Members can join an Away Team, but joining does not spend them. Each one who goes gets a Transporter Token beside the card. If the Captain goes, a Transporter Token lies beside your stack of Level Tokens.',
      source: 'Away Missions, p.10',
      terms:
        'ready; exhausted; spent crew; transporter token; mark members; are my folks tired from beaming; chip beside folks who went downstairs; do tired folks get to land',
      see: ['F-AWAY-04', 'F-AWAY-12', 'F-CREW-04'],
    },
    {
      id: 'F-AWAY-07',
      title: 'Drawing the Planet Token',
      text: 'Once the team is chosen, your Away Team Token goes onto the planet space. Then a token of that planet’s type is drawn face up. So you normally choose your team without knowing what awaits it. Exceptions are tokens that lie face up from an earlier attempt and the Planet Tokens on a Class-H Planet.',
      source: 'Away Missions, p.10',
      terms:
        'reveal encounter; draw token; away team token; what is down there; surprise waiting on the surface; flip the ground monster after picking the squad; do i know the danger beforehand',
      see: ['F-AWAY-08', 'F-AWAY-04', 'F-LOC-38'],
    },
    {
      id: 'F-AWAY-08',
      title: 'What a Planet Token shows',
      text: 'Every Planet Token has four numbers:\n• Diplomacy Value: the Diplomacy points that end the mission peacefully.\n• Defense Value: the attack that overcomes it.\n• Attack Value: the damage that it deals to your team.\n• Experience Value: what you score for it.\n\nPlanet Tokens have no special attacks or defenses of their own. As defenders of a Borg Cube they can be given a weapon by the Cube.',
      source: 'Away Missions, p.10',
      terms:
        'values; planet enemy stats; diplomacy value; special abilities of planets; read the corner digits on a ground monster; what do the figures on the surface chip mean; do ground monsters have powers; figures on a surface chip explained',
      see: ['F-AWAY-10', 'F-AWAY-15', 'F-AWAY-32', 'F-AWAY-33'],
    },
    {
      id: 'F-AWAY-09',
      title: 'The four phases of an Away Mission',
      text: 'An Away Mission runs through four phases in this order:\n• Diplomacy\n• Long Range Attack\n• Assign Damage\n• Attack\n\nAs soon as every Planet Token is overcome, the mission ends with success and the remaining phases are left out.',
      source: 'Away Missions, p.10',
      terms:
        'order of play; sequence; steps; what happens on the planet; stages of a ground trip; walk me through a landing; what comes after talking on the surface',
      see: ['F-AWAY-10', 'F-AWAY-15', 'F-AWAY-16', 'F-AWAY-22'],
    },
    {
      id: 'F-AWAY-10',
      title: 'Succeeding through Diplomacy on a planet',
      text: 'In the Diplomacy phase you may spend Diplomacy points against the Planet Token. If they reach its Diplomacy Value or more, the mission succeeds at once, without a fight and without damage.',
      source: 'Diplomacy Phase, p.10',
      terms:
        'peaceful; talk; influence; diplomacy phase; sweet talk the natives; win without firing on the surface; negotiate with the aliens downstairs',
      see: ['F-AWAY-11', 'F-AWAY-14', 'F-AWAY-29', 'F-AWAY-27'],
    },
    {
      id: 'F-AWAY-11',
      title: 'Cards you can play on Away Missions',
      text: 'You may use cards from your hand in every phase of an Away Mission where their effect fits. In the Diplomacy phase any card except a Damage Card may be played sideways as Diplomacy 1. The Action Card with your Captain’s name gives its effects only if the Captain is on the team and not Wounded.',
      source: 'Diplomacy Phase, p.10; Summary, p.24',
      terms:
        'sideways; hand; action card; what may I use; diplomacy 1; can i rotate a card on a ground trip; do ship cards work downstairs; which deck cards help the squad; rotate a card on a ground trip',
      see: ['F-AWAY-13', 'F-AWAY-23', 'F-AWAY-12'],
    },
    {
      id: 'F-AWAY-12',
      title: 'Only Crew on the team can act',
      text: 'During an Away Mission you may spend only those Crew Members who are on the team. Crew who stayed aboard contribute nothing at all, in no phase.',
      source: 'Diplomacy Phase, p.10',
      terms:
        'crew left aboard; activate crew; help from the ship; can folks upstairs assist the squad; tap a guy who remained in orbit; only those who landed may help; tap only whoever landed',
      see: ['F-AWAY-06', 'F-AWAY-24', 'F-AWAY-31'],
    },
    {
      id: 'F-AWAY-13',
      title: 'Skills and the Captain’s card on missions',
      text: 'During an Away Mission you can use Skill Tokens, and the Action Card that features your Captain’s name, only while your Captain is on the team and not Wounded. With the Captain aboard the ship or Wounded, both are out of use for the mission.',
      source: 'Diplomacy Phase, p.10',
      terms:
        'skill token; captain’s action card; abilities while away; talents when the boss didn’t land; boss upstairs so do perks function; personal card locked during ground trip',
      see: ['F-AWAY-05', 'F-AWAY-24', 'F-HEAL-05'],
    },
    {
      id: 'F-AWAY-14',
      title: 'Mission Diplomacy is not an Interaction',
      text: 'Diplomacy on an Away Mission does not count as an Interaction. Card and Skill texts that speak of Interactions do not apply, for example a bonus “during an Interaction”. Your place on the Reputation Track changes nothing either: it neither adds to nor takes from your Diplomacy here.',
      source: 'Diplomacy Phase NOTE, p.10',
      terms:
        'reputation bonus; reputation modifier; x space; interaction cards; do natives care if i’m hated; standing doesn’t matter when talking on the surface; talk perks from dealings downstairs',
      see: ['F-INTERACT-05', 'F-INTERACT-08', 'F-AWAY-10'],
    },
    {
      id: 'F-AWAY-15',
      title: 'Long Range Attack on an Away Mission',
      text: 'If Diplomacy did not settle the matter, you may play Long Range Attacks. If their total is at least the Planet Token’s Defense Value, the mission succeeds at once, before your team takes damage.\n\nThe points may come from cards in hand, from Crew Members on the team, and from Skill Tokens if your Captain is on the team and not Wounded. Cards played sideways do not count here.',
      source: 'Long Range Attack Phase, p.10',
      terms:
        'shoot first; ranged; ranged attack; kill before damage; snipe the ground monster; zap the aliens early on the surface; stun them before they bite',
      see: ['F-AWAY-10', 'F-AWAY-16', 'F-AWAY-22', 'F-LRA-02'],
    },
    {
      id: 'F-AWAY-16',
      title: 'No Shields on the ground',
      text: 'If the Planet Token is still there in the Assign Damage phase, it hits your team with its whole Attack Value. Shields cannot block any of it.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'block; defend away team; full damage; assign damage phase; can i parry on the surface; no protection downstairs; deflectors useless for the squad',
      see: ['F-AWAY-17', 'F-AWAY-20', 'F-AWAY-30'],
    },
    {
      id: 'F-AWAY-17',
      title: 'Assigning damage to Away Team members',
      text: 'You must assign the damage to your Captain (if on the team) and to Crew Members on the team, until all of it is absorbed. Each one you choose gets a Wound Token and takes away as much damage as that person’s Defense Value. You decide who is hit and in which order, but only members who are not Wounded yet can absorb.\n\nExample: a token with Attack 6 remains. You assign it to a Crew Member with Defense 4, who is Wounded; 2 points are left. Your Captain with Defense 3 takes those, and is Wounded too.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'absorb; wound token; who gets hurt; hits on crew; who takes the hit on the surface; spread the pain over my squad; sacrifice a guy to save the boss',
      see: ['F-AWAY-18', 'F-AWAY-19', 'F-AWAY-20', 'F-HEAL-08'],
    },
    {
      id: 'F-AWAY-18',
      title: 'Nobody takes mission damage twice',
      text: 'During a mission, your Captain and each Crew Member can be assigned damage only once. Whoever is already Wounded cannot take damage any more.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'assign damage again; already wounded; second hit; can one guy soak two hits downstairs; limping folks can’t be hit further; double injury on one trip',
      see: ['F-AWAY-17', 'F-AWAY-20', 'F-AWAY-31'],
    },
    {
      id: 'F-AWAY-19',
      title: 'Any damage wounds a member',
      text: 'Captain or Crew Member: whoever is assigned even 1 point of damage becomes Wounded, no matter how high the Defense Value is. Defense only says how much damage that person takes off the total afterwards.',
      source: 'Assign Damage Phase IMPORTANT, p.10',
      terms:
        'high defense; does defense prevent wounds; survive unhurt; tough guy shrugs off a scratch; is a single point enough to injure; does high toughness keep him healthy',
      see: ['F-AWAY-17', 'F-AWAY-18'],
    },
    {
      id: 'F-AWAY-20',
      title: 'Leftover damage fails the Away Mission',
      text: 'If your Captain and every Crew Member on the team are Wounded and damage still remains, the rest of the team dies and the mission fails at once. You do not get an Attack phase, even if you could have beaten the token. You lose 2 Reputation. The Wounded members return to the ship: their Transporter Tokens are removed, their Wound Tokens stay.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'team killed; lost away team; reputation -2; all wounded; mission failed; total party kill on the surface; what if nobody can soak the rest; wipeout downstairs penalty',
      see: ['F-AWAY-21', 'F-AWAY-26', 'F-AWAY-28'],
    },
    {
      id: 'F-AWAY-21',
      title: 'Security forces survive absorbed damage',
      text: 'If your team absorbs all the damage with nothing left over, the mission goes on to the Attack phase. This holds even when your Captain and all Crew Members on the team are Wounded, because ordinary security forces always belong to the team and are then still alive.',
      source: 'Attack Phase, p.10-11',
      terms:
        'everyone wounded; still attack; red shirts; no leftover damage; all limping but nothing spilled over; do we go on if everybody’s bleeding; nameless guards keep the trip alive',
      see: ['F-AWAY-20', 'F-AWAY-22', 'F-AWAY-24'],
    },
    {
      id: 'F-AWAY-22',
      title: 'Attack phase of an Away Mission',
      text: 'In the Attack phase you may combine normal Attacks and Long Range Attacks freely. If the total is at least the Planet Token’s Defense Value, the mission succeeds.',
      source: 'Attack Phase, p.11',
      terms:
        'melee; close attack; finish the planet token; combine attacks; punch the ground monster at last; hand to hand downstairs; mop up on the surface',
      see: ['F-AWAY-15', 'F-AWAY-23', 'F-AWAY-25', 'F-AWAY-27'],
    },
    {
      id: 'F-AWAY-23',
      title: 'Sideways cards in the mission’s Attack phase',
      text: 'In the Attack phase of an Away Mission any card except a Damage Card may be played sideways as Attack 1. In the Long Range Attack phase sideways cards give nothing.',
      source: 'Summary, p.24',
      terms:
        'attack 1; play card sideways; extra attack point; rotate a card to punch downstairs; tilted card at the final stage on the surface; one point punch versus ground monster; tilted card late on the surface',
      see: ['F-AWAY-11', 'F-AWAY-22'],
    },
    {
      id: 'F-AWAY-24',
      title: 'Fighting on with Wounded members',
      text: 'Crew Members who were Wounded on the mission cannot be spent for their abilities any more. If your Captain was Wounded, you can use neither Skill Tokens nor the Action Card with the Captain’s name from then on. You can still use your other cards, and Crew on the team who are Ready and unhurt.',
      source: 'Attack Phase, p.11',
      terms:
        'use wounded crew; captain hit during mission; abilities after damage; bleeding folks still useful downstairs; boss got hit midway what do i lose; limping guy’s power after getting bitten',
      see: ['F-AWAY-12', 'F-AWAY-13', 'F-AWAY-22', 'F-HEAL-04'],
    },
    {
      id: 'F-AWAY-25',
      title: 'Failing without losing Reputation',
      text: 'If your attack in the Attack phase is too small, the mission fails, but your team survived: you lose no Reputation. Everyone is beamed back to the ship, Wounded or not.',
      source: 'Attack Phase, p.11',
      terms:
        'too little attack; mission failed; retreat; team comes home; didn’t punch hard enough downstairs; squad alive but no prize; flop on the surface without shame',
      see: ['F-AWAY-20', 'F-AWAY-22', 'F-AWAY-28'],
    },
    {
      id: 'F-AWAY-26',
      title: 'Sending a security team only',
      text: 'You may send an Away Team with neither Captain nor Crew Members. Such a team can only succeed through Diplomacy or Long Range Attack from the cards in your hand. Nobody on it can absorb damage: 1 or more points of damage kill the team, the mission fails and you lose 2 Reputation.',
      source: 'Basic Security Team, p.11',
      terms:
        'landing party without the captain; basic security team; red shirts; nobody named; without captain or crew; just send nameless guards; cannon fodder only downstairs; nobody important lands',
      see: ['F-AWAY-04', 'F-AWAY-10', 'F-AWAY-15', 'F-AWAY-20'],
    },
    {
      id: 'F-AWAY-27',
      title: 'Rewards of a successful Away Mission',
      text: 'When the mission succeeds, through Diplomacy, Long Range Attack or Attack, you score the Experience on the Planet Token at once and discard the token. You put one of your Faction Tokens on the planet space. The reward of that location comes at the end of your turn.\n\nSome visits give Experience only, such as a repeated visit to a Class-K Planet that already bears a Faction Token.',
      source: 'Away Mission Rewards, p.11',
      terms:
        'experience; faction token; win; loot; what do i earn on the surface; prize for a triumphant landing; plant my flag on a world',
      see: ['F-AWAY-28', 'F-EOT-08', 'F-LOC-24', 'F-LOC-29'],
    },
    {
      id: 'F-AWAY-28',
      title: 'Clean-up after an Away Mission',
      text: 'Whether the mission succeeded or failed, all Transporter Tokens and your Away Team Token are removed afterwards. Wound Tokens stay until you heal them.',
      source: 'Away Mission Rewards, p.11',
      terms:
        'transporter token; return to ship; away team token; wounds stay; tidy up once folks are upstairs; do injuries vanish once beamed back; pick up the beaming chips',
      see: ['F-AWAY-27', 'F-HEAL-08'],
    },
    {
      id: 'F-AWAY-29',
      title: 'Facing several Planet Tokens at once',
      text: 'A distress signal or a Borg Cube assault can set your team against several Planet Tokens in the same mission. In each phase you may overcome one or more of them. You may combine your points against several tokens if the total reaches the sum of their values, or deal with them one by one.',
      source: 'Multiple Planet Token Encounters, p.11',
      terms:
        'two tokens; distress signal; multiple planet enemies; borg cube mission; pair of ground monsters; sos world with more than one alien; can i talk to one and punch the other; talk to one and punch another',
      see: ['F-AWAY-30', 'F-AWAY-31', 'F-LOC-26', 'F-LOC-32'],
    },
    {
      id: 'F-AWAY-30',
      title: 'Damage from several Planet Tokens',
      text: 'If more than one Planet Token remains in the Assign Damage phase, their Attack Values are added up. You assign this one total to your Captain and Crew Members as on any other mission.',
      source: 'Multiple Planet Token Encounters, p.11',
      terms:
        'add attack values; total damage; two tokens attack; both ground monsters bite; sum the bites on the surface; pain from a pair of aliens',
      see: ['F-AWAY-16', 'F-AWAY-17', 'F-AWAY-29'],
    },
    {
      id: 'F-AWAY-31',
      title: 'Activated Crew can still absorb damage',
      text: 'A Crew Member on the team whom you activated in an early phase may still be assigned damage later in the same mission.\n\nExample: you spend a Crew Member for Diplomacy against the first of two tokens. When the second one attacks, that same Crew Member may absorb the damage and be Wounded.',
      source: 'Multiple Planet Token Encounters, p.11',
      terms:
        'spent crew; used ability; wound after use; same crew twice; tapped guy can still soak a hit; use a guy’s power then let him bleed; tired folks as meat shield downstairs',
      see: ['F-AWAY-12', 'F-AWAY-17', 'F-AWAY-18'],
    },
    {
      id: 'F-AWAY-32',
      title: 'Antimatter Weapon on a Planet Token',
      text: 'Planet Tokens can only get the Antimatter Weapon as defenders of a Borg Cube (the Red one gives it). All the damage that such a token deals to your Away Team is then doubled.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'double damage; red borg cube; brutal ground monster in the crimson city; hits count twice inside the cube corridors; bite times two for the squad',
      see: ['F-CUBE-04', 'F-AWAY-16', 'F-SPECIALS-01'],
    },
    {
      id: 'F-AWAY-33',
      title: 'Biogenic Weapon on a Planet Token',
      text: 'Planet Tokens can only get the Biogenic Weapon as defenders of a Borg Cube (the Green one gives it). Your Captain or a Crew Member damaged by such a token gets 2 Wound Tokens instead of 1. Both must be healed before that person stops being Wounded.',
      source: 'Assign Damage Phase, p.10',
      terms:
        'two wounds; green borg cube; poison; venomous ground monster in the emerald city; infected guy downstairs; one hit leaves a pair of injuries',
      see: ['F-CUBE-05', 'F-HEAL-10', 'F-AWAY-17'],
    },
    {
      id: 'F-AWAY-34',
      title: 'Away Teams aboard a Borg Cube',
      text: 'When Planet Tokens are among the defenders of a Borg Cube, your team beams aboard the Cube to meet them, after the space battle. Diplomacy against them stands for freeing them from the Hive Mind; it overcomes a defender just as an attack does and earns the Experience and the Faction Token on the Cube’s card.',
      source: 'Multiple Planet Token Encounters, p.11',
      terms:
        'planet tokens in the cube; board the cube; free assimilated defenders; deassimilate the drones by talking; rescue people from the hive; squad inside the collective’s vessel',
      see: ['F-CUBE-07', 'F-AWAY-29', 'F-OUTCOME-10', 'F-COOP-18'],
    },
  ],
};
