import { createStore } from 'zustand/vanilla';

export interface ToastRequest {
  readonly text: string;
  /** What the reader can do about it, such as undoing it; it closes the notice. */
  readonly action?: ToastAction;
  /** `warning` stays until it is closed. */
  readonly tone?: 'info' | 'warning';
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast extends ToastRequest {
  readonly id: number;
}

/** More would cover the work that they are about; the oldest goes first. */
const MAX_TOASTS = 3;

let lastId = 0;

export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({
  toasts: [],
}));

/**
 * Tells something in a corner, without taking the focus. The same text again takes the place of the first.
 * @returns its id, for `closeToast`
 */
export function showToast(request: ToastRequest): number {
  lastId += 1;
  const toast = { ...request, id: lastId };
  const others = toastStore.getState().toasts.filter(({ text }) => text !== request.text);
  toastStore.setState({ toasts: [...others, toast].slice(-MAX_TOASTS) });
  return toast.id;
}

export function closeToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
