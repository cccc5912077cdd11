import type { ReactNode } from 'react';
import type { Image, Link } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../html/safe-html.ts';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import { ActionLink } from './action-link.tsx';
import { Icon } from './icon.tsx';
import styles from './linked-card.module.css';

export interface LinkedCardProps extends Pick<PictureProps, 'sizes' | 'load'> {
  /** An article has a heading. */
  readonly tag: 'article' | 'div' | 'li';
  readonly image?: Sanitised<Image> | undefined;
  /** Where it leads; a card without one is no target. */
  readonly link?: Pick<Link, 'href' | 'label' | 'newTab'> | undefined;
  /** Of what the label speaks, for those who hear the link alone. */
  readonly linkTopic?: string | undefined;
  readonly widgetId: string;
  readonly className?: string | undefined;
  readonly bodyClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A picture over texts and a link; the whole card is the link's target. */
export function LinkedCard({
  tag: Tag,
  image,
  sizes,
  load,
  link,
  linkTopic,
  widgetId,
  className,
  bodyClassName,
  children,
}: LinkedCardProps) {
  return (
    <Tag className={joined(styles.card, className)} data-linked-card="">
      {image && <Picture image={image} className={styles.image} sizes={sizes} load={load} />}
      <div className={joined(styles.body, bodyClassName)}>
        {children}
        {link && (
          <ActionLink link={link} className={styles.link} event="CTA_Click" widgetId={widgetId}>
            {link.label}
            {linkTopic !== undefined && <span className="rb-visually-hidden">: {linkTopic}</span>}
            <Icon name="arrow-right" size={18} />
          </ActionLink>
        )}
      </div>
    </Tag>
  );
}

function joined(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' ');
}
