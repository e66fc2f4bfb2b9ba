// Two kinds of load: a fixed number of calls at once, each starting when another ends; or a fixed number per second,
// where a slow answer makes the next calls late instead of fewer.

export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  /** Number of calls with a wrong outcome. */
  failed: number;
};
/** Calls to make. Each resolves with whether its outcome was right. */
type Work = (() => Promise<boolean>)[];

const share = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

type Notes = { took: number[]; failed: number };

function figuresOf({ took, failed }: Notes, elapsed: number): Figures {
  const sorted = took.toSorted((one, two) => one - two);
  const perSecond = (took.length / elapsed) * 1_000;
  return { perSecond, p50: share(sorted, 0.5), p99: share(sorted, 0.99), failed };
}

export async function atOnce(work: Work, together: number): Promise<Figures> {
  const notes: Notes = { took: [], failed: 0 };
  const left = work.values();
  const began = performance.now();
  const go = async (): Promise<void> => {
    for (const each of left) {
      const from = performance.now();
      if (!(await each())) notes.failed += 1;
      notes.took.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: together }, go));
  return figuresOf(notes, performance.now() - began);
}

/** Makes the calls at a fixed rate. A call's time counts from when it was due, not from when it could be sent. */
export async function atRate(work: Work, perSecond: number): Promise<Figures> {
  const notes: Notes = { took: [], failed: 0 };
  const began = performance.now();
  const send = async (each: Work[number], due: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    if (!(await each())) notes.failed += 1;
    notes.took.push(performance.now() - due);
  };
  await Promise.all(work.map((each, at) => send(each, began + (at / perSecond) * 1_000)));
  return figuresOf(notes, performance.now() - began);
}
