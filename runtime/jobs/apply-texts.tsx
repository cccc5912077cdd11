import { usePage, usePageMessage } from '../context/page-context.ts';

/**
 * What `runtime/client/apply/quick/quick-apply.ts` says beside buttons that lead to the site's own form; nothing on sites
 * without one.
 */
export function ApplyTexts() {
  const { site, messages } = usePage();
  const message = usePageMessage();
  const failed = messages['quick-apply.failed'];
  if (!site.hasApplyPage) return null;
  return (
    <span
      hidden
      data-apply-texts=""
      data-site={site.id}
      data-agency={site.agencyId}
      data-append={site.appendTrackingParams || undefined}
      data-applying={message('quick-apply.applying')}
      data-applied={message('quick-apply.applied')}
      data-other={message('quick-apply.other-person')}
      data-failed={failed.text}
      data-failed-lang={failed.lang}
    />
  );
}
