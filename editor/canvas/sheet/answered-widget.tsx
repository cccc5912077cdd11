import type { ReactNode } from 'react';
import { CanvasAnswers } from '#runtime/index.ts';
import type { EditedWidget } from '../../document/edited-page.ts';
import { useOpenSite, usePagePart } from '../../document/store/page-editor-context.ts';
import { useWidgetAnswers } from '../../service/widget-answers-api.ts';

export interface AnsweredWidgetProps {
  readonly widget: EditedWidget;
  readonly children: ReactNode;
}

/** Around a widget that shows jobs or a form: it shows those of the site, and what it shows while it waits until they are there. */
export function AnsweredWidget({ widget: { type, content }, children }: AnsweredWidgetProps) {
  const { siteId } = useOpenSite();
  const url = usePagePart('head', ({ head }) => head.url);
  const { data } = useWidgetAnswers({ siteId, url, type, content });
  if (data === undefined) return children;
  return <CanvasAnswers answered={data}>{children}</CanvasAnswers>;
}
