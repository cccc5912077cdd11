import type { Node, Schema } from '@tiptap/pm/model';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';

/** Knows which text the editor began with and which it wrote last. */
export interface RichTextMemory {
  /** Whether the text is what the editor shows already. */
  isWritten(html: string): boolean;
  /** Takes a text from elsewhere. */
  read(schema: Schema, html: string): Node;
  /** @returns the text of a document; one that is again what was read is written as it was, whatever its spelling */
  write(doc: Node): string;
}

export function createRichTextMemory(html: string): RichTextMemory {
  let written = html;
  let source = html;
  let sourceDoc: Node | undefined;
  return {
    isWritten: (other) => other === written,
    read(schema, other) {
      written = other;
      source = other;
      sourceDoc = parseRichText(schema, other);
      return sourceDoc;
    },
    write(doc) {
      sourceDoc ??= parseRichText(doc.type.schema, source);
      written = sourceDoc.eq(doc) ? source : serialiseRichText(doc);
      return written;
    },
  };
}
