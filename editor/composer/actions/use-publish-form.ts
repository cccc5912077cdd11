import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { publishForm } from '../../service/form-document-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { problemsOfRefusal } from '../../service/request/reported-problem.ts';
import { closeToast, showToast, type ToastRequest } from '../../ui/controls/toast-store.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { useFormSession } from '../session/form-session-context.ts';
import { showProblems } from './show-problems.ts';

/** Puts the form on the site as it is here, and tells what came of it. */
export function usePublishForm(): { readonly isBusy: boolean; readonly publish: () => void } {
  const message = useMessage();
  const session = useFormSession();
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const told = useRef<number>(undefined);
  const publish = async () => {
    if (isBusy) return;
    setBusy(true);
    // A refusal that stays would stand beside what is true now.
    if (told.current !== undefined) closeToast(told.current);
    told.current = showToast(await publishSession());
    setBusy(false);
  };
  const publishSession = async (): Promise<ToastRequest> => {
    const { siteId, formId, saving } = session;
    if (!(await session.flush()))
      return { text: message('composer.publish.unsaved'), tone: 'warning' };
    try {
      await publishForm({ siteId, formId, etag: saving.getState().etag });
      await queries.invalidateQueries({ queryKey: ['forms', siteId] });
      return { text: message('composer.published') };
    } catch (thrown) {
      const error = toContentError(thrown);
      if (error.failure === 'conflict') {
        await session.refresh();
        const action = { label: message('composer.publish'), run: () => void publish() };
        return { text: message('composer.publish.overtaken'), tone: 'warning', action };
      }
      const count = problemsOfRefusal(error).length;
      if (count === 0) return { text: failureText(error, language), tone: 'warning' };
      const text = message('composer.publish.refused', { count });
      const action = {
        label: message('composer.publish.show'),
        run: () => showProblems(session),
      };
      return { text, tone: 'warning', action };
    }
  };
  return { isBusy, publish: () => void publish() };
}
