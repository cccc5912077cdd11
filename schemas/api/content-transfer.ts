import { type Static, Type } from 'typebox';
import { contentProblem, query } from './content.ts';
import { list } from './shapes.ts';

const flag = (description: string) => Type.Optional(Type.Boolean({ description }));

export const importQuery = query({
  dryRun: flag('Tells what would happen, and changes nothing.'),
  publish: flag('Puts every page of the import on the site, where none of them has errors.'),
  onlyNew: flag(
    'Leaves the site’s settings and the pages that it has as they are, as when the archive is another site’s.',
  ),
});

export type ImportQuery = Static<typeof importQuery>;

const importAction = Type.Enum(['create', 'update', 'unchanged', 'skip', 'refuse'], {
  description: '`refuse` stands in the way of all of it, `skip` leaves it out as asked.',
});

export type ImportAction = Static<typeof importAction>;

/** One thing that is wrong with a file, as `npm run validate` tells it. */
export type ImportProblem = Static<typeof contentProblem>;

const importedFile = Type.Object({
  file: Type.String({ description: 'As it is called in the archive.' }),
  action: importAction,
  storedAs: Type.Optional(
    Type.String({
      description:
        'Path that a picture gets because other bytes have its own; documents of the import name it there.',
    }),
  ),
  replaces: Type.Optional(
    Type.String({
      description:
        'Checksum of what the site has in the document’s place: reports that are the same tell of the same change.',
    }),
  ),
  publishes: Type.Boolean({ description: 'Whether a page goes on the site.' }),
  problems: list(contentProblem, {
    description:
      '200 at most, and 5000 of all files together; of a file that has some, one at least.',
  }),
  omitted: Type.Integer({ description: 'How many more there are.' }),
});

export type ImportedFile = Static<typeof importedFile>;

export const importReport = Type.Object(
  {
    dryRun: Type.Boolean(),
    state: Type.String({
      description: 'Entity tag of the site as it is now, for `If-Match` of the next import.',
    }),
    refused: Type.Boolean({
      description: 'Whether any file is refused, so that nothing can be imported.',
    }),
    passedOver: Type.Integer({
      description:
        'How many files of the archive an operating system or a program left there, such as .DS_Store; they are no part of a site.',
    }),
    files: list(importedFile),
  },
  {
    $id: 'ImportReport',
    description: 'What an import does, or did, with every file.',
    examples: [
      {
        dryRun: true,
        state: '"5d41402abc4b2a76"',
        refused: false,
        passedOver: 0,
        files: [
          { file: 'home.page.json', action: 'update', publishes: false, problems: [], omitted: 0 },
        ],
      },
    ],
  },
);

export type ImportReport = Static<typeof importReport>;
