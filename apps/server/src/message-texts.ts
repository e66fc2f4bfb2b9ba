// Texts of the modules' SMS, e-mails and notifications, from the phrases. Each module declares by a type which texts it needs.
import type { MessageText } from '@parlour/phrases/message-texts';
import type { ChatTexts } from '#modules/chat';
import type { CodePurpose, CodeTexts } from '#modules/codes';
import type { DeviceTexts } from '#modules/login';
import type { NotificationTexts } from '#modules/notification';
import type { PasskeyTexts } from '#modules/passkey';
import type { PushTexts } from '#modules/push';
import type { ResetTexts } from '#modules/recovery';
import type { OwnerTexts } from '#modules/register';

type TextSource = { messageText: MessageText };

const codeBodies = {
  login: 'messages.code',
  register: 'messages.code',
  reset: 'messages.reset_code',
} as const satisfies Record<CodePurpose, string>;

export const codeTextsOf = ({ messageText }: TextSource): CodeTexts => ({
  body: (language, purpose, values) => messageText(language, codeBodies[purpose], values),
  subject: (language, values) => messageText(language, 'messages.code_subject', values),
});

export const chatTextsOf = ({ messageText }: TextSource): ChatTexts => ({
  subject: (language, values) => messageText(language, 'messages.chat_reply_subject', values),
  text: (language, values) => messageText(language, 'messages.chat_reply', values),
});

export const deviceTextsOf = ({ messageText }: TextSource): DeviceTexts => ({
  subject: (language, values) => messageText(language, 'messages.new_device_subject', values),
  text: (language, values) => messageText(language, 'messages.new_device', values),
  unknown: (language) => messageText(language, 'messages.unknown_device', {}),
});

export const ownerTextsOf = ({ messageText }: TextSource): OwnerTexts => ({
  mobile: (language, values) => messageText(language, 'messages.number_taken', values),
  mailSubject: (language, values) =>
    messageText(language, 'messages.address_taken_subject', values),
  mail: (language, values) => messageText(language, 'messages.address_taken', values),
});

export const resetTextsOf = ({ messageText }: TextSource): ResetTexts => ({
  subject: (language, values) => messageText(language, 'messages.password_reset_subject', values),
  text: (language, values) => messageText(language, 'messages.password_reset', values),
});

export const passkeyTextsOf = ({ messageText }: TextSource): PasskeyTexts => ({
  subject: (language, values) => messageText(language, 'messages.new_passkey_subject', values),
  text: (language, values) => messageText(language, 'messages.new_passkey', values),
  unknown: (language) => messageText(language, 'messages.unknown_device', {}),
});

export const pushTextsOf = ({ messageText }: TextSource): PushTexts => ({
  draw: (language) => messageText(language, 'messages.push_draw', {}),
  prize: (language) => messageText(language, 'messages.push_prize', {}),
  answer: (language) => messageText(language, 'messages.push_answer', {}),
  chat: (language) => messageText(language, 'messages.push_chat', {}),
  test: (language) => messageText(language, 'messages.push_test', {}),
});

export const notificationTextsOf = ({ messageText }: TextSource): NotificationTexts => ({
  title: (language, kind) => messageText(language, `messages.told_${kind}`, {}),
  draw: (language, values) => messageText(language, 'messages.told_draw_line', values),
  prize: (language, values) => messageText(language, 'messages.told_prize_line', values),
});
