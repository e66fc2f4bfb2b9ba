import { subscribeTopic, unbindWebToken } from '@parlour/contract/push/calls';
import type { PushPayload } from '@parlour/contract/push/kinds';
import { siteStatus } from '@parlour/contract/site/calls';
import type { TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '../../testing/visitor.ts';
import { createProject, register, type Project } from './testing/fcm-sdk.ts';
import { openPushStage, type EnteredMember, type PushStage } from './testing/push-stage.ts';

let stage: PushStage;
let project: Project;
beforeAll(async () => {
  stage = await openPushStage();
  project = await createProject(stage.sandbox);
});
afterAll(() => stage.close());

const openMerchant = (settings: Record<string, string> = {}): Promise<TestMerchant> =>
  stage.openMerchant({ ...project.settings, ...settings });
const enter = async (settings?: Record<string, string>): Promise<EnteredMember> =>
  stage.enter(await openMerchant(settings));

type Envelope = { data: PushPayload; fcmMessageId: string };

describe('a device at FCM', () => {
  test('PUSH-04, PUSH-05 is told by its installation, and the site by which project', async () => {
    const entered = await enter();
    const { value } = await entered.visitor.call(siteStatus);
    const { push } = value['info'] as { push: { fcm: object; vapidKey: string } };
    expect(push.fcm).toEqual({
      apiKey: 'key-of-project',
      projectId: project.name,
      appId: '1:1:web:1',
      messagingSenderId: '1',
      vapidKey: project.settings['firebase.vapidKey'],
    });
    // Browsers that the SDK does not support subscribe with it.
    expect(push.vapidKey).toMatch(/^B[\w-]{86}$/);
    const fid = await register(stage.sandbox, project);
    expect((await stage.bind(entered.visitor, fid, 'FCM')).status).toBe(200);
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox<Envelope>(fid)).toMatchObject([
      {
        data: {
          body: 'We’ve replied to your feedback.',
          path: '/m/feedback',
          language: 'en',
          direction: 'ltr',
        },
      },
    ]);
  });

  test('PUSH-04 stands beside one that its browser’s own service tells', async () => {
    const entered = await enter();
    const fid = await register(stage.sandbox, project);
    const made = await stage.sandbox.ask('POST', '/push/subscriptions');
    const { endpoint } = made.json() as { endpoint: string };
    await stage.bind(entered.visitor, fid, 'FCM');
    await stage.bind(entered.visitor, made.body);
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(fid)).toHaveLength(1);
    expect(await stage.inbox(endpoint.split('/').at(-1) ?? '')).toHaveLength(1);
  });

  test('PUSH-03 hears its merchant’s topic, and can be unbound', async () => {
    const { visitor, merchant } = await enter();
    const fid = await register(stage.sandbox, project);
    await stage.bind(visitor, fid, 'FCM');
    expect((await visitor.call(subscribeTopic, { token: fid, topic: 'ALL' })).status).toBe(200);
    expect(await stage.endpoints(merchant.code)).toMatchObject([{ hearsAll: true }]);
    await visitor.call(unbindWebToken, { token: fid });
    expect(await stage.endpoints(merchant.code)).toEqual([]);
  });

  test('PUSH-03 is not bound where the merchant has no account that sends, nor by what is no id', async () => {
    const without = await enter({ 'firebase.serviceAccount': 'none' });
    const fid = await register(stage.sandbox, project);
    expect(await stage.bind(without.visitor, fid, 'FCM')).toMatchObject({
      errorCode: 'request_param_err',
    });
    const { value } = await visit(stage.site.app, without.merchant).call(siteStatus);
    expect((value['info'] as { push: object }).push).not.toHaveProperty('fcm');
    const { visitor } = await enter();
    for (const bad of ['x', '{"endpoint":"https://fcm.googleapis.com/x"}', `${fid}x`]) {
      expect(await stage.bind(visitor, bad, 'FCM'), bad).toMatchObject({
        errorCode: 'request_param_err',
      });
    }
  });
});

describe('sending to FCM', () => {
  test('PUSH-04 an installation that is gone, or is another project’s, is removed', async () => {
    const entered = await enter();
    const gone = await register(stage.sandbox, project, 'gone');
    const strange = await register(stage.sandbox, await createProject(stage.sandbox));
    const stays = await register(stage.sandbox, project);
    for (const fid of [gone, strange, stays]) await stage.bind(entered.visitor, fid, 'FCM');
    await stage.tellAnswered(entered);
    await stage.send();
    const left = (await stage.endpoints(entered.merchant.code)).map(({ token }) => token);
    expect(left).toEqual([stays]);
  });

  test('PUSH-04 down is asked again, a quota waits as long as it says, a refused message ends', async () => {
    const entered = await enter();
    const [down, quota, bad] = [
      await register(stage.sandbox, project, 'down'),
      await register(stage.sandbox, project, 'quota'),
      await register(stage.sandbox, project, 'bad'),
    ];
    for (const fid of [down, quota, bad]) await stage.bind(entered.visitor, fid, 'FCM');
    await stage.tellAnswered(entered);
    await stage.send();
    const asked = stage.site.now();
    const due = async () => {
      const rows = await stage.deliveries(entered.merchant.code);
      return rows.filter(({ endedAt }) => endedAt === null).map((each) => each.dueAt.getTime());
    };
    expect((await due()).toSorted((one, two) => one - two)).toEqual([
      asked + 5_000,
      asked + 120_000,
    ]);
    stage.pass(6_000);
    await stage.send();
    expect(await stage.inbox(down)).toHaveLength(1);
    expect(await due()).toHaveLength(1);
  });

  test('PUSH-04 a token that was taken back is asked for anew, and nothing is lost', async () => {
    const entered = await enter();
    const fid = await register(stage.sandbox, project);
    await stage.bind(entered.visitor, fid, 'FCM');
    await stage.tellAnswered(entered);
    await stage.send();
    await stage.sandbox.ask('POST', '/push/fcm/forget');
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.inbox(fid)).toHaveLength(2);
  });

  test('PUSH-04, S3 an account that Google does not know loses nothing, and the log holds no key', async () => {
    const forged = await createProject(stage.sandbox);
    const account = JSON.parse(forged.settings['firebase.serviceAccount']) as object;
    const other = JSON.parse(project.settings['firebase.serviceAccount']) as {
      private_key: string;
    };
    const wrong = { ...account, private_key: other.private_key };
    const entered = await enter({
      ...forged.settings,
      'firebase.serviceAccount': JSON.stringify(wrong),
    });
    const fid = await register(stage.sandbox, forged);
    await stage.bind(entered.visitor, fid, 'FCM');
    await stage.tellAnswered(entered);
    await stage.send();
    expect(await stage.deliveries(entered.merchant.code)).toMatchObject([{ endedAt: null }]);
    expect(stage.site.logged()).toContain('no token: status 400');
    expect(stage.site.logged()).not.toContain(fid);
    expect(stage.site.logged()).not.toContain('PRIVATE KEY');
  });

  test('PUSH-04 one token serves many messages, asked for once', async () => {
    const own = await createProject(stage.sandbox);
    const entered = await enter(own.settings);
    for (let count = 0; count < 5; count += 1) {
      await stage.bind(entered.visitor, await register(stage.sandbox, own), 'FCM');
    }
    await stage.tellAnswered(entered);
    await stage.send();
    const asked = await stage.sandbox.ask('GET', `/push/fcm/granted?project=${own.name}`);
    expect(asked.json()).toEqual({ granted: 1 });
  });
});
