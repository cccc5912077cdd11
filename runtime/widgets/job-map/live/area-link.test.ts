// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { type AreaLink, createAreaLink } from './area-link.ts';

let link: HTMLAnchorElement;
let area: AreaLink;
let move: (event: { readonly originalEvent?: unknown }) => void;

beforeEach(() => {
  history.replaceState(null, '', '/empleos?keyword=moto&view=map');
  link = document.createElement('a');
  link.hidden = true;
  area = createAreaLink({
    on: (_type, onMove) => {
      move = onMove;
    },
    getBounds: () => ({
      ...{ getWest: () => -101, getSouth: () => 25 },
      ...{ getEast: () => -100, getNorth: () => 26 },
    }),
  });
  area.follow({ area: link });
});

it('comes with the part in sight once someone has moved the map', () => {
  move({});
  expect(link.hidden).toBe(true);
  move({ originalEvent: new Event('wheel') });
  expect(link.hidden).toBe(false);
  expect(link.search).toContain('keyword=moto&view=map&coordinates=25');
});

it('says once that it led to the address', () => {
  move({ originalEvent: new Event('wheel') });
  link.click();
  history.replaceState(null, '', link.search);
  expect([area.wasFollowed(), area.wasFollowed()]).toEqual([true, false]);
});

it('leads nowhere without an answer, and the next search is another', () => {
  move({ originalEvent: new Event('wheel') });
  link.click();
  history.replaceState(null, '', '/empleos?keyword=chofer&view=map');
  expect(area.wasFollowed()).toBe(false);
});
