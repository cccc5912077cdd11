import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'about-us', hydrate: null });
