import type { PageDocument } from '../../documents/documents.ts';

export interface AddressField {
  readonly url: string;
  /** JSON Pointer from the page. */
  readonly pointer: string;
}

/** The addresses of a page where they stand; none for system pages, which only errors show. */
export function addressFields({ type, url, aliases = [] }: PageDocument): AddressField[] {
  if (type === 'SYSTEM') return [];
  return [
    { url, pointer: '/url' },
    ...aliases.map((alias, i) => ({ url: alias, pointer: `/aliases/${i}` })),
  ];
}
