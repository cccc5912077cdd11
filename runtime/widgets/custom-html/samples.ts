import type { WidgetSample } from '../../widget/widget-sample.ts';

const CALCULATOR = {
  html: `<form id="calculo">
  <label for="dias">Días por semana</label>
  <input id="dias" type="range" min="1" max="6" value="5">
  <p>Con <b id="cuantos">5</b> días a la semana ganas cerca de <output for="dias" id="total">$3,250</output>.</p>
</form>
<p><a href="/buscar-empleos">Ver vacantes</a></p>`,
  css: `form { display: grid; gap: 12px; max-width: 32rem; }
label { font-weight: 700; }
input { width: 100%; height: 44px; accent-color: var(--action); }
output { color: var(--action); font-size: 1.5rem; font-weight: 700; }`,
  javascript: `const dias = document.getElementById('dias');
dias.addEventListener('input', () => {
  document.getElementById('cuantos').textContent = dias.value;
  document.getElementById('total').textContent = '$' + (dias.value * 650).toLocaleString('es-MX');
});`,
};

export const samples: readonly WidgetSample[] = [
  {
    name: 'with styles and script',
    content: {
      heading: '¿Cuánto ganas a la semana?',
      subheading: 'Mueve la barra y míralo.',
      title: 'Calculadora de ingresos',
      height: 220,
      ...CALCULATOR,
    },
  },
  {
    name: 'only HTML',
    content: { title: 'Aviso', height: 80, html: '<p>Hoy abrimos a las 8:00.</p>' },
  },
  {
    name: 'as low as allowed',
    content: { title: 'Línea', height: 40, html: '<hr>', css: '', javascript: '' },
  },
  {
    name: 'as high as allowed',
    content: {
      title: 'Cincuenta renglones',
      height: 4000,
      html: Array.from({ length: 50 }, (_, i) => `<p>Renglón ${i + 1}</p>`).join(''),
    },
  },
  {
    name: 'longest words',
    content: {
      heading: 'W'.repeat(300),
      subheading: 'W'.repeat(300),
      title: 'W'.repeat(300),
      height: 120,
      html: `<p>${'W'.repeat(300)}</p>`,
    },
  },
  {
    name: 'right to left, broken markup',
    content: {
      title: 'إعلان',
      height: 120,
      html: '<p dir="rtl">توصيل الطرود في الحي</div></section><b>',
      css: 'p { color: red',
      javascript: 'throw new Error("roto"',
    },
  },
];
