import { domainRoute, siteStatus } from '@parlour/contract/site/calls';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { createMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../log.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { visit } from '../../../testing/visitor.ts';
import { keepMerchants } from '../merchants.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

// Written by `openssl enc -des-ecb` with the key k3yAtEnd: https://help.example/chat.
const encrypted = 'vxdWwmfUwRp2eCPhxbVOLgiZF1w76w/fpgq82mBNp8A=k3yAtEnd';
const unreadable = encrypted.replace('k3y', 'key');
const entries = (...all: object[]) => ({ customerService: JSON.stringify(all) });

async function open(settings: Record<string, string>) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return { merchant, visitor: visit(site.app, merchant) };
}
const infoOf = async (settings: Record<string, string>) => {
  const { value } = await (await open(settings)).visitor.call(siteStatus);
  return (value as SiteStatus).info;
};

describe('entries of customer service', () => {
  test('CHAT-03 have their provider and position, and a path that is decrypted', async () => {
    const { visitor } = await open(
      entries(
        { csType: 'AICAN', csPosition: 'chat', path: encrypted },
        { path: 'https://two.example' },
      ),
    );
    const customerService = [
      {
        title: 'help.example',
        path: 'https://help.example/chat',
        csType: 'AICAN',
        csPosition: 'chat',
      },
      { title: 'two.example', path: 'https://two.example' },
    ];
    expect((await visitor.call(siteStatus)).value).toMatchObject({ info: { customerService } });
    expect((await visitor.call(domainRoute)).value).toMatchObject({ customerService });
  });
  test('CHAT-03 whose path cannot be decrypted are left out, unless it is an address', async () => {
    const { customerService } = await infoOf(
      entries({ path: unreadable }, { path: 'HTTPS://raw.example/' }, { path: encrypted }),
    );
    expect(customerService.map(({ path }) => path)).toEqual([
      'HTTPS://raw.example/',
      'https://help.example/chat',
    ]);
  });
  test('CHAT-03 whose path cannot be decrypted are logged when the merchant is read, without the path', async () => {
    const { merchant } = await open(entries({ path: unreadable }));
    const right = await open(entries({ path: encrypted }));
    const lines: string[] = [];
    const log = createLog({ write: (line) => void lines.push(line) }, { level: 'info' });
    const { database } = site;
    await keepMerchants({ database, secretKey: testSecretKey, log }).reload();
    const told = lines.filter((line) => line.includes('customerService'));
    expect(told.filter((line) => line.includes(`"${merchant.code}"`))).toHaveLength(1);
    expect(told.filter((line) => line.includes(`"${right.merchant.code}"`))).toEqual([]);
    expect(told.join('')).not.toContain(unreadable);
  });
});

describe('the outside chat in the site’s status', () => {
  const chat = { csPosition: 'chat', path: 'https://chat.example' };
  test.each<[string, Record<string, string>, boolean | undefined]>([
    ['an entry for the chat', { ...entries(chat), 'flags.CBS3': 'on' }, true],
    [
      'an entry for the chat that leads nowhere',
      { ...entries({ ...chat, path: unreadable }), 'flags.CBS3': 'on' },
      undefined,
    ],
    ['a gateway', { 'gateway.url': 'https://gateway.example', 'flags.CBS3': 'on' }, true],
    ['other entries', { customerService: 'https://help.example', 'flags.CBS3': 'on' }, undefined],
    ['an entry for the chat, without the flag CBS3', entries(chat), undefined],
  ])('CHAT-02 is told of with %s: %s', async (_case, settings, expected) => {
    expect((await infoOf(settings)).outsideChat).toBe(expected);
  });
});
