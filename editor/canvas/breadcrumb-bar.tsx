import { ChevronRight } from 'lucide-react';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor, usePagePart, useSelection } from '../page-editor/page-editor-context.ts';
import styles from './breadcrumb-bar.module.css';
import { useNodeLabel } from './node-label.ts';
import { pathToNode } from './node-path.ts';

/** Ids have no spaces. */
const BETWEEN = ' ';

/** Where the selection stands: from the page down to it. */
export function BreadcrumbBar() {
  const message = useMessage();
  const leadId = useSelection(({ ids }) => ids.at(-1));
  const path = usePagePart('sections', (page) =>
    pathToNode(page, leadId ?? page.rootId).join(BETWEEN),
  ).split(BETWEEN);
  return (
    <nav className={styles.bar} aria-label={message('canvas.path')}>
      <ol className={styles.path}>
        {path.map((id, i) => (
          <li key={id} className={styles.item}>
            {i > 0 && <ChevronRight size={12} strokeWidth={1.75} aria-hidden="true" />}
            <Crumb id={id} isSelected={id === leadId} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  readonly id: string;
  readonly isSelected: boolean;
}

function Crumb({ id, isSelected }: CrumbProps) {
  const { selection } = usePageEditor();
  const label = useNodeLabel(id);
  return (
    <button
      type="button"
      className={styles.crumb}
      aria-current={isSelected || undefined}
      onClick={() => selection.set([id])}
      onPointerEnter={() => selection.hover(id)}
      onPointerLeave={() => selection.hover(null)}
      onFocus={() => selection.hover(id)}
      onBlur={() => selection.hover(null)}
    >
      {label}
    </button>
  );
}
