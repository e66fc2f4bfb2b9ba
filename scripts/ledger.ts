// npm run ledger -- check | rounds | house | show CODE USERNAME
// Reads only, with the server's role; the product may be running.
import { decimalText } from '@parlour/contract/money';
import { checkLedger } from '@parlour/database/ledger/check-ledger';
import {
  listRounds,
  type LateWin,
  type OpenRound,
  type WaitingRollback,
} from '@parlour/database/ledger/list-rounds';
import { readHouse, readStatement } from '@parlour/database/ledger/read-statement';
import { commandDatabase, runCommand } from './database-url.ts';

const usage = 'Usage: npm run ledger -- check | rounds | house | show CODE USERNAME';

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

async function check(url: string): Promise<void> {
  const { merchants, wallets, movements, entries, broken } = await checkLedger(url);
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The ledger holds: ${plural(merchants, 'merchant')}, ${plural(wallets, 'wallet')}, ` +
      `${plural(movements, 'movement')}, ${plural(entries, 'line')}.`,
  );
}

/** Describes the time of the decision; empty for a round whose bets did not state one. */
const describeDecision = ({ settlesAt }: OpenRound): string =>
  settlesAt === null ? '' : `, decided by ${settlesAt.toISOString()}`;

const describeOpen = (round: OpenRound): string =>
  `${round.merchant}: round ${round.round} of ${round.member} with ${round.integration} in ${round.game}, ` +
  `open since ${round.openedAt.toISOString()}${describeDecision(round)}, ${decimalText(round.atStake, round.currency)} ${round.currency} ` +
  `at stake (${round.bets.join(', ')})`;

const describeLate = (win: LateWin): string =>
  `${win.merchant}: win ${win.id} of ${decimalText(win.amount, win.currency)} ${win.currency} for bet ${win.bet} ` +
  `of ${win.member} with ${win.integration}, refused at ${win.cameAt.toISOString()}: round ${win.round} was void`;

function describeWaiting(rollback: WaitingRollback): string {
  const { merchant, integration, bet, round, member, currency, askedAt } = rollback;
  const [stake, wins, cash, bonus] = [
    rollback.stake,
    rollback.wins,
    rollback.holds,
    rollback.bonus,
  ].map((amount) => `${decimalText(amount, currency)} ${currency}`);
  const holds = rollback.bonus > 0n ? `${cash} and ${bonus} of bonus money` : cash;
  return (
    `${merchant}: bet ${bet} of ${member} with ${integration} in round ${round}, asked for first at ` +
    `${askedAt.toISOString()}: won ${wins}, staked ${stake}, the wallet holds ${holds}`
  );
}

async function rounds(url: string): Promise<void> {
  const { open, late, waiting } = await listRounds(url);
  console.log(`${plural(open.length, 'round')} without an outcome`);
  for (const round of open) console.log(`  ${describeOpen(round)}`);
  console.log(`${plural(late.length, 'late win')} to look at`);
  for (const win of late) console.log(`  ${describeLate(win)}`);
  console.log(`${plural(waiting.length, 'rollback')} waiting for money`);
  for (const rollback of waiting) console.log(`  ${describeWaiting(rollback)}`);
}

async function house(url: string): Promise<void> {
  for (const { merchant, kind, integration, currency, balance } of await readHouse(url)) {
    const name = integration === null ? kind : `${kind} of ${integration}`;
    console.log(`${merchant}: ${name} ${decimalText(balance, currency)} ${currency}`);
  }
}

const lines = 50;

async function show(url: string, [merchant = '', username = '']: string[]): Promise<void> {
  const found = await readStatement(url, { merchant, username }, lines);
  if (!found) throw new Error(`${merchant} has no member ${username}.`);
  for (const { number, movedAt, kind, account, currency, ...line } of found) {
    const [moved, held] = [line.amount, line.balance].map((each) => decimalText(each, currency));
    const of = line.round === null ? line.reference : `${line.reference} in ${line.round}`;
    const what = account === 'bonus' ? `${kind}, bonus money,` : kind;
    console.log(`${number} ${movedAt.toISOString()} ${what} ${moved} = ${held} ${currency}  ${of}`);
  }
}

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  const { appUrl } = commandDatabase();
  if (verb === 'show' && rest.length === 2) return show(appUrl, rest);
  if (rest.length > 0) throw new Error(usage);
  if (verb === 'check') return check(appUrl);
  if (verb === 'rounds') return rounds(appUrl);
  if (verb === 'house') return house(appUrl);
  throw new Error(usage);
});
