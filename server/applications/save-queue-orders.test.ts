import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isApplied } from '#runtime/client/apply/applied-jobs.ts';
import { type FormSubject, subjectKey } from '#runtime/client/apply/form-subject.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { APPLICATION_FORM, VALID_ANSWERS } from '../testing/application-form.ts';
import { typedAnswers } from '../testing/applications.ts';
import { NETWORKS } from '../testing/browser.ts';
import { finishOf, openSavingBrowser, saveOf, subject } from '../testing/saving-browser.ts';
import { setUp } from '../testing/set-up.ts';

const saving = setUp(openSavingBrowser);

/** Texts that say how late they were typed. */
const nameOf = (index: number) => `Ana ${'abcdefghijklmnopqrstuvwxyz'[index] ?? 'z'} Ruiz`;
const indexOf = (text: string) => text.charCodeAt('Ana '.length) - 'a'.charCodeAt(0);

const step = fc.oneof(
  fc.record({ act: fc.constant('save' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('finish' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('reload' as const), tab: fc.nat(1) }),
  fc.record({ act: fc.constant('network' as const), network: fc.constantFrom(...NETWORKS) }),
  fc.record({ act: fc.constant('pass' as const), ms: fc.constantFrom(100, 6000, 61_000) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Two tabs of one browser, and what the person was told. */
class Person {
  readonly subject: FormSubject;
  readonly #tabs = [saving.openTab(), saving.openTab()];
  #typed = 0;
  /** The last name of which the server said that it has it, while it could still be changed. */
  acknowledged = -1;
  hasFinished = false;

  constructor(jobId: string) {
    this.subject = subject(jobId);
  }

  async take(next: Step): Promise<void> {
    if (next.act === 'network') saving.browser.network = next.network;
    else if (next.act === 'pass') await saving.browser.pass(next.ms);
    else if (next.act === 'reload') this.#reload(next.tab);
    // A form that opens after it was sent offers nothing to send.
    else if (!isApplied(subjectKey(this.subject))) await this.#send(next.act, next.tab);
  }

  async end(): Promise<void> {
    saving.browser.network = 'up';
    this.#reload(0);
    for (let minute = 0; minute < 2; minute += 1) await saving.browser.pass(61_000);
    await saving.browser.pass(1000);
  }

  #reload(tab: number): void {
    this.#tabs[tab]?.stop();
    this.#tabs[tab] = saving.openTab();
  }

  async #send(act: 'save' | 'finish', tab: number): Promise<void> {
    const index = this.#typed;
    this.#typed += 1;
    const answers = { ...VALID_ANSWERS, nombre: [nameOf(index)] };
    const values = toAnswerTree(APPLICATION_FORM, answers, { nombre: Date.now() });
    const request = { subject: this.subject, values, page: tab };
    const reached = saving.statuses().includes('FINISH') && saving.browser.network !== 'down';
    const outcome = await saving.save(
      this.#tabs[tab] ?? saving.openTab(),
      act === 'finish' ? finishOf({}, request) : saveOf({}, request),
    );
    this.hasFinished ||= act === 'finish';
    if (outcome.state === 'saved' && !reached) this.acknowledged = index;
  }
}

it('in whatever order networks, tabs and reloads come, no acknowledged answer is lost and one application is made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      await saving.empty();
      const person = new Person(saving.test.jobs.open);
      for (const next of steps) await person.take(next);
      await person.end();
      const sent = await saving.applications();
      expect(sent).toHaveLength(person.hasFinished ? 1 : 0);
      expect(isApplied(saving.test.jobs.open)).toBe(person.hasFinished);
      const rows = await saving.browser.settle(typedAnswers(saving.test.database));
      const names = [...sent.map(({ name }) => name), JSON.stringify(rows)];
      const found = names.join().match(/Ana [a-z] Ruiz/g) ?? [];
      expect(Math.max(-1, ...found.map(indexOf))).toBeGreaterThanOrEqual(person.acknowledged);
    }),
    { numRuns: 12 },
  );
});
