// The notifications behind the bell: events of the member, and the merchant's announcements (MEMBER-14).
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const ofMember = { audience: 'member', atGateway: 'off' } as const;

export const notificationList = endpoint<typeof shapes.notificationList>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/notification/list',
  summary: 'What the member was told in the last 30 days, newest first',
  errors: {},
});
/** A poll, which does not keep an idle session alive (S1). */
export const unreadNotifications = endpoint<typeof shapes.unreadNotifications>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/notification/unread',
  summary: 'How many of those are not read',
  extendsSession: false,
  errors: {},
});
/** Marks notifications as read. Those that are read already, expired or another member’s are skipped. */
export const readNotifications = endpoint<typeof shapes.readNotifications>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/notification/read',
  summary: 'Mark some of them as read, or all',
  errors: {},
});
