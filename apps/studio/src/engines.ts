// The studio's engines, each with its own tables and routes.
import type { OpenEngine } from './engine.ts';
import { openCrash } from './crash/index.ts';
import { openInstant } from './instant/index.ts';
import { openLottery } from './lottery/index.ts';

export const engines: readonly OpenEngine[] = [openLottery, openInstant, openCrash];
