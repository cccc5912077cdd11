import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { channelType } from './channel-type.ts';

function found(overrides: Readonly<Record<string, unknown>>) {
  return channelType.check(examplePage(pageData(undefined, overrides)), createContext());
}

it('finds a channel of a form on a page that is none, as address and as alias', () => {
  expect(found({ url: '/aplicar/web', aliases: ['/aplicar/cb'] })).toEqual([
    {
      code: 'channel-type',
      severity: 'warning',
      pointer: '/url',
      params: { url: '/aplicar/web', channel: 'web' },
    },
    expect.objectContaining({ pointer: '/aliases/0' }),
  ]);
});

it('accepts forms, other addresses and pages without one', () => {
  expect(found({ url: '/aplicar/web', type: 'APPLY' })).toEqual([]);
  expect(found({ url: '/web/aplicar', aliases: ['/sitio-web', '/Web'] })).toEqual([]);
  expect(found({ url: '/web', type: 'SYSTEM' })).toEqual([]);
});
