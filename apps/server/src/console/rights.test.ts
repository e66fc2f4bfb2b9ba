// The matrix of roles, merchants and routes of the back office, generated from the table of rights; and what leaves an audit event.
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@parlour/contract/endpoint';
import { addChatPicture, sendTalkMessage } from '@parlour/contract/chat/calls';
import * as consoleCalls from '@parlour/contract/staff/console-calls';
import { staffEndpoints, type StaffEndpointName } from '@parlour/contract/staff/endpoints';
import { consoleHeader } from '@parlour/contract/staff/console-cookies';
import { rights } from '@parlour/contract/staff/rights';
import { staffRoles } from '@parlour/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, openChatSite, type ChatSeat } from '../modules/chat/testing/chat-site.ts';
import { solid } from '../testing/pictures.ts';
import {
  consoleOrigin,
  startTestConsole,
  type StaffPerson,
  type TestConsole,
} from '../testing/test-console.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
let office: TestConsole;
type Talk = ChatSeat & { code: string; id: string; pictureId: string };
let talks: Talk[];
beforeAll(async () => {
  chat = await openChatSite();
  office = await startTestConsole({ urls: chat.site.urls, now: chat.site.now });
  talks = [await openTalk(), await openTalk()];
});
afterAll(async () => {
  await office.close();
  await chat.close();
});

/** A merchant with a member, whose talk has a message with a picture. */
async function openTalk(): Promise<Talk> {
  const seat = await chat.sit(await chat.openMerchant());
  const id = await begin(seat);
  const added = await seat.visitor.call(addChatPicture, {}, await sentPicture());
  const pictureId = String(added.value['id']);
  const message = { id, clientId: randomUUID(), text: 'Hello', pictureIds: [pictureId] };
  await seat.visitor.call(sendTalkMessage, message);
  return { ...seat, code: seat.merchant.code, id, pictureId };
}

const endpoints: Record<string, Endpoint> = staffEndpoints;
const names = Object.keys(staffEndpoints) as StaffEndpointName[];
const served = names.filter((name) => rights[name].length > 0);

/** An input of each served call about a talk. A call without a line here fails the tests. */
const inputs: Partial<Record<StaffEndpointName, (talk: Talk) => object>> = {
  listQueue: () => ({}),
  openTalk: ({ id }) => ({ id }),
  takeTalk: ({ id }) => ({ id }),
  takeOverTalk: ({ id }) => ({ id }),
  listColleagues: () => ({}),
  handOverTalk: ({ id }) => ({ id, to: null }),
  tellStaffWriting: ({ id }) => ({ id }),
  answerTalk: ({ id }) => ({ id, clientId: randomUUID(), text: 'Hello' }),
  addAnswerPicture: ({ id }) => ({ id }),
  addTalkNote: ({ id }) => ({ id, clientId: randomUUID(), text: 'Has called' }),
  closeTalk: ({ id }) => ({ id }),
  queuedPicture: ({ id, pictureId }) => ({ id, pictureId }),
  talkMember: ({ id }) => ({ id }),
  listCannedAnswers: () => ({}),
  saveCannedAnswer: ({ id: answerId }) => ({
    answerId,
    title: `Answer ${answerId}`,
    language: 'EN',
    text: 'Hello, {member}.',
  }),
  removeCannedAnswer: ({ id: answerId }) => ({ answerId }),
};

const sentPicture = async () => ({
  payload: await solid(30).png().toBuffer(),
  headers: { 'content-type': 'image/png' },
});

type ChatCall = { name: StaffEndpointName; about: Talk; over?: object };
async function say(person: StaffPerson, { name, about, over = {} }: ChatCall) {
  const input = { merchant: about.code, ...inputs[name]?.(about), ...over };
  const at = endpoints[name] as Endpoint;
  return person.browser.call(at, input, at.takesPicture && (await sentPicture()));
}
/** Puts the talks back into the queue, so that nobody's call depends on who has taken one. */
const release = () =>
  Promise.all(talks.map((talk) => chat.asOwner(talk, 'update chat_talk set taken_by = null', [])));

describe('the table of rights', () => {
  test('STAFF-04 has a line for each call, and the back office serves those that a role may make, and no other', () => {
    expect(Object.keys(rights).toSorted()).toEqual(names.toSorted());
    const routes = names.filter((name) => {
      const { method, path: url } = staffEndpoints[name];
      return office.app.hasRoute({ method, url });
    });
    expect(routes).toEqual(served);
    expect(Object.keys(inputs).toSorted()).toEqual(served.toSorted());
    expect(served.length).toBeGreaterThan(7);
  });
});

const places = ['own', 'all'] as const;
const people = staffRoles.flatMap((role) => places.map((at) => ({ role, at })));

describe.each(people)('the role $role at $at', ({ role, at }) => {
  let person: StaffPerson;
  beforeAll(async () => {
    person = await office.join(role, at === 'own' ? talks[0]?.code : undefined);
  });

  test.each(served)(
    'STAFF-04, T3 %s is answered for the chosen merchant, and only there',
    async (name) => {
      await release();
      const [own, other] = talks as [Talk, Talk];
      await office.choose(person, own.code);
      const answered = await say(person, { name, about: own });
      const isAllowed = rights[name].includes(role);
      expect([answered.status, answered.errorCode]).toEqual(
        isAllowed ? [200, undefined] : [403, 'not_allowed'],
      );
      // Another merchant is like one that does not exist, also for whoever may choose it.
      const foreign = await say(person, { name, about: other });
      const missing = await say(person, { name, about: { ...other, code: 'nobody' } });
      expect([foreign.status, foreign.errorCode]).toEqual([404, 'no_merchant']);
      expect(foreign.body.replaceAll(other.code, 'nobody')).toBe(missing.body);
      // A talk of another merchant is like one that does not exist.
      const wanted = { id: randomUUID() };
      const ofOther = await say(person, { name, about: own, over: { ...inputs[name]?.(other) } });
      const ofNobody = await say(person, {
        name,
        about: own,
        over: { ...inputs[name]?.(other), ...wanted },
      });
      const hasTalk = Object.hasOwn(inputs[name]?.(own) ?? {}, 'id');
      const found = hasTalk ? [404, 'not_found'] : [200, undefined];
      expect([ofOther.status, ofOther.errorCode]).toEqual(isAllowed ? found : [403, 'not_allowed']);
      expect(hasTalk && ofOther.body.replaceAll(other.id, wanted.id)).toBe(
        hasTalk && ofNobody.body,
      );
      await release();
    },
  );
});

