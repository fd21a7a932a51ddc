import type { Ruling } from './ruling.ts';

/** Rulings about cards of Alternate Universe, Q-Continuum and The Fajo Collection. */
export const ON_ALTERNATES: readonly Ruling[] = [
  {
    cards: ['Anti-Matter Spread'],
    says: 'Its first function doesn’t affect self-controlling cards, since they aren’t ships.',
    rule: 'C-SHIPBAT-18',
    proof:
      'C-SHIPBAT-18 C-SKILL-15: when a ship battle starts, Anti-Matter Spread may set the WEAPONS of the Borg Ship to 16 this turn',
  },
  {
    cards: ['Baryon Buildup'],
    says: 'It reduces RANGE.',
    rule: 'C-SKILL-16',
    proof: 'C-SKILL-22 C-SKILL-16: each Baryon Buildup takes 2 RANGE from any ship',
  },
  {
    cards: ['Countermanda'],
    says: 'It responds to a card that is being played, and other responses may follow.',
    rule: 'C-RESPONSE-07',
    proof:
      'C-RESPONSE-07 C-LEAVE-05: when the opponent plays Res-Q, three cards of their discard pile go out-of-play first',
  },
  {
    cards: ['Dathon'],
    says: 'He nullifies dilemmas only in the crew or Away Team that faces them.',
    rule: 'C-DILEMMA-13',
    proof: 'C-DILEMMA-09 C-DILEMMA-13: Dathon nullifies Tamarian-related dilemmas that he faces',
  },
  {
    cards: ['Dead in Bed'],
    says: 'It affects a personnel in stasis, since its text says so.',
    rule: 'C-TEAM-16',
    proof: 'C-TEAM-16 C-SEED-26: Dead in Bed kills a personnel in stasis, but not an android that was switched off',
  },
  {
    cards: ['Guinan'],
    says: 'She nullifies dilemmas in the crew or Away Team that faces them, and cards in play where she is present.',
    rule: 'C-TEAM-08',
    proof:
      'C-TYPES-11 C-TEAM-08: on her player’s turn, Guinan may nullify an [AU] or [Q] card in play where she is, once',
  },
  {
    cards: ['Jamaharon'],
    says: 'Its first function concerns no single location.',
    rule: 'C-TYPES-11',
    proof: 'C-TYPES-11: Jamaharon nullifies a Horga’hn, or a Parallel Romance that is met or in play',
  },
  {
    cards: ['Kevin Uxbridge: Convergence'],
    says: 'It also destroys cards of other types that count as events.',
    rule: 'C-SPACELINE-07',
    proof:
      'C-SPACELINE-07 C-TYPES-14: Convergence destroys all events at one location, even on cards aboard ships there',
  },
  {
    cards: ['Parallel Romance'],
    says: 'The two stay “stopped” for the time that it states.',
    rule: 'C-STOP-01',
    proof:
      'C-STOP-01 C-DILEMMA-26: Parallel Romance stops a male and a female until it expires, with STRENGTH −2, and nobody else',
  },
  {
    cards: ['Spot'],
    says: 'She doesn’t leave play when one of her first eight lives ends.',
    rule: 'C-RESPONSE-16',
    proof: 'C-RESPONSE-16 C-STOP-01: the first 8 times that Spot would be killed, she is stopped instead',
  },
  {
    cards: ['Rescue Captives'],
    says: 'It discards the Interrogation and Torture on them.',
    rule: 'C-CAPTURE-05',
    proof: 'C-CAPTURE-05: Rescue Captives brings all your captives to your outposts and nullifies what is done to them',
  },
  {
    cards: ['Fire Sculptor'],
    says: 'It may nullify Frigid.',
    rule: 'C-TYPES-11',
    reason: 'Players carry out Frigid by agreement, and its text names the card that nullifies it.',
  },
  {
    cards: ['Zalkonian Vessel'],
    says: 'Its Non-Aligned staffing icons are special staffing icons.',
    rule: 'C-STAFF-01',
    reason: 'Its icons are in its row, and staffing treats all icons alike.',
  },
];
