// Members who are away are told of answers: by the chat, the push module and the mail together, as the server delivers facts.
import { randomUUID } from 'node:crypto';
import { readTalk } from '@parlour/contract/chat/calls';
import { tellAfterMinutes } from '@parlour/contract/chat/talk';
import { bindWebToken, choosePush } from '@parlour/contract/push/calls';
import type { PushPayload } from '@parlour/contract/push/kinds';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDueFacts } from '#modules/outbox';
import type { Mail, MailOutcome } from '#providers/mail/mail';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../../sandbox/src/testing/test-sandbox.ts';
import { handlersOf } from '../../../facts.ts';
import { sendingSettings } from '../../../testing/mailbox.ts';
import {
  begin,
  chatOn,
  hour,
  messagesOf,
  openChatSite,
  type ChatSeat,
} from '../testing/chat-site.ts';

let sandbox: TestSandbox;
let chat: Awaited<ReturnType<typeof openChatSite>>;
/** Mails that the site sent, and the outcomes of the next ones; a mail without one is taken. */
const mails: Mail[] = [];
const outcomes: MailOutcome[] = [];
const failures: string[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  chat = await openChatSite({
    outboundAllow: [sandbox.origin],
    sendMail: async (_account, mail) => {
      mails.push(mail);
      return outcomes.shift() ?? { id: `mail${mails.length}` };
    },
  });
});
afterAll(async () => {
  await chat.close();
  await sandbox.close();
});
beforeEach(() => {
  for (const list of [mails, outcomes, failures]) list.splice(0);
});

const minute = 60_000;
const soon = tellAfterMinutes * minute;

/** Delivers all facts that are due, and those that their handlers write, then sends notifications. */
async function work(): Promise<void> {
  const { site } = chat;
  const deps = {
    database: site.database,
    handlers: handlersOf(site.modules),
    clock: () => new Date(site.now()),
    onFailure: (error: unknown) => void failures.push(String(error)),
  };
  let told = 1;
  while (told > 0) told = await deliverDueFacts(deps);
  const push = site.modules.find(({ name }) => name === 'push');
  for (const each of push?.work ?? []) await each.run(new AbortController().signal);
}
async function pass(ms: number): Promise<void> {
  chat.site.pass(ms);
  sandbox.pass(ms);
  await work();
}

const email = 'mira@example.test';
const proven = { email, emailProvenAt: new Date('2026-01-01') };
const settingsFor = (over: Record<string, string> = {}) => ({
  ...chatOn,
  ...sendingSettings,
  'push.enabled': 'on',
  'push.hosts': sandbox.origin,
  name: 'Lumen',
  languages: 'EN,TH,UR',
  ...over,
});

