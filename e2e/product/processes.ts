import { readdirSync, readFileSync } from 'node:fs';

export type FoundProcess = { pid: number; line: string };

/** Reads a file of /proc; empty if it is gone or belongs to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Lists the processes whose command line or environment contains the text; none without /proc. */
export function processesNaming(text: string): FoundProcess[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  return pids.flatMap((pid) => {
    const line = read(`/proc/${pid}/cmdline`);
    return `${line} ${read(`/proc/${pid}/environ`)}`.includes(text)
      ? [{ pid: Number(pid), line }]
      : [];
  });
}
