/** Rich texts in their canonical form, with everything that the allow list knows. */
export const sampleRichTexts: readonly string[] = [
  '<p>Hola <strong>mundo</strong>, <em>otra</em> <u>vez</u> <s>no</s> H<sub>2</sub>O x<sup>2</sup></p>',
  '<h2>Uno</h2><h3>Dos</h3><h4>Tres</h4><p>a<br>b</p>',
  '<ul><li>a<ul><li>b</li></ul></li><li><strong>c.</strong> d</li></ul><ol start="3"><li>e</li></ol>',
  '<p><a href="/contacto">x</a> <a href="https://example.org/a?b=1&amp;c=2">y</a> <a href="tel:+525512345678">z</a> <a href="#s-a">w</a></p>',
  '<blockquote><p>a</p><p>b</p></blockquote><hr><pre><code>x\n  y</code></pre>',
  '<p lang="en">a <span lang="pt">b</span> <code>c</code></p><p><strong><code>d</code></strong></p>',
  '<table><caption>t</caption><thead><tr><th scope="col">a</th><th scope="col" colspan="2">b</th></tr></thead><tbody><tr><th scope="row">c</th><td rowspan="2">d</td><td><ul><li>e</li></ul></td></tr></tbody></table>',
  '<p>a &amp; b &lt; c &gt; d "e"</p>',
  '<ol><li><a href="#s-servicio">Servicio</a></li></ol>',
];
