import { errorStatus, isErrorCode } from '@parlour/contract/contract';
import { expect, it } from 'vitest';
import { presentLanguages } from '../compiled/catalogs.ts';
import { loadErrorTexts } from './error-texts.ts';
import { errorId } from './groups.ts';

const errorText = await loadErrorTexts();

it('NET-15 every error code has its text in every present language', () => {
  const codes = Object.keys(errorStatus).filter(isErrorCode);
  for (const language of presentLanguages) {
    expect(codes.filter((code) => errorText(code, language) === errorId(code))).toEqual([]);
  }
  expect(errorText('login.cred.err', 'TH')).toBe('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง');
});
it('NET-15 a language without texts is answered in English', () => {
  expect(errorText('login.cred.err', 'KO')).toBe('That username or password isn’t right.');
});
