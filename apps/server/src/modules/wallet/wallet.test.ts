import { randomUUID } from 'node:crypto';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { money, openWallet } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listWallets } from '#modules/ledger';
import { hashSecret } from '#modules/session';
import { checkLedgerAndClose } from '../../testing/check-and-close.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { memberOfVendorUser, mintWalletToken, openWallet as openOwn, vendorUser } from './index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => checkLedgerAndClose(site));

async function found(host: string) {
  const merchant = await site.merchants.find(host);
  if (!merchant) throw new Error(`there is no ${host}`);
  return merchant;
}

async function logIn(settings: Parameters<typeof createMerchant>[1] = {}) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, settings);
  const member = await createMember(ownerUrl, merchant.code);
  await site.merchants.reload();
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const place = { ownerUrl, merchantCode: merchant.code };
  const open = (amount: bigint, currency?: string) =>
    openWallet(place, { memberId: member.id, ...(currency && { currency }) }, amount);
  return { merchant, member, visitor, open };
}

describe('GET /wps/v2/wallets/balance', () => {
  test('MEMBER-08 it tells the decimal text, the currency and its symbol', async () => {
    const { visitor, open } = await logIn({ currency: 'PHP' });
    await open(money('1250.00999'), 'PHP');
    const { status, value } = await visitor.call(walletBalance);
    expect(status).toBe(200);
    expect(value).toEqual({
      sumBalance: '1250.00',
      cash: '1250.00',
      bonus: '0.00',
      currency: 'PHP',
      currencySymbol: '₱',
    });
  });

  test('S5 a member without a wallet has nothing, and reading opens none', async () => {
    const { visitor, merchant, member } = await logIn({ currency: 'JPY' });
    const { value } = await visitor.call(walletBalance);
    expect(value).toEqual({
      sumBalance: '0',
      cash: '0',
      bonus: '0',
      currency: 'JPY',
      currencySymbol: '¥',
    });
    expect(await site.database.query(merchant.code, (tx) => listWallets(tx, member.id))).toEqual(
      [],
    );
  });

  test('W1, W2 a wallet that is opened is empty, in the merchant’s currency, and is the one found next', async () => {
    const { merchant, member } = await logIn({ currency: 'PHP' });
    const own = async () => openOwn(site.database, await found(merchant.host), member.id);
    const opened = await own();
    expect(opened).toMatchObject({ currency: 'PHP', balance: 0n });
    expect(await own()).toEqual(opened);
  });

  test('W2 a wallet keeps its currency when the merchant turns to another', async () => {
    const { visitor, open, merchant, member } = await logIn({ currency: 'USD' });
    await open(money('5'), 'EUR');
    expect((await visitor.call(walletBalance)).value['currency']).toBe('EUR');
    const own = await openOwn(site.database, await found(merchant.host), member.id);
    expect(own).toMatchObject({ currency: 'EUR', balance: money('5') });
  });

  test('S1 asking for the balance keeps no idle session alive', async () => {
    const { visitor } = await logIn({ 'session.idleMinutes': '5' });
    for (let minute = 0; minute < 4; minute += 1) {
      site.pass(60_000);
      expect((await visitor.call(walletBalance)).status).toBe(200);
    }
    site.pass(61_000);
    expect((await visitor.call(walletBalance)).status).toBe(401);
  });

  test('V1, T3 it takes no question and shows nobody else’s wallet', async () => {
    const { visitor } = await logIn();
    const other = await logIn();
    await other.open(money('99'));
    expect((await visitor.call(walletBalance, { memberId: other.member.id })).status).toBe(400);
    expect((await visitor.call(walletBalance)).value['sumBalance']).toBe('0.00');
  });
});

describe('the wallet token', () => {
  test('G4, S3 it is no session token, and only its hash is kept', async () => {
    const { merchant, member, visitor } = await logIn();
    const token = await site.database.transaction(merchant.code, (tx) =>
      mintWalletToken(tx, {
        memberId: member.id,
        sessionId: randomUUID(),
        integration: 'hub',
        gameCode: 'game',
        currency: 'USD',
        now: new Date(site.now()),
      }),
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    const thief = visit(site.app, merchant);
    Object.assign(thief, { token, cookie: visitor.cookie });
    expect((await thief.call(walletBalance)).status).toBe(401);
    expect(hashSecret(token)).toHaveLength(32);
    expect(hashSecret(`${token}x`)).toBeNull();
  });
});

describe('the name for vendors', () => {
  test('W5 it leads back to the member and to nobody else', () => {
    const id = randomUUID();
    expect(vendorUser(id)).toMatch(/^[\da-f]{32}$/);
    expect(memberOfVendorUser(vendorUser(id))).toBe(id);
    for (const user of ['', id, `${vendorUser(id)}0`, vendorUser(id).toUpperCase(), "' or 1=1"]) {
      expect(memberOfVendorUser(user), user).toBeNull();
    }
  });
});
