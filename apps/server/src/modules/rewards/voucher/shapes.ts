// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { MoneyReward } from '@parlour/contract/rewards/reward.schema';
import type { VoucherFile } from '@parlour/contract/voucher/voucher.schema';

export type ListMembersByName = {
  values: { keys: string[] };
  row: { id: string; username: string; key: string };
};

export type InsertVoucherCodes = {
  values: {
    batch: string;
    texts: string;
    reward: string;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    codeHashes: Buffer[];
  };
  row: never;
};

export type InsertVouchersOfMembers = {
  values: {
    batch: string;
    texts: string;
    reward: string;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    memberIds: string[];
    ids: string[] | null;
  };
  row: { id: string; memberId: string };
};

export type ListAvailableVouchers = {
  values: { memberId: string; at: Date };
  row: {
    merchantCode: string;
    id: string;
    memberId: string | null;
    batch: string;
    texts: VoucherFile['texts'];
    reward: MoneyReward;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};

export type ListUsedVouchers = {
  values: { memberId: string };
  row: {
    merchantCode: string;
    id: string;
    memberId: string | null;
    batch: string;
    texts: VoucherFile['texts'];
    reward: MoneyReward;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};

export type ListExpiredVouchers = {
  values: { memberId: string; at: Date };
  row: {
    merchantCode: string;
    id: string;
    memberId: string | null;
    batch: string;
    texts: VoucherFile['texts'];
    reward: MoneyReward;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};

export type CountAvailableVouchers = {
  values: { memberId: string; at: Date };
  row: { vouchers: number };
};

export type FindVoucher = {
  values: { id: string };
  row: {
    merchantCode: string;
    id: string;
    memberId: string | null;
    batch: string;
    texts: VoucherFile['texts'];
    reward: MoneyReward;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};

export type LockVoucherByCode = {
  values: { codeHash: Buffer };
  row: {
    merchantCode: string;
    id: string;
    memberId: string | null;
    batch: string;
    texts: VoucherFile['texts'];
    reward: MoneyReward;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
    usedAt: Date | null;
  };
};

export type UseVoucher = {
  values: { memberId: string; usedAt: Date; id: string };
  row: never;
};

export type InsertVoucherOfMember = {
  values: {
    id: string;
    memberId: string;
    batch: string;
    texts: string;
    reward: string;
    currency: string;
    cost: bigint;
    createdAt: Date;
    expiresAt: Date;
  };
  row: never;
};
