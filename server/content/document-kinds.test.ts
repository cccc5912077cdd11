import { describe, expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import type { DocumentKindName } from '../db/document-kind-names.ts';
import { createTestToken } from '../testing/access.ts';
import { buildArchive } from '../testing/content/archive.ts';
import { openTestContent } from '../testing/content/content.ts';
import { unpackArchive, ZIP } from '../testing/content/import.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson } from '../testing/sites.ts';
import { contentKinds } from './kinds/content-kinds.ts';
import { documentEntry } from './zip/entry-name.ts';

/** Two states of the document `ejemplo`, neither of which has errors. */
const SAMPLES: Readonly<Record<DocumentKindName, readonly [first: object, second: object]>> = {
  page: [pageJson('ejemplo'), pageJson('ejemplo', {}, '<p>Otro texto</p>')],
  form: [
    { ...formOf(question('nombre', 'full-name')), id: 'ejemplo' },
    { ...formOf(question('nombre', 'full-name'), question('tel', 'phone')), id: 'ejemplo' },
  ],
};

const content = setUp(openTestContent);

describe.each(contentKinds)('a document of the kind $name', (kind) => {
  const all = `/sites/uno/${kind.segment}`;
  const one = `${all}/ejemplo`;
  const file = documentEntry(kind, 'ejemplo');
  const [first = '', second = ''] = SAMPLES[kind.name].map((sample) => JSON.stringify(sample));

  async function change(method: 'POST' | 'PUT', path: string, body?: string) {
    const response = await content.send(method, `${one}${path}`, {
      match: '*',
      ...(body !== undefined && { body }),
    });
    return { status: response.statusCode, ...response.json() };
  }

  it('is drafted, published, compared and restored', async () => {
    expect((await content.send('GET', one)).json()).toMatchObject({ code: `${kind.name}-unknown` });
    expect((await content.send('POST', all, { body: first })).statusCode).toBe(201);
    const again = await content.send('POST', all, { body: first });
    expect(again.json()).toMatchObject({ code: `${kind.name}-exists` });
    expect(await change('POST', '/unpublish')).toMatchObject({ code: `${kind.name}-not-live` });
    expect(await change('POST', '/publish')).toMatchObject({ status: 200, version: 1 });
    expect(await change('PUT', '/draft', second)).toMatchObject({ status: 200, id: 'ejemplo' });
    expect((await content.send('GET', `${one}?state=live`)).body).toBe(first);
    const diff = (await content.send('GET', `${one}/versions/1/diff`)).json();
    expect(diff.summary).not.toEqual([]);
    expect(await change('POST', '/publish')).toMatchObject({ status: 200, version: 2 });
    expect((await content.send('GET', `${one}/versions`)).json().data).toHaveLength(2);
    expect(await change('POST', '/versions/1/restore')).toMatchObject({ status: 200 });
    expect((await content.send('GET', one)).body).toBe(first);
    expect((await content.send('GET', `${one}?state=live`)).body).toBe(second);
  });

  it('is exported, and imported by a site that has none of it', async () => {
    expect((await content.send('GET', `${one}/export`)).body).toBe(first);
    const { rawPayload } = await content.send('GET', '/sites/uno/export?state=live');
    expect((await unpackArchive(rawPayload))[file]).toBe(second);
    const eva = await createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
    const imported = await content.sendAs(eva, 'POST', '/sites/dos/import?publish=true', {
      body: buildArchive([{ name: file, bytes: second }]),
      match: '*',
      headers: ZIP,
    });
    expect(imported.json()).toMatchObject({ refused: false, files: [{ file, action: 'create' }] });
    const live = `/sites/dos/${kind.segment}/ejemplo?state=live`;
    expect((await content.sendAs(eva, 'GET', live)).body).toBe(second);
  });

  it('is known by its text alone, also where no name of a file says what it is', async () => {
    const response = await content.send('POST', '/sites/uno/import?dryRun=true', { body: second });
    expect(response.json().files).toMatchObject([{ file, action: 'update' }]);
  });
});
