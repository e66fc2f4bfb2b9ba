// The name under which a person answers members, remembered on the device. Without one members see the merchant's team.
import { longestStaffName } from '@parlour/contract/chat/talk';
import type { KeyValue } from '#platform/storage.ts';

const keyOf = (mail: string): string => `answer-name.${mail}`;

export function readAnswerName(device: KeyValue, mail: string): string {
  return (device.read(keyOf(mail)) ?? '').slice(0, longestStaffName);
}

export function writeAnswerName(device: KeyValue, mail: string, name: string): void {
  const kept = name.trim();
  if (kept === '') device.remove(keyOf(mail));
  else device.write(keyOf(mail), kept);
}
