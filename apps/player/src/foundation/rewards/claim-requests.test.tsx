// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { makeEarnedClaims, nameOfWish } from './claim-requests.ts';

const id = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50';
const wish = { promotionId: id, item: 'draw' };
const paid = {
  answer: { claimId: id, state: 'paid' as const, amount: '2.00', currency: 'EUR' },
};
async function open() {
  const held = Promise.withResolvers<typeof paid>();
  const replies = { claimPromotion: () => held.promise };
  const { foundation, server } = await showInSite(null, { session: { id: '7' }, replies });
  return { claims: makeEarnedClaims(foundation), foundation, server, held };
}

it('PROMO-07 a wish that is on its way is not sent again, another one is', async () => {
  const { claims, server, held } = await open();
  const other = { ...wish, item: 'games' };
  const all = [claims.send(wish), claims.send(wish), claims.send(other)];
  held.resolve(paid);
  expect((await Promise.all(all)).map((each) => each?.step)).toEqual(['paid', undefined, 'paid']);
  expect(server.calls).toHaveLength(2);
  expect(new Set(server.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});
it('PROMO-07 what is under way is still told of where one comes back; the rest is forgotten', async () => {
  const { claims, held } = await open();
  const claimed = claims.send(wish);
  claims.leave();
  expect(claims.get().get(nameOfWish(wish))?.step).toBe('busy');
  held.resolve(paid);
  await claimed;
  claims.leave();
  expect(claims.get().size).toBe(0);
});
it('C4, PROMO-07 what one member claimed says nothing to the next', async () => {
  const { claims, foundation, held } = await open();
  const claimed = claims.send(wish);
  const next = { token: 'other', userName: 'noor', id: '8' };
  act(() => foundation.session.start({ ...next, firstTimeLogin: false, updatePassword: false }));
  held.resolve(paid);
  expect(await claimed).toBeNull();
  expect(claims.get().size).toBe(0);
});
