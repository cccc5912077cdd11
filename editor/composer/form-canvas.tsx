import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { loadFormPreview, PageCanvas } from '#runtime/index.ts';
import { CanvasDesk } from '../canvas/frame/canvas-desk.tsx';
import { useOpenSite } from '../document/store/page-editor-context.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { SHEET_WIDTHS, useView } from '../ui/view/view-store.ts';
import styles from './composer.module.css';
import { useDrawableForm } from './session/form-problems.ts';
import { useEditedForm, useFormSession, useSelectedPlace } from './session/form-session-context.ts';

/** The page of the form that is worked on, as visitors get it. While something is wrong, as it was before. */
export function FormCanvas() {
  const message = useMessage();
  const session = useFormSession();
  const { selection } = session;
  const view = useStore(session.view);
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
  if (!drawable)
    return (
      <div className={styles.state}>
        <StateMessage
          title={message('composer.undrawable')}
          text={message('composer.undrawable.text')}
        />
      </div>
    );
  const step = Math.min(place?.page ?? 0, drawable.pages.length - 1);
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
        lang={undefined}
        drawPlace={drawNothing}
      >
        <div className={styles.sheet} inert>
          {preview && <preview.FormPreview form={drawable} step={step} {...view} />}
        </div>
      </PageCanvas>
    </CanvasDesk>
  );
}

function drawNothing() {
  return null;
}
