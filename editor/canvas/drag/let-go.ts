/** Ends what is being dragged without a drop. Sensors cannot be told so: they let go on Escape. */
export function letGo(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }));
}
