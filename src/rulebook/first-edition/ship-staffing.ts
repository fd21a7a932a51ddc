import type { Chapter } from '../entry.ts';

/** Ship staffing. */
export const shipStaffing: Chapter = {
  title: 'Ship staffing',
  entries: [
    {
      id: 'C-STAFF-01',
      title: 'What a ship needs to fly',
      text: 'A ship needs the staffing icons and other requirements listed on its card, and at least one personnel of its own affiliation aboard. If nothing is listed, any one personnel of matching affiliation will do.',
      source: 'Glossary: ship staffing',
      terms: 'staffing; crew requirements; fully staffed; who can fly; command icon; staff icon; pilot',
      see: ['C-STAFF-02', 'C-STAFF-03', 'C-STAFF-06'],
    },
    {
      id: 'C-STAFF-02',
      title: 'Who supplies staffing icons',
      text: 'Any compatible personnel aboard can supply a ship’s staffing icons. One personnel supplies one icon only, even with several on the card, unless a card says otherwise. Each person of a two-person card supplies one.\n\nExample: A Borg Cube normally needs seven personnel.',
      source: 'Glossary: ship staffing',
      terms: 'one icon each; seven of nine; several icons; two icons; dual personnel; how many crew',
      see: ['C-STAFF-01', 'C-STAFF-03', 'C-STAFF-08'],
    },
    {
      id: 'C-STAFF-03',
      title: 'Command icons in place of staff icons',
      text: 'When you staff a ship, a command icon can stand in for a staff icon. This works only for staffing, not where a dilemma or another card asks for a staff icon. No other icon can stand in for another.',
      source: 'Glossary: ship staffing',
      terms: 'command star; substitute; replace staff; officer icon; staff ability; command ability',
      see: ['C-STAFF-01', 'C-STAFF-05'],
    },
    {
      id: 'C-STAFF-04',
      title: 'Equipment cannot staff a ship',
      text: 'Staffing icons must come from personnel. An icon on an equipment card does not count.',
      source: 'Glossary: ship staffing',
      terms: 'classic tricorder icon; item icon; equipment icon; staff with equipment',
      see: ['C-STAFF-02', 'C-STAFF-05'],
    },
    {
      id: 'C-STAFF-05',
      title: 'Special staffing icons',
      text: 'A special staffing icon is any icon used to staff ships except command, staff, the Borg subcommand icons and affiliation icons. There are: Alternate Universe, Classic Films, Enterprise E, OCD, Original Series, ketracel-white, Klingon/Cardassian Alliance, Terran Empire and Maquis.',
      source:
        'Glossary: ship staffing; Classic Films icon; Original Series icon; Terran Empire icon; Klingon/Cardassian Alliance icon',
      terms: 'alternate universe icon; classic films; original series; terran empire; alliance; maquis; au staffing',
      see: ['C-STAFF-03', 'C-STAFF-01'],
    },
    {
      id: 'C-STAFF-06',
      title: 'When full staffing is needed',
      text: 'A ship needs full staffing for every kind of normal movement: using RANGE, docking and undocking, landing and taking off, launching and loading, time travel, and moving by wormholes and the like.\n\nTo attempt a mission, start a battle or fire WEAPONS, one personnel of matching affiliation aboard is enough. To attack you need a leader as well.\n\nThe book’s own list for this has been lost. We play: cloaking, decloaking, phasing and dephasing need full staffing too, and nothing else does.',
      source: 'Glossary: ship staffing; movement; WEAPONS; ruling on the lost list',
      terms: 'move without crew; attack without staff; fully staffed; fire weapons; need crew; undock',
      see: ['C-STAFF-01', 'C-MOVE-01', 'C-MISSION-06', 'C-OPEN-08'],
    },
    {
      id: 'C-STAFF-07',
      title: 'A ship short of crew',
      text: 'A ship that has lost a required crew member is stalled: it cannot move until others come aboard. It is not stopped. It can still beam, attack, defend itself and attempt the mission where it is.',
      source: 'Glossary: ship staffing',
      terms: 'stalled; cannot move; crew killed; stranded ship; missing crew; understaffed',
      see: ['C-STAFF-06', 'C-STAFF-01'],
    },
    {
      id: 'C-STAFF-08',
      title: 'Personnel who cannot staff',
      text: 'These do not help to staff a ship: stopped or disabled personnel, those in stasis or under house arrest, intruders and ANIMAL personnel.',
      source: 'Glossary: stopped; house arrest; ANIMAL',
      terms: 'stopped crew; arrested crew; disabled; animals; who cannot fly; staffing not allowed',
      see: ['C-STAFF-01', 'C-SKILL-26', 'C-AFFIL-15'],
    },
  ],
};
