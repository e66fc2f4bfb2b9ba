import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of so many free ports in a row: the site's, the sandbox's and the following. */
export async function findFreePorts(count: number): Promise<number> {
  // Below the range that the system hands out by itself; two runs at once begin at different places.
  const start = 18_080 + (process.pid % 1_000) * 10;
  for (let first = start; first < 32_000; first += 10) {
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No free ports in a row from ${start} to 32000.`);
}
