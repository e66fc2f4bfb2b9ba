// Checks a title's declared figures against its mathematics, each time a studio starts, so that no page shows a wrong return.
import { hasChoice, mathematicsOf, type InstantTitle } from './instant-titles.ts';
import { declare } from './write-numbers.ts';

/** Throws one sentence with the title and both numbers of every figure that differs, so that it states all that a new title must declare. */
export function checkInstant(title: InstantTitle): void {
  const { declared } = title.data;
  const reckoned = declare(mathematicsOf(title), hasChoice(title));
  const wrong = (['returned', 'returnedAtMost', 'deviation'] as const)
    .filter((name) => declared[name] !== reckoned[name])
    .map((name) => `declares ${name} ${declared[name]}, and its mathematics say ${reckoned[name]}`);
  if (wrong.length > 0) throw new Error(`${title.name} ${wrong.join('; ')}.`);
}
