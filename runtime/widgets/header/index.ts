import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'header', hydrate: null, landmark: 'header' });
