import { currentVersion } from '#schemas/documents/widget-version.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { starters } from '#schemas/generated/starters.ts';
import { mapFieldsAt } from '#schemas/json/fields.ts';
import type { EditedWidget } from '../edited-page.ts';
import type { PageFragment } from '../page-fragment.ts';
import { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';

/** A new widget in a section of its own, with the widgets that it needs to stand in it. */
export function starterFragment(type: string, values: PlaceholderValues): PageFragment {
  const options = starters[type]?.options;
  const widgets = starterWidgets(type, { values, ids: new Set() });
  const widgetId = widgets[0]?.id ?? type;
  return {
    sections: [{ sectionId: `${type}-section`, widgetId, ...(options && { options }) }],
    widgets,
  };
}

interface Making {
  readonly values: PlaceholderValues;
  readonly ids: Set<string>;
}

/** The widget itself comes first, then those that it names by their type. */
function starterWidgets(type: string, making: Making): EditedWidget[] {
  const starter = starters[type];
  if (!starter) throw new Error(`The widget "${type}" has no starter. Write its starter.json.`);
  const id = freeId(type, making.ids);
  const named: EditedWidget[] = [];
  const follow = (content: unknown, path: string) =>
    mapFieldsAt(content, path.split('.'), (other) => {
      const made = starterWidgets(other, making);
      named.push(...made);
      return made[0]?.id ?? other;
    });
  const paths = fieldPaths[type]?.WidgetRef ?? [];
  const content = paths.reduce<unknown>(follow, fillPlaceholders(starter.content, making.values));
  return [{ id, type, ...versionOf(type), content } as EditedWidget, ...named];
}

function freeId(type: string, ids: Set<string>): string {
  let id = type;
  for (let count = 2; ids.has(id); count += 1) id = `${type}-${count}`;
  ids.add(id);
  return id;
}

/** Version 1 is what a widget without any is taken for. */
function versionOf(type: string): { readonly version?: number } {
  const version = currentVersion(type) ?? 1;
  return version > 1 ? { version } : {};
}
