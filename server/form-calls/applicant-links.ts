import { DAY_MS } from '#schemas/time/durations.ts';
import type { FormTokens } from '../forms/form-tokens.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';

/** How long 'Seguir en otro teléfono' and 'Mis datos' lead somewhere (design of forms and applications). */
const KEPT_DAYS = { continue: 7, 'my-data': 30 } as const;

/** Longest token that is opened. */
export const MAX_LINK = 1000;

/** @returns when a link ends, in ms since the epoch */
export function endOfLink(kind: LinkKind, from: number): number {
  return from + KEPT_DAYS[kind] * DAY_MS;
}

export interface LinkContent {
  /** What the link leads to. */
  readonly words: readonly string[];
  /** When its time begins, in ms since the epoch. */
  readonly from: number;
}

/** What a link is for. */
export type LinkKind = keyof typeof KEPT_DAYS;

export type OpenedLink =
  | { readonly state: 'open'; readonly words: readonly string[] }
  | { readonly state: 'expired' }
  | { readonly state: 'unknown' };

export interface ApplicantLinksOptions {
  readonly formTokens: Pick<FormTokens, 'seal' | 'open'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Capabilities of applicants, sealed into links: nothing of them is stored, and nobody reads what they lead to. */
export class ApplicantLinks {
  readonly #options: ApplicantLinksOptions;

  constructor(options: ApplicantLinksOptions) {
    this.#options = options;
  }

  make(kind: LinkKind, site: SiteKey, { words, from }: LinkContent): Promise<string> {
    const { formTokens } = this.#options;
    const until = endOfLink(kind, from);
    return formTokens.seal(site.agencyId, purposeOf(kind, site), JSON.stringify([until, ...words]));
  }

  async open(kind: LinkKind, site: SiteKey, link: string): Promise<OpenedLink> {
    const { formTokens, now } = this.#options;
    const text =
      link.length > MAX_LINK
        ? undefined
        : await formTokens.open(site.agencyId, purposeOf(kind, site), link);
    if (text === undefined) return { state: 'unknown' };
    // Nobody but this class seals for the purpose.
    const [until = 0, ...words]: unknown[] = JSON.parse(text);
    const isOver = Number(until) <= now();
    return isOver ? { state: 'expired' } : { state: 'open', words: words.map(String) };
  }
}

function purposeOf(kind: LinkKind, { siteId }: SiteKey): string {
  return `${kind} ${siteId}`;
}
