/** What makes `notice` a kind of document: new files by path, as CONTRIBUTING.md says. */
export const noticeFiles: Readonly<Record<string, string>> = {
  'schemas/notice.schema.json': JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Notice',
    type: 'object',
    additionalProperties: false,
    required: ['schemaVersion', 'id', 'title', 'until'],
    properties: {
      schemaVersion: { const: 1 },
      id: { $ref: 'common.schema.json#/$defs/Id' },
      title: { $ref: 'common.schema.json#/$defs/Text' },
      until: { $ref: 'common.schema.json#/$defs/Text' },
    },
  }),
  'schemas/parse/parse-notice.ts': `
import type { Notice } from '../generated/documents.ts';
import { validateNotice } from '../generated/validators.js';
import { problemsOfValidation } from '../problems/problems-of-validation.ts';
import { fail, ok, type Result } from '../problems/result.ts';
import type { Problem } from '../problems/problem.ts';
import { parseJson } from './parse-json.ts';

export function parseNoticeText(text: string): Result<Notice, Problem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const place = { base: '', definition: 'Notice' } as const;
  const problems = problemsOfValidation(validateNotice, json.value, place);
  return problems.length > 0 ? fail(...problems) : ok(json.value as Notice);
}
`,
  'server/sites/documents/notice-files.ts': `
import { parseNoticeText } from '#schemas/parse/parse-notice.ts';
import type { DocumentKind } from './document-kind.ts';

export const noticeFiles: DocumentKind = {
  name: 'notice',
  folder: 'notices/',
  fileEnd: '.notice.json',
  parse(text) {
    const parsed = parseNoticeText(text);
    if (!parsed.ok) return parsed;
    const { id, title } = parsed.value;
    const columns = { url: \`#\${id}\`, type: 'NOTICE', title, aliases: [] };
    return { ok: true, value: { id, ...columns, check: () => [] }, problems: [] };
  },
};
`,
  'server/content/kinds/notice-kind.ts': `
import { fail } from '#schemas/problems/result.ts';
import { noticeFiles } from '../../sites/documents/notice-files.ts';
import type { ContentKind } from './content-kind.ts';
import { setValue } from './json-edits.ts';

export const noticeKind: ContentKind = {
  ...noticeFiles,
  segment: 'notices',
  defaultType: 'NOTICE',
  summarise: ({ title }) => ({ url: null, type: 'NOTICE', title: String(title), aliases: [] }),
  addressesOf: () => [],
  place: (context) => context,
  diff: (before, after) =>
    before === after ? [] : [{ kind: 'document', nodeId: '', nodeKind: 'form' }],
  restorePart: () => fail({ detail: 'A notice is restored as a whole.' }),
  rename: (text, { id }) => setValue(text, ['id'], id),
  assetsOf: () => [],
};
`,
};

/** Its place in each list: what stands there, and what is added behind. */
export const noticePlaces: readonly (readonly [file: string, before: string, added: string])[] = [
  ['schemas/definitions/document-definition.ts', "'Form'", ", 'Notice'"],
  [
    'schemas/rules/check-document.ts',
    'Form: ({ pages }) => Array.isArray(pages),',
    ' Notice: ({ until }) => until !== undefined,',
  ],
  [
    'schemas/rules/check-document.ts',
    "from '../json/fields.ts';",
    "\nimport { parseNoticeText } from '../parse/parse-notice.ts';",
  ],
  [
    'schemas/rules/check-document.ts',
    'const CHECKS: Readonly<Record<DocumentDefinition, Check>> = {',
    `
  Notice(text) {
    const notice = parseNoticeText(text);
    return { isParsed: notice.ok, problems: notice.ok ? [] : notice.problems };
  },`,
  ],
  [
    'scripts/migrate/migrate-file.ts',
    'const MIGRATIONS: Readonly<Record<ListedDefinition, Migrate>> = {',
    'Notice: (text) => ok({ text, widgets: [] }),',
  ],
  ['server/db/document-kind-names.ts', "'form'", ", 'notice'"],
  [
    'server/sites/documents/document-kinds.ts',
    "import { formFiles } from './form-files.ts';",
    "import { noticeFiles } from './notice-files.ts';",
  ],
  ['server/sites/documents/document-kinds.ts', 'form: formFiles,', ' notice: noticeFiles,'],
  [
    'server/content/kinds/content-kinds.ts',
    "import { formKind } from './form-kind.ts';",
    "import { noticeKind } from './notice-kind.ts';",
  ],
  ['server/content/kinds/content-kinds.ts', 'form: formKind,', ' notice: noticeKind,'],
  [
    'server/content/document-kinds.test.ts',
    "  page: [pageJson('ejemplo'), pageJson('ejemplo', {}, '<p>Otro texto</p>')],",
    `
  notice: [
    { schemaVersion: 1, id: 'ejemplo', title: 'Cerrado', until: 'lunes' },
    { schemaVersion: 1, id: 'ejemplo', title: 'Cerrado', until: 'martes' },
  ],`,
  ],
];
