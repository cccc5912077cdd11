import {
  DOMSerializer,
  type Node,
  DOMParser as NodeParser,
  type ParseOptions,
  type Schema,
} from '@tiptap/pm/model';
import { toCanonicalHtml } from './canonical-html.ts';

/** Reads HTML of any origin: what the schema does not know is left out, and nothing of it runs. */
export function parseRichText(schema: Schema, html: string, options?: ParseOptions): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return NodeParser.fromSchema(schema).parse(body, options);
}

export function serialiseRichText(node: Node): string {
  const inert = document.implementation.createHTMLDocument('');
  const content = DOMSerializer.fromSchema(node.type.schema).serializeFragment(node.content, {
    document: inert,
  });
  inert.body.append(content);
  return toCanonicalHtml(inert.body);
}
