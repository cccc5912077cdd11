import type { Job } from '#schemas/api/jobs.ts';
import type { Link } from '#schemas/documents/documents.ts';
import { APPLY_PATH } from '#schemas/pages/page-index.ts';
import type { PageContextValue } from '../context/page-context.ts';

/** Where a job is applied for: its chat or contractor, else the site's own form; null where it has neither. */
export function applyLink(
  job: Pick<Job, 'id' | 'details'>,
  { hasApplyPage }: Pick<PageContextValue['site'], 'hasApplyPage'>,
): Pick<Link, 'href' | 'newTab'> | null {
  const { applyUrl } = job.details;
  if (applyUrl !== undefined && /^https?:\/\//.test(applyUrl))
    return { href: applyUrl, newTab: true };
  if (!hasApplyPage) return null;
  return { href: `${APPLY_PATH}?${new URLSearchParams({ jobId: job.id })}`, newTab: false };
}

/** Hosts whose links open a conversation, by the name of their application. */
const CHATS: Readonly<Record<string, string>> = {
  'wa.me': 'WhatsApp',
  'api.whatsapp.com': 'WhatsApp',
  'web.whatsapp.com': 'WhatsApp',
  'chat.whatsapp.com': 'WhatsApp',
  'm.me': 'Messenger',
  'messenger.com': 'Messenger',
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
};

/** What happens when somebody applies for a job. */
export type ApplyWay =
  /** `app` is the name of the application, or the host where it is none that everybody knows. */
  | { readonly kind: 'chat'; readonly app: string }
  | { readonly kind: 'site'; readonly host: string }
  /** `minutes` where it is known which form it is. */
  | { readonly kind: 'form'; readonly minutes: number | undefined };

/** Where the button of a job leads, in words' terms; null where it leads nowhere. */
export function applyWay(
  job: Pick<Job, 'id' | 'details'>,
  site: Pick<PageContextValue['site'], 'hasApplyPage' | 'formMinutes'>,
): ApplyWay | null {
  const link = applyLink(job, site);
  if (link === null) return null;
  if (!link.newTab) {
    const { formMinutes = {} } = site;
    return { kind: 'form', minutes: formMinutes[job.details.formId ?? ''] };
  }
  const host = URL.canParse(link.href) ? new URL(link.href).hostname.replace(/^www\./, '') : '';
  const app = Object.hasOwn(CHATS, host) ? CHATS[host] : undefined;
  if (app !== undefined || host.startsWith('chat.')) return { kind: 'chat', app: app ?? host };
  return { kind: 'site', host };
}
