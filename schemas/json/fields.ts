export type FieldKind =
  | 'RichText'
  | 'Href'
  | 'Path'
  | 'AssetPath'
  | 'VideoPath'
  | 'CaptionsPath'
  | 'Image'
  | 'Link'
  | 'WidgetRef'
  | 'FormRef';

/** Dotted paths into a widget's content by kind of field; `*` stands for any item of an array. */
export type FieldPaths = Readonly<
  Record<string, Readonly<Partial<Record<FieldKind, readonly string[]>>>>
>;

export interface Field {
  /** JSON Pointer from the content. */
  readonly pointer: string;
  readonly value: unknown;
  /** The object or list that has it; undefined for the content itself. */
  readonly parent: unknown;
}

/** The present values at a dotted path of `content`, in document order. */
export function fieldsAt(content: unknown, path: string): Field[] {
  return path
    .split('.')
    .reduce<Field[]>(descend, [{ pointer: '', value: content, parent: undefined }]);
}

function descend(fields: readonly Field[], step: string): Field[] {
  return fields.flatMap(({ pointer, value }): Field[] => {
    if (step === '*')
      return Array.isArray(value)
        ? value.map((item, i) => ({ pointer: `${pointer}/${i}`, value: item, parent: value }))
        : [];
    if (!isRecord(value) || !(step in value)) return [];
    return [{ pointer: `${pointer}/${step}`, value: value[step], parent: value }];
  });
}

/** A copy of `content` in which each string at a dotted path went through `replace`. */
export function mapFieldsAt(
  content: unknown,
  path: readonly string[],
  replace: (value: string) => string,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof content === 'string' ? replace(content) : content;
  if (step === '*') {
    return Array.isArray(content)
      ? content.map((item) => mapFieldsAt(item, rest, replace))
      : content;
  }
  if (!isRecord(content) || !(step in content)) return content;
  return { ...content, [step]: mapFieldsAt(content[step], rest, replace) };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
