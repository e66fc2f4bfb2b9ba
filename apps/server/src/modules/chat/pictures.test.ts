import { randomUUID } from 'node:crypto';
import {
  addChatPicture,
  beginTalk,
  chatPicture,
  listTalkMessages,
  sendTalkMessage,
} from '@parlour/contract/chat/calls';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { solid } from '../../testing/pictures.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit, type Visitor } from '../../testing/visitor.ts';

let site: TestSite;
let png: Buffer;
beforeAll(async () => {
  site = await startTestSite();
  png = await solid(40, 30).png().toBuffer();
});
afterAll(() => site.close());

async function openMerchant(settings: Record<string, string> = {}): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, { 'flags.CBS3': 'on', ...settings });
  await site.merchants.reload();
  return merchant;
}
async function enter(merchant: TestMerchant, traits: object = {}): Promise<Visitor> {
  const visitor = visit(site.app, merchant);
  await visitor.logIn(await createMember(site.urls.ownerUrl, merchant.code, { ...traits }));
  return visitor;
}
const add = (by: Visitor, payload: Buffer = png) =>
  by.call(addChatPicture, {}, { payload, headers: { 'content-type': 'image/png' } });
const attach = async (by: Visitor): Promise<string> => String((await add(by)).value['id']);
const begin = async (by: Visitor): Promise<string> =>
  String((await by.call(beginTalk, { subject: 'A ticket' })).value['id']);
const send = (by: Visitor, id: string, over: object) =>
  by.call(sendTalkMessage, { id, clientId: randomUUID(), text: '', ...over });
const messagesOf = async (by: Visitor, id: string) =>
  (await by.call(listTalkMessages, { id })).value['messages'];

describe('pictures of a message', () => {
  test('CHAT-05 go in the order in which they were given, also without a word', async () => {
    const member = await enter(await openMerchant());
    const id = await begin(member);
    const [one, two] = [await attach(member), await attach(member)];
    expect((await send(member, id, { pictureIds: [two, one] })).status).toBe(200);
    expect(await messagesOf(member, id)).toMatchObject([{ text: '', pictureIds: [two, one] }]);
    const { bytes } = await member.call(chatPicture, { id: one });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });
  test('CHAT-05, T3 are read by their member alone', async () => {
    const merchant = await openMerchant();
    const member = await enter(merchant);
    const picture = await attach(member);
    await send(member, await begin(member), { pictureIds: [picture] });
    for (const other of [await enter(merchant), await enter(await openMerchant())]) {
      const foreign = await other.call(chatPicture, { id: picture });
      const missing = await other.call(chatPicture, { id: randomUUID() });
      expect([foreign.status, foreign.errorCode]).toEqual([404, 'not_found']);
      expect(foreign.bytes).toEqual(missing.bytes);
    }
  });
  test('CHAT-05, T3 that are another’s, another message’s or over make no message', async () => {
    const merchant = await openMerchant();
    const [member, other] = [await enter(merchant), await enter(merchant)];
    const id = await begin(member);
    const [foreign, used, own] = [await attach(other), await attach(member), await attach(member)];
    await send(member, id, { pictureIds: [used] });
    const made = await messagesOf(member, id);
    for (const missing of [foreign, used, randomUUID()]) {
      const refused = await send(member, id, { pictureIds: [own, missing] });
      expect(refused).toMatchObject({ status: 404, value: { pictureIds: [missing] } });
    }
    expect(await messagesOf(member, id)).toEqual(made);
    expect((await send(member, id, { pictureIds: [own] })).status).toBe(200);
  });
  test('V6 are refused where they are none, or too many', async () => {
    const member = await enter(await openMerchant({ 'limits.chatPicturesPerDay': '2' }));
    expect(await add(member, Buffer.from('<svg/>'))).toMatchObject({
      status: 400,
      errorCode: 'picture_refused',
    });
    expect((await add(member)).status).toBe(200);
    expect(await add(member)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST.chat' });
  });
  test('CHAT-01 are neither kept nor shown for a restricted member', async () => {
    const member = await enter(await openMerchant(), { type: 4 });
    const refused = [await add(member), await member.call(chatPicture, { id: randomUUID() })];
    expect(refused.map(({ errorCode }) => errorCode)).toEqual(['no_permissions', 'no_permissions']);
  });
});
