import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'blog-article', hydrate: null });
