// The table of the server's bench: requests per second against plain servers, their latency, and the cost of each.
import type { Row, Side } from '../requests/rows.ts';
import type { Load } from '../requests/wrk.ts';
import { median, type Figure } from './statistics.ts';

/** Load of one side in one run, with the processor time of each request in milliseconds. */
export type Cost = Load & { processorMs: number };
export type Costs = Record<Side, Cost[]>;
/** Memory of the server's process, in megabytes. */
export type Memory = { started: number; loaded: number; manyMerchants: number };
/** Heap after garbage collection, in megabytes: after 20,000 and after 200,000 requests. */
export type Heap = { early: number; late: number };
export type Results = { rows: Map<Row['name'], Costs>; memory: Memory; heap: Heap };

const of = (costs: Cost[], figure: keyof Cost): number => median(costs.map((each) => each[figure]));

/** Targets against plain Fastify: the least share of its requests per second, and the largest multiple of its p99. */
const targets: Record<string, { least: number; p99?: number }> = {
  'login page': { least: 0.6, p99: 2 },
  'login page, 304': { least: 0.7, p99: 2 },
  'site status': { least: 0.6, p99: 2 },
  'lanes, guest': { least: 0.6, p99: 2 },
  'member info': { least: 0.75 },
  '401': { least: 0.7 },
  '429': { least: 0.7 },
};

const names = ['per s', 'x bare', 'x plain', 'p50 ms', 'p99 ms', 'x plain', 'cpu ms'];

const times = (one: number, other: number): string =>
  Number.isFinite(one / other) ? (one / other).toFixed(2) : '';

function cellsOf({ ours, bare, plain }: Costs): string[] {
  return [
    of(ours, 'perSecond').toFixed(0),
    times(of(ours, 'perSecond'), of(bare, 'perSecond')),
    times(of(ours, 'perSecond'), of(plain, 'perSecond')),
    of(ours, 'p50').toFixed(2),
    of(ours, 'p99').toFixed(2),
    times(of(ours, 'p99'), of(plain, 'p99')),
    of(ours, 'processorMs').toFixed(3),
  ];
}

function judge(what: string, value: number, bound: { least: number } | { most: number }): boolean {
  const isMet = 'least' in bound ? value >= bound.least : value <= bound.most;
  const said = 'least' in bound ? `at least ${bound.least}` : `at most ${bound.most}`;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)}, ${said}`);
  return isMet;
}

/** Prints the table. Returns false if a target is missed. */
export function printRequests({ rows, memory, heap }: Results): boolean {
  const line = (name: string, cells: string[]) =>
    console.log(name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(''));
  line('32 connections', names);
  for (const [name, costs] of rows) line(name, cellsOf(costs));
  console.log('');
  const ofRow = (name: string, side: Side, figure: keyof Cost) =>
    of(rows.get(name)?.[side] ?? [], figure);
  const verdicts = Object.entries(targets).flatMap(([name, { least, p99 }]) => {
    const ratio = (figure: keyof Cost) =>
      ofRow(name, 'ours', figure) / ofRow(name, 'plain', figure);
    return [
      judge(`${name}, of plain Fastify`, ratio('perSecond'), { least }),
      ...(p99 ? [judge(`${name}, p99 of plain Fastify’s`, ratio('p99'), { most: p99 })] : []),
    ];
  });
  const few = (figure: keyof Cost) => ofRow('3 merchants', 'ours', figure);
  verdicts.push(
    judge(
      '10,000 merchants, of 3',
      ofRow('10,000 merchants', 'ours', 'perSecond') / few('perSecond'),
      {
        least: 0.9,
      },
    ),
    judge(
      'p99 of reads in a login flood, of a quiet one',
      ofRow('login flood', 'ours', 'p99') / few('p99'),
      {
        most: 3,
      },
    ),
    judge('memory with 3 merchants, MB', memory.loaded, { most: 160 }),
    judge('memory with 10,000, MB', memory.manyMerchants, { most: 250 }),
    judge('heap after 200,000 requests, of 20,000', heap.late / heap.early, { most: 1.1 }),
  );
  return verdicts.every(Boolean);
}

export const requestFigures = ({ rows, memory, heap }: Results): Figure[] => [
  ...[...rows].flatMap(([name, { ours }]): Figure[] => [
    { name: `${name} per s`, better: 'more', value: of(ours, 'perSecond') },
    { name: `${name} p99`, better: 'less', value: of(ours, 'p99') },
    { name: `${name} cpu`, better: 'less', value: of(ours, 'processorMs') },
  ]),
  ...Object.entries(memory).map(([name, value]): Figure => ({
    name: `memory ${name}`,
    better: 'less',
    value,
  })),
  { name: 'heap', better: 'less', value: heap.late },
];
