/** What happens to a tab that matters to unsaved work. */
export interface Moments {
  /** Somebody comes back to it, or the network does. */
  readonly onBack: () => void;
  /** It goes to the background or away; nothing may come after. */
  readonly onHide: () => void;
  /** @returns whether to ask the person before the tab goes */
  readonly mustAsk: () => boolean;
}

export type WatchMoments = (moments: Moments) => () => void;

/** @returns ends the watch */
export function watchMoments({ onBack, onHide, mustAsk }: Moments): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onHide() : onBack());
  const onUnload = (event: BeforeUnloadEvent) => {
    if (mustAsk()) event.preventDefault();
  };
  addEventListener('online', onBack);
  addEventListener('focus', onBack);
  addEventListener('pagehide', onHide);
  addEventListener('beforeunload', onUnload);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', onBack);
    removeEventListener('focus', onBack);
    removeEventListener('pagehide', onHide);
    removeEventListener('beforeunload', onUnload);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
