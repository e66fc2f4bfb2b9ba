import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { claimPorts, listRows, type ClaimedPorts } from './claim-ports.ts';

/** Ports below those that other code claims. */
const rows = Array.from({ length: 100 }, (_, index) => 11_000 + index * 10);

async function claim(among: number[]): Promise<ClaimedPorts> {
  const claimed = await claimPorts(among);
  onTestFinished(() => claimed.release().catch(() => undefined));
  return claimed;
}

async function listenAt(port: number): Promise<{ close: () => Promise<void> }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Claims ports in another process, which holds them until the test ends. */
async function claimElsewhere(count: number): Promise<number[]> {
  const file = new URL('claim-ports.ts', import.meta.url).href;
  const program = `
    import { claimPorts } from '${file}';
    const claimed = await Promise.all(
      Array.from({ length: ${count} }, () => claimPorts(${JSON.stringify(rows)})),
    );
    process.send(claimed.map(({ first }) => first));
    process.once('disconnect', () => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });
  const [firsts] = (await once(child, 'message')) as [number[]];
  return firsts;
}

test('HOUSE claims at once never give the same row of ports, nor do those of other processes', async () => {
  const here = Promise.all(Array.from({ length: 20 }, () => claim(rows)));
  const there = await Promise.all([claimElsewhere(20), claimElsewhere(20)]);
  const firsts = [...(await here).map(({ first }) => first), ...there.flat()];
  expect(firsts).toHaveLength(60);
  expect(new Set(firsts).size).toBe(60);
});

test('HOUSE a claimed row is nobody else’s until it is released, while its ports can be listened at', async () => {
  const { first, release } = await claim(rows);
  await expect(claimPorts([first])).rejects.toThrow('None of 1 rows of ports is free.');
  const listening = await Promise.all(
    Array.from({ length: 9 }, (_, index) => listenAt(first + index)),
  );
  await Promise.all(listening.map(({ close }) => close()));
  await release();
  expect((await claim([first])).first).toBe(first);
});

test('HOUSE a row in which a port is taken is passed over, and left to others', async () => {
  const [one, other] = await Promise.all([claim(rows), claim(rows)]);
  await Promise.all([one.release(), other.release()]);
  const taken = await listenAt(one.first + 3);
  expect((await claim([one.first, other.first])).first).toBe(other.first);
  await taken.close();
  expect((await claim([one.first, other.first])).first).toBe(one.first);
});

test('HOUSE rows lie outside the range that the system lends, where there is room', () => {
  const usual = listRows('32768\t60999\n');
  expect(usual.slice(0, 2)).toEqual([12_000, 12_010]);
  expect(usual.filter((first) => first + 9 >= 32_768 && first <= 60_999)).toEqual([]);
  expect(usual.at(-1)).toBe(64_990);
  expect(listRows('1024 60999').at(0)).toBe(61_000);
  expect(listRows('1024 65535')).toHaveLength(5_300);
});
