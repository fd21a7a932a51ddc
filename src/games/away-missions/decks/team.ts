import type { Refusal } from '../../../kernel/types.ts';
import { either, listed } from '../../kit/words.ts';
import type { CharacterCard } from '../content/character-card.ts';
import { CHARACTERS, characterCard, TEAM_NAMES, TEAMS } from '../content/characters.ts';
import type { CharacterId, Faction } from '../state.ts';

/** The characters of the ready-made team of an affiliation. */
export function originalTeam(faction: Faction): CharacterId[] {
  return TEAMS[faction].map(({ id }) => id);
}

/** What a team is called: an alternative Commander gives it another name (M-TEAM-06). */
export function teamName(faction: Faction, team: readonly CharacterId[]): string {
  return commandersIn(team)[0]?.leads?.team ?? TEAM_NAMES[faction];
}

const isCommander = ({ keywords }: CharacterCard): boolean => keywords.includes('commander');
const isSpecialist = ({ keywords }: CharacterCard): boolean => keywords.includes('specialist');

function commandersIn(team: readonly CharacterId[]): CharacterCard[] {
  return team.map(characterCard).filter(isCommander);
}

/** A place in a team besides the Commander’s: whose it is, and whether a Specialist may stand there instead. */
interface Post {
  holder: CharacterCard;
  isOpen: boolean;
}

/** The places in the team of a Commander, in the order of their cards (M-TEAM-05, M-TEAM-06). */
function postsOf({ faction, leads }: CharacterCard): Post[] {
  const { swaps = [], leaves = [] } = leads ?? {};
  return TEAMS[faction]
    .filter((card) => !isCommander(card) && !leaves.includes(card.id))
    .map((holder) => ({ holder, isOpen: isSpecialist(holder) || swaps.includes(holder.id) }));
}

/** Everything that is wrong with a team, each with its rule; empty when it may be played (M-OPEN-91). */
export function teamFaults(faction: Faction, team: readonly CharacterId[]): Refusal[] {
  const cards = team.map(characterCard);
  const foreign = cards.filter((card) => card.faction !== faction);
  if (foreign.length > 0)
    return [{ text: `${names(foreign)} can’t be in a team of another affiliation.`, rule: 'M-TEAM-05' }];
  const twice = cards.filter((card, at) => cards.indexOf(card) < at);
  if (twice.length > 0) return [{ text: `${names(twice)} can’t be there twice.`, rule: 'M-TEAM-05' }];
  const [commander, ...more] = cards.filter(isCommander);
  if (commander === undefined)
    return [
      { text: `A team needs a Commander: ${namesOr(CHARACTERS[faction].filter(isCommander))}.`, rule: 'M-TEAM-06' },
    ];
  if (more.length > 0)
    return [{ text: `One Commander leads a team: not ${names([commander, ...more])}.`, rule: 'M-TEAM-06' }];
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
    // M-TEAM-05: nobody but Specialists makes room.
    ...missing.map(({ name }) => ({ text: `${name} is missing: only Specialists may be swapped.`, rule: 'M-TEAM-05' })),
    // M-TEAM-06
    ...strange.map(({ name }) => ({ text: `${name} isn’t in ${commander.name}’s team.`, rule: 'M-TEAM-06' })),
    // M-TEAM-11
    ...(has === should || missing.length > 0 || strange.length > 0
      ? []
      : [
          {
            text: `The team that ${commander.name} leads has ${should} characters, this one ${has}.`,
            rule: 'M-TEAM-11',
          },
        ]),
  ];
}

/**
 * A team with all that can be said without being asked: who always belongs to it, the usual Commander where none is named, and
 * those of the box in places that no Specialist takes. In the order of the cards. What breaks the rules is left as it is.
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

/** Whose places so many Specialists take: those who aren’t named themselves, Specialists first. */
function roomFor(posts: readonly Post[], named: readonly CharacterCard[], count: number): CharacterCard[] {
  const open = posts.flatMap(({ holder, isOpen }) => (isOpen && !named.includes(holder) ? [holder] : []));
  return open.sort((one, other) => Number(isSpecialist(other)) - Number(isSpecialist(one))).slice(0, count);
}

