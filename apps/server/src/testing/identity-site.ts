// A server that uses an identity service on this machine, and the settings of a merchant that has it.
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createFirebase } from '#providers/identity/firebase';
import { openOutbound } from '#providers/outbound';
import {
  startIdentityService,
  type IdentityService,
} from '../providers/identity/testing/identity-service.ts';
import type { Mailbox } from './mailbox.ts';
import { startTestSite, type TestSite } from './test-site.ts';

export type IdentitySite = { site: TestSite; service: IdentityService; close: () => Promise<void> };

export async function startIdentitySite(mailbox?: Mailbox): Promise<IdentitySite> {
  const clock: { site?: TestSite } = {};
  const service = await startIdentityService(() => clock.site?.now() ?? 0);
  const outbound = openOutbound({ allow: [service.origin] });
  const site = await startTestSite({ ...mailbox, verifyIdentity: createFirebase({ outbound }) });
  clock.site = site;
  const close = async () => {
    service.close();
    await site.close();
  };
  return { site, service, close };
}

export const identitySettings = ({ keysUrl }: IdentityService): SettingTexts => ({
  'firebase.apiKey': 'key',
  'firebase.authDomain': 'auth.example',
  'firebase.projectId': 'lumen-test',
  'firebase.appId': 'app',
  'firebase.keysUrl': keysUrl,
  'flags.FIREBASECREATEACC3': 'on',
});
