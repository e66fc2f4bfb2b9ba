import { expect, it } from 'vitest';
import { onlyPlainTags } from './plain-tags.ts';

it.each([
  ['<p>Once <b>a day</b>, a &amp; b.</p>', '<p>Once <b>a day</b>, a &amp; b.</p>'],
  ['<P CLASS=x onclick="x()">a</P>', '<p>a</p>'],
  [
    '<a href="https://a.test/?b=1&amp;c=2" target=x>y</a>',
    '<a href="https://a.test/?b=1&amp;c=2">y</a>',
  ],
  ["<a data-href='n' href='/m/home'>y</a>", '<a href="/m/home">y</a>'],
  ['<td colspan=2 rowspan="3" style="x">a', '<td colspan="2" rowspan="3">a'],
  ['<a title="<img src=x onerror=x()>" href="/x">y</a>', '<a href="/x">y</a>'],
  ['<br/>a<hr />', '<br>a<hr>'],
  ['a<script>x()</script>b<style>*{}</style>c<!-- d -->e', 'abce'],
  ['<scr<script>x()</script>ipt>a', 'a'],
  ['<<b>script>', '&lt;<b>script&gt;'],
  ['<svg><p onclick="x()">', ''],
  ['1 < 2 > 1', '1 &lt; 2 &gt; 1'],
  ['<img src=x onerror="x()">a', 'a'],
  ['<b title="a>b">c</b>', '<b>c</b>'],
])('V3 of %s a browser is given %s', (html, given) => {
  expect(onlyPlainTags(html)).toBe(given);
  expect(onlyPlainTags(given)).toBe(given);
});
