import type { DuplicateRequest } from '#schemas/api/content-pages.ts';
import { diffFormTexts } from '#schemas/diff/compare/diff-forms.ts';
import { fail } from '#schemas/problems/result.ts';
import { formFiles } from '../../sites/documents/form-files.ts';
import type { ContentKind, DraftSummary } from './content-kind.ts';
import { cutToLength, setValue } from './json-edits.ts';

/** Titles are shown in lists. */
const MAX_TITLE = 300;
/** Longer than any version there is. */
const MAX_VERSION = 40;

export const formKind: ContentKind = {
  ...formFiles,
  segment: 'forms',
  defaultType: 'v2',
  summarise,
  addressesOf: () => [],
  place: (context) => context,
  diff: diffFormTexts,
  restorePart: () =>
    fail({ detail: 'A form is restored as a whole: leave "sectionId" out of the request.' }),
  rename,
  // No field of a form names a file.
  assetsOf: () => [],
};

function summarise({ version, title }: Readonly<Record<string, unknown>>): DraftSummary {
  return {
    url: null,
    type: typeof version === 'string' ? cutToLength(version, MAX_VERSION) : null,
    title: typeof title === 'string' ? cutToLength(title, MAX_TITLE) : '',
    aliases: [],
  };
}

function rename(text: string, { id, title }: DuplicateRequest): string {
  const named = setValue(text, ['id'], id);
  return title === undefined ? named : setValue(named, ['title'], title);
}
