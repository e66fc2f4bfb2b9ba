// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { LanguageSelect } from './language-select.tsx';

const options = () => screen.getAllByRole('option').map((each) => each.textContent);

it('LANG-04 offers what the merchant has and we speak, by the languages’ own names', async () => {
  await showInSite(<LanguageSelect />, { info: { languages: ['UR', 'EN', 'KO', 'XX'] } });
  expect(options()).toEqual(['اردو', 'English']);
});
it('LANG-05 a choice changes page, cookie and address, and needs no reload', async () => {
  const { foundation } = await showInSite(<LanguageSelect />, {
    path: '/m/login?language=TH&r=1',
    language: 'TH',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'ภาษา' }), 'UR');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'زبان' })).toBeDefined());
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl']);
  expect(document.cookie).toBe('language=UR');
  expect(location.pathname + location.search).toBe('/m/login?r=1');
  expect(foundation.language.get().language).toBe('UR');
});
