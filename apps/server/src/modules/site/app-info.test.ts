import { appInfo } from '@parlour/contract/install/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function visitorOf(settings: Parameters<typeof createMerchant>[1] = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return visit(site.app, merchant);
}

test('APP-08 the app info tells the newest version of each system, and whether to say so', async () => {
  const visitor = await visitorOf({
    'app.tellsUpgrade': 'on',
    'app.iosVersion': '2.6.0',
    'app.androidVersion': '2.7.1',
  });
  const [ios, android] = await Promise.all([
    visitor.call(appInfo, { platform: 'IOS' }),
    visitor.call(appInfo, { platform: 'Android' }),
  ]);
  expect(ios.value).toEqual({ allowUpgrade: true, version: '2.6.0' });
  expect(android.value).toEqual({ allowUpgrade: true, version: '2.7.1' });
});
test('APP-08, T5 a merchant that set nothing allows none, whatever its neighbour does', async () => {
  await visitorOf({ 'app.tellsUpgrade': 'on', 'app.iosVersion': '9.0' });
  const visitor = await visitorOf();
  const { value } = await visitor.call(appInfo, { platform: 'IOS' });
  expect(value).toEqual({ allowUpgrade: false, version: null });
});
test('APP-08 a system that there is no app of is refused', async () => {
  const visitor = await visitorOf();
  expect(await visitor.call(appInfo, { platform: 'Windows' })).toMatchObject({
    status: 400,
    errorCode: 'request_param_err',
  });
});
test('APP-02, BOOT-02 the status names the links of the app, and without one of the merchant’s our web clip', async () => {
  const [set, unset] = [
    await visitorOf({
      'app.androidUrl': 'https://files.example/app.apk',
      'app.iosUrl': 'https://apps.example/id1',
      'app.profileUrl': 'https://files.example/clip.mobileconfig',
    }),
    await visitorOf(),
  ];
  expect((await set.call(siteStatus)).value).toMatchObject({
    info: {
      resources: [
        { resourceType: 'Android', url: 'https://files.example/app.apk' },
        { resourceType: 'IOS', url: 'https://apps.example/id1' },
        { resourceType: 'MOBILECONFIG', url: 'https://files.example/clip.mobileconfig' },
      ],
    },
  });
  expect((await unset.call(siteStatus)).value).toMatchObject({
    info: {
      resources: [{ resourceType: 'MOBILECONFIG', url: '/m/webclip.mobileconfig' }],
    },
  });
});
