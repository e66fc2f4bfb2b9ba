/** A refusal in the protocol's format: a status with { error } or plain text. */
export class OperatorRefusal extends Error {
  readonly status: number;
  readonly body: string | { error: string };

  constructor(status: number, body: string | { error: string }) {
    super(typeof body === 'string' ? body : body.error);
    this.name = 'OperatorRefusal';
    this.status = status;
    this.body = body;
  }
}

export const refuse = (status: number, error: string): OperatorRefusal =>
  new OperatorRefusal(status, { error });
