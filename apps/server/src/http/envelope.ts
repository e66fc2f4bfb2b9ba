// The envelope of all answers (NET-15).
import type { ErrorCode } from '@parlour/contract/contract';
import { languages, type Language } from '@parlour/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

export type ErrorText = (code: ErrorCode, language: Language) => string;

export const success = (value: unknown) => ({ success: true, value });

/** Sends a refusal in the caller's language. */
export function sendRefusal(
  refusal: Refusal,
  reply: FastifyReply,
  errorText: ErrorText,
): FastifyReply {
  const { code, value } = refusal;
  const language = languageOf(reply.request);
  reply.request.errorCode = code;
  const retryAfter = value?.['retryAfter'];
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply
    .status(refusal.status)
    .header('content-language', languages[language].tag)
    .header('cache-control', 'no-store')
    .send({
      success: false,
      errorCode: code,
      message: errorText(code, language),
      ...(value && { value }),
    });
}

/** The request's language; a request that failed before its merchant was known has none. */
const languageOf = (request: FastifyRequest): Language => request.language ?? 'EN';
