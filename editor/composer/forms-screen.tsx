import { useMemo } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { Toasts } from '../ui/controls/toasts.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { parseFormsRoute, toFormsHash } from '../ui/route/forms-route.ts';
import { useHash } from '../ui/route/route.ts';
import { useTitle } from '../ui/route/use-title.ts';
import styles from './composer.module.css';
import { FormList } from './list/form-list.tsx';
import { OpenForm } from './open-form.tsx';

export interface FormsScreenProps {
  readonly sites: readonly SiteSummary[];
}

/** The forms of the site that the address names, and the form that it names of them. */
export function FormsScreen({ sites }: FormsScreenProps) {
  const message = useMessage();
  const { siteId, formId } = useFormsRoute();
  const site = sites.find((one) => one.siteId === siteId);
  useTitle(message('composer.title'), site?.name);
  if (!site)
    return (
      <main className={styles.state}>
        <StateMessage
          title={message('composer.no-site')}
          text={message('composer.no-site.text')}
          action={<a href={toFormsHash(sites[0]?.siteId ?? '')}>{message('composer.title')}</a>}
        />
      </main>
    );
  return (
    <>
      {formId === undefined ? (
        <FormList site={site} />
      ) : (
        <OpenForm key={`${site.siteId}/${formId}`} site={site} formId={formId} />
      )}
      <Toasts />
    </>
  );
}

function useFormsRoute() {
  const hash = useHash();
  return useMemo(() => parseFormsRoute(hash), [hash]);
}
