// Members with 10,000.00 each, logged in and with a launched game, written by a few statements, because a thousand logins
// would take too long.
import { clusterUrl } from '@parlour/database/embedded/address';
import { readRows } from '@parlour/database/testing/read-rows';
import type { Product } from '../../soak/product.ts';
import type { Staker } from '../../soak/stakers.ts';
import { merchantCode } from '../../soak/vendor.ts';

const opening = 1_000_000_000;
const gameCode = 'bench';
const currency = 'PHP';

/** Returns the URL of the owner, set to this merchant. The URL of a socket already has a query, so the option is appended with `&`. */
export const ownerUrlOf = ({ dataDir }: Product): string =>
  `${clusterUrl(dataDir, 'owner')}&options=-c%20app.merchant%3D${merchantCode}`;

const named = `from member where merchant_code = '${merchantCode}' and username like 'crowd%'`;

const members = (count: number) => `
  insert into member (merchant_code, id, username, username_key, password_hash)
  select '${merchantCode}', uuidv7(), 'crowd' || at, 'crowd' || at, demo.password_hash
  from generate_series(1, ${count}) at, member demo
  where demo.merchant_code = '${merchantCode}' and demo.username_key = 'demo'`;

const sessions = `
  insert into session (merchant_code, member_id, token_hash, cookie_hash, device_id, created_at, last_seen_at, expires_at)
  select merchant_code, id, sha256(('token' || id)::bytea), sha256(('cookie' || id)::bytea),
    gen_random_uuid(), now(), now(), now() + interval '12 hours' ${named}`;

const wallets = `
  select open_account('games', '${currency}', null, 'hub'), open_account('operator', '${currency}', null, null),
    (select count(open_account('wallet', '${currency}', id, null)) ${named})`;

const money = `
  select post_movement('opening', 'opening:' || wallet.id, null, now(), '${currency}',
      array[wallet.id, operator.id], array[${opening}, -${opening}]::bigint[])
  from account wallet, account operator
  where wallet.kind = 'wallet' and wallet.member_id in (select id ${named})
    and operator.kind = 'operator' and operator.member_id is null and operator.currency = '${currency}'`;

/** Returns a token in the form of ours: 43 characters. */
const tokenOf = (member: string): string => `bench--${member}`;

const tokens = `
  insert into wallet_token (merchant_code, token_hash, member_id, session_id, integration, game_code, currency, created_at)
  select merchant_code, sha256(('${tokenOf('')}' || member_id)::bytea), member_id, id, 'hub', '${gameCode}', '${currency}', now()
  from session where merchant_code = '${merchantCode}' and member_id in (select id ${named})`;

export async function seatCrowd(product: Product, count: number): Promise<Staker[]> {
  const url = ownerUrlOf(product);
  for (const statement of [members(count), sessions, wallets, money, tokens, 'analyze']) {
    await readRows(url, statement);
  }
  const found = await readRows<{ id: string }>(url, `select id ${named}`);
  if (found.length !== count) throw new Error(`${found.length} members were seated, not ${count}`);
  return found.map(({ id }) => {
    const user = id.replaceAll('-', '');
    const usual = { user, token: tokenOf(id), game_code: gameCode, currency };
    return { memberId: id, usual, balance: opening };
  });
}
