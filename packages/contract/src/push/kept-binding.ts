// Data that the page stores for the service worker, which renews the binding when the browser ends a subscription by itself (PUSH-03).

/** The cache that holds the binding, and its address there. */
export const bindingPlace = { cache: 'parlour-push-1', path: '/m/push-binding' };

export type KeptBinding = {
  /** The token as it was sent to the server. */
  token: string;
  /** The merchant's key: a point of P-256 as base64url. */
  senderKey: string;
};
