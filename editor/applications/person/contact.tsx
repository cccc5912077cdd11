import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '#schemas/api/recruiting/applications.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import { mailUrl, whatsAppUrl } from './contact-links.ts';
import { ContactText, useContactText } from './contact-text.tsx';
import styles from './person.module.css';

/** Ways to write or call. Whoever uses one moves a new application on, unless told otherwise. */
export function Contact({ application }: { readonly application: ApplicationDetail }) {
  const message = useMessage();
  const { settings, move } = useWorkspace();
  const { steps, contactedStep } = settings;
  const contactText = useContactText(application);
  const [moves, setMoves] = useState(true);
  const { phone, email } = application;
  const contacted = steps.find(({ id }) => id === contactedStep);
  const isNew = application.step === steps[0]?.id;
  const goesOn = isNew && contacted !== undefined && contacted.id !== application.step;
  const onContact = () => {
    if (goesOn && moves) move(application, contacted);
  };
  if (phone === null && email === null) return <p>{message('applications.contact.none')}</p>;
  const { text } = contactText;
  // Whoever writes before the text is whole would send another.
  const onWrite = text === null ? undefined : onContact;
  const subject = application.jobTitle ?? message('applications.contact.subject');
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{message('applications.contact')}</h3>
      <div className={styles.ways}>
        {phone !== null && (
          <>
            <a
              className={styles.way}
              href={text === null ? undefined : whatsAppUrl(phone, text)}
              target="_blank"
              rel="noreferrer"
              onClick={onWrite}
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
          <a
            className={styles.way}
            href={text === null ? undefined : mailUrl(email, { subject, text })}
            onClick={onWrite}
          >
            <Mail size={14} aria-hidden="true" />
            {message('applications.contact.mail')}
          </a>
        )}
      </div>
      <p className={styles.soft}>
        {[phone && toNationalPhone(phone), email].filter(Boolean).join(' · ')}
      </p>
      <ContactText {...contactText} />
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
