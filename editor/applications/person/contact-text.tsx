import { useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import type { MessageTemplate } from '#schemas/api/recruiting/settings.ts';
import { useMyDataLink } from '../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { asksForData, fillTemplate, missingWords } from './contact-links.ts';
import styles from './person.module.css';

interface ContactTextState {
  readonly chosen: string;
  readonly choose: (templateId: string) => void;
  /** What is written; empty without a template, null while an address in it is on its way. */
  readonly text: string | null;
  /** Words of the template that nothing is known for. */
  readonly missing: readonly string[];
  readonly error: Error | null;
  readonly retry: () => unknown;
}

/** The message to somebody, from the template that is chosen. The address of 'Mis datos' is made when it is wanted. */
export function useContactText(application: ApplicationDetail): ContactTextState {
  const { siteId, settings } = useWorkspace();
  const { templates } = settings;
  const [picked, choose] = useState<string>();
  // Settings may come after the person, and the person may send the application meanwhile.
  const chosen = picked ?? firstTemplate(templates, application)?.id ?? '';
  const template = templates.find(({ id }) => id === chosen)?.text ?? '';
  // What was not sent yet nobody but the applicant's own browser can show.
  const isWanted = asksForData(template) && application.finishedAt !== null;
  const { data, error, refetch } = useMyDataLink(siteId, application.id, isWanted);
  const contacted = { ...application, dataLink: data?.address ?? null };
  const isComing = isWanted && data === undefined;
  return {
    chosen,
    choose,
    text: isComing ? null : fillTemplate(template, contacted),
    missing: isComing ? [] : missingWords(template, contacted),
    error,
    retry: refetch,
  };
}

/** Who did not send the application is not told that it was received. */
function firstTemplate(
  templates: readonly MessageTemplate[],
  { finishedAt }: Pick<ApplicationDetail, 'finishedAt'>,
): MessageTemplate | undefined {
  const isUnfinished = finishedAt === null;
  return templates.find(({ forUnfinished = false }) => forUnfinished === isUnfinished);
}

/** Which template, and what it says to this person. */
export function ContactText({ chosen, choose, text, missing, error, retry }: ContactTextState) {
  const message = useMessage();
  const { templates } = useWorkspace().settings;
  if (templates.length === 0) return null;
  return (
    <>
      <label className={styles.template}>
        {message('applications.template')}
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{message('applications.template.none')}</option>
        </select>
      </label>
      {text === null && error === null && (
        <p className={styles.soft} role="status">
          {message('applications.template.coming')}
        </p>
      )}
      {error !== null && <QueryFailure error={error} onRetry={retry} />}
      {text !== null && text !== '' && <p className={styles.preview}>{text}</p>}
      {missing.length > 0 && (
        <p className={styles.soft}>
          {message('applications.template.without', { words: missing.join(', ') })}
        </p>
      )}
    </>
  );
}
