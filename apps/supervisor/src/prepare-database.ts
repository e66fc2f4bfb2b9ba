import { connectDemo } from '@parlour/database/seed/connect-demo';
import { withMerchantSettings } from '@parlour/database/merchant-settings';
import { migrate } from '@parlour/database/migrate';
import { databaseFailure, StartFailure } from '@parlour/database/start-failure';
import type { DemoSuppliers } from './suppliers.ts';

export type Preparation = {
  ownerUrl: string;
  appUrl: string;
  secretKey: Buffer;
  /** Whether to seed the demo's merchants and accounts if there are no merchants. */
  withDemo: boolean;
  /** Whether to connect the demo's merchants, if they exist, with the sandbox and the studio. */
  connectsDemo: boolean;
  /** The suppliers of the demo's merchants. */
  demoSuppliers: DemoSuppliers;
};

/** Migrates to the newest schema, and seeds the demo if there is no merchant. */
export async function prepareDatabase(preparation: Preparation): Promise<void> {
  const { ownerUrl, appUrl, secretKey, withDemo, connectsDemo, demoSuppliers } = preparation;
  try {
    await migrate({ ownerUrl, appRole: roleOf(appUrl) });
    if (withDemo) await seedWhereEmpty(ownerUrl, secretKey);
    if (connectsDemo) await connectDemo({ ownerUrl, secretKey, ...demoSuppliers });
  } catch (error) {
    throw databaseFailure(error);
  }
}

async function seedWhereEmpty(ownerUrl: string, secretKey: Buffer): Promise<void> {
  const merchants = await withMerchantSettings(ownerUrl, (settings) => settings.list());
  if (merchants.length > 0) return;
  // Imported here, because it loads slowly and only the first start needs it.
  const { seedDemo } = await import('@parlour/database/seed/demo');
  await seedDemo({ ownerUrl, secretKey });
}

function roleOf(url: string): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new StartFailure('APP_DATABASE_URL must name its role.');
  return decodeURIComponent(role);
}
