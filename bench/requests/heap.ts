// Measures the heap of a process after garbage collection, by Node's inspector, which the process opens on SIGUSR1.
import { setTimeout as sleep } from 'node:timers/promises';

/** Node's default address of the inspector. The first process that gets the signal uses it. */
const inspector = 'http://127.0.0.1:9229/json/list';

type Answer = { id: number; result: { usedSize?: number; result?: { value: unknown } } };
type Ask = (method: string, params?: object) => Promise<Answer['result']>;

async function openInspector(pid: number): Promise<WebSocket> {
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; ; tries += 1) {
    try {
      const [target] = (await (await fetch(inspector)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (!target) throw new Error('the inspector shows nothing');
      return new WebSocket(target.webSocketDebuggerUrl);
    } catch (error) {
      if (tries === 50) throw error;
      await sleep(100);
    }
  }
}

function askThrough(socket: WebSocket): Ask {
  const waiting = new Map<number, (result: Answer['result']) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as Answer;
    waiting.get(id)?.(result);
  });
  return (method, params = {}) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** Connects to the inspector. `read` collects garbage and returns the megabytes of the heap. */
export async function watchHeap(pid: number) {
  const socket = await openInspector(pid);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the inspector cannot be reached')));
  });
  const ask = askThrough(socket);
  const { result } = await ask('Runtime.evaluate', { expression: 'process.pid' });
  if (result?.value !== pid) throw new Error('another process has the inspector’s port');
  return {
    read: async (): Promise<number> => {
      await ask('HeapProfiler.collectGarbage');
      const { usedSize = Number.NaN } = await ask('Runtime.getHeapUsage');
      return usedSize / 1_048_576;
    },
    close: () => socket.close(),
  };
}
