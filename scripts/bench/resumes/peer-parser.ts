import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { RESUME_GENERATORS } from './generators.ts';
import { type InventedResume, inventedResumes } from './invented-resumes.ts';
import { readInvented, type ScoredResume } from './score-resumes.ts';

/** The one parser of CVs that was found on the package registry (`docs/adr/0031-reading-cvs-is-measured.md`). */
export const PEER = 'resume-parser';

/** What of a CV it looks for, of what is scored. */
export const PEER_FIELDS = ['name', 'email', 'phone'] as const;
type PeerField = (typeof PEER_FIELDS)[number];

type PeerParser = (text: string) => Promise<Partial<Record<PeerField, string>>>;

/**
 * How the peer reads the text that ours takes out of the files that hold some.
 * @param peers folder with the peer in its `node_modules`; undefined where there is none
 */
export async function scorePeer(peers: string | undefined): Promise<ScoredResume[] | undefined> {
  const parse = findPeer(peers);
  if (parse === undefined) return undefined;
  const scored: Promise<ScoredResume>[] = [];
  for await (const resume of inventedResumes(
    RESUME_GENERATORS.filter(({ kind }) => kind === 'text'),
  ))
    scored.push(scoreOne(resume, parse));
  return Promise.all(scored);
}

async function scoreOne(resume: InventedResume, parse: PeerParser): Promise<ScoredResume> {
  const { fileName, isHeldApart, generator, truth } = resume;
  const { lines } = await readInvented(resume);
  const begun = performance.now();
  const found = await parse(lines.join('\n'));
  const ms = performance.now() - begun;
  const results = PEER_FIELDS.map((field) => {
    const [wanted, read] = [truth[field], found[field]?.trim() ?? null];
    return { field, wanted, read: isSame(field, wanted, read) ? wanted : read };
  });
  return { fileName, isHeldApart, generator: generator.name, results, ms };
}

/** Whether it read the same, however it writes it. It cuts off endings of addresses that have more than six letters. */
function isSame(field: PeerField, wanted: string | null, read: string | null): boolean {
  if (wanted === null || read === null) return false;
  if (field === 'phone') return lastDigits(read) === lastDigits(wanted);
  return field === 'email' ? wanted.startsWith(read) && read.includes('@') : read === wanted;
}

/** The ten digits of a Mexican number, whatever stands before and between them. */
function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

/** Its inner parser, which takes text: what its page shows throws. It asks nobody about who is named. */
function findPeer(peers: string | undefined): PeerParser | undefined {
  if (peers === undefined || !existsSync(path.resolve(peers, 'node_modules', PEER)))
    return undefined;
  const require = createRequire(path.resolve(peers, 'package.json'));
  const dictionary: { profiles: unknown[] } = require(`${PEER}/src/dictionary.js`);
  dictionary.profiles.length = 0;
  const inner: InnerParser = require(`${PEER}/src/utils/libs/parser.js`);
  return (raw) => new Promise((resolve) => inner.parse({ raw }, ({ parts }) => resolve(parts)));
}

interface InnerParser {
  parse(
    file: { readonly raw: string },
    done: (resume: { readonly parts: Partial<Record<PeerField, string>> }) => void,
  ): void;
}
