// Reads a promotion from an operator's file.
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import { promotion, type Promotion } from '@parlour/contract/rewards/promotion.schema';
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import { cleanHtml } from '@parlour/document/clean-html';
import { fileFault } from '../file-fault.ts';

/** Reads a promotion from the JSON of a file and sanitises its terms. Refuses it with a line for each fault. */
export function readPromotion(json: unknown): Promotion {
  const { read, faults } = readWritten(promotion, json);
  if (faults) throw fileFault(faults);
  const texts = Object.fromEntries(
    Object.entries(read.texts).map(([language, said]) => [
      language,
      { ...said, terms: cleanHtml(said.terms, termsHtml) },
    ]),
  );
  return { ...read, texts };
}
