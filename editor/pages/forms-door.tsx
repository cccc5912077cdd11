import { useMessage } from '../ui/language/use-message.ts';
import { toFormsHash } from '../ui/route/forms-route.ts';
import styles from './forms-door.module.css';

/** Leads from the pages of a site to its forms. */
export function FormsDoor({ siteId }: { readonly siteId: string }) {
  const message = useMessage();
  return (
    <a className={styles.door} href={toFormsHash(siteId)}>
      {message('composer.door')}
    </a>
  );
}
