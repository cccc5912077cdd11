import { isRecord } from './fields.ts';
import { pointerTokens } from './json-pointer.ts';

type Values = Readonly<Record<string, unknown>>;

/** A widget's content as its variant shows it: the overrides lie over the content, key by key. */
export function mergeVariant(content: Values, overrides: Values): Values {
  return { ...content, ...overrides };
}

/** A widget's overrides for `/p/` paths, if it has any. The widget need not be valid. */
export function overridesOf(widget: Values): Values | undefined {
  const { variants } = widget;
  return isRecord(variants) && isRecord(variants['p']) ? variants['p'] : undefined;
}

/** Whether a value of merged content, by its pointer from the content, comes from the overrides. */
export function isOverridden(overrides: Values, pointer: string): boolean {
  const [key] = pointerTokens(pointer);
  return key !== undefined && Object.hasOwn(overrides, key);
}
