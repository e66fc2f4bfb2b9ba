// The whole studio for a test, of ours or of the server, on a database of its own.
import { createEmptyDatabase } from '@parlour/database/testing/test-database';
import { startStudioOn, type TestStudio, type TestStudioOptions } from './studio-on.ts';

export const startTestStudio = async (options?: TestStudioOptions): Promise<TestStudio> =>
  startStudioOn(await createEmptyDatabase(), options);
