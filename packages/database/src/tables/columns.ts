import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time: microseconds in the database, milliseconds in JavaScript. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
