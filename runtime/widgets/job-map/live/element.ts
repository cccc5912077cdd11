/** An element with a class and a text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A button whose sign says nothing to those who do not see it. */
export function createButton(className: string, sign: string, label: string): HTMLButtonElement {
  const button = createElement('button', className, sign);
  button.type = 'button';
  button.ariaLabel = label;
  return button;
}
