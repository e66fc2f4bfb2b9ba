import { clusterUrl } from '@parlour/database/embedded/address';
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';

/** Makes every hand-off code of a merchant expire, so that no test has to wait a minute. */
export async function expireHandoffs(dataDir: string, merchantCode: string): Promise<void> {
  await forMerchant(clusterUrl(dataDir, 'owner'), merchantCode, (tx) =>
    runStatement(tx, "update handoff set expires_at = now() - interval '1 s'"),
  );
}
