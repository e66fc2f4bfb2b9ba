import { kindHow } from '../rules/kind-words.ts';
import { kindOf } from '../rules/kinds.ts';
import type { LookParts } from './look.ts';

/** Returns a sentence that explains when a kind wins; empty if none is chosen. */
export function howOf({ shell, rules }: LookParts, name: string | null): string {
  const kind = kindOf(rules, name);
  return kind ? kindHow(shell.say, kind, rules) : '';
}
