import { Fragment, type Mark, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { parseRichText } from './rich-text-document.ts';
import { plainTextHtml, typedTextHtml } from './typed-text.ts';

/**
 * Text from the clipboard as content for a place, whose bold or slant it takes on.
 * @param isPlain the person asked for it: nothing is read into the text
 */
export function pastedSlice(text: string, place: ResolvedPos, isPlain: boolean): Slice {
  const html = isPlain ? plainTextHtml(text) : typedTextHtml(text);
  const { content } = parseRichText(place.parent.type.schema, html, { preserveWhitespace: true });
  return Slice.maxOpen(withMarks(content, place.marks()));
}

function withMarks(content: Fragment, marks: readonly Mark[]): Fragment {
  return Fragment.from(
    content.content.map((node) =>
      node.isText
        ? node.mark(marks.reduce((all, mark) => mark.addToSet(all), node.marks))
        : node.copy(withMarks(node.content, marks)),
    ),
  );
}
