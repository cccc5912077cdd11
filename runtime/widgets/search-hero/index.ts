import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'search-hero', hydrate: null });
