// @vitest-environment jsdom
import { flagPath } from '@parlour/contract/flag-path';
import { starts } from '@parlour/phrases/compiled/catalogs';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { LanguageButton } from './language-button.tsx';
import { LanguageRow } from './language-row.tsx';

async function open(options: TestOptions, name: RegExp) {
  const site = await showInSite(<LanguageButton />, options);
  await user.click(screen.getByRole('button', { name }));
  const sheet = within(await screen.findByRole('dialog'));
  const names = () => sheet.getAllByRole('listitem').map((each) => each.querySelector('bdi'));
  return { ...site, sheet, names: () => names().map((each) => each?.textContent) };
}

it('LANG-04 offers what the merchant has and we speak, by the languages’ own names', async () => {
  const { names, sheet } = await open({ info: { languages: ['UR', 'EN', 'KO', 'XX'] } }, /EN/);
  expect(names()).toEqual(['اردو', 'English']);
  const spoken = sheet.getByRole('button', { current: true });
  expect(spoken.textContent).toContain('English');
  const marked = sheet.getAllByRole('listitem').filter((each) => each.querySelector('path'));
  expect(marked.map((each) => each.contains(spoken))).toEqual([true]);
});
it('LANG-02 shows each language’s flag, and tells nobody of it who hears the list', async () => {
  const { sheet } = await open({ info: { languages: ['UR', 'EN', 'TH'] } }, /EN/);
  const flags = sheet.getAllByRole('listitem').map((each) => each.querySelector('img'));
  expect(flags.map((each) => each?.getAttribute('src'))).toEqual(['PK', 'GB', 'TH'].map(flagPath));
  expect(sheet.queryByRole('img')).toBeNull();
  for (const name of ['اردو', 'English', 'ไทย']) {
    expect(sheet.getByRole('button', { name })).toBeDefined();
  }
});
it('LANG-05 a choice changes page, cookie and address, and needs no reload', async () => {
  const { foundation, sheet } = await open(
    { path: '/m/login?language=TH&r=1', language: 'TH' },
    /ภาษา: ไทย, TH/,
  );
  await user.click(sheet.getByRole('button', { name: 'اردو' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const pill = await screen.findByRole('button', { name: 'زبان: اردو, UR' });
  expect(document.activeElement).toBe(pill);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
  expect(document.cookie).toBe('language=UR');
  expect(location.pathname + location.search).toBe('/m/login?r=1');
  expect(foundation.language.get().language).toBe('UR');
});
it('LANG-04 who chooses the language in use has not chosen: what the address asks for stays', async () => {
  const { sheet } = await open({ path: '/m/login?language=EN&r=1' }, /EN/);
  await user.click(sheet.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).toBe('');
  expect(location.search).toBe('?language=EN&r=1');
});
it('LANG-04 texts that cannot be loaded are said in the old language, and it stays', async () => {
  const { foundation, sheet } = await open({ path: '/m/login' }, /EN/);
  vi.spyOn(starts, 'UR').mockRejectedValueOnce(new Error('no line'));
  await user.click(sheet.getByRole('button', { name: 'اردو' }));
  const { notices, language } = foundation;
  await waitFor(() => expect(notices.get()).toHaveLength(1));
  const { t } = language.get();
  expect(notices.get().map(({ say }) => say(t))).toEqual([t('language.failed')]);
  expect([language.get().language, document.cookie]).toEqual(['EN', '']);
});
it('MEMBER-03 the row of the member home says the language in use, and opens the same sheet', async () => {
  await showInSite(<LanguageRow />);
  await user.click(screen.getByRole('button', { name: /^Language.*English$/ }));
  expect(await screen.findByRole('dialog', { name: 'Language' })).toBeDefined();
});
