// The kill runs of a run; `npm run soak` makes many. Plain JavaScript for the machine's own Node.
import { judge, run } from './run-command.mjs';

/** The size of a run: kill rounds, steps of the wallet's model, sweeps through every step of every game, and the seconds in which a killed process must be back. */
const plans = {
  gate: { rounds: 1, steps: 0, sweeps: 0, seconds: 15 },
  nightly: { rounds: 5, steps: 10_000, sweeps: 1, seconds: 5 },
};

async function soak({ rounds, steps, sweeps, seconds }, seed) {
  const words = [rounds, seed, steps, sweeps, seconds].map(String);
  const { ok, output } = await run(['node', 'soak/run.ts', ...words], { quiet: true });
  const [, passed, lost] = /^soak: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  if (!ok) console.log(output.trim());
  return { ok, passed: Number(passed ?? 0), failed: Number(lost ?? 0) };
}

/** Runs the kill rounds. If one fails, all are repeated with the same seed. */
export const killRuns =
  ({ isNightly }) =>
  async () => {
    const plan = plans[isNightly ? 'nightly' : 'gate'];
    const seed = Date.now() % 1_000_000;
    const first = await soak(plan, seed);
    const again = first.ok ? null : await soak(plan, seed);
    const name = `kill runs from seed ${seed}`;
    const { ok, passed, failed } = again ?? first;
    const late = again !== null && ok ? [name] : [];
    return judge({ passed, failed, skipped: 0, late, lost: ok ? [] : [name] }, ok, false);
  };
