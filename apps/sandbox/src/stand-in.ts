// The description of a stand-in on the sandbox's home page, the same for all protocols.
import type { IconName } from './look/icons.ts';
import type { MessageInbox } from './messages/message-inbox.ts';

/** A value of an ordinary field that makes the stand-in behave in a certain way. */
export type Trigger = { input: string; effect: string };

export type StandIn = {
  /** The name in paths and tables. */
  name: string;
  title: string;
  about: string;
  icon: IconName;
  /** The field whose values are the triggers. */
  triggerField: string;
  triggers: readonly Trigger[];
  /** The messages that it delivers to people. If present, the inbox shows them, and calls have a separate page. */
  messages?: MessageInbox;
};
