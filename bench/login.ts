// npm run bench:login -- [tries]
// Measures how long each refusal of a login takes, interleaved: a faster or slower one would reveal whether a name exists
// (A1). Then compares logins with the bare rate of Argon2id. Prints medians, a ratio and targets; --figures FILE stores the figures.
import { randomUUID } from 'node:crypto';
import { signIn } from '@parlour/contract/login/calls';
import { clusterUrl } from '@parlour/database/embedded/address';
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import { createMember, createMerchant, type TestMember } from '@parlour/database/testing/fixtures';
import { callerOf, type Caller } from '../soak/caller.ts';
import { withProduct } from '../soak/own-product.ts';
import { wait } from '../soak/product.ts';
import { keepFigures, numbers } from './figures/options.ts';
import { median } from './figures/statistics.ts';

const [tries = 200] = numbers;
/** Password of this bench's members. The fixtures' usual password has a hash that is cheap to compare. */
const ownPassword = 'a-costly-Pass1';
const mostMs = 5;
const mostShare = 0.05;
/** Number of passwords that the server compares at a time. */
const atOnce = 2;
/** Number of first tries that are not counted, while connections open and V8 compiles. */
const warmUp = 10;

type Credentials = Pick<TestMember, 'username' | 'password'>;

async function logIn(call: Caller, { username, password }: Credentials): Promise<string> {
  const body = { username, password, loginDeviceId: randomUUID() };
  const answer = await call('POST', signIn.path, { body });
  const { errorCode = '' } = JSON.parse(answer.body) as { errorCode?: string };
  return errorCode;
}

const wrong = ({ username }: Credentials): Credentials => ({ username, password: 'a-wrong-Pass1' });

type Case = {
  /** One account for each try, so that none is locked by an earlier try. */
  accounts: Credentials[];
  /** Preparation that is not measured. */
  before?: (account: Credentials) => Promise<void>;
};

async function makeCases(
  ownerUrl: string,
  merchantCode: string,
  call: Caller,
): Promise<Record<string, Case>> {
  const make = async (traits: object): Promise<TestMember[]> => {
    const members: TestMember[] = [];
    for (let count = tries + warmUp; count > 0; count -= 1) {
      members.push(
        await createMember(ownerUrl, merchantCode, { password: ownPassword, ...traits }),
      );
    }
    return members;
  };
  // Called just before the try, because a lock lasts a minute.
  const lock = async (account: Credentials): Promise<void> => {
    for (let failures = 3; failures > 0; failures -= 1) await logIn(call, wrong(account));
  };
  const unknown = Array.from({ length: tries + warmUp }, () => ({
    username: `nobody${randomUUID()}`,
    password: 'a-usual-Pass1',
  }));
  return {
    'unknown user': { accounts: unknown },
    'wrong password': { accounts: (await make({})).map(wrong) },
    // The try on a locked account uses the right password.
    locked: { accounts: await make({}), before: lock },
    disabled: { accounts: await make({ disabled: true }) },
  };
}

async function measureRefusals(call: Caller, cases: Record<string, Case>) {
  const taken = new Map<string, number[]>(Object.keys(cases).map((name) => [name, []]));
  for (let turn = 0; turn < tries + warmUp; turn += 1) {
    for (const [name, { accounts, before }] of Object.entries(cases)) {
      const account = accounts[turn];
      if (!account) throw new Error(`no account for try ${turn} of ${name}`);
      await before?.(account);
      const begun = performance.now();
      const code = await logIn(call, account);
      if (code !== 'login.cred.err') throw new Error(`${name} was answered with ${code}`);
      if (turn >= warmUp) taken.get(name)?.push(performance.now() - begun);
    }
  }
  return new Map([...taken].map(([name, each]) => [name, median(each)]));
}

/** Returns the runs per second, with some at a time. */
async function rateOf(count: number, run: (turn: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const turn = next;
        next += 1;
        await run(turn);
      }
    }),
  );
  return (count * 1_000) / (performance.now() - begun);
}

async function measureRates(call: Caller, members: TestMember[]) {
  const hash = await hashPassword(ownPassword);
  const bare = () => rateOf(members.length, () => verifyPassword(ownPassword, hash));
  const before = await bare();
  const logins = await rateOf(members.length, async (turn) => {
    const member = members[turn];
    const code = member ? await logIn(call, member) : 'none';
    if (code !== '') throw new Error(`a login was answered with ${code}`);
  });
  return { bare: (before + (await bare())) / 2, logins };
}

function report(medians: Map<string, number>): boolean {
  const values = [...medians.values()];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  for (const [name, value] of medians) {
    console.log(`${name.padEnd(16)} ${value.toFixed(2).padStart(6)} ms`);
  }
  const isMet = most - least <= mostMs || most / least - 1 <= mostShare;
  const apart = `${(most - least).toFixed(2)} ms apart, at most ${mostMs} ms or ${mostShare * 100} %`;
  console.log(`${isMet ? 'met   ' : 'MISSED'} the refusals of a login: ${apart}`);
  return isMet;
}

const isMet = await withProduct('lumen.localhost', async (product) => {
  const ownerUrl = clusterUrl(product.dataDir, 'owner');
  const roomy = '1000000';
  const limits = { 'limits.loginPerAddress': roomy, 'limits.readsPerAddress': roomy };
  const merchant = await createMerchant(ownerUrl, limits);
  const call = callerOf(product.port, merchant.host);
  const isKnown = () =>
    logIn(call, { username: 'x', password: 'x' }).then((code) => code === 'login.cred.err');
  if ((await wait(10_000, isKnown)) === null) throw new Error('the merchant was not heard of');
  const medians = await measureRefusals(call, await makeCases(ownerUrl, merchant.code, call));
  const members: TestMember[] = [];
  for (let count = tries; count > 0; count -= 1) {
    members.push(await createMember(ownerUrl, merchant.code, { password: ownPassword }));
  }
  const { bare, logins } = await measureRates(call, members);
  const ratio = logins / bare;
  const isEven = report(medians);
  console.log(
    `logins a second ${logins.toFixed(0)}, of Argon2id alone ${bare.toFixed(0)}, each ${atOnce} at a time: ${ratio.toFixed(2)}`,
  );
  keepFigures([
    ...[...medians].map(([name, value]) => ({ name, better: 'less' as const, value })),
    { name: 'logins of Argon2id alone', better: 'more', value: ratio },
  ]);
  return isEven;
});
process.exitCode = isMet ? 0 : 1;
