import { expect, it } from 'vitest';
import { meantDomain } from './email-domain.ts';

it.each([
  ['gmial.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['gmail.ocm', 'gmail.com'],
  ['gmail.com.mx', 'gmail.com'],
  ['gmail.mx', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hormail.com', 'hotmail.com'],
  ['hotmail.cm', 'hotmail.com'],
  ['outlok.com', 'outlook.com'],
  ['yahooo.com', 'yahoo.com'],
  ['yahoo.com.mc', 'yahoo.com.mx'],
  ['iclod.com', 'icloud.com'],
])('%s is taken for a slip of %s', (typed, meant) => {
  expect(meantDomain(typed)).toBe(meant);
});

it.each([
  ...['gmail.com', 'hotmail.com', 'hotmail.es', 'outlook.es', 'outlook.com.mx', 'live.com.mx'],
  ...['yahoo.com.mx', 'yahoo.com.ar', 'yahoo.es', 'mail.com', 'ymail.com', 'prodigy.net.mx'],
  ...['correo.example', 'unam.mx', 'x.mx', 'hail.com.mx', 'gmx.com', ''],
])('%s is no slip', (typed) => {
  expect(meantDomain(typed)).toBeUndefined();
});
