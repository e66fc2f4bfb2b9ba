import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePasswords, ownRoles, readPassword } from '@parlour/database/embedded/passwords';
import { describe, expect, it, onTestFinished } from 'vitest';
import { frugalEnvironment } from '../frugal.mjs';
import { planChildren } from './children.ts';
import { readSettings } from '../settings.ts';

const plan = (environment: Record<string, string>) => {
  const settings = readSettings({ PORT: '9000', DATA_DIR: '/data', ...environment });
  const secretKey = Buffer.from('key');
  const children = planChildren(settings, {
    app: 'postgres://app',
    staff: settings.console ? 'postgres://staff' : undefined,
    secretKey,
    isDevelopment: false,
  });
  return new Map(children.map((child) => [child.name, child]));
};
const given = {
  DATABASE_URL: 'postgres://owner@host/parlour',
  APP_DATABASE_URL: 'postgres://app@host/parlour',
  SECRET_KEY: 'key',
};

describe('planChildren', () => {
  it('V5 server, sandbox, studio and back office run beside each other, and the server may call the suppliers', () => {
    const children = plan({ OUTBOUND_ALLOW: 'http://10.0.0.7' });
    expect([...children.keys()]).toEqual([
      'The server',
      'The sandbox',
      'The studio',
      'The back office',
    ]);
    expect(children.get('The server')?.env['OUTBOUND_ALLOW']).toBe(
      [
        'http://10.0.0.7',
        'http://sandbox.localhost:9001',
        'smtp://sandbox.localhost:9003',
        'http://studio.localhost:9004',
      ].join(','),
    );
  });

  it('T2 the studio gets its own database and keys, what it reads, and nothing of the server’s', () => {
    const own = {
      STUDIO_ORIGIN: 'https://games.example',
      LOTTERY_PERIOD: '5',
      TRUSTED_PROXIES: '10.0.0.1',
    };
    const { env, script, log } = plan({ ...own, LOG_LEVEL: 'debug' }).get('The studio') ?? {};
    expect(env).toEqual({
      ...own,
      PORT: '9000',
      HOST: '127.0.0.1',
      NODE_COMPILE_CACHE: '/data/cache/compiled',
      ...frugalEnvironment,
      STUDIO_KEYS: '/data/keys',
      STUDIO_DATABASE_URL: expect.stringContaining('parlour_studio'),
    });
    expect(script).toMatch(/apps\/studio\/src\/main\.ts$/);
    expect(log).toBe('/data/logs/studio.log');
  });

  it('T2 studio and sandbox are told the password of their own role, and no other process’s', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-plan-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    makePasswords(dataDir);
    const told = [...plan({ DATA_DIR: dataDir })].map(([name, { env, args }]) => {
      const heard = JSON.stringify({ env, args });
      return [name, ownRoles.filter((role) => heard.includes(readPassword(dataDir, role) ?? ''))];
    });
    expect(Object.fromEntries(told)).toEqual({
      // The server's address comes from main.ts and is the app role's.
      'The server': [],
      'The sandbox': ['parlour_sandbox'],
      'The studio': ['parlour_studio'],
      // As the server's.
      'The back office': [],
    });
  });

  it('STAFF-05, T2 the back office alone gets the address for the role of staff, and nothing else of the server’s', () => {
    const own = { LOG_LEVEL: 'debug', TRUSTED_PROXIES: '10.0.0.1' };
    const children = plan({ ...own, OUTBOUND_ALLOW: 'http://10.0.0.7' });
    const { env, script, log } = children.get('The back office') ?? {};
    expect(env).toEqual({
      ...own,
      PORT: '9000',
      HOST: '127.0.0.1',
      NODE_COMPILE_CACHE: '/data/cache/compiled',
      ...frugalEnvironment,
      CONSOLE_ORIGIN: 'http://console.localhost:9002',
      DATA_DIR: '/data',
      STAFF_DATABASE_URL: 'postgres://staff',
      SECRET_KEY: expect.any(String),
    });
    expect(script).toMatch(/apps\/server\/src\/console\/main\.ts$/);
    expect(log).toBe('/data/logs/console.log');
    for (const name of ['The server', 'The sandbox', 'The studio']) {
      expect(JSON.stringify(children.get(name))).not.toContain('postgres://staff');
    }
    const staff = { ...given, STAFF_DATABASE_URL: 'postgres://staff@host/parlour' };
    const elsewhere = plan({ ...staff, CONSOLE_ORIGIN: 'https://office.example' });
    expect(elsewhere.get('The back office')?.env['CONSOLE_ORIGIN']).toBe('https://office.example');
    expect([...plan(given).keys()]).toEqual(['The server']);
  });

  it('HOUSE with a given database each runs only with one of its own, in its own folder', () => {
    expect([...plan(given).keys()]).toEqual(['The server']);
    expect(plan(given).get('The server')?.env).not.toHaveProperty('OUTBOUND_ALLOW');
    const url = 'postgres://studio@host/studio';
    const children = plan({ ...given, STUDIO_DATABASE_URL: url, STUDIO_KEYS: '/keys' });
    expect([...children.keys()]).toEqual(['The server', 'The studio']);
    expect(children.get('The studio')?.env).toMatchObject({
      STUDIO_DATABASE_URL: url,
      STUDIO_KEYS: '/keys',
    });
    expect(children.get('The server')?.env['OUTBOUND_ALLOW']).toBe('http://studio.localhost:9004');
    const elsewhere = plan({
      ...given,
      STUDIO_DATABASE_URL: url,
      STUDIO_ORIGIN: 'https://a.example',
    });
    expect(elsewhere.get('The server')?.env['OUTBOUND_ALLOW']).toBe('https://a.example');
  });
});
