import { CircleCheck, Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/controls/button.tsx';
import { firstFocus } from '../ui/dialogs/first-focus.ts';
import { formatPlannedMoment } from '../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './publish-result.module.css';
import type { PublishDone } from './use-publishing.ts';

/** What happened, with the way to the page as visitors see it. */
export function PublishResult({ done }: { readonly done: PublishDone }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { action, at, address } = done;
  const when = at === null ? '' : formatPlannedMoment(at, language);
  const isOn = action === 'publish' && at === null;
  return (
    <div className={styles.result}>
      <CircleCheck size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <h3 ref={firstFocus} tabIndex={-1} className={styles.title}>
        {message(`publishing.done.${action}.${at === null ? 'now' : 'later'}`, { when })}
      </h3>
      {isOn && address === null && (
        <p className={styles.text}>{message('publishing.no-address')}</p>
      )}
      {isOn && address !== null && <LiveLink address={address} />}
    </div>
  );
}

/** The address of a page as a link, and to copy. */
export function LiveLink({ address }: { readonly address: string }) {
  const message = useMessage();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.live}>
      <a className={styles.link} href={address} target="_blank" rel="noreferrer">
        {address}
        <ExternalLink size={14} role="img" aria-label={message('publishing.new-tab')} />
      </a>
      <Button onClick={copy}>
        <Copy size={14} aria-hidden="true" />
        {message('publishing.copy')}
      </Button>
      <span className={styles.copied} role="status">
        {isCopied !== null && message(isCopied ? 'publishing.copied' : 'publishing.not-copied')}
      </span>
    </div>
  );
}
