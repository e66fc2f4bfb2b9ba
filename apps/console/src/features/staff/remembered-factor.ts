// The second factor that last let somebody in on this device, which the login offers first.
import type { StaffSecondFactor } from '@parlour/contract/staff/second-factors';
import { hasPasskeys } from '#platform/passkey.ts';
import type { KeyValue } from '#platform/storage.ts';

const factorKey = 'second-factor';

export const firstFactor = (device: KeyValue): StaffSecondFactor =>
  hasPasskeys() && device.read(factorKey) === 'passkey' ? 'passkey' : 'authenticator';

export const rememberFactor = (device: KeyValue, factor: StaffSecondFactor): void =>
  device.write(factorKey, factor);
