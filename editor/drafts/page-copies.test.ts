// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createDatabaseCopies, createStorageCopies } from './browser-copies.ts';
import { createFallbackCopies, type PageCopy } from './page-copies.ts';

afterEach(() => localStorage.clear());

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

function copyOf(copyId: string, keptAt = 1, pageKey = 'agencia/sitio/home'): PageCopy {
  return { copyId, pageKey, baseEtag: '"1"', baseText: '{}', text: `{"n":${keptAt}}`, keptAt };
}

it('keeps copies by page, the oldest first, until they are taken away', async () => {
  const copies = createStorageCopies(() => localStorage);
  expect(await copies.write(copyOf('b', 2))).toBe(true);
  await copies.write(copyOf('a', 1));
  await copies.write(copyOf('c', 3, 'otra/sitio/home'));
  expect(await copies.list('agencia/sitio/home')).toEqual([copyOf('a', 1), copyOf('b', 2)]);
  await copies.remove('a');
  expect(await copies.list('agencia/sitio/home')).toEqual([copyOf('b', 2)]);
});

it('takes the second place where the first is blocked, and says when both are', async () => {
  const database = createDatabaseCopies(blocked);
  const copies = createFallbackCopies(
    database,
    createStorageCopies(() => localStorage),
  );
  expect(await copies.write(copyOf('a'))).toBe(true);
  expect(await copies.list('agencia/sitio/home')).toEqual([copyOf('a')]);
  const nowhere = createFallbackCopies(database, createStorageCopies(blocked));
  expect(await nowhere.write(copyOf('a'))).toBe(false);
  expect(await nowhere.list('agencia/sitio/home')).toEqual([]);
  await nowhere.remove('a');
});

it('says that a full storage keeps nothing', async () => {
  const full = {
    length: 0,
    key: () => null,
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(await createStorageCopies(() => full).write(copyOf('a'))).toBe(false);
});

it('takes nothing that is no copy for one', async () => {
  localStorage.setItem('rumbo-copy x', '{"copyId":1}');
  localStorage.setItem('rumbo-copy y', 'nothing');
  expect(await createStorageCopies(() => localStorage).list('agencia/sitio/home')).toEqual([]);
});
