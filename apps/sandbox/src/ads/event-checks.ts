// What the stand-ins of all networks check of an event: hashes, times, money, and that nobody is named in plain text.
import { isIP } from 'node:net';
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'no SHA-256 of 64 hex digits');

/** Returns a field's text; empty if it is absent or no text. */
export const textOf = (field: unknown): string => (typeof field === 'string' ? field : '');

/** A hash, or a list of hashes. */
export const hashes = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]),
  z.array(sha256).min(1),
);

export const ipAddress = z.string().refine((text) => isIP(text) !== 0, 'no IP address');

/** A value in a currency; neither comes without the other. */
export const money = z
  .looseObject({
    value: z.number().nonnegative().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'no currency code')
      .optional(),
  })
  .refine(({ value, currency }) => (value === undefined) === (currency === undefined), {
    message: 'a value and its currency come together',
  });

const minuteMs = 60_000;

/** A time in seconds, at most a week ago. */
export const recentSeconds = (now: Date) =>
  z
    .int()
    .refine((seconds) => seconds * 1_000 <= now.getTime() + 5 * minuteMs, 'in the future')
    .refine(
      (seconds) => seconds * 1_000 >= now.getTime() - 7 * 24 * 60 * minuteMs,
      'over 7 days old',
    );

const mailAddress = /[^\s@/]+@[^\s@/]+\.[^\s@/]+/;
const phoneNumber = /^\+?(?:[\s().-]*\d){9,15}$/;
/** Fields that may look like a number, or hold anything at all. */
const freeFields: ReadonlySet<string> = new Set([
  'client_ip_address',
  'ip',
  'client_user_agent',
  'user_agent',
  'event_id',
]);

/** Finds the fields in which somebody's address or number stands in plain text, by their paths. */
function plainContacts(value: unknown, path: string): string[] {
  if (typeof value === 'string') {
    return mailAddress.test(value) || phoneNumber.test(value) ? [path] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    freeFields.has(name) ? [] : plainContacts(each, path === '' ? name : `${path}.${name}`),
  );
}

/** Finds what is wrong with an event, in a sentence without its values; null if nothing is. */
export function problemOf(event: unknown, shape: z.ZodType): string | null {
  const issues = shape.safeParse(event).error?.issues ?? [];
  const problems = [
    ...issues.map(({ path, message }) => `${path.join('.') || 'event'}: ${message}`),
    ...plainContacts(event, '').map((path) => `${path}: a contact detail in plain text`),
  ];
  return problems.length === 0 ? null : problems.join('; ');
}
