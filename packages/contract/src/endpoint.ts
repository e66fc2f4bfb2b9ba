// Endpoints: plain data from which both server and site derive their half. The shape is a type only, so the site bundles no zod.
import type { z } from 'zod';
import type { Requirement } from './requirement.ts';

/** The callers that an endpoint accepts: anyone; members, and anyone if the lobby is open to guests (`lobby`, ROUTE-12); a logged-in member; the operator's staff. */
export type Audience = 'guest' | 'lobby' | 'member' | 'staff';

/** The schemas of one endpoint: the input (query of GET and DELETE, else the JSON body) and the answer's value. */
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
  /** The body is a picture and nothing else, passed as the field `picture`; types and most bytes. All other bodies are JSON of at most 64 KB (V1). */
  takesPicture?: { types: readonly string[]; mostBytes: number };
  /** A successful answer is a picture of this type, outside of the answers' envelope. */
  answersPicture?: `image/${string}`;
  /** A successful answer is a stream of server-sent events; the shape of the answer is the data of one. */
  answersEvents?: boolean;
  /** False for polls and streams, which do not keep an idle session alive (S1). */
  extendsSession?: boolean;
  /** Milliseconds for which the site waits for the answer; absent: 30,000 (NET-01). */
  timeoutMs?: number;
  /** Cache time of a GET for guests or the lobby, whose answer is the same for all guests of a merchant in one language. A member's answer is cached only by the member's browser, which revalidates it each time. */
  cache?: { seconds: number };
  /** The answer is plain text, outside of the answers' envelope, as the family's clients expect it. */
  isPlainText?: boolean;
  /** Seconds for which a tab may reuse an answer (NET-03), in a cache for merchant, language and member that a logout empties. Only for answers that contain no member's data. */
  keptInTab?: { seconds: number };
  /** A GET that changes something: never cached, and never shared between callers while it is pending (NET-04). */
  hasEffects?: boolean;
  /** Sent as a beacon, even while the page closes; the answer is 204 without a body. */
  isBeacon?: boolean;
  /** Pages of any origin may read the answer, because it contains no personal data (NET-13). */
  isReadableAnywhere?: boolean;
  /** A session that must change its password first may call it (LOGIN-04). */
  openToLimitedSession?: boolean;
  /** A session that began with a remembered login may not call it: `full_login_required` (SESS-03). */
  needsFullLogin?: boolean;
  /** A call that moves money: the caller sends the header Idempotency-Key, a UUID, and equal calls with one key count once (W4). */
  needsIdempotencyKey?: boolean;
  /** Treatment of the call if a third-party gateway answers the site's calls (docs/gateway.md); absent: it is passed on to the gateway. `ours`: our server answers it all the same. `off`: refused. */
  atGateway?: 'ours' | 'off';
  /** A successful answer begins or ends a session, including our cookie half, even if a gateway answered. */
  session?: 'begins' | 'ends';
  /** Answered even during maintenance, and to visitors whom the region rules exclude (BOOT-13). */
  answersWhileClosed?: boolean;
  /** The endpoint's own error codes with their HTTP status, besides those that all calls share (`errors.ts`). */
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

/** Fields and audiences that no code obeys yet, with the requirement that will implement them. */
export const awaited = {
  fields: {},
  audiences: {},
} as const satisfies {
  fields: { [F in keyof Endpoint]?: Requirement };
  audiences: { [A in Audience]?: Requirement };
};
