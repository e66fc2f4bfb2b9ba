import { readdirSync, readFileSync } from 'node:fs';

export type Found = { pid: number; line: string };

/** What lies in /proc may be gone the next moment, or belong to another user. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The processes whose command line or environment names the text; none where there is no /proc. */
export function processesNaming(text: string): Found[] {
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
