import { connectDemo } from '@parlour/database/seed/connect-demo';
import { withMerchantSettings } from '@parlour/database/merchant-settings';
import { migrate } from '@parlour/database/migrate';
import { databaseFailure, StartFailure } from '@parlour/database/start-failure';
import type { DemoSuppliers } from './suppliers.ts';

export type Preparation = {
  ownerUrl: string;
  appUrl: string;
  secretKey: Buffer;
  /** Whether merchants and accounts of the demo are written where there are none. */
  withDemo: boolean;
  /** Whether the demo's merchants, where somebody seeded them, are connected with what runs beside the server. */
  connectsDemo: boolean;
  /** Where the demo's merchants open their games. */
  demoSuppliers: DemoSuppliers;
};

/** Migrates to the newest schema, and seeds the demo where there is no merchant yet. */
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
  // Imported late: it takes longer than everything else here, and only the first start needs it.
  const { seedDemo } = await import('@parlour/database/seed/demo');
  await seedDemo({ ownerUrl, secretKey });
}

function roleOf(url: string): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new StartFailure('APP_DATABASE_URL must name its role.');
  return decodeURIComponent(role);
}
