// npm run ledger -- check | rounds
// Reads only, by the server's role; the product may be at work meanwhile.
import { decimalText } from '@parlour/contract/money';
import { checkLedger } from '@parlour/database/ledger/check-ledger';
import { listRounds, type LateWin, type OpenRound } from '@parlour/database/ledger/list-rounds';
import { commandDatabase, runCommand } from './database-url.ts';

const usage = 'Usage: npm run ledger -- check | rounds';

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

async function check(url: string): Promise<void> {
  const { merchants, wallets, movements, entries, broken } = await checkLedger(url);
  if (broken) throw new Error(`${broken.merchant}: ${broken.row}. It breaks: ${broken.says}.`);
  console.log(
    `The ledger holds: ${plural(merchants, 'merchant')}, ${plural(wallets, 'wallet')}, ` +
      `${plural(movements, 'movement')}, ${plural(entries, 'line')}.`,
  );
}

const describeOpen = (round: OpenRound): string =>
  `${round.merchant}: round ${round.round} of ${round.member} with ${round.integration} in ${round.game}, ` +
  `open since ${round.openedAt.toISOString()}, ${decimalText(round.atStake, round.currency)} ${round.currency} ` +
  `at stake (${round.bets.join(', ')})`;

const describeLate = (win: LateWin): string =>
  `${win.merchant}: win ${win.id} of ${decimalText(win.amount, win.currency)} ${win.currency} for bet ${win.bet} ` +
  `of ${win.member} with ${win.integration}, refused at ${win.cameAt.toISOString()}: round ${win.round} was void`;

async function rounds(url: string): Promise<void> {
  const { open, late } = await listRounds(url);
  console.log(`${plural(open.length, 'round')} without an outcome`);
  for (const round of open) console.log(`  ${describeOpen(round)}`);
  console.log(`${plural(late.length, 'late win')} to look at`);
  for (const win of late) console.log(`  ${describeLate(win)}`);
}

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  const { appUrl } = commandDatabase();
  if (rest.length > 0) throw new Error(usage);
  if (verb === 'check') return check(appUrl);
  if (verb === 'rounds') return rounds(appUrl);
  throw new Error(usage);
});
