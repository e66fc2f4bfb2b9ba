// A push service that refuses the merchant itself: its contact, its key or its account.
import { randomUUID } from 'node:crypto';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, register } from './testing/fcm-sdk.ts';
import { openPushStage, type EnteredMember, type PushStage } from './testing/push-stage.ts';

let stage: PushStage;
beforeAll(async () => {
  stage = await openPushStage();
});
afterAll(() => stage.close());

const minute = 60_000;
const refusedContact = { 'push.contact': 'mailto:refused@lumen.example' };

type Device = { entered: EnteredMember; id: string };

async function subscribe(ending = ''): Promise<{ id: string; token: string }> {
  const id = `${randomUUID()}${ending}`;
  const { body } = await stage.sandbox.ask('POST', '/push/subscriptions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  return { id, token: body };
}
async function enterWithDevice(merchant: TestMerchant, ending = ''): Promise<Device> {
  const entered = await stage.enter(merchant);
  const { id, token } = await subscribe(ending);
  await stage.bind(entered.visitor, token);
  return { entered, id };
}
const enterMany = async (merchant: TestMerchant, count: number): Promise<Device[]> => {
  const devices: Device[] = [];
  for (let each = 0; each < count; each += 1) devices.push(await enterWithDevice(merchant));
  return devices;
};
const tellAll = async (devices: readonly Device[]): Promise<void> => {
  for (const { entered } of devices) await stage.tellAnswered(entered);
};
function alarmsOf({ code }: TestMerchant): Promise<unknown[]> {
  return forMerchant(stage.site.urls.ownerUrl, code, (tx) =>
    runStatement(tx, `select result, actor, about from audit_event where action = 'push.service'`),
  );
}
/** Number of the merchant's messages that were sent and not accepted so far. */
const tried = ({ code }: TestMerchant): number =>
  stage.site
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"${code}"`) && line.includes('a notification waits')).length;
const change = async ({ code }: TestMerchant, set: Record<string, string>): Promise<void> => {
  await withMerchantSettings(stage.site.urls.ownerUrl, (all) => all.change(code, { set }));
  await stage.site.merchants.reload(code);
};
const open = async (merchant: TestMerchant) =>
  (await stage.deliveries(merchant.code)).filter(({ endedAt }) => endedAt === null);
const service = () => new URL(stage.sandbox.origin).host;

describe('a push service that refuses the merchant’s contact', () => {
  test('PUSH-04 loses no device and no message, and is an alarm in log and trace, once', async () => {
    const merchant = await stage.openMerchant(refusedContact);
    const devices = await enterMany(merchant, 4);
    await tellAll(devices);
    await stage.send();
    expect(await stage.endpoints(merchant.code)).toHaveLength(4);
    expect(await open(merchant)).toHaveLength(4);
    const told = { result: 'refused', actor: 'system', about: { service: service() } };
    expect(await alarmsOf(merchant)).toEqual([told]);
    expect(stage.site.logged()).toContain('a push service refuses the merchant');
    stage.pass(90 * minute);
    await stage.send();
    expect(await alarmsOf(merchant)).toEqual([told]);
  });

  test('PUSH-04 is left alone, and asked by one message for all of them', async () => {
    const merchant = await stage.openMerchant(refusedContact);
    const devices = await enterMany(merchant, 5);
    await tellAll(devices);
    await stage.send();
    expect(tried(merchant)).toBe(5);
    stage.pass(30_000);
    await tellAll(devices);
    await stage.send();
    expect(tried(merchant)).toBe(5);
    stage.pass(2 * minute);
    await stage.send();
    expect(tried(merchant)).toBe(6);
  });

  test('PUSH-04 gets all that waited when the contact is mended, and no try was lost by waiting', async () => {
    const merchant = await stage.openMerchant(refusedContact);
    const devices = await enterMany(merchant, 4);
    await tellAll(devices);
    await stage.send();
    for (let asked = 0; asked < 20; asked += 1) {
      stage.pass(5 * minute);
      await stage.send();
    }
    await change(merchant, { 'push.contact': 'mailto:push@lumen.example' });
    stage.pass(240 * minute);
    await stage.send();
    for (const { id } of devices) expect(await stage.inbox(id)).toHaveLength(1);
    expect(await open(merchant)).toEqual([]);
  });

  test('PUSH-04 what has waited for it for a day is given up', async () => {
    const merchant = await stage.openMerchant(refusedContact);
    await tellAll(await enterMany(merchant, 5));
    await stage.send();
    for (let hours = 0; hours < 26; hours += 1) {
      stage.pass(60 * minute);
      await stage.send();
    }
    expect(await open(merchant)).toEqual([]);
    expect(await stage.endpoints(merchant.code)).not.toEqual([]);
  });

  test('PUSH-04 stops no other service: FCM goes on', async () => {
    const project = await createProject(stage.sandbox);
    const merchant = await stage.openMerchant({ ...refusedContact, ...project.settings });
    const devices = await enterMany(merchant, 3);
    const atFcm = await stage.enter(merchant);
    const fid = await register(stage.sandbox, project);
    await stage.bind(atFcm.visitor, fid, 'FCM');
    await tellAll(devices);
    await stage.send();
    expect(await alarmsOf(merchant)).toHaveLength(1);
    await stage.tellAnswered(atFcm);
    await stage.send();
    expect(await stage.inbox(fid)).toHaveLength(1);
  });
});

describe('a push service that knows the merchant', () => {
  test('PUSH-04 removes one device by 404, and one whose subscription is another sender’s is no alarm', async () => {
    const merchant = await stage.openMerchant();
    const [good] = await enterMany(merchant, 1);
    const gone = await enterWithDevice(merchant, 'gone');
    const entered = await stage.enter(merchant);
    const strange = await stage.sandbox.ask('POST', '/push/subscriptions', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: randomUUID(), senderKey: `B${'A'.repeat(86)}` }),
    });
    await stage.bind(entered.visitor, strange.body);
    for (const each of [good?.entered, gone.entered, entered]) {
      if (each) await stage.tellAnswered(each);
    }
    await stage.send();
    expect((await stage.endpoints(merchant.code)).map(({ token }) => token)).toContain(
      strange.body,
    );
    expect(await stage.endpoints(merchant.code)).toHaveLength(2);
    expect(await stage.inbox(good?.id ?? '')).toHaveLength(1);
    expect(await alarmsOf(merchant)).toEqual([]);
  });
});

describe('FCM that refuses the account', () => {
  async function enterThree(account: string, settings: Record<string, string>) {
    const merchant = await stage.openMerchant({ ...settings, 'firebase.serviceAccount': account });
    for (let each = 0; each < 3; each += 1) {
      const entered = await stage.enter(merchant);
      const fid = `c${randomUUID().replaceAll('-', '').slice(0, 21)}`;
      await stage.bind(entered.visitor, fid, 'FCM');
      await stage.tellAnswered(entered);
    }
    return merchant;
  }

  test('PUSH-04 by 403, because it may not send for that project, is an alarm and loses nothing', async () => {
    const [own, other] = [await createProject(stage.sandbox), await createProject(stage.sandbox)];
    const account = JSON.parse(own.settings['firebase.serviceAccount']) as object;
    const strange = JSON.stringify({ ...account, project_id: other.name });
    const merchant = await enterThree(strange, own.settings);
    await stage.send();
    expect(await alarmsOf(merchant)).toMatchObject([
      { about: { service: `${service()}/${other.name}` } },
    ]);
    expect(await stage.endpoints(merchant.code)).toHaveLength(3);
    expect(await open(merchant)).toHaveLength(3);
  });

  test('PUSH-04 because it does not know its key is one, too', async () => {
    const [own, other] = [await createProject(stage.sandbox), await createProject(stage.sandbox)];
    const account = JSON.parse(own.settings['firebase.serviceAccount']) as object;
    const { private_key } = JSON.parse(other.settings['firebase.serviceAccount']) as {
      private_key: string;
    };
    const merchant = await enterThree(JSON.stringify({ ...account, private_key }), own.settings);
    await stage.send();
    expect(await alarmsOf(merchant)).toHaveLength(1);
    expect(await open(merchant)).toHaveLength(3);
  });
});
