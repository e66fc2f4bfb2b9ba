// Messages to members by SMS and mail. What they say, and how often somebody may have one, is the business of who sends them.
export { readMobile, readNumber } from './mobile-number.ts';
export { createMessenger, type Messenger, type MessengerDeps } from './messenger.ts';
