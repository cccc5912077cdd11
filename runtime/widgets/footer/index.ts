import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'footer', hydrate: null, landmark: 'footer' });
