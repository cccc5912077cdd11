import { SaxesParser } from 'saxes';
import { htmlEntities } from '../text/html-entities.ts';
import type { FeedItem, FeedTextField } from './feed-item.ts';
import { FeedFault } from './import-problem.ts';
import { fieldOf, JobBuilder } from './job-builder.ts';

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
const PAGE = /^\s*(?:<(?:!--[\s\S]{0,2000}?--|\?xml[^>]*)>\s*){0,5}<!doctype\s+html\b/i;
/** Elements that a page, or a part of one, begins with. */
const PAGE_ROOTS: ReadonlySet<string> = new Set(
  'html head body meta title script style div main p h1 h2 center font span a b br table'.split(
    ' ',
  ),
);
/** Rich text of word processors begins with a brace too. */
const JSON_TEXT = /^\s*[[{](?!\\)/;
/** The first line of what is neither XML nor JSON. */
const OTHER_TEXT = /^[\s\ufeff]*([^\s<\ufeff][^\n]{0,79})/;
/** An XML declaration must be the very first; programs print empty lines before it. */
const LATE_DECLARATION = /^\s+<\?xml\s[^>]*\?>/;
/** An `&` that begins no reference: names of companies and addresses are full of them. */
const LONE_AMPERSAND = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});)/gi;
/** Of a reference: its end may be in the next piece. */
const LONGEST_REFERENCE = 34;
/** What tells a job, whatever its element is called. */
const SIGNS_OF_JOB: ReadonlySet<FeedTextField | undefined> = new Set([
  ...(['title', 'referencenumber', 'description'] as const),
]);
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
  #hasRoot = false;
  /** Whether nothing but blanks came. */
  #isEmpty = true;
  /** Of the namespace that the root is in: `v:`. */
  #prefix = '';
  #hasJobs = false;
  /** Begins with an `&` that may be a reference. */
  #rest = '';
  /** Of the elements that are open, outside of jobs. */
  readonly #names: string[] = [];
  /** What jobs seem to be called, where there is no `<job>`. */
  #likely: string | undefined;

  constructor() {
    const parser = this.#parser;
    Object.assign(parser.ENTITIES, htmlEntities);
    parser.on('opentagstart', ({ name }) => this.#open(this.#localName(name)));
    parser.on('attribute', ({ name, value }) => this.#job?.addAttribute(name.toLowerCase(), value));
    parser.on('closetag', ({ name }) => this.#close(this.#localName(name)));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('comment', () => this.#endRun());
    parser.on('doctype', (text) =>
      /^\s*html\b/i.test(text) ? this.#refusePage() : this.#refuseDoctype(),
    );
    parser.on('error', ({ message }) => this.#judge(message));
  }

  /** The items that this piece completes. */
  write(piece: string): FeedItem[] {
    this.#run += piece.length;
    this.#isEmpty &&= /^[\s\ufeff]*$/.test(piece);
    if (this.#run > MAX_RUN_CHARACTERS) this.#refuseRun();
    return this.#parse(this.#mended(this.#hasBegun ? piece : this.#begin(piece)));
  }

  end(): FeedItem[] {
    if (this.#isEmpty) this.#refuseEmpty();
    const items = this.#parse(this.#rest.replace(LONE_AMPERSAND, '&amp;'));
    if (this.#depth > 0) this.#refuseCut();
    if (!this.#hasRoot) this.#refuseEmpty();
    this.#parser.close();
    if (!this.#hasJobs && this.#likely !== undefined) this.#refuseNames(this.#likely);
    return items;
  }

  #parse(text: string): FeedItem[] {
    this.#parser.write(text);
    const items = this.#items;
    this.#items = [];
    return items;
  }

  #begin(piece: string): string {
    this.#hasBegun = true;
    if (PAGE.test(piece)) this.#refusePage();
    if (JSON_TEXT.test(piece)) this.#refuseJson();
    const text = OTHER_TEXT.exec(piece)?.[1];
    if (text !== undefined) this.#refuseText(text.trim());
    return piece.replace(LATE_DECLARATION, (blank) => blank.replace(/[^\n]/g, ' '));
  }

  #mended(piece: string): string {
    const text = this.#rest + piece;
    const last = text.lastIndexOf('&');
    const isWhole = last < Math.max(0, text.length - LONGEST_REFERENCE) || text.includes(';', last);
    this.#rest = isWhole ? '' : text.slice(last);
    return (isWhole ? text : text.slice(0, last)).replace(LONE_AMPERSAND, '&amp;');
  }

  /** In lower case, without the prefix of the namespace that all are in. */
  #localName(given: string): string {
    const name = given.toLowerCase();
    if (!this.#hasRoot) {
      this.#hasRoot = true;
      this.#prefix = /^[^:]+:(?=(?:source|jobs)$)/.exec(name)?.[0] ?? '';
    }
    return name.startsWith(this.#prefix) ? name.slice(this.#prefix.length) : name;
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
      this.#hasJobs = true;
    } else this.#seekJobs(name);
  }

  #seekJobs(name: string): void {
    if (this.#depth > 2 && SIGNS_OF_JOB.has(fieldOf(name)))
      this.#likely ??= this.#names[this.#depth - 2];
    this.#names[this.#depth - 1] = name;
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

  #refuseJson(): never {
    throw new FeedFault({
      code: 'feed-foreign',
      message: 'This is JSON, not XML.',
      remedy: 'Ask for the feed in XML, with a <job> for each vacancy within <source>.',
    });
  }

  #refuseEmpty(): never {
    throw new FeedFault({
      code: 'feed-foreign',
      message: 'The feed is empty: it holds no element.',
      remedy: 'Check where it is made; a feed without jobs is <source></source>.',
    });
  }

  #refuseText(line: string): never {
    throw new FeedFault({
      code: 'feed-foreign',
      message: `This is no XML: it begins with "${line}".`,
      remedy:
        'Send XML with a <job> for each vacancy within <source>, and nothing before it; tables and lists of other programs are not read.',
    });
  }

  #refuseNames(name: string): never {
    throw new FeedFault({
      code: 'feed-foreign',
      message: `The feed holds no <job>; its jobs seem to be called <${name.slice(0, 60)}>.`,
      remedy: 'Call each of them <job>, or ask for the feed in the format of Indeed.',
    });
  }

  #refuseForeign(name: string): never {
    if (PAGE_ROOTS.has(name)) this.#refusePage();
    throw new FeedFault({
      code: 'feed-foreign',
      message: `This is no job feed: its root element is <${name.slice(0, 60)}> instead of <source>.`,
      remedy:
        name === 'job'
          ? 'Put it within <source>, as all the jobs of a feed are.'
          : 'Check the address or file; a page with an error message is often found in its place.',
    });
  }

  #position(): string {
    return `line ${this.#parser.line}, column ${this.#parser.column}`;
  }
}
