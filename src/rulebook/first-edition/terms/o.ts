import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with O. */
export const termsO: Chapter = {
  title: 'Terms: objective to owner',
  entries: [
    {
      id: 'C-TERM-269',
      title: 'objective',
      text: [
        'An objective is a type of card: a task that may bring points or other benefits. To play one takes your normal card play. It goes on the table or on a card that it affects; one that can be seeded fits any seed phase, if nothing else is said.',
        'Target: an objective can make you choose a ship, planet, person or other target. If the target leaves play or stops being valid, the objective is discarded at once. Otherwise it stays until its text, or someone who nullifies it, removes it.',
        'Done: points in its point box are scored when you complete it successfully; its other results come on top and don’t bear on the points. Once it is completed or resolved and moved somewhere as a sign of it (Establish Gateway, Hero of the Empire), it can’t be nullified any more.',
        'How many: a Borg player has one current objective with the Borg Use Only icon at a time. Of all other objectives, everyone can have any number.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'objective card; goal; task; quest; current objective; target of an objective; assignment that pays off; aims that reward me; projects to complete',
      see: ['C-TERM-062', 'C-TERM-064', 'C-TERM-405', 'C-TERM-305'],
    },
    {
      id: 'C-TERM-270',
      title: 'occupied ship',
      text: 'Your ship is occupied as soon as any crew of yours is aboard.',
      source: 'Glossary',
      terms: 'crewed ship; someone aboard; not empty; is there a soul on it; is anybody home on it; at least one on it',
      see: ['C-TERM-147', 'C-TERM-047'],
    },
    {
      id: 'C-TERM-272',
      title: 'on planet',
      text: '“On planet” includes cards inside a facility on the planet and cards aboard a landed ship.',
      source: 'Glossary',
      terms:
        'on the surface; planetside; on the ground; planetary surface definition; indoors on a world counts; does inside a landed shuttle count',
      see: ['C-TERM-299', 'C-TERM-224', 'C-TERM-202'],
    },
    {
      id: 'C-TERM-273',
      title: 'on table',
      text: 'A card that seeds or plays “on table” lies in an area of its own, apart from the spaceline. What is on the spaceline is not “on table”.',
      source: 'Glossary',
      terms:
        'plays on table; seeds on table; table area; lying off to the side; not on the line of missions; global cards spot',
      see: ['C-TERM-205', 'C-TERM-384'],
    },
    {
      id: 'C-TERM-275',
      title: 'once in play',
      text: 'What a card does “once in play” lasts to the end of the game, even when the card is gone, unless another card cancels just that. By the restriction box of Mortal Q, your Q-Continuum is inactive “once in play”: it stays so after he is killed. Only if you nullify (discard) him with Immortal Again does your Q-Continuum work again, because that card says so.',
      source: 'Glossary',
      terms:
        'permanent effect; for the rest of the game; mortal q; lasting; sticks even after he’s gone; can’t be undone afterwards; applies forever from now on',
      see: ['C-TERM-338', 'C-TERM-314'],
    },
    {
      id: 'C-TERM-276',
      title: 'once per game',
      text: [
        'An effect that works once per game, such as any special download, is yours once, whether you play one copy of that card or several, universal ones included. Suna’s skill, for instance, fetches Reflection Therapy once, even if you play several Sunas.',
        'Your opponent, with a copy under his control, has the use once too. If different cards have the same skill, you use it once for each: Ajur and Boratus can each destroy seed cards once per game.',
        '“Twice per game” and “thrice per game” mean two and three uses, counted in the same way.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'one use; twice per game; single use; several copies; used up; spent for the entire match; can i use it again later; can a twin repeat it later',
      see: ['C-TERM-277', 'C-TERM-135', 'C-TERM-409'],
    },
    {
      id: 'C-TERM-277',
      title: 'once per turn',
      text: '“Once per turn”, “once every turn” and “once each turn” mean one use in a turn for all your copies of the card together. Of universal (❖) and cumulative cards, though, each copy can be used once.',
      source: 'Glossary',
      terms:
        'once each turn; once every turn; use limit; several copies; again next round; single go each round; may each twin do it this round',
      see: ['C-TERM-276', 'C-TERM-105', 'C-TERM-431'],
    },
    {
      id: 'C-TERM-279',
      title: 'opposing',
      text: 'Opposing people, ships and facilities are those under your opponent’s control that are not in stasis, disabled, phased or cloaked. See also the card Patrol Neutral Zone.',
      source: 'Glossary',
      terms:
        'enemy; opponent’s cards; opposing ship; opposing personnel; everything that stands against me; who counts as hostile; counts as the foe’s',
      see: ['C-TERM-434', 'C-TERM-093'],
    },
    {
      id: 'C-TERM-282',
      title: 'Original Series icon',
      text: 'You find this icon on people, ships, facilities, equipment and other cards of the first Star Trek series, and on a few of Star Trek: Deep Space Nine. It is a special staffing icon; game text gives it other uses.',
      source: 'Glossary',
      terms:
        'tos; classic series; kirk era; staffing icon; sixties show stamp; first tv show emblem; black and white tv times badge',
      see: ['C-TERM-369', 'C-TERM-259'],
    },
    {
      id: 'C-TERM-283',
      title: 'other',
      text: '“Other” means any fitting target except the very card that the text refers to.',
      source: 'Glossary',
      terms:
        'another; a different card; not itself; must be somebody else; must it be a separate one; may it hit the card doing it',
      see: ['C-TERM-116', 'C-TERM-350'],
    },
    {
      id: 'C-TERM-284',
      title: 'out-of-play',
      text: 'Cards put out-of-play form a pile of their own, apart from the discard pile, and never come back to the game (only the reversal of a Black Hole can do it). Discarded cards are neither in play nor out-of-play. Whatever you put there, unused seed cards too, you show your opponent first.',
      source: 'Glossary',
      terms:
        'removed from the game; exile; gone for good; banished; trash that never returns; permanently deleted from the match; taken out for ever',
      see: ['C-TERM-123', 'C-TERM-205'],
    },
    {
      id: 'C-TERM-285',
      title: 'outpost',
      text: [
        'An outpost is a kind of facility, always in space. While you have none in play, nobody can play a card that would make you return a person or ship to your outpost, nor can you choose an effect that takes one.',
        'Revised texts: the Outposts of Klingons, Romulans, Cardassians, Bajorans, Federation, Ferengi and Klaestron now say that you seed one, OR build where you have an ENGINEER of the affiliation or species.',
        'Revised titles: these seven and the Borg, Husnock and Neutral ones have the word “Outpost” in the title and the ❖ icon. Primary Supply Depot and Remote Supply Depot get the ❖ icon.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'base; seed an outpost; build an outpost; errata; supply depot; return to outpost; small hub in deep space; where do i rebuild my hub; the homes with a diamond',
      see: ['C-TERM-163', 'C-TERM-127', 'C-TERM-242'],
    },
    {
      id: 'C-TERM-287',
      title: 'outside the game',
      text: 'From outside the game you can’t bring in a card of yours that is out-of-play, nor a copy of it. When the game is over, take all such cards out and restore your deck (the First Contact pack of Add Distinctiveness, or a Phoenix under Montana Missile Complex).',
      source: 'Glossary',
      terms:
        'extra cards; from my collection; sideboard; expansion pack; add distinctiveness; pull something from my binder; bring in cards i own at home; open a booster mid match',
      see: ['C-TERM-284', 'C-TERM-110'],
    },
    {
      id: 'C-TERM-289',
      title: 'owner',
      text: 'The owner of a card is whoever put it into his or her game deck at the start. Cards that your opponent controls for a time (captured, commandeered, assimilated, stolen) go home when the game ends.',
      source: 'Glossary',
      terms:
        'whose card; owned by; give cards back; ownership; whom does it belong to; do i get my stuff returned; brought by which player',
      see: ['C-TERM-093', 'C-TERM-452'],
    },
  ],
};
