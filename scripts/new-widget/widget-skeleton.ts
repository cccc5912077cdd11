/** The files of a new widget by path: enough to pass every check, so that work starts green. */
export function widgetSkeleton(type: string, pascal: string): Readonly<Record<string, string>> {
  const folder = `runtime/widgets/${type}`;
  return {
    [`schemas/widgets/${type}/${type}.schema.json`]: schema(pascal),
    [`schemas/widgets/${type}/${type}.starter.json`]: starter(pascal),
    [`${folder}/${type}.tsx`]: component(type, pascal),
    [`${folder}/${type}.module.css`]: '.root {\n  display: grid;\n  gap: 16px;\n}\n',
    [`${folder}/samples.ts`]: samples(),
  };
}

function starter(pascal: string): string {
  const title = toTitle(pascal);
  return `{
  "summary": { "es": "${title}", "en": "${title}" },
  "words": [],
  "content": { "heading": "Únete a nuestro equipo" }
}
`;
}

function toTitle(pascal: string): string {
  return pascal.replace(/(?!^)([A-Z])/g, ' $1');
}

function schema(pascal: string): string {
  const title = toTitle(pascal);
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    description: `${title}.`,
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: { heading: { $ref: '../../common.schema.json#/$defs/Text' } },
    'x-headings': [{ text: 'heading', level: 2 }],
    'x-ui': {
      label: { es: title, en: title },
      category: 'content',
      fields: { heading: { label: { es: 'Título', en: 'Heading' } } },
    },
  };
  const wide = JSON.stringify(document, null, 2);
  return `${wide.replace(/\[\s+"heading"\s+\]/, '["heading"]').replace(/\{\s+("(?:\$ref|es)": [^{}\n]*(?:\n\s+"en": [^{}\n]*)?)\s+\}/g, (_, inner: string) => `{ ${inner.replace(/\s*\n\s*/g, ' ')} }`)}\n`;
}

function component(type: string, pascal: string): string {
  return `import type { ${pascal}Content } from '#schemas/documents/documents.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './${type}.module.css';

export function ${pascal}({ content }: WidgetProps<${pascal}Content>) {
  return (
    <div className={styles.root}>
      <h2>{content.heading}</h2>
    </div>
  );
}
`;
}

function samples(): string {
  return `import type { WidgetSample } from '../../widget/widget-sample.ts';

export const samples: readonly WidgetSample[] = [
  { name: 'usual', content: { heading: 'Únete a nuestro equipo' } },
  { name: 'one character', content: { heading: 'A' } },
  { name: 'longest word', content: { heading: 'A'.repeat(300) } },
];
`;
}
