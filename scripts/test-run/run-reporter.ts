// Reports what vitest's own JSON lacks, for `npm test`: the time of each test file by lane, and the errors outside of all tests. Loading counts as time, waiting for a worker does not.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

type StrayError = {
  message: string;
  stack?: string;
  VITEST_TEST_PATH?: string;
  VITEST_TEST_NAME?: string;
};

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

/** Names the file and the test that ran as the error came, if vitest knows them; the cause may be an earlier one. */
function describeError(error: StrayError) {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test, message, stack = message } = error;
  return {
    file: path === undefined ? null : relative(process.cwd(), path),
    message: test === undefined ? stack : `While “${test}” ran: ${stack}`,
  };
}

export const reportRun = (file: string): Reporter => ({
  onTestRunEnd: (modules, errors) =>
    writeFileSync(
      file,
      JSON.stringify({ times: modules.map(timeFile), errors: errors.map(describeError) }),
    ),
});
