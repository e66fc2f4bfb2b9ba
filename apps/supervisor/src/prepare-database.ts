import { connectDemo } from '@parlour/seed/connect-demo';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { migrate } from '@parlour/database/migrate';
import { databaseFailure, StartFailure } from '@parlour/database/start-failure';
import type { DemoSuppliers } from './suppliers.ts';

export type Preparation = {
  ownerUrl: string;
  appUrl: string;
  /** Needed while a migration that grants rights to staff is not applied yet. */
  staffUrl: string | undefined;
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
  const { ownerUrl, appUrl, staffUrl, secretKey, withDemo, connectsDemo, demoSuppliers } =
    preparation;
  const appRole = roleOf(appUrl, 'APP_DATABASE_URL');
  const staffRole = staffUrl && roleOf(staffUrl, 'STAFF_DATABASE_URL');
  try {
    await migrate({ ownerUrl, appRole, staffRole });
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
  const { seedDemo } = await import('@parlour/seed/demo');
  await seedDemo({ ownerUrl, secretKey });
}

function roleOf(url: string, variable: string): string {
  const [, role] = /^postgres(?:ql)?:\/\/([^:@/?]+)/.exec(url) ?? [];
  if (role === undefined) throw new StartFailure(`${variable} must name its role.`);
  return decodeURIComponent(role);
}
