// Ports for what listens at an address that has to be known before it starts: nine in a row, kept from everybody else who asks here.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';

export type ClaimedPorts = {
  /** This one and the eight above it were free and belong to who claimed them. Nothing listens there yet. */
  first: number;
  release: () => Promise<void>;
};

const rowLength = 10;
/** Browsers refuse 10080, and what people start by hand mostly sits lower. */
const lowest = 12_000;
/** The server takes no PORT above it. */
const highest = 65_000;
/** As Linux has it where nobody changed it; other systems begin higher. */
const usualRange = '32768 60999';

/** The first ports of all rows that lie outside the range (`32768 60999`) from which the system takes a port by itself: there any of them may be in use a moment later. */
export function listRows(range: string): number[] {
  const [low = 0, high = 0] = range.trim().split(/\s+/).map(Number);
  const all = Array.from(
    { length: Math.floor((highest - lowest) / rowLength) },
    (_, index) => lowest + index * rowLength,
  );
  const outside = all.filter((first) => first + rowLength <= low || first > high);
  // A system that lends every port has no better ones.
  return outside.length > 0 ? outside : all;
}

function readRange(): string {
  try {
    return readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  } catch {
    return usualRange;
  }
}

/** Null where somebody has it. */
async function holdPort(port: number): Promise<Server | null> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
  } catch {
    return null;
  }
  // Who forgets to release them still ends.
  server.unref();
  return server;
}

async function letGo(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

async function isFree(port: number): Promise<boolean> {
  const held = await holdPort(port);
  if (held !== null) await letGo(held);
  return held !== null;
}

/** The row's last port is the claim to it: whoever listens there has the row, in whatever process. */
async function claimRow(first: number): Promise<ClaimedPorts | null> {
  const claim = await holdPort(first + rowLength - 1);
  if (claim === null) return null;
  const ports = Array.from({ length: rowLength - 1 }, (_, index) => first + index);
  const free = await Promise.all(ports.map(isFree));
  if (free.every(Boolean)) return { first, release: () => letGo(claim) };
  await letGo(claim);
  return null;
}

/** Rows are tried from a random one on, so that many who ask at once seldom meet. */
export async function claimPorts(rows = listRows(readRange())): Promise<ClaimedPorts> {
  const start = randomInt(rows.length);
  for (const first of [...rows.slice(start), ...rows.slice(0, start)]) {
    const claimed = await claimRow(first);
    if (claimed !== null) return claimed;
  }
  throw new Error(`None of ${rows.length} rows of ports is free.`);
}
