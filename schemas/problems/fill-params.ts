import type { Problem } from './problem.ts';

/** Replaces each `{name}` by its parameter; an unknown name stays as it is. */
export function fillParams(template: string, params: Problem['params']): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}
