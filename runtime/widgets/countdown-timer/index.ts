import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'countdown-timer', hydrate: null });
