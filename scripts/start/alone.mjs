// Lets only one process at a time do some work in this folder; the others wait.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const longestMs = 15 * 60_000;

export async function alone(root, work) {
  const lock = join(root, '.cache', 'preparing');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let waits = 0; !take(lock); waits += 1) {
    if (waits === 5) console.log('Another start is installing or building: waiting for it.');
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isLeftOver(lock)) rmSync(lock, { force: true });
  return false;
}

function isLeftOver(lock) {
  try {
    const isOld = Date.now() - statSync(lock).mtimeMs > longestMs;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return isOld;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
