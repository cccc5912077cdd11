// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAddress, parseRoute, toHash, useRoute } from './route.ts';

afterEach(cleanup);

it('reads site and page', () => {
  expect(parseRoute('#/repartidores-mx/home')).toEqual({
    siteId: 'repartidores-mx',
    pageId: 'home',
  });
});

it('leaves open what the address does not name', () => {
  expect(parseRoute('')).toEqual({});
  expect(parseRoute('#/')).toEqual({});
  expect(parseRoute('#/repartidores-mx')).toEqual({ siteId: 'repartidores-mx' });
  expect(parseRoute('#/repartidores-mx/')).toEqual({ siteId: 'repartidores-mx' });
});

it('survives a stray percent sign', () => {
  expect(parseRoute('#/100%/home')).toEqual({ siteId: '100%', pageId: 'home' });
});

it('reads back what it writes', () => {
  expect(parseRoute(toHash('a/b', 'ñandú 1'))).toEqual({ siteId: 'a/b', pageId: 'ñandú 1' });
});

function SiteField() {
  return (
    <input
      type="radio"
      checked={useRoute().siteId === 'south'}
      onChange={() => openAddress(toHash('south'))}
    />
  );
}

it('a field whose value is the address holds the new one as soon as it is chosen', () => {
  act(() => openAddress(toHash('north')));
  render(<SiteField />);
  const field = screen.getByRole<HTMLInputElement>('radio');
  fireEvent.click(field);
  expect(field.checked).toBe(true);
  expect(location.hash).toBe('#/south');
});
