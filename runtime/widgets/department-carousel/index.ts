import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'department-carousel', hydrate: null });
