import type { Pool } from 'pg';
import type { Money } from '../money/money.ts';
import type { RoundStore } from './store.ts';

export type LanternsDeps = { pool: Pool; money: Money; rounds: RoundStore; clock: () => Date };
