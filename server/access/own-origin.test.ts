import { describe, expect, it } from 'vitest';
import { type AddressedRequest, isOwnOrigin, isSecureRequest } from './own-origin.ts';

const PUBLIC = 'https://empleos.example';

function from(origin: string | undefined, request: Partial<AddressedRequest> = {}) {
  return { protocol: 'http', host: 'empleos.example', headers: { origin }, ...request };
}

describe('the own origin', () => {
  it.each([
    ['the address that was asked for', from('http://empleos.example'), undefined],
    ['its own port', from('http://[::1]:3000', { host: '[::1]:3000' }), undefined],
    [
      'the usual port, named',
      from('http://empleos.example', { host: 'empleos.example:80' }),
      undefined,
    ],
    [
      'another case of the host',
      from('http://empleos.example', { host: 'Empleos.Example' }),
      undefined,
    ],
    ['TLS that a trusted proxy ended', from(PUBLIC, { protocol: 'https' }), undefined],
    ['the public address', from(PUBLIC, { host: 'app:3000' }), PUBLIC],
    ['another domain under the public scheme', from(PUBLIC), 'https://rumbo.example'],
    [
      'the machine itself beside the public address',
      from('http://localhost:3000', { host: 'localhost:3000' }),
      PUBLIC,
    ],
  ])('is %s', (_, request, publicUrl) => {
    expect(isOwnOrigin(request, { publicUrl })).toBe(true);
  });

  it.each([
    ['none', from(undefined)],
    ['empty', from('')],
    ['that of a page without one', from('null')],
    ['another site', from('http://evil.example')],
    ['another port', from('http://empleos.example:8080')],
    ['another scheme', from('https://empleos.example')],
    ['a longer name', from('http://empleos.example.evil.example')],
    ['an address with a path', from('http://empleos.example/')],
    ['a host that is none', from('http://%', { host: '%' })],
  ])('is not %s', (_, request) => {
    expect(isOwnOrigin(request, { publicUrl: undefined })).toBe(false);
  });
});

describe('a cookie', () => {
  it.each([
    ['over plain HTTP', from('http://empleos.example'), undefined, false],
    ['over TLS', from(PUBLIC, { protocol: 'https' }), undefined, true],
    ['over TLS, of a script', from(undefined, { protocol: 'https' }), undefined, true],
    ['over TLS that the public address tells of', from(PUBLIC, { host: 'app' }), PUBLIC, true],
    ['on the machine itself', from('http://localhost', { host: 'localhost' }), PUBLIC, false],
    ['for an origin that is not ours', from('https://evil.example'), PUBLIC, false],
  ])('set %s is kept to TLS or not', (_, request, publicUrl, isSecure) => {
    expect(isSecureRequest(request, { publicUrl })).toBe(isSecure);
  });
});
