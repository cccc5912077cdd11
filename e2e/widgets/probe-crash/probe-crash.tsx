import type { WidgetProps } from '#runtime/widget/widget-props.ts';

/** A widget that throws on the server; it exists in browser tests only. */
export function ProbeCrash({ content }: WidgetProps<{ readonly message: string }>): never {
  throw new Error(content.message);
}
