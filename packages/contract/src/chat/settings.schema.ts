import { z } from 'zod';
import { whole, wholeOrNone } from '../setting-kinds.schema.ts';
import { setting } from '../setting.ts';
import { wordsByLanguageKind } from '../register/words-by-language.schema.ts';
import { openingHours } from './hours.schema.ts';

export const settings = {
  'chat.hours': setting(openingHours, null, 'The hours in which the team answers in the chat'),
  'chat.quickReplies': setting(
    wordsByLanguageKind(
      'up to six texts by language as JSON, such as {"EN":["Yes","Not yet"],"TH":["ใช่","ยัง"]}, or none',
      z.array(z.string().min(1).max(40)).min(1).max(6).readonly(),
      8_000,
    ),
    {},
    'The replies that members can send with one tap while the team waits for them',
  ),
  'chat.awayMessage': setting(
    wordsByLanguageKind(
      'texts by language as JSON, such as {"EN":"We’ll answer in the morning.","TH":"…"}, or none',
      z.string().min(1).max(1_000),
      25_000,
    ),
    {},
    'The message with which the chat answers members outside of chat.hours, once until the team is back',
  ),
  'chat.expectedMinutes': setting(
    wholeOrNone(1, 1_440),
    null,
    'The number of minutes within which the team usually answers in the chat, as members are told',
  ),
  'limits.chatTalksPerDay': setting(
    whole(1, 1_000),
    20,
    'The number of talks that a member may begin in 24 hours',
  ),
  'limits.chatMessagesPerHour': setting(
    whole(1, 10_000),
    200,
    'The number of chat messages that a member may send in an hour',
  ),
  'limits.chatPicturesPerDay': setting(
    whole(1, 1_000),
    60,
    'The number of pictures that a member may send in the chat in 24 hours, including refused ones',
  ),
};
