/**
 * Widget CSS is written once with container queries, so that the editor's canvas can have any width.
 * Visitors get media queries instead: older browsers trap fixed elements inside a container.
 */
export function containerToMedia(css: string): string {
  return css.replace(/@container page\s*/g, '@media ').replace(/(\d)cqw\b/g, '$1vw');
}
