// The documents as code sees them after parsing. Generated types say what a schema allows;
// the aliases here add what JSON Schema cannot: widgets that this installation does not know.
import type { Form, Page, Section, Site, Widget } from '../generated/documents.ts';

export type * from '../generated/documents.ts';

/**
 * A widget whose type, or whose version of it, this installation does not know (`isKnown` of `parse-page.ts` tells). Its
 * content is carried along untouched.
 */
export interface OpaqueWidget {
  readonly id: string;
  readonly type: string;
  readonly version?: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly variants?: { readonly p?: Readonly<Record<string, unknown>> };
}

export type AnyWidget = Widget | OpaqueWidget;

/** A page that passed `parsePage`: known widgets are at today's version and match its schema, all others are opaque. */
export type PageDocument = Omit<Page, 'widgets'> & { readonly widgets: readonly AnyWidget[] };

export type SiteDocument = Site;
/** A form that passed `parseForm`: each condition has one of its shapes and reads earlier questions only. */
export type FormDocument = Form;
export type SectionNode = Section;
