// Messages to members by SMS and mail. The callers decide on the texts and on how often a member may receive one.
export { readMobile, readNumber } from './mobile-number.ts';
export { createMessenger, type Messenger, type MessengerDeps } from './messenger.ts';
