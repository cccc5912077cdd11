import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { dayImpossible } from './day-impossible.ts';

function judge(widget: object) {
  const page = examplePage(pageData([{ id: 'w', ...widget }]));
  return dayImpossible.check(page, createContext()).map(({ pointer }) => pointer);
}

const countdown = (day: string) => ({
  type: 'countdown-timer',
  content: { target: `${day}T10:00:00-06:00`, doneText: 'Ya empezó.' },
});

it.each(['2041-02-29', '2041-04-31', '2041-06-31', '2041-11-31', '2100-02-29'])(
  '%s is no day',
  (day) => {
    expect(judge({ type: 'x', content: { day } })).toEqual([]);
    expect(judge(countdown(day))).toHaveLength(1);
  },
);

it.each(['2040-02-29', '2041-01-31', '2041-12-31'])('%s is a day', (day) => {
  expect(judge(countdown(day))).toEqual([]);
});
