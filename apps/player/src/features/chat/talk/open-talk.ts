import type { listTalkMessages } from '@parlour/contract/chat/calls';
import type { Answer } from '@parlour/contract/endpoint';

/** A talk with its messages as the page knows them, newest last. */
export type OpenTalk = Answer<typeof listTalkMessages>;
export type Message = OpenTalk['messages'][number];
