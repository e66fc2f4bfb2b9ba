// Checks that do not run the product: format, lint, types and others. Plain JavaScript for the machine's own Node.
import { failed, run } from './run-command.mjs';

/** Creates one check from commands. Their output is shown only if one fails. */
export function check(...commands) {
  return async () => {
    let isGood = true;
    for (const words of commands) {
      const { ok, output } = await run(words, { quiet: true });
      if (!ok) console.log(output.trim());
      isGood &&= ok;
    }
    return isGood ? { passed: 1, failed: 0, skipped: 0, late: [] } : failed;
  };
}

export const checks = [
  ['format', check(['oxfmt', '--check'])],
  ['lint', check(['oxlint', '--format=unix'])],
  [
    'types',
    check(
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'apps/player'],
      ['tsc', '-p', 'apps/studio/client'],
      ['tsc', '-p', 'apps/console'],
      ['tsc', '-p', 'packages/ui'],
      ['tsc', '-p', 'e2e'],
    ),
  ],
  ['phrases', check(['node', 'packages/phrases/src/compile.ts'])],
  ['requirements', check(['node', 'scripts/requirements.ts'])],
  ['unused code', check(['knip', '--no-progress'])],
  ['sizes', check(['size-limit'])],
];
