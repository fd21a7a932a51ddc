import type { Chapter } from '../../entry.ts';

/** Glossary terms from “personnel - seeded” to “playing Borg”. */
export const termsPersonnel: Chapter = {
  title: 'Terms: P, personnel to playing',
  entries: [
    {
      id: 'C-TERM-294',
      title: 'personnel - seeded',
      text: [
        'Some cards let you seed people under a mission, such as Cryosatellite, Rescue Prisoners, Tora Ziyal and Q-Type Android. You seed them face down, the way artifacts are seeded, and they are earned when someone solves the mission. Borg earn them by completing an objective that targets the mission, provided the Survey Drone is there.',
        'Mirasta Yale is the exception: she is seeded like a dilemma and earned at the moment when she is encountered.',
        'Seeded people of your own become part of your crew or Away Team, provided that they are compatible. If they are not, on a ship they go under house arrest, and on a planet they make up an Away Team of their own. Seeded people who belong to your opponent become your captives.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'people under missions; cryosatellite; rescue prisoners; mirasta yale; earn a crew member; frozen people; folks asleep below a mission; rescue somebody and keep him; find a passenger as reward',
      see: ['C-TERM-072', 'C-TERM-238', 'C-TERM-192', 'C-TERM-033'],
    },
    {
      id: 'C-TERM-296',
      title: 'personnel type',
      text: [
        'There are eight personnel types: OFFICER, ENGINEER, SCIENCE, MEDICAL, SECURITY, CIVILIAN, V.I.P. and ANIMAL. Each of them occurs as a classification, and some occur as skills too.',
        'When a card asks for one of these types and does not say whether it means the classification or the skill, you may meet it with either.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'officer engineer medical science security vip civilian animal; kinds of crew; class or skill; eight types; job; list of professions; red gold and blue shirts; vocations in capitals',
      see: ['C-TERM-086', 'C-TERM-376'],
    },
    {
      id: 'C-TERM-298',
      title: 'phasing cloak',
      text: 'A phasing cloak is special equipment that takes a ship and everyone aboard out of phase with the universe. A phased ship can be neither seen nor touched, so it flies straight through planets and other obstacles. For as long as it is phased it also gets the RANGE bonus printed on the card that gave it this ability.',
      source: 'Glossary',
      terms:
        'out of phase; phase a ship; fly through planets; invisible ship; untouchable; become intangible like a ghost; forbidden treaty breaking invisibility gadget; slide through solid rock',
      see: ['C-TERM-087', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-299',
      title: 'planet facility',
      text: 'A headquarters or station is a planet facility if its text puts it on a planet when seeded or played, whether or not that planet is named. Every other facility is a space facility, and that includes every outpost.',
      source: 'Glossary',
      terms:
        'ground base; headquarters on the surface; station on a planet; space or planet base; is an outpost in space; is it down on the dirt; building on soil or floating; city or orbital',
      see: ['C-TERM-163', 'C-TERM-181', 'C-TERM-285'],
    },
    {
      id: 'C-TERM-300',
      title: 'play phase',
      text: [
        'The play phase begins once all seeding is done. Shuffle your draw deck, put it face down on the table and take seven cards as your opening hand. There is no limit to how many cards you may hold later on.',
        'Whoever was chosen as starting player before the seeding takes the first turn. From then on you and your opponent take turns one after the other until someone has scored 100 points, or until neither player has any card left in the draw deck.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'opening hand; seven cards; hand limit; hand size; who goes first; begin playing; deal out cards at start; maximum in my fist; after setup what',
      see: ['C-TERM-427', 'C-TERM-448', 'C-TERM-357', 'C-TERM-392'],
    },
    {
      id: 'C-TERM-302',
      title: 'playing an affiliation',
      text: [
        'You are playing an affiliation other than Borg (or are, say, a “Klingon player”) as soon as a personnel, ship or facility of that affiliation came into the game from you in one of these ways:\n• you played it;\n• you seeded it face up;\n• you seeded it face down and have acquired it;\n• it is a multi-affiliation card that you seeded or played, and you used it in that affiliation’s mode at any time.',
        'It makes no difference whether any of those cards is still in play.',
        'Cards of your opponent that you control, for instance by Brainwash or Ceti Eel, and cards that The Naked Truth reported to you do not make you a player of their affiliation.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'klingon player; federation player; which side am i; which affiliations count as mine; faction player; when am i considered romulan; do i represent them; treated as belonging to a nation',
      see: ['C-TERM-303', 'C-TERM-019', 'C-TERM-251', 'C-TERM-093'],
    },
    {
      id: 'C-TERM-303',
      title: 'playing Borg',
      text: [
        'You are playing Borg (a “Borg player”) if your game deck or any side deck of yours holds a personnel, ship or facility of Borg affiliation, or any card marked for Borg use only. They need not have been seeded or played.',
        'A Borg player’s deck may hold no cards of any other affiliation. Borg people of another affiliation, such as One or Icheb, do not make you a Borg player.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'borg player; borg deck; mix borg with others; icheb; collective deck; am i considered the hive; one cyborg card in my stack; can hive join feds',
      see: ['C-TERM-062', 'C-TERM-064', 'C-TERM-302'],
    },
  ],
};