/** A team with somebody more in it, and what became of it; or why that can’t be. */
export function withMember(
  faction: Faction,
  team: readonly CharacterId[],
  { id, name, faction: whose }: CharacterCard,
): { team: CharacterId[]; says: string } | { wrong: string } {
  const card = characterCard(id);
  if (whose !== faction) return { wrong: `${name} is of another affiliation than this deck.` };
  if (team.includes(id)) return { wrong: `${name} is in the team already.` };
  if (isCommander(card)) return led(faction, team, card);
  const [commander] = commandersIn(team);
  if (commander === undefined) return { wrong: `The team has no Commander to go with.` };
  const posts = postsOf(commander);
  if (!isSpecialist(card) && !posts.some(({ holder }) => holder === card))
    return { wrong: `${name} isn’t in ${commander.name}’s team.` };
  // The Specialist of the box makes room first, then who else may, then the Specialist who came last.
  const there = posts.flatMap(({ holder, isOpen }) => (isOpen && team.includes(holder.id) ? [holder] : []));
  const [gives] = [...there.filter(isSpecialist), ...there, ...team.map(characterCard).filter(isSpecialist).reverse()];
  if (gives === undefined) return { wrong: `Nobody in this team may make room for ${name}.` };
  const now = team.map((one) => (one === gives.id ? id : one));
  return { team: now, says: `${name} takes ${possessive(gives.name)} place. ${told(now)}` };
}

/** A team without somebody: whose place it was comes back. */
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
      return { wrong: `Put another Commander in instead: ${namesOr(othersOf(faction, card, isCommander))}.` };
    return led(faction, team, usual);
  }
  const [commander] = commandersIn(team);
  const away = (commander === undefined ? [] : postsOf(commander)).flatMap(({ holder, isOpen }) =>
    isOpen && !team.includes(holder.id) ? [holder] : [],
  );
  const [back] = away.sort((one, other) => Number(isSpecialist(one)) - Number(isSpecialist(other)));
  if (isSpecialist(card) && back !== undefined && back !== card) {
    const now = team.map((one) => (one === id ? back.id : one));
    return { team: now, says: `${back.name} takes ${possessive(name)} place again. ${told(now)}` };
  }
  if (isSpecialist(card))
    return {
      wrong: `Put the Specialist in who takes ${possessive(name)} place: ${namesOr(othersOf(faction, card, isSpecialist))}.`,
    };
  return { wrong: `${name} stays: only Specialists may be swapped, for other Specialists.` };
}

/** The team under another Commander: the Specialists who were swapped in stay where there is room. */
function led(faction: Faction, team: readonly CharacterId[], commander: CharacterCard) {
  const swapped = team.map(characterCard).filter((card) => isSpecialist(card) && !TEAMS[faction].includes(card));
  const posts = postsOf(commander).filter(({ isOpen }) => isOpen).length;
  const kept = swapped.slice(0, posts);
  const now = completed(
    faction,
    [commander, ...kept].map(({ id }) => id),
  );
  return { team: now, says: `${commander.name} leads the team. ${told(now)}` };
}

function othersOf(faction: Faction, card: CharacterCard, is: (card: CharacterCard) => boolean): CharacterCard[] {
  return CHARACTERS[faction].filter((one) => one !== card && is(one));
}

const told = (team: readonly CharacterId[]): string => `Away team: ${names(team.map(characterCard))}.`;
const names = (cards: readonly CharacterCard[]): string => listed(cards.map(({ name }) => name));
const namesOr = (cards: readonly CharacterCard[]): string => either(cards.map(({ name }) => name));
const possessive = (name: string): string => `${name}’s`;
