import {
  readSchemeCookie,
  schemeCookie,
  type SchemeChoice,
} from '@parlour/contract/theme/scheme-choice';
import type { FastifyRequest } from 'fastify';

/** The colour scheme that the reader has chosen for this device; null if that is the merchant's own or none was chosen. */
export function chosenScheme({ merchant, cookies }: FastifyRequest): SchemeChoice | null {
  const choice = readSchemeCookie(cookies[schemeCookie])?.choice ?? null;
  return choice === merchant.setting('theme.scheme') ? null : choice;
}
