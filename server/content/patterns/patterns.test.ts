import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentPattern } from '#schemas/api/content-patterns.ts';
import { createTestToken } from '../../testing/access.ts';
import { openTestContent } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';

const PATTERNS = '/sites/uno/patterns';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

function fragmentOf(text: string): object {
  const widget = { id: 'w1', type: 'heading', version: 1, content: { text } };
  return { sections: [{ sectionId: 's1', widgetId: 'w1' }], widgets: [widget] };
}

function create(name: unknown, fragment: unknown = fragmentOf('Hola')) {
  return content.send('POST', PATTERNS, { body: { name, fragment } });
}

async function list(): Promise<readonly ContentPattern[]> {
  return (await content.send('GET', PATTERNS)).json<{ data: ContentPattern[] }>().data;
}

async function idOf(name: string): Promise<string> {
  return (await create(name)).json<ContentPattern>().patternId;
}

function nested(depth: number): object {
  return depth === 1
    ? { sectionId: 's' }
    : { sectionId: `s${depth}`, subSections: [nested(depth - 1)] };
}

describe('patterns of a site', () => {
  it('are none at first', async () => {
    expect(await list()).toEqual([]);
  });

  it('are listed by name with what they hold and who saved them', async () => {
    await create('Zona de prestaciones');
    const created = await create('  Bienvenida ', fragmentOf('¡Súmate!'));
    expect(created.statusCode).toBe(201);
    const patterns = await list();
    expect(patterns.map(({ name }) => name)).toEqual(['Bienvenida', 'Zona de prestaciones']);
    expect(patterns[0]).toEqual(created.json());
    expect(patterns[0]).toMatchObject({
      fragment: fragmentOf('¡Súmate!'),
      createdBy: expect.stringMatching(/^Ana/),
    });
  });

  it('keep what widgets of a newer version say word for word', async () => {
    const wording = '{"n":12345678901234567890.10,"2":1,"1":2}';
    const widget = `{"id":"w","type":"hologram","content":${wording}}`;
    const body = `{"name":"Futuro","fragment":{"sections":[{"sectionId":"s","widgetId":"w"}],"widgets":[${widget}]}}`;
    const created = await content.send('POST', PATTERNS, { body });
    expect([created.statusCode, created.body]).toEqual([201, expect.stringContaining(widget)]);
    expect((await content.send('GET', PATTERNS)).body).toContain(widget);
  });

  it('keep widgets that this version does not know', async () => {
    const widgets = [
      { id: 'w1', type: 'del-futuro', version: 9, content: { a: [1, { b: null }] } },
    ];
    await create('Futuro', {
      sections: [{ sectionId: 's1', widgetId: 'w1', extra: true }],
      widgets,
    });
    expect((await list())[0]?.fragment.widgets).toEqual(widgets);
  });

  it('get another name and other sections', async () => {
    const id = await idOf('Antes');
    const body = { name: 'Después', fragment: fragmentOf('Otro') };
    const saved = await content.send('PUT', `${PATTERNS}/${id}`, { body });
    expect(saved.json()).toMatchObject({ patternId: id, ...body });
    expect(await list()).toEqual([saved.json()]);
  });

  it('are gone once they are deleted, and unknown then', async () => {
    const id = await idOf('Adiós');
    expect((await content.send('DELETE', `${PATTERNS}/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const again = await content.send('DELETE', `${PATTERNS}/${id}`);
    expect(again.json()).toMatchObject({ status: 404, code: 'pattern-unknown' });
    const body = { name: 'x', fragment: fragmentOf('x') };
    const saved = await content.send('PUT', `${PATTERNS}/${id}`, { body });
    expect(saved.json()).toMatchObject({ status: 404, code: 'pattern-unknown' });
  });

  it('stand in the record of changes', async () => {
    const id = await idOf('Registro');
    await content.send('DELETE', `${PATTERNS}/${id}`);
    const { data } = (await content.send('GET', '/audit?site=uno')).json<{ data: object[] }>();
    expect(data).toMatchObject([
      { action: 'pattern-deleted', detail: 'Registro' },
      { action: 'pattern-created', detail: 'Registro' },
    ]);
  });

  it('are another site’s own', async () => {
    const id = await idOf('De uno');
    const token = await createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
    const path = `/sites/dos/patterns/${id}`;
    expect((await content.sendAs(token, 'DELETE', path)).statusCode).toBe(404);
    expect((await content.sendAs(token, 'GET', '/sites/dos/patterns')).json()).toEqual({
      data: [],
    });
    expect(await list()).toHaveLength(1);
  });
});

describe('what is no pattern', () => {
  it.each([
    ['without a name', '', fragmentOf('x')],
    ['with a name that is a number', 3, fragmentOf('x')],
    ['with a name that is too long', 'x'.repeat(81), fragmentOf('x')],
    ['without sections', 'x', { sections: [], widgets: [] }],
    ['without widgets', 'x', { sections: [{ sectionId: 's1' }] }],
    ['with a section that has no id', 'x', { sections: [{}], widgets: [] }],
    [
      'with a widget that has no type',
      'x',
      { sections: [{ sectionId: 's1' }], widgets: [{ id: 'w' }] },
    ],
    ['that is too large', 'x', fragmentOf('x'.repeat(512 * 1024))],
  ])('is refused %s', async (_case, name, fragment) => {
    expect((await create(name, fragment)).json()).toMatchObject({ code: 'request-invalid' });
    expect(await list()).toEqual([]);
  });

  it('is refused where its sections are nested deeper than a page may have them', async () => {
    const answer = await create('x', { sections: [nested(9)], widgets: [] });
    expect(answer.json()).toMatchObject({ code: 'document-invalid' });
    expect((await create('x', { sections: [nested(8)], widgets: [] })).statusCode).toBe(201);
  });

  it('is refused as damaged JSON', async () => {
    const answer = await content.send('POST', PATTERNS, { body: '{"name":' });
    expect(answer.json()).toMatchObject({ code: 'document-invalid' });
  });

  it('is one more than a site may have', async () => {
    const row = (i: number) => ({
      agency_id: 'agency-uno',
      site_id: 'uno',
      pattern_id: `p${i}`,
      name: `P${i}`,
      fragment: '{"sections":[],"widgets":[]}',
      created_by: 'Ana',
    });
    const rows = Array.from({ length: 500 }, (_, i) => row(i));
    await content.database.kysely.insertInto('site_patterns').values(rows).execute();
    expect((await create('Uno más')).json()).toMatchObject({ code: 'request-invalid' });
    const body = { name: 'Otro nombre', fragment: fragmentOf('x') };
    expect((await content.send('PUT', `${PATTERNS}/p7`, { body })).statusCode).toBe(200);
  });
});

it('lets only those who may edit change patterns', async () => {
  const reader = await createTestToken(content.database, {
    agencyId: 'agency-uno',
    name: 'Luz',
    scopes: ['read'],
  });
  const body = { name: 'x', fragment: fragmentOf('x') };
  expect((await content.sendAs(reader, 'POST', PATTERNS, { body })).statusCode).toBe(403);
  expect((await content.sendAs(reader, 'GET', PATTERNS)).statusCode).toBe(200);
});
