import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { loadFormPreview, PageCanvas } from '#runtime/index.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { CanvasDesk } from '../canvas/frame/canvas-desk.tsx';
import { useOpenSite } from '../document/store/page-editor-context.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { serverNow } from '../service/request/server-clock.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { SHEET_WIDTHS, useView } from '../ui/view/view-store.ts';
import styles from './composer.module.css';
import type { FormPlace } from './document/form-place.ts';
import { keyAt, PickedFrame, usePicking } from './picked-question.tsx';
import { useDrawableForm } from './session/form-problems.ts';
import { useEditedForm, useFormSession, useSelectedPlace } from './session/form-session-context.ts';

/** The page of the form that is worked on, as visitors get it. While something is wrong, as it was before. */
export function FormCanvas() {
  const session = useFormSession();
  const { selection } = session;
  const { presentation, answers, lang } = useStore(session.view);
  const form = useEditedForm();
  const drawable = useDrawableForm(form);
  const place = useSelectedPlace();
  const { document, assets } = useOpenSite();
  const breakpoint = useView((view) => view.breakpoint);
  const {
    data: preview,
    error,
    refetch,
  } = useQuery({
    queryKey: ['form-preview'],
    queryFn: async () => ({ FormPreview: await loadFormPreview() }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (error) return <QueryFailure error={error} onRetry={refetch} />;
  if (!drawable) return <CanvasNote of="composer.undrawable" />;
  const step = Math.min(place?.page ?? 0, drawable.pages.length - 1);
  if (isEmpty(drawable.pages[step])) return <CanvasNote of="composer.page-empty" />;
  return (
    <CanvasDesk
      title={drawable.title}
      sheetWidth={SHEET_WIDTHS[breakpoint]}
      zoom="fit"
      overlay={null}
      onLeavePage={() => selection.set([])}
      onKeyDown={() => undefined}
    >
      <PageCanvas
        site={document}
        assets={assets}
        pageId={drawable.id}
        url="/"
        lang={lang}
        drawPlace={drawNothing}
        now={serverNow}
      >
        <Sheet step={step} place={place}>
          {preview && (
            <preview.FormPreview
              key={lang}
              form={drawable}
              step={step}
              presentation={presentation}
              answers={answers}
              asked={presentation === 'conversation' ? keyAt(drawable.pages, place) : undefined}
            />
          )}
        </Sheet>
      </PageCanvas>
    </CanvasDesk>
  );
}

function isEmpty(page: FormDocument['pages'][number] | undefined): boolean {
  return page?.sections.every(({ questions }) => questions.length === 0) ?? false;
}

interface CanvasNoteProps {
  readonly of: 'composer.undrawable' | 'composer.page-empty';
}

/** Where there is nothing to draw: why, and what to do. */
function CanvasNote({ of }: CanvasNoteProps) {
  const message = useMessage();
  return (
    <div className={styles.state}>
      <StateMessage title={message(of)} text={message(`${of}.text`)} />
    </div>
  );
}

interface SheetProps {
  readonly step: number;
  readonly place: FormPlace | undefined;
  readonly children: ReactNode;
}

/** The drawn form: nothing in it acts, and a press selects what it is on. */
function Sheet({ step, place, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  usePicking(sheet, step);
  return (
    <div ref={sheet} className={styles.sheet}>
      <div inert>{children}</div>
      <PickedFrame sheet={sheet} place={place} />
    </div>
  );
}

function drawNothing() {
  return null;
}
