import { createContext, useContext, useEffect } from 'react';
import { focusInto } from './focus-into.ts';

/** A field of the nearest source that somebody asked to see; the first one that shows it takes the request. */
export interface PendingField {
  readonly pointer: string;
  readonly take: () => void;
}

export const FieldRequestContext = createContext<PendingField | null>(null);

/** Whether the field asked for is this one or stands in it. */
export function useIsRequested(pointer: string): boolean {
  const request = useContext(FieldRequestContext);
  return request !== null && `${request.pointer}/`.startsWith(`${pointer}/`);
}

/** The field asked for, where one is. */
export function useRequestedField(): PendingField | null {
  return useContext(FieldRequestContext);
}

export interface FocusTarget {
  readonly pointer: string;
  readonly elementId: string;
  /** Whether fields stand in it, which are asked first. */
  readonly hasFields: boolean;
}

/** Puts the focus into a field when it is asked for, as soon as its control is there: some are loaded only now. */
export function useRequestedFocus({ pointer, elementId, hasFields }: FocusTarget): void {
  const request = useContext(FieldRequestContext);
  useEffect(() => {
    if (!request || !isFor(request.pointer, pointer, hasFields)) return undefined;
    if (focusOn(elementId)) {
      request.take();
      return undefined;
    }
    const waiting = new MutationObserver(() => {
      if (focusOn(elementId)) request.take();
    });
    const filter = { childList: true, subtree: true, attributeFilter: ['id'] };
    waiting.observe(document.body, filter);
    return () => waiting.disconnect();
  }, [request, pointer, elementId, hasFields]);
}

/** @returns whether it is there */
function focusOn(elementId: string): boolean {
  const element = document.getElementById(elementId);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  focusInto(element);
  return true;
}

function isFor(asked: string, pointer: string, hasFields: boolean): boolean {
  return asked === pointer || (!hasFields && asked.startsWith(`${pointer}/`));
}
