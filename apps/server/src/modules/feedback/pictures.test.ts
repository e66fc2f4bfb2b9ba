import {
  addFeedbackPicture,
  feedbackPicture,
  sendFeedback,
} from '@parlour/contract/feedback/calls';
import { mostPictureBytes } from '@parlour/contract/feedback/pictures';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepExpiredRemoved } from '../../expiry.ts';
import { bombPng, solid } from '../../testing/pictures.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let png: Buffer;
beforeAll(async () => {
  site = await startTestSite();
  png = await solid(40, 30).png().toBuffer();
});
afterAll(() => site.close());

const hour = 3_600_000;

async function openPlace(settings: Record<string, string> = {}) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return { merchant, member: await enter(merchant) };
}
async function enter(merchant: TestMerchant): Promise<Visitor> {
  const visitor = visit(site.app, merchant);
  await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code));
  return visitor;
}
const post = (by: Visitor, payload: Buffer | string, type = 'image/png') =>
  by.call(addFeedbackPicture, {}, { payload, headers: { 'content-type': type } });
const attach = async (by: Visitor) => String((await post(by, png)).value['id']);
const rowsOf = ({ code }: TestMerchant) =>
  site.database.query(code, (tx) =>
    runStatement<{ id: string }>(tx, 'select id from feedback_picture'),
  );

describe('a picture', () => {
  test('MEMBER-12, V6 comes back made anew, as a file that no browser opens as anything else', async () => {
    const { member } = await openPlace();
    const id = await attach(member);
    const { status, headers, bytes } = await member.call(feedbackPicture, { id });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  test('V6 is what its bytes say, whatever its header says', async () => {
    const { member } = await openPlace();
    expect((await post(member, png, 'image/jpeg')).status).toBe(200);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
      expect(await post(member, script, type)).toMatchObject({
        status: 400,
        errorCode: 'picture_refused',
      });
    }
  });

  test.each([
    'image/svg+xml',
    'image/gif',
    'application/json',
    'text/plain',
    'multipart/form-data',
  ])('V6, V1 of the type %s is not even read', async (type) => {
    const { member } = await openPlace();
    expect(await post(member, '{}', type)).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      // No complaint about a missing picture field: the type alone was refused.
      value: { fields: [] },
    });
  });

  test('V1 may have 5 MB, and no other call takes one or more than 64 KB', async () => {
    const { member } = await openPlace();
    // Bytes after the end of a picture are ignored.
    const full = Buffer.concat([png, Buffer.alloc(mostPictureBytes - png.length)]);
    expect((await post(member, full)).status).toBe(200);
    const over = Buffer.concat([full, Buffer.alloc(1)]);
    expect(await post(member, over)).toMatchObject({
      status: 413,
      errorCode: 'request_too_large',
    });
    const elsewhere = (payload: Buffer | string, type: string) =>
      member.call(sendFeedback, {}, { payload, headers: { 'content-type': type } });
    expect((await elsewhere(png, 'image/png')).status).toBe(400);
    const long = JSON.stringify({ category: 'idea', content: 'a'.repeat(70_000) });
    expect((await elsewhere(long, 'application/json')).status).toBe(413);
  });

  test('MEMBER-12 is a member’s, and so is looking at one', async () => {
    const { merchant, member } = await openPlace();
    const id = await attach(member);
    const guest = visit(site.app, merchant);
    expect((await post(guest, png)).errorCode).toBe('customer.not.login');
    expect((await guest.call(feedbackPicture, { id })).errorCode).toBe('customer.not.login');
    expect((await member.call(feedbackPicture, { id: '..%2f..%2fetc' })).status).toBe(400);
  });

  test('V6 nothing of a refused one is kept', async () => {
    const { merchant, member } = await openPlace();
    expect((await post(member, bombPng(30_000))).errorCode).toBe('picture_refused');
    expect((await post(member, Buffer.alloc(0))).status).toBe(400);
    expect(await rowsOf(merchant)).toEqual([]);
  });
});

describe('the day’s limit', () => {
  test('MEMBER-12 counts refused pictures too, by member', async () => {
    const { merchant, member } = await openPlace({ 'limits.feedbackPicturesPerDay': '3' });
    await post(member, png);
    await post(member, Buffer.from('none'));
    await post(member, png);
    const refused = await post(member, png);
    expect(refused).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.feedback' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await post(await enter(merchant), png)).status).toBe(200);
  });
});

describe('pictures without a message', () => {
  test('MEMBER-12 are nine at most: of more the oldest go, and those of messages stay', async () => {
    const { merchant, member } = await openPlace();
    const sent = await attach(member);
    await member.call(sendFeedback, { category: 'idea', content: 'a', pictureIds: [sent] });
    const ids: string[] = [];
    for (let number = 0; number < 11; number += 1) {
      site.pass(1_000);
      ids.push(await attach(member));
    }
    const other = await attach(await enter(merchant));
    const left = (await rowsOf(merchant)).map(({ id }) => id);
    expect(left.toSorted()).toEqual([sent, other, ...ids.slice(2)].toSorted());
  });

  test('MEMBER-12 go after a day, those of messages never', async () => {
    const { merchant, member } = await openPlace();
    const [sent, waiting] = [await attach(member), await attach(member)];
    await member.call(sendFeedback, { category: 'idea', content: 'a', pictureIds: [sent] });
    const look = async () => (await rowsOf(merchant)).map(({ id }) => id).toSorted();
    site.pass(24 * hour);
    // Expired, and not yet removed.
    const { merchant: _, ...deps } = { merchant, ...site, clock: () => new Date(site.now()) };
    const remove = () =>
      keepExpiredRemoved({ ...deps, rest: async () => undefined }, site.modules).run(
        AbortSignal.timeout(60_000),
      );
    await remove();
    expect(await look()).toEqual([sent, waiting].toSorted());
    site.pass(2 * hour);
    await remove();
    expect(await look()).toEqual([sent]);
  });
});
