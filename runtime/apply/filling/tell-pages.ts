import { track } from '../../base/track.ts';
import type { FillStore } from './fill-store.ts';

/** Tells each page of the form that is reached, until the returned function is called. The review is none of them. */
export function tellPages({ getState, subscribe }: FillStore): () => void {
  let told: number | undefined;
  const tell = () => {
    const { step } = getState();
    if (step === told || step === 'review') return;
    told = step;
    track({ eventName: 'Form_Page', widgetId: '', eventData: { pageNumber: step } });
  };
  tell();
  return subscribe(tell);
}
