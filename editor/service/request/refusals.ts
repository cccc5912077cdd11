import type { ContentError } from './content-error.ts';

type Listener = (error: ContentError) => void;

const listeners = new Set<Listener>();

/** Calls back whenever the service no longer accepts the session, whatever was asked for. @returns ends it */
export function watchRefusals(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function tellRefusal(error: ContentError): void {
  for (const listener of listeners) listener(error);
}
