import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentFingerprint } from '../widgets/sign-up/sign-up-form.ts';
import { parseEmailAddress } from './email-address.ts';
import { parsePhoneNumber } from './phone-number.ts';

describe('an e-mail address', () => {
  it.each([
    ['ana@correo.example', 'ana@correo.example'],
    [' Ana.Perez+avisos@Correo.Com.MX ', 'ana.perez+avisos@correo.com.mx'],
    ["o'brien@x.mx", "o'brien@x.mx"],
    ['josé@correo.mx', 'josé@correo.mx'],
    ['a@xn--maana-pta.xn--p1ai', 'a@xn--maana-pta.xn--p1ai'],
    ['=1+1@x.mx', '=1+1@x.mx'],
    ['mailto:Ana@x.mx', 'ana@x.mx'],
    ['Ana Ruiz <ana@x.mx>', 'ana@x.mx'],
    ['<ana@x.mx>', 'ana@x.mx'],
    ['ana＠x.mx', 'ana@x.mx'],
    ['ana@x.mx.', 'ana@x.mx'],
    ['ana@x.mx;', 'ana@x.mx'],
    ['"ana@x.mx"', 'ana@x.mx'],
    ['(ana@x.mx)', 'ana@x.mx'],
    ['Correo: ana@x.mx', 'ana@x.mx'],
    ['Mi correo es ana@x.mx', 'ana@x.mx'],
    ['correo@x.mx', 'correo@x.mx'],
    ['ana@x.mx (personal)', 'ana@x.mx'],
    ['📧 ana@x.mx', 'ana@x.mx'],
    ['ana @x.mx', 'ana@x.mx'],
    ['ana@ x.mx', 'ana@x.mx'],
    ['mailto:ana@x.mx?subject=Hola', 'ana@x.mx'],
  ])('is %j', (text, address) => {
    expect(parseEmailAddress(text)).toBe(address);
  });

  it.each([
    '',
    'ana',
    'ana@',
    '@x.mx',
    'ana@correo',
    'ana@@x.mx',
    'a b@x.mx',
    'ana ruiz @x.mx',
    'ana@x.mx (o b@x.mx)',
    'ana@x..mx',
    'ana@-x.mx',
    'ana@x.mx..mx',
    'ana@x.1',
    '.ana@x.mx',
    'ana.@x.mx',
    'an..a@x.mx',
    'ana@x.mx\r\nBcc: b@x.mx',
    'ana\0@x.mx',
    'ana\u202e@x.mx',
    '<b>@x.mx',
    '"ana"@x.mx',
    'Ana <ana@x.mx> <b@x.mx>',
    'mailto:',
    'ana@[127.0.0.1]',
    `${'a'.repeat(65)}@x.mx`,
    `a@${'x'.repeat(250)}.mx`,
  ])('is not %j', (text) => {
    expect(parseEmailAddress(text)).toBeUndefined();
  });
});

describe('a phone number', () => {
  it.each([
    '5512345678',
    '55 1234 5678',
    '[55] 1234 5678',
    '55_1234_5678',
    '55,1234,5678',
    '*55 1234 5678*',
    '# 55 1234 5678',
    '55 1234 5678 / WhatsApp',
    '(55) 1234-5678',
    '55.1234.5678',
    '525512345678',
    '001 52 55 1234 5678',
    '011 52 55 1234 5678',
    '+52 55 1234 5678',
    '+52 1 55 1234 5678',
    '5215512345678',
    '0052 55 1234 5678',
    '044 55 1234 5678',
    '045 55 1234 5678',
    '01 55 1234 5678',
    '1 55 1234 5678',
    '+52 044 55 1234 5678',
    '+52 045 55 1234 5678',
    '+52 01 55 1234 5678',
    '52 01 55 1234 5678',
    '55\u20131234\u20135678',
    '55\u22121234\u20105678',
    '55\u00a01234\u202f5678',
    '\u202a+52 55 1234 5678\u202c',
    '\u2068+52\u200e 1 55\u200b 1234 5678\u2069',
    'tel:+525512345678',
    'Cel. 55 1234 5678',
    'Teléfono: 55 1234 5678',
    'WhatsApp 55 1234 5678',
    '📱 55 1234 5678',
    '🇲🇽 55 1234 5678 👍🏽',
    '☎️ 5512345678',
    '+52+525512345678',
    '+52 +52 1 55 1234 5678',
    'https://wa.me/5215512345678',
    'wa.me/525512345678?text=Hola',
    '"5512345678"',
    '5512345678.',
    '[55 1234 5678]',
    'Tel: 55 1234 5678 (WhatsApp)',
    '55 1234 5678 casa',
    'https://api.whatsapp.com/send?phone=525512345678&text=Hola',
    'Ana Ruiz 55 1234 5678',
    'Ana Ruiz: +52 1 55 1234 5678',
    'Mi número es 5512345678',
    'lada 55 1234 5678',
    '(lada 55) 1234 5678',
    'Casa: 55 1234 5678',
    '55 1234 5678 (mamá)',
    '55-1234-5678 Telcel',
    '55 1234 5678, con Ana',
    '➤ 55 1234 5678',
    '• 55 1234 5678',
    '55/1234/5678',
    '55\u20431234\u20435678',
    '++52 55 1234 5678',
    '5512345678.0',
    '="5512345678"',
    "'5512345678",
    '５５１２３４５６７８',
    '＋５２ ５５ １２３４ ５６７８',
  ])('%j is one of Mexico', (text) => {
    expect(parsePhoneNumber(text)).toBe('+525512345678');
  });

  it.each([
    ['+1 (212) 555-0123', '+12125550123'],
    ['+52 +1 212 555 0123', '+12125550123'],
    ['00502 2345 6789', '+50223456789'],
    // Ten digits that begin with 52 are a number of Chiapas, not the code of the country.
    ['5212345678', '+525212345678'],
  ])('%j is %s', (text, number) => {
    expect(parsePhoneNumber(text)).toBe(number);
  });

  it.each([
    '',
    '12',
    'mi cel',
    '1234567890',
    '0000000000',
    '551234567890',
    '5512345678 / 5587654321',
    '5512345678 5587654321',
    '551234567',
    '0512345678',
    '+52 55 1234',
    '+0 12345678',
    '55123456789',
    'cincocinco',
    '55+12345678',
    'tel:',
    'https://example.com/5512345678',
    '5512345678; drop',
    '5512345678a',
    'a5512345678',
    '55 1234 5678 ext. 12',
    '55 1234 5678 o 33 1234 5678',
    'Calle 5 de Mayo 12345678',
    '55 1234 567/8',
    '5.51235E+09',
    '5'.repeat(41),
  ])('%j is none', (text) => {
    expect(parsePhoneNumber(text)).toBeUndefined();
  });

  it('read again stays as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+\d ().-]{0,20}$/), (text) => {
        const number = parsePhoneNumber(text);
        if (number !== undefined) expect(parsePhoneNumber(number)).toBe(number);
      }),
    );
  });
});

it('tells consent texts apart by text and policy', () => {
  const consent = { consentText: 'Acepto.', privacy: { href: '/privacidad' } };
  const prints = [
    consentFingerprint(consent),
    consentFingerprint({ ...consent, consentText: 'Acepto' }),
    consentFingerprint({ ...consent, privacy: { href: '/privacidad2' } }),
  ];
  expect(new Set(prints).size).toBe(3);
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{8}$/);
  expect(consentFingerprint(consent)).toBe(prints[0]);
});
