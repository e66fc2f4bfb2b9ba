// Issues as they are opened, each once.
import type { Pool } from 'pg';
import type { Issue } from '../rules/issues.ts';

export type OpenedIssue = Issue & { openedAt: Date; seed: Buffer; commitment: string };

export const issueStore = (pool: Pool) => ({
  listOpened: async (issues: readonly string[]): Promise<string[]> => {
    const { rows } = await pool.query<{ issue: string }>(
      'select issue from lottery_issue where issue = any($1)',
      [issues],
    );
    return rows.map(({ issue }) => issue);
  },

  /** Whoever comes first fixes the seed. */
  insertIssue: async (opened: OpenedIssue): Promise<void> => {
    await pool.query(
      `insert into lottery_issue (issue, opened_at, closes_at, draws_at, seed, commitment)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [
        opened.issue,
        opened.openedAt,
        opened.closesAt,
        opened.drawsAt,
        opened.seed,
        opened.commitment,
      ],
    );
  },
});

export type IssueStore = ReturnType<typeof issueStore>;
