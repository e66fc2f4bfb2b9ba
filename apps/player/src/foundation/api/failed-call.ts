/** Who tells the player of a failure (NET-10): the alert, the page that asked, or nobody, and then operators are told. */
export type Teller = 'alert' | 'page' | 'nobody';

export type FailedCall = {
  error: unknown;
  /** Of the call. */
  path: string;
  teller: Teller;
};
