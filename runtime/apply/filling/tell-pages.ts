import { track } from '../../base/track.ts';
import type { FillController } from './fill-controller.ts';

/**
 * Tells each page of the form that is reached, from the one where a person goes on, until the returned function is
 * called. The review is none of them.
 */
export function tellPages({ store, restored }: FillController): () => void {
  let told: number | undefined;
  const tell = () => {
    const { step } = store.getState();
    if (step === told || step === 'review') return;
    told = step;
    track({ eventName: 'Form_Page', widgetId: '', eventData: { pageNumber: step } });
  };
  const subscribed = restored.then(() => {
    tell();
    return store.subscribe(tell);
  });
  return () => void subscribed.then((end) => end());
}
