import type { HydrationTrigger } from '#runtime/widget/registered-widget.ts';

export const hydrate: HydrationTrigger = 'idle';
