// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { answerClicks } from './answer-clicks.ts';

const click = () => document.body.click();

it('answers clicks that were earlier than its script, and each once', async () => {
  const answer = vi.fn();
  let arrive = (_: typeof answer) => {};
  answerClicks(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  click();
  click();
  arrive(answer);
  await expect.poll(() => answer).toHaveBeenCalledTimes(2);
  click();
  expect(answer).toHaveBeenCalledTimes(3);
});

it('brings its script after the page, without a click', async () => {
  const load = vi.fn(async () => () => {});
  answerClicks(load);
  await expect.poll(() => load).toHaveBeenCalledOnce();
});

it('tries again with the next click where its script did not come', async () => {
  const answer = vi.fn();
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
  const start = answerClicks(load);
  start();
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  click();
  await expect.poll(() => answer).toHaveBeenCalledOnce();
});
