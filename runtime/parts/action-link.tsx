import type { ReactNode } from 'react';
import type { Link } from '#schemas/documents/documents.ts';
import type { EventName } from '#schemas/events/event-list.ts';
import { usePageMessage, useSitePath } from '../context/page-context.ts';

export interface ActionLinkProps {
  readonly link: Pick<Link, 'href' | 'label' | 'newTab'>;
  readonly className?: string | undefined;
  /** Name of the analytics event that a click emits, and the widget it belongs to. */
  readonly event?: EventName | undefined;
  readonly widgetId?: string | undefined;
  readonly current?: boolean | undefined;
  /** Id of the job that the site's own form is for. */
  readonly applyJob?: string | undefined;
  readonly children?: ReactNode;
}

/** The one way to print a link of a document: prefixed, safe in new tabs, tracked where asked. */
export function ActionLink({
  link,
  className,
  event,
  widgetId,
  current,
  applyJob,
  children,
}: ActionLinkProps) {
  const sitePath = useSitePath();
  const message = usePageMessage();
  return (
    <a
      href={sitePath(link.href)}
      className={className}
      data-event={event}
      data-event-widget={event && widgetId}
      data-apply-job={applyJob}
      aria-current={current ? 'page' : undefined}
      {...(link.newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children ?? link.label}
      {link.newTab && <span className="rb-visually-hidden"> {message('link.new-tab')}</span>}
    </a>
  );
}
