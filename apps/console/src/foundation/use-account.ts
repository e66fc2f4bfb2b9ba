// The account of the session and the merchant that it works for.
import { chooseMerchant, whoAmI } from '@parlour/contract/staff/console-calls';
import { useQuery } from '@tanstack/react-query';
import { accountKey, useOffice, type Account } from './office.ts';

export type OwnMerchant = Account['merchants'][number];

/** The account, and the merchant that is chosen; null if none is, or the account lost it. */
export function useAccount() {
  const { call } = useOffice();
  const {
    data: account,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: accountKey,
    queryFn: () => call(whoAmI, {}),
    staleTime: Infinity,
  });
  const place = account?.merchants.find(({ merchant }) => merchant === account.merchant) ?? null;
  return { account, place, error, isFetching, retry: () => void refetch() };
}

/** The account and its merchant, for parts that the frame shows only when both are known. */
export function useEnteredAccount(): { mail: string; merchant: string } {
  const { account, place } = useAccount();
  if (!account || !place) throw new Error('No merchant is chosen.');
  return { mail: account.mail, merchant: place.merchant };
}

/** Returns a function that chooses a merchant, and forgets what was read of the one before. */
export function useChooseMerchant(): (merchant: string) => Promise<void> {
  const { call, queries } = useOffice();
  return async (merchant) => {
    await call(chooseMerchant, { merchant });
    queries.setQueryData<Account>(accountKey, (account) => account && { ...account, merchant });
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== accountKey[0] });
  };
}
