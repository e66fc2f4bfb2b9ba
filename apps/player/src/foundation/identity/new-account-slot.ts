import type { GivenIdentity } from './handover.ts';

/** Props of the form of a new account by a third-party identity (features/register), which a page passes to the login's choice. */
export type NewAccountProps = {
  identity: GivenIdentity;
  /** Reports whether the account is being created; then nothing else may be chosen. */
  onBusy: (isBusy: boolean) => void;
  /** Called when the member is logged in. */
  onDone: () => void;
};
