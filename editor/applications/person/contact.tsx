import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { fillTemplate, mailUrl, missingWords, whatsAppUrl } from './contact-links.ts';
import styles from './person.module.css';

/** Ways to write or call. Whoever uses one moves a new application on, unless told otherwise. */
export function Contact({ application }: { readonly application: ApplicationDetail }) {
  const message = useMessage();
  const { settings, move } = useWorkspace();
  const { templates, steps, contactedStep } = settings;
  const [chosen, setChosen] = useState(templates[0]?.id ?? '');
  const [moves, setMoves] = useState(true);
  const { phone, email } = application;
  const contacted = steps.find(({ id }) => id === contactedStep);
  const isNew = application.step === steps[0]?.id;
  const goesOn = isNew && contacted !== undefined && contacted.id !== application.step;
  const onContact = () => {
    if (goesOn && moves) move(application, contacted);
  };
  if (phone === null && email === null) return <p>{message('applications.contact.none')}</p>;
  const template = templates.find(({ id }) => id === chosen);
  const text = template ? fillTemplate(template.text, application) : '';
  const missing = template ? missingWords(template.text, application) : [];
  const subject = application.jobTitle ?? message('applications.contact.subject');
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.contact')}</h3>
      <div className={styles.ways}>
        {phone !== null && (
          <>
            <a
              className={styles.way}
              href={whatsAppUrl(phone, text)}
              target="_blank"
              rel="noreferrer"
              onClick={onContact}
            >
              <MessageCircle size={14} aria-hidden="true" />
              WhatsApp
            </a>
            <a className={styles.way} href={`tel:${phone}`} onClick={onContact}>
              <Phone size={14} aria-hidden="true" />
              {message('applications.contact.call')}
            </a>
          </>
        )}
        {email !== null && (
          <a className={styles.way} href={mailUrl(email, { subject, text })} onClick={onContact}>
            <Mail size={14} aria-hidden="true" />
            {message('applications.contact.mail')}
          </a>
        )}
      </div>
      <p className={styles.soft}>
        {[phone && toNationalPhone(phone), email].filter(Boolean).join(' · ')}
      </p>
      {templates.length > 0 && (
        <label className={styles.template}>
          {message('applications.template')}
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{message('applications.template.none')}</option>
          </select>
        </label>
      )}
      {text !== '' && <p className={styles.preview}>{text}</p>}
      {missing.length > 0 && (
        <p className={styles.soft}>
          {message('applications.template.without', { words: missing.join(', ') })}
        </p>
      )}
      {goesOn && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={moves}
            onChange={({ target }) => setMoves(target.checked)}
          />
          {message('applications.contact.moves', { step: contacted.name })}
        </label>
      )}
    </section>
  );
}
