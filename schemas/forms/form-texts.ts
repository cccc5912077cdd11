import { isRecord } from '../json/fields.ts';

/** A text of a form that people read. */
export interface FormText {
  readonly pointer: string;
  readonly text: string;
}

/** Every text that `translateForm` looks up, in the order of the form, also of one that is not finished yet. */
export function formTexts(form: unknown): FormText[] {
  return readForm(form, '');
}

type Reader = (value: unknown, pointer: string) => FormText[];

const text: Reader = (value, pointer) =>
  typeof value === 'string' ? [{ pointer, text: value }] : [];

const readForm = fields({
  title: text,
  pages: each(
    fields({
      title: text,
      text,
      sections: each(
        fields({
          title: text,
          questions: each(
            fields({
              label: text,
              help: text,
              options: each(fields({ label: text })),
              ends: each(fields({ text })),
            }),
          ),
        }),
      ),
    }),
  ),
  notice: fields({ text, voluntary: each(fields({ text })) }),
});

function fields(readers: Readonly<Record<string, Reader>>): Reader {
  const entries = Object.entries(readers);
  return (value, pointer) => {
    if (!isRecord(value)) return [];
    return entries.flatMap(([name, read]) => read(value[name], `${pointer}/${name}`));
  };
}

function each(read: Reader): Reader {
  return (value, pointer) =>
    Array.isArray(value) ? value.flatMap((item, index) => read(item, `${pointer}/${index}`)) : [];
}
