import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useBin } from '../service/content-queries.ts';
import { undeletePage } from '../service/page-api.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { failureText } from '../service/request/failure-text.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { serverNow } from '../service/request/server-clock.ts';
import { Button, Tooltip } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { formatAgo, formatMoment } from '../ui/language/format-moment.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import styles from './bin-list.module.css';
import { forgetPage } from './use-page-target.ts';

export interface BinListProps {
  readonly siteId: string;
  readonly onBack: () => void;
}

/** Pages that were deleted, in the place of the list, with a way back for each. */
export function BinList({ siteId, onBack }: BinListProps) {
  const message = useMessage();
  const { data: pages, error, refetch } = useBin(siteId);
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => back.current?.querySelector('button')?.focus(), []);
  return (
    <section className={styles.bin} aria-label={message('pages.bin')}>
      <div ref={back} className={styles.head}>
        <Button variant="quiet" onClick={onBack}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {message('pages.bin.back')}
        </Button>
      </div>
      {!pages && !error && <p role="status">{message('loading')}</p>}
      {error && <QueryFailure error={error} onRetry={refetch} />}
      {pages?.length === 0 && (
        <StateMessage
          title={message('pages.bin.empty.title')}
          text={message('pages.bin.empty.text')}
        />
      )}
      <ul className={styles.list}>
        {pages?.map((page) => (
          <BinRow key={page.id} siteId={siteId} page={page} />
        ))}
      </ul>
    </section>
  );
}

function BinRow({ siteId, page }: { readonly siteId: string; readonly page: ListedPage }) {
  const message = useMessage();
  const { language } = useLanguage();
  const restore = useRestore(siteId, page);
  const at = page.deletedAt ?? page.updatedAt;
  const when = formatAgo(at, serverNow(), language) ?? formatMoment(at, language);
  const title = page.title || page.id;
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={styles.when}>{message('pages.bin.since', { when })}</span>
      <span className={styles.restore}>
        <Tooltip text={message('pages.bin.restore')} align="end">
          <Button onClick={restore} label={message('pages.bin.restore-one', { title })}>
            <Undo2 size={14} aria-hidden="true" />
          </Button>
        </Tooltip>
      </span>
    </li>
  );
}

function useRestore(siteId: string, { id, etag, title }: ListedPage): () => Promise<void> {
  const { language } = useLanguage();
  const message = useMessage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  return async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await undeletePage({ siteId, pageId: id, etag });
      await forgetPage(queries, siteId, id);
      const open = () => location.assign(toHash(siteId, id));
      const action = { label: message('pages.open'), run: open };
      showToast({ text: message('pages.bin.restored', { title: title || id }), action });
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
      setBusy(false);
    }
  };
}
