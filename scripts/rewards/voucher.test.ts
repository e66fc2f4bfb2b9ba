import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVoucher } from '@parlour/server/staff/rewards/voucher';
import { demoVoucherCode } from '@parlour/seed/demo-facts';
import { expect, test } from 'vitest';

const readFile = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('MEMBER-09 the worked example of docs/voucher can be issued as it is', () => {
  const file = readVoucher(JSON.parse(readFile('docs/voucher/flyer.json')));
  expect(file).toMatchObject({ batch: 'flyer', reward: { kind: 'cash', amount: '25' } });
});

test('MEMBER-09 the README names the code that the demo has', () => {
  expect(readFile('README.md')).toContain(`\`${demoVoucherCode}\``);
});
