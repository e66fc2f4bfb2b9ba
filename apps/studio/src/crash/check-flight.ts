// Checks a published flight from nothing but the data shown by its page (G2).
import { byteStream } from '../fair/byte-stream.ts';
import {
  checkCommitment,
  commonProblems,
  readPublished,
  right,
  seedOf,
  wrong,
  type CheckFinding,
} from '../fair/published-record.ts';
import { crashTitles, flightsOf } from './title-flights.ts';

const shape = { fields: ['game', 'id', 'commitment', 'seed', 'hundredths'], what: 'a flight' };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isFlight = (game: unknown): game is string =>
  typeof game === 'string' && crashTitles.includes(game);

/** Returns all findings, right and wrong, field by field. `hundredths` is the point at which it ended: a number, or its digits. */
export function checkFlight(value: unknown): CheckFinding[] {
  const published = readPublished(value);
  if (!published) return [wrong('This is no flight.')];
  const { game, id, hundredths } = published;
  const problems = [
    ...(isFlight(game) ? [] : ['game: no flight has this name.']),
    ...(typeof id === 'string' && uuid.test(id) ? [] : ['id: not that of a flight.']),
    ...(/^[1-9]\d*$/.test(String(hundredths)) ? [] : ['hundredths: no whole number.']),
    ...commonProblems(published, shape),
  ];
  if (problems.length > 0 || !isFlight(game)) return problems.map(wrong);
  const seed = seedOf(published);
  const due = String(flightsOf(game).game.crashPoint(byteStream(seed, String(id))));
  return [
    checkCommitment(published, seed),
    String(hundredths) === due
      ? right(`hundredths: the seed and flight ${String(id)} give ${due}.`)
      : wrong(`hundredths: must be ${due}, and is given as ${String(hundredths)}.`),
  ];
}
