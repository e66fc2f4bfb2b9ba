import { expect, it, vi } from 'vitest';
import type { Language } from '@parlour/contract/languages';
import { starts } from '@parlour/phrases/compiled/catalogs';
import { createLanguage } from './language.ts';

const changes: Language[] = [];
const create = (first: Language) =>
  createLanguage(first, { currency: 'PHP', digits: null }, (to) => void changes.push(to));

it('LANG-04 only the groups that were asked for are loaded', async () => {
  const language = create('TH');
  await language.need(['start']);
  expect(language.get().t('site.back')).toBe('ย้อนกลับ');
  expect(language.get().t('lobby.log_in')).toBe('lobby.log_in');
  await language.need(['lobby']);
  expect(language.get().t('lobby.log_in')).toBe('เข้าสู่ระบบ');
});
it('LANG-04 a change speaks all groups in use, and says so once it is done', async () => {
  const language = create('EN');
  await language.need(['start', 'lobby']);
  await language.change('UR');
  const { language: spoken, t } = language.get();
  expect([spoken, t('site.back'), t('lobby.welcome', { site: 'Lumen' })]).toEqual([
    'UR',
    'واپس',
    'Lumen میں خوش آمدید',
  ]);
  expect(changes).toEqual(['UR']);
});
it('LANG-04 of two quick changes the last one counts', async () => {
  const language = create('EN');
  await language.need(['start']);
  await Promise.all([language.change('TH'), language.change('UR'), language.need(['member'])]);
  expect(language.get().language).toBe('UR');
  expect(language.get().t('member.password')).toBe('پاس ورڈ');
});
it('LANG-04 texts that come while others are on their way stay, whichever come last', async () => {
  const texts = await starts.EN?.();
  if (!texts) throw new Error('English has no texts');
  const line = Promise.withResolvers<void>();
  const slow = vi.spyOn(starts, 'EN').mockImplementationOnce(() => line.promise.then(() => texts));
  const language = create('EN');
  const first = language.need(['start']);
  await language.need(['push']);
  line.resolve();
  await first;
  slow.mockRestore();
  const { t } = language.get();
  expect([t('site.back'), t('push.turn_on')]).toEqual(['Back', 'Turn on alerts']);
});
it('LANG-03 plurals follow the language', async () => {
  const language = create('EN');
  await language.need(['member']);
  const { t } = language.get();
  expect([t('codes.wait_seconds', { count: 1 }), t('codes.wait_seconds', { count: 2 })]).toEqual([
    'Too many attempts. Try again in 1 second.',
    'Too many attempts. Try again in 2 seconds.',
  ]);
});
