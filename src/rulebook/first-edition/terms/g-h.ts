import type { Chapter } from '../../entry.ts';

/** Glossary terms that begin with G or H. */
export const termsGH: Chapter = {
  title: 'Terms: game text to humanoid',
  entries: [
    {
      id: 'C-TERM-175',
      title: 'game text',
      text: 'Game text is what matters for play in the big text block in the lowest part of a card. On a mission it stands at each end.',
      source: 'Glossary',
      terms:
        'rules text; card text; text box; what the card says; lower text area; the writing at the bottom; the words that matter',
      see: ['C-TERM-239', 'C-TERM-230', 'C-TERM-198'],
    },
    {
      id: 'C-TERM-176',
      title: 'Gamma Quadrant',
      text: 'A mission is a Gamma Quadrant mission if the Gamma Quadrant icon stands in its point box.',
      source: 'Glossary',
      terms:
        'gamma mission; other side of the wormhole; dominion space; far beyond ds9’s passage; is this place beyond the rift; place near the founders’ home',
      see: ['C-TERM-239', 'C-TERM-177', 'C-TERM-249'],
    },
    {
      id: 'C-TERM-177',
      title: 'Gamma Quadrant icon',
      text: 'People, ships and facilities that bear the Gamma Quadrant icon are native to that quadrant.',
      source: 'Glossary',
      terms:
        'gamma symbol; g icon; where it is native; stamp on jem’hadar; badge for through the ds9 wormhole; emblem of vorta homeland',
      see: ['C-TERM-254', 'C-TERM-176'],
    },
    {
      id: 'C-TERM-178',
      title: 'gender',
      text: 'A person is male, female or neuter; neuter includes the androgynous, like Soren. If picture, title, lore and game text don’t tell, the person counts as male. Borg drones have no gender, even where their lore says “he” or “she”.',
      source: 'Glossary',
      terms: 'male; female; neuter; sex; he or she; boy or girl; is a drone a man; woman or man unknown',
      see: ['C-TERM-139', 'C-TERM-082'],
    },
    {
      id: 'C-TERM-180',
      title: 'hand weapon',
      text: 'A hand weapon is an Equipment card, or a card used as equipment, whose title or lore calls it a phaser, disruptor, blade weapon or weapon. (For “weapon” it must be clear from lore, game text or picture that it is used by hand.) Echo Papa 607 Killer Drone and Borg Nanoprobes are none.',
      source: 'Glossary',
      terms:
        'phaser; disruptor; blade; bat’leth; gun; personal weapon; is it a firearm to carry; is a kitchen knife one; is a pistol or rifle meant',
      see: ['C-TERM-154', 'C-TERM-054'],
    },
    {
      id: 'C-TERM-181',
      title: 'headquarters',
      text: 'A headquarters is one of the three kinds of facility.',
      source: 'Glossary',
      terms:
        'hq; homeworld facility; seat of government; palace of the rulers; chancellor’s palace building; capitol building on the main world',
      see: ['C-TERM-163', 'C-TERM-183', 'C-TERM-191'],
    },
    {
      id: 'C-TERM-182',
      title: 'helps',
      text: 'Somebody helps to solve a mission, or to complete an objective, by actively giving a skill, attribute or characteristic that it requires. To be in the crew or Away Team is not enough.',
      source: 'Glossary',
      terms:
        'help solve; contribute; took part; bonus for helping; who pitched in; did he lend a hand; just tagging along doesn’t count',
      see: ['C-TERM-236', 'C-TERM-240'],
    },
    {
      id: 'C-TERM-183',
      title: 'here',
      text: '“Here” and “there” mean any spot at that location of a spaceline or timeline: on a facility, aboard a ship in orbit, on the planet. There are two exceptions:\n• On a site, or a card played on one, “here” is that site alone.\n• On a facility, people and equipment that play “here” must go inside that facility. Other cards can go anywhere at the location.',
      source: 'Glossary',
      terms:
        'there; plays here; at this location; same place; how near is near; where exactly is that; anywhere around this spot',
      see: ['C-TERM-228', 'C-TERM-307', 'C-TERM-163', 'C-TERM-374'],
    },
    {
      id: 'C-TERM-184',
      title: 'hidden agenda',
      text: [
        'A card with the hidden agenda icon, a secret aim or plot, is seeded or played face down and turned up when you choose. Until then it isn’t in play, nobody knows what it is, and general cards such as Kevin Uxbridge can’t touch it.',
        'Playing it: lay it face down on the table and say that it is a hidden agenda. You normally don’t show it; you must if it is downloaded, or played for free as with Q the Referee, so that it can be checked. It takes your turn in that seed phase, or your normal card play.',
        'Activating it: turn it up at any time between actions, or as a valid response to one, but a seeded one not before the play phase has begun. That doesn’t suspend play. Its text works at once, and you must meet its conditions, if any, right then; if you can’t, turn it back down immediately. Once activated it stays face up.',
        'With a special download icon, play the card to the table, activate it straight away and do what it says; its target, where it needs one, must be at the icon’s location.',
        'In response: Mirror Image or The Line Must Be Drawn Here, activated in answer to a card that they concern, count for that very card. If Kevin Uxbridge is answered by The Line Must Be Drawn Here, its player loses 5 points, even when it is nullified afterwards.',
        'Cheating: whoever seeds or plays a card without the icon as a hidden agenda loses the game. If asked, show those cards when the game is over.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'face down card; secret card; activate; turn face up; bluff; trap; sneaky facedown scheme; flip my sneaky scheme; surprise card on the table',
      see: ['C-TERM-013', 'C-TERM-135', 'C-TERM-231', 'C-TERM-438'],
    },
    {
      id: 'C-TERM-186',
      title: 'Hirogen',
      text: 'The Hirogen are an affiliation and also a species.',
      source: 'Glossary',
      terms:
        'hunters; delta quadrant hunters; alpha hirogen; big game stalkers; trophy collectors species; predator people of voyager',
      see: ['C-TERM-021'],
    },
    {
      id: 'C-TERM-187',
      title: 'hit',
      text: 'You hit the target ship when your ATTACK total exceeds the DEFENSE total of your opponent. The words “if you hit” include a direct hit.',
      source: 'Glossary',
      terms:
        'score a hit; damage a ship; attack beats defense; miss; did my shot land; shoot and connect; missed or not',
      see: ['C-TERM-121', 'C-TERM-055', 'C-TERM-107'],
    },
    {
      id: 'C-TERM-188',
      title: 'hive',
      text: 'A hive is all Borg-affiliation cards of one player at one location: in space, on the planet, aboard ships and facilities and so on.',
      source: 'Glossary',
      terms:
        'borg group; all borg here; collective at a location; all cyborgs in one spot; local swarm of cyborgs; bees at a single place',
      see: ['C-TERM-062', 'C-TERM-089', 'C-TERM-375'],
    },
    {
      id: 'C-TERM-189',
      title: 'holodeck',
      text: 'A holodeck is special equipment of ships and a few facilities. Aboard them, holographic people and equipment can be used.',
      source: 'Glossary',
      terms:
        'holograms aboard; holosuite; special equipment; fun simulation room; where do light people work; recreation chamber on ship',
      see: ['C-TERM-190', 'C-TERM-386'],
    },
    {
      id: 'C-TERM-190',
      title: 'holographic personnel and equipment',
      text: [
        'Holograms exist aboard ships and facilities alone, and work only where there is a holodeck that they may use; elsewhere aboard they are deactivated. A deactivated person is disabled, a deactivated item can’t be used at all. Cards such as Holo-Projectors let them exist in other places.',
        'Mobile Holo-Emitter: whoever wears one needs no holodeck and can go anywhere. If it is removed while the wearer is neither aboard something nor on a planet with Holo-Projectors, the hologram is erased, which means discarded.',
        'Switching on: a hologram reports deactivated. Any of your unstopped people present, another active hologram included, can activate it on that turn or later, if there is a holodeck aboard or it wears an emitter. One that is deactivated later can be switched on again in one of your subsequent turns, but not in the very turn when it went off.',
        '• Death and destruction: where a holographic person would be killed or item destroyed, in battle or by a card, it is deactivated instead. “Discarded” or “erased” holograms go to the discard pile. If their ship or facility is destroyed, holograms aboard are discarded.\n• Dilemmas and cards such as Escape Pod or Penalty Box: if a hologram without an emitter would have to leave its ship, facility or planet with Holo-Projectors and not step straight onto another ship or facility, it deactivates.\n• Battle: safety protocols normally keep holograms from killing. They may stun others who are no holograms, but not mortally wound them. If the STRENGTH left at the end is all from holograms, they may win but kill nobody.\n• Assimilation: Borg neither target nor assimilate holograms; leave them out of every selection for abduction or assimilation.\n• Capturing: one without an emitter can be captured only if it can be moved to the opposing crew aboard a ship or facility at that location; otherwise the trap card, which would take it off the ship, deactivates it. One with an emitter is captured like anybody else.',
        'In all other respects they are normal personnel: they staff ships and attempt missions on their own, without anyone to supervise. Their species is “hologram”, whatever they look like: Sumek can’t use a Vulcan Nerve Pinch, nor can Data with the hologram icon of Holoprogram: 221B Baker Street. Text about affiliation does work for them: Iden in Hirogen mode can use a Hirogen Talon.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'hologram; the doctor; emh; activate a hologram; deactivated; erased; mobile emitter; can the light doctor leave; made of photons and forcefields; turn a hologram back on',
      see: ['C-TERM-189', 'C-TERM-122', 'C-TERM-072', 'C-TERM-388'],
    },
    {
      id: 'C-TERM-191',
      title: 'homeworld',
      text: [
        'A homeworld is a mission whose lore names it as the homeworld of an affiliation; most affiliations have one. Outposts can’t be seeded or built there. Other facilities can, if the place satisfies what their cards ask for.',
        'Only affiliations have homeworlds, species don’t. “Matching a homeworld” (HQ: Secure Homeworld) looks at the affiliation that owns it, which may differ from the icons printed on the mission. A person or ship that matches must also be of the same universe, normal or mirror.',
        'The glossary announces a list of the homeworlds, but the list itself is missing from it. By another term, Cloaked Mission (Romulus) is the Romulan one.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'home planet; capital; romulus; matching a homeworld; no outposts; rulers’ own native world; the world a race grew up on; earth vulcan qo’nos special',
      see: ['C-TERM-234', 'C-TERM-237', 'C-TERM-163'],
    },
    {
      id: 'C-TERM-192',
      title: 'house arrest',
      text: [
        'People of yours who turn out to be incompatible aboard your ship or facility are put under house arrest: they staff no ship, attempt no mission, fight no battle and so on. On a planet they split into two Away Teams instead.',
        'It happens when a treaty, or another card that let them mix, is nullified. Arrested are those who don’t fit the ship or facility; if all of them fit it, or are at one site of a Nor or aboard something of your opponent’s, it is the smaller group. It happens too when you get an incompatible person aboard, for instance from a Cryosatellite or The Naked Truth.',
        'It ends when they come to a planet or a compatible ship or facility of yours, or walk to another site.',
        'You arrest only cards that you control, never intruders or captives of your opponent. And you may not bring it about of your own will. Without a treaty you can’t:\n• report a Klingon to a Romulan headquarters or outpost, or to a Neutral Outpost that holds your Romulans;\n• beam Klingons aboard your Romulan ship;\n• bring Dr. Telek R’Mor aboard your Klingon ship by a report;\n• let Klingons and Romulans stop at one site;\n• turn Major Rakal to Federation aboard a Romulan ship.',
      ].join('\n\n'),
      source: 'Glossary',
      terms:
        'incompatible crew; locked up; treaty nullified; mixed affiliations aboard; minority group; misfits sent to their quarters; grounded crew can’t work; stuck with wrong crew',
      see: ['C-TERM-092', 'C-TERM-421', 'C-TERM-245', 'C-TERM-307'],
    },
    {
      id: 'C-TERM-193',
      title: 'HTSBEG',
      text: 'A joke of the glossary, no rule: the letters stand for Holographic Tal Shiar Barbering and Engineering Guild, a secret service that Romulans, Bolians and singularity beings in disguise are said to run together. Word has it that the guild sits in the Sector 001 Headquarters, steers what expansions the quadrant gets, and lately took over intelligence and communications.',
      source: 'Glossary',
      terms:
        'joke; easter egg; barber guild; secret society; humour; what on earth is this acronym; silly abbreviation at the end; gag entry by the writers',
    },
    {
      id: 'C-TERM-194',
      title: 'HULL integrity',
      text: 'A ship, facility or self-controlling dilemma is destroyed when its HULL integrity comes down to 0.',
      source: 'Glossary',
      terms:
        'hull damage; ship destroyed; hit points; health; how much can a ship take; sturdiness left in percent; when does it blow up',
      see: ['C-TERM-107', 'C-TERM-360'],
    },
    {
      id: 'C-TERM-196',
      title: 'humanoid',
      text: '“Humanoid”, like “alien”, names no species of its own, so a card that targets a species by name can’t target it. Each humanoid is the sole member of his or her species.',
      source: 'Glossary',
      terms: 'alien; unknown species; no species named; no race mentioned; generic alien looking person; race of one',
      see: ['C-TERM-388'],
    },
  ],
};
