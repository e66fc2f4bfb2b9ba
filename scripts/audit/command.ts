// npm run audit -- verify [CODE [--head NUMBER:HASH]] | show CODE [--member ID | --name NAME] [--action A] [--from ISO] [--to ISO] [--limit N]
// Reads only, by calls of staff; the product may be running. docs/audit.md describes the output.
import { visibleText } from '@parlour/contract/audit/recorded-text';
import { auditStaff } from '@parlour/server/staff/audit';
import { tableOf } from './table.ts';
import { readFilter, readHead, readWords, usage, type ParsedCommand } from './words.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

type Staff = StaffOf<typeof auditStaff>;
type Run = (staff: Staff) => Promise<void>;
type ChainReport = Awaited<ReturnType<Staff['verifyAuditChains']>>['chains'][number];

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

function describe({ merchant, rows, head, broken, unsealed }: ChainReport): string[] {
  const lines = broken
    ? [`${merchant}: BROKEN after ${plural(rows, 'row')}: ${broken}`]
    : [`${merchant}: ${plural(rows, 'row')}, head ${head.number}:${head.hash}`];
  if (unsealed.count === 0) return lines;
  lines.push(`${merchant}: ${plural(unsealed.count, 'row')} not sealed yet:`);
  for (const { id, at, action } of unsealed.first) {
    lines.push(`  ${id} ${new Date(at).toISOString()} ${action}`);
  }
  const more = unsealed.count - unsealed.first.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function verify({ code, options: { head } }: ParsedCommand): Run {
  const known = head === undefined ? {} : { head: readHead(head) };
  const wanted = { ...(code !== undefined && { merchant: code }), ...known };
  return async ({ verifyAuditChains }) => {
    const { chains } = await verifyAuditChains(wanted);
    for (const report of chains) {
      for (const line of describe(report)) console.log(visibleText(line));
    }
    const broken = chains.filter((report) => report.broken !== null);
    if (broken.length > 0) {
      throw new Error(`The trace is broken: ${broken.map(({ merchant }) => merchant).join(', ')}.`);
    }
    console.log(`The trace holds: ${plural(chains.length, 'chain')}.`);
  };
}

function show({ code = '', options }: ParsedCommand): Run {
  const filter = readFilter(code, options);
  return async ({ listAuditEvents }) => {
    const { events } = await listAuditEvents(filter);
    for (const line of tableOf(events)) console.log(line);
  };
}

await runCommand(async () => {
  const [verb, ...words] = process.argv.slice(2);
  if (verb !== 'verify' && verb !== 'show') throw new Error(usage);
  const read = readWords(words, verb);
  const { code, options } = read;
  const lacksCode = code === undefined && (verb === 'show' || options['head'] !== undefined);
  if (lacksCode || (options['member'] !== undefined && options['name'] !== undefined)) {
    throw new Error(usage);
  }
  return callStaff(auditStaff, verb === 'verify' ? verify(read) : show(read));
});
