// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StillPage } from './still-page.tsx';

afterEach(cleanup);

it('does not follow links, not even through an element inside them', () => {
  render(
    <StillPage>
      <a href="/buscar-empleos">
        <strong>Buscar</strong>
      </a>
    </StillPage>,
  );
  // fireEvent answers false when the default action was prevented.
  expect(fireEvent.click(screen.getByText('Buscar'))).toBe(false);
  expect(
    fireEvent(
      screen.getByText('Buscar'),
      new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
    ),
  ).toBe(false);
});

it('does not send forms, nor run their handlers', () => {
  let sent = 0;
  render(
    <StillPage>
      <form aria-label="Buscar" onSubmit={() => sent++}>
        <button type="submit">Enviar</button>
      </form>
    </StillPage>,
  );
  expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
  expect(sent).toBe(0);
});

it('leaves buttons and questions alive', () => {
  let clicks = 0;
  render(
    <StillPage>
      <button type="button" onClick={() => clicks++}>
        Girar
      </button>
      <details>
        <summary>Pregunta</summary>Respuesta
      </details>
    </StillPage>,
  );
  fireEvent.click(screen.getByText('Girar'));
  expect(clicks).toBe(1);
  expect(fireEvent.click(screen.getByText('Pregunta'))).toBe(true);
});
