// npm run audit -- verify [CODE [--head NUMBER:HASH]] | show CODE [--member ID | --name NAME] [--action A] [--from ISO] [--to ISO] [--limit N]
// Reads only, with the server's role; the product may be running. docs/audit.md describes the output.
import { visibleText } from '@parlour/contract/audit/recorded-text';
import { readEvents } from '@parlour/database/audit/read-events';
import { verifyChains, type ChainReport } from '@parlour/database/audit/verify-chains';
import { tableOf } from './table.ts';
import { readFilter, readHead, readWords, usage, type ParsedCommand } from './words.ts';
import { commandDatabase, runCommand } from '../database-url.ts';

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

function describe({ merchant, rows, head, broken, unsealed }: ChainReport): string[] {
  const lines = broken
    ? [`${merchant}: BROKEN after ${plural(rows, 'row')}: ${broken}`]
    : [`${merchant}: ${plural(rows, 'row')}, head ${head.number}:${head.hash}`];
  if (unsealed.count === 0) return lines;
  lines.push(`${merchant}: ${plural(unsealed.count, 'row')} not sealed yet:`);
  for (const { id, at, action } of unsealed.first) {
    lines.push(`  ${id} ${at.toISOString()} ${action}`);
  }
  const more = unsealed.count - unsealed.first.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

async function verify(url: string, { code, options }: ParsedCommand): Promise<void> {
  const { head } = options;
  const broken: string[] = [];
  let chains = 0;
  const wanted = {
    ...(code !== undefined && { merchant: code }),
    ...(head !== undefined && { known: readHead(head) }),
  };
  await verifyChains(url, wanted, (report) => {
    chains += 1;
    if (report.broken) broken.push(report.merchant);
    for (const line of describe(report)) console.log(visibleText(line));
  });
  if (code !== undefined && chains === 0) throw new Error(`There is no merchant ${code}.`);
  if (broken.length > 0) throw new Error(`The trace is broken: ${broken.join(', ')}.`);
  console.log(`The trace holds: ${plural(chains, 'merchant')}.`);
}

async function show(url: string, { code = '', options }: ParsedCommand): Promise<void> {
  const events = await readEvents(url, readFilter(code, options));
  if (!events) throw new Error(`There is no merchant ${code}.`);
  for (const line of tableOf(events)) console.log(line);
}

await runCommand(async () => {
  const [verb, ...words] = process.argv.slice(2);
  if (verb !== 'verify' && verb !== 'show') throw new Error(usage);
  const { appUrl } = commandDatabase();
  const read = readWords(words, verb);
  const { code, options } = read;
  const lacksCode = code === undefined && (verb === 'show' || options['head'] !== undefined);
  if (lacksCode || (options['member'] !== undefined && options['name'] !== undefined)) {
    throw new Error(usage);
  }
  return verb === 'verify' ? verify(appUrl, read) : show(appUrl, read);
});
