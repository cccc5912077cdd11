import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import {
  deleteForm,
  duplicateForm,
  type FormTarget,
  publishForm,
  undeleteForm,
} from '../../service/form-document-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { toFormsHash } from '../../ui/route/forms-route.ts';
import { freeFormId } from './free-form-id.ts';

/** What can be done with a form from the list. Each tells by itself how it ended. */
export interface FormListActions {
  /** Makes a draft that says the same, and opens it. */
  readonly duplicate: (form: ContentPageSummary) => void;
  /** Into the bin, at once: a notice takes it back. */
  readonly remove: (form: ContentPageSummary) => void;
  /** Out of the bin, as a draft. */
  readonly restore: (form: ContentPageSummary) => void;
}

/** @param taken ids of the site's forms, those in the bin among them */
export function useFormListActions(siteId: string, taken: ReadonlySet<string>): FormListActions {
  const message = useMessage();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const running = useRef<Promise<void>>(null);
  const run = async (task: () => Promise<void>) => {
    try {
      await task();
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    }
    running.current = null;
    await queries.invalidateQueries({ queryKey: ['forms', siteId] });
  };
  // A second press of an impatient finger would do it twice.
  const attempt = (task: () => Promise<void>) => {
    running.current ??= run(task);
  };
  const attemptLater = async (task: () => Promise<void>) => {
    while (running.current) await running.current;
    attempt(task);
  };
  const targetOf = ({ id, etag }: ContentPageSummary): FormTarget => ({ siteId, formId: id, etag });
  return {
    duplicate: (form) =>
      attempt(async () => {
        const original = (form.title || form.id).slice(0, MAX_COPIED_TITLE);
        const title = message('pages.copy-title', { title: original });
        const id = freeFormId(`${form.id} ${message('pages.copy-ending')}`, taken);
        await duplicateForm(targetOf(form), { id, title });
        location.assign(toFormsHash(siteId, id));
        showToast({ text: message('pages.duplicated', { title }) });
      }),
    remove: (form) =>
      attempt(async () => {
        await deleteForm(targetOf(form));
        const wasLive = form.status !== 'draft';
        const bringBack = async () => {
          await undeleteForm(targetOf(form));
          // Of a form with changes, publishing would show what visitors have not seen before.
          if (form.status === 'live') await publishForm(targetOf(form));
        };
        const action = { label: message('pages.undo'), run: () => void attemptLater(bringBack) };
        const text = message(wasLive ? 'composer.list.removed-live' : 'pages.removed', {
          title: form.title || form.id,
        });
        showToast({ text, tone: wasLive ? 'warning' : 'info', action });
      }),
    restore: (form) =>
      attempt(async () => {
        await undeleteForm(targetOf(form));
        const open = () => location.assign(toFormsHash(siteId, form.id));
        const text = message('pages.bin.restored', { title: form.title || form.id });
        showToast({ text, action: { label: message('pages.open'), run: open } });
      }),
  };
}

/** Titles of forms have 120 characters at most; the rest is for the word that tells the copy. */
const MAX_COPIED_TITLE = 100;
