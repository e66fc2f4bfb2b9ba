// Checks a published round of one player from nothing but the data shown by its page (G2).
import { byteStream } from './byte-stream.ts';
import {
  checkCommitment,
  commonProblems,
  plainText,
  readPublished,
  right,
  seedOf,
  wrong,
  type CheckFinding,
} from './published-record.ts';
import { findInstantGame } from '../instant/title-games.ts';

const shape = {
  fields: ['game', 'id', 'key', 'choice', 'commitment', 'seed', 'drawn'],
  what: 'a round',
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** Returns all findings, right and wrong, field by field. */
export function checkRound(value: unknown): CheckFinding[] {
  const published = readPublished(value);
  if (!published) return [wrong('This is no round.')];
  const { game: name, id, key, drawn } = published;
  const game = typeof name === 'string' ? findInstantGame(name) : null;
  const choice = game ? game.readChoice(published['choice'] ?? {}) : null;
  const isWritten = choice !== null && plainText(choice) === plainText(published['choice'] ?? {});
  const problems = [
    ...(game ? [] : ['game: none of one player has this name.']),
    ...(isId(id) ? [] : ['id: not that of a round.']),
    ...(isId(key) ? [] : ['key: not that of a round.']),
    ...(isWritten ? [] : ['choice: none of this game.']),
    ...(drawn === null || drawn === undefined ? ['drawn: not told yet.'] : []),
    ...commonProblems(published, shape),
  ];
  if (problems.length > 0 || !game || !choice) return problems.map(wrong);
  const seed = seedOf(published);
  const stream = `${String(id)}:${String(key)}`;
  // Through JSON, because the page received it as JSON.
  const due = plainText(JSON.parse(JSON.stringify(game.draw(byteStream(seed, stream), choice))));
  return [
    checkCommitment(published, seed),
    plainText(drawn) === due
      ? right(`drawn: the seed and ${stream} give ${due}.`)
      : wrong(`drawn: must be ${due}, and is given as ${plainText(drawn)}.`),
  ];
}
