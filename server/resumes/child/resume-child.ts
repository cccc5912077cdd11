import { readResume } from '../files/read-resume.ts';
import { READABLE_KINDS, RECOGNISING, WITH_PICTURES } from '../files/readable-kinds.ts';
import { findRecogniser } from '../files/recogniser.ts';

// The process that reads one file and ends. It knows nothing but the bytes it is given: no settings, no secrets, no
// database. Whoever started it ends it where it takes too long or too much memory.
// It starts for each CV: what it imports is only what its kind of file needs, and of lodash single functions, whose
// whole is six hundred files.

const [, , named, pictures] = process.argv;
const kind = READABLE_KINDS.find((each) => each === named);
if (kind === undefined) throw new Error('Name the kind of the file, such as pdf.');
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const bytes = new Uint8Array(Buffer.concat(chunks));
const reading = await readResume(kind, bytes, {
  recogniser: pictures === WITH_PICTURES ? findRecogniser() : undefined,
  onPicture: () => process.send?.(RECOGNISING),
});
process.send?.(reading, () => process.exit(0));
