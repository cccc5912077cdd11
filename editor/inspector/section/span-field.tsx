import { sumBy } from 'lodash-es';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import type { EditedPage, EditedSection } from '../../document/edited-page.ts';
import { usePageEditor, usePagePart } from '../../document/store/page-editor-context.ts';
import { FieldRow } from '../../forms/field/field-row.tsx';
import { useFieldPart } from '../../forms/field/field-source-context.ts';
import { useMessage } from '../../ui/language/use-message.ts';
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
  const total = sumBy(shares, 'share');
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

interface RowShare {
  readonly id: string;
  /** Percent of the row. */
  readonly share: number;
  /** Whether somebody set it; the others divide what is left. */
  readonly isSet: boolean;
}

/** How the sections of a row divide it on computers; undefined for a section that stands in no row. */
function rowShares({ sections }: EditedPage, id: string): readonly RowShare[] | undefined {
  const parent = sections[sections[id]?.parentId ?? ''];
  if (parent?.options?.childDirection !== 'horizontal') return undefined;
  const spans = (parent.childIds ?? []).map((child) => ({
    id: child,
    span: spanOf(sections[child]),
  }));
  const taken = sumBy(spans, ({ span = 0 }) => span);
  const free = spans.filter(({ span }) => span === undefined).length;
  const left = Math.max(0, 100 - taken) / Math.max(1, free);
  return spans.map(({ id: child, span }) => ({
    id: child,
    share: span ?? left,
    isSet: span !== undefined,
  }));
}

function spanOf(section: EditedSection | undefined): number | undefined {
  return section?.options?.breakpoints?.desktop?.span ?? section?.options?.span;
}
