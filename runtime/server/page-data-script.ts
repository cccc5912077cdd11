import type { AnyWidget } from '#schemas/documents.ts';
import { fieldsAt } from '#schemas/fields.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { toScriptJson } from '../html/script-json.ts';
import { PAGE_DATA_ID } from '../islands/island-props.ts';
import type { PageContextValue, StoredPageContext } from '../page/page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

/** What the islands of a page share, as a data block; empty on a page without islands. */
export function pageDataScript(
  page: PageContextValue,
  shown: readonly AnyWidget[],
  types: readonly RegisteredWidget[],
): string {
  const islands = new Set(types.filter(({ hydrate }) => hydrate !== null).map(({ type }) => type));
  if (islands.size === 0) return '';
  const sources = new Set(shown.filter(({ type }) => islands.has(type)).flatMap(assetSources));
  const assets = Object.fromEntries(
    Object.entries(page.assets).filter(([source]) => sources.has(source)),
  );
  // With the moment of rendering, every copy of the page would be another one.
  const { now: _now, ...request } = page.page;
  const data = { ...page, page: request, assets } satisfies StoredPageContext;
  return `<script type="application/json" id="${PAGE_DATA_ID}">${toScriptJson(data)}</script>`;
}

/** The paths of pictures and videos that a widget's content names. */
function assetSources({ type, content }: AnyWidget): string[] {
  const { AssetPath = [], VideoPath = [] } = fieldPaths[type] ?? {};
  const fields = [...AssetPath, ...VideoPath].flatMap((path) => fieldsAt(content, path));
  return fields.map(({ value }) => String(value));
}
