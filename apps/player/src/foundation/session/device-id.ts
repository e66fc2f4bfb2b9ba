import type { KeyValue } from '#platform/storage.ts';

const deviceIdKey = 'loginDeviceId';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the browser's UUID, which is sent with every login; the same for as long as the device stores it. */
export function getDeviceId(storage: KeyValue): string {
  const stored = storage.read(deviceIdKey);
  if (stored && uuid.test(stored)) return stored;
  const fresh = crypto.randomUUID();
  storage.write(deviceIdKey, fresh);
  return fresh;
}
