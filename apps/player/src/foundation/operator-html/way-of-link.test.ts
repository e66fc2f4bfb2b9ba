import { expect, it } from 'vitest';
import { wayOf } from './way-of-link.ts';

const site = 'https://lumen.example';

it.each([
  ['https://rules.example/a?b=1#c', 'outside'],
  ['HTTPS://rules.example', 'outside'],
  ['https://lumen.example.evil/m/home', 'outside'],
  ['/m', 'page'],
  ['/m/home', 'page'],
  ['/m/activity?id=1&x=%2F', 'page'],
  ['/m/../m/home', 'page'],
  ['/m/../wps/member', 'nowhere'],
  ['/wps/session', 'nowhere'],
  ['/', 'nowhere'],
  ['/max/home', 'nowhere'],
  ['home', 'nowhere'],
  ['', 'nowhere'],
  ['#top', 'nowhere'],
  ['//rules.example/m/home', 'nowhere'],
  ['/\\rules.example/m', 'nowhere'],
  ['/\t/rules.example/m', 'nowhere'],
  ['/m/\u0000', 'nowhere'],
  ['https:rules.example', 'nowhere'],
  ['https://user:word@rules.example/', 'nowhere'],
  ['https://user@rules.example/', 'nowhere'],
  ['https://', 'nowhere'],
  ['http://rules.example/', 'outside'],
  ['HTTP://rules.example/a', 'outside'],
  ['http:rules.example', 'nowhere'],
  ['http://user@rules.example/', 'nowhere'],
  ['http://', 'nowhere'],
  ['javascript:alert(1)', 'nowhere'],
  ['JAVASCRIPT:alert(1)', 'nowhere'],
  ['data:text/html,x', 'nowhere'],
  ['blob:https://lumen.example/m/1', 'nowhere'],
  ['mailto:a@b.example', 'nowhere'],
  ['intent://scan/#Intent;end', 'nowhere'],
])('POP-04 %j leads to: %s', (address, way) => {
  expect(wayOf(address, site)).toBe(way);
});
