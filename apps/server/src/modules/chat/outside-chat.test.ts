import { beginTalk, chatDesk, launchChat, listTalks } from '@parlour/contract/chat/calls';
import { createClubLabel, type TestMerchant } from '@parlour/database/testing/fixtures';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '../../testing/visitor.ts';
import { begin, chatOn, openChatSite, send, unreadOf } from './testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

const chatAt = (path: string, traits: object = {}) => ({
  ...chatOn,
  customerService: JSON.stringify([{ csPosition: 'chat', path, ...traits }]),
});
const outside = chatAt('https://chat.example/?desk=1');
const look = { b2c: '1', title: 'Chat', language: 'TH', headerColor: '#0d0a14' };
const opens = '&title=Chat&language=TH&headerColor=%230d0a14';

async function change({ code }: TestMerchant, changes: object): Promise<void> {
  await withMerchantSettings(chat.site.urls.ownerUrl, (all) => all.change(code, changes));
  await chat.site.merchants.reload();
}

describe('the outside chat', () => {
  test('CHAT-02 is opened at an address with the language and the colour of the site', async () => {
    const { visitor } = await chat.sit(await chat.openMerchant(outside));
    const { status, value } = await visitor.call(launchChat, look);
    expect(status).toBe(200);
    expect(value).toEqual({ chatUrl: `https://chat.example/?desk=1${opens}` });
    const { title: _, ...untitled } = look;
    expect((await visitor.call(launchChat, untitled)).value).toEqual({
      chatUrl: 'https://chat.example/?desk=1&language=TH&headerColor=%230d0a14',
    });
  });
  test('CHAT-02, CHAT-03 is the first entry for the chat, whose path is decrypted', async () => {
    const path = 'vxdWwmfUwRp2eCPhxbVOLgiZF1w76w/fpgq82mBNp8A=k3yAtEnd';
    const customerService = JSON.stringify([
      { path: 'https://help.example' },
      { csPosition: 'chat', path: path.replace('k3y', 'key') },
      { csPosition: 'chat', path },
      { csPosition: 'chat', path: 'https://second.example' },
    ]);
    const seat = await chat.sit(await chat.openMerchant({ ...chatOn, customerService }));
    const { value } = await seat.visitor.call(launchChat, look);
    expect(value).toEqual({ chatUrl: `https://help.example/chat?${opens.slice(1)}` });
  });
  test.each([
    ['AICAN', 'https://a.example/?x=1', (name: string) => `&name=${name}`],
    ['MIDUOKE', 'https://m.example/?accountid=1', (name: string) => `&visitorname=${name}`],
    ['LIVECHAT', 'https://l.example/open_chat.cgi?x=1', (name: string) => `&name=${name}`],
    ['COMM100', 'https://c.example/?x=1', (name: string) => `&CUSTOM!username=${name}`],
    ['COMM100VIP', 'https://c.example/?x=1', (name: string) => `&CUSTOM!username=${name}`],
    ['OTHER', 'https://o.example/?x=1', () => ''],
  ])('CHAT-02, CHAT-04 of %s is told the member’s name at %s', async (csType, path, told) => {
    const seat = await chat.sit(await chat.openMerchant(chatAt(path, { csType })));
    const { value } = await seat.visitor.call(launchChat, look);
    expect(value).toEqual({ chatUrl: `${path}${told(seat.member.username)}${opens}` });
  });
  test('CHAT-04 of AICAN is told the VIP label, too', async () => {
    const merchant = await chat.openMerchant(chatAt('https://a.example/?x=1', { csType: 'AICAN' }));
    const clubLabelId = await createClubLabel(chat.site.urls.ownerUrl, merchant.code);
    const seat = await chat.sit(merchant, { clubLabelId });
    const { value } = await seat.visitor.call(launchChat, look);
    expect(value).toEqual({
      chatUrl: `https://a.example/?x=1&name=${seat.member.username}&category=Gold${opens}`,
    });
  });
  test.each([
    ['no language', { language: '' }, ['language']],
    ['no colour', { headerColor: '' }, ['headerColor']],
    ['a colour that is none', { headerColor: 'red' }, ['headerColor']],
    ['a long title', { title: 'x'.repeat(101) }, ['title']],
  ])('CHAT-02 is not opened with %s', async (_case, over, fields) => {
    const { visitor } = await chat.sit(await chat.openMerchant(outside));
    expect(await visitor.call(launchChat, { ...look, ...over })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields },
    });
  });
});

describe('who opens it', () => {
  test('CHAT-02, CHAT-01 members alone, where the merchant has it', async () => {
    const merchant = await chat.openMerchant(outside);
    const answers = [
      await visit(chat.site.app, merchant).call(launchChat, look),
      await (await chat.sit(merchant, { type: 4 })).visitor.call(launchChat, look),
      await (await chat.sit(await chat.openMerchant())).visitor.call(launchChat, look),
      await (
        await chat.sit(await chat.openMerchant({ ...outside, 'flags.CBS3': 'off' }))
      ).visitor.call(launchChat, look),
    ];
    expect(answers.map(({ status, errorCode }) => [status, errorCode])).toEqual([
      [401, 'customer.not.login'],
      [403, 'no_permissions'],
      [404, 'not_found'],
      [403, 'function.not.available'],
    ]);
  });
});

describe('the built-in chat', () => {
  test('CHAT-05 is only for merchants without an outside one; its talks are there again later', async () => {
    const merchant = await chat.openMerchant();
    const seat = await chat.sit(merchant);
    const id = await begin(seat);
    await chat.answer(seat, id, 'An answer');
    expect(await unreadOf(seat)).toBe(1);
    await change(merchant, { set: outside });
    const refused = [
      await seat.visitor.call(chatDesk),
      await seat.visitor.call(listTalks),
      await seat.visitor.call(beginTalk, { subject: 'Another' }),
      await send(seat, id),
    ];
    expect(refused.map(({ status, errorCode }) => [status, errorCode])).toEqual(
      refused.map(() => [403, 'function.not.available']),
    );
    expect(await unreadOf(seat)).toBe(0);
    await change(merchant, { unset: ['customerService'] });
    expect(await unreadOf(seat)).toBe(1);
    expect((await send(seat, id)).status).toBe(200);
  });
});
