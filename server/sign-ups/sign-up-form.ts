import { createHash } from 'node:crypto';
import type { SignUpRequest } from '#schemas/api/sign-ups.ts';
import { consentFingerprint } from '#schemas/consent-fingerprint.ts';
import type { AnyWidget, PageDocument, SignUpContent, SignUpWidget } from '#schemas/documents.ts';
import { isKnown } from '#schemas/is-known.ts';
import type { VariantPath } from '#schemas/page-path.ts';
import { parsePageText } from '#schemas/parse-page.ts';
import { withVariant } from '#schemas/variant.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { resolvePage } from '../pages/resolve-page.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';

/** The page that a form stands on, and its path below the site's prefix. */
export interface FormPage extends VariantPath {
  readonly page: PageEntry;
}

/** A form as it is published. */
export interface SignUpForm {
  readonly pageId: string;
  readonly pageVersion: number;
  readonly widgetId: string;
  readonly content: SignUpContent;
  /** SHA-256 of what it asks people to agree to, in hexadecimal. */
  readonly consentHash: string;
}

export function findFormPage(
  entry: SiteEntry,
  { path }: Pick<SignUpRequest, 'path'>,
): FormPage | undefined {
  const segments = parseRequestPath(encodeURI(path));
  return segments && resolvePage(entry, segments);
}

/**
 * The form that a request comes from: `changed` where it shows another consent text than the published one, undefined
 * where the page has none of this id.
 */
export async function findSignUpForm(
  store: Pick<SiteStore, 'loadDocument'>,
  { entry, page }: { readonly entry: SiteEntry; readonly page: PageEntry },
  { widgetId, consent }: Pick<SignUpRequest, 'widgetId' | 'consent'>,
): Promise<SignUpForm | 'changed' | undefined> {
  const text = await store.loadDocument(entry, page);
  const parsed = text === undefined ? undefined : parsePageText(text);
  const contents = parsed?.ok ? formContents(parsed.value, widgetId) : [];
  if (contents.length === 0) return undefined;
  const content = contents.find((shown) => consentFingerprint(shown) === consent);
  if (content === undefined) return 'changed';
  const { pageId, version: pageVersion } = page;
  return { pageId, pageVersion, widgetId, content, consentHash: hashConsent(content) };
}

/** What a form shows on its page, and on the page's `/p/` path. */
function formContents({ widgets }: PageDocument, widgetId: string): SignUpContent[] {
  const widget = widgets.find(({ id }) => id === widgetId);
  if (widget === undefined) return [];
  const variants = [withVariant(widget, null), withVariant(widget, 'p')];
  return variants.filter(isSignUp).map(({ content }) => content);
}

function isSignUp(widget: AnyWidget): widget is SignUpWidget {
  return isKnown(widget) && widget.type === 'sign-up';
}

function hashConsent({ consentText, privacy }: SignUpContent): string {
  return createHash('sha256').update(`${consentText}\n${privacy.href}`).digest('hex');
}
