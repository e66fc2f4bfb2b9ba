// Notifications made from facts, and those that the merchant's team sends.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PushPayload } from '@parlour/contract/push/kinds';
import { bindWebToken, choosePush, subscribeTopic } from '@parlour/contract/push/calls';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createSettledRound } from '@parlour/seed/testing/ledger-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  site = await startTestSite({ outboundAllow: [sandbox.origin] });
});
afterAll(async () => {
  await site.close();
  await sandbox.close();
});

const signal = new AbortController().signal;
const send = async (): Promise<void> => {
  for (const { work = [], name } of site.modules) {
    if (name === 'push') for (const each of work) await each.run(signal);
  }
};

type BoundMember = {
  visitor: Visitor;
  member: TestMember;
  merchant: TestMerchant;
  id: string;
  token: string;
};

async function openMerchant(): Promise<TestMerchant> {
  const settings = { 'push.enabled': 'on', 'push.hosts': sandbox.origin };
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return merchant;
}

async function enter(merchant: TestMerchant): Promise<BoundMember> {
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const id = randomUUID();
  const made = await sandbox.ask('POST', '/push/subscriptions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  const token = made.body;
  await visitor.call(bindWebToken, { token, deviceId: 'a-device', platform: 'WEBPUSH' });
  return { visitor, member, merchant, id, token };
}

const inbox = async ({ id }: BoundMember): Promise<PushPayload[]> => {
  const found = await sandbox.ask('GET', `/push/inbox?to=${id}`);
  const { messages } = found.json() as { messages: { body: string }[] };
  return messages.map(({ body }) => JSON.parse(body) as PushPayload);
};

type PlayedRound = { openedAgo: number; staked?: string; won: string; round?: string };

async function tellSettled({ merchant, member }: BoundMember, played: PlayedRound): Promise<void> {
  const { openedAgo, staked = '100000', won, round = randomUUID() } = played;
  const at = new Date(site.now());
  const openedAt = new Date(site.now() - openedAgo);
  const place = { ownerUrl: site.urls.ownerUrl, merchantCode: merchant.code };
  const settled = { id: round, memberId: member.id, gameCode: 'meadow', openedAt };
  await createSettledRound(place, settled, at);
  const about = { integration: 'hub', round, game: 'meadow', currency: 'USD', staked, won };
  const name = 'round.settled';
  const module = site.modules.find((each) => each.name === 'push');
  await module?.handles?.[name]?.({
    id: randomUUID(),
    name,
    merchantCode: merchant.code,
    memberId: member.id,
    at,
    about,
  });
}

const script = resolve(import.meta.dirname, '../../../../../scripts/push/command.ts');
async function team(...words: string[]): Promise<string> {
  const env = { ...process.env, STAFF_DATABASE_URL: site.urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

/** Makes deliveries due at once: the command uses the machine's clock, the site that of the test. */
const makeDue = ({ code }: TestMerchant) =>
  forMerchant(site.urls.ownerUrl, code, (tx) =>
    runStatement(tx, `update push_delivery set due_at = 'epoch'`),
  );

describe('a round that was settled', () => {
  test('PUSH-04 with a prize, and later than its player waits for, is told without its amount, once', async () => {
    const entered = await enter(await openMerchant());
    const round = randomUUID();
    await tellSettled(entered, { openedAgo: 600_000, won: '98765432', round });
    await tellSettled(entered, { openedAgo: 600_000, won: '98765433', round });
    await send();
    const [told, ...more] = await inbox(entered);
    expect([told?.body, told?.path, more]).toEqual([
      'A prize has been added to your balance.',
      '/m/member/home',
      [],
    ]);
    const text = JSON.stringify(told);
    for (const kept of ['987', entered.member.username]) expect(text).not.toContain(kept);
  });

  test('PUSH-04 without a prize, of a game that is drawn, tells that there is a result, in the member’s language', async () => {
    const entered = await enter(await openMerchant());
    await forMerchant(site.urls.ownerUrl, entered.merchant.code, async (tx) => {
      const { code } = entered.merchant;
      const names = JSON.stringify({ EN: 'Meadow 5', TH: 'ทุ่งหญ้า 5' });
      await runStatement(
        tx,
        `insert into game (merchant_code, vendor, node_id, game_id, category, names, position)
            values ($1, 'STUDIO', '1', 'meadow', 'LOTT', $2::jsonb, 1)`,
        [code, names],
      );
      await runStatement(
        tx,
        `insert into game_draw (merchant_code, vendor, game_id, next_draw_at)
            values ($1, 'STUDIO', 'meadow', now())`,
        [code],
      );
      await runStatement(tx, `update member set language = 'TH' where id = $1`, [
        entered.member.id,
      ]);
    });
    await tellSettled(entered, { openedAgo: 600_000, won: '0' });
    await send();
    expect(await inbox(entered)).toEqual([
      {
        title: 'ทุ่งหญ้า 5',
        body: 'ผลรางวัลของตั๋วคุณออกแล้ว',
        path: '/m/member/home',
        tag: 'draw:meadow',
        language: 'th',
        direction: 'ltr',
      },
    ]);
  });

  test.each([
    ['that its player is looking at', { openedAgo: 5_000, won: '200000' }],
    ['without a prize, of a game without draws', { openedAgo: 600_000, won: '0' }],
    ['that was given back', { openedAgo: 600_000, staked: '0', won: '0' }],
  ])('PUSH-04 one %s is told nobody', async (_, round) => {
    const entered = await enter(await openMerchant());
    await tellSettled(entered, round);
    await send();
    expect(await inbox(entered)).toEqual([]);
  });
});

describe('npm run push', () => {
  test('PUSH-04 test sends one to a member’s devices, and says where there is none', async () => {
    const entered = await enter(await openMerchant());
    const { merchant, member } = entered;
    expect(await team('test', merchant.code, member.username)).toBe(
      `A notification is on its way to 1 device of ${member.username}.`,
    );
    await makeDue(merchant);
    await send();
    expect(await inbox(entered)).toMatchObject([{ body: 'Alerts are working on this device.' }]);
    expect(await team('test', merchant.code, 'nobody')).toContain('No device of nobody is bound');
  });

  test('PUSH-03, T2 all reaches those of the merchant that hear the topic and want news, and no other', async () => {
    const [merchant, elsewhere] = [await openMerchant(), await openMerchant()];
    const [hears, silent, unwilling] = [
      await enter(merchant),
      await enter(merchant),
      await enter(merchant),
    ];
    const foreign = await enter(elsewhere);
    for (const each of [hears, unwilling, foreign]) {
      await each.visitor.call(subscribeTopic, { token: each.token, topic: 'ALL' });
    }
    await unwilling.visitor.call(choosePush, { wanted: ['draw', 'prize'] });
    expect(await team('all', merchant.code, 'New games', 'Three more lanterns.')).toBe(
      'News are on their way to 1 device.',
    );
    await makeDue(merchant);
    await send();
    expect(await inbox(hears)).toMatchObject([
      { title: 'New games', body: 'Three more lanterns.', path: '/m/home' },
    ]);
    for (const each of [silent, unwilling, foreign]) expect(await inbox(each)).toEqual([]);
    expect(await team('all', merchant.code, 'x'.repeat(61), 'y')).toContain('1 to 60 characters');
    expect(await team('all', merchant.code)).toContain('Usage');
  });
});
