/** What a site's folder holds, by the definitions of its schemas: `page.schema.json` says `Page`. */
export const documentDefinitions = ['Page', 'Site', 'Form'] as const;

export type DocumentDefinition = (typeof documentDefinitions)[number];

/** Those of which a site has many: all but its settings. */
export const listedDefinitions = documentDefinitions.filter((definition) => definition !== 'Site');

export type ListedDefinition = (typeof listedDefinitions)[number];
