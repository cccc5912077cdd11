import { type Static, Type } from 'typebox';

/** Longest id, in UTF-16 units. */
const MAX_ID = 100;

const id = (description: string) => Type.String({ minLength: 1, maxLength: MAX_ID, description });

export const uploadQuery = Type.Object({
  applicationId: id(
    'The submission that the file is for; before there is one, a random id of the client’s own, which the first save then takes over.',
  ),
  websiteId: Type.Optional(
    Type.String({ maxLength: 64, description: 'Id of the site. Without it the one of this host.' }),
  ),
});

export const readUploadQuery = Type.Object({
  applicationId: Type.Optional(id('The id that the file was uploaded under.')),
  submissionId: Type.Optional(id('The submission whose answers name the file.')),
});

export const uploadAnswer = Type.Object(
  {
    s3Url: Type.String({ description: 'The file’s address, for answers and `resumeUrl`.' }),
  },
  {
    $id: 'UploadAnswer',
    examples: [{ s3Url: 'https://empleos.example/api/upload/5f3a9c0d1e2b4a6f8c7d9e0f1a2b3c4d' }],
  },
);
export type UploadAnswer = Static<typeof uploadAnswer>;
