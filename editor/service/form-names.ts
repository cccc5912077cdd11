import { countBy } from 'lodash-es';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import { formatDay } from '../ui/language/format-moment.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';

export type NamedForm = Pick<ContentPageSummary, 'id' | 'title' | 'updatedAt'>;

export interface FormName {
  readonly title: string;
  /** What tells it from forms of the same title: the word of its address, and when it was changed. */
  readonly apart: string | undefined;
  /** Both in one line. */
  readonly whole: string;
}

/** What forms of a site are called, by their ids. */
export function nameForms(
  forms: readonly NamedForm[],
  language: Language,
): ReadonlyMap<string, FormName> {
  const counts = countBy(forms, lookOf);
  return new Map(
    forms.map((form) => {
      const { id, updatedAt } = form;
      const title = titleOf(form);
      const day = formatDay(updatedAt, language);
      const isAlone = counts[lookOf(form)] === 1;
      const apart = isAlone ? undefined : formatMessage(language, 'forms.apart', { id, day });
      return [id, { title, apart, whole: [title, apart].filter(Boolean).join(' · ') }];
    }),
  );
}

function titleOf({ id, title }: NamedForm): string {
  return title.trim() || id;
}

/** Titles that nobody tells apart at a glance. */
function lookOf(form: NamedForm): string {
  return titleOf(form).replace(/\s+/g, ' ').toLocaleLowerCase();
}
