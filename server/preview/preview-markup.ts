/** Markup of a page as it is shown, with the text of each of its stylesheets and scripts for its policy. */
export interface PreviewMarkup {
  readonly html: string;
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** The page as browsers show it to who asked for less motion. */
export function reduceMotion(page: PreviewMarkup): PreviewMarkup {
  const { html, styles } = page;
  const reduced = styles.map((style) =>
    style
      .replace(/\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g, '(min-width:0)')
      .replace(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(max-width:0)'),
  );
  const replaced = styles.reduce((text, style, i) => replaceOnce(text, style, reduced[i]), html);
  return { ...page, html: replaced, styles: reduced };
}

/** The page as it is once the browser knows that its visitor is outside the service area. */
export function showLocationNotice(page: PreviewMarkup): PreviewMarkup {
  const shown = page.html.replace(
    /(<div[^>]* data-notice-site="[^"]*"[^>]*><div[^>]*?) hidden(?:="")?(?=[\s>])/g,
    '$1',
  );
  return { ...page, html: shown };
}

const NOTE_STYLE =
  '.rb-preview-note{position:fixed;inset-block-end:12px;inset-inline-start:12px;z-index:2147483647;margin:0;padding:6px 12px;border-radius:999px;background:#1b1b1f;color:#fafafa;font:13px/20px system-ui,sans-serif;box-shadow:0 4px 16px rgb(0 0 0/25%);pointer-events:none}@media print{.rb-preview-note{display:none}}';

/**
 * Says below a page that it is a preview.
 * @param text plain words without markup
 */
export function addPreviewNote(page: PreviewMarkup, text: string): PreviewMarkup {
  const { html, styles } = page;
  const note = `<p class="rb-preview-note" role="note">${text}</p>`;
  const styled = replaceOnce(html, '</head>', `<style>${NOTE_STYLE}</style></head>`);
  const at = styled.lastIndexOf('</body>');
  const noted = at < 0 ? styled + note : styled.slice(0, at) + note + styled.slice(at);
  return { ...page, html: noted, styles: [...styles, NOTE_STYLE] };
}

/** Without the meaning that `$` has in replacements. */
function replaceOnce(text: string, from: string, to = from): string {
  return text.replace(from, () => to);
}
