import { createContext, useContext, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { usePageEditor } from '../../document/store/page-editor-context.ts';

const FOCUSABLE = 'input:not([disabled]), textarea, select, button, [contenteditable="true"]';

/** A field of the nearest source that somebody asked to see; the first one that shows it takes the request. */
interface PendingField {
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

/** Puts the focus on an element, or on the first thing in it that takes it. */
function focusInto(element: HTMLElement): void {
  element.focus();
  if (document.activeElement === element) return;
  element.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/** Makes a change that takes away the button that asked for it; the focus goes on in the field's control. */
export function keepFocusIn(inputId: string, change: () => void): void {
  flushSync(change);
  const control = document.getElementById(inputId);
  if (control) focusInto(control);
}

/** The field that somebody asked to see of one of these nodes; null stands for the page itself. */
export function useNodeRequest(
  nodeId: string | null,
  otherId: string | null = nodeId,
): PendingField | null {
  const { fieldFocus } = usePageEditor();
  const request = useStore(fieldFocus, (state) => state.request);
  return useMemo(() => {
    if (!request || (request.nodeId !== nodeId && request.nodeId !== otherId)) return null;
    return { pointer: request.pointer, take: () => fieldFocus.setState({ request: null }) };
  }, [request, fieldFocus, nodeId, otherId]);
}
