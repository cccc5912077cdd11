import type { WidgetFolder } from './widget-folder.ts';

const BANNER = '// Generated from runtime/widgets by `npm run codegen`. Do not edit.\n';

/** Every widget with its stylesheet as text: what the server needs to render a page. */
export function serverRegistry(widgets: readonly WidgetFolder[]): string {
  const imports = widgets.flatMap(({ pascal, camel, from, type }) => [
    `import { widget as ${camel} } from '${from}/index.ts';`,
    `import { ${pascal} } from '${from}/${type}.tsx';`,
    `import ${camel}Css from '${from}/${type}.module.css?inline';`,
  ]);
  const entries = widgets.map(
    ({ pascal, camel, enhanced }) =>
      `  register(${camel}, ${pascal}, { css: ${camel}Css, enhanced: ${enhanced} }),`,
  );
  return `${BANNER}import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
${imports.join('\n')}

export const serverRegistry = toRegistry([
${entries.join('\n')}
]);
`;
}

/** Every widget with its styles imported as a stylesheet: what the editor's canvas needs. */
export function editorRegistry(widgets: readonly WidgetFolder[]): string {
  const imports = widgets.flatMap(({ pascal, camel, from, type }) => [
    `import { widget as ${camel} } from '${from}/index.ts';`,
    `import { ${pascal} } from '${from}/${type}.tsx';`,
  ]);
  const entries = widgets.map(({ pascal, camel }) => `  register(${camel}, ${pascal}),`);
  return `${BANNER}import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
${imports.join('\n')}

export const editorRegistry = toRegistry([
${entries.join('\n')}
]);
`;
}

/** The samples of every widget, for the conformance suite and the style guide. */
export function sampleRegistry(widgets: readonly WidgetFolder[]): string {
  const imports = widgets.map(
    ({ camel, from }) => `import { samples as ${camel} } from '${from}/samples.ts';`,
  );
  const entries = widgets.map(({ camel, type }) => `  '${type}': ${camel},`);
  return `${BANNER}import type { WidgetSample } from '#runtime/widget/widget-sample.ts';
${imports.join('\n')}

export const sampleRegistry: Readonly<Record<string, readonly WidgetSample[]>> = {
${entries.join('\n')}
};
`;
}

/** One client entry per island, so that a page loads React with just the islands it shows. */
export function islandEntry({ pascal, from, type }: WidgetFolder): string {
  return `${BANNER}import { hydrateIsland } from '#runtime/client/hydrate-island.tsx';
import { register } from '#runtime/widget/registered-widget.ts';
import { widget } from '../${from}/index.ts';
import { ${pascal} } from '../${from}/${type}.tsx';

const registered = register(widget, ${pascal});

export function start(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, registered);
}
`;
}
