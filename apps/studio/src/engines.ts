// The studio's engines, each with its own tables and routes.
import type { OpenEngine } from './engine.ts';
import { openLanterns } from './lanterns/index.ts';
import { openLottery } from './lottery/index.ts';

export const engines: readonly OpenEngine[] = [openLottery, openLanterns];
