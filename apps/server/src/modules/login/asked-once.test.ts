// Counts how often one call sends the same query to the database, as seen on the connection.
import { sendSmsCode } from '@parlour/contract/codes/calls';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

/** Returns all statements of a call, with their values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const seen = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const said = seen.mock.calls.map((given) => JSON.stringify(given));
  seen.mockRestore();
  return said;
}
const asksForDevice = (said: string): boolean =>
  said.includes('known_device') && !/insert|delete/i.test(said);

const secondFactors = ['sms', 'payeeName'] as const;
const openGuarded = () =>
  openSigningIn({ site, mailbox }, { traits: { secondFactors: [...secondFactors] } });

test('A4 a login with a password and a second factor asks once whose device it is', async () => {
  const place = await openGuarded();
  const proof = { method: 'P', payeeName: 'Anna Example' };
  expect((await place.verify(proof)).success).toBe(true);
  expect(place.visitor.device).not.toBeNull();
  const asked = await statementsOf(async () =>
    expect((await place.verify(proof)).success).toBe(true),
  );
  expect(asked.filter(asksForDevice)).toHaveLength(1);
});

test('A4 a login by a text message asks once whose device it is', async () => {
  const place = await openGuarded();
  expect((await place.verify({ method: 'P', payeeName: 'Anna Example' })).success).toBe(true);
  await place.askForText();
  const code = await place.codeTo(`+63${place.national}`);
  const asked = await statementsOf(async () =>
    expect((await place.logInByText(code)).success).toBe(true),
  );
  expect(asked.filter(asksForDevice)).toHaveLength(1);
});

test('LOGIN-09 a text message asks its budget whether it is spent, and takes one', async () => {
  const place = await openSigningIn({ site, mailbox });
  const asked = await statementsOf(async () => {
    const { status } = await place.visitor.call(sendSmsCode, {
      countryDialingCode: '63',
      mobileNum: place.national,
      loginDeviceId: place.loginDeviceId,
    });
    expect(status).toBe(200);
  });
  expect(asked.filter((said) => said.includes(`sms:${place.merchant.code}:`))).toHaveLength(2);
});
