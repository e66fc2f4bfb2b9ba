// A member with a connected sign-in of another service; that service is not called.
import { runStatement } from '@parlour/database/statements/run-statement';
import { forMerchant } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { openOwnMerchant } from './own-merchant.ts';
import { ownerUrlOf } from './own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { expectHome } from '../page/site.ts';

export const connected = 'anna@mail.example';

/** Logs in a member of the test's own merchant and returns the address of the page of connected sign-ins. */
export async function enterConnected(page: Page): Promise<string> {
  const merchant = await openOwnMerchant(page, {
    languages: 'EN,TH,UR',
    'firebase.apiKey': 'key',
    'firebase.authDomain': 'auth.example',
    'firebase.projectId': 'parlour-test',
    'firebase.appId': 'app',
    'firebase.channels': 'google,facebook,twitter,line,phone',
  });
  const { id, username, password } = await merchant.createMember();
  const [code = ''] = new URL(merchant.url('/')).hostname.split('.');
  await forMerchant(ownerUrlOf(), code, (tx) =>
    runStatement(
      tx,
      `insert into member_identity (merchant_code, issuer, subject, channel, label, member_id, bound_at)
       values ('${code}', 'https://auth.example', 'anna', 'google', '${connected}', '${id}', now())`,
    ),
  );
  await enterAs(page, merchant.url('/m/home'), { username, password });
  await expectHome(page, username);
  return merchant.url('/m/member/identities');
}
