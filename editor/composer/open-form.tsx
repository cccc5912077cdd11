import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { OpenSiteContext } from '../document/store/page-editor-context.ts';
import { useVisit } from '../drafts/open-pages.ts';
import { useSiteToOpen } from '../drafts/use-site-to-open.ts';
import { loadForm } from '../service/form-document-api.ts';
import { toContentError } from '../service/request/content-error.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { session as visitSession } from '../service/session/session.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import styles from './composer.module.css';
import { Composer } from './composer.tsx';
import { BringBack } from './conflicts/bring-back.tsx';
import type { FormAddress } from './session/form-copies.ts';
import type { FormSession } from './session/form-session.ts';
import { FormSessionContext } from './session/form-session-context.ts';
import { leftFormsOf } from './session/left-forms.ts';
import { openFormSession } from './session/open-form-session.ts';

interface OpenFormProps {
  readonly site: SiteSummary;
  readonly formId: string;
}

/** A form to work on, or why it does not open. */
export function OpenForm({ site: { agencyId, siteId }, formId }: OpenFormProps) {
  const message = useMessage();
  const form = useSession({ agencyId, siteId, formId });
  const { openSite, settings, assets } = useSiteToOpen(siteId);
  const queries = [form, settings, assets];
  const error = queries.find((query) => query.error)?.error;
  if (form.data && openSite)
    return (
      <OpenSiteContext value={openSite}>
        <FormSessionContext value={form.data}>
          <Living session={form.data} />
          <Composer />
        </FormSessionContext>
      </OpenSiteContext>
    );
  const isMissing = form.error !== null && toContentError(form.error).failure === 'missing';
  const isBroken = form.data === null || settings.data?.ok === false;
  return (
    <main className={styles.state} aria-busy={!error && !isBroken}>
      {!error && !isBroken && <p role="status">{message('loading')}</p>}
      {isMissing && (
        <StateMessage
          role="alert"
          title={message('composer.missing')}
          text={message('composer.missing.text')}
          action={<BringBack siteId={siteId} formId={formId} onBack={form.refetch} />}
        />
      )}
      {error && !isMissing && (
        <QueryFailure error={error} onRetry={() => queries.map((query) => query.refetch())} />
      )}
      {isBroken && (
        <StateMessage title={message('composer.broken')} text={message('composer.broken.text')} />
      )}
      {(error ?? isBroken) && <a href={toFormsHash(siteId)}>{message('composer.to-list')}</a>}
    </main>
  );
}

/** Opens a form once: from then on its session knows better than the service what it says. */
function useSession(address: FormAddress) {
  const visit = useVisit();
  return useQuery({
    queryKey: ['open-form', address],
    queryFn: () =>
      openFormSession({
        address,
        load: () => loadForm(address.siteId, address.formId),
        onRefused: visit.onRefused,
        left: leftFormsOf(visit),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
}

/** Whoever leaves the form, signs out or closes the window loses nothing of it. */
function Living({ session }: { readonly session: FormSession }) {
  useEffect(() => {
    session.enter();
    const stop = visitSession.beforeSignOut(() => session.flush());
    const warn = (event: BeforeUnloadEvent) => {
      if (session.saving.getState().step === 'saved') return;
      void session.flush();
      if (!session.keepAtOnce()) event.preventDefault();
    };
    const onBack = () => document.visibilityState === 'visible' && void session.comeBack();
    addEventListener('beforeunload', warn);
    addEventListener('focus', onBack);
    document.addEventListener('visibilitychange', onBack);
    return () => {
      stop();
      removeEventListener('focus', onBack);
      document.removeEventListener('visibilitychange', onBack);
      removeEventListener('beforeunload', warn);
      session.leave();
    };
  }, [session]);
  return null;
}
