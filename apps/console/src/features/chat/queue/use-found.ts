// Talks that a search finds. Each search is counted and an audit event, so it is neither polled nor repeated upon a signal.
import { listQueue } from '@parlour/contract/chat/staff-calls';
import { searchLength } from '@parlour/contract/chat/talk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOffice } from '#foundation/office.ts';

/** Milliseconds after the last key after which a search begins. */
const settleMs = 300;

/** The text as it was when the keys came to rest; empty if it is too short to search for. */
function useSettled(text: string): string {
  const wanted = text.trim().length < searchLength.least ? '' : text.trim();
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), settleMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted === '' ? '' : settled;
}

/** The talks in which the text is found; null if nothing is searched for. */
export function useFound(merchant: string, text: string) {
  const { call } = useOffice();
  const find = useSettled(text);
  const isOn = find !== '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['found', merchant, find] as const,
    queryFn: ({ signal }) => call(listQueue, { merchant, find }, { signal }),
    enabled: isOn,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (!isOn) return null;
  return { talks: data?.talks ?? null, error, isFetching, retry: () => void refetch() };
}
