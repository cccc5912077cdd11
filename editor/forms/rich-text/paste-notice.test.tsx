// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NOTHING_LOST } from './paste-losses.ts';
import { PasteNotice } from './paste-notice.tsx';

afterEach(cleanup);

it('names each link that a paste lost, however many', () => {
  const links = ['www.a.mx', 'b.html', 'whatsapp://c', '#_d', `file:///${'e'.repeat(90)}`];
  render(<PasteNotice losses={{ ...NOTHING_LOST, pictures: 2, links }} onClose={() => {}} />);
  const notice = screen.getByRole('status').textContent ?? '';
  expect(notice).toContain('2');
  for (const link of links) expect(notice).toContain(link.slice(0, 60));
});
