// Security events that the server writes on its own.
import { randomUUID } from 'node:crypto';
import { bindWebToken } from '@parlour/contract/push/calls';
import { createMember } from '@parlour/database/testing/fixtures';
import type { SignInSetup } from '../../../testing/signing-in.ts';
import type { TestSite } from '../../../testing/test-site.ts';
import { openCases } from './audit-cases.ts';

/** A service account whose key has the right shape but is not valid, so that no token can be obtained with it. */
const account = JSON.stringify({
  project_id: 'lumen-test',
  client_email: 'push@lumen-test.example',
  private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
  token_uri: 'https://oauth2.googleapis.com/token',
});

export function systemCases(site: () => Pick<TestSite, 'modules' | 'urls' | 'now'>) {
  const { cases, when } = openCases();
  const push = () => site().modules.find(({ name }) => name === 'push');
  const answer = (merchantCode: string, memberId: string) =>
    push()?.handles?.['feedback.answered']?.({
      id: randomUUID(),
      name: 'feedback.answered',
      merchantCode,
      memberId,
      at: new Date(site().now()),
      about: { feedbackId: randomUUID() },
    });
  /** Binds one device for each of three members, and queues a message to each. */
  async function bindThree({ merchant, elsewhere }: SignInSetup): Promise<void> {
    for (let count = 0; count < 3; count += 1) {
      const member = await createMember(site().urls.ownerUrl, merchant.code);
      const visitor = elsewhere();
      await visitor.logIn(member);
      const token = `c${randomUUID().replaceAll('-', '').slice(0, 21)}`;
      await visitor.call(bindWebToken, { token, deviceId: 'device', platform: 'FCM' });
      await answer(merchant.code, member.id);
    }
  }
  when('a push service that refuses the merchant', {
    made: { settings: { 'push.enabled': 'on', 'firebase.serviceAccount': account } },
    before: bindThree,
    action: async () => {
      for (const each of push()?.work ?? []) await each.run(new AbortController().signal);
    },
    leaves: [
      ['push.service refused', { service: 'fcm.googleapis.com/lumen-test' }, 'system', null],
    ],
  });
  return cases;
}
