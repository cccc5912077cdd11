import type { SectionOptions, SectionOverrides } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { onceEach } from '../base/once-each.ts';
import { isAnimation, isBackground } from './section-css.ts';

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

const OVERRIDES: Readonly<Record<keyof SectionOverrides, Check>> = {
  px: isNumber,
  py: isNumber,
  mx: isNumber,
  my: isNumber,
  gap: isNumber,
  span: isNumber,
  padding: isNumber,
  animation: isAnimation,
  background: isBackground,
  maxWidth: oneOf('reading', 'content', 'full'),
};

const OPTIONS: Readonly<Record<string, Check>> = {
  ...OVERRIDES,
  childDirection: oneOf('vertical', 'horizontal'),
  desktopOnly: oneOf(true, false),
};

/**
 * Those of a section's options that can be drawn. Drafts may hold others: of a newer version, half typed or made to
 * break out of the stylesheet. Valid options say the same as before.
 */
export const toDrawableOptions = onceEach((options: object): SectionOptions => {
  const { breakpoints } = options as SectionOptions;
  return {
    ...pick(options, OPTIONS),
    ...(isRecord(breakpoints) && {
      breakpoints: Object.fromEntries(
        Object.entries(breakpoints).map(([name, values]) => [name, pick(values, OVERRIDES)]),
      ),
    }),
  };
});

function pick(values: unknown, checks: Readonly<Record<string, Check>>): object {
  const entries = isRecord(values) ? Object.entries(values) : [];
  return Object.fromEntries(
    entries.filter(([name, value]) => Object.hasOwn(checks, name) && checks[name]?.(value)),
  );
}
