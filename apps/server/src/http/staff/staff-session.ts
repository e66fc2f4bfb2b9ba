/** A live session in the back office. */
export type StaffSession = {
  id: string;
  staffId: string;
  mail: string;
  /** The merchant that it works for; null until one is chosen. */
  merchant: string | null;
};

/** Finds the live session of a cookie; `extend` counts the call as an action of the person. */
export type FindStaffSession = (cookie: string, extend: boolean) => Promise<StaffSession | null>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the whole request has arrived, and for calls that need no session. */
    staffSession: StaffSession | null;
  }
}
