import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { projectRoot } from '../base/project-root.ts';
import { SHIPPED_SITES } from '../product/shipped-pages.ts';

const PAGES = SHIPPED_SITES.flatMap((site) =>
  ['aplicar-web', 'aplicar-cb', 'aplicar-v1-web', 'aplicar-v1-cb'].map((id) => ({ site, id })),
);

function readPage(site: string, id: string): PageDocument {
  const file = path.join(projectRoot, 'pages', site, `${id}.page.json`);
  const page = parsePageText(readFileSync(file, 'utf8'));
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  return page.value;
}

/** Types of the widgets that a field of the application form names. */
function typesNamed(page: PageDocument, field: string): string[] {
  const form = page.widgets.find(({ type }) => type.startsWith('application-form-'));
  const named = isRecord(form?.content) ? form.content[field] : undefined;
  return [named].flat().map((id) => page.widgets.find((each) => each.id === id)?.type ?? 'none');
}

describe.each(PAGES)('$id of $site', ({ site, id }) => {
  const page = readPage(site, id);
  const types = page.widgets.map(({ type }) => type);

  it('applies at the address of its version and channel', () => {
    const [, version = '', channel] = /^aplicar(-v1)?-(web|cb)$/.exec(id) ?? [];
    expect(page).toMatchObject({ type: 'APPLY', url: `/aplicar${version}/${channel}` });
    expect(types).toContain(version === '' ? 'application-form-v2' : 'application-form-v1');
  });

  it('has a place for the CV, words for failure and jobs for success', () => {
    expect(typesNamed(page, 'fileUploadWidgetId')).toEqual(['resume-upload']);
    expect(typesNamed(page, 'errorWidgets')).toEqual(['rich-text']);
    expect(typesNamed(page, 'successWidgets')).toEqual(['job-list']);
  });

  it('has a header and a footer, but not inside a chat', () => {
    const frame = types.filter((type) => type === 'header' || type === 'footer');
    expect(frame).toEqual(id.endsWith('cb') ? [] : ['header', 'footer']);
  });
});
