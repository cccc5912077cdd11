import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import type { FormDocument } from '../documents/documents.ts';
import { parseFormText } from '../parse/parse-form.ts';
import type { Answers } from './base/answers.ts';
import { interpretForm } from './interpret-form.ts';
import { estimateForm } from './reach/estimate-form.ts';

const SITES = ['repartidores-mx', 'almacenes-norte'];
const context = { today: '2026-11-25' };

/** The least that somebody must answer. */
const ANSWERS: Answers = {
  'mayor-de-edad': ['yes'],
  nombre: ['María José Núñez Herrera'],
  telefono: ['55 1234 5678'],
  ciudad: ['León, Guanajuato, México--21.12---101.68'],
  licencia: ['GTO', 'A'],
};

const files = SITES.flatMap((site) => {
  const folder = path.join('pages', site, 'forms');
  return readdirSync(folder).map((name) => ({ site, name, file: path.join(folder, name) }));
});

function read(file: string): FormDocument {
  const parsed = parseFormText(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

it.each(files)('$site/forms/$name is named by its id', ({ name, file }) => {
  expect(name).toBe(`${read(file).id}.form.json`);
});

/** Reads schemas as an editor does, from the addresses that documents and schemas name. */
const editorSchemas = new Ajv2020({
  strict: false,
  loadSchema: async (address) => JSON.parse(await readFile(fileURLToPath(address), 'utf8')),
});

it.each(files)(
  '$site/forms/$name names a schema that completes it in an editor',
  async (shipped) => {
    const document = JSON.parse(readFileSync(shipped.file, 'utf8'));
    const $id = new URL(document.$schema, pathToFileURL(shipped.file)).href;
    const source = await readFile(fileURLToPath($id), 'utf8');
    const validate =
      editorSchemas.getSchema($id) ??
      (await editorSchemas.compileAsync({ ...JSON.parse(source), $id }));
    expect(validate(document)).toBe(true);
    const [page] = document.pages;
    const typed = {
      ...document,
      pages: [
        {
          ...page,
          sections: [{ keyId: 's', questions: [{ keyId: 'q', label: 'q', type: 'fone' }] }],
        },
      ],
    };
    expect(validate(typed)).toBe(false);
    const [wrong] = validate.errors ?? [];
    expect(wrong).toMatchObject({ instancePath: '/pages/0/sections/0/questions/0/type' });
    expect(wrong?.params['allowedValues']).toContain('phone');
  },
);

it.each(files)('$site/forms/$name asks for no more than five answers', ({ file }) => {
  const { errors, stored } = interpretForm(read(file), ANSWERS, context);
  expect(errors).toEqual([]);
  expect(stored['telefono']).toEqual(['+525512345678']);
});

it.each(files)('$site/forms/$name ends kindly for people under 18', ({ file }) => {
  const answers = { ...ANSWERS, 'mayor-de-edad': ['no'] };
  const { ended, stored } = interpretForm(read(file), answers, context);
  expect(ended?.keyId).toBe('mayor-de-edad');
  expect(stored).toEqual({});
});

it.each(files)('$site/forms/$name wants consent for a CV, and only then', ({ file }) => {
  const form = read(file);
  const { visible, errors } = interpretForm(form, { ...ANSWERS, cv: ['/api/upload/a1'] }, context);
  const asked = visible.includes('cv') ? ['acepto-cv'] : [];
  expect(errors.map(({ keyId }) => keyId)).toEqual(asked);
});

it.each(files)('$site/forms/$name takes no more than two minutes', ({ file }) => {
  const budget = { steps: 200_000, milliseconds: 60_000 };
  const { seconds, questions, isLongest } = estimateForm(read(file), context, budget);
  expect(isLongest).toBe(true);
  expect(seconds).toBeLessThan(120);
  expect(questions).toBeLessThan(25);
});
