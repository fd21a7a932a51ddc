import { every } from '../../chapters/skills/piece-filter.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { ALL, against, attributeBonus, both, raises, SHIP, withOne } from '../builders/personnel/aiding.ts';
import { receives } from '../builders/personnel/welcome.ts';
import { hunter, manned } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';
import type { CardFacts } from '../text-facts.ts';

const [withSpock, withMcCoy] = [withOne('{any Spock}'), withOne('{any McCoy}')];
const withFriends = (own: Piece, g: FirstEdition): boolean => withSpock(own, g) && withMcCoy(own, g);

/** Cards of Chain of Command, by id. */
export const CARDS: CardRules = {
  'captain-kirk-chain-of-command': says(
    'With any Spock and any McCoy present, all three have all attributes +1. Downloads any Captain’s Order.',
    both(
      attributeBonus(ALL, 1, withFriends),
      raises(
        ALL,
        1,
        every('yours, present, other, {any Spock} or {any McCoy}', (_piece, g, own) => withFriends(own, g)),
      ),
    ),
  ),
  'ikc-qam-chee-chain-of-command': says(
    'Opposing cards at this location have all attributes −1.',
    raises([...ALL, ...SHIP], -1, 'opposing, here'),
  ),
  'jean-luc-picard-chain-of-command': {
    text: 'Your ship with him aboard has WEAPONS and SHIELDS +4 against Borg.',
    ...against('carrying it, yours', '[Bor]', 4, 4),
  },
  'kathryn-janeway-chain-of-command': {
    text: 'Your Tuvok may report to her location. Downloads Rescue Captives.',
    ...receives('{Tuvok}', { where: 'here' }),
  },
  'uss-defiant-chain-of-command': hunter('Borg', 3, 3),
  'uss-enterprise-e-chain-of-command': says(
    'WEAPONS and SHIELDS +1 for each Enterprise-E personnel aboard.',
    manned(['WEAPONS', 'SHIELDS'], '[Ent-E]'),
  ),
};

/** Facts about cards from Chain of Command that have no rule, by id. */
export const FACTS: CardFacts = {
  'scimitar-chain-of-command': { onlyDownloads: true },
  'starship-enterprise-chain-of-command': { onlyDownloads: true },
  'uss-enterprise-chain-of-command': { onlyDownloads: true },
};
