import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'media-text', hydrate: null });
