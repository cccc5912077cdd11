import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import {
  Briefcase,
  ChevronRight,
  CircleHelp,
  Code,
  Columns2,
  LayoutList,
  type LucideIcon,
  Monitor,
  PanelTop,
  RectangleHorizontal,
  Sparkles,
  Type,
} from 'lucide-react';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import type { WidgetCategory } from '#schemas/definitions/widget-starter.ts';
import { widgetCategories } from '#schemas/generated/widget-categories.ts';
import { rowOrigin } from '../canvas/drag/drag-origin.ts';
import { rowDroppable } from '../canvas/drag/droppables.ts';
import type { EditedSection, EditedWidget } from '../document/edited-page.ts';
import { containerRowName, type RowName, widgetRowName } from '../document/names/row-names.ts';
import {
  usePageEditor,
  useSection,
  useSelection,
  useWidget,
} from '../document/store/page-editor-context.ts';
import type { PageProblems } from '../document/store/problem-store.ts';
import { type Say, useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './outline.module.css';
import { idsBelow, type OutlineRow } from './outline-rows.ts';
import { ROW_HEIGHT } from './use-row-window.ts';

const ICONS: Readonly<Record<WidgetCategory, LucideIcon>> = {
  advanced: Code,
  basic: Type,
  content: LayoutList,
  highlight: Sparkles,
  jobs: Briefcase,
  site: PanelTop,
};

/** Indentation of a level, in pixels. */
const INDENT = 16;

export interface OutlineRowProps {
  readonly row: OutlineRow;
  /** Among all rows, from 0. */
  readonly index: number;
  readonly isFocusStop: boolean;
}

interface OutlineRowViewProps extends OutlineRowProps {
  /** None for widgets in widgets, which are not dragged. */
  readonly sorting?: {
    readonly hold: (element: HTMLElement | null) => void;
    readonly describedBy: string;
    readonly listeners: DraggableSyntheticListeners;
  };
}

/** The row of a section, which is dragged and dropped on. */
export function SortableRow(props: OutlineRowProps) {
  const { id } = props.row;
  const data = useMemo(() => ({ origin: rowOrigin(id) }), [id]);
  const sortable = useSortable({ id: rowDroppable(id), data, transition: null });
  const { setNodeRef: hold, listeners, attributes } = sortable;
  const describedBy = attributes['aria-describedby'];
  const sorting = useMemo(() => ({ hold, describedBy, listeners }), [hold, describedBy, listeners]);
  return <OutlineRowView {...props} sorting={sorting} />;
}

/** One row. It is drawn again only when its own section, widget, problems or selection change. */
export const OutlineRowView = memo(function OutlineRowView(props: OutlineRowViewProps) {
  const { row, index, isFocusStop, sorting } = props;
  const { id, kind, level, position, setSize, isExpanded } = row;
  const section = useSection(id);
  const widget = useWidget(kind === 'widget' ? id : (section?.widgetId ?? ''));
  const isSelected = useSelection(({ ids }) => ids.includes(id));
  const isHovered = useSelection(({ hoveredId }) => hoveredId === id);
  const name = useNodeName(section, widget);
  const { errors, warnings } = useRowProblems(row);
  const isDesktopOnly = section?.options?.desktopOnly === true;
  const label = useRowLabel({ name, errors, warnings, isDesktopOnly });
  return (
    <div
      ref={sorting?.hold}
      role="treeitem"
      id={`outline-${id}`}
      className={styles.row}
      style={{ top: index * ROW_HEIGHT, paddingInlineStart: 4 + (level - 1) * INDENT }}
      aria-label={label}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      tabIndex={isFocusStop ? 0 : -1}
      data-row={id}
      data-drag-node={kind === 'section' ? id : undefined}
      data-hovered={isHovered || undefined}
      aria-describedby={sorting?.describedBy}
      {...sorting?.listeners}
    >
      <span className={styles.twist} data-twist={isExpanded === undefined ? undefined : ''}>
        {isExpanded !== undefined && <ChevronRight size={14} aria-hidden="true" />}
      </span>
      <NodeIcon section={section} type={widget?.type} />
      <span className={styles.texts}>
        <span className={styles.name}>{name.name}</span> {/* Words apart, as in the label. */}
        {name.kind !== undefined && <span className={styles.kind}>{name.kind}</span>}
      </span>
      {isDesktopOnly && <Monitor size={12} className={styles.mark} aria-hidden="true" />}
      {errors + warnings > 0 && (
        <span
          className={errors > 0 ? styles.errors : styles.warnings}
          data-count={errors + warnings}
        />
      )}
    </div>
  );
});

function useNodeName(
  section: EditedSection | undefined,
  widget: EditedWidget | undefined,
): RowName {
  const { language } = useLanguage();
  if (widget) return widgetRowName(widget, language);
  return { name: section ? containerRowName(section, language) : '' };
}

/** Of the node itself; a closed row tells what is wrong below it as well. */
function useRowProblems(row: OutlineRow) {
  const { page, problems } = usePageEditor();
  const tally = useStore(problems, ({ byNode }) => {
    const state = page.state();
    const ownIds = [row.id, state.sections[row.id]?.widgetId ?? row.id];
    const ids = row.isExpanded === false ? idsBelow(state, row) : [...new Set(ownIds)];
    return problemTally(byNode, ids);
  });
  return countsOf(tally);
}

interface RowFacts {
  readonly name: RowName;
  readonly errors: number;
  readonly warnings: number;
  readonly isDesktopOnly: boolean;
}

/** All that the row shows, in words. */
function useRowLabel({ name, errors, warnings, isDesktopOnly }: RowFacts): string {
  const message = useMessage();
  const parts = [
    name.name,
    name.kind,
    problemWords(message, errors, warnings),
    name.isUnknown && message('outline.unknown'),
    isDesktopOnly && message('outline.desktop-only'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Begins with the number that the row shows, so that it can be said as it is read. */
function problemWords(message: Say, errors: number, warnings: number): string {
  const found = [
    errors > 0 && message(errors === 1 ? 'outline.error' : 'outline.errors', { count: errors }),
    warnings > 0 &&
      message(warnings === 1 ? 'outline.warning' : 'outline.warnings', { count: warnings }),
  ].filter((words) => words !== false);
  const words = found.join(', ');
  return found.length < 2
    ? words
    : message('outline.problems', { count: errors + warnings, words });
}

/** How many problems some nodes have, as one value that is equal while they stay the same: `2 1` is two errors, one warning. */
type ProblemTally = `${number} ${number}`;

function problemTally(byNode: PageProblems['byNode'], ids: readonly string[]): ProblemTally {
  const problems = ids.flatMap((id) => byNode.get(id) ?? []);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return `${errors} ${problems.length - errors}`;
}

function countsOf(tally: ProblemTally): {
  readonly errors: number;
  readonly warnings: number;
} {
  const [errors = 0, warnings = 0] = tally.split(' ').map(Number);
  return { errors, warnings };
}

interface NodeIconProps {
  readonly section: EditedSection | undefined;
  /** Of the widget; undefined for sections that hold others. */
  readonly type: string | undefined;
}

/** What kind of thing a row is, at a glance. */
function NodeIcon({ section, type }: NodeIconProps) {
  const Icon = type === undefined ? containerIcon(section) : widgetIcon(type);
  return <Icon size={14} strokeWidth={1.75} className={styles.icon} aria-hidden="true" />;
}

function containerIcon(section: EditedSection | undefined): LucideIcon {
  return section?.options?.childDirection === 'horizontal' ? Columns2 : RectangleHorizontal;
}

function widgetIcon(type: string): LucideIcon {
  const category = Object.hasOwn(widgetCategories, type) ? widgetCategories[type] : undefined;
  return category === undefined ? CircleHelp : (ICONS[category] ?? LayoutList);
}
