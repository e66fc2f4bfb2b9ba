// Starts one Postgres for a whole test run, with a migrated template that each test file clones.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../embedded/cluster.ts';
import { migrate } from '../migrate.ts';
import { ownerRole, runAs, withDatabase } from './empty-database.ts';
import { appRole, staffRole, templateName } from './test-database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-test-'));
  const cluster = await startCluster({
    dataDir,
    // This database may be lost in a crash of the machine; tests of durability start their own.
    parameters: { fsync: 'off', max_connections: '200' },
  });
  const { superuser, owner } = cluster.urls;
  await runAs(superuser, `create database ${templateName} owner ${ownerRole}`);
  await migrate({ ownerUrl: withDatabase(owner, templateName), appRole, staffRole });
  project.provide('databaseUrls', cluster.urls);
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
