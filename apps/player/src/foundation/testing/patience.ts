// Raises the limit of waiting: pages load parts on demand, which may take seconds on two busy cores.
import { configure } from '@testing-library/react';
import { holdDate } from './steady-date.ts';

configure({ asyncUtilTimeout: 10_000 });
holdDate();
