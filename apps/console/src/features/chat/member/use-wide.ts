import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for the member beside the talk. The desk's style sheet has the same width. */
export const useWide = (): boolean => useMediaQuery('(min-width: 1280px)', { noSsr: true });
