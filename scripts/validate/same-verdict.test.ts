// Every door that a page comes in by gives the same verdict on the same bytes, however they are mangled.
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import { expect, it } from 'vitest';
import { judgePage } from '#editor/checks/judge/judge-page.ts';
import type { ImportReport } from '#schemas/api/content-transfer.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { problemCatalogue } from '#schemas/problems/generated/problem-catalogue.ts';
import { buildArchive } from '#server/testing/content/archive.ts';
import { openTestContent } from '#server/testing/content/content.ts';
import { ZIP } from '#server/testing/content/import.ts';
import { setUp } from '#server/testing/set-up.ts';
import { setUpSiteImports } from '#server/testing/site-imports.ts';
import { siteJson } from '#server/testing/sites.ts';
import { mangledDocuments } from './mangled-documents-testing.ts';
import { runJson } from './testing.ts';

/** Another seed makes others: `MANGLED_SEED=28 npx vitest run scripts/validate/same-verdict.test.ts`. */
const DOCUMENTS = mangledDocuments(500, Number(process.env['MANGLED_SEED'] ?? 27));

const content = setUp(openTestContent);
const imports = setUpSiteImports();

/** Why a door refuses each document, by its id; empty for what it takes. */
type Verdicts = ReadonlyMap<string, string>;

interface Told {
  readonly file: string;
  readonly code: string;
}

const SEVERITIES = new Map<string, string>(Object.entries(problemCatalogue));

/** Bytes that are no text have no more to be told of, and a name of their own at each door. */
const NO_TEXT = ['file-unreadable', 'file-not-utf8', 'body-malformed'];
/** Not told where files of the site are refused: an older version of them may be live. */
const NEEDS_WHOLE_SITE = ['link-dead'];

function toVerdict(codes: readonly string[]): string {
  if (codes.some((code) => NO_TEXT.includes(code))) return 'no text';
  const errors = codes.filter(
    (code) => SEVERITIES.get(code) === 'error' && !NEEDS_WHOLE_SITE.includes(code),
  );
  return [...new Set(errors)].sort().join(' ');
}

function toVerdicts(told: readonly Told[]): Verdicts {
  const codes = new Map<string, string[]>(DOCUMENTS.map(({ id }) => [`${id}.page.json`, []]));
  for (const { file, code } of told) codes.get(path.basename(file))?.push(code);
  return new Map(DOCUMENTS.map(({ id }) => [id, toVerdict(codes.get(`${id}.page.json`) ?? [])]));
}

function validate(): Verdicts {
  const { problems } = runJson(['uno'], { cwd: imports.pages.pagesDir });
  return toVerdicts(problems.map(({ file, code }) => ({ file: String(file), code: String(code) })));
}

/** It serves what the rules mind, and tells it all the same. */
async function start(): Promise<Verdicts> {
  return toVerdicts((await imports.run()).problems);
}

async function archive(): Promise<Verdicts> {
  const entries = DOCUMENTS.map(({ id, bytes }) => ({ name: `${id}.page.json`, bytes }));
  const answer = await content.send('POST', '/sites/uno/import?dryRun=true', {
    body: buildArchive(entries),
    match: '*',
    headers: ZIP,
  });
  const { files } = answer.json<ImportReport>();
  return toVerdicts(
    files.flatMap(({ file, problems }) => problems.map(({ code }) => ({ file, code }))),
  );
}

/** What is no page is refused as a draft, all else when it is published. */
async function service(): Promise<Verdicts> {
  const verdicts = new Map<string, string>();
  for (const { id, bytes } of DOCUMENTS) {
    const headers = { 'content-type': 'application/json' };
    const made = await content.send('POST', '/sites/uno/pages', { body: bytes, headers });
    const match = String(made.headers.etag);
    const publish = () => content.send('POST', `/sites/uno/pages/${id}/publish`, { match });
    const answer = made.statusCode === 201 ? await publish() : made;
    const { code, problems = [] } = answer.json<{ code?: string; problems?: readonly Told[] }>();
    const codes = problems.map((problem) => problem.code);
    verdicts.set(id, toVerdict(codes.length === 0 && code !== undefined ? [code] : codes));
  }
  return verdicts;
}

/** Its text comes from the service, which has decoded it. */
function editor(): Verdicts {
  const site = parseSiteText(JSON.stringify(siteJson('uno')));
  if (!site.ok) throw new Error('The test site is not valid.');
  const surroundings = { site: site.value, pages: undefined, assets: {} };
  return new Map(
    DOCUMENTS.map(({ id, bytes }) => {
      if (!isUtf8(bytes)) return [id, 'no text'];
      const text = new TextDecoder().decode(bytes);
      const { problems } = judgePage(text, surroundings, Date.now());
      return [id, toVerdict(problems.map(({ code }) => code))];
    }),
  );
}

it('validate, start, import, content API and editor give each mangled document one verdict', async () => {
  for (const { id, bytes } of DOCUMENTS) await imports.pages.write(`uno/${id}.page.json`, bytes);
  const doors = {
    validate: validate(),
    start: await start(),
    archive: await archive(),
    service: await service(),
    editor: editor(),
  };
  const verdicts = DOCUMENTS.map(({ id, ways }) => ({
    document: `${id}: ${ways.join(', ')}`,
    ...Object.fromEntries(Object.entries(doors).map(([door, each]) => [door, each.get(id)])),
  }));
  const isDisputed = ({ document, ...each }: Record<string, string | undefined>) =>
    new Set(Object.values(each)).size > 1;
  expect(verdicts.filter(isDisputed)).toEqual([]);
  const found = new Set(doors.validate.values());
  expect(found.size).toBeGreaterThan(15);
  expect(found).toContain('');
});
