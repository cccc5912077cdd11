import type { FieldSchema } from '#schemas/field-schema.ts';
import { FieldRow } from '../inspector/field-row.tsx';
import { useFieldPart } from '../inspector/field-source-context.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor, usePagePart } from '../page-editor/page-editor-context.ts';
import { rowShares } from './row-shares.ts';
import styles from './span-field.module.css';

export interface SpanFieldProps {
  readonly schema: FieldSchema | undefined;
  readonly sectionId: string;
}

/** Which part of its row a section takes, and how the row is divided by that. */
export function SpanField({ schema, sectionId }: SpanFieldProps) {
  const isInRow = usePagePart('sections', (page) => rowShares(page, sectionId) !== undefined);
  const hasSpan = useFieldPart('/options/span', (span) => span !== undefined);
  if (!schema || (!isInRow && !hasSpan)) return null;
  return (
    <div className={styles.span}>
      <FieldRow schema={schema} pointer="/options/span" />
      {isInRow && <RowBar sectionId={sectionId} />}
    </div>
  );
}

function RowBar({ sectionId }: { readonly sectionId: string }) {
  const message = useMessage();
  const { page } = usePageEditor();
  // As text: what is drawn again is what changed.
  usePagePart('sections', (state) => JSON.stringify(rowShares(state, sectionId)));
  const shares = rowShares(page.state(), sectionId) ?? [];
  const own = shares.findIndex(({ id }) => id === sectionId);
  const round = (share: number) => Math.round(share * 10) / 10;
  const text = shares.map(({ share }) => `${round(share)} %`).join(', ');
  const total = shares.reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <div
        role="img"
        className={styles.row}
        aria-label={message('sections.row', { shares: text, place: own + 1 })}
      >
        {shares.map(({ id, share, isSet }) => (
          <span
            key={id}
            className={styles.share}
            data-own={id === sectionId || undefined}
            data-set={isSet || undefined}
            style={{ flexGrow: Math.max(share, 1) }}
          >
            {round(share)}
          </span>
        ))}
      </div>
      {total > 100.5 && <p className={styles.over}>{message('sections.row-over')}</p>}
    </>
  );
}
