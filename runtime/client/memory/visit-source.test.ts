// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepVisitSource, visitSource } from './visit-source.ts';

const HOME = 'https://empleos.example/home';

function arrive(query: string): void {
  location.href = HOME + query;
  keepVisitSource();
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('where a visit came from', () => {
  it('is what the first page was told, on every page after it', () => {
    arrive('?utm_source=volante&source=qr&gclid=1&userId=4&utm_=x');
    arrive('?keyword=moto');
    expect(visitSource()).toEqual([
      ['utm_source', 'volante'],
      ['source', 'qr'],
    ]);
  });

  it('is the latest that an address tells, as a whole', () => {
    arrive('?utm_source=volante&utm_medium=papel');
    arrive('?source=radio');
    expect(visitSource()).toEqual([['source', 'radio']]);
  });

  it('takes no more than a few short texts along', () => {
    const many = Array.from({ length: 30 }, (_, index) => `source=${index}`).join('&');
    arrive(`?utm_term=${'x'.repeat(500)}&${many}`);
    expect(visitSource()).toHaveLength(10);
    expect(visitSource()[0]).toEqual(['source', '0']);
  });

  it('is told by each page alone where nothing can be stored', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, clear: () => {} });
    arrive('?source=radio');
    expect(visitSource()).toEqual([['source', 'radio']]);
    arrive('');
    expect(visitSource()).toEqual([]);
  });

  it('is nothing where somebody else wrote into the storage', () => {
    location.href = HOME;
    sessionStorage.setItem('rumbo_source', 'jobId=1&email=a%40b');
    expect(visitSource()).toEqual([]);
  });
});