describe('somebody without a session', () => {
  test.each(served)('STAFF-04 is refused %s, and nothing is read', async (name) => {
    const [own] = talks as [Talk, Talk];
    const nobody = { browser: office.open() } as StaffPerson;
    const refused = await say(nobody, { name, about: own });
    expect([refused.status, refused.errorCode]).toEqual([401, 'not_logged_in']);
    nobody.browser.session = 'A'.repeat(43);
    expect((await say(nobody, { name, about: own })).status).toBe(401);
    nobody.browser.session = own.visitor.cookie;
    expect((await say(nobody, { name, about: own })).status).toBe(401);
  });
});

describe('hosts', () => {
  const all: Endpoint[] = [
    ...served.map((name) => endpoints[name] as Endpoint),
    ...Object.values(consoleCalls),
  ];
  test.each(all)(
    'STAFF-04 $path is found at the console’s host alone',
    async ({ method, path }) => {
      const [own] = talks as [Talk, Talk];
      const url = path.replaceAll(/:\w+/g, own.code);
      const headers = { [consoleHeader]: '1', origin: consoleOrigin };
      const ask = (app: TestConsole['app'], host: string) =>
        app.inject({ method, url, headers: { ...headers, host } });
      expect((await ask(chat.site.app, own.merchant.host)).statusCode).toBe(404);
      const plain = await ask(office.app, own.merchant.host);
      expect([plain.statusCode, plain.body]).toEqual([404, expect.stringContaining('<h1>404')]);
      expect((await ask(office.app, 'console.localhost')).statusCode).toBe(404);
      const { host } = new URL(consoleOrigin);
      expect((await ask(office.app, host)).statusCode).not.toBe(404);
    },
  );

  test('STAFF-05, H1 each answer has the safety headers, also of an unknown host', async () => {
    const { host } = new URL(consoleOrigin);
    const answers = [
      await office.app.inject({ url: '/ops/me', headers: { host } }),
      await office.app.inject({ url: '/ops/me', headers: { host, [consoleHeader]: '1' } }),
      await office.app.inject({ url: '/ops/me', headers: { host: 'a.example' } }),
      await office.app.inject({ url: '/nowhere', headers: { host } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 404, 404]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cache-control': expect.stringContaining('no-store'),
        'x-request-id': expect.any(String),
      });
    }
  });

  test('STAFF-04 the console answers no call of players', async () => {
    const { host } = new URL(consoleOrigin);
    for (const url of ['/wps/site/status', '/m/login', '/m/']) {
      const headers = { host, [consoleHeader]: '1' };
      expect((await office.app.inject({ url, headers })).statusCode).toBe(404);
    }
  });
});

test('STAFF-04, L2 each look at a member and each act leaves an event with the person, the address and the request', async () => {
  const talk = await openTalk();
  const person = await office.join('support', talk.code);
  const expected = [
    ['listQueue', 'chat.read', false],
    ['openTalk', 'chat.read', true],
    ['queuedPicture', 'chat.read', true],
    ['talkMember', 'member.read', true],
    ['takeTalk', 'chat.take', true],
    ['answerTalk', 'chat.answer', true],
    ['addTalkNote', 'chat.note', true],
    ['closeTalk', 'chat.close', true],
  ] as const;
  const text = `select action, actor, actor_name, member_id, host(address) as address, request_id
    from audit_event where action like 'chat.%' or action = 'member.read' order by id`;
  for (const [at, [name, action, isOfMember]] of expected.entries()) {
    const { headers, status } = await say(person, { name, about: talk });
    expect([name, status]).toEqual([name, 200]);
    const events = await chat.asOwner(talk, text, []);
    expect(events).toHaveLength(at + 1);
    expect(events.at(-1)).toEqual({
      action,
      actor: 'operator',
      actor_name: person.mail,
      member_id: isOfMember ? talk.member.id : null,
      address: '203.0.113.7',
      request_id: headers['x-request-id'],
    });
  }
  // Who has taken it locks it for the others, by the account's address.
  const other = await office.join('manager', talk.code);
  await say(person, { name: 'answerTalk', about: talk });
  const refused = await say(other, { name: 'answerTalk', about: talk });
  expect([refused.status, refused.errorCode]).toEqual([409, 'talk_taken']);
});

test('STAFF-04 a picture comes as it is, and no cache keeps an answer', async () => {
  const talk = await openTalk();
  const person = await office.join('support', talk.code);
  const picture = await say(person, { name: 'queuedPicture', about: talk });
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.bytes.subarray(0, 4).toString()).toBe('RIFF');
  expect(picture.headers['cache-control']).toContain('no-store');
  const queue = await say(person, { name: 'listQueue', about: talk });
  expect(queue.headers['cache-control']).toContain('no-store');
});
