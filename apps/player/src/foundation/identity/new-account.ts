import type { GivenIdentity } from './handover.ts';

/** Of what makes a new account by a third-party identity (features/register), which a page hands to the choice of the login. */
export type NewAccountProps = {
  identity: GivenIdentity;
  /** While the account is being made nothing else may be chosen. */
  onBusy: (isBusy: boolean) => void;
  /** The member is in. */
  onDone: () => void;
};
