import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'flip-cards', hydrate: null });
