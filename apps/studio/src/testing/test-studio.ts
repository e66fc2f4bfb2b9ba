// The whole studio on its own database, for tests of the studio or the server.
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { startStudioOn, type TestStudio, type TestStudioOptions } from './studio-on.ts';

export const startTestStudio = async (options?: TestStudioOptions): Promise<TestStudio> =>
  startStudioOn(await createEmptyDatabase(), options);
