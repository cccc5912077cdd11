import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { serialiseForm } from '#schemas/parse/serialise-form.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { serialiseSite } from '#schemas/parse/serialise-site.ts';
import { projectRoot } from '../base/project-root.ts';
import { collectDocuments } from '../files/collect-documents.ts';
import { isFormFile, isSiteFile } from '../files/document-file.ts';

const { files } = collectDocuments(['pages'], projectRoot);

function canonical(file: string, text: string): string {
  if (isSiteFile(file)) {
    const site = parseSiteText(text);
    return site.ok ? serialiseSite(site.value) : JSON.stringify(site.problems);
  }
  if (isFormFile(file)) {
    const form = parseFormText(text);
    return form.ok ? serialiseForm(form.value) : JSON.stringify(form.problems);
  }
  const page = parsePageText(text);
  return page.ok ? serialisePage(page.value) : JSON.stringify(page.problems);
}

it.each(files.map((file) => path.relative(projectRoot, file)))(
  "%s is canonical text at today's versions (`npm run migrate` makes pages and forms so)",
  (file) => {
    const text = readFileSync(path.join(projectRoot, file), 'utf8');
    expect(canonical(file, text)).toBe(text);
  },
);
