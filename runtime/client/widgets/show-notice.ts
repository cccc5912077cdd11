/** Says something that must not be overlooked; it has the focus until it is closed. */
export function showNotice(text: string, close: string): void {
  const dialog = document.createElement('dialog');
  const said = document.createElement('p');
  said.textContent = text;
  const button = document.createElement('button');
  button.className = 'rb-button';
  button.textContent = close;
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(said, button);
  // Within the page, whose texts and colours it has.
  (document.querySelector('.rb-page') ?? document.body).append(dialog);
  dialog.showModal();
}
