import type { Sanitised } from '../html/safe-html.ts';

/** What every widget component receives. Content is whole and already sanitised. */
export interface WidgetProps<Content> {
  /** The widget's id on its page. */
  readonly id: string;
  readonly content: Sanitised<Content>;
}
