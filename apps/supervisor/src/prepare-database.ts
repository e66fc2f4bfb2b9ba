import { connectDemo } from '@parlour/database/seed/connect-demo';
import { withMerchantSettings } from '@parlour/database/merchant-settings';
import { migrate } from '@parlour/database/migrate';
import { errorCode, StartFailure } from '@parlour/database/start-failure';
import type { DemoSuppliers } from './suppliers.ts';

export type Preparation = {
  ownerUrl: string;
  appUrl: string;
  secretKey: Buffer;
  withDemo: boolean;
  /** Where the demo's merchants open their games. */
  demoSuppliers: DemoSuppliers;
};

/** Migrates to the newest schema, and seeds the demo where there is no merchant yet. */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { ownerUrl, appUrl, secretKey, withDemo, demoSuppliers } = preparation;
  try {
    await migrate({ ownerUrl, appRole: roleOf(appUrl) });
    if (!withDemo) return;
    await seedWhereEmpty(ownerUrl, secretKey);
    await connectDemo({ ownerUrl, secretKey, ...demoSuppliers });
  } catch (error) {
    throw explain(error);
  }
}

async function seedWhereEmpty(ownerUrl: string, secretKey: Buffer): Promise<void> {
  const merchants = await withMerchantSettings(ownerUrl, (settings) => settings.list());
  if (merchants.length > 0) return;
  // Imported late: it takes longer than everything else here, and only the first start needs it.
  const { seedDemo } = await import('@parlour/database/seed/demo');
  await seedDemo({ ownerUrl, secretKey });
}

function roleOf(url: string): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new StartFailure('APP_DATABASE_URL must name its role.');
  return decodeURIComponent(role);
}

/** No answer, no such host, wrong password, no such database, full disk. */
const mendable = /^(E[A-Z_]+|28\w{3}|3D000|53\w{3}|57P0\d)$/;

function explain(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!mendable.test(errorCode(cause) ?? '')) continue;
    const why = cause.message || errorCode(cause);
    return new StartFailure(`The database cannot be used: ${why}.`, { cause: error });
  }
  return error;
}
