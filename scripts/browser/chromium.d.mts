export type Kind = { name: string; path: string };
export const shell: Kind;
export const whole: Kind;
export function testBrowser(): string;
export function benchBrowser(): string;
