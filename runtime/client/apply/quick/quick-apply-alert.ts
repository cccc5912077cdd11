/** How long it stays, in ms: as long as the notice of spec section 9. */
const SHOWN_MS = 10_000;

/** Red and filled, at the top centre (spec section 8, "Quick apply fails"). Its styles come with it: few pages ever show it. */
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '1000',
  top: '16px',
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  padding: '14px 20px',
  border: '2px solid #b3261e',
  borderRadius: '10px',
  background: '#b3261e',
  color: '#fff',
  fontWeight: '600',
};

let shown: HTMLElement | undefined;

/** What failed is tried again. */
export function closeAlert(): void {
  shown?.remove();
}

export function showAlert(text: string, lang: string): void {
  closeAlert();
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.lang = lang;
  Object.assign(alert.style, LOOK);
  document.body.append(alert);
  // Said by screen readers as what comes into a box that is there already.
  alert.textContent = text;
  shown = alert;
  setTimeout(() => alert.remove(), SHOWN_MS);
}
