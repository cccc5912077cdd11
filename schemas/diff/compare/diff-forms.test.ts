import { describe, expect, it } from 'vitest';
import type { Form, FormQuestion } from '../../documents/documents.ts';
import { formOfPages, question } from '../../testing/forms.ts';
import { formatChange } from '../words/format-change.ts';
import { summariseChanges } from '../words/summarise-changes.ts';
import { diffFormTexts } from './diff-forms.ts';

const name = question('nombre', 'full-name', { label: 'Nombre' });
const phone = question('tel', 'phone', { label: 'Teléfono' });
const licence = question('licencia', 'yes-no', { label: '¿Tienes licencia?' });
const form = formOfPages([[name, phone], [licence]]);

function told(before: Form | string, after: Form | string, language: 'es' | 'en' = 'es') {
  const texts = [before, after].map((each) =>
    typeof each === 'string' ? each : JSON.stringify(each),
  );
  return diffFormTexts(texts[0] ?? '', texts[1] ?? '').map((each) => formatChange(each, language));
}

describe('differences of forms', () => {
  it('are none where only the order of keys differs', () => {
    const { title, ...rest } = form;
    expect(told(form, { ...rest, title })).toEqual([]);
  });

  it('name the question whose field changed', () => {
    const after = formOfPages([
      [name, { ...phone, required: true, help: 'Diez dígitos' }],
      [licence],
    ]);
    expect(told(form, after)).toEqual([
      'Pregunta "Teléfono": se activó "Obligatoria"',
      'Pregunta "Teléfono": se agregó la ayuda: "Diez dígitos"',
    ]);
  });

  it('call what a condition reads and compares with as people do', () => {
    const options = [
      { value: 'm', label: 'Moto' },
      { value: 'c', label: 'Camioneta' },
    ];
    const vehicle = question('v', 'single-choice', { label: 'Vehículo', options });
    const shown = (visibleWhen: NonNullable<FormQuestion['visibleWhen']>) =>
      formOfPages([[vehicle, licence], [question('x', 'number', { label: 'Años', visibleWhen })]]);
    const compared = shown({ question: 'v', is: 'm' });
    expect(told(compared, shown({ question: 'v', is: 'c' }))).toEqual([
      'Pregunta "Años": cambió "Es" de "Mostrar si" de "Moto" a "Camioneta"',
    ]);
    expect(told(compared, shown({ question: 'licencia', is: 'yes' }))).toEqual([
      'Pregunta "Años": cambió la pregunta de "Mostrar si" de "Vehículo" a "¿Tienes licencia?"',
      'Pregunta "Años": cambió "Es" de "Mostrar si" de "Moto" a sí',
    ]);
    const several = shown({ question: 'v', oneOf: ['m'] });
    expect(told(several, shown({ question: 'v', oneOf: ['m', 'c'] })).join()).toContain(
      '"Camioneta"',
    );
  });

  it('call the values of settings as the editor does', () => {
    const options = [{ value: 'a', label: 'A' }];
    const chosen = question('q', 'single-choice', { label: 'Turno', options });
    const asked = question('n', 'short-text', { label: 'Nombre', prefill: 'name' });
    const before: Form = { ...formOfPages([[chosen, asked]]), channels: ['web'] };
    const after: Form = {
      ...formOfPages([
        [
          { ...chosen, type: 'multiple-choice' },
          { ...asked, prefill: 'lastCompany' },
        ],
      ]),
      channels: ['web', 'cb'],
      version: 'v1',
    };
    expect(told(before, after)).toEqual([
      'El formulario: cambió el servicio de "Versión 2" a "Versión 1"',
      'El formulario: se agregó "Chat" en los canales',
      'Pregunta "Turno": cambió el tipo de "Una opción" a "Varias opciones"',
      'Pregunta "Nombre": cambió "Llenar con" de "Nombre" a "Última empresa"',
    ]);
    expect(told(before, after, 'en').join()).toContain('from "One choice" to "Several choices"');
  });

  it('name what came, went and moved, with its place', () => {
    const extra = question('correo', 'email', { label: 'Correo' });
    const after = formOfPages([[phone, name, extra], []]);
    expect(told(form, after, 'en')).toEqual([
      'Question "Teléfono" moved above Question "Nombre"',
      'Question "Correo" was added below Question "Nombre"',
      'Question "¿Tienes licencia?" was removed',
    ]);
  });

  it('tell a question that went to another page as moved', () => {
    const after = formOfPages([[name], [phone, licence]]);
    expect(told(form, after, 'en')).toEqual([
      'Question "Teléfono" moved into Section "s1", above Question "¿Tienes licencia?"',
    ]);
  });

  it('tell of the form itself and of its notice', () => {
    const after = { ...form, title: 'Otra', notice: { ...form.notice, version: '2' } };
    expect(told(form, after, 'en')).toEqual([
      'The form: title changed from "Prueba" to "Otra"',
      'The form: privacy notice version changed from "1" to "2"',
    ]);
  });

  it('are told as a whole where the parts of a draft have no keys of their own', () => {
    const twice = formOfPages([[name, name]]);
    const whole = ['El documento cambió y no se puede comparar por partes'];
    expect(told(form, twice)).toEqual(whole);
    expect(told(form, '{ "id": "x", "pages": [{}] }')).toEqual(whole);
    expect(told(form, 'no es JSON')).toEqual(whole);
  });

  it('say in one sentence that a page came, also where a section has its key', () => {
    const section = { keyId: 'p0', questions: [licence] };
    const page = { keyId: 'p2', title: 'Más', sections: [section] };
    const after = { ...form, pages: [...form.pages.slice(0, 1), page] };
    const changes = diffFormTexts(JSON.stringify(form), JSON.stringify(after));
    expect(summariseChanges(changes, 'en').map(({ text }) => text)).toEqual([
      'Page "Más" was added below Page "Parte 1"',
      'Question "¿Tienes licencia?" moved into a new section',
      'Page "Parte 2" was removed',
    ]);
  });
});
