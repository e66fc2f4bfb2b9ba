// The open streams of this process, by merchant and member, and in the turns in which they are looked at.
import type { EventStream } from '#http/steps/send-events';

export type MemberStream = {
  merchantCode: string;
  memberId: string;
  sessionId: string;
  /** The caller's address, for rules that exclude some. */
  address: string;
  /** The time at which the stream ends in any case, in epoch milliseconds. */
  endsAt: number;
  out: EventStream;
};

export type Streams = {
  /** Adds a stream, and returns a function that removes it. */
  add: (stream: MemberStream) => () => void;
  /** Lists the streams of a member. */
  ofMember: (merchantCode: string, memberId: string) => MemberStream[];
  ofMerchant: (merchantCode: string) => MemberStream[];
  all: () => MemberStream[];
  /** Lists the streams whose turn it is; after `turns` calls each stream had one. */
  takeTurn: () => MemberStream[];
};

export function keepStreams(turns: number): Streams {
  const byMerchant = new Map<string, Map<string, Set<MemberStream>>>();
  const byTurn = Array.from({ length: turns }, () => new Set<MemberStream>());
  let turn = 0;

  const ofMerchant = (merchantCode: string): MemberStream[] =>
    [...(byMerchant.get(merchantCode)?.values() ?? [])].flatMap((each) => [...each]);

  function remove(stream: MemberStream): void {
    const { merchantCode, memberId } = stream;
    const members = byMerchant.get(merchantCode);
    const streams = members?.get(memberId);
    streams?.delete(stream);
    if (streams?.size === 0) members?.delete(memberId);
    if (members?.size === 0) byMerchant.delete(merchantCode);
  }
  return {
    add: (stream) => {
      const { merchantCode, memberId } = stream;
      const members = byMerchant.get(merchantCode) ?? new Map<string, Set<MemberStream>>();
      const streams = members.get(memberId) ?? new Set<MemberStream>();
      byMerchant.set(merchantCode, members.set(memberId, streams.add(stream)));
      const own = byTurn[turn];
      own?.add(stream);
      return () => {
        remove(stream);
        own?.delete(stream);
      };
    },
    ofMember: (merchantCode, memberId) => [...(byMerchant.get(merchantCode)?.get(memberId) ?? [])],
    ofMerchant,
    all: () => [...byMerchant.keys()].flatMap(ofMerchant),
    takeTurn: () => {
      turn = (turn + 1) % turns;
      return [...(byTurn[turn] ?? [])];
    },
  };
}
