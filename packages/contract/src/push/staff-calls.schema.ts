import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { isNewsText, mostNewsCharacters } from './news.ts';

const newsText = (most: number) =>
  z
    .string()
    .trim()
    .refine((text) => isNewsText(text, most));

/** The number of devices to which notifications were queued. The server sends them within seconds. */
const queued = z.object({ devices: z.int() });

export const sendTestPush = {
  input: z.strictObject({ ...ofMerchant, username: z.string().max(200) }),
  answer: queued,
};

export const sendNews = {
  input: z.strictObject({
    ...ofMerchant,
    title: newsText(mostNewsCharacters.title),
    body: newsText(mostNewsCharacters.body),
  }),
  answer: queued,
};
