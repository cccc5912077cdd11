import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessage } from '../../../../ui/language/use-message.ts';
import styles from './pdf-view.module.css';

/** Most pixels of a drawn page: a page may say that it is metres wide. */
const MAX_PIXELS = 8_000_000;

/** Shape of a page that is not drawn yet: US letter, as in Mexico. */
const PAPER = { width: 850, height: 1100 };

export interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly number: number;
  /** Width as a part of the room there is. */
  readonly zoom: number;
}

/** A page, drawn as sharp as it is shown once it comes near; before that it keeps the room of a sheet of paper. */
export function PdfPage({ document, number, zoom }: PdfPageProps) {
  const message = useMessage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(canvas);
  const [isDamaged, setDamaged] = useState(false);
  useEffect(() => {
    if (!isNear || canvas.current === null) return undefined;
    return draw({ document, number, canvas: canvas.current }, () => setDamaged(true));
    // What is shown larger is drawn again, sharper.
  }, [isNear, document, number, zoom]);
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.page}
        width={PAPER.width}
        height={PAPER.height}
        style={{ width: `${zoom * 100}%` }}
        role="img"
        aria-label={message('applications.pdf.page', { number })}
      />
      {isDamaged && <p role="status">{message('applications.pdf.page-damaged', { number })}</p>}
    </>
  );
}

function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

interface Drawing {
  readonly document: PDFDocumentProxy;
  readonly number: number;
  readonly canvas: HTMLCanvasElement;
}

/** @returns what stops it */
function draw({ document, number, canvas }: Drawing, onDamaged: () => void): () => void {
  let isStopped = false;
  let task: RenderTask | undefined;
  const begin = async () => {
    const page = await document.getPage(number);
    if (isStopped) return;
    const size = page.getViewport({ scale: 1 });
    const wanted = (canvas.clientWidth * devicePixelRatio) / size.width;
    const largest = Math.sqrt(MAX_PIXELS / (size.width * size.height));
    const viewport = page.getViewport({ scale: Math.min(wanted, largest) });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    task = page.render({ canvas, viewport });
    await task.promise;
  };
  begin().catch(() => {
    if (!isStopped) onDamaged();
  });
  return () => {
    isStopped = true;
    task?.cancel();
  };
}
