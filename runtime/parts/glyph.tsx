import type { IconNode } from 'lucide';

/** The shapes of an icon as markup. */
export function toMarkup(node: IconNode): string {
  return node.map(([tag, attributes]) => `<${tag}${toAttributes(attributes)}/>`).join('');
}

function toAttributes(attributes: IconNode[number][1]): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export interface GlyphProps {
  readonly shapes: string;
  /** In pixels. */
  readonly size: number;
  /** Whether it points the way people read, or back. */
  readonly isOnward?: boolean;
}

/** One icon whose shapes are at hand: a script that draws few need not bring them all. */
export function Glyph({ shapes, size, isOnward = false }: GlyphProps) {
  return (
    <svg
      className={isOnward ? 'rb-icon rb-onward' : 'rb-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
