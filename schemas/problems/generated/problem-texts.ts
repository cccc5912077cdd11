// Generated from schemas/problems/document-problems.ts and schemas/rules by `npm run codegen`. Do not edit.

export const problemTexts = {
 "es": {
  "json-malformed": {
   "message": "El archivo no es JSON válido: {detail}.",
   "remedy": "Corrige la sintaxis en la posición señalada; suele faltar o sobrar una coma, una comilla o una llave."
  },
  "key-repeated": {
   "message": "La clave \"{key}\" está dos veces en el mismo objeto; solo se leería la última.",
   "remedy": "Quédate con una de las dos: suele quedar así al unir dos versiones a mano."
  },
  "text-invalid": {
   "message": "Este texto tiene un carácter que no se puede guardar (NUL o medio carácter Unicode).",
   "remedy": "Borra el carácter; suele venir de copiar y pegar o de un texto cortado a la mitad de un emoji."
  },
  "document-too-large": {
   "message": "El documento pesa {size} KiB y el máximo son {limit} KiB.",
   "remedy": "Divide la página o mueve las imágenes incrustadas a assets/."
  },
  "document-too-deep": {
   "message": "Aquí hay más niveles de anidación que el máximo de {limit}.",
   "remedy": "Quita niveles intermedios; una sección que solo contiene otra sección se puede eliminar."
  },
  "id-not-file-name": {
   "message": "El identificador es \"{id}\", pero el archivo se llama \"{name}\".",
   "remedy": "Escribe \"{name}\" como identificador o cambia el nombre del archivo."
  },
  "property-missing": {
   "message": "Falta la propiedad \"{name}\".",
   "remedy": "Agrega \"{name}\"."
  },
  "property-unknown": {
   "message": "La propiedad \"{name}\" no existe aquí.",
   "remedy": "Bórrala o corrige su nombre."
  },
  "value-wrong-type": {
   "message": "El valor debe ser de tipo {expected}.",
   "remedy": "Cambia el valor por uno de tipo {expected}."
  },
  "value-not-allowed": {
   "message": "El valor no está permitido.",
   "remedy": "Usa uno de estos: {allowed}."
  },
  "value-wrong-format": {
   "message": "El valor no tiene el formato esperado.",
   "remedy": "Aquí van {format}."
  },
  "value-too-long": {
   "message": "El valor pasa del máximo de {limit} ({unit}).",
   "remedy": "Acórtalo a {limit} o menos."
  },
  "value-too-short": {
   "message": "El valor no llega al mínimo de {limit} ({unit}).",
   "remedy": "Complétalo hasta al menos {limit}."
  },
  "value-out-of-range": {
   "message": "El número está fuera de rango: debe ser {comparison} {limit}.",
   "remedy": "Usa un número que sea {comparison} {limit}."
  },
  "value-repeated": {
   "message": "La lista ya tiene este valor, en el lugar {first}.",
   "remedy": "Quita uno de los dos o elige otro valor."
  },
  "section-two-contents": {
   "message": "La sección tiene a la vez un widget y subsecciones.",
   "remedy": "Deja solo \"widgetId\" o solo \"subSections\"; si necesitas ambos, mete el widget en una subsección."
  },
  "variant-invalid": {
   "message": "Con los cambios de la variante /p/, el contenido deja de ser válido ({cause}).",
   "remedy": "Corrige los valores de variants.p."
  },
  "widget-type-unknown": {
   "message": "No existe el tipo de widget \"{type}\".",
   "remedy": "Corrige el tipo, o actualiza Rumbo si el widget es de una versión más nueva; su contenido se conserva tal cual."
  },
  "widget-version-unknown": {
   "message": "El widget es de la versión {version} de \"{type}\"; esta instalación conoce hasta la {known}.",
   "remedy": "Actualiza la instalación. Mientras tanto su contenido se conserva tal cual y no se muestra."
  },
  "widget-migration-failed": {
   "message": "El contenido no se pudo pasar de la versión {version} de \"{type}\" a la siguiente: {detail}.",
   "remedy": "Corrige el contenido según la versión {version}, o vuelve a crear el widget."
  },
  "form-too-large": {
   "message": "El formulario pesa {size} KiB y el máximo son {limit} KiB.",
   "remedy": "Acorta textos, opciones o traducciones, o reparte las preguntas en dos etapas."
  },
  "form-id-reserved": {
   "message": "Ningún formulario puede llamarse \"{id}\": es parte de una dirección del servicio.",
   "remedy": "Elige otro identificador."
  },
  "form-key-repeated": {
   "message": "La clave \"{key}\" ya está en uso.",
   "remedy": "Dale otra clave; las respuestas se guardan por ella."
  },
  "form-options-missing": {
   "message": "La pregunta es de elegir, pero no tiene opciones.",
   "remedy": "Agrega \"options\", o elige otro tipo de pregunta."
  },
  "form-day-missing": {
   "message": "El día {day} no existe.",
   "remedy": "Corrige el día o el mes."
  },
  "form-condition-shape": {
   "message": "Esta condición dice a la vez varias cosas, o ninguna.",
   "remedy": "Deja un grupo, una negación o una sola comparación con \"question\"; la documentación de este código las enumera."
  },
  "form-condition-large": {
   "message": "La condición tiene {depth} niveles y {leaves} comparaciones; el máximo son {maxDepth} y {maxLeaves}.",
   "remedy": "Simplifícala, o pon las preguntas en una sección con su propia condición."
  },
  "form-reference-unknown": {
   "message": "El formulario no tiene la pregunta \"{key}\".",
   "remedy": "Corrige la clave o borra la comparación."
  },
  "form-reference-later": {
   "message": "La condición lee \"{key}\", que se pregunta después o es ella misma.",
   "remedy": "Mueve esa pregunta antes, o lee una anterior."
  },
  "id-duplicate": {
   "message": "El identificador \"{id}\" ya se usó en esta página.",
   "remedy": "Dale otro identificador a uno de los dos."
  },
  "widget-dangling": {
   "message": "Se usa el widget \"{id}\", que no existe en esta página.",
   "remedy": "Agrega el widget a \"widgets\" o corrige la referencia."
  },
  "widget-cycle": {
   "message": "Los widgets se contienen en círculo: {path}.",
   "remedy": "Quita una de las referencias del círculo."
  },
  "widget-unused": {
   "message": "Ninguna sección ni widget muestra el widget \"{id}\".",
   "remedy": "Colócalo en una sección o bórralo."
  },
  "widget-repeated": {
   "message": "La página ya tiene otro bloque como este, y solo necesita uno.",
   "remedy": "Borra uno de los dos."
  },
  "section-empty": {
   "message": "La sección \"{id}\" está vacía: quien visita la página ve ahí un hueco.",
   "remedy": "Pon un widget en ella o bórrala."
  },
  "phones-empty": {
   "message": "En teléfonos esta página se queda sin contenido: todas sus secciones son solo para computadora.",
   "remedy": "Quita «Solo en computadora» de las secciones que deben verse en todos lados."
  },
  "title-blank": {
   "message": "De este texto no se ve nada: solo hay espacios o caracteres invisibles.",
   "remedy": "Escribe de qué trata la página."
  },
  "text-unwritten": {
   "message": "El texto \"{text}\" es el de ejemplo: nadie lo cambió.",
   "remedy": "Escribe el tuyo o bórralo."
  },
  "text-empty": {
   "message": "Aquí no hay nada escrito: quien visita la página ve un hueco.",
   "remedy": "Escribe el texto, o borra lo que se quedó vacío."
  },
  "steps-uncounted": {
   "message": "Los pasos no van uno tras otro: están numerados {numbers}.",
   "remedy": "Corrige los números de los pasos en el orden en que se leen."
  },
  "rich-text-dropped": {
   "message": "Los visitantes no recibirán esto del texto: {dropped}.",
   "remedy": "Usa enlaces que empiecen con https:, mailto:, tel:, / o #, y pon imágenes y videos en bloques propios; lo que está oculto no se muestra."
  },
  "similar-nowhere": {
   "message": "La lista muestra vacantes parecidas a la de la página, y esta página no es de una.",
   "remedy": "Elige otra lista, como la de las más recientes: aquí los visitantes no ven nada."
  },
  "link-dead": {
   "message": "El enlace \"{href}\" no lleva a ninguna página de este sitio.",
   "remedy": "Corrige la dirección o crea la página."
  },
  "section-link-dead": {
   "message": "El enlace \"{href}\" lleva a una sección que no está en esta página.",
   "remedy": "Elige otra sección en el campo del enlace, o quita el enlace."
  },
  "link-unpublished": {
   "message": "El enlace \"{href}\" lleva a la página \"{page}\", que aún no está publicada.",
   "remedy": "Publica esa página o quita el enlace."
  },
  "cta-empty": {
   "message": "Este enlace no sirve: su texto es \"{label}\" y su destino es \"{href}\".",
   "remedy": "Escribe un texto que se vea y un destino que lleve a algún lugar."
  },
  "image-alt-missing": {
   "message": "La imagen \"{src}\" no tiene texto alternativo.",
   "remedy": "Describe la imagen en \"alt\", o marca \"decorative\": true si solo adorna."
  },
  "asset-missing": {
   "message": "El archivo \"{src}\" no existe en la carpeta del sitio.",
   "remedy": "Súbelo a assets/ o corrige la ruta."
  },
  "form-unknown": {
   "message": "El sitio no tiene el formulario \"{id}\".",
   "remedy": "Corrige el identificador o crea el formulario."
  },
  "heading-missing": {
   "message": "La página no tiene título de nivel 1.",
   "remedy": "Pon en nivel 1 el título que dice de qué trata la página."
  },
  "resume-nowhere": {
   "message": "El enlace \"{href}\" pide solo el CV, y la página \"{page}\" no tiene dónde dejarlo.",
   "remedy": "Agrega al formulario una pregunta que pida el CV, o a la página una carga de CV."
  },
  "heading-repeated": {
   "message": "La página ya tiene un título de nivel 1, en \"{first}\".",
   "remedy": "Deja en nivel 1 solo el título de la página y pon este en nivel 2."
  },
  "heading-order": {
   "message": "A un título de nivel {previous} le sigue uno de nivel {level}: falta un nivel entre ellos.",
   "remedy": "Cambia el nivel de uno de los dos."
  },
  "events-expired": {
   "message": "Todo lo que anuncia este widget ya pasó; lo último terminó el {day}.",
   "remedy": "Pon fechas nuevas o quita el widget."
  },
  "end-before-start": {
   "message": "Termina antes de empezar: empieza el {start} y termina el {end}.",
   "remedy": "Corrige una de las dos fechas; así nadie lo ve anunciado."
  },
  "day-impossible": {
   "message": "El {day} no existe: ese mes no tiene ese día.",
   "remedy": "Escribe el día que es; si no, la página anunciaría el mes siguiente."
  },
  "url-collision": {
   "message": "La dirección \"{url}\" ya es de la página \"{page}\".",
   "remedy": "Cambia la dirección de una de las dos páginas."
  },
  "page-id-collision": {
   "message": "Otra página de este sitio también tiene el identificador \"{id}\".",
   "remedy": "Dale otro identificador a una de las dos páginas."
  },
  "url-reserved": {
   "message": "Nadie puede visitar la dirección \"{url}\": su parte \"{segment}\" tiene otro significado.",
   "remedy": "Cambia esa parte de la dirección."
  },
  "address-unseen": {
   "message": "La dirección tiene un carácter que no se ve ({character}).",
   "remedy": "Bórrala y escríbela a mano: quien la teclea o la imprime no llegaría."
  },
  "channel-type": {
   "message": "La dirección \"{url}\" termina en \"{channel}\", como las de los formularios, pero la página no es de tipo APPLY.",
   "remedy": "Cambia el tipo a APPLY o la última parte de la dirección."
  },
  "contrast-low": {
   "message": "El texto en \"{textColor}\" se lee mal sobre \"{groundColor}\" ({color}): su contraste es {ratio} y debe ser de al menos 4.5.",
   "remedy": "Oscurece o aclara uno de los dos colores del tema."
  },
  "section-contrast": {
   "message": "Sobre el fondo \"{background}\" el texto puede costar leerse: {color} sobre {ground} tiene un contraste de {ratio} y debe ser al menos 4.5.",
   "remedy": "Elige otro fondo o cambia los colores del tema."
  },
  "image-over-budget": {
   "message": "La imagen \"{src}\" pesa {size} KiB en un teléfono y el máximo del sitio son {limit} KiB.",
   "remedy": "Usa una imagen con menos detalle o más pequeña."
  },
  "markup-over-budget": {
   "message": "El HTML y los estilos de la página pesan {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es \"{widget}\", con {share} KiB.",
   "remedy": "Acorta ese widget o pasa una parte a otra página."
  },
  "scripts-over-budget": {
   "message": "Los scripts de la página pesan {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es \"{widget}\", con {share} KiB.",
   "remedy": "Quita ese widget o cámbialo por uno más sencillo."
  },
  "page-over-budget": {
   "message": "La página pesa {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es \"{widget}\", con {share} KiB.",
   "remedy": "Aligera ese widget, casi siempre por sus imágenes, o pasa una parte a otra página."
  },
  "form-question-unreachable": {
   "message": "Nadie puede llegar a la pregunta \"{key}\": ninguna combinación de respuestas cumple su condición, que lee {read}.",
   "remedy": "Corrige la condición de la pregunta o la de su sección."
  },
  "form-page-unreachable": {
   "message": "Nadie puede llegar a la página \"{key}\": nunca muestra una pregunta.",
   "remedy": "Agrégale preguntas, corrige sus condiciones o bórrala."
  },
  "form-condition-hidden": {
   "message": "Esta comparación de \"{key}\" solo se cumple mientras la pregunta \"{read}\" está oculta.",
   "remedy": "Compara con una respuesta posible, o lee la pregunta de la que depende \"{read}\"."
  },
  "form-limits-contradictory": {
   "message": "Ninguna respuesta a \"{key}\" cabe entre sus límites: {limits}.",
   "remedy": "Corrige los límites."
  },
  "form-option-repeated": {
   "message": "La pregunta \"{key}\" tiene dos opciones con el valor \"{value}\".",
   "remedy": "Dale otro valor a una de las dos: las respuestas se guardan por él."
  },
  "form-text-blank": {
   "message": "De este texto no se ve nada: quien llena el formulario no sabe qué se le pregunta.",
   "remedy": "Escribe el texto, o borra lo que se quedó vacío."
  },
  "form-prefill-type": {
   "message": "La pregunta \"{key}\" es de tipo {type} y no puede llenarse con \"{prefill}\".",
   "remedy": "Usa uno de estos tipos: {types}; o quita lo que la llena."
  },
  "form-value-unknown": {
   "message": "Nadie puede responder \"{value}\" a la pregunta \"{key}\".",
   "remedy": "Corrige el valor."
  },
  "form-setting-idle": {
   "message": "La pregunta \"{key}\" es de tipo {type} y \"{setting}\" no cambia nada en ella.",
   "remedy": "Quítalo, o usa uno de los tipos que lo toman en cuenta: {types}."
  },
  "form-end-typed": {
   "message": "La solicitud solo termina para quien escribe exactamente \"{value}\" en la pregunta \"{key}\".",
   "remedy": "Usa una pregunta de opciones o de sí o no, o quita la respuesta que termina."
  },
  "form-undecided": {
   "message": "No se pudo comprobar si alguien llega a ver la pregunta \"{key}\": depende de demasiadas condiciones a la vez.",
   "remedy": "Puede estar bien, y no impide publicar. Simplifica su condición o las de las preguntas que lee, o pruébala contestando el formulario."
  },
  "form-labour-law": {
   "message": "La ley laboral no deja contratar por lo que pregunta \"{label}\".",
   "remedy": "Borra la pregunta; para la edad basta \"¿Tienes 18 años o más?\"."
  },
  "form-money": {
   "message": "La pregunta \"{label}\" pide dinero o datos bancarios.",
   "remedy": "Bórrala: eso se pide, si acaso, después de contratar."
  },
  "form-consent-missing": {
   "message": "La pregunta \"{key}\" pide un dato sensible y el formulario no pide consentimiento expreso.",
   "remedy": "Agrega una pregunta de consentimiento."
  },
  "form-resume-required": {
   "message": "La pregunta \"{key}\" exige un CV.",
   "remedy": "Déjalo opcional: muchas personas no tienen uno en el teléfono."
  },
  "form-translation-unused": {
   "message": "El formulario no tiene el texto \"{text}\", que está traducido ({language}).",
   "remedy": "Escríbelo igual que en el formulario o borra la traducción."
  },
  "form-questions-many": {
   "message": "Hay quien ve {count} preguntas; más de {limit} cansan.",
   "remedy": "Quita las que puedan esperar a la entrevista."
  },
  "form-estimate-long": {
   "message": "Contestar en un teléfono toma unos {seconds} segundos; lo recomendable son {limit}.",
   "remedy": "Acorta los textos o cámbialos por opciones, y quita lo que pueda esperar."
  },
  "message-placeholder": {
   "message": "El texto \"{key}\" no lleva justo las partes que se llenan solas: {parts}.",
   "remedy": "Escribe entre llaves esas partes y ninguna otra."
  },
  "message-unknown": {
   "message": "La interfaz no tiene ningún texto \"{key}\": nadie lee lo que ahí se escribió.",
   "remedy": "Corrige la clave o borra el texto."
  },
  "message-untranslated": {
   "message": "Quedan {count} textos de la interfaz en otro idioma que el del sitio ({locale}), como \"{key}\".",
   "remedy": "Escríbelos en los ajustes del sitio, en «Textos»."
  },
  "measuring-unasked": {
   "message": "El sitio mide lo que hacen sus visitantes sin preguntarles antes.",
   "remedy": "Escribe en «Permiso para medir» con qué se les pregunta, o apaga la medición."
  }
 },
 "en": {
  "json-malformed": {
   "message": "The file is not valid JSON: {detail}.",
   "remedy": "Mend the syntax at the position shown; usually a comma, a quote or a brace is missing or too many."
  },
  "key-repeated": {
   "message": "The key \"{key}\" stands twice in the same object; only the last would be read.",
   "remedy": "Keep one of the two: merging two versions by hand often leaves both."
  },
  "text-invalid": {
   "message": "This text holds a character that cannot be stored (NUL or half of a Unicode character).",
   "remedy": "Delete the character; it usually comes from pasting, or from a text that was cut in the middle of an emoji."
  },
  "document-too-large": {
   "message": "The document weighs {size} KiB; the limit is {limit} KiB.",
   "remedy": "Split the page, or move embedded pictures to assets/."
  },
  "document-too-deep": {
   "message": "The nesting is deeper here than the limit of {limit} levels.",
   "remedy": "Remove levels in between; a section that only holds one other section can go."
  },
  "id-not-file-name": {
   "message": "The id is \"{id}\", but the name of the file says \"{name}\".",
   "remedy": "Set \"id\" to \"{name}\", or rename the file."
  },
  "property-missing": {
   "message": "The property \"{name}\" is missing.",
   "remedy": "Add \"{name}\"."
  },
  "property-unknown": {
   "message": "There is no property \"{name}\" here.",
   "remedy": "Delete it or correct its name."
  },
  "value-wrong-type": {
   "message": "The value must be of type {expected}.",
   "remedy": "Replace it by a value of type {expected}."
  },
  "value-not-allowed": {
   "message": "The value is not allowed.",
   "remedy": "Use one of: {allowed}."
  },
  "value-wrong-format": {
   "message": "The value does not have the expected format.",
   "remedy": "Write {format}."
  },
  "value-too-long": {
   "message": "The value exceeds the limit of {limit} ({unit}).",
   "remedy": "Shorten it to {limit} or fewer."
  },
  "value-too-short": {
   "message": "The value stays below the minimum of {limit} ({unit}).",
   "remedy": "Extend it to at least {limit}."
  },
  "value-out-of-range": {
   "message": "The number is out of range: it must be {comparison} {limit}.",
   "remedy": "Use a number that is {comparison} {limit}."
  },
  "value-repeated": {
   "message": "The list has this value already, at place {first}.",
   "remedy": "Remove one of the two, or choose another value."
  },
  "section-two-contents": {
   "message": "The section has both a widget and sub-sections.",
   "remedy": "Keep only \"widgetId\" or only \"subSections\"; where both are needed, put the widget into a sub-section."
  },
  "variant-invalid": {
   "message": "With the changes of its /p/ variant the content is no longer valid ({cause}).",
   "remedy": "Correct the values in variants.p."
  },
  "widget-type-unknown": {
   "message": "There is no widget type \"{type}\".",
   "remedy": "Correct the type, or update Rumbo if the widget is of a newer version; its content is kept as it is."
  },
  "widget-version-unknown": {
   "message": "The widget has version {version} of \"{type}\"; this installation knows up to {known}.",
   "remedy": "Update the installation. Until then its content is kept as it is and not shown."
  },
  "widget-migration-failed": {
   "message": "The content could not be brought from version {version} of \"{type}\" to the next: {detail}.",
   "remedy": "Correct the content by version {version}, or make the widget again."
  },
  "form-too-large": {
   "message": "The form weighs {size} KiB; the limit is {limit} KiB.",
   "remedy": "Shorten texts, options or translations, or split the questions into two stages."
  },
  "form-id-reserved": {
   "message": "No form can be called \"{id}\": it is part of an address of the service.",
   "remedy": "Choose another id."
  },
  "form-key-repeated": {
   "message": "The key \"{key}\" is used already.",
   "remedy": "Give it another key; answers are kept by it."
  },
  "form-options-missing": {
   "message": "The question is one of choosing, but has no options.",
   "remedy": "Add \"options\", or choose another type of question."
  },
  "form-day-missing": {
   "message": "There is no day {day}.",
   "remedy": "Correct the day or the month."
  },
  "form-condition-shape": {
   "message": "This condition says several things at once, or nothing.",
   "remedy": "Keep one: \"all\", \"any\" or \"not\", or \"question\" with one comparison (\"is\", \"isNot\", \"oneOf\", \"answered\", \"atLeast\", \"atMost\")."
  },
  "form-condition-large": {
   "message": "The condition has {depth} levels and {leaves} comparisons; the limits are {maxDepth} and {maxLeaves}.",
   "remedy": "Simplify it, or put the questions into a section with a condition of its own."
  },
  "form-reference-unknown": {
   "message": "The form has no question \"{key}\".",
   "remedy": "Correct the key or delete the comparison."
  },
  "form-reference-later": {
   "message": "The condition reads \"{key}\", which is asked later or is the question itself.",
   "remedy": "Move that question to before it, or read an earlier one."
  },
  "id-duplicate": {
   "message": "The identifier \"{id}\" is used twice on this page.",
   "remedy": "Give one of the two another identifier."
  },
  "widget-dangling": {
   "message": "The widget \"{id}\" is used but does not exist on this page.",
   "remedy": "Add the widget to \"widgets\" or correct the reference."
  },
  "widget-cycle": {
   "message": "Widgets contain each other in a circle: {path}.",
   "remedy": "Remove one reference of the circle."
  },
  "widget-unused": {
   "message": "No section or widget shows the widget \"{id}\".",
   "remedy": "Place it in a section or delete it."
  },
  "widget-repeated": {
   "message": "The page already has another block like this one, and needs only one.",
   "remedy": "Delete one of the two."
  },
  "section-empty": {
   "message": "The section \"{id}\" is empty: visitors see a gap there.",
   "remedy": "Put a widget into it or delete it."
  },
  "phones-empty": {
   "message": "On phones this page has no content: all its sections are for desktops only.",
   "remedy": "Take \"desktop only\" off the sections that everybody has to see."
  },
  "title-blank": {
   "message": "Nothing of this text can be seen: it holds only spaces or characters without width.",
   "remedy": "Write what the page is about."
  },
  "text-unwritten": {
   "message": "The text \"{text}\" is the sample that the block came with.",
   "remedy": "Write your own or delete it."
  },
  "text-empty": {
   "message": "Nothing is written here: visitors see a gap.",
   "remedy": "Write the text, or delete what was left empty."
  },
  "steps-uncounted": {
   "message": "The steps do not follow one another: they are numbered {numbers}.",
   "remedy": "Correct the numbers of the steps in the order in which they are read."
  },
  "rich-text-dropped": {
   "message": "Visitors will not get this of the text: {dropped}.",
   "remedy": "Use links that begin with https:, mailto:, tel:, / or #, and put pictures and videos into blocks of their own; what is hidden is not shown."
  },
  "similar-nowhere": {
   "message": "The list shows jobs like the one of the page, and this page is not one of a job.",
   "remedy": "Choose another list, such as the newest: visitors see nothing here."
  },
  "link-dead": {
   "message": "The link \"{href}\" leads to no page of this site.",
   "remedy": "Correct the address or create the page."
  },
  "section-link-dead": {
   "message": "The link \"{href}\" leads to a section that is not on this page.",
   "remedy": "Choose another section in the field of the link, or take the link out."
  },
  "link-unpublished": {
   "message": "The link \"{href}\" leads to the page \"{page}\", which is not published yet.",
   "remedy": "Publish that page or remove the link."
  },
  "cta-empty": {
   "message": "This link is of no use: its text is \"{label}\" and its target is \"{href}\".",
   "remedy": "Write a text that can be seen and a target that leads somewhere."
  },
  "image-alt-missing": {
   "message": "The picture \"{src}\" has no alternative text.",
   "remedy": "Describe the picture in \"alt\", or set \"decorative\": true if it only decorates."
  },
  "asset-missing": {
   "message": "The file \"{src}\" is not in the site's folder.",
   "remedy": "Add it to assets/ or correct the path."
  },
  "form-unknown": {
   "message": "The site has no form \"{id}\".",
   "remedy": "Correct the identifier or create the form."
  },
  "heading-missing": {
   "message": "The page has no heading of level 1.",
   "remedy": "Give level 1 to the heading that says what the page is about."
  },
  "resume-nowhere": {
   "message": "The link \"{href}\" asks for a CV alone, and the page \"{page}\" has no place for it.",
   "remedy": "Add a question of the type resume to the form, or a CV upload to the page."
  },
  "heading-repeated": {
   "message": "The page already has a heading of level 1, in \"{first}\".",
   "remedy": "Keep level 1 for the title of the page and give this heading level 2."
  },
  "heading-order": {
   "message": "A heading of level {previous} is followed by one of level {level}: a level between them is left out.",
   "remedy": "Change the level of one of the two."
  },
  "events-expired": {
   "message": "Everything that this widget announces is over; the last of it ended on {day}.",
   "remedy": "Enter new dates or remove the widget."
  },
  "end-before-start": {
   "message": "It ends before it begins: it begins on {start} and ends on {end}.",
   "remedy": "Correct one of the dates; as it is nobody sees it announced."
  },
  "day-impossible": {
   "message": "There is no {day}: that month does not have that day.",
   "remedy": "Enter the right day; the page would announce one of the next month."
  },
  "url-collision": {
   "message": "The address \"{url}\" already belongs to the page \"{page}\".",
   "remedy": "Change the address of one of the two pages."
  },
  "page-id-collision": {
   "message": "Another page of this site has the identifier \"{id}\" too.",
   "remedy": "Give one of the two pages another identifier."
  },
  "url-reserved": {
   "message": "Nobody can visit the address \"{url}\": its part \"{segment}\" means something else.",
   "remedy": "Change that part of the address."
  },
  "address-unseen": {
   "message": "The address holds a character that cannot be seen ({character}).",
   "remedy": "Delete it and type it by hand: who types or prints it would not get there."
  },
  "channel-type": {
   "message": "The address \"{url}\" ends in \"{channel}\", as those of forms do, but the page is not of type APPLY.",
   "remedy": "Change the type to APPLY or the last part of the address."
  },
  "contrast-low": {
   "message": "Text in \"{textColor}\" is hard to read on \"{groundColor}\" ({color}): its contrast is {ratio} and must be at least 4.5.",
   "remedy": "Make one of the two colours of the theme darker or lighter."
  },
  "section-contrast": {
   "message": "Text may be hard to read on the background \"{background}\": the contrast of {color} on {ground} is {ratio} and must be at least 4.5.",
   "remedy": "Choose another background or change the colours of the theme."
  },
  "image-over-budget": {
   "message": "The picture \"{src}\" weighs {size} KiB on a phone; the site allows {limit} KiB.",
   "remedy": "Use a picture with less detail, or a smaller one."
  },
  "markup-over-budget": {
   "message": "The HTML and styles of the page weigh {size} KiB; the site allows {limit} KiB. Heaviest is \"{widget}\" with {share} KiB.",
   "remedy": "Shorten that widget or move a part to another page."
  },
  "scripts-over-budget": {
   "message": "The scripts of the page weigh {size} KiB; the site allows {limit} KiB. Heaviest is \"{widget}\" with {share} KiB.",
   "remedy": "Remove that widget or replace it by a simpler one."
  },
  "page-over-budget": {
   "message": "The page weighs {size} KiB; the site allows {limit} KiB. Heaviest is \"{widget}\" with {share} KiB.",
   "remedy": "Lighten that widget, most often by its pictures, or move a part to another page."
  },
  "form-question-unreachable": {
   "message": "Nobody can get to the question \"{key}\": no set of answers meets its condition, which reads {read}.",
   "remedy": "Correct the condition of the question or that of its section."
  },
  "form-page-unreachable": {
   "message": "Nobody can get to the page \"{key}\": it never shows a question.",
   "remedy": "Add questions, correct its conditions or delete it."
  },
  "form-condition-hidden": {
   "message": "This comparison of \"{key}\" only holds while the question \"{read}\" is hidden.",
   "remedy": "Compare with an answer that is possible, or read the question that \"{read}\" depends on."
  },
  "form-limits-contradictory": {
   "message": "No answer to \"{key}\" fits its limits: {limits}.",
   "remedy": "Correct the limits."
  },
  "form-option-repeated": {
   "message": "The question \"{key}\" has two options with the value \"{value}\".",
   "remedy": "Give one of them another value; answers are kept by it."
  },
  "form-text-blank": {
   "message": "Nothing of this text can be seen: whoever fills the form in does not know what is asked.",
   "remedy": "Write the text, or delete what was left empty."
  },
  "form-prefill-type": {
   "message": "The question \"{key}\" is of the type {type}, which cannot be filled with \"{prefill}\".",
   "remedy": "Use one of these types: {types}; or delete \"prefill\"."
  },
  "form-value-unknown": {
   "message": "Nobody can answer \"{value}\" to the question \"{key}\".",
   "remedy": "Correct the value."
  },
  "form-setting-idle": {
   "message": "The question \"{key}\" is of the type {type}, for which \"{setting}\" does nothing.",
   "remedy": "Delete it, or use one of the types that heed it: {types}."
  },
  "form-end-typed": {
   "message": "The application ends only for who types exactly \"{value}\" at the question \"{key}\".",
   "remedy": "Use a choice or a yes-no, or delete the answer that ends it."
  },
  "form-undecided": {
   "message": "It could not be checked whether anybody gets to see the question \"{key}\": it depends on too many conditions at once.",
   "remedy": "It may be fine, and does not keep the form from being published. Simplify its condition or those of the questions that it reads, or try it by filling the form in."
  },
  "form-labour-law": {
   "message": "Labour law lets nobody be hired by what \"{label}\" asks for.",
   "remedy": "Delete the question; of the age, \"Are you 18 or older?\" is enough."
  },
  "form-money": {
   "message": "The question \"{label}\" asks for money or bank data.",
   "remedy": "Delete it; that is asked for after hiring, if at all."
  },
  "form-consent-missing": {
   "message": "The question \"{key}\" asks for sensitive data, and the form for no express consent.",
   "remedy": "Add a question of the type consent."
  },
  "form-resume-required": {
   "message": "The question \"{key}\" demands a CV.",
   "remedy": "Leave it optional: many people have none on their phone."
  },
  "form-translation-unused": {
   "message": "The form has no text \"{text}\", which is translated ({language}).",
   "remedy": "Write it as the form does, or delete the translation."
  },
  "form-questions-many": {
   "message": "Some people see {count} questions; more than {limit} tire.",
   "remedy": "Take out those that can wait for the interview."
  },
  "form-estimate-long": {
   "message": "To answer on a phone takes about {seconds} seconds; {limit} are advisable.",
   "remedy": "Shorten texts or make them choices, and take out what can wait."
  },
  "message-placeholder": {
   "message": "The text \"{key}\" does not have exactly the parts that are filled in: {parts}.",
   "remedy": "Write those parts in braces, and no others."
  },
  "message-unknown": {
   "message": "The interface has no text \"{key}\": nobody reads what was written there.",
   "remedy": "Correct the key or delete the text."
  },
  "message-untranslated": {
   "message": "{count} interface texts are left in another language than the site’s ({locale}), such as \"{key}\".",
   "remedy": "Write them in the settings of the site, under \"Texts\"."
  },
  "measuring-unasked": {
   "message": "The site measures what its visitors do without asking them first.",
   "remedy": "Say under “Leave to measure” what they are asked with, or turn measuring off."
  }
 }
};
