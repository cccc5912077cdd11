import type { SkippedJob } from '#schemas/api/job-imports.ts';
import { foldLetters } from '../../places/fold-name.ts';
import { cutUnits, toLine } from '../text/plain-text.ts';
import { readValues } from '../text/value-list.ts';
import { dropUnseen } from './description-html.ts';
import {
  type FeedTextField,
  OTHER_NAMES,
  PAY_PARTS,
  type RawJob,
  TEXT_FIELDS,
} from './feed-item.ts';
import { payPartOf } from './job-pay.ts';

/** Characters of one element kept while reading: a job with more in one is skipped. */
export const MAX_FIELD_CHARACTERS = 256 * 1024;
/** More would not be read by anybody. */
const MAX_BENEFITS = 30;
/** Values of one element beyond the first that a report names. */
const MAX_OTHERS = 20;
/** Of one of them. */
const MAX_OTHER_CHARACTERS = 200;
/** Elements of a place: a job may be in several. */
const PLACE_FIELDS: ReadonlySet<FeedTextField> = new Set([
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
]);
/** Elements of one place each, and those around several. */
const PLACES: ReadonlySet<string> = new Set([
  ...['location', 'joblocation', 'worklocation', 'workplace', 'place'],
  ...['ubicacion', 'lugar', 'sede'],
]);
const PLACE_LISTS: ReadonlySet<string> = new Set([
  ...['locations', 'joblocations', 'worklocations', 'workplaces', 'places', 'cities'],
  ...['ubicaciones', 'lugares', 'sedes', 'ciudades'],
]);
const PLACE_PARENTS: ReadonlySet<string> = new Set([...PLACES, ...PLACE_LISTS, 'address']);
const BENEFIT_PARENTS: ReadonlySet<string> = new Set([
  ...['benefits', 'beneficios', 'prestaciones', 'perks'],
]);
const BENEFITS: ReadonlySet<string> = new Set(['benefit', 'beneficio', 'prestacion', 'perk']);
/** Of a `<location>` that names its place in words, and of `<benefits>` in words. */
const MAX_LOOSE_TEXT = 4000;
const MAX_PLACE_TEXT = 200;
/** Of elements that say a part of the pay each. */
const MAX_PAY = 2000;
const PAY_FIELDS: ReadonlySet<FeedTextField> = new Set(['pay', 'salary']);
/** Attribute that says what an element without text is. */
const VALUE = 'value';
/** Elements of HTML that hold nothing. */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
/** A word that a field needs to be of the pay. */
const OF_PAY = /salar|sueldo|pay|wage/;
/** Enough to recognise the job in a report. */
const MAX_REPORTED_REFERENCE = 200;

type Slot =
  | { readonly group: 'field'; readonly name: FeedTextField }
  | { readonly group: 'pay'; readonly name: string }
  | { readonly group: 'benefit' };

