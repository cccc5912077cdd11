import { toCamelCase } from './schema-files.ts';
import type { WidgetFolder } from './widget-folder.ts';

const BANNER = '// Generated from runtime/widgets by `npm run codegen`. Do not edit.\n';

/** Every widget with its stylesheet as text: what the server needs to render a page. */
export function serverRegistry(widgets: readonly WidgetFolder[]): string {
  const imports = widgets.flatMap((widget) => [
    ...componentImports(widget),
    ...frameImport(widget),
    ...widget.styles.map(
      (name) => `import ${cssName(name)} from '${widget.from}/${name}.module.css?inline';`,
    ),
  ]);
  const entries = widgets.map((widget) => {
    const css = widget.styles.map(cssName).join(' + ');
    const parts = [`css: ${css}`, `enhanced: ${widget.enhanced}`, ...sharedParts(widget)];
    if (widget.framed) parts.push(`frame: ${widget.camel}Frame`);
    return registration(widget, parts);
  });
  return `${BANNER}import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
${imports.join('\n')}

export const serverRegistry = toRegistry([
${entries.join('\n')}
]);
`;
}

/** The common widgets with their styles imported as a stylesheet: what the editor's canvas begins with. */
export function editorRegistry(widgets: readonly WidgetFolder[]): string {
  const common = widgets.filter(({ isCommon }) => isCommon);
  return styledRegistry('editorRegistry', common);
}

/** All other widgets for the editor's canvas, as the common ones. */
export function laterEditorRegistry(widgets: readonly WidgetFolder[]): string {
  const others = widgets.filter(({ isCommon }) => !isCommon);
  return styledRegistry('laterEditorRegistry', others);
}

function styledRegistry(name: string, widgets: readonly WidgetFolder[]): string {
  const imports = widgets.flatMap(componentImports);
  const entries = widgets.map((widget) => registration(widget, sharedParts(widget)));
  return `${BANNER}import { register } from '#runtime/widget/registered-widget.ts';
import { toRegistry } from '#runtime/widget/widget-registry.ts';
${imports.join('\n')}

export const ${name} = toRegistry([
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
import { ${pascal} } from '../${from}/${type}.tsx';
import { hydrate } from '../${from}/index.ts';

const registered = register('${type}', ${pascal}, { hydrate });

export function start(element: HTMLElement): Promise<void> {
  return hydrateIsland(element, registered);
}
`;
}

function cssName(style: string): string {
  return `${toCamelCase(style)}Css`;
}

function componentImports({ pascal, camel, from, type, reads, island }: WidgetFolder): string[] {
  return [
    `import { ${pascal} } from '${from}/${type}.tsx';`,
    ...(reads ? [`import { data as ${camel}Data } from '${from}/data.ts';`] : []),
    ...(island ? [`import { hydrate as ${camel}Trigger } from '${from}/index.ts';`] : []),
  ];
}

function frameImport({ camel, from, framed }: WidgetFolder): string[] {
  return framed ? [`import { frame as ${camel}Frame } from '${from}/frame.tsx';`] : [];
}

/** What server and canvas both register. */
function sharedParts({ camel, reads, island }: WidgetFolder): string[] {
  return [
    ...(reads ? [`data: ${camel}Data`] : []),
    ...(island ? [`hydrate: ${camel}Trigger`] : []),
  ];
}

function registration({ type, pascal }: WidgetFolder, parts: readonly string[]): string {
  const more = parts.length === 0 ? '' : `, { ${parts.join(', ')} }`;
  return `  register('${type}', ${pascal}${more}),`;
}
