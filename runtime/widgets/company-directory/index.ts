import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'company-directory', hydrate: null });
