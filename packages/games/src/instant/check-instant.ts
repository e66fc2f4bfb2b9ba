// What a title says of itself must be what its mathematics say: looked at whenever a studio starts, so that no page tells a wrong return.
import { hasChoice, mathematicsOf, type InstantTitle } from './instant-titles.ts';
import { declare } from './written.ts';

/** Throws one sentence that names the title and both numbers of all that differs, so that a new title is told at once what to declare. */
export function checkInstant(title: InstantTitle): void {
  const { declared } = title.data;
  const reckoned = declare(mathematicsOf(title), hasChoice(title));
  const wrong = (['returned', 'returnedAtMost', 'deviation'] as const)
    .filter((name) => declared[name] !== reckoned[name])
    .map((name) => `declares ${name} ${declared[name]}, and its mathematics say ${reckoned[name]}`);
  if (wrong.length > 0) throw new Error(`${title.name} ${wrong.join('; ')}.`);
}
