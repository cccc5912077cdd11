import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewPreviewLink, PreviewLink } from '#schemas/api/preview.ts';
import {
  createPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
  type PreviewedPage,
} from '../../service/preview-api.ts';

/** Addresses of links that were made since the editor was opened: the service tells each of them once. */
const addresses = new Map<string, string>();

/** What was done last, to be told. */
export type LinkStep =
  | { readonly kind: 'none' | 'making' | 'revoked' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** `address` stands there to be copied by hand where the browser did not do it. */
  | { readonly kind: 'copied'; readonly expiresAt: string; readonly address: string | null };

export interface PreviewLinks {
  readonly links: readonly PreviewLink[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly step: LinkStep;
  /** Makes a link and copies it. */
  readonly share: () => void;
  readonly copy: (link: PreviewLink) => void;
  readonly revoke: (link: PreviewLink) => void;
}

/** The links that show the draft of a page now, and what can be done with them. */
export function usePreviewLinks(page: PreviewedPage): PreviewLinks {
  const { siteId, pageId } = page;
  const queries = useQueryClient();
  const queryKey = ['preview-links', siteId, pageId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => listPreviewLinks(page, signal),
    staleTime: 0,
  });
  const [step, setStep] = useState<LinkStep>({ kind: 'none' });
  const work = async (task: () => Promise<LinkStep>) => {
    const next = await task().catch(
      (cause: unknown) => ({ kind: 'failed', error: cause }) as const,
    );
    setStep(next);
    await queries.invalidateQueries({ queryKey });
  };
  return {
    links: data,
    error,
    refetch,
    step,
    share: () => {
      if (step.kind === 'making') return;
      setStep({ kind: 'making' });
      void work(async () => {
        const link = await createPreviewLink(page);
        return copied(link.expiresAt, rememberLink(link));
      });
    },
    copy: ({ linkId, expiresAt }) => {
      const address = addressOfLink(linkId);
      if (address !== undefined) void copied(expiresAt, address).then(setStep);
    },
    revoke: ({ linkId }) =>
      void work(async () => {
        await deletePreviewLink(page, linkId);
        return { kind: 'revoked' };
      }),
  };
}

async function copied(expiresAt: string, address: string): Promise<LinkStep> {
  const isCopied = await copyText(address);
  return { kind: 'copied', expiresAt, address: isCopied ? null : address };
}

/** @returns whether it was copied: browsers may refuse it, or not have it without TLS */
async function copyText(text: string): Promise<boolean> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (clipboard === undefined) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** @returns the whole address */
function rememberLink({ linkId, url }: NewPreviewLink): string {
  const address = new URL(url, location.origin).href;
  addresses.set(linkId, address);
  return address;
}

/** Undefined for links that were made before, or by somebody else. */
export function addressOfLink(linkId: string): string | undefined {
  return addresses.get(linkId);
}