type Away = ChatSeat & { id: string };
/** A member with a talk. */
async function openAway({ traits = {}, settings = {} } = {}): Promise<Away> {
  const seat = await chat.sit(await chat.openMerchant(settingsFor(settings)), traits);
  return { ...seat, id: await begin(seat) };
}
/** Binds a device; one whose name ends with `gone` is unknown to its service. Returns its name at the sandbox. */
async function bindDevice({ visitor }: ChatSeat, ending = ''): Promise<string> {
  const id = `${randomUUID()}${ending}`;
  const made = await sandbox.ask('POST', '/push/subscriptions', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  const device = { token: made.body, deviceId: 'a-device', platform: 'WEBPUSH' };
  await visitor.call(bindWebToken, device);
  return id;
}
async function inbox(device: string): Promise<PushPayload[]> {
  const found = await sandbox.ask('GET', `/push/inbox?to=${device}`);
  const { messages } = found.json() as { messages: { body: string }[] };
  return messages.map(({ body }) => JSON.parse(body) as PushPayload);
}
async function readAll(away: Away): Promise<void> {
  const { messages } = await messagesOf(away, away.id);
  await away.visitor.call(readTalk, { id: away.id, upTo: messages.at(-1)?.id });
}

describe('an answer that is not read', () => {
  test('CHAT-05, PUSH-04 is sent to the member’s device after two minutes, without what it says, and by no mail', async () => {
    const away = await openAway({ traits: proven });
    const device = await bindDevice(away);
    await chat.team().answerTalk({
      merchant: away.merchant.code,
      id: away.id,
      clientId: randomUUID(),
      text: 'Your 9,000 are there.',
      name: 'Robin',
    });
    await pass(soon - 1);
    expect(await inbox(device)).toEqual([]);
    await pass(1);
    expect(await inbox(device)).toEqual([
      {
        title: 'Lumen',
        body: 'We’ve replied in your chat.',
        path: `/m/chat/talk?id=${away.id}`,
        tag: `answer:${away.id}`,
        language: 'en',
        direction: 'ltr',
      },
    ]);
    expect(mails).toEqual([]);
  });

  test('CHAT-05 one that was read meanwhile is sent to nobody', async () => {
    const away = await openAway({ traits: proven });
    const device = await bindDevice(away);
    await chat.answer(away, away.id, 'Hello.');
    await pass(soon - 1);
    await readAll(away);
    await pass(minute);
    expect([await inbox(device), mails]).toEqual([[], []]);
  });

  test('CHAT-05, PUSH-04 one that is read in the quiet hours is not sent when they end', async () => {
    const clockAt = (ms: number) => new Date(chat.site.now() + ms).toISOString().slice(11, 16);
    const quiet = `${clockAt(0)}-${clockAt(10 * minute)}`;
    const away = await openAway({ settings: { timeZone: 'UTC', 'push.quietHours': quiet } });
    const device = await bindDevice(away);
    const other = await begin(away);
    for (const id of [away.id, other]) await chat.answer(away, id, 'Hello.');
    await pass(soon);
    expect(await inbox(device)).toEqual([]);
    await readAll(away);
    await pass(11 * minute);
    expect(await inbox(device)).toMatchObject([{ tag: `answer:${other}` }]);
  });

  test('CHAT-05 a second one is not told before the first is read, and told after it', async () => {
    const away = await openAway();
    const device = await bindDevice(away);
    for (const text of ['First.', 'Second.']) {
      await chat.answer(away, away.id, text);
      await pass(minute);
    }
    await pass(hour);
    await chat.answer(away, away.id, 'Third.');
    await pass(soon);
    expect(await inbox(device)).toHaveLength(1);
    await away.visitor.logIn(away.member);
    const again = await bindDevice(away);
    await readAll(away);
    await chat.answer(away, away.id, 'Fourth.');
    await pass(soon);
    expect(await inbox(again)).toHaveLength(1);
  });

  test('CHAT-05 two talks are told each', async () => {
    const away = await openAway({ traits: proven });
    const other = await begin(away);
    for (const id of [away.id, other]) await chat.answer(away, id, 'Hello.');
    await pass(soon);
    expect(mails.map(({ id }) => id)).toEqual([`chat-${away.id}-1`, `chat-${other}-1`]);
  });
});

describe('a member without a device', () => {
  test.each([
    ['EN', 'New reply from Lumen', 'To read the reply, log in and open Chat.'],
    ['TH', 'มีคำตอบใหม่จาก Lumen', 'เข้าสู่ระบบแล้วเปิดแชท'],
    ['UR', 'Lumen کی طرف سے نیا جواب', 'لاگ اِن کریں'],
    [null, 'New reply from Lumen', 'log in'],
  ])('CHAT-05 is mailed once in the language %s, without what the answer says', async (...row) => {
    const [language, subject, text] = row;
    const away = await openAway({ traits: { ...proven, language } });
    await chat.answer(away, away.id, 'Your 9,000 are there.');
    await pass(soon);
    await pass(hour);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: email, subject });
    expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).toContain(away.member.username);
    expect(mails[0]?.text).not.toContain('9,000');
  });

  test('CHAT-05 is not mailed at an address that is not proven, nor where the merchant sends no mail', async () => {
    const stated = await openAway({ traits: { email } });
    const silent = await openAway({ traits: proven, settings: { 'mail.host': '' } });
    for (const away of [stated, silent]) await chat.answer(away, away.id, 'Hello.');
    await pass(soon);
    expect([mails, failures]).toEqual([[], []]);
  });

  test('CHAT-05, PUSH-04 is mailed if the merchant sends no notifications, or all devices are gone', async () => {
    const off = await openAway({ traits: proven, settings: { 'push.enabled': 'off' } });
    await bindDevice(off);
    const gone = await openAway({ traits: proven });
    for (const ending of ['gone', 'gone']) await bindDevice(gone, ending);
    for (const away of [off, gone]) await chat.answer(away, away.id, 'Hello.');
    await pass(soon);
    await work();
    expect(mails.map(({ id }) => id)).toEqual([`chat-${off.id}-1`, `chat-${gone.id}-1`]);
  });

  test('CHAT-05 nor does a device count whose service refuses the message', async () => {
    const away = await openAway({ traits: proven });
    await bindDevice(away, 'bad');
    await chat.answer(away, away.id, 'Hello.');
    await pass(soon);
    await work();
    await pass(hour);
    expect(mails.map(({ id }) => id)).toEqual([`chat-${away.id}-1`]);
  });

  test('CHAT-05 a mail follows when the last device is given up, unless another one was told', async () => {
    const away = await openAway({ traits: proven });
    const told = await openAway({ traits: proven });
    for (const seat of [away, told]) await bindDevice(seat, 'quota');
    const device = await bindDevice(told);
    for (const seat of [away, told]) await chat.answer(seat, seat.id, 'Hello.');
    let hours = 0;
    for (; mails.length === 0 && hours < 24; hours += 1) await pass(hour);
    expect(hours).toBeGreaterThan(7);
    await pass(hour);
    expect(mails.map(({ id }) => id)).toEqual([`chat-${away.id}-1`]);
    expect(await inbox(device)).toHaveLength(1);
  });

  test('CHAT-05, R1 a mail that fails is sent again with the same id, unless the answer was read meanwhile', async () => {
    const away = await openAway({ traits: proven });
    await chat.answer(away, away.id, 'Hello.');
    outcomes.push({ trouble: 'unavailable', why: 'a test' }, { trouble: 'later', why: 'a test' });
    await pass(soon);
    await pass(minute);
    await pass(5 * minute);
    await pass(hour);
    expect(mails.map(({ id }) => id)).toEqual(Array.from({ length: 3 }, () => `chat-${away.id}-1`));
    expect(failures).toHaveLength(2);
    const other = await openAway({ traits: proven });
    await chat.answer(other, other.id, 'Hello.');
    outcomes.push({ trouble: 'unavailable', why: 'a test' });
    await pass(soon);
    await readAll(other);
    await pass(hour);
    expect(mails).toHaveLength(4);
  });

  test('CHAT-05 a mail that the server refuses for good is not sent again', async () => {
    const away = await openAway({ traits: proven });
    await chat.answer(away, away.id, 'Hello.');
    outcomes.push({ trouble: 'refused', why: 'a test' });
    await pass(soon);
    await pass(hour);
    expect([mails.length, failures]).toEqual([1, []]);
  });
});

