import { handOverTalk, listColleagues, takeTalk } from '@parlour/contract/chat/staff-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestConsole,
  type StaffPerson,
  type TestConsole,
} from '../../../testing/test-console.ts';
import { begin, openChatSite } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
let office: TestConsole;
beforeAll(async () => {
  chat = await openChatSite();
  office = await startTestConsole({ urls: chat.site.urls, now: chat.site.now });
});
afterAll(async () => {
  await office.close();
  await chat.close();
});

/** A merchant with a talk, and a person of its support who works for it. */
async function openTeam() {
  const seat = await chat.sit(await chat.openMerchant());
  const { code: merchant } = seat.merchant;
  const id = await begin(seat);
  const anna = await office.join('support', merchant);
  await office.choose(anna, merchant);
  const colleagues = async (): Promise<unknown> =>
    (await anna.browser.call(listColleagues, { merchant })).value['colleagues'];
  const handOver = (to: string) => anna.browser.call(handOverTalk, { merchant, id, to });
  const take = (person: StaffPerson) => person.browser.call(takeTalk, { merchant, id });
  return { merchant, id, anna, colleagues, handOver, take };
}

test('STAFF-08, STAFF-04 colleagues are those who can log in and may answer here, by their addresses, without oneself', async () => {
  const { merchant, colleagues } = await openTeam();
  const elsewhere = (await chat.openMerchant()).code;
  const ben = await office.join('manager', merchant);
  const owner = await office.join('owner');
  const stranger = await office.join('support', elsewhere);
  const gone = await office.join('support', merchant);
  await office.accounts.disableStaff({ mail: gone.mail });
  await office.accounts.inviteStaff({ mail: 'invited@example.com', role: 'support', merchant });
  const mails = ((await colleagues()) as { mail: string }[]).map(({ mail }) => mail);
  expect(mails).toEqual(mails.toSorted());
  expect(mails).toEqual(expect.arrayContaining([ben.mail, owner.mail]));
  for (const other of [stranger.mail, gone.mail, 'invited@example.com']) {
    expect(mails).not.toContain(other);
  }
  expect(mails).toHaveLength(2);
});

test('STAFF-08 a talk goes to a colleague alone, also where somebody’s role was taken away meanwhile', async () => {
  const { merchant, anna, handOver, take } = await openTeam();
  const ben = await office.join('support', merchant);
  await office.choose(ben, merchant);
  await take(anna);
  expect((await handOver('nobody@example.com')).errorCode).toBe('no_colleague');
  await office.accounts.removeStaffRole({ mail: ben.mail, role: 'support', merchant });
  expect((await handOver(ben.mail)).errorCode).toBe('no_colleague');
  await office.accounts.inviteStaff({ mail: ben.mail, role: 'support', merchant });
  expect((await handOver(ben.mail)).status).toBe(200);
  expect((await take(ben)).status).toBe(200);
  expect((await take(anna)).errorCode).toBe('talk_taken');
});
