// Notices when npm is gone by polling our parent processes, because a killed npm does not stop its program.
import { readFileSync } from 'node:fs';

const farthest = 3;
const everyMs = 500;

/** Records the parent processes up to npm; without npm, `whenGone` never calls back. */
export function watchAbove() {
  const isIntact = rememberChain() ?? rememberParent();
  return {
    whenGone(tell) {
      if (isIntact === null) return;
      const timer = setInterval(() => {
        if (isIntact()) return;
        clearInterval(timer);
        tell();
      }, everyMs);
      timer.unref();
    },
  };
}

/** Checks the pids from our parent up to npm, perhaps with a shell between. Null without npm or /proc. */
function rememberChain() {
  const chain = [process.pid];
  while (chain.length <= farthest) {
    const pid = parentOf(chain.at(-1));
    if (pid === null || pid <= 1) return null;
    chain.push(pid);
    if (isNpm(pid))
      return () => chain.every((each, i) => i === 0 || parentOf(chain[i - 1]) === each);
  }
  return null;
}

/** Checks only the direct parent, for systems without /proc. */
function rememberParent() {
  const parent = process.ppid;
  return process.env.npm_lifecycle_event ? () => process.ppid === parent : null;
}

function parentOf(pid) {
  const stat = read(pid, 'stat');
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

const isNpm = (pid) =>
  /(^|[\s/])npm(-cli\.js)?(\s|$)/.test((read(pid, 'cmdline') ?? '').replaceAll('\0', ' '));

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
