// npm that is killed does not tell what it runs. So we look, and know when nobody is above us.
import { readFileSync } from 'node:fs';

const farthest = 3;
const everyMs = 500;

/** Remembers who is above now; with nobody to watch, `whenGone` never calls. */
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

/** From us up to npm; between them may be a shell. Null where there is no npm, or no /proc. */
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

/** Where the shell cannot be looked through, only whether it is still there. */
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
