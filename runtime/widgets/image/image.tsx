import type { ReactNode } from 'react';
import type { ImageContent } from '#schemas/documents.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './image.module.css';

/** Width at which a picture is shown at most: the page's content width. */
const SIZES = '(min-width: 1224px) 1160px, 100vw';

/** From this width on a picture is a scene and fills its column; below it is a mark and keeps its size. */
const SCENE_WIDTH = 480;

export function Image({ content }: WidgetProps<ImageContent>) {
  const { image, caption, href, rounded = false } = content;
  const className = [image.width >= SCENE_WIDTH && styles.scene, rounded && styles.rounded];
  const picture = (
    <Picture image={image} sizes={SIZES} className={className.filter(Boolean).join(' ')} />
  );
  return (
    <figure className={styles.figure}>
      {href === undefined ? picture : <LinkedPicture {...content} href={href} picture={picture} />}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface LinkedPictureProps extends Pick<ImageContent, 'image' | 'caption'> {
  readonly href: string;
  readonly picture: ReactNode;
}

/** A link is named by its picture, or by the caption when the picture is mute. */
function LinkedPicture({ image, caption, href, picture }: LinkedPictureProps) {
  const isMute = image.decorative || image.alt === '';
  return (
    <ActionLink link={{ href, label: image.alt }} className={styles.link}>
      {picture}
      {isMute && <span className="rb-visually-hidden">{caption ?? href}</span>}
    </ActionLink>
  );
}
