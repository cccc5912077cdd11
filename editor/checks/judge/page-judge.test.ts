import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  buttonData,
  examplePage,
  exampleSite,
  headingData,
  pageData,
} from '#schemas/testing/documents.ts';
import { toEditedPage } from '../../document/edited-page.ts';
import { setField } from '../../document/edits/set-field.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { type Judgement, judgePage, type Surroundings } from './judge-page.ts';
import { type JudgePort, type PageJudgeRequest, watchPage } from './page-judge.ts';
import { weightStore } from './weight-store.ts';

const SURROUNDINGS: Surroundings = {
  site: exampleSite(),
  pages: [{ id: 'jobs', url: '/jobs' }],
  assets: { 'assets/a.svg': {} },
};

/** The judge of the worker in this thread, which answers when it is told to. */
function createPort() {
  const waiting: PageJudgeRequest[] = [];
  let listen: (judgement: Judgement) => void = () => {};
  let known: Surroundings = SURROUNDINGS;
  let isClosed = false;
  let die = () => {};
  const port: JudgePort = {
    send: (request) => waiting.push(request),
    onAnswer: (listener) => {
      listen = listener;
    },
    onDeath: (listener) => {
      die = listener;
    },
    close: () => {
      isClosed = true;
    },
  };
  return {
    port,
    waiting,
    isClosed: () => isClosed,
    /** It takes what it knew and what it was asked with it. */
    die() {
      waiting.length = 0;
      known = { ...SURROUNDINGS, pages: [] };
      die();
    },
    answer() {
      const request = waiting.shift();
      if (!request) throw new Error('Nothing was asked.');
      known = request.surroundings ?? known;
      listen(judgePage(request.text, known, request.now));
    },
  };
}

function open() {
  const page = examplePage(pageData([headingData(), buttonData('/nada')]));
  const editor = createPageEditor('demo', toEditedPage(page));
  const judge = createPort();
  const watch = watchPage(editor, () => judge.port);
  const type = (text: string) =>
    editor.page.apply(
      setField({ owner: { kind: 'widget', id: 'heading' }, pointer: '/content/text', value: text }),
    );
  return { editor, judge, watch, type };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('judging an open page', () => {
  it('begins as soon as the site around the page is known', () => {
    const { editor, judge, watch } = open();
    vi.runAllTimers();
    expect(judge.waiting).toHaveLength(0);
    watch.surround(SURROUNDINGS);
    judge.answer();
    const { isJudged, byNode } = editor.problems.getState();
    expect(isJudged).toBe(true);
    expect(byNode.get('button')).toMatchObject([{ code: 'link-dead' }]);
    expect(weightStore.getState().weighing?.weight.total).toBeGreaterThan(0);
  });

  it('waits until somebody pauses', () => {
    const { judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    judge.answer();
    for (const text of ['A', 'Ab', 'Abc']) {
      type(text);
      vi.advanceTimersByTime(100);
    }
    expect(judge.waiting).toHaveLength(0);
    vi.advanceTimersByTime(250);
    expect(judge.waiting.map(({ text }) => text.includes('"Abc"'))).toEqual([true]);
  });

  it('has one judgement under way at a time, and judges what changed meanwhile after it', () => {
    const { judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    for (const text of ['Uno', 'Dos']) {
      type(text);
      vi.advanceTimersByTime(300);
    }
    expect(judge.waiting).toHaveLength(1);
    judge.answer();
    expect(judge.waiting.map(({ text }) => text.includes('"Dos"'))).toEqual([true]);
    judge.answer();
    expect(judge.waiting).toHaveLength(0);
  });

  it('goes on with another judge where one dies, who is told of the site too', () => {
    const { editor, judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    judge.die();
    vi.advanceTimersByTime(250);
    expect(judge.waiting).toMatchObject([{ surroundings: SURROUNDINGS }]);
    judge.answer();
    expect(editor.problems.getState().isJudged).toBe(true);
    type('Otra vez');
    vi.advanceTimersByTime(250);
    judge.die();
    vi.advanceTimersByTime(250);
    expect(judge.waiting).toHaveLength(1);
  });

  it('does not feed judge after judge with a page that kills them, until it changes', () => {
    const { judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    for (let death = 0; death < 9; death += 1) {
      if (judge.waiting.length > 0) judge.die();
      vi.advanceTimersByTime(250);
    }
    expect(judge.waiting).toHaveLength(0);
    type('Otro texto');
    vi.advanceTimersByTime(250);
    expect(judge.waiting).toHaveLength(1);
  });

  it('judges anew when the site around the page changes', () => {
    const { editor, judge, watch } = open();
    watch.surround(SURROUNDINGS);
    judge.answer();
    watch.surround({ ...SURROUNDINGS, pages: [{ id: 'otra', url: '/nada' }] });
    judge.answer();
    expect(editor.problems.getState().byNode.get('button')).toBeUndefined();
  });

  it('keeps the list of a node whose problems stayed the same', () => {
    const { editor, judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    judge.answer();
    const before = editor.problems.getState().byNode.get('button');
    type('Otro título');
    vi.advanceTimersByTime(300);
    judge.answer();
    expect(editor.problems.getState().byNode.get('button')).toBe(before);
  });

  it('knows the last weight while the page is not valid', () => {
    const { judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    judge.answer();
    const before = weightStore.getState().weighing;
    type('');
    vi.advanceTimersByTime(300);
    judge.answer();
    expect(weightStore.getState().weighing).toBe(before);
  });

  it('ends with the page', () => {
    const { judge, watch, type } = open();
    watch.surround(SURROUNDINGS);
    judge.answer();
    type('Tarde');
    watch.close();
    vi.runAllTimers();
    expect(judge.waiting).toHaveLength(0);
    expect(judge.isClosed()).toBe(true);
    expect(weightStore.getState().weighing).toBeNull();
  });
});
