import {
  Briefcase,
  CircleHelp,
  Code,
  Columns2,
  LayoutList,
  type LucideIcon,
  PanelTop,
  RectangleHorizontal,
  Sparkles,
  Type,
} from 'lucide-react';
import { widgetCategories } from '#schemas/generated/widget-categories.ts';
import type { WidgetCategory } from '#schemas/widget-starter.ts';
import type { EditedSection } from '../document/edited-page.ts';
import styles from './outline.module.css';

const ICONS: Readonly<Record<WidgetCategory, LucideIcon>> = {
  advanced: Code,
  basic: Type,
  content: LayoutList,
  highlight: Sparkles,
  jobs: Briefcase,
  site: PanelTop,
};

export interface NodeIconProps {
  readonly section: EditedSection | undefined;
  /** Of the widget; undefined for sections that hold others. */
  readonly type: string | undefined;
}

/** What kind of thing a row is, at a glance. */
export function NodeIcon({ section, type }: NodeIconProps) {
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
