import { setPriority } from 'node:os';
import { readResume } from '../files/read-resume.ts';
import { READABLE_KINDS, RECOGNISING } from '../files/readable-kinds.ts';

// The process that reads one file and ends. It knows nothing but the bytes it is given: no settings, no secrets, no
// database. Whoever started it ends it where it takes too long or too much memory.

/** The lowest priority there is: pages go first. */
const LOWEST = 19;

setPriority(LOWEST);
const kind = READABLE_KINDS.find((each) => each === process.argv[2]);
if (kind === undefined) throw new Error('Name the kind of the file, such as pdf.');
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const bytes = new Uint8Array(Buffer.concat(chunks));
const reading = await readResume(kind, bytes, () => process.send?.(RECOGNISING));
process.send?.(reading, () => process.exit(0));
