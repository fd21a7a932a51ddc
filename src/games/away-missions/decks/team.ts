import type { Refusal } from '../../../kernel/types.ts';
import { either, listed } from '../../kit/words.ts';
import type { CharacterCard } from '../content/character-card.ts';
import { CHARACTERS, characterCard, TEAM_NAMES, TEAMS } from '../content/characters.ts';
import type { CharacterId, Faction } from '../state.ts';

/** Returns the characters of an affiliation's standard team. */
export function originalTeam(faction: Faction): CharacterId[] {
  return TEAMS[faction].map(({ id }) => id);
}

/** Returns the name of a team. An alternative Commander changes the name (M-TEAM-06). */
export function teamName(faction: Faction, team: readonly CharacterId[]): string {
  return commandersIn(team)[0]?.leads?.team ?? TEAM_NAMES[faction];
}

const isCommander = ({ keywords }: CharacterCard): boolean => keywords.includes('commander');
const isSpecialist = ({ keywords }: CharacterCard): boolean => keywords.includes('specialist');

function commandersIn(team: readonly CharacterId[]): CharacterCard[] {
  return team.map(characterCard).filter(isCommander);
}

/** A position in a team, except the Commander’s: its usual holder, and whether a Specialist can replace that holder. */
interface Post {
  holder: CharacterCard;
  isOpen: boolean;
}

/** Returns the positions in a Commander's team, in card order (M-TEAM-05, M-TEAM-06). */
function postsOf({ faction, leads }: CharacterCard): Post[] {
  const { swaps = [], leaves = [] } = leads ?? {};
  return TEAMS[faction]
    .filter((card) => !isCommander(card) && !leaves.includes(card.id))
    .map((holder) => ({ holder, isOpen: isSpecialist(holder) || swaps.includes(holder.id) }));
}

/** Returns all faults of a team with their rules. The list is empty if the team can be played (M-OPEN-91). */
export function teamFaults(faction: Faction, team: readonly CharacterId[]): Refusal[] {
  const cards = team.map(characterCard);
  const foreign = cards.filter((card) => card.faction !== faction);
  if (foreign.length > 0)
    return [{ text: `${names(foreign)} can’t be in a team of another affiliation.`, rule: 'M-TEAM-05' }];
  const twice = cards.filter((card, at) => cards.indexOf(card) < at);
  if (twice.length > 0) return [{ text: `${names(twice)} can be in a team only once.`, rule: 'M-TEAM-05' }];
  const [commander, ...more] = cards.filter(isCommander);
  if (commander === undefined)
    return [
      {
        text: `A team needs a Commander, such as ${namesOr(CHARACTERS[faction].filter(isCommander))}.`,
        rule: 'M-TEAM-06',
      },
    ];
  if (more.length > 0)
    return [
      { text: `A team has only one Commander, but this one has ${names([commander, ...more])}.`, rule: 'M-TEAM-06' },
    ];
  return postFaults(
    commander,
    cards.filter((card) => card !== commander),
  );
}

function postFaults(commander: CharacterCard, others: readonly CharacterCard[]): Refusal[] {
  const posts = postsOf(commander);
  const missing = posts.flatMap(({ holder, isOpen }) => (isOpen || others.includes(holder) ? [] : [holder]));
  const strange = others.filter((card) => !isSpecialist(card) && !posts.some(({ holder }) => holder === card));
  const [has, should] = [others.length + 1, posts.length + 1];
  return [
    // Only Specialists can be replaced (M-TEAM-05).
    ...missing.map(({ name }) => ({
      text: `${name} is missing. Only Specialists can be replaced.`,
      rule: 'M-TEAM-05',
    })),
    // The Commander determines the rest of the team (M-TEAM-06).
    ...strange.map(({ name }) => ({ text: `${name} isn’t in ${commander.name}’s team.`, rule: 'M-TEAM-06' })),
    // A team has a fixed size (M-TEAM-11).
    ...(has === should || missing.length > 0 || strange.length > 0
      ? []
      : [
          {
            text: `${commander.name}’s team needs ${should} characters, but this one has ${has}.`,
            rule: 'M-TEAM-11',
          },
        ]),
  ];
}

/**
 * Completes a team in card order. Adds the fixed members, the usual Commander if none is named, and the usual holders
 * of all positions that no Specialist has taken. A team that breaks the rules is returned unchanged.
 */
export function completed(faction: Faction, named: readonly CharacterId[]): CharacterId[] {
  const cards = [...new Set(named)].map(characterCard);
  const [usual] = TEAMS[faction];
  const commanders = cards.filter(isCommander);
  const [commander = usual] = commanders;
  if (commander === undefined || commanders.length > 1 || cards.some((card) => card.faction !== faction))
    return [...named];
  const posts = postsOf(commander);
  const spare = cards.filter((card) => isSpecialist(card) && !posts.some(({ holder }) => holder === card));
  const stays = spare.length === 0 ? [] : roomFor(posts, cards, spare.length);
  const members = posts.map(({ holder }) => (stays.includes(holder) ? (spare.shift() ?? holder) : holder));
  const left = cards.filter((card) => card !== commander && !members.includes(card));
  return [commander, ...members, ...left].map(({ id }) => id);
}

