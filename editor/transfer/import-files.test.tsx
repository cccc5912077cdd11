// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ImportedFile } from '../service/transfer-api.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { ImportFiles } from './import-files.tsx';

afterEach(cleanup);

const home: ImportedFile = {
  file: 'home.page.json',
  action: 'create',
  publishes: false,
  problems: [],
  omitted: 0,
};

it.each([
  [0, null],
  [1, '1 file that the system left in the zip was passed over'],
  [3, '3 files that the system left in the zip were passed over'],
])('tells of %d files that were passed over', (passedOver, text) => {
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <ImportFiles
        files={[home]}
        passedOver={passedOver}
        upload={{ name: 'site.zip', kind: 'archive', blob: new Blob([]) }}
      />
    </LanguageContext>,
  );
  expect(screen.getByText('home.page.json')).toBeTruthy();
  const told = screen.queryByText(/passed over/)?.textContent ?? null;
  if (text === null) expect(told).toBeNull();
  else expect(told).toContain(text);
});
