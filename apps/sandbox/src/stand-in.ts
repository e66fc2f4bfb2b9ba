// What every stand-in shows of itself on the sandbox's home, whatever protocol it speaks.
import type { IconName } from './look/icons.ts';
import type { MessageInbox } from './messages/message-inbox.ts';

/** A value of an ordinary field that makes the stand-in behave in a certain way. */
export type Trigger = { input: string; effect: string };

export type StandIn = {
  /** Its name in paths and tables. */
  name: string;
  title: string;
  about: string;
  icon: IconName;
  /** Which field the triggers are values of. */
  triggerField: string;
  triggers: readonly Trigger[];
  /** What it brings to people: then its inbox shows that, and its calls have a page of their own. */
  messages?: MessageInbox;
};
