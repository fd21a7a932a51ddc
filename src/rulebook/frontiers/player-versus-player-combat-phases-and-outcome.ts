import type { Chapter } from '../entry.ts';

/** Player versus Player combat: phases and outcome. */
export const pvpPhasesAndOutcome: Chapter = {
  title: 'Player versus Player combat: phases and outcome',
  beside: 'pvp player versus aggressor defender',
  entries: [
    {
      id: 'F-PVP-22',
      title: 'The two phases of PvP',
      text: 'A combat between players runs through two phases: Long Range Attack, then Close Range Attack. It ends early as soon as one ship must retreat, otherwise after the second phase.',
      source: 'PvP, p.12',
      terms:
        'sequence; order of attacks; when does pvp end; rounds of fighting; stages of a duel; how long is a duel; far then near',
      see: ['F-PVP-23', 'F-PVP-34', 'F-PVP-46'],
    },
    {
      id: 'F-PVP-23',
      title: 'Who shoots first at long range',
      text: 'In the Long Range Attack phase of PvP each player has one opportunity to attack: first the defender, then the aggressor. Either may pass instead. Whoever attacks at that moment is the attacker, the other one the blocker, no matter who began the combat.',
      source: 'PvP Long Range, p.12',
      terms:
        'defender first; one ranged attack each; pass; order; who snipes earliest in a duel; victim gets the opening shot; one snipe apiece',
      see: ['F-PVP-24', 'F-PVP-25', 'F-PVP-34'],
    },
    {
      id: 'F-PVP-24',
      title: 'No sideways cards in PvP long range',
      text: 'Cards played sideways never count towards a Long Range Attack in Player versus Player combat. As blocker you may play cards sideways as Shields 1 in either phase.',
      source: 'PvP Long Range, p.12',
      terms:
        'ranged attack points; card as attack 1; rotate a card to snipe my friend; tilted cards at distance in a duel; may i rotate to parry a snipe',
      see: ['F-PVP-23', 'F-PVP-35', 'F-CARD-07'],
    },
    {
      id: 'F-PVP-25',
      title: 'How a PvP attack is played',
      text: 'The attacker plays first: any number of fitting attack effects, and Special effects. Then the blocker may answer with any number of Shields and Special effects. Which Shields are efficient follows the same rules as in combat against tokens.',
      source: 'PvP Long Range, p.12',
      terms:
        'attacker then blocker; shields after attack; sequence of cards; does he see my punches before parrying; respond with protection once he’s committed; back and forth of cards in a duel',
      see: ['F-PVP-26', 'F-PVP-27', 'F-PVP-31'],
    },
    {
      id: 'F-PVP-26',
      title: 'Shields against a mixed PvP attack',
      text: 'When an attack combines effects of several types, your Shields are efficient if they are efficient against at least one of the types in it.',
      source: 'PvP Long Range, p.12',
      terms:
        'several attack types; efficient shields; photon and phaser mixed; parrying a blend of elements; he blended pulse with plain guns; which protection suits a cocktail',
      see: ['F-PVP-27', 'F-PVP-36', 'F-SHIELD-04'],
    },
    {
      id: 'F-PVP-27',
      title: 'Shields count half at long range',
      text: 'In the Long Range Attack phase of PvP every 2 points of Shields reduce the attack by 1, rounded down. First the final Shields are worked out: all efficient Shields, plus half of the inefficient ones, rounded down. Half of that final number, rounded down again, comes off the attack.',
      source: 'PvP Long Range, p.12',
      terms:
        'reduce attack; two shields for one; block ranged attack; round down; parry is weak at distance; two points to cancel a single; math for protection versus sniping',
      see: ['F-PVP-28', 'F-PVP-29', 'F-PVP-30', 'F-PVP-37'],
    },
    {
      id: 'F-PVP-28',
      title: '“Enemy loses Disruptors” in PvP',
      text: 'If the blocker uses an effect with the text “Enemy loses Disruptors”, the final Shields work in full in the Long Range Attack phase: each point takes 1 off the attack. Inefficient Shields are still halved before that.',
      source: 'PvP Long Range, p.12',
      terms:
        'shields work fully; full block at long range; card that cancels speedy used by a player; does anti swift help me parry a snipe; full strength protection at distance',
      see: ['F-PVP-27', 'F-SPECIALS-04'],
    },
    {
      id: 'F-PVP-29',
      title: 'Long range example with efficient Shields',
      text: 'How Shields of the right type reduce a Long Range Attack in PvP.\n\nExample: you are hit by a Photon Torpedo Attack of 4 and play Photon Torpedo Shields of 4. They are efficient, so half of 4 counts: the attack goes down by 2, and 2 remain.',
      source: 'PvP Long Range example, p.12',
      terms:
        'photon torpedo example; worked example; shields 4; show me math with matching protection; sample duel with the correct element; torpedo four versus torpedo four',
      see: ['F-PVP-27', 'F-PVP-30'],
    },
    {
      id: 'F-PVP-30',
      title: 'Long range example with inefficient Shields',
      text: 'How Shields of the wrong type reduce a Long Range Attack in PvP.\n\nExample: against a Photon Torpedo Attack of 4 you play normal Shields of 7. They are inefficient, so their final value is 3. Half of 3, rounded down, is 1: the attack goes down by 1, and 3 remain.',
      source: 'PvP Long Range example, p.12',
      terms:
        'normal shields against torpedo; worked example; shields 7; show me math with the wrong protection; sample duel with plain protection; plain seven against torpedo four',
      see: ['F-PVP-27', 'F-PVP-29'],
    },
    {
      id: 'F-PVP-31',
      title: 'Damage Cards in PvP',
      text: 'What remains of the attack after Shields damages the blocker’s ship: 1 Damage Card into hand for each full multiple of the Defense Value of the blocker’s Captain. A remainder below that value is ignored.\n\nExample: 7 points remain against Defense 3. The blocker takes 2 Damage Cards; the last point is lost.',
      source: 'PvP Long Range, p.12-13',
      terms:
        'how much damage; defense value multiple; remainder ignored; how many scars does my friend get; leftover points lower than his toughness; how do i hurt a captain',
      see: ['F-PVP-32', 'F-PVP-33', 'F-PVP-38', 'F-DMG-03'],
    },
    {
      id: 'F-PVP-32',
      title: 'Small PvP hits do nothing',
      text: 'In Player versus Player combat, damage that does not reach the blocker’s Defense Value has no effect. This differs from combat against tokens, where a single point of damage already brings a Damage Card.',
      source: 'PvP Long Range, p.13',
      terms:
        'damage below defense; difference to enemy tokens; 1 damage; scratch on a captain; do tiny hits scar my friend; why didn’t my friend get a scar',
      see: ['F-PVP-31', 'F-DMG-04'],
    },
    {
      id: 'F-PVP-33',
      title: 'Catastrophic Damage from another player',
      text: 'Damage Cards taken in Player versus Player combat can cause Catastrophic Damage. If you take as many as your Hand Limit (the number on your Level Token, without bonuses) or more in one combat, you discard all cards from your hand that are not Damage Cards.',
      source: 'PvP Long Range, p.13',
      terms:
        'too many damage cards; discard hand; knocked out; wreck my friend’s hand; friend hammered me and cards go; duel knockout; can a duel knock me out',
      see: ['F-DMG-05', 'F-DMG-07', 'F-PVP-31'],
    },
    {
      id: 'F-PVP-34',
      title: 'Who attacks first at close range',
      text: 'In the Close Range Attack phase of PvP the aggressor attacks first. Then the defender may attack, unless the aggressor’s attack already forced a retreat: in that case the combat is over at once. Either may pass.',
      source: 'PvP Close Range, p.13',
      terms:
        'aggressor first; close combat order; second phase; who punches earliest up close; does the victim punch after being shoved; second stage of a duel who leads',
      see: ['F-PVP-22', 'F-PVP-23', 'F-PVP-35'],
    },
    {
      id: 'F-PVP-35',
      title: 'What counts in a close range attack',
      text: 'In the Close Range Attack phase of PvP you may combine all kinds of Attack effects, Long Range Attacks included. Any card except a Damage Card may be played sideways as normal Attack 1.',
      source: 'PvP Close Range, p.13',
      terms:
        'combine long range and normal attack; sideways attack 1; what may i throw in up close; rotate a card to punch my friend; leftover snipes up close in a duel',
      see: ['F-PVP-36', 'F-PVP-37', 'F-PVP-24'],
    },
    {
      id: 'F-PVP-36',
      title: 'Sideways cards weaken a special PvP attack',
      text: 'A card played sideways into a close range attack makes it count as a normal Phaser Attack, too. All kinds of Shields are then efficient against it.',
      source: 'PvP Close Range, p.13',
      terms:
        'normal phaser added; shields become efficient; sideways risk; did i spoil my torpedo by rotating a card; plain filler makes my punch easy to parry; why not add tilted cards; rotating a card spoiled my torpedo',
      see: ['F-PVP-26', 'F-PVP-35'],
    },
    {
      id: 'F-PVP-37',
      title: 'Shields work fully at close range',
      text: 'In the Close Range Attack phase of PvP each point of final Shields reduces the attack by 1. Inefficient Shields are halved first, as always.',
      source: 'PvP Close Range, p.13',
      terms:
        'block close attack; one for one; shield value; parry worth full up close; near stage protection math; one cancels one',
      see: ['F-PVP-27', 'F-PVP-35'],
    },
    {
      id: 'F-PVP-38',
      title: 'Forcing a ship to retreat',
      text: 'In the Close Range Attack phase the attacker may spend damage equal to twice the blocker’s Defense Value, out of what remains after Shields, to make the blocker’s ship retreat. The rest of the damage may still bring Damage Cards, one for each full Defense Value.\n\nExample: the blocker has Defense 3 and 9 points remain. The attacker spends 6 for the retreat and 3 for 1 Damage Card.',
      source: 'PvP Close Range, p.13',
      terms:
        'making the other player run away; push away; withdraw; drive off; spend damage; twice defense; shove my friend off the hex; kick somebody out in a duel; price of chasing him off',
      see: ['F-PVP-39', 'F-PVP-40', 'F-PVP-41', 'F-PVP-44'],
    },
    {
      id: 'F-PVP-39',
      title: 'Where a retreating ship goes',
      text: 'The attacker chooses the space for a forced retreat: an accessible, safe space next to the blocker’s. The ship moves there and the combat ends. Enemy Ship Tokens are never provoked by this move.',
      source: 'PvP Close Range, p.13',
      terms:
        'choose space; retreat space; pushed ship; provoke on retreat; where do i shove my friend; who picks the spot for the loser; do lurkers ambush the chased off vessel',
      see: ['F-PVP-38', 'F-PVP-40', 'F-SAFE-01'],
    },
    {
      id: 'F-PVP-40',
      title: 'No retreat without a safe space',
      text: 'If there is no accessible, safe space next to the blocker’s ship, the attacker cannot choose a forced retreat.',
      source: 'PvP Close Range, p.13',
      terms:
        'surrounded; blocked retreat; cannot push away; nowhere to shove my friend; cornered victim can’t be kicked out; boxed in by hazards',
      see: ['F-PVP-39', 'F-SAFE-02'],
    },
    {
      id: 'F-PVP-41',
      title: 'Experience for beating a higher Level',
      text: 'When a ship is forced to retreat, the other player is the victor. If the victor’s Captain has a lower Level, the victor gains 1 Experience, plus 2 for each Level of difference.\n\nExample: a Level 3 Captain forces a Level 6 Captain to retreat. That is worth 1 + 3 × 2 = 7 Experience.',
      source: 'Combat Outcome, p.13',
      terms:
        'xp for pvp; win against stronger player; level difference; underdog beats the leader points; rookie chased off a veteran; score for upsetting a bigger captain',
      see: ['F-PVP-42', 'F-PVP-43', 'F-PVP-46'],
    },
    {
      id: 'F-PVP-42',
      title: 'Experience for beating an equal Level',
      text: 'If the victor of a Player versus Player combat has the same Level as the ship forced to retreat, but fewer Experience Points, the victor gains 1 Experience.',
      source: 'Combat Outcome, p.13',
      terms:
        'same level; xp for pvp; fewer points; score for beating a peer; we share a rank but he leads on the track; triumph over an even match; equal rank but he leads on fame',
      see: ['F-PVP-41', 'F-PVP-43'],
    },
    {
      id: 'F-PVP-43',
      title: 'No Experience for beating a weaker player',
      text: 'If the victor of a Player versus Player combat has as many Experience Points as the loser, or more, the victor gains no Experience.',
      source: 'Combat Outcome, p.13',
      terms:
        'bully; more experience; zero xp; equal points; picking on the little guy; no score for beating the one behind; why did i earn nothing for my duel',
      see: ['F-PVP-41', 'F-PVP-42'],
    },
    {
      id: 'F-PVP-44',
      title: 'Moving into the vacated space',
      text: 'If you were the aggressor and forced the defender to retreat, you may move into the space that the defender left. The move is free and provokes no Enemy Ship Tokens. You need not do it, unless it is the defender’s Romulan Starbase.',
      source: 'Combat Outcome, p.13',
      terms:
        'follow up; take the space; free move after win; occupy the spot i chased him from; must i step forward after shoving; grab his hex',
      see: ['F-PVP-38', 'F-PVP-45', 'F-MOVE-35'],
    },
    {
      id: 'F-PVP-45',
      title: 'Taking a Romulan Starbase by PvP',
      text: 'If the defender was driven off a Romulan Starbase of their own, the aggressor must move onto it at once and takes control: the defender’s Faction Token is replaced by the aggressor’s. The move is free and provokes no Enemy Ship Tokens.',
      source: 'Combat Outcome, p.13',
      terms:
        'conquer starbase; drive off owner; replace faction token; evict the landlord and keep his castle; swap flags after a duel; who gets the base when he’s chased off',
      see: ['F-PVP-44', 'F-LOC-15', 'F-PVP-06'],
    },
    {
      id: 'F-PVP-46',
      title: 'A PvP combat without retreat',
      text: 'If both phases end and no ship was forced to retreat, the combat is a draw. Nobody gains Experience, even if Damage Cards were dealt.',
      source: 'Combat Outcome, p.13',
      terms:
        'draw; tie; nobody wins; no experience; nobody budged in the duel; stalemate between captains; scarred him but he stayed',
      see: ['F-PVP-22', 'F-PVP-41'],
    },
    {
      id: 'F-PVP-47',
      title: 'The opponent’s Crew is out of reach',
      text: 'During Player versus Player combat no effect can target your opponent’s Crew Members.',
      source: 'Special Combat Effects, p.13',
      terms:
        'target crew; hurt enemy crew; crew in pvp; zap my friend’s followers; assassinate a rival’s guy; are troops safe in a duel',
      see: ['F-PVP-48', 'F-PVP-51'],
    },
    {
      id: 'F-PVP-48',
      title: 'Effects on Enemy Tokens in PvP',
      text: 'Effects that target “Enemy Tokens” do nothing in Player versus Player combat.',
      source: 'Special Combat Effects, p.13',
      terms:
        'target enemy token; does card work on player; no effect; curse written for monsters against a captain; is my friend a monster for card wording; wasted spell on a player',
      see: ['F-PVP-47', 'F-PVP-49', 'F-PVP-50'],
    },
    {
      id: 'F-PVP-49',
      title: 'Skipping Shields and damage in PvP',
      text: 'An effect that lets you skip the Shields and Assign Damage phases may be used in PvP to cancel your opponent’s attack in one phase of your choice, Long Range or Close Range. That attack deals no damage, but the cards stay played and activated Crew stay Spent. The combat goes on.',
      source: 'Special Combat Effects, p.13',
      terms:
        'cancel attack; skip phases; negate attack; avoid damage; dodge card in a duel; cloak through his whole volley; evade everything from a captain',
      see: ['F-PVP-50', 'F-PVP-48'],
    },
    {
      id: 'F-PVP-50',
      title: 'Stopping the opponent’s attack',
      text: 'An effect that keeps a “target enemy” from attacking can be played in PvP while you are the blocker. It prevents your opponent’s attack during one phase. It cannot stop Special effects or Shields.',
      source: 'Special Combat Effects, p.13',
      terms:
        'target enemy does not attack; prevent attack; blocker card; freeze my friend’s guns; hold monster spell on a captain; pacify the other vessel',
      see: ['F-PVP-49', 'F-PVP-48'],
    },
    {
      id: 'F-PVP-51',
      title: 'How long PvP effects last',
      text: 'In Player versus Player combat, effects that change values or rules last for the whole combat.',
      source: 'Special Combat Effects, p.13',
      terms:
        'duration; modified values; until end of combat; when does my buff run out in a duel; debuff through both stages; lingering spells between captains; buff runs out in a duel',
      see: ['F-CARD-13', 'F-PVP-47'],
    },
  ],
};
