// @vitest-environment happy-dom
import { expect, it } from 'vitest';

await import('./apply-links.ts');

function follow(href: string, { append = true, event = 'CTA_Click' } = {}): string {
  document.body.innerHTML = `<div ${append ? 'data-append-tracking' : ''}>
    <a data-event="${event}"><b>Aplicar</b></a></div>`;
  const link = document.querySelector('a');
  link?.setAttribute('href', href);
  link?.addEventListener('click', (clicked) => clicked.preventDefault());
  for (let times = 0; times < 2; times++) link?.querySelector('b')?.click();
  return link?.getAttribute('href') ?? '';
}

location.href =
  'https://empleos.example/job/x?utm_source=f%26b&source=qr&utm_=no&gclid=1&fbclid=2&jobId=3&userId=4';

it('takes along where the visitor came from, once, and nothing that tells who it is', () => {
  expect(follow('https://chat.example/a?b=1#c')).toBe(
    'https://chat.example/a?b=1&utm_source=f%26b&source=qr#c',
  );
});

it('changes nothing that the link says already', () => {
  expect(follow('https://chat.example/?source=feed')).toBe(
    'https://chat.example/?source=feed&utm_source=f%26b',
  );
});

it('leaves other links alone, and all of a site that does not want it', () => {
  expect(follow('https://chat.example/', { append: false })).toBe('https://chat.example/');
  expect(follow('https://chat.example/', { event: 'Tab_Change' })).toBe('https://chat.example/');
});
