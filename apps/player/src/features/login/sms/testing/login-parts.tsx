import { NumberField } from '#foundation/testing/number-entry.tsx';
import { SmsForm, type SmsFormProps } from '../sms-form.tsx';

/** What the page of the login brings along where a test logs in by text message. */
export const parts = {
  loadSmsForm: async () => (props: SmsFormProps) => <SmsForm {...props} phoneField={NumberField} />,
  loadSecondFactor: () => Promise.reject(new Error('nobody asks for more')),
  loadCaptcha: () => Promise.reject(new Error('nobody asks for a captcha')),
};
