import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEncoded } from '../http/send-encoded.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import { fallbackPage } from './fallback-page.ts';
import type { PageOrigin } from './page-origin.ts';
import type { PageRenderer } from './page-renderer.ts';
import { systemView } from './system-view.ts';

export interface MissingPageOptions {
  readonly pageOrigin: PageOrigin;
  readonly renderer: PageRenderer;
}

export type SendMissingPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  entry: SiteEntry,
) => Promise<FastifyReply>;

/** Answers people, who are not to read a problem's JSON, with the site's own page for 404. */
export function createMissingPage({ pageOrigin, renderer }: MissingPageOptions): SendMissingPage {
  return async (request, reply, entry) => {
    const view = systemView(entry, pageOrigin(entry.site, request), 404);
    const answer = await (view && renderer.render(view).catch(() => undefined));
    return sendEncoded(request, reply, answer ?? fallbackPage(404, entry.site));
  };
}
