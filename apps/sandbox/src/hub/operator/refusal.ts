/** An answer of "no" in the hub's shape: a status and { error }, or plain text. */
export class HubRefusal extends Error {
  readonly status: number;
  readonly body: string | { error: string };

  constructor(status: number, body: string | { error: string }) {
    super(typeof body === 'string' ? body : body.error);
    this.name = 'HubRefusal';
    this.status = status;
    this.body = body;
  }
}

export const refuse = (status: number, error: string): HubRefusal =>
  new HubRefusal(status, { error });
