import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutsideChat } from './outside-chat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = 'https://chat.example/?a=1';
function open(ask: (signal: AbortSignal) => Promise<string> = async () => address) {
  const leave = vi.fn<(address: string) => void>();
  const chat = createOutsideChat({ ask, leave });
  return { chat, leave, stop: chat.start() };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('CHAT-02 the page is left for the chat 500 ms after its address arrived', async () => {
  const { chat, leave } = open();
  expect(chat.get()).toEqual({ step: 'asking' });
  await pass(499);
  expect(chat.get()).toEqual({ step: 'opening', address });
  expect(leave).not.toHaveBeenCalled();
  await pass(1);
  expect(leave.mock.calls).toEqual([[address]]);
  await pass(10_000);
  expect(leave).toHaveBeenCalledOnce();
});
it('CHAT-02 whoever goes on to another page is not taken away from it', async () => {
  let signal: AbortSignal | null = null;
  const { chat, leave, stop } = open((given) => {
    signal = given;
    return Promise.resolve(address);
  });
  await pass(400);
  stop();
  await pass(10_000);
  expect(leave).not.toHaveBeenCalled();
  expect(signal).toHaveProperty('aborted', true);
  expect(chat.get().step).toBe('opening');
});
it('CHAT-02 an answer that comes after the page was left changes nothing', async () => {
  let answer = (_address: string): void => undefined;
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const { chat, leave, stop } = open(() => late);
  stop();
  answer(address);
  await pass(10_000);
  expect(chat.get()).toEqual({ step: 'asking' });
  expect(leave).not.toHaveBeenCalled();
});
it('CHAT-02 after a failure the chat is opened by a retry', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no answer'));
  ask.mockResolvedValue(address);
  const { chat, leave } = open(ask);
  await pass(1_000);
  expect(chat.get().step).toBe('failed');
  expect(leave).not.toHaveBeenCalled();
  chat.retry();
  await pass(500);
  expect(leave.mock.calls).toEqual([[address]]);
});
it.each(['javascript:alert(1)', 'data:text/html,x', '//chat.example', ''])(
  'CHAT-02 the page is not left for %j, which is no address of the web',
  async (foreign) => {
    const { chat, leave } = open(async () => foreign);
    await pass(1_000);
    expect(chat.get().step).toBe('failed');
    expect(leave).not.toHaveBeenCalled();
  },
);
