import { expect, it } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

function connectSources(site: Parameters<typeof exampleSite>[0], hasMap = false): string[] {
  const views = { styles: [], scripts: [], hasFrames: false, hasMap, framedBy: "'none'" } as const;
  const policy = contentSecurityPolicy(exampleSite(site), views);
  const directive = policy.split('; ').find((part) => part.startsWith('connect-src '));
  return directive?.split(' ').slice(1) ?? [];
}

it('lets pages ask the hosts of their services, each named once', () => {
  expect(connectSources({})).toEqual(["'self'"]);
  const apiHosts = { jobs: 'https://a.example', locations: 'https://a.example' };
  expect(connectSources({ apiHosts })).toEqual(["'self'", 'https://a.example']);
});

it('lets pages ask the hosts of a map where they have one', () => {
  const map = { styleUrl: 'https://mapas.example/estilo.json', hosts: ['https://teselas.example'] };
  expect(connectSources({ map })).toEqual(["'self'"]);
  expect(connectSources({ map }, true)).toEqual([
    "'self'",
    'https://mapas.example',
    'https://teselas.example',
  ]);
});
