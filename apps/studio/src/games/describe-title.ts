// The entry of a title in operators' lists. Unknown facts are left out.
import { gameEngines } from '@parlour/contract/launch/game-engines';
import { listGame } from '@parlour/supplier/operator/listed-game';
import type { GameFacts } from '../engine.ts';
import type { Title } from './title.ts';

/** The release date of all titles, which were released together. */
const releaseDate = '2026-11-26';

/** Only a round that is over after one press can be a free play; a ticket of a draw, a flight and a field of mines cannot. */
export const hasFreePlays = ({ engine }: Pick<Title, 'engine'>): boolean =>
  gameEngines[engine] === 'press';

export function describeTitle(title: Title, facts: GameFacts) {
  const { gameCode, name, vendor, category } = title;
  return listGame({
    game_code: gameCode,
    name,
    product: vendor,
    category,
    freebet_support: hasFreePlays(title),
    release_date: releaseDate,
    ...facts,
  });
}
