// The demo's merchants open their games at the sandbox's aggregator and at our studio, and send messages, ask for captchas and know people by the sandbox. Looked at by every start, since the port may be another one and the keys may be new.
import { createHash } from 'node:crypto';
import type { Integration } from '@parlour/contract/integrations';
import type { IntegrationKey, StoredSettings } from '@parlour/contract/settings.schema';
import { withMerchantSettings, type StoredMerchant } from '../merchant-settings.ts';
import { openSettings, sealSettings } from '../sealed-settings.ts';
import { messageChange, type DemoMessages } from './connect-messages.ts';
import { proofChange } from './connect-proofs.ts';
import { demoMerchants } from './demo-facts.ts';

export type DemoSupplier = {
  integration: Integration;
  /** Where the server calls it. */
  url: string;
  /** Which addresses are that, whatever the port: earlier starts wrote none down. */
  ownUrl: RegExp;
  /** Where a browser finds its games. */
  launchOrigin: string;
  /** Its games can look like the site. */
  isToldOfSite: boolean;
  /** Where it plays customer service. */
  customerService?: string;
  /** Signs what the merchants ask of it. */
  privateKey: string;
  /** Checks what it asks of their wallets. */
  publicKey: string;
};

/** All keys and addresses that the demo's own suppliers ever had on this database, by fingerprint: who finds another one finds an operator's. */
export type OwnKeys = ReadonlySet<string>;
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('hex');

type Connecting = {
  ownerUrl: string;
  secretKey: Buffer;
  suppliers: readonly DemoSupplier[];
  /** Null where nobody of ours takes them. */
  messages: DemoMessages | null;
  /** Where the sandbox plays a captcha and an identity service; null where it is not ours. */
  proofs: string | null;
  ownKeys: OwnKeys;
};

export async function connectDemo(connecting: Connecting): Promise<void> {
  const { ownerUrl, secretKey, suppliers } = connecting;
  await withMerchantSettings(ownerUrl, async (merchants) => {
    for (const merchant of demoMerchants) {
      const { code, operatorId } = merchant;
      const found = await merchants.find(code);
      if (!found || !isSeeded(found, merchant)) continue;
      const set = Object.assign(
        {},
        ...suppliers.map((supplier) => changeOf(found, { supplier, operatorId, ...connecting })),
        ...suppliers.map((supplier) => contactOf(found, supplier)),
        messagesOf(found, merchant, connecting),
        proofsOf(found, merchant, connecting),
      ) as StoredSettings;
      if (Object.keys(set).length === 0) continue;
      await merchants.change(code, {
        set: sealSettings(set, { merchantCode: code, secretKey }),
      });
    }
  });
}

/** In a database that was given, an operator may have a merchant of the same code. */
const isSeeded = ({ hosts }: StoredMerchant, demo: (typeof demoMerchants)[number]): boolean =>
  demo.hosts[0] !== undefined && hosts.includes(demo.hosts[0]);

function messagesOf(
  { code, settings: stored }: StoredMerchant,
  merchant: (typeof demoMerchants)[number],
  { messages, secretKey, ownKeys }: Connecting,
): StoredSettings {
  if (messages === null) return {};
  const opened = openSettings(stored, { merchantCode: code, secretKey });
  return messageChange(merchant, opened, { messages, isOwn: (text) => isOwn(text, ownKeys) });
}

function proofsOf(
  { code, settings: stored }: StoredMerchant,
  merchant: (typeof demoMerchants)[number],
  { proofs, secretKey }: Connecting,
): StoredSettings {
  if (proofs === null) return {};
  return proofChange(merchant, openSettings(stored, { merchantCode: code, secretKey }), proofs);
}

type Wanted = { supplier: DemoSupplier; operatorId: number } & Connecting;

/** All of a supplier's settings, or none where they are as they should be, or an operator's own. */
function changeOf({ code, settings: stored }: StoredMerchant, wanted: Wanted): StoredSettings {
  const { supplier, operatorId, secretKey, ownKeys } = wanted;
  const opened = openSettings(stored, { merchantCode: code, secretKey });
  const connection = connectionOf(supplier, operatorId);
  if (!isOurs(opened, supplier, ownKeys)) return {};
  const isAsWanted = Object.entries(connection).every(([key, text]) => opened[key] === text);
  if (isAsWanted) return {};
  const isNew = opened[`integrations.${supplier.integration}.url`] === undefined;
  // Later the operator may have decided otherwise.
  return { ...connection, ...(isNew && tellingOf(supplier)) };
}

/** An operator's own choice stays, and `none` is one. */
function contactOf({ settings: stored }: StoredMerchant, supplier: DemoSupplier): StoredSettings {
  const { customerService: wanted } = supplier;
  const { customerService: set } = stored;
  const isOwn = set === undefined || /^http:\/\/sandbox\.localhost:\d+\/chat$/.test(set);
  return wanted === undefined || set === wanted || !isOwn ? {} : { customerService: wanted };
}

const connectionOf = (supplier: DemoSupplier, operatorId: number): StoredSettings => {
  const name = supplier.integration;
  return {
    [`integrations.${name}.url` satisfies IntegrationKey]: supplier.url,
    [`integrations.${name}.operatorId` satisfies IntegrationKey]: String(operatorId),
    [`integrations.${name}.privateKey` satisfies IntegrationKey]: supplier.privateKey,
    [`integrations.${name}.publicKey` satisfies IntegrationKey]: supplier.publicKey,
    [`integrations.${name}.launchOrigins` satisfies IntegrationKey]: supplier.launchOrigin,
  };
};
const tellingOf = ({ integration, isToldOfSite }: DemoSupplier): StoredSettings =>
  isToldOfSite ? { [`integrations.${integration}.meta` satisfies IntegrationKey]: 'on' } : {};

/** An operator's own choice, another address or another key, stays as it is. */
function isOurs(opened: StoredSettings, supplier: DemoSupplier, ownKeys: OwnKeys): boolean {
  const { integration, ownUrl } = supplier;
  const url = opened[`integrations.${integration}.url`];
  const keys = [
    opened[`integrations.${integration}.privateKey`],
    opened[`integrations.${integration}.publicKey`],
  ];
  return (
    (isOwn(url, ownKeys) || ownUrl.test(url ?? '')) && keys.every((key) => isOwn(key, ownKeys))
  );
}

const isOwn = (text: string | undefined, ownKeys: OwnKeys): boolean =>
  text === undefined || ownKeys.has(fingerprint(text));
