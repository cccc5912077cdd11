import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';

// The drivers' form as an app would write it with React and react-hook-form: the same questions, notice, checks and roles, no
// form document, nothing kept on the device, and a list of cities that stays empty.

type Values = Readonly<Record<string, string | readonly string[]>>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Question {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly type: 'text' | 'tel' | 'number' | 'radio' | 'checkbox';
  readonly options?: readonly Choice[];
  readonly required?: boolean;
  /** Chosen from a list of cities. */
  readonly isPlace?: boolean;
  readonly pattern?: RegExp;
  readonly shownWith?: { readonly name: string; readonly value: string };
}

const YES_NO = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'No' },
];

const toChoices = (labels: readonly string[]): Choice[] =>
  labels.map((label) => ({ value: label, label }));

interface FormPage {
  readonly title: string;
  readonly questions: readonly Question[];
}

const CONTACT: readonly Question[] = [
  {
    name: 'q-mayor-de-edad',
    label: '¿Tienes 18 años o más?',
    type: 'radio',
    options: YES_NO,
    required: true,
  },
  {
    name: 'q-nombre',
    label: 'Nombre completo',
    type: 'text',
    required: true,
    pattern: /^.{2,120}$/u,
  },
  {
    name: 'q-telefono',
    label: 'Teléfono celular',
    help: 'Te llamamos o te escribimos por WhatsApp a este número.',
    type: 'tel',
    required: true,
    pattern: /^(\+52)?[\s\d-]{10,}$/,
  },
  {
    name: 'q-ciudad',
    label: 'Ciudad donde vives',
    help: 'Escribe tu ciudad y elígela si aparece.',
    type: 'text',
    isPlace: true,
    required: true,
  },
];

const EXPERIENCE: readonly Question[] = [
  {
    name: 'q-licencia',
    label: '¿Qué licencia de conducir tienes?',
    type: 'radio',
    options: toChoices(['Federal', 'Estatal', 'En trámite', 'No tengo']),
    required: true,
  },
  {
    name: 'q-experiencia',
    label: '¿Has manejado camioneta o van de reparto?',
    type: 'radio',
    options: YES_NO,
  },
  {
    name: 'q-anios',
    label: '¿Cuántos años?',
    type: 'number',
    shownWith: { name: 'q-experiencia', value: 'yes' },
  },
];

const AVAILABILITY: readonly Question[] = [
  {
    name: 'q-horarios',
    label: '¿En qué horarios puedes trabajar?',
    type: 'checkbox',
    options: toChoices(['Por la mañana', 'Por la tarde', 'Por la noche', 'Fines de semana']),
  },
  {
    name: 'q-inicio',
    label: '¿Cuándo puedes empezar?',
    type: 'radio',
    options: toChoices(['De inmediato', 'En una semana', 'En un mes']),
  },
];

const PAGES: readonly FormPage[] = [
  { title: 'Tus datos', questions: CONTACT },
  { title: 'Tu experiencia', questions: EXPERIENCE },
  { title: 'Tu disponibilidad', questions: AVAILABILITY },
];

function PlainForm(): ReactNode {
  const [page, setPage] = useState(0);
  const { register, handleSubmit, watch, formState } = useForm<Values>({ mode: 'onBlur' });
  const questions = (PAGES[page]?.questions ?? []).filter(
    ({ shownWith }) => shownWith === undefined || watch(shownWith.name) === shownWith.value,
  );
  return (
    <form noValidate onSubmit={handleSubmit(() => setPage((before) => before + 1))}>
      {page === 0 && <Resume />}
      <div>
        <p>
          Paso {page + 1} de {PAGES.length}
        </p>
        <progress value={page + 1} max={PAGES.length} aria-hidden="true" />
        <h2 tabIndex={-1}>{PAGES[page]?.title}</h2>
      </div>
      <Summary questions={questions} errors={formState.errors} />
      {page === 0 && <Notice />}
      <div>
        {questions.map((question) => (
          <Field
            key={question.name}
            question={question}
            register={register}
            errors={formState.errors}
          />
        ))}
      </div>
      <div>
        <button type="submit" value="next">
          Siguiente
        </button>
        <button type="button">Seguir en otro teléfono</button>
      </div>
    </form>
  );
}

function Resume(): ReactNode {
  return (
    <div>
      <h2 id="resume">Sube tu CV</h2>
      <p>PDF, Word, texto o foto, hasta 10 MB.</p>
      <input type="file" accept=".pdf,.docx,.txt,.jpg,.jpeg,.png" aria-labelledby="resume" />
      <p>Puedes aplicar sin CV.</p>
      <div role="status" />
    </div>
  );
}

function Notice(): ReactNode {
  return (
    <div>
      <p>Aviso de privacidad</p>
      <p>
        Entregas recibe tus respuestas para revisar tu solicitud y llamarte o escribirte sobre esta
        vacante, y las comparte con la empresa que contrata. Puedes pedir verlas, corregirlas o
        borrarlas en cualquier momento.
      </p>
      <label>
        <input type="checkbox" name="voluntary" value="otras-vacantes" />
        <span>También quiero que me avisen de otras vacantes parecidas</span>
      </label>
    </div>
  );
}

interface FieldProps {
  readonly question: Question;
  readonly register: UseFormRegister<Values>;
  readonly errors: FieldErrors<Values>;
}

function Field(props: FieldProps): ReactNode {
  const { name, label, help, options } = props.question;
  const message = props.errors[name]?.message;
  const Box = options === undefined ? 'div' : 'fieldset';
  return (
    <Box>
      {options === undefined ? <label htmlFor={name}>{label}</label> : <legend>{label}</legend>}
      {help && <p id={`${name}-help`}>{help}</p>}
      {options === undefined ? <TextInput {...props} /> : <Options {...props} />}
      <p id={`${name}-error`}>{String(message ?? '')}</p>
    </Box>
  );
}

function TextInput({ question, register, errors }: FieldProps): ReactNode {
  const { name, type, required, isPlace } = question;
  const input = (
    <input
      type={type}
      id={name}
      maxLength={12_000}
      aria-required={required === true}
      aria-invalid={errors[name] !== undefined}
      aria-describedby={`${name}-help ${name}-error`}
      {...(isPlace && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false })}
      {...register(name, rulesOf(question))}
    />
  );
  if (!isPlace) return input;
  return (
    <div>
      {input}
      <div role="listbox" aria-label="Ciudades" hidden />
      <p role="status" />
    </div>
  );
}

function Options({ question, register, errors }: FieldProps): ReactNode {
  const { name, type, options = [] } = question;
  return (
    <div>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type={type}
            value={value}
            aria-invalid={errors[name] !== undefined}
            aria-describedby={`${name}-error`}
            {...register(name, rulesOf(question))}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

function rulesOf({ required, pattern }: Question) {
  return {
    ...(required && { required: 'Falta esta respuesta' }),
    ...(pattern && { pattern: { value: pattern, message: 'Revisa esta respuesta' } }),
  };
}

function Summary({
  questions,
  errors,
}: Pick<FieldProps, 'errors'> & { readonly questions: readonly Question[] }): ReactNode {
  const wrong = questions.filter(({ name }) => errors[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <ul role="alert">
      {wrong.map(({ name, label }) => (
        <li key={name}>
          <a href={`#${name}`}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<PlainForm />);
