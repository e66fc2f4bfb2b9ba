import { fileURLToPath } from 'node:url';
import { startAlone } from '@parlour/supplier/testing/start-alone';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('main.ts', import.meta.url));

const accounts = JSON.stringify({
  sms: { accountSid: 'AC0', authToken: 'token' },
  mail: { user: 'parlour', password: 'password' },
});

describe('npm run sandbox', () => {
  it('HOUSE what is missing is told in one sentence: the keys, then the database', () => {
    const said = startAlone(script, 'hub', { 'messages.json': accounts });
    expect(said.withoutKeys.text).toMatch(
      /^The sandbox cannot start: \S+hub\.private\.pem is missing: run npm start once with the same DATA_DIR, or set SANDBOX_KEYS\.\n$/,
    );
    expect(said.withBadOperators.text).toMatch(
      /^The sandbox cannot start: \S+hub-operators\.json cannot be used[^\n]*\n$/,
    );
    expect(said.withoutDatabase.text).toMatch(
      /^The sandbox cannot start: there is no database: set SANDBOX_DATABASE_URL, or run npm start with the same DATA_DIR\.\n$/,
    );
    expect(Object.values(said).map(({ status }) => status)).toEqual([1, 1, 1]);
  });
});
