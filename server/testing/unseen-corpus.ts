/** HTML with words that nobody sees where it comes from, and the words that are seen. */
export const unseenCorpus: readonly (readonly [html: string, text: string])[] = [
  ['<p>sí<span style="display:none">no</span></p>', 'sí'],
  ['<p>sí<font style="DISPLAY : NONE !important">no<b>no</b></font></p>', 'sí'],
  ['<p hidden>no</p><p>sí</p>', 'sí'],
  ['<div hidden="until-found">no<p>no</p></div>sí', 'sí'],
  ['<ul><li>sí</li><li style="visibility: hidden">no</li></ul>', 'sí'],
  ['<p>sí<span style="mso-hide:all">no</span></p>', 'sí'],
  ['<div style="max-height:0px;overflow:hidden;font-size:1px">no</div>sí', 'sí'],
  ['<p>sí<span style="font-size:0">no</span></p>', 'sí'],
  ['<p>sí<span style="font:0/0 a">no</span></p>', 'sí'],
  ['<p>sí<span style="display:/* */none">no</span></p>', 'sí'],
  ['<section style="display:none"><div>no</div><br>no</section>sí', 'sí'],
  ['<h1 style="display:none">no</h1><h5>sí</h5>', 'sí'],
  ['<a style="display:none" href="/x">no</a>sí', 'sí'],
  ['<p style="display:none">no<p>sí', 'sí'],
  // What comes into view by and by.
  ['<p style="opacity:0;transform:translateY(20px)">sí</p>', 'sí'],
  // Mails take the blanks between elements their room.
  ['<td style="font-size:0px"><div style="font-size:13px">sí</div></td>', 'sí'],
  ['<p style="font-size:0.9em;height:0;line-height:0">sí</p>', 'sí'],
  ['<p style="max-width:0.5em;overflow:hidden">sí</p>', 'sí'],
  ['<p style="font:14px/0 Arial">sí</p>', 'sí'],
  ['<p title="display:none" class="hidden">sí</p>', 'sí'],
];
