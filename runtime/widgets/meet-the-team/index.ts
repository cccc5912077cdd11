import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'meet-the-team', hydrate: null });
