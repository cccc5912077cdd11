import type { FormDocument } from '#schemas/documents/documents.ts';
import { toFormFacts } from '#schemas/pages/form-facts.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { checkForm, publishContext } from '#schemas/rules/check-form.ts';
import type { DocumentColumns, DocumentKind, ParsedDocument } from './document-kind.ts';

/** `pages/<site>/forms/<form-id>.form.json` */
export const formFiles: DocumentKind = {
  name: 'form',
  folder: 'forms/',
  fileEnd: '.form.json',
  parse(text) {
    const parsed = parseFormText(text);
    return parsed.ok ? { ...parsed, value: toParsedDocument(parsed.value) } : parsed;
  },
};

/** Its version stands for the type: no address finds a form. */
function formColumns({ id, version, title }: FormDocument): DocumentColumns {
  return { url: `#${id}`, type: version, title, aliases: [] };
}

function toParsedDocument(form: FormDocument): ParsedDocument {
  return {
    id: form.id,
    ...formColumns(form),
    form: toFormFacts(form),
    check: (context) => checkForm(form, publishContext(context)),
  };
}
