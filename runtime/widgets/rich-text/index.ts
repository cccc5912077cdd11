import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'rich-text', hydrate: null });
