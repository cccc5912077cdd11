import type { Breakpoint } from '../../ui/view/breakpoint.ts';

/** For which screens an option is set: all of them, or one kind in particular. */
export type SectionScope = 'all' | Breakpoint;

/** Options that may differ by screen; the others hold for all. */
const SCOPED: readonly string[] = [
  'px',
  'py',
  'mx',
  'my',
  'gap',
  'span',
  'padding',
  'animation',
  'background',
  'maxWidth',
];

export function isScoped(name: string): boolean {
  return SCOPED.includes(name);
}
