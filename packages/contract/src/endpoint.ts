// What an endpoint is: plain data that the server and the site both derive from. The shape is carried by type only, so the site bundles no zod.
import type { z } from 'zod';
import type { Requirement } from './awaited.ts';

/** Who may call: anyone; members, and where the lobby is open to guests everybody (`lobby`, ROUTE-12); a logged-in member; the operator's staff; an outside service by its own protocol. */
export type Audience = 'guest' | 'lobby' | 'member' | 'staff';

/** What a feature's schema file gives for one endpoint: the input (query of GET and DELETE, else the JSON body) and the answer's value. */
export type Shape = { input: z.ZodType; answer: z.ZodType };

export type Endpoint<
  S extends Shape = Shape,
  C extends string = string,
  A extends Audience = Audience,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a field of the input. */
  path: `/${string}`;
  audience: A;
  /** One line for the API's page. */
  summary: string;
  /** The family's module id; sent as ModuleId on POST and PUT. */
  module?: string;
  /** The body may travel in an envelope (NET-05, NET-06). */
  encrypted?: boolean;
  /** The body is a picture and nothing else, given as the field `picture`: of these types, and of so many bytes at most. All other bodies are JSON of 64 KB (V1). */
  takesPicture?: { types: readonly string[]; mostBytes: number };
  /** A right answer is a picture of this type, outside of the answers' envelope. */
  answersPicture?: `image/${string}`;
  /** False for polls, which do not keep an idle session alive (S1). */
  extendsSession?: boolean;
  /** How long the site waits for the answer, in milliseconds; absent: 30,000 (NET-01). */
  timeoutMs?: number;
  /** Only for guests' and the lobby's GETs: every guest of a merchant in one language gets the same, so browsers and proxies may keep it. What a member of an open lobby is answered the own browser may keep, and asks each time. */
  cache?: { seconds: number };
  /** Answered as plain text, outside of the answers' envelope, as the family's clients expect it. */
  isPlainText?: boolean;
  /** How long a tab may answer itself by what it was answered (NET-03), in a space of the merchant, language and member that logging out empties. Only for what is no member's own. */
  keptInTab?: { seconds: number };
  /** A GET that changes something: never kept, and never shared in flight (NET-04). */
  hasEffects?: boolean;
  /** Sent as a beacon: it goes out even while its page closes, and is answered by 204 without a body. */
  isBeacon?: boolean;
  /** Pages of any origin may read its answer: it holds nothing of anybody (NET-13). */
  isReadableAnywhere?: boolean;
  /** A session that must change its password first may call it (LOGIN-04). */
  openToLimitedSession?: boolean;
  /** A session that began with what the device remembers may not call it: `full_login_required` (SESS-03). */
  needsFullLogin?: boolean;
  /** It moves money: the caller sends the header Idempotency-Key, a UUID, and equal calls with one key count once (W4). */
  needsIdempotencyKey?: boolean;
  /** What becomes of it where a gateway of others stands behind the site (docs/gateway.md); absent: it is handed on. `ours`: our server answers it all the same. `off`: refused. */
  atGateway?: 'ours' | 'off';
  /** A right answer begins or ends a session, and with it the half that is ours, also where a gateway gave the answer. */
  session?: 'begins' | 'ends';
  /** It answers during maintenance, and whom the region rules keep out (BOOT-13). */
  answersWhileClosed?: boolean;
  /** The codes of its own with their HTTP status, besides those that every call shares (`errors.ts`). */
  errors: Readonly<Record<C, number>>;
  shape?: S;
};

export type Input<E> = E extends Endpoint<infer S> ? z.input<S['input']> : never;
export type Answer<E> = E extends Endpoint<infer S> ? z.output<S['answer']> : never;
export type Code<E> = E extends Endpoint<Shape, infer C> ? C : never;

/** Declares an endpoint; the type argument names its shape: `endpoint<typeof shapes.signIn>()({ … })`. */
export const endpoint =
  <S extends Shape>() =>
  <const C extends string, const A extends Audience>(
    data: Omit<Endpoint<S, C, A>, 'shape'>,
  ): Endpoint<S, C, A> =>
    data;

/** What nothing obeys yet, with the requirement that will. */
export const awaited = {
  fields: {},
  audiences: { staff: 'MEMBER-12' },
} as const satisfies {
  fields: { [F in keyof Endpoint]?: Requirement };
  audiences: { [A in Audience]?: Requirement };
};
