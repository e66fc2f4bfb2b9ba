// Push notifications on a member's devices (PUSH-03): the bound devices, and the kinds that the member wants.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './calls.schema.ts';

const ofMember = { audience: 'member' } as const;

/** Binds the device, which then gets notifications until the session ends or it is unbound. An unknown push service is refused: request_param_err. */
export const bindWebToken = endpoint<typeof shapes.bindWebToken>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/relay/MSGFE_bindWebToken',
  summary: 'Send notifications to this device while this session lasts',
  errors: {},
});
export const unbindWebToken = endpoint<typeof shapes.unbindWebToken>()({
  ...ofMember,
  method: 'DELETE',
  path: '/wps/relay/MSGFE_bindWebToken',
  summary: 'Send no more notifications to this device',
  atGateway: 'off',
  errors: {},
});
/** Subscribes a device to the topic. A device that is not bound to the member: not_found. */
export const subscribeTopic = endpoint<typeof shapes.subscribeTopic>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/relay/MSGFE_subscribeTopic',
  summary: 'Send what the merchant tells all members to this device, too',
  errors: {},
});
export const unsubscribeTopic = endpoint<typeof shapes.unsubscribeTopic>()({
  ...ofMember,
  method: 'DELETE',
  path: '/wps/relay/MSGFE_subscribeTopic',
  summary: 'Send nothing of what the merchant tells all members to this device',
  errors: {},
});
export const pushChoice = endpoint<typeof shapes.pushChoice>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/member/push',
  summary: 'Of what the member wants to be told, on all devices',
  atGateway: 'off',
  errors: {},
});
export const choosePush = endpoint<typeof shapes.choosePush>()({
  ...ofMember,
  method: 'PUT',
  path: '/wps/member/push',
  summary: 'Choose of what to be told',
  atGateway: 'off',
  errors: {},
});
/** Whether this device gets notifications by the calling session. If not, the page binds it. */
export const checkPushDevice = endpoint<typeof shapes.checkPushDevice>()({
  ...ofMember,
  method: 'POST',
  path: '/wps/push/device',
  summary: 'Whether notifications go to this device by this session',
  atGateway: 'off',
  extendsSession: false,
  errors: {},
});
/** Called before the page offers notifications (PUSH-02). */
export const pushOccasion = endpoint<typeof shapes.pushOccasion>()({
  ...ofMember,
  method: 'GET',
  path: '/wps/push/occasion',
  summary:
    'Whether the member had a ticket or a prize today or yesterday, about which a notification would have told',
  atGateway: 'off',
  extendsSession: false,
  errors: {},
});
/** Called by the service worker, which has no token: the session's cookie and the subscription that it bound are the proof together. Any other subscription: not_found. */
export const renewPushDevice = endpoint<typeof shapes.renewPushDevice>()({
  method: 'POST',
  path: '/wps/push/renewal',
  audience: 'guest',
  summary: 'Put a new subscription in the place of one that the browser has ended',
  atGateway: 'off',
  errors: {},
});
