// Set-up of every unit test: an unexpected console.error or console.warn fails the test that caused it.
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const said: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => said.push(`console.${level}: ${format(...words)}`);
}

function failIfSaid(): void {
  const all = said.splice(0);
  if (all.length === 0) return;
  throw new Error(
    `${all.join('\n')}\n\nA test that provokes this says so: vi.spyOn(console, 'error').mockReturnValue()`,
  );
}

afterEach(failIfSaid);
afterAll(failIfSaid);
