import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { createDemoJobs } from './demo-jobs.ts';
import { readDemoFeed } from './read-demo-feed.ts';

const pagesDir = fileURLToPath(new URL('../../pages', import.meta.url));
const runtimeDir = fileURLToPath(new URL('../../runtime', import.meta.url));
const TITLE = 'Si una vacante usa un formulario de este sitio';
const PROMISE = 'Para buscar y guardar vacantes';

/** "Persistent browser keys" of the specification, section 3. */
const SPEC_KEYS = [
  ...['submissionId', 'submissions', 'applied', 'dropOffApplied', 'values_v2', 'SAVED_JOBS'],
  ...['_juid', '_jsid', '_jtid', '_jpeid'],
];

/** Sentences that would be untrue of somebody who fills in a form. */
const DENIALS =
  /no (?:se )?(?:recopila|pedimos datos|recibimos|tramita|hay registro)|solo lista empleos/i;

/** Names under which pages keep something in a browser, beside those of the specification (section 3). */
async function keptNames(): Promise<string[]> {
  const files = await readdir(runtimeDir, { recursive: true });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(runtimeDir, file), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/['"`](rumbo_\w+)/g)].map(([, name = '']) => name),
  );
}

async function readPage(site: string, page: string) {
  const parsed = parsePageText(await readFile(join(pagesDir, site, `${page}.page.json`), 'utf8'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** The texts of a page, a block of text each. */
async function textsOf(site: string, page: string): Promise<string[]> {
  const { metadata, widgets } = await readPage(site, page);
  const stored = widgets
    .filter(({ type }) => type !== 'header' && type !== 'footer')
    .flatMap(({ content }) => textsIn(content));
  return [metadata.description, ...stored];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const blocks = value.replaceAll(/<\/?strong>/g, '').split(/<[^>]+>/);
    return blocks.map((text) => text.trim());
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function formsOf(site: string) {
  const folder = join(pagesDir, site, 'forms');
  const texts = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => {
    const parsed = parseFormText(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.value;
  });
}

describe.each(['repartidores-mx', 'almacenes-norte'])('the privacy page of %s', async (site) => {
  const texts = await textsOf(site, 'politica-de-privacidad');
  const from = texts.findIndex((text) => text.includes(`. ${TITLE}`));
  const section = texts.slice(
    from,
    texts.findIndex((text, at) => at > from && /^\d+\. /.test(text)),
  );
  const forms = await formsOf(site);
  const feed = await readDemoFeed(join(pagesDir, site));
  const jobs = feed === undefined ? [] : [...createDemoJobs(feed)];

  it('says who receives a form, how long it is kept, and where one’s data are', () => {
    const text = section.join(' ');
    expect(text).toMatch(/lo recibe .*180 días.*30 días.*«Mis datos»/);
  });

  it('lists what is measured from the list that the collector follows', async () => {
    const { widgets } = await readPage(site, 'politica-de-privacidad');
    expect(widgets.filter(({ type }) => type === 'recorded-events')).toHaveLength(1);
  });

  it('names what pages keep in the browser, a family of names by their beginning', async () => {
    const named = texts.flatMap((text) => text.match(/\w+/g) ?? []);
    const isNamed = (name: string) =>
      named.some((word) => word === name || (word.includes('_') && name.startsWith(`${word}_`)));
    const missing = [...SPEC_KEYS, ...(await keptNames())].filter((name) => !isNamed(name));
    expect(missing).toEqual([]);
  });

  it('names each form of the site', () => {
    const missing = forms.filter(({ title }) => !section.join(' ').includes(`«${title}»`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('names the form and the company of each job that has a form', () => {
    const ids = new Set(forms.map(({ id }) => id));
    const names = new Map(feed?.companies.map(({ legalName, name }) => [legalName, name]));
    const missing = jobs.filter(({ formId, company }) => {
      if (formId === undefined) return false;
      return !ids.has(formId) || !section.join(' ').includes(names.get(company) ?? company);
    });
    expect(missing.map(({ referenceNumber }) => referenceNumber)).toEqual([]);
  });

  it.each(['politica-de-privacidad', 'terminos-y-condiciones'])(
    'denies forms, as %s does, only for those who search and save jobs',
    async (page) => {
      const sentences = (await textsOf(site, page)).flatMap((text) => text.split(/(?<=[.:;]) /));
      const denying = sentences.filter((sentence) => DENIALS.test(sentence));
      const bare = denying.map((each) => each.replace(/^\d+\. /, ''));
      expect(bare.filter((each) => !each.startsWith(PROMISE))).toEqual([]);
      if (page === 'politica-de-privacidad') expect(bare.length).toBeGreaterThan(0);
    },
  );
});
