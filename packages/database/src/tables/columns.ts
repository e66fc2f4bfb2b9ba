import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time; the database keeps microseconds, JavaScript sees milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
