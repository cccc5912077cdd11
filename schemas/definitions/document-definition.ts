/** What a site's folder holds, by the definitions of its schemas: `page.schema.json` says `Page`. */
export const documentDefinitions = ['Page', 'Site', 'Form'] as const;

export type DocumentDefinition = (typeof documentDefinitions)[number];
