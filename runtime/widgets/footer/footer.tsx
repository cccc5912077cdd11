import type { FooterContact, FooterContent, IconName } from '#schemas/documents/documents.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './footer.module.css';

const CONTACT_ICONS: Readonly<Record<FooterContact['kind'], IconName>> = {
  chat: 'chat',
  social: 'users',
  website: 'compass',
  email: 'mail',
};

/** Site footer: who speaks, how to reach them, the copyright line and links to other pages. */
export function Footer({ content }: WidgetProps<FooterContent>) {
  const { logo, tagline, contacts = [], year, owner, links, note } = content;
  const message = usePageMessage();
  const hasBrand = logo !== undefined || tagline !== undefined;
  return (
    <footer className={styles.footer}>
      {(hasBrand || links.length > 0 || contacts.length > 0) && (
        <div className={styles.top}>
          {hasBrand && (
            <div className={styles.brand}>
              {logo && <Picture image={logo} className={styles.logo} sizes="240px" />}
              {tagline !== undefined && <p className={styles.tagline}>{tagline}</p>}
            </div>
          )}
          {links.length > 0 && <SiteLinks links={links} />}
          {contacts.length > 0 && <Contacts contacts={contacts} />}
        </div>
      )}
      <div className={styles.bottom}>
        <p>{toCopyright(message('footer.copyright', { year, owner }), owner)}</p>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </footer>
  );
}

/** A legal name may end in a stop of its own ('S.A. de C.V.'), and one is enough. */
function toCopyright(text: string, owner: string): string {
  return owner.endsWith('.') ? text.replace(`${owner}.`, () => owner) : text;
}

function Contacts({ contacts }: { readonly contacts: readonly Sanitised<FooterContact>[] }) {
  const message = usePageMessage();
  return (
    <section aria-label={message('footer.contact')}>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={`${contact.href} ${contact.label}`}>
            <ActionLink link={contact} className={styles.contactLink}>
              <Icon name={CONTACT_ICONS[contact.kind]} size={20} />
              <span className={styles.text}>{contact.label}</span>
            </ActionLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SiteLinks({ links }: { readonly links: Sanitised<FooterContent>['links'] }) {
  const message = usePageMessage();
  return (
    <nav className={styles.nav} aria-label={message('footer.links')}>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <ActionLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
