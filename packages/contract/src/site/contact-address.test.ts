import { describe, expect, test } from 'vitest';
import { contactAddress, isToldNames, withParameters } from './contact-address.ts';

const reader = { account: 'acc', userName: 'Tala & Co', label: 'Gold VIP' };

describe('an address of customer service', () => {
  test.each([
    [
      'AICAN',
      'https://aican.example/chat',
      'https://aican.example/chat?name=acc&category=Gold%20VIP',
    ],
    [
      'MIDUOKE',
      'https://m.example/w?accountid=7',
      'https://m.example/w?accountid=7&visitorname=Tala%20%26%20Co',
    ],
    ['MIDUOKE', 'https://m.example/w', 'https://m.example/w'],
    [
      'LIVECHAT',
      'https://l.example/licence/7/open_chat.cgi?lang=en',
      'https://l.example/licence/7/open_chat.cgi?lang=en&name=Tala%20%26%20Co',
    ],
    ['LIVECHAT', 'https://l.example/help', 'https://l.example/help'],
    [
      'COMM100',
      'https://c.example/chatWindow.aspx?siteId=1&planId=2',
      'https://c.example/chatWindow.aspx?siteId=1&planId=2&CUSTOM!username=Tala%20%26%20Co',
    ],
    ['COMM100VIP', 'https://c.example/', 'https://c.example/?CUSTOM!username=Tala%20%26%20Co'],
    ['OTHER', 'https://o.example/?a=1', 'https://o.example/?a=1'],
    ['constructor', 'https://o.example/', 'https://o.example/'],
    [undefined, 'https://o.example/', 'https://o.example/'],
  ])('CHAT-04 of %s tells it of the member: %s', (csType, path, address) => {
    expect(contactAddress({ csType, path }, reader)).toBe(address);
  });
  test('CHAT-04 tells AICAN no label of a member without one', () => {
    const contact = { csType: 'AICAN', path: 'https://a.example/' };
    expect(contactAddress(contact, { ...reader, label: null })).toBe('https://a.example/?name=acc');
  });
  test('CHAT-04 keeps its own parameters, also one of the same name, and its fragment', () => {
    const contact = { csType: 'AICAN', path: 'https://a.example/?name=Desk+1&b#open' };
    expect(contactAddress(contact, reader)).toBe(
      'https://a.example/?name=Desk+1&b&category=Gold%20VIP#open',
    );
    expect(withParameters('https://a.example/', { a: null })).toBe('https://a.example/');
  });
  test('CHAT-04 of five providers has such parameters', () => {
    const types = ['AICAN', 'MIDUOKE', 'LIVECHAT', 'COMM100', 'COMM100VIP', 'OTHER', 'toString'];
    expect(types.filter((csType) => isToldNames({ csType, path: '' }))).toEqual(types.slice(0, 5));
    expect(isToldNames({ path: '' })).toBe(false);
  });
});
