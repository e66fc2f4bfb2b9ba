import { expect, test } from 'vitest';
import { endpoints } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const every: [string, Endpoint][] = Object.entries(endpoints);

test.each(every.filter(([, at]) => at.cache))(
  'T5 %s may be kept by others, so it is a guest’s GET',
  (_, at) => {
    expect(at).toMatchObject({ method: 'GET', audience: 'guest' });
    expect(at.cache?.seconds).toBeGreaterThan(0);
  },
);
