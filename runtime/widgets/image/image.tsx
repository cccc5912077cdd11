import type { ImageContent, Link } from '#schemas/documents/documents.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './image.module.css';

/** Width at which a picture is shown at most: the page's content width. */
const SIZES = '(min-width: 1224px) 1160px, 100vw';

/** From this width on a picture is a scene and fills its column; below it is a mark and keeps its size. */
const SCENE_WIDTH = 480;

export function Image({ content }: WidgetProps<ImageContent>) {
  const { image, caption, link, rounded = false } = content;
  const className = [image.width >= SCENE_WIDTH && styles.scene, rounded && styles.rounded];
  const picture = (
    <Picture image={image} sizes={SIZES} className={className.filter(Boolean).join(' ')} />
  );
  return (
    <figure className={styles.figure}>
      {link === undefined ? (
        picture
      ) : (
        <ActionLink link={link} className={styles.link}>
          {picture}
          {!isNamedBy(link, image) && <span className="rb-visually-hidden">{link.label}</span>}
        </ActionLink>
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/** Whether the picture's own text is the link's: nobody should hear it twice. */
function isNamedBy({ label }: Link, { alt, decorative }: ImageContent['image']): boolean {
  return !decorative && alt === label;
}
