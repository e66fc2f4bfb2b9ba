// Messages of the Postgres protocol as far as a pooler reads them: one letter, the length, the content.

export type Message = { type: string; bytes: Buffer };

const headBytes = 5;

export function message(type: string, content: Buffer): Message {
  const bytes = Buffer.alloc(headBytes + content.length);
  bytes.write(type, 'latin1');
  bytes.writeInt32BE(content.length + 4, 1);
  content.copy(bytes, headBytes);
  return { type, bytes };
}

export const contentOf = ({ bytes }: Message): Buffer => bytes.subarray(headBytes);

/** Calls `take` for each whole message, however the bytes were split into chunks. */
export function messageReader(take: (message: Message) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headBytes) {
      const end = 1 + rest.readInt32BE(1);
      if (rest.length < end) return;
      const bytes = rest.subarray(0, end);
      rest = rest.subarray(end);
      take({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  };
}

/** Splits off a zero-terminated text, and returns it with the rest. */
export function cutText(content: Buffer): { text: string; rest: Buffer } {
  const end = content.indexOf(0);
  return { text: content.toString('utf8', 0, end), rest: content.subarray(end + 1) };
}

export const textBytes = (text: string): Buffer => Buffer.from(`${text}\0`);

export const simpleQuery = (sql: string): Message => message('Q', textBytes(sql));
