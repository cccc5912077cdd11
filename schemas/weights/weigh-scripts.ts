import type { SectionNode } from '../documents.ts';
import { visitSections } from '../layout.ts';
import type { WeighedParts } from './weighed-parts.ts';
import { typeWeight } from './weight-table.ts';

/** Pages of more bands are drawn bit by bit (`docs/adr/0007-slow-phones-draw-bit-by-bit.md`). */
const MAX_SHORT_BANDS = 3;

export interface ScriptWeights {
  readonly base: number;
  /** Of each widget, those that none before it loads. */
  readonly widgets: readonly number[];
}

export function weighScripts(parts: WeighedParts): ScriptWeights {
  const { shown, table } = parts;
  const loaded = new Set<string>();
  const load = (names: readonly string[]) => {
    const added = names.filter((name) => !loaded.has(name));
    for (const name of added) loaded.add(name);
    return added.reduce((sum, name) => sum + (table.scripts[name] ?? 0), 0);
  };
  const base = load(pageScripts(parts));
  return {
    base,
    widgets: shown.map(({ widget }) => load(typeWeight(table, widget.type)?.scripts ?? [])),
  };
}

function pageScripts({ page, shown, table }: WeighedParts): string[] {
  const { layout } = page.metadata;
  return [
    ...(shown.some(({ widget }) => typeWeight(table, widget.type)?.tracked)
      ? table.pageScripts.tracking
      : []),
    ...(visitSections(layout).some(({ section }) => isAnimated(section))
      ? table.pageScripts['entry-animation']
      : []),
    ...((layout.subSections ?? []).length > MAX_SHORT_BANDS ? table.pageScripts['draw-bands'] : []),
  ];
}

function isAnimated({ options }: SectionNode): boolean {
  const values = [options, ...Object.values(options?.breakpoints ?? {})];
  return values.some((value) => value?.animation !== undefined && value.animation !== 'NONE');
}
