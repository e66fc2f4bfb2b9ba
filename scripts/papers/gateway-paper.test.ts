import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { expect, test } from 'vitest';

const paper = readFileSync(join(import.meta.dirname, '../../docs/gateway.md'), 'utf8');

test('NET-15 docs/gateway.md says of each call of the contract what becomes of it', () => {
  const listed = paper.split('\n').filter((line) => /^\| \w+ \| [A-Z]+ \//.test(line));
  const every: [string, Endpoint][] = Object.entries(endpoints);
  const wanted = every.map(
    ([name, { method, path, atGateway = 'forwarded' }]) =>
      `| ${name} | ${method} ${path} | ${atGateway} |`,
  );
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});
