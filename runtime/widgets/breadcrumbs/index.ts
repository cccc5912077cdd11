import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'breadcrumbs', hydrate: null });
