// The answers that a merchant's team chooses from.
import { randomUUID } from 'node:crypto';
import { mostCannedAnswers } from '@parlour/contract/chat/canned-answer';
import { insertRows } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChatSite } from '../testing/chat-site.ts';

let chat: Awaited<ReturnType<typeof openChatSite>>;
beforeAll(async () => {
  chat = await openChatSite();
});
afterAll(() => chat.close());

type Answer = Omit<Parameters<ReturnType<typeof chat.team>['saveCannedAnswer']>[0], 'merchant'>;
const welcome = (over: Partial<Answer> = {}): Answer => ({
  answerId: randomUUID(),
  title: 'Welcome',
  language: 'EN',
  text: 'Hello {member}, I am {name} of {merchant}.',
  ...over,
});
const openDesk = async () => {
  const { code: merchant } = await chat.openMerchant();
  return {
    merchant,
    save: (over: Partial<Answer> = {}) =>
      chat.team().saveCannedAnswer({ merchant, ...welcome(over) }),
    remove: (answerId: string) => chat.team().removeCannedAnswer({ merchant, answerId }),
    list: async () => (await chat.team().listCannedAnswers({ merchant })).answers,
  };
};

describe('an answer to choose from', () => {
  test('STAFF-08 is saved, listed by language and title, changed and removed', async () => {
    const { save, remove, list } = await openDesk();
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await save({ answerId: one, title: ' Welcome ' });
    await save({ answerId: two, language: 'TH', text: 'สวัสดีค่ะ {member}' });
    await save({ answerId: three, title: 'Anything else?', text: 'Is there anything else?' });
    expect(await list()).toEqual([
      { id: three, title: 'Anything else?', language: 'EN', text: 'Is there anything else?' },
      {
        id: one,
        title: 'Welcome',
        language: 'EN',
        text: 'Hello {member}, I am {name} of {merchant}.',
      },
      { id: two, title: 'Welcome', language: 'TH', text: 'สวัสดีค่ะ {member}' },
    ]);
    await save({ answerId: one, title: 'Welcome', text: 'Hello!' });
    await remove(three);
    await remove(three);
    expect((await list()).map(({ text }) => text)).toEqual(['Hello!', 'สวัสดีค่ะ {member}']);
  });

  test.each([
    ['{Member}', 'Hello {Member}.'],
    ['{balance}', 'You have {balance}.'],
    ['{', 'A brace { alone'],
    ['}', 'Hello {member}}'],
    ['{}', 'Hello {}'],
    ['{ name }', 'I am { name }'],
  ])('STAFF-08 is refused with %s, which nothing fills in', async (unknown, text) => {
    const { save, list } = await openDesk();
    await expect(save({ text })).rejects.toMatchObject({
      code: 'unknown_variable',
      value: { unknown },
    });
    expect(await list()).toEqual([]);
  });

  test('STAFF-08 has a title of its own in its language, and a size', async () => {
    const { save, list } = await openDesk();
    await save();
    await expect(save()).rejects.toMatchObject({ code: 'title_taken' });
    await save({ language: 'TH' });
    for (const over of [{ title: ' ' }, { title: 'x'.repeat(61) }, { text: 'x'.repeat(2_001) }]) {
      await expect(save(over)).rejects.toMatchObject({ code: 'request_param_err' });
    }
    expect(await list()).toHaveLength(2);
    const racing = Array.from({ length: 5 }, () => save({ title: 'Only one' }));
    const settled = await Promise.allSettled(racing);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('STAFF-08 is one of two hundred at most', async () => {
    const { merchant: merchantCode, save, list } = await openDesk();
    const rows = Array.from({ length: mostCannedAnswers }, (_, at) => ({
      merchantCode,
      id: randomUUID(),
      title: `Answer ${at}`,
      language: 'EN',
      content: 'Hello.',
      changedAt: new Date(chat.site.now()),
    }));
    await forMerchant(chat.site.urls.ownerUrl, merchantCode, (tx) =>
      insertRows(tx, 'chat_canned_answer', rows),
    );
    await expect(save()).rejects.toMatchObject({ code: 'too_many_answers' });
    await save({ answerId: rows[0]?.id ?? '', text: 'Changed.' });
    expect(await list()).toHaveLength(mostCannedAnswers);
  });

  test('STAFF-08, T3 belongs to its merchant: another one neither sees, changes nor removes it', async () => {
    const [own, other] = [await openDesk(), await openDesk()];
    const answerId = randomUUID();
    await own.save({ answerId });
    await other.remove(answerId);
    await other.save({ answerId, text: 'Theirs.' });
    expect(await own.list()).toMatchObject([
      { id: answerId, text: expect.stringMatching(/^Hello/) },
    ]);
    expect(await other.list()).toMatchObject([{ id: answerId, text: 'Theirs.' }]);
  });
});
