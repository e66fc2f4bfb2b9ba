/** The settings that text messages require; if all of them are set, a login by SMS is offered. */
export const smsNeeds = ['sms.url', 'sms.accountSid', 'sms.authToken', 'sms.from'] as const;
/** The settings that mails require. */
export const mailNeeds = ['mail.host', 'mail.from'] as const;