/**
 * Returns the usual holders that this many Specialists replace, with holders who are Specialists first. Holders that
 * the deck names stay in the team.
 */
function roomFor(posts: readonly Post[], named: readonly CharacterCard[], count: number): CharacterCard[] {
  const open = posts.flatMap(({ holder, isOpen }) => (isOpen && !named.includes(holder) ? [holder] : []));
  return open.sort((one, other) => Number(isSpecialist(other)) - Number(isSpecialist(one))).slice(0, count);
}

/** Adds a character to a team. Returns the new team and a message, or the reason it can't be done. */
export function withMember(
  faction: Faction,
  team: readonly CharacterId[],
  { id, name, faction: whose }: CharacterCard,
): { team: CharacterId[]; says: string } | { wrong: string } {
  const card = characterCard(id);
  if (whose !== faction) return { wrong: `${name} doesn’t belong to this deck’s affiliation.` };
  if (team.includes(id)) return { wrong: `${name} is already in the team.` };
  if (isCommander(card)) return led(faction, team, card);
  const [commander] = commandersIn(team);
  if (commander === undefined) return { wrong: `The team has no Commander yet.` };
  const posts = postsOf(commander);
  if (!isSpecialist(card) && !posts.some(({ holder }) => holder === card))
    return { wrong: `${name} isn’t in ${commander.name}’s team.` };
  // The standard Specialist is replaced first, then any other character that can be replaced, and then the last
  // Specialist that was added.
  const there = posts.flatMap(({ holder, isOpen }) => (isOpen && team.includes(holder.id) ? [holder] : []));
  const [gives] = [...there.filter(isSpecialist), ...there, ...team.map(characterCard).filter(isSpecialist).reverse()];
  if (gives === undefined) return { wrong: `Nobody in this team can be replaced by ${name}.` };
  const now = team.map((one) => (one === gives.id ? id : one));
  return { team: now, says: `${name} takes ${possessive(gives.name)} place. ${teamLine(now)}` };
}

/** Removes a character from a team, and brings back the usual holder of the position. */
export function withoutMember(
  faction: Faction,
  team: readonly CharacterId[],
  { id, name }: CharacterCard,
): { team: CharacterId[]; says: string } | { wrong: string } {
  if (!team.includes(id)) return { wrong: `${name} isn’t in the team.` };
  const card = characterCard(id);
  const [usual] = TEAMS[faction];
  if (isCommander(card)) {
    if (usual === undefined || card === usual)
      return { wrong: `Add another Commander instead: ${namesOr(othersOf(faction, card, isCommander))}.` };
    return led(faction, team, usual);
  }
  const [commander] = commandersIn(team);
  const away = (commander === undefined ? [] : postsOf(commander)).flatMap(({ holder, isOpen }) =>
    isOpen && !team.includes(holder.id) ? [holder] : [],
  );
  const [back] = away.sort((one, other) => Number(isSpecialist(one)) - Number(isSpecialist(other)));
  if (isSpecialist(card) && back !== undefined && back !== card) {
    const now = team.map((one) => (one === id ? back.id : one));
    return { team: now, says: `${back.name} takes ${possessive(name)} place. ${teamLine(now)}` };
  }
  if (isSpecialist(card))
    return {
      wrong: `Add the Specialist who takes ${possessive(name)} place: ${namesOr(othersOf(faction, card, isSpecialist))}.`,
    };
  return { wrong: `${name} stays. Only Specialists can be replaced, and only by other Specialists.` };
}

/** Returns the team with another Commander. Specialists that were added stay if there is room. */
function led(faction: Faction, team: readonly CharacterId[], commander: CharacterCard) {
  const swapped = team.map(characterCard).filter((card) => isSpecialist(card) && !TEAMS[faction].includes(card));
  const posts = postsOf(commander).filter(({ isOpen }) => isOpen).length;
  const kept = swapped.slice(0, posts);
  const now = completed(
    faction,
    [commander, ...kept].map(({ id }) => id),
  );
  return { team: now, says: `${commander.name} leads the team. ${teamLine(now)}` };
}

function othersOf(faction: Faction, card: CharacterCard, is: (card: CharacterCard) => boolean): CharacterCard[] {
  return CHARACTERS[faction].filter((one) => one !== card && is(one));
}

const teamLine = (team: readonly CharacterId[]): string => `Away team: ${names(team.map(characterCard))}.`;
const names = (cards: readonly CharacterCard[]): string => listed(cards.map(({ name }) => name));
const namesOr = (cards: readonly CharacterCard[]): string => either(cards.map(({ name }) => name));
const possessive = (name: string): string => `${name}’s`;
