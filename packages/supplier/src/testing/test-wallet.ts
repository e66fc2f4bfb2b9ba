// A small operator's wallet for tests of suppliers: follows the protocol, checks every signature, records every call, and misbehaves on demand.
import { createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, signatureHeader } from '../signature.ts';

export type WalletCall = {
  path: string;
  body: Record<string, unknown>;
  isSigned: boolean;
  status: string | null;
};
/** The behaviour for one call. */
export type WalletBehaviour =
  | 'silent'
  | 'http-500'
  | 'not-json'
  | 'unknown'
  | 'wrong-echo'
  /** Counts the move, but does not answer. */
  | 'late-ok'
  /** Counts the move, and answers 500. */
  | 'lost-ok'
  /** Answers normally. */
  | 'good';

const counting = new Set<WalletBehaviour>(['late-ok', 'lost-ok', 'wrong-echo', 'good']);

/** The status for a member's ended session. */
type SessionEnd = 'RS_ERROR_INVALID_TOKEN' | 'RS_ERROR_TOKEN_EXPIRED';

export type TestWallet = {
  url: string;
  calls: WalletCall[];
  balance: () => number;
  /** Sets the behaviour for the next calls; afterwards it answers normally. */
  be: (...next: WalletBehaviour[]) => void;
  /** Resets the behaviour. */
  behave: () => void;
  /** Ends all sessions until `beginSessions`: tokens are then unknown or expired. */
  endSessions: (by?: SessionEnd) => void;
  beginSessions: () => void;
  /** Sets the behaviour for the calls that follow `calls` normal ones. */
  after: (calls: number, ...next: WalletBehaviour[]) => void;
  close: () => Promise<void>;
};

export const walletToken = 'a-token-of-the-wallet';

/** Starts the wallet: one account with 10,000.00 pesos for everybody who has the token. */
export async function startTestWallet(publicKey: string, token = walletToken): Promise<TestWallet> {
  const key = createPublicKey(publicKey);
  const calls: WalletCall[] = [];
  const moods: (WalletBehaviour | undefined)[] = [];
  const book = openBook(token);
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request);
    const mood = moods.shift();
    const body = JSON.parse(text) as Record<string, unknown>;
    const path = (request.url ?? '').replace('/wallet', '');
    const good = isSigned(text, request.headers[signatureHeader], key);
    const counts = mood === undefined || counting.has(mood);
    const status = !counts ? null : good ? book.move(path, body) : 'RS_ERROR_INVALID_SIGNATURE';
    calls.push({ path, body, isSigned: good, status });
    if (mood === 'silent' || mood === 'late-ok') return;
    if (mood === 'http-500' || mood === 'lost-ok') response.statusCode = 500;
    const echo = { user: body['user'], request_uuid: body['request_uuid'] };
    const told = {
      ...(mood === 'wrong-echo' ? { ...echo, request_uuid: 'another' } : echo),
      status: mood === 'unknown' ? 'RS_ERROR_UNKNOWN' : status,
      balance: book.balance(),
      currency: body['currency'] ?? 'PHP',
    };
    response.setHeader('content-type', 'application/json');
    response.end(mood === 'not-json' ? '{"status":' : JSON.stringify(told));
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet`,
    calls,
    balance: book.balance,
    be: (...next) => void moods.push(...next),
    endSessions: (by = 'RS_ERROR_INVALID_TOKEN') => book.refuseToken(by),
    beginSessions: () => book.refuseToken(null),
    behave: () => {
      moods.length = 0;
    },
    after: (count, ...next) =>
      void moods.push(...Array.from({ length: count }, () => undefined), ...next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

type BookedMove = { kind: string; amount: number; isBack: boolean };

/** Opens the account with 10,000.00. */
function openBook(token: string) {
  let balance = 1_000_000_000;
  let ended: SessionEnd | null = null;
  const kept = new Map<string, BookedMove>();
  const add = (id: string, kind: string, amount: number): string => {
    const by = kind === 'bet' ? -amount : amount;
    if (balance + by < 0) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    kept.set(id, { kind, amount, isBack: false });
    balance += by;
    return 'RS_OK';
  };
  const rollBack = (id: string, reference: string): string => {
    const taken = kept.get(reference);
    if (taken && !taken.isBack) {
      taken.isBack = true;
      balance += taken.kind === 'bet' ? taken.amount : -taken.amount;
    }
    // A late bet must find the rollback.
    if (!taken) kept.set(reference, { kind: 'rolled back before', amount: 0, isBack: true });
    return add(id, 'rollback', 0);
  };
  const move = (path: string, body: Record<string, unknown>): string => {
    if (path === '/user/info') return 'RS_OK';
    const id = String(body['transaction_uuid']);
    const reference = String(body['reference_transaction_uuid']);
    const amount = Number(body['amount'] ?? 0);
    const before = kept.get(id);
    const kind = path.replace('/transaction/', '');
    if (before) {
      const isSame = before.kind === kind && before.amount === amount;
      return isSame ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION';
    }
    if (kind === 'rollback') return rollBack(id, reference);
    if (kind === 'win') {
      if (!kept.has(reference)) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
      return add(id, kind, amount);
    }
    if (ended) return ended;
    if (body['token'] !== token) return 'RS_ERROR_INVALID_TOKEN';
    return kind === 'bet' ? add(id, kind, amount) : 'RS_OK';
  };
  const refuseToken = (by: SessionEnd | null): void => {
    ended = by;
  };
  return { move, refuseToken, balance: () => balance };
}
