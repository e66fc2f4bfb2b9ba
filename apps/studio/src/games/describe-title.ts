// A title as operators' lists show it. Only what is known is said.
import { gameEngines } from '@parlour/contract/launch/game-engines';
import { listGame } from '@parlour/supplier/operator/listed-game';
import type { GameFacts } from '../engine.ts';
import type { Title } from './title.ts';

/** Of all of them: they came together. */
const releaseDate = '2026-11-26';

/** An instant round that is over with its press can be given away whole; a ticket of a draw, a flight and a field of mines cannot. */
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
