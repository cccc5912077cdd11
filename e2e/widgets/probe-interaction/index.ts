import { defineWidget } from '#runtime/widget/define-widget.ts';

export const widget = defineWidget({ type: 'probe-interaction', hydrate: 'interaction' });
