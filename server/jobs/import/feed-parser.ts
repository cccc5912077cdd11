import { SaxesParser } from 'saxes';
import { htmlEntities } from '../text/html-entities.ts';
import type { FeedItem } from './feed-item.ts';
import { FeedFault } from './import-problem.ts';
import { JobBuilder } from './job-builder.ts';

/**
 * Characters between two pieces of markup. The parser keeps them all, so this bounds its memory; a real
 * description has some thousands.
 */
const MAX_RUN_CHARACTERS = 8 * 1024 * 1024;
/** Descriptions with markup that is not escaped are some levels deep. */
const MAX_DEPTH = 64;
const ROOTS: ReadonlySet<string> = new Set(['source', 'jobs']);
/** How deep a `<job>` may stand below the root: feeds put groups around them. */
const MAX_JOB_DEPTH = 5;
const PAGE = /^\s*<!doctype\s+html\b/i;
/** What `saxes` says of a single bad reference; its text then stays as it is. */
const BAD_REFERENCE = /(?:undefined entity|malformed character entity)\.$/;

/** Reads the text of a feed piece by piece. Throws a FeedFault where it is no feed. */
export class FeedParser {
  readonly #parser = new SaxesParser({ position: true });
  #items: FeedItem[] = [];
  #depth = 0;
  #job: JobBuilder | undefined;
  #jobDepth = 0;
  #run = 0;
  #hasBegun = false;

  constructor() {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, htmlEntities);
    parser.on('opentagstart', ({ name }) => this.#open(name.toLowerCase()));
    parser.on('closetag', ({ name }) => this.#close(name.toLowerCase()));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('comment', () => this.#endRun());
    parser.on('doctype', () => this.#refuseDoctype());
    parser.on('error', ({ message }) => this.#judge(message));
  }

  /** The items that this piece completes. */
  write(piece: string): FeedItem[] {
    this.#run += piece.length;
    if (this.#run > MAX_RUN_CHARACTERS) this.#refuseRun();
    if (!this.#hasBegun && PAGE.test(piece)) this.#refusePage();
    this.#hasBegun = true;
    this.#parser.write(piece);
    const items = this.#items;
    this.#items = [];
    return items;
  }

  end(): void {
    if (this.#depth > 0) this.#refuseCut();
    this.#parser.close();
  }

  #open(name: string): void {
    this.#endRun();
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#refuse('elements are nested too deep');
    if (this.#depth === 1 && !ROOTS.has(name)) this.#refuseForeign(name);
    if (this.#job !== undefined) this.#job.open(name, this.#depth - this.#jobDepth);
    else if (this.#depth > 1 && this.#depth <= MAX_JOB_DEPTH && name === 'job') {
      this.#job = new JobBuilder(this.#parser.line);
      this.#jobDepth = this.#depth;
    }
  }

  #close(name: string): void {
    this.#endRun();
    if (this.#depth > this.#jobDepth) this.#job?.close(name, this.#depth - this.#jobDepth);
    else if (this.#job !== undefined) {
      this.#items.push(this.#job.toItem());
      this.#job = undefined;
    }
    this.#depth -= 1;
  }

  #addText(text: string): void {
    this.#endRun();
    this.#job?.addText(text);
  }

  #endRun(): void {
    this.#run = 0;
  }

  #judge(message: string): void {
    if (!BAD_REFERENCE.test(message)) this.#refuse(message.replace(/^[\d:\s]+/, ''));
  }

  #refuse(reason: string): never {
    throw new FeedFault({
      code: 'feed-malformed',
      message: `The feed is not well-formed XML at ${this.#position()}: ${reason.replace(/\.$/, '')}.`,
      remedy: 'Correct the feed where it is made and import it again; nothing has changed.',
    });
  }

  #refuseRun(): never {
    this.#refuse(`a text of more than ${MAX_RUN_CHARACTERS} characters, or markup without an end`);
  }

  #refuseCut(): never {
    throw new FeedFault({
      code: 'feed-cut-off',
      message: `The feed ends at ${this.#position()} before its last element is closed, so a part of it is missing.`,
      remedy: 'Fetch the whole feed and import it again; nothing has changed.',
    });
  }

  // Definitions of entities are how a small file becomes gigabytes or reads other files.
  #refuseDoctype(): never {
    throw new FeedFault({
      code: 'feed-doctype',
      message: `The feed has a document type declaration at ${this.#position()}, and such declarations are never read.`,
      remedy: 'Remove the <!DOCTYPE …> and write out what its entities stand for.',
    });
  }

  #refusePage(): never {
    throw new FeedFault({
      code: 'feed-foreign',
      message: 'This is a page, not a feed: it is written in HTML.',
      remedy:
        'Open the address in a browser: it may show an error, or ask for a password. Name the address of the feed itself.',
    });
  }

  #refuseForeign(name: string): never {
    if (name === 'html') this.#refusePage();
    throw new FeedFault({
      code: 'feed-foreign',
      message: `This is no job feed: its root element is <${name.slice(0, 60)}> instead of <source>.`,
      remedy:
        'Check the address or file; a page with an error message is often found in its place.',
    });
  }

  #position(): string {
    return `line ${this.#parser.line}, column ${this.#parser.column}`;
  }
}
