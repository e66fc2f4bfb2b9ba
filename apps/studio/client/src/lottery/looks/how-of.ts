import { kindHow } from '../rules/kind-words.ts';
import { kindOf } from '../rules/kinds.ts';
import type { LookParts } from './look.ts';

/** What wins of that kind, in a sentence; nothing where none is chosen. */
export function howOf({ shell, rules }: LookParts, name: string | null): string {
  const kind = kindOf(rules, name);
  return kind ? kindHow(shell.say, kind, rules) : '';
}
