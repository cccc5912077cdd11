import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSite } from './read-site.ts';

const TEXT = readFileSync('pages/repartidores-mx/site.json', 'utf8');

it('reads settings', async () => {
  expect(await readSite(TEXT)).toEqual({ ok: true, value: JSON.parse(TEXT) });
});

it('leaves it to the service whether settings that a page can be drawn with are valid', async () => {
  const settings = { ...JSON.parse(TEXT), added: 'by a newer service' };
  expect(await readSite(JSON.stringify(settings))).toEqual({ ok: true, value: settings });
});

it.each(['theme', 'urls', 'metadata', 'hosts', 'locale'])(
  'says what is wrong where settings have no %s',
  async (key) => {
    const { [key]: _, ...rest } = JSON.parse(TEXT);
    const site = await readSite(JSON.stringify(rest));
    expect(site).toMatchObject({ ok: false, problems: [{ code: 'property-missing' }] });
  },
);

it('says where settings are no JSON', async () => {
  expect(await readSite('{"id":')).toMatchObject({ ok: false });
});
