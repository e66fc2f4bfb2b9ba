// Reports the time of each test file by lane, for `npm test`: vitest's own JSON has no lanes. Loading counts, waiting for a worker does not.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

function timeFile(module: TestModule) {
  const { environmentSetupDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  const milliseconds = environmentSetupDuration + collectDuration + setupDuration + duration;
  return {
    lane: module.project.name,
    file: relative(process.cwd(), module.moduleId),
    seconds: milliseconds / 1000,
  };
}

export const reportTimes = (file: string): Reporter => ({
  onTestRunEnd: (modules) => writeFileSync(file, JSON.stringify(modules.map(timeFile))),
});
