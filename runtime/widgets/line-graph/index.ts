import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'line-graph', hydrate: null });
