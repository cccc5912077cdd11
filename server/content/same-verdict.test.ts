// The doors that documents come in by read the same text alike.
import { describe, expect, it } from 'vitest';
import { buildArchive } from '../testing/content/archive.ts';
import { openTestContent, pageText } from '../testing/content/content.ts';
import { ZIP } from '../testing/content/import.ts';
import { setUp } from '../testing/set-up.ts';
import { setUpSiteImports } from '../testing/site-imports.ts';
import { problemCodes } from '../testing/sites.ts';

const content = setUp(openTestContent);
const imports = setUpSiteImports();

const page = pageText('turnos', '/turnos');

/** Each answers the codes of the errors that a text is refused for. */
const doors: readonly [string, (text: string) => Promise<string[]>][] = [
  ['a draft', draft],
  ['an archive', archive],
  ['the start of the server', start],
];

async function draft(text: string): Promise<string[]> {
  const answer = await content.send('POST', '/sites/uno/pages', { body: text });
  return codesIn(answer.json());
}

async function archive(text: string): Promise<string[]> {
  const body = buildArchive([{ name: 'turnos.page.json', bytes: text }]);
  const options = { body, match: '*', headers: ZIP };
  return codesIn((await content.send('POST', '/sites/uno/import?dryRun=true', options)).json());
}

async function start(text: string): Promise<string[]> {
  await imports.pages.write('uno/turnos.page.json', Buffer.from(text));
  const errors = problemCodes(await imports.run()).filter((code) => code.startsWith('error'));
  return errors.map((code) => code.split(' ').at(-1) ?? '');
}

function codesIn(value: unknown): string[] {
  const codes = [...JSON.stringify(value).matchAll(/"code":"((?:key|json)-[a-z-]+)"/g)];
  return codes.map(([, code = '']) => code);
}

describe.each(doors)('%s', (_, judge) => {
  it('takes a document that begins with a byte order mark', async () => {
    expect(await judge(`\uFEFF${page}`)).toEqual([]);
  });

  it('refuses a key that an object has twice', async () => {
    const twice = page.replace('"url"', '"url":"/otra","url"');
    expect(await judge(twice)).toEqual(['key-repeated']);
  });

  it('refuses a comma too many', async () => {
    expect(await judge(page.replace(/\}\s*$/, ',}'))).toEqual(['json-malformed']);
  });
});
