import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'social-feed', hydrate: null });
