import { createContext, useContext, useEffect } from 'react';

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

/** Puts the focus into a field when it is asked for. */
export function useRequestedFocus({ pointer, elementId, hasFields }: FocusTarget): void {
  const request = useContext(FieldRequestContext);
  useEffect(() => {
    if (!request || !isFor(request.pointer, pointer, hasFields)) return;
    const element = document.getElementById(elementId);
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    focusInto(element);
    request.take();
  }, [request, pointer, elementId, hasFields]);
}

function isFor(asked: string, pointer: string, hasFields: boolean): boolean {
  return asked === pointer || (!hasFields && asked.startsWith(`${pointer}/`));
}

const FOCUSABLE = 'input:not([disabled]), textarea, select, button, [contenteditable="true"]';

function focusInto(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
