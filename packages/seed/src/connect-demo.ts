// Connects the demo's merchants with the sandbox's aggregator and our studio for games, and with the sandbox for messages, captchas and sign-ins. Every start runs this, because port and keys may have changed.
import { createHash } from 'node:crypto';
import type { Integration } from '@parlour/contract/integrations';
import type { IntegrationKey, StoredSettings } from '@parlour/contract/settings.schema';
import { withMerchantSettings, type StoredMerchant } from './merchant-settings.ts';
import { openSettings, sealSettings } from '@parlour/database/sealed-settings';
import { messageChange, type DemoMessages } from './connect-messages.ts';
import { proofChange } from './connect-proofs.ts';
import { demoMerchants } from './demo-facts.ts';

export type DemoSupplier = {
  integration: Integration;
  /** The address at which the server calls the supplier. */
  url: string;
  /** Matches that address with any port, because earlier starts did not record theirs. */
  ownUrl: RegExp;
  /** The origin of its games in a browser. */
  launchOrigin: string;
  /** True if it receives the site's name, look and currency for its games. */
  isToldOfSite: boolean;
  /** The address of its simulated customer service. */
  customerService?: string;
  /** Signs the merchants' calls to it. */
  privateKey: string;
  /** Verifies its calls to their wallets. */
  publicKey: string;
};

/** Fingerprints of all keys and addresses that the demo's own suppliers ever had on this database: any other one was set by an operator. */
export type OwnKeys = ReadonlySet<string>;
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text.trim()).digest('hex');

type DemoConnection = {
  ownerUrl: string;
  secretKey: Buffer;
  suppliers: readonly DemoSupplier[];
  /** The sandbox's message services; null if the sandbox is not ours. */
  messages: DemoMessages | null;
  /** The sandbox's address as captcha and identity service; null if the sandbox is not ours. */
  proofs: string | null;
  ownKeys: OwnKeys;
};

export async function connectDemo(connecting: DemoConnection): Promise<void> {
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

/** Whether the seed made this merchant: in an existing database, an operator may have a merchant with the same code. */
const isSeeded = ({ hosts }: StoredMerchant, demo: (typeof demoMerchants)[number]): boolean =>
  demo.hosts[0] !== undefined && hosts.includes(demo.hosts[0]);

function messagesOf(
  { code, settings: stored }: StoredMerchant,
  merchant: (typeof demoMerchants)[number],
  { messages, secretKey, ownKeys }: DemoConnection,
): StoredSettings {
  if (messages === null) return {};
  const opened = openSettings(stored, { merchantCode: code, secretKey });
  return messageChange(merchant, opened, { messages, isOwn: (text) => isOwn(text, ownKeys) });
}

function proofsOf(
  { code, settings: stored }: StoredMerchant,
  merchant: (typeof demoMerchants)[number],
  { proofs, secretKey }: DemoConnection,
): StoredSettings {
  if (proofs === null) return {};
  return proofChange(merchant, openSettings(stored, { merchantCode: code, secretKey }), proofs);
}

type SupplierConnection = { supplier: DemoSupplier; operatorId: number } & DemoConnection;

/** Returns all settings of a supplier, or none if they are right already or an operator's own. */
function changeOf(
  { code, settings: stored }: StoredMerchant,
  wanted: SupplierConnection,
): StoredSettings {
  const { supplier, operatorId, secretKey, ownKeys } = wanted;
  const opened = openSettings(stored, { merchantCode: code, secretKey });
  const connection = connectionOf(supplier, operatorId);
  if (!isOurs(opened, supplier, ownKeys)) return {};
  const isAsWanted = Object.entries(connection).every(([key, text]) => opened[key] === text);
  if (isAsWanted) return {};
  const isNew = opened[`integrations.${supplier.integration}.url`] === undefined;
  // Only at first: later the operator may have switched it off.
  return { ...connection, ...(isNew && tellingOf(supplier)) };
}

/** Returns the setting of customer service. An operator's own choice stays, including `none`. */
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

/** Whether the address and the keys are ours; an operator's own address or key must not be replaced. */
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
