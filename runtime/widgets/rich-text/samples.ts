import type { WidgetSample } from '../../widget/widget-sample.ts';

const ARTICLE = `
<p><strong>Repartir no es manejar.</strong> Es llegar a tiempo, tocar el timbre correcto y recordar que detrás de cada etiqueta hay alguien esperando. Estas son las cuentas que hacen quienes llevan años en la ruta.</p>
<h2>Antes de salir</h2>
<p>La mañana decide el día. Quien carga con orden termina una hora antes; quien no, busca el paquete 143 bajo la lluvia. Revisa la <a href="/como-ser-repartidor">guía para empezar</a> y mira lo básico:</p>
<ul><li>Licencia vigente, del tipo que pide tu estado</li><li>Teléfono cargado y cable en la guantera</li><li>Los paquetes pesados, abajo y al frente<ul><li>Ninguno pesa más de 23 kg</li><li>Los frágiles viajan contigo</li></ul></li></ul>
<blockquote><p>El cliente no recuerda si llegaste a las 4:10 o a las 4:20. Recuerda si saludaste.</p></blockquote>
<h2>Cuánto se gana</h2>
<p>Depende de la ciudad, del vehículo y del turno. La tabla reúne lo que publican las ocho empresas de este sitio.</p>
<table><caption>Sueldo semanal publicado, en pesos</caption><thead><tr><th scope="col">Ciudad</th><th scope="col">Vehículo</th><th scope="col">Turno</th><th scope="col">Sueldo</th></tr></thead><tbody><tr><th scope="row">Monterrey</th><td>Camioneta</td><td>5 días</td><td>3,400 a 4,200</td></tr><tr><th scope="row">Guadalajara</th><td>Camioneta</td><td>6 días</td><td>3,100 a 3,900</td></tr><tr><th scope="row">Mérida</th><td>Moto</td><td>5 días</td><td>2,600 a 3,000</td></tr></tbody></table>
<h3>Tres pasos para subir</h3>
<ol><li>Completa un mes sin incidentes.</li><li>Aprende dos rutas más.</li><li>Pide la plaza de líder de ruta. <em>Nadie la ofrece: se pide.</em></li></ol>
<hr>
<h4>Un truco de la aplicación</h4>
<p>Escribe <code>*123#</code> para saber cuántos datos te quedan y guarda el mapa sin conexión:</p>
<pre><code>Ajustes → Mapas → Guardar zona → Mi ruta</code></pre>`;

export const samples: readonly WidgetSample[] = [
  { name: 'article', content: { html: ARTICLE } },
  { name: 'minimal', content: { html: '<p>Una línea.</p>' } },
  {
    name: 'centred',
    content: {
      align: 'center',
      html: '<h2>Entregamos más que paquetes</h2><p>Entregamos la medicina de la abuela, el uniforme del lunes y el regalo que faltaba.</p>',
    },
  },
  {
    name: 'longest words, wide table and right-to-left text',
    content: {
      html: `<h2>Electroencefalografistas contrarrevolucionarios</h2><p>${'x'.repeat(300)}</p><ul><li>${'x'.repeat(300)}</li></ul><table><tbody><tr>${'<td>Desinstitucionalización</td>'.repeat(12)}</tr></tbody></table><pre>${'x'.repeat(300)}</pre><blockquote>نوصل كل طرد كأنه لنا.</blockquote>`,
    },
  },
];
