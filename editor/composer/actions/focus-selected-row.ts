/** Gives the focus to the row of what is selected, once it is drawn. */
export function focusSelectedRow(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-form-outline] [aria-current]')?.focus(),
  );
}
