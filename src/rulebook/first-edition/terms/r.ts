import type { Chapter } from '../../entry.ts';

/** Glossary terms under R. */
export const termsR: Chapter = {
  title: 'Terms: R',
  entries: [
    {
      id: 'C-TERM-326',
      title: 'referee icon',
      text: 'The referee icon on a card matters to one other card: Q the Referee makes use of it.',
      source: 'Glossary',
      terms:
        'q the referee; referee symbol; referee cards; whistle; black and white stripes mark; umpire mark on the title; anti cheese symbol',
      see: ['C-TERM-198'],
    },
    {
      id: 'C-TERM-327',
      title: 'regions of space',
      text: [
        'Some missions lie in one region of space, as their lore says. When you add such a card to the spaceline, you must put or insert it beside another location of its region, if that is possible. Other cards may form a location in a region too: the Bajoran Wormhole’s end in the Alpha Quadrant makes one in the Bajor Region.',
        'Some cards let a location from outside come between those of a region, for instance the Q dilemma, Blade of Tkon, Gaps in Normal Space and the universal mission Space. Such a card does not become part of the region unless it says so. So “in the Neutral Zone” are only those ships that are at one of the four Neutral Zone missions themselves.',
        'Regions of the cards before Deep Space Nine (these missions got their region by errata):\n• Neutral Zone Region: Covert Installation, Iconia Investigation, Investigate "Shattered Space", Patrol Neutral Zone.\n• Sector 001 Region: Espionage Mission (Earth), Reunion (Mars).',
        'Since the Deep Space Nine expansion the lore names the region, as on Alter Records: “Bajor Region • Bajor”. The further regions are Bajor, Cardassia, Badlands, Demilitarized Zone, Nekrit Expanse and Briar Patch, and two in the mirror universe: Mirror Universe • Bajor and Mirror Universe • Badlands.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'neutral zone; sector 001; bajor region; badlands; where to place a mission; briar patch; demilitarized zone; area that belongs together; group of neighbouring places; stretch that belongs together',
      see: ['C-TERM-384', 'C-TERM-209', 'C-TERM-239', 'C-TERM-357'],
    },
    {
      id: 'C-TERM-330',
      title: 'repair',
      text: [
        'How you repair a ship depends on how its damage is shown: by damage markers, or by turning the card. Either way the ship docks at an outpost that makes repairs, or at a Docking Pylons site. Every outpost makes repairs unless its text denies it.',
        'Damage markers: whenever the ship was docked there for the whole of a turn of yours, at that turn’s end you may take off one of its markers, chosen at random.',
        'Turned card (your opponent has no Battle Bridge side deck): the ship is repaired once it has been docked there for two full turns of yours.',
        'When a card such as Spacedock, Exocomp or Defense System Upgrade repairs a ship or facility fully, all of its markers go. They also go when it leaves play in any way, for instance back to hand or out-of-play.',
        'With a Spacedock on a facility, ships that dock there are repaired at once, even if the facility makes no repairs by itself. To repair a facility you need a card for that purpose, like Defense System Upgrade.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'fix damage; heal a ship; remove damage markers; spacedock; docking pylons; hull; rotated ship; patch up my vessel; put in at drydock; mend a broken hull',
      see: ['C-TERM-107', 'C-TERM-127', 'C-TERM-285', 'C-TERM-427'],
    },
    {
      id: 'C-TERM-332',
      title: 'report',
      text: [
        'The normal place for people, ships and equipment to report for duty is a compatible headquarters, outpost, site or another place that allows it. They do not normally report straight aboard a ship or to a planet. Show the card face up at the place and say its name; then it goes under that facility or onto that site. Small Tribble cards may report “anywhere”. Nothing but a ship may report into space.',
        'Home quadrant: if a facility or one of its sites lets the card report, card and facility must each be in their native quadrant. Equipment is native everywhere, so it may go to any fitting facility that is itself at home. On Mirror Terok Nor, for example, your Morn may neither report to Quark’s Bar nor be downloaded to Cargo Bay. A site works for reporting or downloading only if its Nor has a docking site as well.',
        'If what lets the card report is neither a facility nor a site (Devidian Door or The Emissary, say), it may report in any quadrant, even aboard a facility, unless the text says otherwise, and the Nor needs no docking site. Such cards are, among others, Assign Mission Specialists, Assign Support Personnel, Barzan Wormhole, Borg Cube, Sleeper Trap, Space-Time Portal (for reporting with crew), Spacedoor and Temporal Micro-Wormhole. A card that has to match the affiliation of a homeworld, however, must match its universe too.',
        'A ship reports in space, normally docked, even one that can land, unless a card expressly allows or orders it to report landed. So a Rebel Interceptor may not report landed; a Romulan Shuttle that you download with Hidden Fighter to your Away Team on a planet must.',
        'Reporting and playing are the same thing. Whenever a personnel, ship or equipment card is played by any means (normal card play, Devidian Door, a download into play), it reports for duty. What may or must happen on reporting happens at that moment.',
        'People seeded under a mission (in a Cryosatellite, at Rescue Prisoners, Mirasta Yale) count as having reported long ago. When you acquire them they merely join your crew or Away Team, or become your captives if your opponent seeded them, and nothing that depends on reporting happens. A persona replacement is an exchange: it is no card play, and nobody reports.',
        'Chosen or shared skills and features do not exist before the card has reported. Soong-type Android has no classification yet, so it cannot report to a site for a certain classification. A drone that reports to a hive with shared skills has none of them until it is there.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'where your crew may report; reporting for duty; where can i play a person; play a ship; play equipment; quadrant rule; native quadrant; bring in crew; enter play; where can he come in; bring somebody onto the board; arrive from my hand',
      see: ['C-TERM-254', 'C-TERM-075', 'C-TERM-163', 'C-TERM-333'],
    },
    {
      id: 'C-TERM-333',
      title: 'report with crew',
      text: [
        'When a card lets a ship report with crew, you bring the ship from your hand together with any number of compatible people and equipment cards aboard. They too come from your hand; you may download them only if the card says so. There have to be at least enough people to staff the ship.',
        'The whole is one group action. Each card in it reports as a sub-action of its own, and players may respond to each.',
        'Reporting with crew takes the place of your normal card play. The reports by Barzan Wormhole, Space-Time Portal and Sphere Encounter are the exceptions. It may not take the place of an additional card play, such as the one from Delta Quadrant Spatial Scission.',
        'If the permission stands on the ship itself, you may not combine it with text that lets the ship report in another way: a Bajoran Raider downloaded with Hidden Fighter comes without crew.',
        'Only text that uses these very words counts. I.K.C. T’Ong or Retask let a ship come with certain people aboard, but that is something else.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'ship and people together; play a full ship; space-time portal; bring staff aboard; one play for many cards; loaded vessel from hand; everybody comes in one go; fully manned arrival',
      see: ['C-TERM-332', 'C-TERM-009', 'C-TERM-075', 'C-TERM-369'],
    },
    {
      id: 'C-TERM-338',
      title: 'rest of game',
      text: 'An effect that lasts for the “rest of game” goes on even when its card has left play, unless another card cancels that very effect. Example: Tomalak of Borg gives all of your ships a Cloaking Device in this way, and they keep it if he is gone.',
      source: 'Glossary',
      terms:
        'permanent effect; lasts forever; until the end; tomalak of borg; after the card is gone; keeps going till we’re done; never wears off; eternal bonus till the finish',
      see: ['C-TERM-275', 'C-TERM-229', 'C-TERM-068'],
    },
    {
      id: 'C-TERM-339',
      title: 'restriction box',
      text: 'The restriction box is a small area right above the skills of some people and holds their limitations. What stands there is no skill, so cards that affect skills leave it alone.',
      source: 'Glossary',
      terms:
        'limits above the skills; drawback; is it a skill; limitation text; little no-go area of a person; handicap written over his talents; weakness printed on a guy',
      see: ['C-TERM-376', 'C-TERM-175'],
    },
    {
      id: 'C-TERM-342',
      title: 'return to hand',
      text: 'A card that goes back to hand always goes to the hand of its owner.',
      source: 'Glossary',
      terms:
        'bounce; whose hand; take back a card; pick up; owner’s hand; scoop it up again; scooped up by whom; whose fingers does it land in',
      see: ['C-TERM-289', 'C-TERM-205'],
    },
    {
      id: 'C-TERM-343',
      title: 'reveal',
      text: 'Cards that you are told to reveal, for instance by All Threes, are shown to both players.',
      source: 'Glossary',
      terms:
        'show cards; who may look; all threes; turn face up; both players see; lay it open for all; does everybody get to peek; lay open publicly',
      see: ['C-TERM-371', 'C-TERM-359'],
    },
    {
      id: 'C-TERM-344',
      title: 'reverse',
      text: 'To reverse a card means to read its text as working the opposite way. So that all play it alike, there is an official definition for each card this can happen to. Intruder Force Field and Persistence of Memory have such a definition.',
      source: 'Glossary',
      terms:
        'opposite effect; inverted text; persistence of memory; intruder force field; flip the text; backwards version of the wording; do the contrary; upside down meaning',
      see: ['C-TERM-175'],
    },
    {
      id: 'C-TERM-345',
      title: 'revised text',
      text: 'Cards whose game text or lore has been changed, by errata or as revised text, are gathered in the official errata list; the new wording stands with each single card. Changed texts of Second Edition cards that you may use here are in the separate list for converting them.',
      source: 'Glossary',
      terms:
        'errata; changed cards; new wording; corrected card; official changes; where are the errata; typo fixes in print; was it rewritten since printing; what does it say nowadays',
      see: ['C-TERM-355'],
    },
    {
      id: 'C-TERM-347',
      title: 'Rogue Borg',
      text: '“Rogue Borg” covers two cards: Rogue Borg Mercenaries and Crosis. If a card says “Rogue Borg Mercenaries”, it means just the interrupts of that name.',
      source: 'Glossary',
      terms:
        'crosis; mercenaries; which cards are rogue; borg boarding interrupt; nasty uncollected boarders; berserk drones on my ship; lone renegade drones running loose',
      see: ['C-TERM-062', 'C-TERM-212'],
    },
    {
      id: 'C-TERM-348',
      title: 'Romulan',
      text: 'Romulan is the name of an affiliation and of a species.',
      source: 'Glossary',
      terms:
        'romulans; romulan species; romulan affiliation; star empire; pointy ears with bowl cuts; sneaky cousins of vulcans; green empire folk',
      see: ['C-TERM-021', 'C-TERM-019', 'C-TERM-388'],
    },
    {
      id: 'C-TERM-349',
      title: 'Royale Casino side games',
      text: 'In the games within the Royale Casino dilemmas you use the attribute numbers on the people in your hand just as they are printed. Modifiers such as Lower Decks or PADDs do not change them.',
      source: 'Glossary',
      terms:
        'side game; blackjack; gambling dilemma; attributes in hand; hotel royale; card games inside the hotel; poker hand values; craps or 21 at the hotel',
      see: ['C-TERM-437', 'C-TERM-045', 'C-TERM-117'],
    },
  ],
};
