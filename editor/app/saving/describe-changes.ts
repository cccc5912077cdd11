import { diffPages } from '#schemas/diff/compare/diff-pages.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { toPageDocument } from '../../document/edited-page.ts';
import type { PageStates } from '../../drafts/page-saver.ts';
import type { Language } from '../../ui/messages/messages.ts';

/** What happened between two states of a page, one sentence for each section. */
export function describeChanges({ before, after }: PageStates, language: Language): string[] {
  const changes = diffPages(toPageDocument(before), toPageDocument(after));
  return summariseChanges(changes, language).map(({ text }) => text);
}
