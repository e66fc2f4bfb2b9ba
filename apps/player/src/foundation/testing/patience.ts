// Pages load their parts when they are asked for; on two busy cores that may take seconds, and is no failure of what is tested.
import { configure } from '@testing-library/react';
import { holdDate } from './steady-date.ts';

configure({ asyncUtilTimeout: 10_000 });
holdDate();
