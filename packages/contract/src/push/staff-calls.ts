// Staff's calls on notifications (docs/push.md): try a member's devices, and send the merchant's news.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

const ofStaff = { audience: 'staff', method: 'POST' } as const;

/** A member without a device, or no member: no_device. */
export const sendTestPush = endpoint<typeof shapes.sendTestPush>()({
  ...ofStaff,
  path: '/ops/:merchant/push/test',
  summary: 'Send a notification to each device of a member',
  errors: { no_device: 404 },
});
export const sendNews = endpoint<typeof shapes.sendNews>()({
  ...ofStaff,
  path: '/ops/:merchant/push/news',
  summary: 'Send news to all members who subscribed to them',
  errors: {},
});
