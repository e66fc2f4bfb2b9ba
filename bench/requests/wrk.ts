// Load by wrk on a separate core, so that the tool takes no time from the server that it measures.
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type WrkRequest = {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};
export type Load = {
  perSecond: number;
  /** Median latency in milliseconds. */
  p50: number;
  p99: number;
  requests: number;
  /** Number of answers that are neither a success nor a redirect. */
  refused: number;
  /** Number of requests without an answer: no connection, a broken one, or a timeout. */
  failed: number;
};

const run = promisify(execFile);
const toolCore = 1;

export function demandWrk(): void {
  if (spawnSync('wrk', ['--version']).error) {
    throw new Error('wrk is not there: apt-get install wrk');
  }
}

const quoted = (text: string): string => `[==[${text}]==]`;

/** Returns the spelling that wrk needs: it adds its own host header unless there is one named `Host`. */
const wrkName = (name: string): string => (name === 'host' ? 'Host' : name);

/** Returns wrk's script, which builds each request once and sends them in turns. */
const scriptOf = (asks: WrkRequest[]): string => `
local asks = {
${asks
  .map(
    ({ method = 'GET', path, headers, body }) =>
      `  { "${method}", ${quoted(path)}, { ${Object.entries(headers)
        .map(([name, value]) => `["${wrkName(name)}"] = ${quoted(value)}`)
        .join(', ')} }, ${body === undefined ? 'nil' : quoted(body)} },`,
  )
  .join('\n')}
}
local ready, at = {}, 0
init = function()
  for each, ask in ipairs(asks) do
    ready[each] = wrk.format(ask[1], ask[2], ask[3], ask[4])
  end
end
request = function()
  at = at % #ready + 1
  return ready[at]
end
done = function(summary, latency)
  local broken = summary.errors
  io.write(string.format(
    '\\n{"requests":%d,"micros":%d,"p50":%d,"p99":%d,"refused":%d,"failed":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    broken.status, broken.connect + broken.read + broken.write + broken.timeout))
end
`;

type WrkSummary = { requests: number; micros: number; p50: number; p99: number } & Pick<
  Load,
  'refused' | 'failed'
>;

/** Parameters of a load. `folder` is for the script that wrk reads. */
export type Pressure = { port: number; connections: number; seconds: number; folder: string };

export async function press(asks: WrkRequest[], pressure: Pressure): Promise<Load> {
  const { port, connections, seconds, folder } = pressure;
  const scriptFile = join(folder, `${port}.lua`);
  writeFileSync(scriptFile, scriptOf(asks));
  const { stdout } = await run('taskset', [
    '-c',
    String(toolCore),
    'wrk',
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--script=${scriptFile}`,
    `http://127.0.0.1:${port}`,
  ]);
  const [line] = /^\{.*\}$/m.exec(stdout) ?? [];
  if (line === undefined) throw new Error(`wrk said no figures: ${stdout}`);
  const { requests, micros, p50, p99, refused, failed } = JSON.parse(line) as WrkSummary;
  return {
    perSecond: requests / (micros / 1_000_000),
    p50: p50 / 1_000,
    p99: p99 / 1_000,
    requests,
    refused,
    failed,
  };
}
