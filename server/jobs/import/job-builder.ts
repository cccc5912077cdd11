import type { SkippedJob } from '#schemas/api/job-imports.ts';
import { cutUnits, toLine } from '../text/plain-text.ts';
import { dropUnseen } from './description-html.ts';
import {
  type FeedTextField,
  OTHER_NAMES,
  PAY_PARTS,
  type RawJob,
  TEXT_FIELDS,
} from './feed-item.ts';

/** Characters of one element kept while reading: a job with more in one is skipped. */
export const MAX_FIELD_CHARACTERS = 256 * 1024;
/** More would not be read by anybody. */
const MAX_BENEFITS = 30;
/** Values of one element beyond the first that a report names. */
const MAX_OTHERS = 20;
/** Of one of them. */
const MAX_OTHER_CHARACTERS = 200;
/** Elements of a place: a job may be in several. */
const PLACE_FIELDS = ['city', 'state', 'country'] as const;
const PLACE_PARENTS: ReadonlySet<string> = new Set(['location', 'locations']);
/** Of a `<location>` that names its place in words. */
const MAX_PLACE_TEXT = 200;
/** Of elements that say a part of the pay each. */
const MAX_PAY = 2000;
/** Enough to recognise the job in a report. */
const MAX_REPORTED_REFERENCE = 200;

type Slot =
  | { readonly group: 'field'; readonly name: FeedTextField }
  | { readonly group: 'pay'; readonly name: string }
  | { readonly group: 'benefit' };

/** Gathers one `<job>`. Depth 1 is the job's own children. Of an element given twice the first counts. */
export class JobBuilder {
  readonly #line: number;
  readonly #fields: Partial<Record<FeedTextField, string>> = {};
  readonly #benefits: string[] = [];
  readonly #others: Partial<Record<FeedTextField, string[]>> = {};
  #parent = '';
  #places = 0;
  #placeText = '';
  #slot: Slot | undefined;
  #slotDepth = 0;
  #text = '';
  /** Whether the element that is read has more text than is kept. */
  #isOversized = false;
  /** The first such element. */
  #oversized: string | undefined;

  constructor(line: number) {
    this.#line = line;
  }

  /** `name` in lower case. */
  open(name: string, depth: number): void {
    // Markup that is not escaped: texts keep it, and lose it again where they are plain.
    if (this.#slot !== undefined) this.addText(`<${name}>`);
    else {
      if (depth === 1) this.#parent = name;
      if (name === 'location' && PLACE_PARENTS.has(this.#parent)) this.#places += 1;
      this.#placeText = '';
      this.#slot = this.#slotOf(name, depth);
      this.#slotDepth = depth;
      this.#text = '';
      this.#isOversized = false;
    }
  }

  addText(text: string): void {
    if (this.#slot === undefined && PLACE_PARENTS.has(this.#parent))
      this.#placeText = cutUnits(this.#placeText + text, MAX_PLACE_TEXT);
    if (this.#slot === undefined || this.#isOversized) return;
    const all = this.#text + text;
    this.#text = all.length > MAX_FIELD_CHARACTERS ? dropUnseen(all) : all;
    if (this.#text.length > MAX_FIELD_CHARACTERS) {
      this.#isOversized = true;
      this.#oversized ??= this.#slot.group === 'benefit' ? 'benefit' : this.#slot.name;
      this.#text = '';
    }
  }

  close(name: string, depth: number): void {
    if (this.#slot === undefined) this.#closePlace(name);
    else if (depth > this.#slotDepth) this.addText(`</${name}>`);
    else {
      this.#store(this.#slot, this.#text);
      this.#slot = undefined;
      this.#text = '';
    }
  }

  toItem():
    | { readonly kind: 'job'; readonly job: RawJob }
    | { readonly kind: 'skipped'; readonly skipped: SkippedJob } {
    if (this.#oversized !== undefined)
      return { kind: 'skipped', skipped: this.#tooLarge(this.#oversized) };
    const job = {
      line: this.#line,
      fields: this.#fields,
      benefits: this.#benefits,
      others: this.#others,
    };
    return { kind: 'job', job };
  }

  #tooLarge(element: string): SkippedJob {
    const reference = toLine(this.#fields.referencenumber, MAX_REPORTED_REFERENCE);
    return {
      line: this.#line,
      referenceNumber: reference,
      code: 'text-too-large',
      reason: `Its <${element}> has more than ${MAX_FIELD_CHARACTERS} characters. Shorten it.`,
    };
  }

  #slotOf(name: string, depth: number): Slot | undefined {
    if (depth === 1) {
      const plain = name.replace(/[_-]/g, '');
      const field = TEXT_FIELDS.find((known) => known === plain) ?? memberOf(OTHER_NAMES, plain);
      if (field !== undefined) return { group: 'field', name: field };
      const part = memberOf(PAY_PARTS, plain);
      return part === undefined ? undefined : { group: 'pay', name: part };
    }
    if (PLACE_PARENTS.has(this.#parent)) {
      const field = PLACE_FIELDS.find((known) => known === name);
      // The state of a further place says nothing of the first one.
      if (field !== 'city' && this.#places > 1) return undefined;
      return field && { group: 'field', name: field };
    }
    const isBenefit = depth === 2 && this.#parent === 'benefits' && name === 'benefit';
    return isBenefit ? { group: 'benefit' } : undefined;
  }

  #store(slot: Slot, text: string): void {
    if (slot.group === 'field') this.#storeField(slot.name, text);
    else if (slot.group === 'pay') this.#addPay(slot.name, text);
    else if (this.#benefits.length < MAX_BENEFITS) this.#benefits.push(text);
  }

  /** As if it stood in one element with the other parts. */
  #addPay(part: string, text: string): void {
    const pay = `${this.#fields.pay ?? ''}<${part}>${text}</${part}>`;
    if (pay.length <= MAX_PAY) this.#fields.pay = pay;
  }

  /** Of a place that is given in words, such as `<location>Monterrey, N.L.</location>`. */
  #closePlace(name: string): void {
    if (name === 'location' && this.#placeText.trim() !== '')
      this.#storeField('city', this.#placeText);
    this.#placeText = '';
  }

  #storeField(name: FeedTextField, text: string): void {
    if (this.#fields[name] === undefined) {
      this.#fields[name] = text;
      return;
    }
    const other = toLine(text.slice(0, MAX_FIELD_CHARACTERS), MAX_OTHER_CHARACTERS);
    const others = this.#others[name] ?? [];
    if (other !== null && others.length < MAX_OTHERS) this.#others[name] = [...others, other];
  }
}

function memberOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
