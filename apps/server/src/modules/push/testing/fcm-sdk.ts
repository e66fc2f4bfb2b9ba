// A project of FCM at the sandbox, and the calls that its SDK makes in a browser.
import { randomBytes, randomUUID } from 'node:crypto';
import type { TestSandbox } from '../../../../../sandbox/src/testing/test-sandbox.ts';

export type Project = {
  name: string;
  /** Settings of a merchant that uses the project. */
  settings: Record<`firebase.${string}`, string> & { 'firebase.serviceAccount': string };
};

const json = { 'content-type': 'application/json' };

export async function createProject(sandbox: TestSandbox): Promise<Project> {
  const name = `p${randomUUID()}`;
  const made = await sandbox.ask('POST', '/push/fcm/accounts', {
    headers: json,
    body: JSON.stringify({ project: name }),
  });
  return {
    name,
    settings: {
      'firebase.apiKey': 'key-of-project',
      'firebase.projectId': name,
      'firebase.appId': '1:1:web:1',
      'firebase.messagingSenderId': '1',
      'firebase.vapidKey': `B${'A'.repeat(86)}`,
      'firebase.messagingUrl': `${sandbox.origin}/push/fcm`,
      'firebase.serviceAccount': made.body,
    },
  };
}

/** Registers an installation and returns its id; `ending` is that of its subscription (docs/sandbox.md). */
export async function register(
  sandbox: TestSandbox,
  { name }: Project,
  ending = '',
): Promise<string> {
  const fid = `c${randomBytes(16).toString('base64url').slice(0, 21)}`;
  const ask = async (path: string, headers: Record<string, string>, body: object) => {
    const answer = await sandbox.ask('POST', path, {
      headers: { ...json, 'x-goog-api-key': 'key-of-project', ...headers },
      body: JSON.stringify(body),
    });
    return answer.json() as { authToken?: { token: string } };
  };
  const { authToken } = await ask(
    `/push/firebaseinstallations.googleapis.com/v1/projects/${name}/installations`,
    {},
    { fid, authVersion: 'FIS_v2', appId: '1:1:web:1', sdkVersion: 'w:0.6.24' },
  );
  await ask(
    `/push/fcmregistrations.googleapis.com/v1/projects/${name}/registrations`,
    { 'x-goog-firebase-installations-auth': `FIS ${authToken?.token}` },
    { web: { endpoint: `https://push.example/${randomUUID()}${ending}`, p256dh: 'B', auth: 'A' } },
  );
  return fid;
}
