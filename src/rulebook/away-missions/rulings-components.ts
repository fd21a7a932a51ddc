import type { Chapter } from '../entry.ts';

/** Rulings: components the book does not show. */
export const rulingsComponents: Chapter = {
  title: 'Rulings: components the book does not show',
  entries: [
    {
      id: 'M-OPEN-01',
      text: "Missing: character stat lines except Riker (A2 D3 S2 M2), Shelby (2/2/2/2), Lukara's Attack 3, One of Five's Skill 3, the Drone overlay (A1 D2 S3 M1). We play: Data A2 D2 S3 M2 (Operations, Computers, Science); Worf A3 D2 S2 M2 (Security, Command; phaser +1/+0 Stun; Bat'leth +1/+1 Melee, Defensive); Locutus A2 D3 S3 M1; One to Five of Five as the overlay (A1 D2 S3 M1), one Specialization each: Engineering, Security, Science, Medical, Operations (One has no Command, as in the example); Gowron A3 D3 S2 M2, Kromm A3 D3 S1 M2, Kurak A2 D2 S3 M2 (Engineering, Science), Lukara A3 D2 S2 M2; Sela A2 D2 S3 M2, Salatrel A2 D3 S2 M2, Ptol A2 D2 S2 M2, Taibak A1 D2 S3 M2, Vox A2 D2 S2 M2. All pegs as printed in the rating value; one data file.",
      source: 'Character Cards',
    },
    {
      id: 'M-OPEN-02',
      text: 'Missing: layouts of all boards and terminals. We play: the grid data of M-GEO-01 to M-GEO-05, kept in one data file per side.',
      source: 'Mission Area; Terminals',
    },
    {
      id: 'M-OPEN-03',
      text: 'Missing: the fourth Mission Board type. Known: Bridge, Engineering, and one board with Transporter Room, Science Lab, Medical Lab and Armory; free-for-all uses two Bridge, two Engineering and one each of the other two. We play: fourth type "Crew Quarters and Cargo Bay".',
      source: 'Borg Cube; Three and Four Player Games',
    },
    {
      id: 'M-OPEN-04',
      text: 'Missing: all Mission cards but one. Known: Get Main Computer Online (Repair, 30 points); Federation missions often give bonus points; Klingon Honor and Romulan Intel missions. We play: 20 per affiliation, values 10–40 in steps of 5 (average 20), about a third with keyword Repair (Federation), Assimilate (Borg), Honor (Klingon), Intel (Romulan), 3 to 5 of them End of Game missions, 2 to 4 "Play on Table".',
      source: 'Mission Cards',
    },
    {
      id: 'M-OPEN-05',
      text: 'Missing: all Support cards but two. Known: Hypospray (Equipment, Medical, Supply 2), Set Phasers to Kill (Permanent Event with an Action), Command Events, Subcommand Events, pattern enhancers, phaser rifle, scanners. We play: 20 per affiliation, 8–10 Equipment and 10–12 Events, about 3 Interrupts.',
      source: 'Support Cards; Playing the Federation/Borg',
    },
    {
      id: 'M-OPEN-06',
      text: "Missing: Core Mission cards and their values except Riker's Repair Ship (bonus for Repair missions). We play: two per affiliation, worth up to 30 points, on the two sides of one card.",
      source: 'Choose Core Mission; Keywords',
    },
    {
      id: 'M-OPEN-07',
      text: 'Missing: how Adapt tokens are gained and spent. Known: Borg gain them as they complete Missions and some cards get better with more of them. We play: +1 Adapt token per scored Mission; tokens are counted, never spent.',
      source: 'Adapt; Glossary',
    },
    {
      id: 'M-OPEN-08',
      text: 'Missing: the effects of Honor, Intel and Adapt tokens beyond their mention. We play: plain counters used by cards (Honor lies on characters, since Assimilation strips it; Intel and Adapt belong to the player); the core game needs no further rule.',
      source: 'Playing the Klingons/Romulans',
    },
    {
      id: 'M-OPEN-09',
      text: 'Missing: which Borg have Escalation. Known: the Borg begin with only a small scouting group and grow. We play: Locutus, One and Two start; Three and Four have Escalation 2; Five has Escalation 3.',
      source: 'Playing the Borg; Escalation',
    },
    {
      id: 'M-OPEN-10',
      text: 'Missing: whether Recover also needs a Skill test. We play: no test, it always removes one Stun token.',
      source: 'Activating While Stunned',
    },
    {
      id: 'M-OPEN-11',
      text: 'Missing: Challenge text on cards (range, specialization). We play: the card names it; default is an opposed test by the nearest hostile character in line of sight.',
      source: 'Challenge',
    },
    {
      id: 'M-OPEN-12',
      text: 'Missing: weapon list beyond the printed examples. We play: every Federation character a Type 2 Phaser (+1/+0 Stun), Klingons a disruptor (+0/+1) and a blade (+1/+0 Melee), Romulans a disruptor (+1/+0) and a knife (+0/+1 Melee), Borg Assimilation Tubules.',
      source: 'Attack Actions',
    },
  ],
};
