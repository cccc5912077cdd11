import { renderToStaticMarkup } from 'react-dom/server';
import type { CustomHtmlContent } from '#schemas/documents/documents.ts';
import { themeCss } from '../../style/theme-css.ts';
import type { WidgetFrame } from '../../widget/registered-widget.ts';
import { PART_LINKS } from './part-links.ts';
import { SIZE_REPORTER } from './size-reporter.ts';

const FRAME_SCRIPT = `${SIZE_REPORTER}\n${PART_LINKS}`;

/** What content without styles of its own looks like: the theme's tokens are there to be used. */
const GROUND =
  'body{margin:0;color:var(--ink);font:1rem/1.55 system-ui,-apple-system,Roboto,"Segoe UI",sans-serif;overflow-wrap:break-word}' +
  'a{color:var(--action)}img,svg,video{max-width:100%}:focus-visible{outline:3px solid var(--ink);outline-offset:2px}';

/**
 * Given HTML, CSS and JavaScript as a document of their own. It trusts nothing of it: the policy it is served
 * with, and the sandbox of the frame, keep it away from the page.
 */
export const frame: WidgetFrame<CustomHtmlContent> = (content, { site, lang }) => {
  const { title, html, css = '', javascript = '' } = content;
  const own = toInlineScript(javascript);
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <base target="_blank" />
      <style dangerouslySetInnerHTML={{ __html: themeCss(site.theme) + GROUND }} />
      <style dangerouslySetInnerHTML={{ __html: toInlineStyle(css) }} />
      <script dangerouslySetInnerHTML={{ __html: FRAME_SCRIPT }} />
    </head>,
  );
  const body = own === '' ? html : `${html}<script>${own}</script>`;
  return {
    html: `<!doctype html><html lang="${lang}" class="rb-page">${head}<body>${body}</body></html>`,
    scripts: own === '' ? [FRAME_SCRIPT] : [FRAME_SCRIPT, own],
  };
};

/**
 * JavaScript that its element cannot end early. `<!--` at the start of a line is a comment of old, which `//` is too
 * (and the line of a template is taken for one). Elsewhere it stands in texts and patterns, as `</script` does, and is
 * spelled so that it means the same there.
 */
function toInlineScript(javascript: string): string {
  return javascript.replace(/^([^\S\r\n]*)<!--/gm, '$1//').replace(/<(?=\/script|!--)/gi, '\\x3C');
}

/** CSS that its element cannot end early; `\/` is a slash. */
function toInlineStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
