import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'tab-carousel', hydrate: null });
