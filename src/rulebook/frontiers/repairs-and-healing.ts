import type { Chapter } from '../entry.ts';

/** Repairs and healing. */
export const repairsAndHealing: Chapter = {
  title: 'Repairs and healing',
  lead: 'F-HEAL-06',
  entries: [
    {
      id: 'F-HEAL-01',
      title: 'Where Damage Cards go',
      text: 'When your ship is damaged, you take Damage Cards from the Damage Pile into your hand. At the end of the Round, Damage Cards in your hand are shuffled back into your Ship Deck together with all your other Ship Deck cards.',
      source: 'Repairs and Healing, p.12',
      terms:
        'wound cards; take damage; damage pile; hand full of damage; where do scars go when i’m shot; do scars vanish overnight; hull hits clog my fingers',
      see: ['F-HEAL-02', 'F-HEAL-03', 'F-DMG-03'],
    },
    {
      id: 'F-HEAL-02',
      title: 'What Damage Cards cannot do',
      text: 'A Damage Card cannot be played at all, not even sideways for 1 point of Move, Diplomacy, Attack or Shields. You cannot discard it either, unless an effect says so, and the discard at the end of your turn does not take it.',
      source: 'Repairs and Healing, p.12',
      terms:
        'sideways damage card; discard damage card; dead card; useless card; can scars be good for anything; clogged with rubbish i can’t use; rotate a scar for a point',
      see: ['F-CARD-05', 'F-HEAL-07', 'F-EOT-14'],
    },
    {
      id: 'F-HEAL-03',
      title: 'Discarded Damage Cards come back',
      text: 'Damage Cards that you discard, through Emergency Repairs or through an effect that lets you discard them, go to your discard pile. They stay among your cards, so you may draw them again next Round. Only Repairs, a Drydock, or an effect that removes them, gets rid of them.',
      source: 'Repairs and Healing, p.12',
      terms:
        'emergency repairs; damage in discard pile; damage again next round; dumped scars keep haunting me; did resting really get rid of it; recurring junk tomorrow',
      see: ['F-EMERG-03', 'F-HEAL-07', 'F-LOC-06'],
    },
    {
      id: 'F-HEAL-04',
      title: 'Wounded Crew Members',
      text: 'A Crew Member Wounded on an Away Mission has a Wound Token on the card. While Wounded, a Crew Member cannot be activated and cannot be assigned more damage. Ready or Spent stays as it was, and a Spent one becomes Ready at the start of the next Round as usual, but can act only once healed.',
      source: 'Repairs and Healing, p.12',
      terms:
        'injured crew; wound token on crew; can wounded crew act; ready; my guy is limping what can he do; patient in sickbay; does a bleeding guy stand up at dawn',
      see: ['F-HEAL-08', 'F-CREW-04', 'F-ROUND-14'],
    },
    {
      id: 'F-HEAL-05',
      title: 'Effects of a Wounded Captain',
      text: 'A Captain Wounded on an Away Mission has a Wound Token beside the Level Tokens. As long as it lies there:\n• You cannot use your Skill Tokens.\n• You cannot use the effects of the Action Card with your Captain’s name and picture; you may still play it sideways.\n• In space battles your ship’s Defense Value is 1, unless you spend a Crew Member who is Ready and unhurt and use that one’s Defense Value instead.\n• The Captain cannot join an Away Team.',
      source: 'Repairs and Healing, p.12',
      terms:
        'captain hurt and what it means; injured captain; skills blocked; captain card; defense 1; boss is in sickbay what do i lose; leader bleeding consequences; why can’t i use my talents; wounded captain',
      see: ['F-DMG-08', 'F-DMG-09', 'F-HEAL-09', 'F-AWAY-05'],
    },
    {
      id: 'F-HEAL-06',
      title: 'Repair and Heal are different points',
      text: 'Repair points remove Damage Cards, Heal points remove Wound Tokens; the two kinds are never mixed. When an effect or a purchase offers either, you choose the kind for each point. You get them from effects like “Repair X” and “Heal X”, or buy them at Outposts and Class-M Planets.',
      source: 'Repairs and Healing, p.12',
      terms:
        'ship or crew; choose repair or heal; difference; mechanic versus doctor; does medicine mend the hull; hull points and health points aren’t alike',
      see: ['F-HEAL-07', 'F-HEAL-08', 'F-BUY-04'],
    },
    {
      id: 'F-HEAL-07',
      title: 'Spending Repair points',
      text: 'For 1 Repair point you take 1 Damage Card out of your hand for good; it returns to the Damage Pile. Damage Cards in your Ship Deck or discard pile cannot be repaired.',
      source: 'Spending Repair Points, p.12',
      terms:
        'patching up the ship; remove damage card; fix ship; repair cost; how do i get scars out of my fingers; mend a hull scar still in my library; one point takes away what; get scars out of my fingers',
      see: ['F-HEAL-01', 'F-HEAL-06', 'F-HEAL-11'],
    },
    {
      id: 'F-HEAL-08',
      title: 'Healing a Wounded Crew Member',
      text: 'Each Wound Token on a Crew Member costs as many Heal points to remove as that person’s Rank, the number in the card’s upper right corner.',
      source: 'Spending Heal Points, p.12',
      terms:
        'remove wound token; cure crew; heal cost; rank; medicine needed for a guy; doctor’s fee for an elite patient; bandage a follower',
      see: ['F-HEAL-06', 'F-HEAL-10', 'F-HEAL-04'],
    },
    {
      id: 'F-HEAL-09',
      title: 'Healing a Wounded Captain',
      text: 'Each Wound Token of your Captain costs Heal points equal to half your current Level, rounded up.\n\nExample: at Level 5 it takes 3 Heal points.',
      source: 'Spending Heal Points, p.12',
      terms:
        'cure captain; remove captain’s wound; half level; medicine needed for the boss; doctor’s fee rises with promotion; bandage the leader',
      see: ['F-HEAL-05', 'F-HEAL-10'],
    },
    {
      id: 'F-HEAL-10',
      title: 'Healing two Wound Tokens',
      text: 'A Crew Member or Captain hit by a Biogenic Weapon on a Borg Cube mission has 2 Wound Tokens. You pay the full healing cost twice. The person stays Wounded until both tokens are gone.',
      source: 'Spending Heal Points, p.12',
      terms:
        'double wound; biogenic wound; heal twice; a pair of bandages needed; poisoned guy with two red chips; partially cured is he okay',
      see: ['F-AWAY-33', 'F-HEAL-08', 'F-HEAL-09', 'F-OPEN-63'],
    },
    {
      id: 'F-HEAL-11',
      title: 'When you can Repair and Heal',
      text: 'Repairing and healing are possible throughout your own turn, Emergency Repairs included, but never during combat. Damage from a combat can be repaired later in the same turn, as soon as the combat is over.',
      source: 'Timing, p.12',
      terms:
        'timing; heal during combat; repair after fight; can the doctor work mid brawl; mend right when the shooting stops; moments to patch up',
      see: ['F-TURN-19', 'F-HEAL-12', 'F-EMERG-05'],
    },
    {
      id: 'F-HEAL-12',
      title: 'Unspent Repair and Heal points vanish',
      text: 'Repair and Heal points that you have not spent are lost when you enter combat.',
      source: 'Timing, p.12',
      terms:
        'leftover points; save points; entering combat; medicine left over going into a brawl; bank doctor points for afterwards; do spare bandages carry through a scrap',
      see: ['F-HEAL-11'],
    },
    {
      id: 'F-HEAL-13',
      title: 'A Drydock is not a Repair effect',
      text: 'A Drydock gives no Repair points. It removes 1 Damage Card by its own rule. It cannot heal your Captain or Crew Members, and it cannot be combined with effects that improve or add Repairs.',
      source: 'Timing NOTE, p.12; Drydock, p.14',
      terms:
        'drydock heal; combine drydock; repair bonus; does my mechanic perk boost the dock; shipyard plus patch card; shipyard and sick people',
      see: ['F-LOC-06', 'F-EOT-06', 'F-HEAL-07'],
    },
  ],
};
