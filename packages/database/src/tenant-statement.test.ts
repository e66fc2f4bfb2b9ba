import { describe, expect, test } from 'vitest';
import type { Tx } from './connection.ts';
import { numberValues, tenantStatement } from './tenant-statement.ts';

describe('numberValues', () => {
  test('HOUSE the merchant is the first value, and each name is one value', () => {
    expect(
      numberValues(
        'select 1 from lane where ($a?::text is null or x = $a) and y = $b and z = $merchant',
      ),
    ).toEqual({
      text: 'select 1 from lane where ($2::text is null or x = $2) and y = $3 and z = $1',
      names: ['merchant', 'a', 'b'],
    });
  });

  test('HOUSE marks of nullability and numbers of Postgres are not names', () => {
    const text = `select count(*) as "games!", a as "b?", '{x}'::text[] from thing where a = $1`;
    expect(numberValues(text)).toEqual({
      text: `select count(*) as "games", a as "b", '{x}'::text[] from thing where a = $1`,
      names: [],
    });
  });
});

test('T2 a statement that names the merchant is refused in a transaction that has none', async () => {
  type Lanes = { values: null; row: { category: string } };
  const list = tenantStatement<Lanes>(
    'lanes',
    'select 1 from lane where merchant_code = $merchant',
  );
  const tx = { merchantCode: null } as Tx;
  await expect(list(tx)).rejects.toThrow('lanes: the transaction has named no merchant');
});

test('T2 values of another merchant than the transaction’s are refused', async () => {
  type Lane = { values: { merchantCode: string }; row: never };
  const list = tenantStatement<Lane>('lanes', 'select 1 from lane where merchant_code = $merchant');
  const tx = { merchantCode: 'one' } as Tx;
  await expect(list(tx, { merchantCode: 'two' })).rejects.toThrow(
    'lanes: the transaction is of one, its values are of two',
  );
});
