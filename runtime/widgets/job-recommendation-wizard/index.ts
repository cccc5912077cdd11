import { defineWidget } from '../../widget/define-widget.ts';

export const widget = defineWidget({ type: 'job-recommendation-wizard', hydrate: null });