describe('nobody is told', () => {
  const away = { traits: proven };
  test.each<[string, (seat: Away) => Promise<unknown>]>([
    [
      'a member who was restricted',
      (seat) => chat.asOwner(seat, 'update member set type = 4 where id = $1', [seat.member.id]),
    ],
    [
      'a member who was disabled',
      (seat) =>
        chat.asOwner(seat, 'update member set disabled = true where id = $1', [seat.member.id]),
    ],
    [
      'a member who wants no notification of answers',
      (seat) => seat.visitor.call(choosePush, { wanted: ['draw', 'prize', 'news'] }),
    ],
    [
      'at a merchant without the flag',
      async ({ merchant }) => {
        await withMerchantSettings(chat.site.urls.ownerUrl, (settings) =>
          settings.change(merchant.code, { set: { 'flags.CBS3': 'off' }, unset: [] }),
        );
        await chat.site.merchants.reload();
      },
    ],
  ])('CHAT-01, CHAT-05 %s', async (_, change) => {
    const [mailed, notified] = [await openAway(away), await openAway(away)];
    const device = await bindDevice(notified);
    for (const seat of [mailed, notified]) {
      await chat.answer(seat, seat.id, 'Hello.');
      await change(seat);
    }
    await pass(soon);
    expect([mails, await inbox(device), failures]).toEqual([[], [], []]);
  });
});

describe('a server that is killed', () => {
  /** Delivers a fact of the answer once more, as after a death between the handler and the outbox. */
  async function again(away: Away, name: 'chat.answered' | 'chat.unread' | 'chat.unreached') {
    const fact = { id: randomUUID(), merchantCode: away.merchant.code, memberId: away.member.id };
    const about = { talkId: away.id, place: 1 };
    const handlers = handlersOf(chat.site.modules);
    const handle = handlers[name === 'chat.unread' ? 'push' : 'chat']?.[name];
    await handle?.({ ...fact, name, at: new Date(chat.site.now()), about } as never);
  }

  test('CHAT-05, R1 tells nothing twice when it delivers its facts again', async () => {
    const [mailed, notified] = [await openAway({ traits: proven }), await openAway()];
    const device = await bindDevice(notified);
    for (const away of [mailed, notified]) await chat.answer(away, away.id, 'Hello.');
    await pass(soon);
    for (const name of ['chat.answered', 'chat.unread', 'chat.unreached'] as const) {
      for (const away of [mailed, notified]) await again(away, name);
      await work();
    }
    expect([mails.length, (await inbox(device)).length]).toEqual([1, 1]);
  });

  test('CHAT-05, R1 leaves the answer’s fact in the outbox, which is written with the answer', async () => {
    const away = await openAway();
    await chat.answer(away, away.id, 'Hello.');
    const facts = await chat.asOwner(
      away,
      `select name, due_at - happened_at = make_interval(mins => $1) as "isDueLater" from outbox
        where handler = 'chat'`,
      [tellAfterMinutes],
    );
    expect(facts).toEqual([{ name: 'chat.answered', isDueLater: true }]);
  });
});
