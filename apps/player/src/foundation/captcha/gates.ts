import type { Foundation } from '#foundation/parts.ts';

/** Whether Geetest's box is asked for (CAP-02). */
export function asksGeetest(
  { site: { flag }, boot: { status } }: Foundation,
  gate: 'login' | 'sms',
): boolean {
  if (gate === 'sms') return flag('GEETESTVCODE3');
  return flag('GEETEST3') && (status.test || !flag('GEETESTTEST3'));
}
