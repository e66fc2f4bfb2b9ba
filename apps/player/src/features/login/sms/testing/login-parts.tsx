import { NumberField } from '#foundation/testing/number-entry.tsx';
import { SmsForm } from '../sms-form.tsx';
import type { SmsFormProps } from '../use-sms-form.ts';

/** The parts of the login page that a test of text messages needs. */
export const parts = {
  loadSmsForm: async () => (props: SmsFormProps) => <SmsForm {...props} phoneField={NumberField} />,
  loadSecondFactor: () => Promise.reject(new Error('nobody asks for more')),
  loadCaptcha: () => Promise.reject(new Error('nobody asks for a captcha')),
};
