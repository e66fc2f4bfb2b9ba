/** The settings without which no text message can be sent; with all of them a login by SMS is offered. */
export const smsNeeds = ['sms.url', 'sms.accountSid', 'sms.authToken', 'sms.from'] as const;
/** The same of mails. */
export const mailNeeds = ['mail.host', 'mail.from'] as const;
