import type { RenderedFrame } from '#runtime/entry-server.tsx';
import { framePolicy } from '../http/content-security-policy.ts';
import { encodeBody } from '../http/encoded-body.ts';
import type { Headers } from '../http/security-headers.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';

/**
 * A widget's own document as it is sent: for frames of its page, and no result of any search.
 * @param status of the page that shows it
 */
export async function toFrameAnswer(
  { html, scripts }: RenderedFrame,
  status: number,
  caching: Headers,
): Promise<EncodedAnswer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': framePolicy(scripts),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    // Browsers refuse a sandboxed document with an opener policy in a tab of its own.
    'cross-origin-opener-policy': 'unsafe-none',
    ...caching,
  };
  return { bodies: await encodeBody(Buffer.from(html), 'version'), headers, status };
}
