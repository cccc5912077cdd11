import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { formatSiteMoment } from '../../ui/language/format-moment.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import styles from './person.module.css';

/** What recruiters did, the oldest first. */
export function History({ application: { changes } }: { readonly application: ApplicationDetail }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { stepName } = useWorkspace();
  if (changes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.history')}</h3>
      <ul className={styles.notes}>
        {changes.map(({ at, actor, action, detail, reason }) => (
          <li key={`${at} ${action} ${detail}`}>
            {action === 'assigned' && detail === null
              ? message('applications.history.unassigned')
              : message(`applications.history.${action}`, {
                  detail: action === 'step-changed' ? stepName(detail ?? '') : (detail ?? '—'),
                })}
            {reason !== null && ` ${message('applications.reason.was', { reason })}`}
            <span className={styles.soft}>
              {[
                // The words say already that it was the person.
                ...(action === 'corrected' ? [] : [personName(actor, language)]),
                formatSiteMoment(at, language),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
