// Sessions for streams: the members of seat-crowd.ts, each with both halves of a session.
import { readRows } from '@parlour/database/testing/read-rows';
import type { Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { merchantCode } from '../../soak/vendor.ts';
import { ownerUrlOf, seatCrowd } from '../snapshot/seat-crowd.ts';
import type { Reader } from './raw-stream.ts';

/** Halves in the form of ours: 43 characters. */
const tokenOf = (member: string): string => `token--${member}`;
const cookieOf = (member: string): string => `cookie-${member}`;

const halves = `
  update session set token_hash = sha256(('${tokenOf('')}' || member_id)::bytea),
    cookie_hash = sha256(('${cookieOf('')}' || member_id)::bytea)
  where merchant_code = '${merchantCode}' and member_id in (
    select id from member where merchant_code = '${merchantCode}' and username like 'crowd%')`;

export async function seatReaders(
  product: Product,
  count: number,
): Promise<{ readers: Reader[]; stakers: Staker[] }> {
  const stakers = await seatCrowd(product, count);
  await readRows(ownerUrlOf(product), halves);
  const readers = stakers.map(({ memberId }) => ({
    memberId,
    token: tokenOf(memberId),
    cookie: cookieOf(memberId),
  }));
  return { readers, stakers };
}
