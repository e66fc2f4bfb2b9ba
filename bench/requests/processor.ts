// Pins a process to a core and reads its use of processor and memory. Reads /proc, so it works on Linux only.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Clock ticks of /proc/PID/stat in a second: fixed on Linux. */
const ticksPerSecond = 100;

/** Pins all threads of a process to a core, including those already running. */
export function pin(pid: number, core: number): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
}

/** Returns the processor time of all threads, including kernel time, in milliseconds. */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before the fields may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000;
}

/** Returns the resident memory, in megabytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes = ''] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}
