import type { ApplicationAnswer, ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './person.module.css';

interface OfApplication {
  readonly application: ApplicationDetail;
}

/** What was asked, as it was asked, and what was answered. Files have a place of their own. */
export function Answers({ application: { answers, files, consents } }: OfApplication) {
  const message = useMessage();
  const fileIds = new Set(files.map(({ fileId }) => fileId));
  const isFile = ({ values }: ApplicationAnswer) =>
    values.length > 0 && values.every((value) => fileIds.has(value));
  const written = answers.filter((answer) => !isFile(answer));
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.answers')}</h3>
      {written.length === 0 && <p>{message('applications.answers.none')}</p>}
      <dl className={styles.answers}>
        {written.map((answer) => (
          <div key={answer.keyId}>
            <dt>{answer.label}</dt>
            <dd>{toShown(answer) || message('applications.answers.empty')}</dd>
          </div>
        ))}
      </dl>
      {consents.length > 0 && (
        <p className={styles.soft}>
          {message('applications.consents', {
            consents: consents.map(({ text }) => text).join(' · '),
          })}
        </p>
      )}
    </section>
  );
}

function toShown({ type, text }: ApplicationAnswer): string {
  return type === 'phone' ? toNationalPhone(text) : text;
}
