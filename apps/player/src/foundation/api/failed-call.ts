/** Teller of a failure (NET-10): the alert, the page that made the call, or none; then the failure is counted for operators. */
export type Teller = 'alert' | 'page' | 'nobody';

export type FailedCall = {
  error: unknown;
  /** Path of the call. */
  path: string;
  teller: Teller;
};
