// The sandbox and our studio: their addresses, and the connection of the demo's merchants with them.
import { join } from 'node:path';
import type { DemoSupplier, OwnKeys } from '@parlour/seed/connect-demo';
import type { DemoMessages } from '@parlour/seed/connect-messages';
import { makeKeys, writeOperators } from './keys/key-folder.ts';
import { makeMessageAccounts } from './keys/message-accounts.ts';
import { rememberKeys } from './keys/own-keys.ts';
import type { Settings } from './settings.ts';

export const sandboxOrigin = (port: number): string => `http://sandbox.localhost:${port + 1}`;
/** The address at which the sandbox accepts mail. */
export const sandboxMail = (port: number): { host: string; port: number } => ({
  host: 'sandbox.localhost',
  port: port + 3,
});
/** The only origin at which the studio answers. */
export const studioOrigin = ({ port, studio }: Settings): string =>
  studio?.origin ?? `http://studio.localhost:${port + 4}`;
export const keyFolder = (dataDir: string): string => join(dataDir, 'keys');

export type DemoSuppliers = {
  suppliers: DemoSupplier[];
  messages: DemoMessages | null;
  /** The sandbox's origin, for its captchas and its identity service. */
  proofs: string | null;
  ownKeys: OwnKeys;
};
type SupplierAddress = Omit<DemoSupplier, 'privateKey' | 'publicKey'>;

/** Creates keys and operators in our own key folder; a given folder is left unchanged. */
export async function prepareSuppliers(settings: Settings): Promise<DemoSuppliers> {
  const { dataDir } = settings;
  const folder = keyFolder(dataDir);
  const suppliers: DemoSupplier[] = [];
  for (const address of listAddresses(settings)) {
    const { supplier, operator } = await makeKeys(folder, address.integration);
    writeOperators(folder, address.integration, serverOrigin(settings));
    suppliers.push({
      ...address,
      privateKey: operator.privateKey,
      publicKey: supplier.publicKey,
    });
  }
  const isOurs = settings.sandbox?.keys === null;
  const messages = isOurs ? prepareMessages(settings) : null;
  const proofs = isOurs ? sandboxOrigin(settings.port) : null;
  const given = suppliers.flatMap(({ url, privateKey, publicKey }) => [url, privateKey, publicKey]);
  if (messages) given.push(messages.sms.url, messages.sms.authToken, messages.mail.password);
  return { suppliers, messages, proofs, ownKeys: rememberKeys(dataDir, given) };
}

function prepareMessages({ dataDir, port }: Settings): DemoMessages {
  const { sms, mail } = makeMessageAccounts(keyFolder(dataDir));
  return {
    sms: { ...sms, url: `${sandboxOrigin(port)}/sms` },
    mail: { ...mail, ...sandboxMail(port) },
  };
}

function listAddresses(settings: Settings): SupplierAddress[] {
  const { port, sandbox, studio } = settings;
  const addresses: SupplierAddress[] = [];
  if (sandbox && sandbox.keys === null) {
    addresses.push({
      integration: 'hub',
      url: `${sandboxOrigin(port)}/hub`,
      ownUrl: /^http:\/\/sandbox\.localhost:\d+\/hub$/,
      launchOrigin: sandboxOrigin(port),
      isToldOfSite: false,
      customerService: `${sandboxOrigin(port)}/chat`,
    });
  }
  if (studio && studio.keys === null) {
    addresses.push({
      integration: 'studio',
      url: studioOrigin(settings),
      ownUrl: /^http:\/\/studio\.localhost:\d+$/,
      launchOrigin: studioOrigin(settings),
      isToldOfSite: true,
    });
  }
  return addresses;
}

/** The origin at which suppliers call our wallet. */
function serverOrigin({ host, port }: Settings): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const address = isEverywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${address}:${port}`;
}
