// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { ChoiceLabels, Shape } from '#schemas/definitions/object-shape.ts';

export const shapes: Readonly<Record<string, Shape>> = {
 "Link": {
  "label": {
   "es": "Enlace",
   "en": "Link"
  },
  "fields": {
   "label": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "href": {
    "label": {
     "es": "Destino",
     "en": "Target"
    }
   },
   "newTab": {
    "label": {
     "es": "Abrir en otra pestaña",
     "en": "Open in a new tab"
    }
   }
  }
 },
 "Image": {
  "label": {
   "es": "Imagen",
   "en": "Image"
  },
  "fields": {
   "src": {
    "label": {
     "es": "Archivo",
     "en": "File"
    }
   },
   "alt": {
    "label": {
     "es": "Texto alternativo",
     "en": "Alternative text"
    }
   },
   "width": {
    "label": {
     "es": "Ancho",
     "en": "Width"
    }
   },
   "height": {
    "label": {
     "es": "Alto",
     "en": "Height"
    }
   },
   "decorative": {
    "label": {
     "es": "Solo decorativa",
     "en": "Decorative only"
    }
   },
   "focus": {
    "label": {
     "es": "Punto de interés",
     "en": "Focus point"
    },
    "of": "FocusPoint"
   }
  }
 },
 "FocusPoint": {
  "label": {
   "es": "Punto de interés",
   "en": "Focus point"
  },
  "fields": {
   "x": {
    "label": {
     "es": "Horizontal (%)",
     "en": "Horizontal (%)"
    }
   },
   "y": {
    "label": {
     "es": "Vertical (%)",
     "en": "Vertical (%)"
    }
   }
  }
 },
 "SectionOptions": {
  "label": {
   "es": "Opciones de sección",
   "en": "Section options"
  },
  "fields": {
   "childDirection": {
    "label": {
     "es": "Dirección",
     "en": "Direction"
    },
    "choices": "ChildDirection"
   },
   "px": {
    "label": {
     "es": "Relleno horizontal (px)",
     "en": "Horizontal padding (px)"
    }
   },
   "py": {
    "label": {
     "es": "Relleno vertical (px)",
     "en": "Vertical padding (px)"
    }
   },
   "mx": {
    "label": {
     "es": "Margen horizontal (px)",
     "en": "Horizontal margin (px)"
    }
   },
   "my": {
    "label": {
     "es": "Margen vertical (px)",
     "en": "Vertical margin (px)"
    }
   },
   "gap": {
    "label": {
     "es": "Separación (px)",
     "en": "Gap (px)"
    }
   },
   "span": {
    "label": {
     "es": "Ancho en la fila (%)",
     "en": "Share of the row (%)"
    }
   },
   "padding": {
    "label": {
     "es": "Relleno (px)",
     "en": "Padding (px)"
    }
   },
   "animation": {
    "label": {
     "es": "Animación de entrada",
     "en": "Entry animation"
    },
    "choices": "EntryAnimation"
   },
   "desktopOnly": {
    "label": {
     "es": "Solo en computadora",
     "en": "Desktop only"
    }
   },
   "background": {
    "label": {
     "es": "Fondo",
     "en": "Background"
    },
    "choices": "ColorToken"
   },
   "maxWidth": {
    "label": {
     "es": "Ancho máximo",
     "en": "Maximum width"
    },
    "choices": "MaxWidth"
   },
   "breakpoints": {
    "label": {
     "es": "Por tamaño de pantalla",
     "en": "By screen size"
    },
    "of": "SectionBreakpoints"
   }
  }
 },
 "SectionBreakpoints": {
  "label": {
   "es": "Por tamaño de pantalla",
   "en": "By screen size"
  },
  "fields": {
   "mobile": {
    "label": {
     "es": "Celular",
     "en": "Mobile"
    },
    "of": "SectionOverrides"
   },
   "tablet": {
    "label": {
     "es": "Tableta",
     "en": "Tablet"
    },
    "of": "SectionOverrides"
   },
   "desktop": {
    "label": {
     "es": "Computadora",
     "en": "Desktop"
    },
    "of": "SectionOverrides"
   }
  }
 },
 "SectionOverrides": {
  "label": {
   "es": "Cambios en este tamaño",
   "en": "Overrides at this size"
  },
  "fields": {
   "px": {
    "label": {
     "es": "Relleno horizontal (px)",
     "en": "Horizontal padding (px)"
    }
   },
   "py": {
    "label": {
     "es": "Relleno vertical (px)",
     "en": "Vertical padding (px)"
    }
   },
   "mx": {
    "label": {
     "es": "Margen horizontal (px)",
     "en": "Horizontal margin (px)"
    }
   },
   "my": {
    "label": {
     "es": "Margen vertical (px)",
     "en": "Vertical margin (px)"
    }
   },
   "gap": {
    "label": {
     "es": "Separación (px)",
     "en": "Gap (px)"
    }
   },
   "span": {
    "label": {
     "es": "Ancho en la fila (%)",
     "en": "Share of the row (%)"
    }
   },
   "padding": {
    "label": {
     "es": "Relleno (px)",
     "en": "Padding (px)"
    }
   },
   "animation": {
    "label": {
     "es": "Animación de entrada",
     "en": "Entry animation"
    },
    "choices": "EntryAnimation"
   },
   "background": {
    "label": {
     "es": "Fondo",
     "en": "Background"
    },
    "choices": "ColorToken"
   },
   "maxWidth": {
    "label": {
     "es": "Ancho máximo",
     "en": "Maximum width"
    },
    "choices": "MaxWidth"
   }
  }
 },
 "Section": {
  "label": {
   "es": "Sección",
   "en": "Section"
  },
  "fields": {
   "sectionId": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "widgetId": {
    "label": {
     "es": "Widget",
     "en": "Widget"
    }
   },
   "subSections": {
    "label": {
     "es": "Subsecciones",
     "en": "Sub-sections"
    },
    "of": "Section",
    "isList": true
   },
   "options": {
    "label": {
     "es": "Opciones",
     "en": "Options"
    },
    "of": "SectionOptions"
   }
  }
 },
 "PageMetadata": {
  "label": {
   "es": "Metadatos",
   "en": "Metadata"
  },
  "fields": {
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "description": {
    "label": {
     "es": "Descripción",
     "en": "Description"
    }
   },
   "image": {
    "label": {
     "es": "Imagen para compartir",
     "en": "Sharing image"
    }
   },
   "robots": {
    "label": {
     "es": "Visibilidad en buscadores",
     "en": "Search visibility"
    },
    "choices": "Robots"
   },
   "lang": {
    "label": {
     "es": "Idioma",
     "en": "Language"
    },
    "choices": "Language"
   },
   "budgets": {
    "label": {
     "es": "Límites de peso propios",
     "en": "Weight budgets of its own"
    },
    "of": "Budgets"
   },
   "layout": {
    "label": {
     "es": "Estructura",
     "en": "Layout"
    },
    "of": "Section"
   }
  }
 },
 "WidgetEnvelope": {
  "label": {
   "es": "Widget",
   "en": "Widget"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "type": {
    "label": {
     "es": "Tipo",
     "en": "Type"
    }
   },
   "version": {
    "label": {
     "es": "Versión",
     "en": "Version"
    }
   },
   "content": {
    "label": {
     "es": "Contenido",
     "en": "Content"
    }
   },
   "variants": {
    "label": {
     "es": "Variantes",
     "en": "Variants"
    },
    "of": "WidgetVariants"
   }
  }
 },
 "WidgetVariants": {
  "label": {
   "es": "Variantes",
   "en": "Variants"
  },
  "fields": {
   "p": {
    "label": {
     "es": "En rutas /p/",
     "en": "On /p/ paths"
    }
   }
  }
 },
 "Page": {
  "label": {
   "es": "Página",
   "en": "Page"
  },
  "fields": {
   "$schema": {
    "label": {
     "es": "$schema",
     "en": "$schema"
    }
   },
   "schemaVersion": {
    "label": {
     "es": "Versión del esquema",
     "en": "Schema version"
    }
   },
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "url": {
    "label": {
     "es": "Dirección",
     "en": "Address"
    }
   },
   "aliases": {
    "label": {
     "es": "Otras direcciones",
     "en": "Other addresses"
    },
    "isList": true
   },
   "type": {
    "label": {
     "es": "Tipo de página",
     "en": "Page type"
    },
    "choices": "PageType"
   },
   "metadata": {
    "label": {
     "es": "Metadatos",
     "en": "Metadata"
    },
    "of": "PageMetadata"
   },
   "widgets": {
    "label": {
     "es": "Widgets",
     "en": "Widgets"
    },
    "of": "WidgetEnvelope",
    "isList": true
   }
  }
 },
 "ServiceHosts": {
  "label": {
   "es": "Servidores de los servicios",
   "en": "Hosts of services"
  },
  "fields": {
   "forms": {
    "label": {
     "es": "Formularios de solicitud",
     "en": "Application forms"
    }
   },
   "jobs": {
    "label": {
     "es": "Vacantes",
     "en": "Jobs"
    }
   },
   "locations": {
    "label": {
     "es": "Ubicaciones",
     "en": "Locations"
    }
   },
   "personalisation": {
    "label": {
     "es": "Recomendaciones",
     "en": "Recommendations"
    }
   }
  }
 },
 "SiteUrls": {
  "label": {
   "es": "Direcciones",
   "en": "Addresses"
  },
  "fields": {
   "home": {
    "label": {
     "es": "Inicio",
     "en": "Home"
    }
   },
   "jobListing": {
    "label": {
     "es": "Búsqueda de empleos",
     "en": "Job search"
    }
   }
  }
 },
 "Company": {
  "label": {
   "es": "Empresa",
   "en": "Company"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Razón social",
     "en": "Legal name"
    }
   },
   "logo": {
    "label": {
     "es": "Logotipo",
     "en": "Logo"
    },
    "of": "Image"
   },
   "summary": {
    "label": {
     "es": "Qué hace, en una línea",
     "en": "What it does, in one line"
    }
   },
   "page": {
    "label": {
     "es": "Su página en el sitio",
     "en": "Its page on the site"
    }
   }
  }
 },
 "Theme": {
  "label": {
   "es": "Apariencia",
   "en": "Theme"
  },
  "fields": {
   "colors": {
    "label": {
     "es": "Colores",
     "en": "Colours"
    },
    "of": "ThemeColors"
   },
   "sky": {
    "label": {
     "es": "Degradado",
     "en": "Gradient"
    },
    "isList": true
   },
   "radius": {
    "label": {
     "es": "Esquinas",
     "en": "Corners"
    },
    "of": "ThemeRadius"
   },
   "fonts": {
    "label": {
     "es": "Tipografía",
     "en": "Type"
    },
    "of": "ThemeFonts"
   },
   "labelCase": {
    "label": {
     "es": "Mayúsculas en etiquetas",
     "en": "Label case"
    },
    "choices": "Theme.labelCase"
   }
  }
 },
 "ThemeColors": {
  "label": {
   "es": "Colores",
   "en": "Colours"
  },
  "fields": {
   "ink": {
    "label": {
     "es": "Tinta",
     "en": "Ink"
    }
   },
   "muted": {
    "label": {
     "es": "Texto secundario",
     "en": "Muted text"
    }
   },
   "paper": {
    "label": {
     "es": "Papel",
     "en": "Paper"
    }
   },
   "surface": {
    "label": {
     "es": "Superficie",
     "en": "Surface"
    }
   },
   "tint": {
    "label": {
     "es": "Matiz",
     "en": "Tint"
    }
   },
   "line": {
    "label": {
     "es": "Línea",
     "en": "Line"
    }
   },
   "accent": {
    "label": {
     "es": "Acento",
     "en": "Accent"
    }
   },
   "onAccent": {
    "label": {
     "es": "Texto sobre acento",
     "en": "Text on accent"
    }
   },
   "action": {
    "label": {
     "es": "Acción",
     "en": "Action"
    }
   },
   "actionHover": {
    "label": {
     "es": "Acción al pasar",
     "en": "Action on hover"
    }
   },
   "onAction": {
    "label": {
     "es": "Texto sobre acción",
     "en": "Text on action"
    }
   },
   "secondary": {
    "label": {
     "es": "Secundario",
     "en": "Secondary"
    }
   }
  }
 },
 "ThemeRadius": {
  "label": {
   "es": "Esquinas",
   "en": "Corners"
  },
  "fields": {
   "card": {
    "label": {
     "es": "Tarjetas (px)",
     "en": "Cards (px)"
    }
   },
   "input": {
    "label": {
     "es": "Campos (px)",
     "en": "Inputs (px)"
    }
   },
   "button": {
    "label": {
     "es": "Botones (px)",
     "en": "Buttons (px)"
    }
   }
  }
 },
 "ThemeFonts": {
  "label": {
   "es": "Tipografía",
   "en": "Type"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Títulos",
     "en": "Headings"
    },
    "choices": "FontFamily"
   }
  }
 },
 "SiteMetadata": {
  "label": {
   "es": "Metadatos",
   "en": "Metadata"
  },
  "fields": {
   "titleSuffix": {
    "label": {
     "es": "Final del título",
     "en": "Title suffix"
    }
   },
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    }
   },
   "image": {
    "label": {
     "es": "Imagen para compartir",
     "en": "Sharing image"
    }
   }
  }
 },
 "SiteConsent": {
  "label": {
   "es": "Permiso para medir",
   "en": "Leave to measure"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "policy": {
    "label": {
     "es": "Enlace a la política",
     "en": "Link to the policy"
    },
    "of": "Link"
   },
   "version": {
    "label": {
     "es": "Versión",
     "en": "Version"
    }
   }
  }
 },
 "CustomParameter": {
  "label": {
   "es": "Parámetro",
   "en": "Parameter"
  },
  "fields": {
   "key": {
    "label": {
     "es": "Clave",
     "en": "Key"
    }
   },
   "value": {
    "label": {
     "es": "Valor",
     "en": "Value"
    }
   },
   "parameterPath": {
    "label": {
     "es": "Ruta del dato",
     "en": "Parameter path"
    }
   },
   "dependentEntity": {
    "label": {
     "es": "Depende de",
     "en": "Depends on"
    },
    "choices": "CustomParameter.dependentEntity"
   }
  }
 },
 "SiteMap": {
  "label": {
   "es": "Mapa",
   "en": "Map"
  },
  "fields": {
   "styleUrl": {
    "label": {
     "es": "Estilo del mapa",
     "en": "Map style"
    }
   },
   "hosts": {
    "label": {
     "es": "Servidores del mapa",
     "en": "Hosts of the map"
    },
    "isList": true
   }
  }
 },
 "Budgets": {
  "label": {
   "es": "Límites de peso",
   "en": "Weight budgets"
  },
  "fields": {
   "page": {
    "label": {
     "es": "Página completa (KiB)",
     "en": "Whole page (KiB)"
    }
   },
   "markup": {
    "label": {
     "es": "HTML y estilos (KiB)",
     "en": "HTML and styles (KiB)"
    }
   },
   "scripts": {
    "label": {
     "es": "Scripts (KiB)",
     "en": "Scripts (KiB)"
    }
   },
   "image": {
    "label": {
     "es": "Cada imagen (KiB)",
     "en": "Each picture (KiB)"
    }
   }
  }
 },
 "Site": {
  "label": {
   "es": "Sitio",
   "en": "Site"
  },
  "fields": {
   "$schema": {
    "label": {
     "es": "$schema",
     "en": "$schema"
    }
   },
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "agencyId": {
    "label": {
     "es": "Agencia",
     "en": "Agency"
    }
   },
   "agencyName": {
    "label": {
     "es": "Nombre de la agencia",
     "en": "Agency name"
    }
   },
   "clientId": {
    "label": {
     "es": "Cliente",
     "en": "Client"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "sitePrefix": {
    "label": {
     "es": "Prefijo de las rutas",
     "en": "Path prefix"
    }
   },
   "hosts": {
    "label": {
     "es": "Dominios",
     "en": "Domains"
    },
    "isList": true
   },
   "apiHosts": {
    "label": {
     "es": "Servidores de los servicios",
     "en": "Hosts of services"
    },
    "of": "ServiceHosts"
   },
   "country": {
    "label": {
     "es": "Países",
     "en": "Countries"
    }
   },
   "locale": {
    "label": {
     "es": "Idioma y región",
     "en": "Locale"
    },
    "choices": "Site.locale"
   },
   "urls": {
    "label": {
     "es": "Direcciones",
     "en": "Addresses"
    },
    "of": "SiteUrls"
   },
   "companies": {
    "label": {
     "es": "Empresas",
     "en": "Companies"
    },
    "of": "Company",
    "isList": true
   },
   "theme": {
    "label": {
     "es": "Apariencia",
     "en": "Theme"
    },
    "of": "Theme"
   },
   "metadata": {
    "label": {
     "es": "Metadatos",
     "en": "Metadata"
    },
    "of": "SiteMetadata"
   },
   "enableWidgetTracking": {
    "label": {
     "es": "Medir widgets",
     "en": "Widget tracking"
    }
   },
   "consent": {
    "label": {
     "es": "Permiso para medir",
     "en": "Leave to measure"
    },
    "of": "SiteConsent"
   },
   "appendTrackingParams": {
    "label": {
     "es": "Agregar parámetros de origen",
     "en": "Append tracking parameters"
    }
   },
   "customParameters": {
    "label": {
     "es": "Parámetros propios",
     "en": "Custom parameters"
    },
    "of": "CustomParameter",
    "isList": true
   },
   "messages": {
    "label": {
     "es": "Textos de la interfaz",
     "en": "Interface texts"
    },
    "of": "MessageOverrides"
   },
   "showWidgetErrors": {
    "label": {
     "es": "Mostrar errores de widgets",
     "en": "Show widget errors"
    }
   },
   "reportThreshold": {
    "label": {
     "es": "Reportes que ocultan una vacante",
     "en": "Reports that hide a job"
    }
   },
   "budgets": {
    "label": {
     "es": "Límites de peso",
     "en": "Weight budgets"
    },
    "of": "Budgets"
   },
   "searchSynonyms": {
    "label": {
     "es": "Sinónimos de la búsqueda",
     "en": "Search synonyms"
    },
    "isList": true
   },
   "map": {
    "label": {
     "es": "Mapa",
     "en": "Map"
    },
    "of": "SiteMap"
   }
  }
 },
 "FormPage": {
  "label": {
   "es": "Página del formulario",
   "en": "Form page"
  },
  "fields": {
   "keyId": {
    "label": {
     "es": "Clave",
     "en": "Key"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "sections": {
    "label": {
     "es": "Secciones",
     "en": "Sections"
    },
    "of": "FormSection",
    "isList": true
   }
  }
 },
 "FormSection": {
  "label": {
   "es": "Sección del formulario",
   "en": "Form section"
  },
  "fields": {
   "keyId": {
    "label": {
     "es": "Clave",
     "en": "Key"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "visibleWhen": {
    "label": {
     "es": "Mostrar si",
     "en": "Show if"
    },
    "of": "Condition"
   },
   "questions": {
    "label": {
     "es": "Preguntas",
     "en": "Questions"
    },
    "of": "FormQuestion",
    "isList": true
   }
  }
 },
 "FormQuestion": {
  "label": {
   "es": "Pregunta",
   "en": "Question"
  },
  "fields": {
   "keyId": {
    "label": {
     "es": "Clave",
     "en": "Key"
    }
   },
   "type": {
    "label": {
     "es": "Tipo",
     "en": "Type"
    },
    "choices": "QuestionType"
   },
   "label": {
    "label": {
     "es": "Pregunta",
     "en": "Question"
    }
   },
   "help": {
    "label": {
     "es": "Ayuda",
     "en": "Help"
    }
   },
   "required": {
    "label": {
     "es": "Obligatoria",
     "en": "Required"
    }
   },
   "limits": {
    "label": {
     "es": "Límites",
     "en": "Limits"
    },
    "of": "QuestionLimits"
   },
   "options": {
    "label": {
     "es": "Opciones",
     "en": "Options"
    },
    "of": "QuestionOption",
    "isList": true
   },
   "visibleWhen": {
    "label": {
     "es": "Mostrar si",
     "en": "Show if"
    },
    "of": "Condition"
   },
   "autocomplete": {
    "label": {
     "es": "Autocompletar",
     "en": "Autocomplete"
    }
   },
   "prefill": {
    "label": {
     "es": "Llenar con",
     "en": "Prefill with"
    },
    "choices": "PrefillKind"
   },
   "sensitive": {
    "label": {
     "es": "Dato sensible",
     "en": "Sensitive"
    }
   },
   "ends": {
    "label": {
     "es": "Respuestas que terminan",
     "en": "Answers that end it"
    },
    "of": "QuestionEnd",
    "isList": true
   }
  }
 },
 "QuestionLimits": {
  "label": {
   "es": "Límites",
   "en": "Limits"
  },
  "fields": {
   "min": {
    "label": {
     "es": "Mínimo",
     "en": "Minimum"
    }
   },
   "max": {
    "label": {
     "es": "Máximo",
     "en": "Maximum"
    }
   },
   "minLength": {
    "label": {
     "es": "Letras como mínimo",
     "en": "Fewest characters"
    }
   },
   "maxLength": {
    "label": {
     "es": "Letras como máximo",
     "en": "Most characters"
    }
   },
   "minChosen": {
    "label": {
     "es": "Opciones como mínimo",
     "en": "Fewest choices"
    }
   },
   "maxChosen": {
    "label": {
     "es": "Opciones como máximo",
     "en": "Most choices"
    }
   },
   "from": {
    "label": {
     "es": "Desde",
     "en": "From"
    }
   },
   "to": {
    "label": {
     "es": "Hasta",
     "en": "To"
    }
   }
  }
 },
 "QuestionOption": {
  "label": {
   "es": "Opción",
   "en": "Option"
  },
  "fields": {
   "value": {
    "label": {
     "es": "Valor guardado",
     "en": "Stored value"
    }
   },
   "label": {
    "label": {
     "es": "Texto",
     "en": "Label"
    }
   }
  }
 },
 "QuestionEnd": {
  "label": {
   "es": "Respuesta que termina",
   "en": "Answer that ends it"
  },
  "fields": {
   "value": {
    "label": {
     "es": "Respuesta",
     "en": "Answer"
    }
   },
   "text": {
    "label": {
     "es": "Texto amable",
     "en": "Friendly text"
    }
   }
  }
 },
 "Condition": {
  "label": {
   "es": "Condición",
   "en": "Condition"
  },
  "fields": {
   "all": {
    "label": {
     "es": "Todas",
     "en": "All of"
    },
    "of": "Condition",
    "isList": true
   },
   "any": {
    "label": {
     "es": "Alguna",
     "en": "Any of"
    },
    "of": "Condition",
    "isList": true
   },
   "not": {
    "label": {
     "es": "No",
     "en": "Not"
    },
    "of": "Condition"
   },
   "question": {
    "label": {
     "es": "Pregunta",
     "en": "Question"
    }
   },
   "is": {
    "label": {
     "es": "Es",
     "en": "Is"
    }
   },
   "isNot": {
    "label": {
     "es": "No es",
     "en": "Is not"
    }
   },
   "oneOf": {
    "label": {
     "es": "Es una de",
     "en": "Is one of"
    },
    "isList": true
   },
   "answered": {
    "label": {
     "es": "Tiene respuesta",
     "en": "Is answered"
    }
   },
   "atLeast": {
    "label": {
     "es": "Como mínimo",
     "en": "At least"
    }
   },
   "atMost": {
    "label": {
     "es": "Como máximo",
     "en": "At most"
    }
   }
  }
 },
 "FormClientConfig": {
  "label": {
   "es": "Lectura de CV",
   "en": "CV reading"
  },
  "fields": {
   "enableResumeParsing": {
    "label": {
     "es": "Leer el CV para llenar el formulario",
     "en": "Read the CV to fill the form in"
    }
   }
  }
 },
 "FormNotice": {
  "label": {
   "es": "Aviso de privacidad",
   "en": "Privacy notice"
  },
  "fields": {
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "version": {
    "label": {
     "es": "Versión",
     "en": "Version"
    }
   },
   "voluntary": {
    "label": {
     "es": "Finalidades voluntarias",
     "en": "Voluntary purposes"
    },
    "of": "VoluntaryPurpose",
    "isList": true
   }
  }
 },
 "VoluntaryPurpose": {
  "label": {
   "es": "Finalidad voluntaria",
   "en": "Voluntary purpose"
  },
  "fields": {
   "key": {
    "label": {
     "es": "Clave",
     "en": "Key"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   }
  }
 },
 "Form": {
  "label": {
   "es": "Formulario",
   "en": "Form"
  },
  "fields": {
   "$schema": {
    "label": {
     "es": "$schema",
     "en": "$schema"
    }
   },
   "schemaVersion": {
    "label": {
     "es": "Versión del esquema",
     "en": "Schema version"
    }
   },
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "version": {
    "label": {
     "es": "Servicio",
     "en": "Service"
    },
    "choices": "FormVersion"
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "templateId": {
    "label": {
     "es": "Identificador en v1",
     "en": "Id in v1"
    }
   },
   "channels": {
    "label": {
     "es": "Canales",
     "en": "Channels"
    },
    "isList": true,
    "choices": "FormChannel"
   },
   "stage": {
    "label": {
     "es": "Etapa",
     "en": "Stage"
    }
   },
   "review": {
    "label": {
     "es": "Página de revisión",
     "en": "Review page"
    }
   },
   "pages": {
    "label": {
     "es": "Páginas",
     "en": "Pages"
    },
    "of": "FormPage",
    "isList": true
   },
   "clientConfig": {
    "label": {
     "es": "Lectura de CV",
     "en": "CV reading"
    },
    "of": "FormClientConfig"
   },
   "notice": {
    "label": {
     "es": "Aviso de privacidad",
     "en": "Privacy notice"
    },
    "of": "FormNotice"
   },
   "retentionDays": {
    "label": {
     "es": "Días que se guarda (días)",
     "en": "Days kept (days)"
    }
   },
   "translationMappings": {
    "label": {
     "es": "Traducciones",
     "en": "Translations"
    },
    "of": "TranslationMappings"
   }
  }
 },
 "AboutUsStat": {
  "label": {
   "es": "Cifra",
   "en": "Figure"
  },
  "fields": {
   "value": {
    "label": {
     "es": "Cifra",
     "en": "Figure"
    }
   },
   "label": {
    "label": {
     "es": "Qué cuenta",
     "en": "What it counts"
    }
   }
  }
 },
 "ApplicationFormV1Form": {
  "label": {
   "es": "Formulario",
   "en": "Form"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Formulario",
     "en": "Form"
    }
   }
  }
 },
 "ApplicationFormV2Form": {
  "label": {
   "es": "Formulario",
   "en": "Form"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Formulario",
     "en": "Form"
    }
   }
  }
 },
 "ArticleSection": {
  "label": {
   "es": "Sección",
   "en": "Section"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "html": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   }
  }
 },
 "BlogListPost": {
  "label": {
   "es": "Publicación",
   "en": "Post"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "description": {
    "label": {
     "es": "Resumen",
     "en": "Excerpt"
    }
   },
   "redirectUrl": {
    "label": {
     "es": "Artículo",
     "en": "Article"
    }
   },
   "date": {
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   }
  }
 },
 "BlogsPost": {
  "label": {
   "es": "Publicación",
   "en": "Post"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "description": {
    "label": {
     "es": "Resumen",
     "en": "Excerpt"
    }
   },
   "redirectUrl": {
    "label": {
     "es": "Artículo",
     "en": "Article"
    }
   },
   "date": {
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   }
  }
 },
 "Breadcrumb": {
  "label": {
   "es": "Página",
   "en": "Page"
  },
  "fields": {
   "label": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "href": {
    "label": {
     "es": "Destino",
     "en": "Target"
    }
   }
  }
 },
 "Card": {
  "label": {
   "es": "Tarjeta",
   "en": "Card"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    },
    "choices": "IconName"
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "link": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    },
    "of": "Link"
   }
  }
 },
 "CardColumns": {
  "label": {
   "es": "Columnas",
   "en": "Columns"
  },
  "fields": {
   "mobile": {
    "label": {
     "es": "Celular",
     "en": "Mobile"
    }
   },
   "tablet": {
    "label": {
     "es": "Tableta",
     "en": "Tablet"
    }
   },
   "desktop": {
    "label": {
     "es": "Computadora",
     "en": "Desktop"
    }
   }
  }
 },
 "DirectoryCompany": {
  "label": {
   "es": "Empresa",
   "en": "Company"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "image": {
    "label": {
     "es": "Logotipo",
     "en": "Logo"
    },
    "of": "Image"
   },
   "bgColor": {
    "label": {
     "es": "Fondo del logotipo",
     "en": "Ground of the logo"
    },
    "choices": "DirectoryCompany.bgColor"
   },
   "redirectionUrl": {
    "label": {
     "es": "Página de la empresa",
     "en": "Company page"
    }
   }
  }
 },
 "ConsentCategory": {
  "label": {
   "es": "Categoría",
   "en": "Category"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "description": {
    "label": {
     "es": "Descripción",
     "en": "Description"
    }
   },
   "required": {
    "label": {
     "es": "Siempre activa",
     "en": "Always on"
    }
   }
  }
 },
 "Department": {
  "label": {
   "es": "Área",
   "en": "Department"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    },
    "choices": "IconName"
   },
   "filter": {
    "label": {
     "es": "Qué vacantes",
     "en": "Which jobs"
    },
    "of": "DepartmentFilter"
   }
  }
 },
 "DepartmentFilter": {
  "label": {
   "es": "Qué vacantes",
   "en": "Which jobs"
  },
  "fields": {
   "field": {
    "label": {
     "es": "Campo",
     "en": "Field"
    },
    "choices": "DepartmentFilter.field"
   },
   "value": {
    "label": {
     "es": "Valor",
     "en": "Value"
    }
   }
  }
 },
 "EventsItem": {
  "label": {
   "es": "Evento",
   "en": "Event"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "place": {
    "label": {
     "es": "Lugar",
     "en": "Place"
    }
   },
   "description": {
    "label": {
     "es": "Descripción",
     "en": "Description"
    }
   },
   "eventDateAndTime": {
    "label": {
     "es": "Fecha y hora",
     "en": "Date and time"
    },
    "of": "EventsTime"
   },
   "link": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    },
    "of": "Link"
   }
  }
 },
 "EventsTime": {
  "label": {
   "es": "Fecha y hora",
   "en": "Date and time"
  },
  "fields": {
   "start": {
    "label": {
     "es": "Comienza",
     "en": "Starts"
    }
   },
   "end": {
    "label": {
     "es": "Termina",
     "en": "Ends"
    }
   }
  }
 },
 "FaqItem": {
  "label": {
   "es": "Pregunta",
   "en": "Question"
  },
  "fields": {
   "question": {
    "label": {
     "es": "Pregunta",
     "en": "Question"
    }
   },
   "answer": {
    "label": {
     "es": "Respuesta",
     "en": "Answer"
    }
   }
  }
 },
 "FlipCard": {
  "label": {
   "es": "Tarjeta",
   "en": "Card"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   }
  }
 },
 "FooterContact": {
  "label": {
   "es": "Contacto",
   "en": "Contact"
  },
  "fields": {
   "kind": {
    "label": {
     "es": "Tipo",
     "en": "Kind"
    },
    "choices": "FooterContact.kind"
   },
   "label": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "href": {
    "label": {
     "es": "Destino",
     "en": "Target"
    }
   }
  }
 },
 "HeroMedia": {
  "label": {
   "es": "Imagen o video",
   "en": "Picture or video"
  },
  "fields": {
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "video": {
    "label": {
     "es": "Video",
     "en": "Video"
    }
   }
  }
 },
 "JobListVariant": {
  "label": {
   "es": "Qué empleos",
   "en": "Which jobs"
  },
  "fields": {
   "listType": {
    "label": {
     "es": "Tipo de lista",
     "en": "Type of list"
    },
    "choices": "JobListVariant.listType"
   },
   "company": {
    "label": {
     "es": "Empresa",
     "en": "Company"
    }
   }
  }
 },
 "JobCardConfig": {
  "label": {
   "es": "Tarjeta",
   "en": "Card"
  },
  "fields": {
   "showPay": {
    "label": {
     "es": "Mostrar el sueldo",
     "en": "Show the pay"
    }
   },
   "showSchedule": {
    "label": {
     "es": "Mostrar el horario",
     "en": "Show the schedule"
    }
   },
   "showDate": {
    "label": {
     "es": "Mostrar la fecha",
     "en": "Show the date"
    }
   },
   "showLogo": {
    "label": {
     "es": "Mostrar el logo",
     "en": "Show the logo"
    }
   }
  }
 },
 "JobMapCenter": {
  "label": {
   "es": "Centro",
   "en": "Center"
  },
  "fields": {
   "latitude": {
    "label": {
     "es": "Latitud (°)",
     "en": "Latitude (°)"
    }
   },
   "longitude": {
    "label": {
     "es": "Longitud (°)",
     "en": "Longitude (°)"
    }
   }
  }
 },
 "WizardStep": {
  "label": {
   "es": "Pregunta",
   "en": "Question"
  },
  "fields": {
   "asks": {
    "label": {
     "es": "Qué pregunta",
     "en": "What it asks for"
    },
    "choices": "WizardStep.asks"
   },
   "question": {
    "label": {
     "es": "Pregunta",
     "en": "Question"
    }
   },
   "help": {
    "label": {
     "es": "Ayuda",
     "en": "Help"
    }
   },
   "options": {
    "label": {
     "es": "Opciones",
     "en": "Options"
    },
    "of": "WizardOption",
    "isList": true
   }
  }
 },
 "WizardOption": {
  "label": {
   "es": "Opción",
   "en": "Option"
  },
  "fields": {
   "label": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "note": {
    "label": {
     "es": "Nota",
     "en": "Note"
    }
   },
   "values": {
    "label": {
     "es": "Cómo lo dicen las vacantes",
     "en": "As the jobs say it"
    },
    "isList": true
   },
   "search": {
    "label": {
     "es": "En el buscador",
     "en": "In the search"
    },
    "of": "WizardSearch"
   }
  }
 },
 "WizardSearch": {
  "label": {
   "es": "En el buscador",
   "en": "In the search"
  },
  "fields": {
   "field": {
    "label": {
     "es": "Campo",
     "en": "Field"
    },
    "choices": "WizardSearch.field"
   },
   "value": {
    "label": {
     "es": "Valor",
     "en": "Value"
    }
   }
  }
 },
 "LineGraphSeries": {
  "label": {
   "es": "Serie",
   "en": "Series"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "points": {
    "label": {
     "es": "Puntos",
     "en": "Points"
    },
    "of": "LineGraphPoint",
    "isList": true
   }
  }
 },
 "LineGraphPoint": {
  "label": {
   "es": "Punto",
   "en": "Point"
  },
  "fields": {
   "x": {
    "label": {
     "es": "Horizontal",
     "en": "Horizontal"
    }
   },
   "y": {
    "label": {
     "es": "Valor",
     "en": "Value"
    }
   }
  }
 },
 "LineGraphUnits": {
  "label": {
   "es": "Unidades",
   "en": "Units"
  },
  "fields": {
   "x": {
    "label": {
     "es": "Eje horizontal",
     "en": "Horizontal axis"
    }
   },
   "y": {
    "label": {
     "es": "Eje vertical",
     "en": "Vertical axis"
    }
   }
  }
 },
 "StripLogo": {
  "label": {
   "es": "Logo",
   "en": "Logo"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "href": {
    "label": {
     "es": "Destino",
     "en": "Target"
    }
   }
  }
 },
 "MediaTextItem": {
  "label": {
   "es": "Elemento",
   "en": "Item"
  },
  "fields": {
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    },
    "choices": "IconName"
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   }
  }
 },
 "TeamPerson": {
  "label": {
   "es": "Persona",
   "en": "Person"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "role": {
    "label": {
     "es": "Puesto",
     "en": "Role"
    }
   },
   "image": {
    "label": {
     "es": "Retrato",
     "en": "Portrait"
    },
    "of": "Image"
   },
   "bio": {
    "label": {
     "es": "Semblanza",
     "en": "Biography"
    }
   }
  }
 },
 "SearchHeroFact": {
  "label": {
   "es": "Dato",
   "en": "Fact"
  },
  "fields": {
   "value": {
    "label": {
     "es": "Dato",
     "en": "Value"
    }
   },
   "label": {
    "label": {
     "es": "Descripción",
     "en": "Description"
    }
   }
  }
 },
 "SignUpFields": {
  "label": {
   "es": "Campos",
   "en": "Fields"
  },
  "fields": {
   "email": {
    "label": {
     "es": "Correo electrónico",
     "en": "E-mail"
    },
    "choices": "SignUpField"
   },
   "phone": {
    "label": {
     "es": "Celular",
     "en": "Phone"
    },
    "choices": "SignUpField"
   }
  }
 },
 "SocialNetwork": {
  "label": {
   "es": "Red",
   "en": "Network"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "posts": {
    "label": {
     "es": "Publicaciones",
     "en": "Posts"
    },
    "of": "SocialPost",
    "isList": true
   }
  }
 },
 "SocialPost": {
  "label": {
   "es": "Publicación",
   "en": "Post"
  },
  "fields": {
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "href": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    }
   },
   "date": {
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   }
  }
 },
 "Step": {
  "label": {
   "es": "Paso",
   "en": "Step"
  },
  "fields": {
   "number": {
    "label": {
     "es": "Número",
     "en": "Number"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   }
  }
 },
 "TabCarouselTab": {
  "label": {
   "es": "Pestaña",
   "en": "Tab"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "slides": {
    "label": {
     "es": "Diapositivas",
     "en": "Slides"
    },
    "of": "TabCarouselSlide",
    "isList": true
   }
  }
 },
 "TabCarouselSlide": {
  "label": {
   "es": "Diapositiva",
   "en": "Slide"
  },
  "fields": {
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "link": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    },
    "of": "Link"
   }
  }
 },
 "TabsTab": {
  "label": {
   "es": "Pestaña",
   "en": "Tab"
  },
  "fields": {
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "widgetId": {
    "label": {
     "es": "Widget",
     "en": "Widget"
    }
   }
  }
 },
 "Testimonial": {
  "label": {
   "es": "Testimonio",
   "en": "Testimonial"
  },
  "fields": {
   "id": {
    "label": {
     "es": "Identificador",
     "en": "Identifier"
    }
   },
   "quote": {
    "label": {
     "es": "Cita",
     "en": "Quote"
    }
   },
   "name": {
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   "role": {
    "label": {
     "es": "Puesto",
     "en": "Role"
    }
   },
   "image": {
    "label": {
     "es": "Retrato",
     "en": "Portrait"
    },
    "of": "Image"
   }
  }
 },
 "VideoCaptions": {
  "label": {
   "es": "Subtítulos",
   "en": "Captions"
  },
  "fields": {
   "src": {
    "label": {
     "es": "Archivo",
     "en": "File"
    }
   },
   "language": {
    "label": {
     "es": "Idioma",
     "en": "Language"
    },
    "choices": "Language"
   }
  }
 },
 "AboutUsContent": {
  "label": {
   "es": "Quiénes somos",
   "en": "About us"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "html": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "imageSide": {
    "label": {
     "es": "Lado de la imagen",
     "en": "Side of the picture"
    },
    "choices": "AboutUsImageSide"
   },
   "stats": {
    "label": {
     "es": "Cifras",
     "en": "Figures"
    },
    "of": "AboutUsStat",
    "isList": true
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   }
  }
 },
 "ApplicationFormV1Content": {
  "label": {
   "es": "Formulario de solicitud v1",
   "en": "Application form v1"
  },
  "fields": {
   "form": {
    "label": {
     "es": "Formulario",
     "en": "Form"
    },
    "of": "ApplicationFormV1Form"
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "presentation": {
    "label": {
     "es": "Presentación",
     "en": "Presentation"
    },
    "choices": "ApplicationFormV1Presentation"
   },
   "fileUploadWidgetId": {
    "label": {
     "es": "Carga del CV",
     "en": "CV upload"
    }
   },
   "successWidgets": {
    "label": {
     "es": "Al enviar",
     "en": "Once sent"
    },
    "isList": true
   },
   "errorWidgets": {
    "label": {
     "es": "Si falla el envío",
     "en": "If sending fails"
    },
    "isList": true
   }
  }
 },
 "ApplicationFormV2Content": {
  "label": {
   "es": "Formulario de solicitud",
   "en": "Application form"
  },
  "fields": {
   "form": {
    "label": {
     "es": "Formulario",
     "en": "Form"
    },
    "of": "ApplicationFormV2Form"
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "presentation": {
    "label": {
     "es": "Presentación",
     "en": "Presentation"
    },
    "choices": "ApplicationFormV2Presentation"
   },
   "fileUploadWidgetId": {
    "label": {
     "es": "Carga del CV",
     "en": "CV upload"
    }
   },
   "successWidgets": {
    "label": {
     "es": "Al enviar",
     "en": "Once sent"
    },
    "isList": true
   },
   "errorWidgets": {
    "label": {
     "es": "Si falla el envío",
     "en": "If sending fails"
    },
    "isList": true
   }
  }
 },
 "BlogArticleContent": {
  "label": {
   "es": "Artículo",
   "en": "Article"
  },
  "fields": {
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "date": {
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   },
   "readingMinutes": {
    "label": {
     "es": "Minutos de lectura",
     "en": "Reading time in minutes"
    }
   },
   "lead": {
    "label": {
     "es": "Entrada",
     "en": "Lead"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "sections": {
    "label": {
     "es": "Secciones",
     "en": "Sections"
    },
    "of": "ArticleSection",
    "isList": true
   }
  }
 },
 "BlogListContent": {
  "label": {
   "es": "Lista de blogs",
   "en": "Blog list"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "posts": {
    "label": {
     "es": "Publicaciones",
     "en": "Posts"
    },
    "of": "BlogListPost",
    "isList": true
   }
  }
 },
 "BlogsContent": {
  "label": {
   "es": "Blogs relacionados",
   "en": "Related posts"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "posts": {
    "label": {
     "es": "Publicaciones",
     "en": "Posts"
    },
    "of": "BlogsPost",
    "isList": true
   },
   "allLink": {
    "label": {
     "es": "Enlace a todas",
     "en": "Link to all posts"
    },
    "of": "Link"
   }
  }
 },
 "BreadcrumbsContent": {
  "label": {
   "es": "Ruta de navegación",
   "en": "Breadcrumbs"
  },
  "fields": {
   "items": {
    "label": {
     "es": "Páginas",
     "en": "Pages"
    },
    "of": "Breadcrumb",
    "isList": true
   }
  }
 },
 "ButtonContent": {
  "label": {
   "es": "Botón",
   "en": "Button"
  },
  "fields": {
   "link": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    },
    "of": "Link"
   },
   "variant": {
    "label": {
     "es": "Estilo",
     "en": "Style"
    },
    "choices": "ButtonContent.variant"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   },
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    },
    "choices": "IconName"
   }
  }
 },
 "CardsContent": {
  "label": {
   "es": "Tarjetas",
   "en": "Cards"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "cards": {
    "label": {
     "es": "Tarjetas",
     "en": "Cards"
    },
    "of": "Card",
    "isList": true
   },
   "columns": {
    "label": {
     "es": "Columnas",
     "en": "Columns"
    },
    "of": "CardColumns"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "CompanyDirectoryContent": {
  "label": {
   "es": "Directorio de empresas",
   "en": "Company directory"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "companies": {
    "label": {
     "es": "Empresas",
     "en": "Companies"
    },
    "of": "DirectoryCompany",
    "isList": true
   },
   "pageSize": {
    "label": {
     "es": "Empresas por página",
     "en": "Companies per page"
    }
   }
  }
 },
 "CookieConsentContent": {
  "label": {
   "es": "Aviso de cookies",
   "en": "Cookie consent"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "policy": {
    "label": {
     "es": "Enlace a la política",
     "en": "Link to the policy"
    },
    "of": "Link"
   },
   "version": {
    "label": {
     "es": "Versión",
     "en": "Version"
    }
   },
   "categories": {
    "label": {
     "es": "Categorías",
     "en": "Categories"
    },
    "of": "ConsentCategory",
    "isList": true
   }
  }
 },
 "CountdownTimerContent": {
  "label": {
   "es": "Cuenta regresiva",
   "en": "Countdown"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "target": {
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   },
   "timeZone": {
    "label": {
     "es": "Zona horaria",
     "en": "Time zone"
    },
    "choices": "CountdownTimeZone"
   },
   "doneText": {
    "label": {
     "es": "Texto al terminar",
     "en": "Text when it is over"
    }
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "CustomHtmlContent": {
  "label": {
   "es": "HTML propio",
   "en": "Custom HTML"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "title": {
    "label": {
     "es": "Nombre del recuadro",
     "en": "Name of the frame"
    }
   },
   "html": {
    "label": {
     "es": "HTML",
     "en": "HTML"
    }
   },
   "css": {
    "label": {
     "es": "CSS",
     "en": "CSS"
    }
   },
   "javascript": {
    "label": {
     "es": "JavaScript",
     "en": "JavaScript"
    }
   },
   "height": {
    "label": {
     "es": "Alto (px)",
     "en": "Height (px)"
    }
   }
  }
 },
 "DepartmentCarouselContent": {
  "label": {
   "es": "Áreas con vacantes",
   "en": "Departments"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "items": {
    "label": {
     "es": "Áreas",
     "en": "Departments"
    },
    "of": "Department",
    "isList": true
   }
  }
 },
 "DividerContent": {
  "label": {
   "es": "Separador",
   "en": "Divider"
  },
  "fields": {
   "label": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "icon": {
    "label": {
     "es": "Icono",
     "en": "Icon"
    },
    "choices": "IconName"
   },
   "line": {
    "label": {
     "es": "Línea",
     "en": "Line"
    },
    "choices": "DividerLine"
   }
  }
 },
 "EventsContent": {
  "label": {
   "es": "Eventos",
   "en": "Events"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "events": {
    "label": {
     "es": "Eventos",
     "en": "Events"
    },
    "of": "EventsItem",
    "isList": true
   },
   "timeZone": {
    "label": {
     "es": "Zona horaria",
     "en": "Time zone"
    },
    "choices": "EventsTimeZone"
   },
   "emptyText": {
    "label": {
     "es": "Texto sin eventos",
     "en": "Text without events"
    }
   }
  }
 },
 "FaqContent": {
  "label": {
   "es": "Preguntas frecuentes",
   "en": "FAQ"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "items": {
    "label": {
     "es": "Preguntas",
     "en": "Questions"
    },
    "of": "FaqItem",
    "isList": true
   }
  }
 },
 "FlipCardsContent": {
  "label": {
   "es": "Tarjetas giratorias",
   "en": "Flip cards"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "cards": {
    "label": {
     "es": "Tarjetas",
     "en": "Cards"
    },
    "of": "FlipCard",
    "isList": true
   }
  }
 },
 "FooterContent": {
  "label": {
   "es": "Pie de página",
   "en": "Footer"
  },
  "fields": {
   "logo": {
    "label": {
     "es": "Logo",
     "en": "Logo"
    },
    "of": "Image"
   },
   "tagline": {
    "label": {
     "es": "Lema",
     "en": "Tagline"
    }
   },
   "year": {
    "label": {
     "es": "Año",
     "en": "Year"
    }
   },
   "owner": {
    "label": {
     "es": "Titular",
     "en": "Owner"
    }
   },
   "links": {
    "label": {
     "es": "Enlaces",
     "en": "Links"
    },
    "of": "Link",
    "isList": true
   },
   "contacts": {
    "label": {
     "es": "Contactos",
     "en": "Contacts"
    },
    "of": "FooterContact",
    "isList": true
   },
   "note": {
    "label": {
     "es": "Nota",
     "en": "Note"
    }
   }
  }
 },
 "GradientContent": {
  "label": {
   "es": "Degradado",
   "en": "Gradient"
  },
  "fields": {
   "stops": {
    "label": {
     "es": "Colores",
     "en": "Colours"
    },
    "isList": true,
    "choices": "GradientStop"
   },
   "angle": {
    "label": {
     "es": "Ángulo (°)",
     "en": "Angle (°)"
    }
   },
   "height": {
    "label": {
     "es": "Altura mínima",
     "en": "Minimum height"
    },
    "choices": "GradientHeight"
   },
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "HeaderContent": {
  "label": {
   "es": "Encabezado",
   "en": "Header"
  },
  "fields": {
   "logo": {
    "label": {
     "es": "Logo",
     "en": "Logo"
    },
    "of": "Image"
   },
   "links": {
    "label": {
     "es": "Enlaces",
     "en": "Links"
    },
    "of": "Link",
    "isList": true
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   },
   "savedJobsUrl": {
    "label": {
     "es": "Página de guardados",
     "en": "Saved-jobs page"
    }
   },
   "jobListingUrl": {
    "label": {
     "es": "Página de búsqueda",
     "en": "Search page"
    }
   },
   "searchField": {
    "label": {
     "es": "Campo de búsqueda",
     "en": "Search field"
    }
   }
  }
 },
 "HeadingContent": {
  "label": {
   "es": "Título",
   "en": "Heading"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "text": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "level": {
    "label": {
     "es": "Nivel",
     "en": "Level"
    },
    "choices": "HeadingLevel"
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "HeroContent": {
  "label": {
   "es": "Portada",
   "en": "Hero"
  },
  "fields": {
   "logo": {
    "label": {
     "es": "Logo",
     "en": "Logo"
    },
    "of": "Image"
   },
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "textLang": {
    "label": {
     "es": "Idioma del texto",
     "en": "Language of the text"
    },
    "choices": "Language"
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   },
   "media": {
    "label": {
     "es": "Imagen o video",
     "en": "Picture or video"
    },
    "of": "HeroMedia"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "ImageContent": {
  "label": {
   "es": "Imagen",
   "en": "Image"
  },
  "fields": {
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "caption": {
    "label": {
     "es": "Pie de imagen",
     "en": "Caption"
    }
   },
   "link": {
    "label": {
     "es": "Enlace",
     "en": "Link"
    },
    "of": "Link"
   },
   "rounded": {
    "label": {
     "es": "Esquinas redondeadas",
     "en": "Rounded corners"
    }
   }
  }
 },
 "JobDetailContent": {
  "label": {
   "es": "Detalle de la vacante",
   "en": "Job detail"
  },
  "fields": {
   "backUrl": {
    "label": {
     "es": "Página para volver",
     "en": "Back link"
    }
   },
   "showShare": {
    "label": {
     "es": "Mostrar compartir",
     "en": "Show sharing"
    }
   },
   "showSave": {
    "label": {
     "es": "Mostrar guardar",
     "en": "Show saving"
    }
   }
  }
 },
 "JobFilterContent": {
  "label": {
   "es": "Filtros de empleos",
   "en": "Job filters"
  },
  "fields": {
   "facetFields": {
    "label": {
     "es": "Filtros",
     "en": "Filters"
    },
    "isList": true,
    "choices": "JobFilterContent.facetFields"
   },
   "radiusOptions": {
    "label": {
     "es": "Distancias (km)",
     "en": "Distances (km)"
    },
    "isList": true
   }
  }
 },
 "JobListContent": {
  "label": {
   "es": "Lista de empleos",
   "en": "Job list"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "variantConfig": {
    "label": {
     "es": "Qué empleos",
     "en": "Which jobs"
    },
    "of": "JobListVariant"
   },
   "maxJobCards": {
    "label": {
     "es": "Empleos por página",
     "en": "Jobs on a page"
    }
   },
   "jobSummaryConfig": {
    "label": {
     "es": "Tarjeta",
     "en": "Card"
    },
    "of": "JobCardConfig"
   }
  }
 },
 "JobMapContent": {
  "label": {
   "es": "Mapa de empleos",
   "en": "Job map"
  },
  "fields": {
   "center": {
    "label": {
     "es": "Centro",
     "en": "Center"
    },
    "of": "JobMapCenter"
   },
   "zoom": {
    "label": {
     "es": "Acercamiento",
     "en": "Zoom"
    }
   }
  }
 },
 "JobRecommendationWizardContent": {
  "label": {
   "es": "Asistente de empleos",
   "en": "Job wizard"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "steps": {
    "label": {
     "es": "Preguntas",
     "en": "Questions"
    },
    "of": "WizardStep",
    "isList": true
   }
  }
 },
 "JobSearchContent": {
  "label": {
   "es": "Buscador de empleos",
   "en": "Job search"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "listWidgetId": {
    "label": {
     "es": "Lista de empleos",
     "en": "Job list"
    }
   },
   "filterWidgetId": {
    "label": {
     "es": "Filtros",
     "en": "Filters"
    }
   },
   "detailWidgetId": {
    "label": {
     "es": "Detalle del empleo",
     "en": "Job detail"
    }
   },
   "mapWidgetId": {
    "label": {
     "es": "Mapa",
     "en": "Map"
    }
   }
  }
 },
 "JobSummaryContent": {
  "label": {
   "es": "Resumen de la vacante",
   "en": "Job summary"
  },
  "fields": {
   "fields": {
    "label": {
     "es": "Datos",
     "en": "Facts"
    },
    "isList": true,
    "choices": "JobSummaryContent.fields"
   }
  }
 },
 "LineGraphContent": {
  "label": {
   "es": "Gráfica de líneas",
   "en": "Line graph"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "series": {
    "label": {
     "es": "Series",
     "en": "Series"
    },
    "of": "LineGraphSeries",
    "isList": true
   },
   "units": {
    "label": {
     "es": "Unidades",
     "en": "Units"
    },
    "of": "LineGraphUnits"
   },
   "source": {
    "label": {
     "es": "Fuente",
     "en": "Source"
    }
   }
  }
 },
 "LocationNoticeContent": {
  "label": {
   "es": "Aviso de ubicación",
   "en": "Location notice"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   }
  }
 },
 "LogoStripContent": {
  "label": {
   "es": "Tira de logos",
   "en": "Logo strip"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "logos": {
    "label": {
     "es": "Logos",
     "en": "Logos"
    },
    "of": "StripLogo",
    "isList": true
   }
  }
 },
 "MediaTextContent": {
  "label": {
   "es": "Imagen y texto",
   "en": "Media and text"
  },
  "fields": {
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "imageSide": {
    "label": {
     "es": "Lado de la imagen",
     "en": "Picture side"
    },
    "choices": "MediaTextContent.imageSide"
   },
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "html": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "items": {
    "label": {
     "es": "Lista",
     "en": "List"
    },
    "of": "MediaTextItem",
    "isList": true
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   }
  }
 },
 "MeetTheTeamContent": {
  "label": {
   "es": "Conoce al equipo",
   "en": "Meet the team"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "people": {
    "label": {
     "es": "Personas",
     "en": "People"
    },
    "of": "TeamPerson",
    "isList": true
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "RecordedEventsContent": {
  "label": {
   "es": "Lo que se mide",
   "en": "What is measured"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   }
  }
 },
 "ResumeUploadContent": {
  "label": {
   "es": "Carga de CV",
   "en": "CV upload"
  },
  "fields": {
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   }
  }
 },
 "RichTextContent": {
  "label": {
   "es": "Texto",
   "en": "Rich text"
  },
  "fields": {
   "html": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "SearchHeroContent": {
  "label": {
   "es": "Portada con buscador",
   "en": "Search hero"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "textLang": {
    "label": {
     "es": "Idioma del texto",
     "en": "Language of the text"
    },
    "choices": "Language"
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "ctaLabel": {
    "label": {
     "es": "Texto del botón",
     "en": "Button text"
    }
   },
   "facts": {
    "label": {
     "es": "Datos",
     "en": "Facts"
    },
    "of": "SearchHeroFact",
    "isList": true
   }
  }
 },
 "SignUpContent": {
  "label": {
   "es": "Registro de avisos",
   "en": "Sign-up"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "fields": {
    "label": {
     "es": "Campos",
     "en": "Fields"
    },
    "of": "SignUpFields"
   },
   "consentText": {
    "label": {
     "es": "Texto de consentimiento",
     "en": "Consent text"
    }
   },
   "privacy": {
    "label": {
     "es": "Enlace a la privacidad",
     "en": "Link to the privacy policy"
    },
    "of": "Link"
   },
   "list": {
    "label": {
     "es": "Lista",
     "en": "List"
    }
   },
   "submitLabel": {
    "label": {
     "es": "Texto del botón",
     "en": "Text of the button"
    }
   },
   "successText": {
    "label": {
     "es": "Texto al terminar",
     "en": "Text when it is done"
    }
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "SocialFeedContent": {
  "label": {
   "es": "Redes sociales",
   "en": "Social feed"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "networks": {
    "label": {
     "es": "Redes",
     "en": "Networks"
    },
    "of": "SocialNetwork",
    "isList": true
   }
  }
 },
 "SpacerContent": {
  "label": {
   "es": "Espacio",
   "en": "Spacer"
  },
  "fields": {
   "mobile": {
    "label": {
     "es": "Altura en celular",
     "en": "Height on phones"
    },
    "choices": "SpacerStep"
   },
   "tablet": {
    "label": {
     "es": "Altura en tableta",
     "en": "Height on tablets"
    },
    "choices": "SpacerStep"
   },
   "desktop": {
    "label": {
     "es": "Altura en computadora",
     "en": "Height on computers"
    },
    "choices": "SpacerStep"
   }
  }
 },
 "StepsContent": {
  "label": {
   "es": "Pasos",
   "en": "Steps"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "steps": {
    "label": {
     "es": "Pasos",
     "en": "Steps"
    },
    "of": "Step",
    "isList": true
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   }
  }
 },
 "TabCarouselContent": {
  "label": {
   "es": "Pestañas con diapositivas",
   "en": "Tab carousel"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "tabs": {
    "label": {
     "es": "Pestañas",
     "en": "Tabs"
    },
    "of": "TabCarouselTab",
    "isList": true
   }
  }
 },
 "TabsContent": {
  "label": {
   "es": "Pestañas",
   "en": "Tabs"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "tabs": {
    "label": {
     "es": "Pestañas",
     "en": "Tabs"
    },
    "of": "TabsTab",
    "isList": true
   }
  }
 },
 "TestimonialsCarouselContent": {
  "label": {
   "es": "Testimonios",
   "en": "Testimonials"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "items": {
    "label": {
     "es": "Testimonios",
     "en": "Testimonials"
    },
    "of": "Testimonial",
    "isList": true
   }
  }
 },
 "VideoContent": {
  "label": {
   "es": "Video",
   "en": "Video"
  },
  "fields": {
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "subheading": {
    "label": {
     "es": "Subtítulo",
     "en": "Subheading"
    }
   },
   "video": {
    "label": {
     "es": "Video",
     "en": "Video"
    }
   },
   "poster": {
    "label": {
     "es": "Portada",
     "en": "Poster"
    },
    "of": "Image"
   },
   "captions": {
    "label": {
     "es": "Subtítulos",
     "en": "Captions"
    },
    "of": "VideoCaptions",
    "isList": true
   },
   "transcript": {
    "label": {
     "es": "Transcripción",
     "en": "Transcript"
    }
   }
  }
 },
 "WallpaperContent": {
  "label": {
   "es": "Fondo con imagen",
   "en": "Wallpaper"
  },
  "fields": {
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   },
   "overlay": {
    "label": {
     "es": "Velo",
     "en": "Overlay"
    },
    "choices": "WallpaperOverlay"
   },
   "height": {
    "label": {
     "es": "Altura mínima",
     "en": "Minimum height"
    },
    "choices": "WallpaperHeight"
   },
   "eyebrow": {
    "label": {
     "es": "Antetítulo",
     "en": "Eyebrow"
    }
   },
   "heading": {
    "label": {
     "es": "Título",
     "en": "Heading"
    }
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "cta": {
    "label": {
     "es": "Botón",
     "en": "Button"
    },
    "of": "Link"
   },
   "align": {
    "label": {
     "es": "Alineación",
     "en": "Alignment"
    },
    "choices": "Align"
   }
  }
 },
 "WelcomeSearchContent": {
  "label": {
   "es": "Bienvenida con buscador",
   "en": "Welcome search"
  },
  "fields": {
   "title": {
    "label": {
     "es": "Título",
     "en": "Title"
    }
   },
   "headingLevel": {
    "label": {
     "es": "Nivel del título",
     "en": "Heading level"
    },
    "choices": "HeadingLevel"
   },
   "text": {
    "label": {
     "es": "Texto",
     "en": "Text"
    }
   },
   "placeholder": {
    "label": {
     "es": "Texto de ejemplo",
     "en": "Placeholder"
    }
   },
   "searchPageLink": {
    "label": {
     "es": "Página de búsqueda",
     "en": "Search page"
    }
   },
   "searchNode": {
    "label": {
     "es": "Campo de búsqueda",
     "en": "Search field"
    }
   },
   "image": {
    "label": {
     "es": "Imagen",
     "en": "Picture"
    },
    "of": "Image"
   }
  }
 }
};

export const choiceLabels: Readonly<Record<string, ChoiceLabels>> = {
 "Language": {
  "es": {
   "es": "Español",
   "en": "Spanish"
  },
  "en": {
   "es": "Inglés",
   "en": "English"
  },
  "pt": {
   "es": "Portugués",
   "en": "Portuguese"
  }
 },
 "ColorToken": {
  "paper": {
   "es": "Papel",
   "en": "Paper"
  },
  "surface": {
   "es": "Superficie",
   "en": "Surface"
  },
  "tint": {
   "es": "Matiz",
   "en": "Tint"
  },
  "ink": {
   "es": "Tinta",
   "en": "Ink"
  },
  "accent": {
   "es": "Acento",
   "en": "Accent"
  },
  "sky": {
   "es": "Degradado",
   "en": "Gradient"
  }
 },
 "Align": {
  "start": {
   "es": "Al inicio",
   "en": "Start"
  },
  "center": {
   "es": "Al centro",
   "en": "Centre"
  }
 },
 "HeadingLevel": {
  "1": {
   "es": "H1",
   "en": "H1"
  },
  "2": {
   "es": "H2",
   "en": "H2"
  },
  "3": {
   "es": "H3",
   "en": "H3"
  },
  "4": {
   "es": "H4",
   "en": "H4"
  }
 },
 "IconName": {
  "arrow-left": {
   "es": "Flecha a la izquierda",
   "en": "Arrow left"
  },
  "arrow-right": {
   "es": "Flecha a la derecha",
   "en": "Arrow right"
  },
  "award": {
   "es": "Medalla",
   "en": "Medal"
  },
  "badge-check": {
   "es": "Insignia verificada",
   "en": "Verified badge"
  },
  "bike": {
   "es": "Bicicleta",
   "en": "Bicycle"
  },
  "briefcase": {
   "es": "Portafolio",
   "en": "Briefcase"
  },
  "building": {
   "es": "Edificio",
   "en": "Building"
  },
  "calendar": {
   "es": "Calendario",
   "en": "Calendar"
  },
  "chat": {
   "es": "Mensaje",
   "en": "Message"
  },
  "check": {
   "es": "Palomita",
   "en": "Check mark"
  },
  "chevron-left": {
   "es": "Punta a la izquierda",
   "en": "Chevron left"
  },
  "chevron-right": {
   "es": "Punta a la derecha",
   "en": "Chevron right"
  },
  "clock": {
   "es": "Reloj",
   "en": "Clock"
  },
  "coins": {
   "es": "Monedas",
   "en": "Coins"
  },
  "compass": {
   "es": "Brújula",
   "en": "Compass"
  },
  "copy": {
   "es": "Copiar",
   "en": "Copy"
  },
  "fuel": {
   "es": "Gasolina",
   "en": "Fuel"
  },
  "hand-heart": {
   "es": "Mano con corazón",
   "en": "Hand with heart"
  },
  "heart": {
   "es": "Corazón",
   "en": "Heart"
  },
  "heart-pulse": {
   "es": "Salud",
   "en": "Health"
  },
  "id-card": {
   "es": "Credencial",
   "en": "ID card"
  },
  "mail": {
   "es": "Correo",
   "en": "Mail"
  },
  "map-pin": {
   "es": "Ubicación",
   "en": "Map pin"
  },
  "menu": {
   "es": "Menú",
   "en": "Menu"
  },
  "package": {
   "es": "Paquete",
   "en": "Package"
  },
  "phone": {
   "es": "Teléfono",
   "en": "Phone"
  },
  "route": {
   "es": "Ruta",
   "en": "Route"
  },
  "search": {
   "es": "Lupa",
   "en": "Magnifier"
  },
  "share": {
   "es": "Compartir",
   "en": "Share"
  },
  "shield": {
   "es": "Escudo",
   "en": "Shield"
  },
  "sliders": {
   "es": "Controles",
   "en": "Sliders"
  },
  "smartphone": {
   "es": "Celular",
   "en": "Smartphone"
  },
  "sparkles": {
   "es": "Destellos",
   "en": "Sparkles"
  },
  "sun": {
   "es": "Sol",
   "en": "Sun"
  },
  "truck": {
   "es": "Camión",
   "en": "Truck"
  },
  "users": {
   "es": "Personas",
   "en": "People"
  },
  "utensils": {
   "es": "Cubiertos",
   "en": "Cutlery"
  },
  "warehouse": {
   "es": "Almacén",
   "en": "Warehouse"
  },
  "x": {
   "es": "Cruz",
   "en": "Cross"
  }
 },
 "ChildDirection": {
  "vertical": {
   "es": "Vertical",
   "en": "Vertical"
  },
  "horizontal": {
   "es": "Horizontal",
   "en": "Horizontal"
  }
 },
 "MaxWidth": {
  "reading": {
   "es": "Lectura",
   "en": "Reading"
  },
  "content": {
   "es": "Contenido",
   "en": "Content"
  },
  "full": {
   "es": "Completo",
   "en": "Full"
  }
 },
 "EntryAnimation": {
  "NONE": {
   "es": "Ninguna",
   "en": "None"
  },
  "FADE_IN": {
   "es": "Aparecer",
   "en": "Fade in"
  },
  "FADE_IN_OUT": {
   "es": "Aparecer y desvanecer",
   "en": "Fade in and out"
  },
  "SLIDE_LEFT": {
   "es": "Deslizar a la izquierda",
   "en": "Slide left"
  },
  "SLIDE_RIGHT": {
   "es": "Deslizar a la derecha",
   "en": "Slide right"
  },
  "SLIDE_TOP": {
   "es": "Deslizar hacia arriba",
   "en": "Slide up"
  },
  "SLIDE_BOTTOM": {
   "es": "Deslizar hacia abajo",
   "en": "Slide down"
  },
  "ZOOM_IN_OUT": {
   "es": "Acercar y alejar",
   "en": "Zoom in and out"
  }
 },
 "PageType": {
  "CONTENT": {
   "es": "Contenido",
   "en": "Content"
  },
  "JOB_LISTING": {
   "es": "Lista de empleos",
   "en": "Job list"
  },
  "JOB_DETAIL": {
   "es": "Empleo",
   "en": "Job"
  },
  "APPLY": {
   "es": "Solicitud",
   "en": "Application"
  },
  "SYSTEM": {
   "es": "Sistema",
   "en": "System"
  }
 },
 "Robots": {
  "index": {
   "es": "Aparece en buscadores",
   "en": "Shown by search engines"
  },
  "noindex": {
   "es": "No aparece",
   "en": "Not shown"
  }
 },
 "Theme.labelCase": {
  "none": {
   "es": "Como se escribe",
   "en": "As written"
  },
  "uppercase": {
   "es": "MAYÚSCULAS",
   "en": "UPPER CASE"
  }
 },
 "FontFamily": {
  "bricolage-grotesque": {
   "es": "Bricolage Grotesque",
   "en": "Bricolage Grotesque"
  },
  "barlow-condensed": {
   "es": "Barlow Condensed",
   "en": "Barlow Condensed"
  },
  "system": {
   "es": "La del dispositivo",
   "en": "The device’s own"
  }
 },
 "CustomParameter.dependentEntity": {
  "job": {
   "es": "La vacante",
   "en": "The job"
  }
 },
 "Site.locale": {
  "es-MX": {
   "es": "Español (México)",
   "en": "Spanish (Mexico)"
  },
  "en-US": {
   "es": "Inglés (Estados Unidos)",
   "en": "English (United States)"
  },
  "pt-BR": {
   "es": "Portugués (Brasil)",
   "en": "Portuguese (Brazil)"
  }
 },
 "FormVersion": {
  "v1": {
   "es": "Versión 1",
   "en": "Version 1"
  },
  "v2": {
   "es": "Versión 2",
   "en": "Version 2"
  }
 },
 "FormChannel": {
  "web": {
   "es": "Página web",
   "en": "Web page"
  },
  "cb": {
   "es": "Chat",
   "en": "Chat"
  }
 },
 "QuestionType": {
  "short-text": {
   "es": "Texto corto",
   "en": "Short text"
  },
  "long-text": {
   "es": "Texto largo",
   "en": "Long text"
  },
  "full-name": {
   "es": "Nombre completo",
   "en": "Full name"
  },
  "email": {
   "es": "Correo electrónico",
   "en": "E-mail"
  },
  "phone": {
   "es": "Teléfono",
   "en": "Phone"
  },
  "number": {
   "es": "Número",
   "en": "Number"
  },
  "date": {
   "es": "Fecha",
   "en": "Date"
  },
  "single-choice": {
   "es": "Una opción",
   "en": "One choice"
  },
  "multiple-choice": {
   "es": "Varias opciones",
   "en": "Several choices"
  },
  "yes-no": {
   "es": "Sí o no",
   "en": "Yes or no"
  },
  "location": {
   "es": "Ciudad",
   "en": "City"
  },
  "postal-code": {
   "es": "Código postal",
   "en": "Postal code"
  },
  "curp": {
   "es": "CURP",
   "en": "CURP"
  },
  "rfc": {
   "es": "RFC",
   "en": "RFC"
  },
  "nss": {
   "es": "Número de seguridad social",
   "en": "Social security number"
  },
  "licence": {
   "es": "Licencia de conducir",
   "en": "Driving licence"
  },
  "resume": {
   "es": "CV",
   "en": "CV"
  },
  "file": {
   "es": "Archivo",
   "en": "File"
  },
  "consent": {
   "es": "Consentimiento",
   "en": "Consent"
  },
  "information": {
   "es": "Solo texto",
   "en": "Text only"
  }
 },
 "PrefillKind": {
  "name": {
   "es": "Nombre",
   "en": "Name"
  },
  "email": {
   "es": "Correo",
   "en": "E-mail"
  },
  "phone": {
   "es": "Teléfono",
   "en": "Phone"
  },
  "city": {
   "es": "Ciudad",
   "en": "City"
  },
  "postalCode": {
   "es": "Código postal",
   "en": "Postal code"
  },
  "lastTitle": {
   "es": "Último puesto",
   "en": "Latest job title"
  },
  "lastCompany": {
   "es": "Última empresa",
   "en": "Latest company"
  },
  "experienceYears": {
   "es": "Años de experiencia",
   "en": "Years of experience"
  },
  "licence": {
   "es": "Licencia",
   "en": "Licence"
  }
 },
 "AboutUsImageSide": {
  "start": {
   "es": "Antes del texto",
   "en": "Before the text"
  },
  "end": {
   "es": "Después del texto",
   "en": "After the text"
  }
 },
 "ApplicationFormV1Presentation": {
  "pages": {
   "es": "Por páginas",
   "en": "In pages"
  },
  "conversation": {
   "es": "Conversación",
   "en": "Conversation"
  }
 },
 "ApplicationFormV2Presentation": {
  "pages": {
   "es": "Por páginas",
   "en": "In pages"
  },
  "conversation": {
   "es": "Conversación",
   "en": "Conversation"
  }
 },
 "DirectoryCompany.bgColor": {
  "paper": {
   "es": "Papel",
   "en": "Paper"
  },
  "surface": {
   "es": "Superficie",
   "en": "Surface"
  },
  "tint": {
   "es": "Matiz",
   "en": "Tint"
  },
  "ink": {
   "es": "Tinta",
   "en": "Ink"
  },
  "accent": {
   "es": "Acento",
   "en": "Accent"
  },
  "sky": {
   "es": "Degradado",
   "en": "Gradient"
  }
 },
 "CountdownTimeZone": {
  "America/Mexico_City": {
   "es": "Ciudad de México",
   "en": "Mexico City"
  },
  "America/Monterrey": {
   "es": "Monterrey",
   "en": "Monterrey"
  },
  "America/Merida": {
   "es": "Mérida",
   "en": "Mérida"
  },
  "America/Cancun": {
   "es": "Cancún",
   "en": "Cancún"
  },
  "America/Chihuahua": {
   "es": "Chihuahua",
   "en": "Chihuahua"
  },
  "America/Ciudad_Juarez": {
   "es": "Ciudad Juárez",
   "en": "Ciudad Juárez"
  },
  "America/Ojinaga": {
   "es": "Ojinaga",
   "en": "Ojinaga"
  },
  "America/Matamoros": {
   "es": "Matamoros",
   "en": "Matamoros"
  },
  "America/Mazatlan": {
   "es": "Mazatlán",
   "en": "Mazatlán"
  },
  "America/Bahia_Banderas": {
   "es": "Bahía de Banderas",
   "en": "Bahía de Banderas"
  },
  "America/Hermosillo": {
   "es": "Hermosillo",
   "en": "Hermosillo"
  },
  "America/Tijuana": {
   "es": "Tijuana",
   "en": "Tijuana"
  },
  "America/Bogota": {
   "es": "Bogotá",
   "en": "Bogotá"
  },
  "America/Sao_Paulo": {
   "es": "São Paulo",
   "en": "São Paulo"
  },
  "America/New_York": {
   "es": "Nueva York",
   "en": "New York"
  },
  "America/Chicago": {
   "es": "Chicago",
   "en": "Chicago"
  },
  "America/Denver": {
   "es": "Denver",
   "en": "Denver"
  },
  "America/Los_Angeles": {
   "es": "Los Ángeles",
   "en": "Los Angeles"
  },
  "Europe/Madrid": {
   "es": "Madrid",
   "en": "Madrid"
  },
  "UTC": {
   "es": "Hora universal (UTC)",
   "en": "Universal time (UTC)"
  }
 },
 "DepartmentFilter.field": {
  "keyword": {
   "es": "Palabra clave",
   "en": "Keyword"
  },
  "company": {
   "es": "Empresa",
   "en": "Company"
  },
  "city": {
   "es": "Ciudad",
   "en": "City"
  },
  "state": {
   "es": "Estado",
   "en": "State"
  },
  "employmentType": {
   "es": "Tipo de empleo",
   "en": "Employment type"
  },
  "category": {
   "es": "Área",
   "en": "Category"
  }
 },
 "DividerLine": {
  "hairline": {
   "es": "Delgada",
   "en": "Hairline"
  },
  "road": {
   "es": "Carretera",
   "en": "Road"
  }
 },
 "EventsTimeZone": {
  "America/Mexico_City": {
   "es": "Ciudad de México",
   "en": "Mexico City"
  },
  "America/Monterrey": {
   "es": "Monterrey",
   "en": "Monterrey"
  },
  "America/Merida": {
   "es": "Mérida",
   "en": "Mérida"
  },
  "America/Cancun": {
   "es": "Cancún",
   "en": "Cancún"
  },
  "America/Chihuahua": {
   "es": "Chihuahua",
   "en": "Chihuahua"
  },
  "America/Ciudad_Juarez": {
   "es": "Ciudad Juárez",
   "en": "Ciudad Juárez"
  },
  "America/Ojinaga": {
   "es": "Ojinaga",
   "en": "Ojinaga"
  },
  "America/Matamoros": {
   "es": "Matamoros",
   "en": "Matamoros"
  },
  "America/Mazatlan": {
   "es": "Mazatlán",
   "en": "Mazatlán"
  },
  "America/Bahia_Banderas": {
   "es": "Bahía de Banderas",
   "en": "Bahía de Banderas"
  },
  "America/Hermosillo": {
   "es": "Hermosillo",
   "en": "Hermosillo"
  },
  "America/Tijuana": {
   "es": "Tijuana",
   "en": "Tijuana"
  },
  "America/Bogota": {
   "es": "Bogotá",
   "en": "Bogotá"
  },
  "America/Sao_Paulo": {
   "es": "São Paulo",
   "en": "São Paulo"
  },
  "America/New_York": {
   "es": "Nueva York",
   "en": "New York"
  },
  "America/Chicago": {
   "es": "Chicago",
   "en": "Chicago"
  },
  "America/Denver": {
   "es": "Denver",
   "en": "Denver"
  },
  "America/Los_Angeles": {
   "es": "Los Ángeles",
   "en": "Los Angeles"
  },
  "Europe/Madrid": {
   "es": "Madrid",
   "en": "Madrid"
  },
  "UTC": {
   "es": "Hora universal (UTC)",
   "en": "Universal time (UTC)"
  }
 },
 "FooterContact.kind": {
  "chat": {
   "es": "Chat",
   "en": "Chat"
  },
  "social": {
   "es": "Red social",
   "en": "Social network"
  },
  "website": {
   "es": "Sitio web",
   "en": "Website"
  },
  "email": {
   "es": "Correo",
   "en": "Email"
  }
 },
 "GradientStop": {
  "paper": {
   "es": "Papel",
   "en": "Paper"
  },
  "surface": {
   "es": "Superficie",
   "en": "Surface"
  },
  "tint": {
   "es": "Matiz",
   "en": "Tint"
  },
  "accent": {
   "es": "Acento",
   "en": "Accent"
  },
  "action": {
   "es": "Acción",
   "en": "Action"
  },
  "secondary": {
   "es": "Secundario",
   "en": "Secondary"
  },
  "ink": {
   "es": "Tinta",
   "en": "Ink"
  }
 },
 "GradientHeight": {
  "low": {
   "es": "Baja",
   "en": "Low"
  },
  "medium": {
   "es": "Media",
   "en": "Medium"
  },
  "high": {
   "es": "Alta",
   "en": "High"
  }
 },
 "JobListVariant.listType": {
  "SAVED": {
   "es": "Guardados",
   "en": "Saved"
  },
  "VIEWED": {
   "es": "Vistos en este navegador",
   "en": "Viewed in this browser"
  },
  "APPLIED": {
   "es": "Ya solicitados",
   "en": "Applied for"
  },
  "LATEST": {
   "es": "Más recientes",
   "en": "Newest"
  },
  "NEARBY": {
   "es": "Cerca del visitante",
   "en": "Near the visitor"
  },
  "RECOMMENDED": {
   "es": "Recomendados",
   "en": "Recommended"
  },
  "BROWSING_BASED": {
   "es": "Según lo que ha visto",
   "en": "Based on what was viewed"
  },
  "SIMILAR": {
   "es": "Parecidos a la vacante",
   "en": "Like the job shown"
  }
 },
 "WizardStep.asks": {
  "place": {
   "es": "El lugar",
   "en": "The place"
  },
  "vehicle": {
   "es": "El vehículo",
   "en": "The vehicle"
  },
  "licence": {
   "es": "La licencia",
   "en": "The licence"
  },
  "schedule": {
   "es": "El horario",
   "en": "The schedule"
  }
 },
 "WizardSearch.field": {
  "keyword": {
   "es": "Palabra clave",
   "en": "Keyword"
  },
  "company": {
   "es": "Empresa",
   "en": "Company"
  },
  "city": {
   "es": "Ciudad",
   "en": "City"
  },
  "state": {
   "es": "Estado",
   "en": "State"
  },
  "employmentType": {
   "es": "Tipo de empleo",
   "en": "Employment type"
  },
  "category": {
   "es": "Área",
   "en": "Category"
  }
 },
 "SignUpField": {
  "required": {
   "es": "Obligatorio",
   "en": "Required"
  },
  "optional": {
   "es": "Opcional",
   "en": "Optional"
  },
  "none": {
   "es": "No se pide",
   "en": "Not asked"
  }
 },
 "SpacerStep": {
  "none": {
   "es": "Nada",
   "en": "None"
  },
  "xs": {
   "es": "Mínima",
   "en": "Smallest"
  },
  "s": {
   "es": "Chica",
   "en": "Small"
  },
  "m": {
   "es": "Mediana",
   "en": "Medium"
  },
  "l": {
   "es": "Grande",
   "en": "Large"
  },
  "xl": {
   "es": "Muy grande",
   "en": "Very large"
  },
  "xxl": {
   "es": "Máxima",
   "en": "Largest"
  }
 },
 "WallpaperOverlay": {
  "none": {
   "es": "Sin velo",
   "en": "None"
  },
  "light": {
   "es": "Ligero",
   "en": "Light"
  },
  "medium": {
   "es": "Medio",
   "en": "Medium"
  },
  "strong": {
   "es": "Fuerte",
   "en": "Strong"
  }
 },
 "WallpaperHeight": {
  "low": {
   "es": "Baja",
   "en": "Low"
  },
  "medium": {
   "es": "Media",
   "en": "Medium"
  },
  "high": {
   "es": "Alta",
   "en": "High"
  }
 },
 "ButtonContent.variant": {
  "primary": {
   "es": "Principal",
   "en": "Primary"
  },
  "secondary": {
   "es": "Secundario",
   "en": "Secondary"
  },
  "quiet": {
   "es": "Discreto",
   "en": "Quiet"
  }
 },
 "JobFilterContent.facetFields": {
  "city": {
   "es": "Ciudad",
   "en": "City"
  },
  "state": {
   "es": "Estado",
   "en": "State"
  },
  "company": {
   "es": "Empresa",
   "en": "Company"
  },
  "employmentType": {
   "es": "Tipo de empleo",
   "en": "Employment type"
  },
  "category": {
   "es": "Área",
   "en": "Category"
  },
  "pay": {
   "es": "Sueldo",
   "en": "Pay"
  },
  "shift": {
   "es": "Turno",
   "en": "Shift"
  },
  "days": {
   "es": "Días de trabajo",
   "en": "Work days"
  },
  "vehicle": {
   "es": "Vehículo",
   "en": "Vehicle"
  },
  "licence": {
   "es": "Licencia",
   "en": "Licence"
  },
  "posted": {
   "es": "Publicada",
   "en": "Posted"
  }
 },
 "JobSummaryContent.fields": {
  "pay": {
   "es": "Sueldo",
   "en": "Pay"
  },
  "schedule": {
   "es": "Horario",
   "en": "Schedule"
  },
  "place": {
   "es": "Lugar",
   "en": "Place"
  },
  "vehicle": {
   "es": "Vehículo",
   "en": "Vehicle"
  },
  "company": {
   "es": "Empresa",
   "en": "Company"
  },
  "licence": {
   "es": "Licencia",
   "en": "Licence"
  },
  "employmentType": {
   "es": "Tipo de empleo",
   "en": "Employment type"
  }
 },
 "MediaTextContent.imageSide": {
  "start": {
   "es": "Antes del texto",
   "en": "Before the text"
  },
  "end": {
   "es": "Después del texto",
   "en": "After the text"
  }
 }
};
