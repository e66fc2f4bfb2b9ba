import { z } from 'zod';

export const logOut = { input: z.strictObject({}), answer: z.null() };
export const logOutByPost = logOut;
