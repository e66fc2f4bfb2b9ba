// The vendors of messages, and the settings that each of them requires.

/** The settings that text messages require, by vendor; if all of the merchant's vendor are set, a login by SMS is offered. */
export const smsNeeds = {
  twilio: ['sms.url', 'sms.accountSid', 'sms.authToken', 'sms.from'],
  vonage: ['sms.vonage.url', 'sms.vonage.apiKey', 'sms.vonage.apiSecret', 'sms.vonage.from'],
} as const;
export type SmsVendor = keyof typeof smsNeeds;
export const smsVendors = ['twilio', 'vonage'] as const satisfies readonly SmsVendor[];

/** The settings that mails require, by vendor; smtp is any server that speaks SMTP. */
export const mailNeeds = { smtp: ['mail.host', 'mail.from'] } as const;
export type MailVendor = keyof typeof mailNeeds;
export const mailVendors = ['smtp'] as const satisfies readonly MailVendor[];
