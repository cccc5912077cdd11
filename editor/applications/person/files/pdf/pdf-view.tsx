import { ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { MAX_RESUME_PAGES } from '#schemas/api/constants.ts';
import { type SentFileKey, useFileBytes } from '../../../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../../../service/request/query-failure.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { useMessage } from '../../../../ui/language/use-message.ts';
import type { MessageKey } from '../../../../ui/messages/messages.ts';
import { type OpenPdf, openPdf, type PdfProblem } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-view.module.css';

/** Widths of a page as parts of the room it has. */
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

export interface PdfViewProps {
  readonly file: SentFileKey;
  readonly name: string;
}

/** The pages of a PDF, each drawn when it comes near. */
export function PdfView({ file, name }: PdfViewProps) {
  const message = useMessage();
  const { data, error, refetch } = useFileBytes(file);
  const pdf = useOpenPdf(data);
  if (error) return <QueryFailure error={error} onRetry={refetch} />;
  if (pdf === undefined) return <p role="status">{message('applications.files.opening')}</p>;
  if (typeof pdf === 'string') return <p role="status">{message(`applications.files.${pdf}`)}</p>;
  return <Pages pdf={pdf} name={name} />;
}

function useOpenPdf(bytes: ArrayBuffer | undefined): OpenPdf | PdfProblem | undefined {
  const [pdf, setPdf] = useState<OpenPdf | PdfProblem>();
  useEffect(() => {
    if (bytes === undefined) return undefined;
    let isGone = false;
    const opening = openPdf(bytes);
    void opening.then((opened) => {
      if (!isGone) setPdf(opened);
    });
    return () => {
      isGone = true;
      setPdf(undefined);
      void opening.then((opened) => {
        if (typeof opened !== 'string') opened.close();
      });
    };
  }, [bytes]);
  return pdf;
}

interface PagesProps {
  readonly pdf: OpenPdf;
  readonly name: string;
}

function Pages({ pdf: { document }, name }: PagesProps) {
  const message = useMessage();
  const [step, setStep] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const change = (by: number) => setStep(Math.min(Math.max(step + by, 0), ZOOMS.length - 1));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+') change(1);
    if (key === '-') change(-1);
  };
  const shown = Math.min(document.numPages, MAX_RESUME_PAGES);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <span>{message(pagesKey(document.numPages), { count: document.numPages })}</span>
        <IconButton
          label={message('applications.pdf.smaller')}
          icon={ZoomOut}
          isDisabled={step === 0}
          onClick={() => change(-1)}
        />
        <output className={styles.zoom}>{zoom * 100} %</output>
        <IconButton
          label={message('applications.pdf.larger')}
          icon={ZoomIn}
          isDisabled={step === ZOOMS.length - 1}
          onClick={() => change(1)}
        />
      </div>
      <section
        className={styles.pages}
        aria-label={message('applications.pdf.of', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: shown }, (_, index) => (
          <PdfPage key={index} document={document} number={index + 1} zoom={zoom} />
        ))}
        {shown < document.numPages && <p>{message('applications.pdf.cut', { shown })}</p>}
      </section>
    </div>
  );
}

function pagesKey(count: number): MessageKey {
  return count === 1 ? 'applications.pdf.pages.one' : 'applications.pdf.pages.many';
}
