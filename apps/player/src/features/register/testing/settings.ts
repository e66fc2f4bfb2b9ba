// Forms of merchants, for tests.
import type { Answer } from '@parlour/contract/endpoint';
import type { registerSettings } from '@parlour/contract/register/calls';

export type Settings = Answer<typeof registerSettings>;
export const field = (changed: object = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 64,
  patternId: 'any',
  message: '',
  order: 0,
  ...changed,
});
export const byName: Settings = {
  username: field({ acceptedPattern: '[a-z.]+', minLength: 4, maxLength: 20, order: 10 }),
  password: field({ minLength: 8, maxLength: 128, order: 20 }),
  open: true,
  mobileCode: false,
  terms: null,
};
export const byMobile: Settings = { ...byName, mobileCode: true, mobileNum: field({ order: 30 }) };
