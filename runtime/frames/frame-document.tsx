import { renderToStaticMarkup } from 'react-dom/server';
import type { CustomHtmlContent, SiteDocument } from '#schemas/documents.ts';
import { themeCss } from '../style/theme-css.ts';
import { SIZE_REPORTER } from './size-reporter.ts';

export interface FrameDocumentInput {
  readonly content: CustomHtmlContent;
  readonly site: SiteDocument;
  readonly lang: string;
}

export interface RenderedFrame {
  readonly html: string;
  /** Text of each `<script>` that may run, for the hashes of the Content-Security-Policy. */
  readonly scripts: readonly string[];
}

/** What content without styles of its own looks like: the theme's tokens are there to be used. */
const GROUND =
  'body{margin:0;color:var(--ink);font:1rem/1.55 system-ui,-apple-system,Roboto,"Segoe UI",sans-serif;overflow-wrap:break-word}' +
  'a{color:var(--action)}img,svg,video{max-width:100%}:focus-visible{outline:3px solid var(--ink);outline-offset:2px}';

/**
 * Given HTML, CSS and JavaScript as a document of their own. It trusts nothing of it: the policy it is served
 * with, and the sandbox of the frame, keep it away from the page.
 */
export function renderFrameDocument({ content, site, lang }: FrameDocumentInput): RenderedFrame {
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
      <script dangerouslySetInnerHTML={{ __html: SIZE_REPORTER }} />
    </head>,
  );
  const body = own === '' ? html : `${html}<script>${own}</script>`;
  return {
    html: `<!doctype html><html lang="${lang}" class="rb-page">${head}<body>${body}</body></html>`,
    scripts: own === '' ? [SIZE_REPORTER] : [SIZE_REPORTER, own],
  };
}

/**
 * JavaScript that its element cannot end early: `</script` and `<!--`, which stand in texts and patterns only, are
 * spelled so that they mean the same there.
 */
function toInlineScript(javascript: string): string {
  return javascript.replace(/<(?=\/script|!--)/gi, '\\x3C');
}

/** CSS that its element cannot end early; `\/` is a slash. */
function toInlineStyle(css: string): string {
  return css.replace(/<\/(?=style)/gi, '<\\/');
}
