// Vendors' calls that move no money: a member's data and a wallet's balance.
import type { Database } from '@parlour/database/connection';
import { isLive } from '#modules/session';
import { memberOfVendorUser } from '#modules/wallet';
import { isUsable } from './decision/purse.ts';
import { readAboutBalance, readAboutMember } from './protocol/read-call.ts';
import type { WalletReply } from './protocol/reply.ts';
import type { VendorCall } from './protocol/wallet-call.ts';
import { findEligibility } from './reading/store.ts';
import { findRegistration } from './store.ts';

type Deps = { database: Database; clock: () => Date };

/** Code for an unknown country: the protocol requires one, and we do not know members' countries. */
const noCountry = 'XX';

export async function tellInfo(
  { merchant, json }: VendorCall,
  { database }: Deps,
): Promise<WalletReply> {
  const memberId = memberOfVendorUser(readAboutMember(json).user);
  const registeredAt =
    memberId && (await database.query(merchant.code, (tx) => findRegistration(tx, memberId)));
  if (!registeredAt) return { status: 'RS_ERROR_UNKNOWN' };
  const registrationDate = registeredAt.toISOString().slice(0, 10);
  return {
    status: 'RS_OK',
    facts: { country: noCountry, registration_date: registrationDate },
  };
}

export async function tellBalance(
  { merchant, integration, json }: VendorCall,
  { database, clock }: Deps,
): Promise<WalletReply> {
  const { user, token, gameCode } = readAboutBalance(json);
  const memberId = memberOfVendorUser(user);
  const found =
    memberId &&
    (await database.query(merchant.code, (tx) =>
      findEligibility(tx, { memberId, token, integration, gameCode }),
    ));
  if (!found || !found.token || found.token.memberId !== memberId || found.balance === null) {
    return { status: 'RS_ERROR_INVALID_TOKEN' };
  }
  if (found.isRefused) return { status: 'RS_ERROR_USER_DISABLED' };
  const now = clock();
  const lives = found.session !== null && isLive(merchant, found.session, now);
  if (!lives) return { status: 'RS_ERROR_TOKEN_EXPIRED' };
  if (!found.hasGame) return { status: 'RS_ERROR_INVALID_GAME' };
  const { currency } = found.token;
  const bonus = isUsable(found, now) ? found.bonusBalance : 0n;
  return { status: 'RS_OK', holds: { balance: found.balance + bonus, currency } };
}
