// What the page leaves for the service worker, which binds anew where the browser ends a subscription by itself (PUSH-03).

/** The cache that has it, and its address there. */
export const bindingPlace = { cache: 'parlour-push-1', path: '/m/push-binding' };

export type KeptBinding = {
  /** As it was told to the server. */
  token: string;
  /** The merchant's key: a point of P-256 as base64url. */
  senderKey: string;
};
