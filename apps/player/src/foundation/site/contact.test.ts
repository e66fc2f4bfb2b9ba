import { expect, it } from 'vitest';
import { contactOf } from './contact.ts';

const entry = (path: string, labelIds?: string[]) => ({
  title: path,
  path,
  ...(labelIds && { labelIds }),
});

it('BOOT-06 customer service is the first link that everybody may see and a browser can open', () => {
  const help = entry('https://help.example/a?b=1');
  expect(contactOf([help, entry('https://other.example')])).toBe(help.path);
  expect(contactOf([entry('https://vip.example', ['gold']), help])).toBe(help.path);
  expect(contactOf([entry('javascript:alert(1)'), entry('AbCd12==abcdefgh'), help])).toBe(
    help.path,
  );
  expect(contactOf([entry('javascript:alert(1)')])).toBeNull();
  expect(contactOf([])).toBeNull();
});

it('CHAT-03 an entry with a provider and a position is a link like the others, and none with a path that stayed encrypted', () => {
  const chat = { ...entry('https://chat.example/'), csType: 'AICAN', csPosition: 'chat' };
  expect(contactOf([{ ...chat, path: 'AbCd12==abcdefgh' }, chat])).toBe(chat.path);
  expect(contactOf([entry('https://help.example'), chat])).toBe('https://help.example');
});
