import type { CaptainView, FightView, FoeView, FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardsTop, stackUnder, withFoot } from './card-pages.ts';
import { type Band, enemyBlock } from './enemy-block.ts';
import { phaseIcon } from './looks.ts';
import { pvpPages, pvpWords } from './pvp.ts';
import { rackBlock } from './rack.ts';
import { strengthBlock } from './strength-block.ts';
import { enemyFigures, nameOf, pointsWords, shieldWords } from './words.ts';

/** The page of a large fight, counted from 1. */
export interface FightParams {
  readonly page?: number;
}

const gap = 24;
const wide = page.width - 2 * page.margin;
const width = (wide - gap) / 2;

/** Returns a note on the value of Shields against an enemy's attack, or an empty string if they count in full. */
function worthOf({ shields, deflects }: FoeView): string {
  return deflects === shields.total ? '' : `, worth ${deflects}`;
}

/** Returns the band that shows the points used against an enemy in this phase. */
function bandOf(phase: FightView['phase'], foe: FoeView): Band {
  const icon = phaseIcon[phase];
  switch (phase) {
    case 'diplomacy': {
      const needed = foe.diplomacy ?? 0;
      return { icon, words: `Diplomacy ${foe.hit} of ${needed}`, good: foe.hit >= needed };
    }
    case 'long':
    case 'attack':
      return { icon, words: `Your attack: ${foe.hit} of ${foe.defense}`, good: foe.hit >= foe.defense };
    case 'shields':
    case 'damage': {
      if (foe.skips) return { icon, words: 'It doesn’t attack', good: true };
      if (foe.undeflected === 0) return { icon: 'check', words: 'Fully deflected', good: true };
      const through = `${foe.undeflected} ${foe.undeflected === 1 ? 'gets' : 'get'} through`;
      // F-SPECIALS-01: this note doesn't name the Antimatter Weapon, because the enemy's traits already do.
      const doubled = foe.damage === foe.undeflected ? '' : `, doubled to ${foe.damage}`;
      return { icon, words: `${through}${doubled}`, good: false };
    }
  }
}

function notesOf(foe: FoeView): string[] {
  return [
    ...(foe.joined ? ['Joined: optional to defeat'] : []),
    ...foe.changed,
    ...(foe.shields.total > 0 ? [`Shields used: ${shieldWords(foe.shields)}${worthOf(foe)}`] : []),
  ];
}

function foeBlock({ phase }: FightView, foe: FoeView): Block {
  const face = { enemy: foe, pile: foe.pile, place: foe.at ?? '', done: foe.defeated };
  if (foe.defeated) return enemyBlock(face, width);
  return enemyBlock({ ...face, notes: notesOf(foe), band: bandOf(phase, foe) }, width);
}

function fighterOf(view: FrontiersView, { seat }: FightView): CaptainView | undefined {
  return view.captains.find((captain) => captain.seat === seat);
}

function pagesOf(view: FrontiersView): Page[] {
  const { fight, pvp } = view;
  if (fight === null) return pvp === null ? [{ bottom: cardsTop + 40, placed: [] }] : pvpPages(view, pvp);
  const fighter = fighterOf(view, fight);
  const foes = [...fight.foes].sort((one, other) => Number(one.defeated) - Number(other.defeated));
  const blocks = [...foes.map((foe) => foeBlock(fight, foe)), ...companions(view, fight)];
  const pages = stackUnder(strengthBlock(fight, wide), blocks);
  return fighter === undefined ? pages : withFoot(pages, rackBlock(view, fighter, wide));
}

/** Returns the Away Team, the secret die, and the shares of a joint assault. */
function companions(view: FrontiersView, { team, die }: FightView): Block[] {
  const icon = 'person' as const;
  const down = team?.map(({ name, defense }) => ({ icon, words: name, value: `${defense}` }));
  return [
    ...(down === undefined
      ? []
      : [listBlock('Away Team, Defense', down.length === 0 ? [{ icon, words: 'Only Security' }] : down, width)]),
    ...(die === null ? [] : [listBlock('Secret die', [{ icon: 'die', words: dieWords(view, die) }], width)]),
    ...(view.assault === null
      ? []
      : [
          listBlock(
            'Joint assault',
            view.assault.shares.map(({ name, count: many }) => ({
              icon: 'ship' as const,
              words: name,
              value: `${many}`,
            })),
            width,
          ),
        ]),
  ];
}

function dieWords(view: FrontiersView, { by, colour }: NonNullable<FightView['die']>): string {
  return colour === null ? `Set by ${nameOf(view, by)}, still secret` : `Set by ${nameOf(view, by)}: ${colour}`;
}

/** Shows the current fight (points gained and needed, the enemies, and the Away Team) or the combat of two ships. */
export const fight: Scene<FrontiersView, FightParams> = {
  draw(view, { page: wanted = 1 }) {
    const { fight: now, pvp } = view;
    const seat = now?.seat ?? pvp?.attacker;
    const title = now?.title ?? (pvp === null ? 'No fight now' : 'Ship against ship');
    const facts = [now?.phaseName ?? pvp?.phaseName ?? ''].filter((fact) => fact !== '');
    return drawPage(pagesOf(view), wanted, { seat, title, facts });
  },
  pages: (view) => pagesOf(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: FrontiersView): string[] {
  const { fight: now, pvp } = view;
  if (now === null) return pvp === null ? ['There is no fight now.'] : pvpWords(view, pvp);
  const fighter = fighterOf(view, now);
  const gathered = fighter === undefined ? '' : pointsWords(fighter);
  return [
    `${now.title}: ${nameOf(view, now.seat)}, ${now.phaseName}.`,
    `${now.sustained} of ${now.limit} Damage Cards until Catastrophic Damage${now.catastrophic ? ', which has already struck' : ''}.`,
    ...(gathered === '' ? [] : [`Gathered: ${gathered}.`]),
    ...(now.coming === null ? [] : [`The remaining attacks would deal ${count(now.coming, 'Damage Card')} now.`]),
    ...now.foes.map((foe) => {
      if (foe.defeated) return `${foe.name}: defeated.`;
      const rest = [...notesOf(foe), bandOf(now.phase, foe).words];
      return `${foe.name}${foe.at === null ? '' : ` at ${foe.at}`}: ${enemyFigures(foe)}; ${rest.join('; ')}.`;
    }),
    ...(now.team === null
      ? []
      : [`Away Team: ${list(now.team.map(({ name, defense }) => `${name}, Defense ${defense}`)) || 'only Security'}.`]),
    ...(now.die === null ? [] : [`Secret die: ${dieWords(view, now.die)}.`]),
    ...(view.assault === null
      ? []
      : [
          `Joint assault: ${view.assault.shares.map(({ name, count: many }) => `${name} ${count(many, 'defender')}`).join(', ')}.`,
        ]),
  ];
}
