import type { HydrationTrigger } from '../../widget/registered-widget.ts';

export const hydrate: HydrationTrigger = 'load';
