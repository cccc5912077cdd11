import type { TrackedEvent } from '../../base/track.ts';

/** Takes an event for the queue. */
export type Tell = (event: TrackedEvent) => void;
