// The studio's data of an operator: its wallet, and the sites that may show games for money in a frame.
import { isOrigin } from '@parlour/contract/site/web-address';
import { Operator } from '@parlour/supplier/process/key-folder';
import { z } from 'zod';

const Origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://games.example (http on this machine only)');

export const StudioOperator = Operator.extend({ framedBy: z.array(Origin).default([]) });
export type StudioOperator = z.infer<typeof StudioOperator>;
