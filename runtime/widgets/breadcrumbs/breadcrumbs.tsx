import type { Breadcrumb, BreadcrumbsContent } from '#schemas/documents/documents.ts';
import { usePageMessage, useSitePath } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './breadcrumbs.module.css';

/** The way to this page, for people and, as a schema.org BreadcrumbList, for search engines. The last item is the page itself. */
export function Breadcrumbs({ content: { items } }: WidgetProps<BreadcrumbsContent>) {
  const message = usePageMessage();
  return (
    <nav aria-label={message('breadcrumbs.label')}>
      <ol className={styles.list} itemScope itemType="https://schema.org/BreadcrumbList">
        {items.map((item, index) => (
          <Item
            key={`${index} ${item.label}`}
            item={item}
            position={index + 1}
            current={index === items.length - 1}
          />
        ))}
      </ol>
    </nav>
  );
}

interface ItemProps {
  readonly item: Sanitised<Breadcrumb>;
  readonly position: number;
  readonly current: boolean;
}

function Item({ item: { label, href }, position, current }: ItemProps) {
  const sitePath = useSitePath();
  const name = <span itemProp="name">{label}</span>;
  return (
    <li
      className={styles.item}
      itemProp="itemListElement"
      itemScope
      itemType="https://schema.org/ListItem"
    >
      {href === undefined ? (
        <span className={styles.page} aria-current={current ? 'page' : undefined}>
          {name}
        </span>
      ) : (
        <ActionLink link={{ href, label }} className={styles.page} current={current}>
          {name}
        </ActionLink>
      )}
      {href !== undefined && <link itemProp="item" href={sitePath(href)} />}
      <meta itemProp="position" content={String(position)} />
    </li>
  );
}
