import { formChannels } from '#schemas/forms/form-questions.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';

/** Where in an application a form is asked for. */
export interface FormPlace {
  readonly channel: 'web' | 'cb';
  readonly stage: number;
}

/** The forms of all sites as they are published, from memory. */
export interface PublishedForms {
  find(siteId: string, formId: string): FormEntry | undefined;
  /** By the id that calls of v1 name: the one that the form's document says, or the form's own. */
  findTemplate(siteId: string, templateId: string): FormEntry | undefined;
  /**
   * The form that the job names, else those that its site has for the place: v2 before v1, then the one that was published
   * first. None where the job names a form that is not published: answers to another one would not be those that it wants.
   * @param formId that the job names
   */
  forJob(siteId: string, formId: string | undefined, place: FormPlace): readonly FormEntry[];
}

export function createPublishedForms(store: Pick<SiteStore, 'find'>): PublishedForms {
  const formsOf = (siteId: string) => store.find(siteId)?.forms ?? [];
  const find = (siteId: string, formId: string) =>
    formsOf(siteId).find(({ form }) => form.id === formId);
  return {
    find,
    findTemplate: (siteId, templateId) =>
      formsOf(siteId).find(({ form }) => form.templateId === templateId) ??
      find(siteId, templateId),
    forJob(siteId, formId, place) {
      const named = formId === undefined ? undefined : find(siteId, formId);
      if (formId !== undefined && named === undefined) return [];
      if (named !== undefined && isFor(named, place)) return [named];
      return formsOf(siteId)
        .filter((entry) => isFor(entry, place))
        .sort((a, b) => b.form.version.localeCompare(a.form.version));
    },
  };
}

function isFor({ form }: FormEntry, { channel, stage }: FormPlace): boolean {
  return formChannels(form).includes(channel) && (form.stage ?? 0) === stage;
}
