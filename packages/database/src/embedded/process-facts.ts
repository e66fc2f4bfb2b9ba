import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const onLinux = process.platform === 'linux';

function readProcess(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

/** Returns the fields of /proc/PID/stat from the state on: the name before it may contain spaces and brackets. */
function linuxState(pid: number): string[] {
  const stat = readProcess(pid, 'stat') ?? '';
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether a process runs. A zombie answers to kill 0, but holds no resources. */
export function isAlive(pid: number): boolean {
  if (onLinux) return /^[^ZX]$/.test(linuxState(pid)[0] ?? '');
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns a mark that distinguishes a process from a later one with the same number; null if the system offers none. */
export function birthMark(pid: number): string | null {
  const started = onLinux ? linuxState(pid)[19] : undefined;
  if (started === undefined) return null;
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}-${started}`;
}

/** Returns the command line of a process; null if the system does not offer it. */
export function commandLine(pid: number): string | null {
  if (onLinux) return readProcess(pid, 'cmdline')?.replaceAll('\0', ' ') ?? '';
  if (process.platform === 'win32') return null;
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
}
