// npm run ledger -- check | rounds | house | show CODE USERNAME
// Reads only, by calls of staff; the product may be running.
import { decimalText } from '@parlour/contract/money';
import { ledgerStaff } from '@parlour/server/staff/ledger';
import { callStaff, type StaffOf } from './commands/staff.ts';
import { runCommand } from './database-url.ts';

type Staff = StaffOf<typeof ledgerStaff>;
type Run = (staff: Staff) => Promise<void>;
type Rounds = Awaited<ReturnType<Staff['listRounds']>>;

const usage = 'Usage: npm run ledger -- check | rounds | house | show CODE USERNAME';

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

/** Writes an amount, which a call answers in 1/100000 of the unit. */
const amountText = (units: string, currency: string): string =>
  decimalText(BigInt(units), currency);
const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();

const check: Run = async ({ checkLedger }) => {
  const { merchants, wallets, movements, entries, broken } = await checkLedger({});
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The ledger holds: ${plural(merchants, 'merchant')}, ${plural(wallets, 'wallet')}, ` +
      `${plural(movements, 'movement')}, ${plural(entries, 'line')}.`,
  );
};

/** Describes the time of the decision; empty for a round whose bets did not state one. */
const describeDecision = ({ settlesAt }: Rounds['open'][number]): string =>
  settlesAt === null ? '' : `, decided by ${momentOf(settlesAt)}`;

const describeOpen = (round: Rounds['open'][number]): string =>
  `${round.merchant}: round ${round.round} of ${round.member} with ${round.integration} in ${round.game}, ` +
  `open since ${momentOf(round.openedAt)}${describeDecision(round)}, ${amountText(round.atStake, round.currency)} ${round.currency} ` +
  `at stake (${round.bets.join(', ')})`;

const describeLate = (win: Rounds['late'][number]): string =>
  `${win.merchant}: win ${win.id} of ${amountText(win.amount, win.currency)} ${win.currency} for bet ${win.bet} ` +
  `of ${win.member} with ${win.integration}, refused at ${momentOf(win.cameAt)}: round ${win.round} was void`;

function describeWaiting(rollback: Rounds['waiting'][number]): string {
  const { merchant, integration, bet, round, member, currency, askedAt } = rollback;
  const [stake, wins, cash, bonus] = [
    rollback.stake,
    rollback.wins,
    rollback.holds,
    rollback.bonus,
  ].map((amount) => `${amountText(amount, currency)} ${currency}`);
  const holds = rollback.bonus !== '0' ? `${cash} and ${bonus} of bonus money` : cash;
  return (
    `${merchant}: bet ${bet} of ${member} with ${integration} in round ${round}, asked for first at ` +
    `${momentOf(askedAt)}: won ${wins}, staked ${stake}, the wallet holds ${holds}`
  );
}

const rounds: Run = async ({ listRounds }) => {
  const { open, late, waiting } = await listRounds({});
  console.log(`${plural(open.length, 'round')} without an outcome`);
  for (const round of open) console.log(`  ${describeOpen(round)}`);
  console.log(`${plural(late.length, 'late win')} to look at`);
  for (const win of late) console.log(`  ${describeLate(win)}`);
  console.log(`${plural(waiting.length, 'rollback')} waiting for money`);
  for (const rollback of waiting) console.log(`  ${describeWaiting(rollback)}`);
};

const house: Run = async ({ readHouse }) => {
  const { accounts } = await readHouse({});
  for (const { merchant, kind, integration, currency, balance } of accounts) {
    const name = integration === null ? kind : `${kind} of ${integration}`;
    console.log(`${merchant}: ${name} ${amountText(balance, currency)} ${currency}`);
  }
};

const most = 50;

function show([merchant = '', username = '']: string[]): Run {
  return async ({ readStatement }) => {
    const { lines } = await readStatement({ merchant, username, most });
    for (const { number, movedAt, kind, account, currency, ...line } of lines) {
      const [moved, held] = [line.amount, line.balance].map((each) => amountText(each, currency));
      const of = line.round === null ? line.reference : `${line.reference} in ${line.round}`;
      const what = account === 'bonus' ? `${kind}, bonus money,` : kind;
      console.log(`${number} ${momentOf(movedAt)} ${what} ${moved} = ${held} ${currency}  ${of}`);
    }
  };
}

function runOf([verb, ...rest]: string[]): Run {
  if (verb === 'show' && rest.length === 2) return show(rest);
  if (rest.length > 0) throw new Error(usage);
  if (verb === 'check') return check;
  if (verb === 'rounds') return rounds;
  if (verb === 'house') return house;
  throw new Error(usage);
}

await runCommand(() => callStaff(ledgerStaff, runOf(process.argv.slice(2))));