/** What systems print where they know nothing. */
const FILLER =
  /^(?:\[?(?:null|nil|none|undefined|nan)\]?|#?n\/a|[ns]\/d|s\/n|tbd|sin (?:dato|especificar|definir)s?|no especificad[oa]|not specified|[-–—_.]+)$/i;

function isFiller(text: string): boolean {
  return FILLER.test(text.trim());
}

/** Gathers one `<job>`. Depth 1 is the job's own children. Of an element given twice the first counts. */
export class JobBuilder {
  readonly #line: number;
  readonly #fields: Partial<Record<FeedTextField, string>> = {};
  readonly #benefits: string[] = [];
  #payParts = '';
  readonly #others: Partial<Record<FeedTextField, string[]>> = {};
  #parent = '';
  /** What an element of one place is called here: others may stand within it. */
  #placeName: string | undefined;
  #places = 0;
  #looseText = '';
  #element = '';
  /** Whether that is markup within a text. */
  #isMarkup = false;
  #slot: Slot | undefined;
  #slotDepth = 0;
  #text = '';
  /** What the element says in its attribute, should it have no text. */
  #value = '';
  /** Whether the element that is read has more text than is kept. */
  #isOversized = false;
  /** The first such element. */
  #oversized: string | undefined;

  constructor(line: number) {
    this.#line = line;
  }

  /** `name` in lower case. */
  open(name: string, depth: number): void {
    this.#element = name;
    this.#isMarkup = this.#slot !== undefined;
    // Markup that is not escaped: texts keep it, and lose it again where they are plain.
    if (this.#slot !== undefined) this.addText(`<${name}>`);
    else {
      if (depth === 1) this.#parent = toPlain(name);
      this.#countPlace(toPlain(name));
      this.#looseText = '';
      this.#slot = this.#slotOf(name, depth);
      this.#slotDepth = depth;
      this.#text = '';
      this.#value = '';
      this.#isOversized = false;
    }
  }

  /**
   * What feeds say in attributes: parts of the pay, the place, or the value of an element without text.
   * @param name in lower case, of an attribute of the element that was opened last
   */
  addAttribute(name: string, value: string): void {
    if (/[<>]/.test(value)) return;
    if (this.#isOfPay()) this.#addPay(payPartOf(name === VALUE ? this.#element : name), value);
    else if (this.#isMarkup) this.#addLink(name, value);
    else if (this.#slot === undefined) this.#addPlace(name, value);
    else if (name === VALUE) this.#value = value;
  }

  addText(text: string): void {
    if (this.#slot === undefined)
      this.#looseText = cutUnits(this.#looseText + text, MAX_LOOSE_TEXT);
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
    if (this.#slot === undefined) this.#closeLoose(name);
    else if (depth > this.#slotDepth) this.addText(VOID.has(name) ? '' : `</${name}>`);
    else {
      this.#store(this.#slot, this.#text.trim() === '' ? this.#value : this.#text);
      this.#slot = undefined;
      this.#text = '';
    }
  }

  toItem():
    | { readonly kind: 'job'; readonly job: RawJob }
    | { readonly kind: 'skipped'; readonly skipped: SkippedJob } {
    if (this.#oversized !== undefined)
      return { kind: 'skipped', skipped: this.#tooLarge(this.#oversized) };
    if (this.#payParts !== '') this.#fields.pay = `${this.#fields.pay ?? ''}${this.#payParts}`;
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
      const plain = toPlain(name);
      const field = fieldOf(name);
      if (field !== undefined) return { group: 'field', name: field };
      const part =
        memberOf(PAY_PARTS, plain) ?? (OF_PAY.test(plain) ? payPartOf(plain) : undefined);
      return part === undefined ? undefined : { group: 'pay', name: part };
    }
    const field = this.#placeFieldOf(name);
    if (field !== undefined) return { group: 'field', name: field };
    const isBenefit = depth === 2 && BENEFIT_PARENTS.has(this.#parent) && BENEFITS.has(name);
    return isBenefit ? { group: 'benefit' } : undefined;
  }

  #countPlace(plain: string): void {
    if (!PLACE_PARENTS.has(this.#parent) || !PLACES.has(plain)) return;
    this.#placeName ??= plain;
    if (plain === this.#placeName) this.#places += 1;
  }

  #placeFieldOf(name: string): FeedTextField | undefined {
    if (!PLACE_PARENTS.has(this.#parent)) return undefined;
    const known = fieldOf(name);
    const field = known !== undefined && PLACE_FIELDS.has(known) ? known : undefined;
    // The state of a further place says nothing of the first one.
    return field !== 'city' && this.#places > 1 ? undefined : field;
  }

  #addPlace(name: string, value: string): void {
    const field = this.#placeFieldOf(name);
    if (field !== undefined) this.#storeField(field, value);
  }

  #isOfPay(): boolean {
    const slot = this.#slot;
    return slot?.group === 'pay' || (slot?.group === 'field' && PAY_FIELDS.has(slot.name));
  }

  #store(slot: Slot, text: string): void {
    if (slot.group === 'field') this.#storeField(slot.name, text);
    else if (slot.group === 'pay') this.#addPay(slot.name, text);
    else if (this.#benefits.length < MAX_BENEFITS) this.#benefits.push(text);
  }

  /** As if it stood in `<pay>` with the other parts. */
  #addPay(part: string | undefined, text: string): void {
    if (part === undefined) return;
    const parts = `${this.#payParts}<${part}>${text}</${part}>`;
    if (parts.length <= MAX_PAY) this.#payParts = parts;
  }

  /** Of what is given in words instead of elements, such as `<location>Monterrey, N.L.</location>`. */
  #closeLoose(element: string): void {
    const name = toPlain(element);
    const text = this.#looseText;
    this.#looseText = '';
    if (text.trim() === '') return;
    if ((PLACES.has(name) || PLACE_LISTS.has(name)) && PLACE_PARENTS.has(this.#parent))
      this.#storeField('city', cutUnits(text, MAX_PLACE_TEXT));
    else if (BENEFIT_PARENTS.has(name))
      for (const value of readValues(text)) this.#store({ group: 'benefit' }, value);
  }

  /** Of what a tag within a text says, only where it leads to is kept. */
  #addLink(name: string, value: string): void {
    if (name === 'href' && this.#text.endsWith(`<${this.#element}>`))
      this.#text = `${this.#text.slice(0, -1)} href="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">`;
  }

  #storeField(name: FeedTextField, text: string): void {
    if (isFiller(text)) return;
    if (this.#fields[name] !== undefined && PAY_FIELDS.has(name) && text.includes('<'))
      this.#payParts = cutUnits(this.#payParts + text, MAX_PAY);
    else if (this.#fields[name] === undefined) this.#fields[name] = text;
    else this.#addOther(name, text);
  }

  #addOther(name: FeedTextField, text: string): void {
    const other = toLine(text.slice(0, MAX_FIELD_CHARACTERS), MAX_OTHER_CHARACTERS);
    const others = this.#others[name] ?? [];
    if (other !== null && others.length < MAX_OTHERS) this.#others[name] = [...others, other];
  }
}

/** What of a job an element of this name holds. */
export function fieldOf(name: string): FeedTextField | undefined {
  const plain = toPlain(name);
  return TEXT_FIELDS.find((known) => known === plain) ?? memberOf(OTHER_NAMES, plain);
}

/** Boards write `job_location`, `job-location` and `joblocation`, and `título` or `titulo`. */
function toPlain(name: string): string {
  return foldLetters(name).replace(/[_-]/g, '');
}

function memberOf<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
