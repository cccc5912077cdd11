import { Link2 } from 'lucide-react';
import { useState } from 'react';
import type { NewPreviewLink } from '#schemas/api/preview.ts';
import { failureText } from '../api/failure-text.ts';
import { createPreviewLink, deletePreviewLink, type PreviewedPage } from '../api/preview-api.ts';
import { Button } from '../controls/button.tsx';
import { useLanguage, useMessage } from '../language/use-message.ts';
import styles from './preview-dialog.module.css';

type Sharing =
  | { readonly step: 'none' | 'making' | 'revoked' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'made'; readonly link: NewPreviewLink; readonly isCopied: boolean };

/** Makes a link that shows the draft to whoever has it, and copies it. */
export function ShareLink({ page }: { readonly page: PreviewedPage }) {
  const message = useMessage();
  const [sharing, setSharing] = useState<Sharing>({ step: 'none' });
  const fail = (error: unknown) => setSharing({ step: 'failed', error });
  const share = async () => {
    setSharing({ step: 'making' });
    const link = await createPreviewLink(page);
    setSharing({ step: 'made', link, isCopied: await copyText(toAddress(link)) });
  };
  const revoke = async (link: NewPreviewLink) => {
    await deletePreviewLink(page, link.linkId);
    setSharing({ step: 'revoked' });
  };
  const isMaking = sharing.step === 'making';
  return (
    <>
      <Button isDisabled={isMaking} onClick={() => share().catch(fail)}>
        <Link2 size={16} aria-hidden="true" />
        {message(isMaking ? 'preview.sharing' : 'preview.share')}
      </Button>
      <div className={styles.shared} role="status">
        <SharedText sharing={sharing} />
      </div>
      {sharing.step === 'made' && (
        <Button variant="quiet" onClick={() => revoke(sharing.link).catch(fail)}>
          {message('preview.revoke')}
        </Button>
      )}
    </>
  );
}

function SharedText({ sharing }: { readonly sharing: Sharing }) {
  const message = useMessage();
  const { language } = useLanguage();
  if (sharing.step === 'failed') return failureText(sharing.error, language);
  if (sharing.step === 'revoked') return message('preview.revoked');
  if (sharing.step !== 'made') return null;
  const { link, isCopied } = sharing;
  const date = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en', {
    dateStyle: 'long',
  }).format(new Date(link.expiresAt));
  if (isCopied) return message('preview.shared', { date });
  return (
    <>
      {message('preview.share-manual', { date })}
      <input
        className={styles.link}
        aria-label={message('preview.share-link')}
        readOnly
        value={toAddress(link)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  );
}

function toAddress({ url }: NewPreviewLink): string {
  return new URL(url, location.origin).href;
}

/** Browsers may refuse it, or not have it without TLS. */
async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
