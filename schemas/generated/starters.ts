// Generated from schemas/widgets by `npm run codegen`. Do not edit.
import type { WidgetStarter } from '#schemas/definitions/widget-starter.ts';
import type { SectionOptions } from './documents.ts';

export const starters: Readonly<Record<string, WidgetStarter<SectionOptions>>> = {
 "about-us": {
  "content": {
   "eyebrow": "Nosotros",
   "heading": "Quiénes somos",
   "html": "<p>Somos una empresa de reparto de última milla. Cada día entregamos paquetes a familias y negocios de nuestra ciudad.</p><p>Cuidamos a quien maneja: turnos claros, vehículo en buen estado y pago puntual.</p>",
   "stats": [
    {
     "value": "12",
     "label": "años de experiencia"
    },
    {
     "value": "3",
     "label": "estaciones"
    },
    {
     "value": "80",
     "label": "personas en el equipo"
    }
   ]
  }
 },
 "application-form-v1": {
  "content": {}
 },
 "application-form-v2": {
  "content": {}
 },
 "blog-article": {
  "content": {
   "title": "Cómo prepararte para tu primer día en ruta",
   "headingLevel": 1,
   "date": "2000-01-01",
   "readingMinutes": 3,
   "lead": "Lo que conviene llevar, revisar y preguntar antes de salir a repartir por primera vez.",
   "sections": [
    {
     "id": "antes",
     "heading": "Antes de salir",
     "html": "<p>Descansa bien, desayuna y llega con tiempo. Lleva agua, tu licencia y calzado cómodo.</p>"
    },
    {
     "id": "en-ruta",
     "heading": "En la ruta",
     "html": "<p>Maneja con calma, estaciónate en un lugar seguro y saluda a quien recibe.</p>"
    }
   ]
  }
 },
 "blog-list": {
  "content": {
   "heading": "Artículos",
   "posts": [
    {
     "id": "post-1",
     "title": "Cómo prepararte para tu primer día en ruta",
     "description": "Lo que conviene llevar, revisar y preguntar.",
     "redirectUrl": "/",
     "date": "2000-01-01"
    },
    {
     "id": "post-2",
     "title": "Cinco consejos para manejar seguro",
     "description": "Hábitos sencillos que cuidan de ti y de los demás.",
     "redirectUrl": "/",
     "date": "1999-12-20"
    },
    {
     "id": "post-3",
     "title": "Qué documentos necesitas para postularte",
     "description": "La lista completa, para tenerla lista antes de la entrevista.",
     "redirectUrl": "/",
     "date": "1999-12-06"
    }
   ]
  }
 },
 "blogs": {
  "content": {
   "heading": "También te puede interesar",
   "posts": [
    {
     "id": "post-1",
     "title": "Cómo prepararte para tu primer día en ruta",
     "description": "Lo que conviene llevar, revisar y preguntar.",
     "redirectUrl": "/"
    },
    {
     "id": "post-2",
     "title": "Cinco consejos para manejar seguro",
     "description": "Hábitos sencillos que cuidan de ti y de los demás.",
     "redirectUrl": "/"
    },
    {
     "id": "post-3",
     "title": "Qué documentos necesitas para postularte",
     "description": "La lista completa, para tenerla lista antes de la entrevista.",
     "redirectUrl": "/"
    }
   ]
  }
 },
 "breadcrumbs": {
  "content": {
   "items": [
    {
     "label": "Inicio",
     "href": "/"
    },
    {
     "label": "Esta página"
    }
   ]
  },
  "options": {
   "py": 12
  }
 },
 "button": {
  "content": {
   "link": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   }
  }
 },
 "cards": {
  "content": {
   "heading": "Lo que te ofrecemos",
   "cards": [
    {
     "id": "card-1",
     "icon": "truck",
     "title": "Vehículo incluido",
     "text": "Manejas una camioneta de la empresa, asegurada y con mantenimiento."
    },
    {
     "id": "card-2",
     "icon": "coins",
     "title": "Pago puntual",
     "text": "Tu sueldo llega completo, el mismo día de cada semana."
    },
    {
     "id": "card-3",
     "icon": "heart-pulse",
     "title": "Prestaciones de ley",
     "text": "Seguro social, vacaciones y aguinaldo desde el primer día."
    }
   ],
   "columns": {
    "mobile": 1,
    "tablet": 3,
    "desktop": 3
   }
  }
 },
 "company-directory": {
  "content": {
   "heading": "Empresas con vacantes",
   "companies": [
    {
     "id": "company-1",
     "name": "Primera empresa",
     "bgColor": "tint",
     "redirectionUrl": "/"
    },
    {
     "id": "company-2",
     "name": "Segunda empresa",
     "bgColor": "tint",
     "redirectionUrl": "/"
    },
    {
     "id": "company-3",
     "name": "Tercera empresa",
     "bgColor": "tint",
     "redirectionUrl": "/"
    }
   ]
  }
 },
 "cookie-consent": {
  "content": {
   "heading": "Usamos cookies",
   "text": "Las necesarias hacen que el sitio funcione. Las demás, solo si tú quieres.",
   "version": 1,
   "categories": [
    {
     "id": "necesarias",
     "name": "Necesarias",
     "description": "Guardan lo que eliges en este sitio.",
     "required": true
    },
    {
     "id": "medicion",
     "name": "Medición",
     "description": "Nos dicen qué páginas se visitan, sin saber quién eres."
    }
   ]
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "countdown-timer": {
  "content": {
   "heading": "La próxima contratación empieza en",
   "target": "2000-01-31T09:00:00-06:00",
   "timeZone": "America/Mexico_City",
   "doneText": "Las inscripciones ya cerraron. Vuelve pronto.",
   "cta": {
    "label": "Quiero mi lugar",
    "href": "/buscar-empleos"
   },
   "align": "center"
  }
 },
 "custom-html": {
  "content": {
   "title": "Contenido propio",
   "html": "<p>Pega aquí el código que te dieron.</p>",
   "height": 120
  }
 },
 "department-carousel": {
  "content": {
   "heading": "Encuentra tu área",
   "items": [
    {
     "id": "item-1",
     "name": "Reparto",
     "icon": "truck",
     "filter": {
      "field": "keyword",
      "value": "repartidor"
     }
    },
    {
     "id": "item-2",
     "name": "Almacén",
     "icon": "package",
     "filter": {
      "field": "keyword",
      "value": "almacén"
     }
    },
    {
     "id": "item-3",
     "name": "Despacho",
     "icon": "route",
     "filter": {
      "field": "keyword",
      "value": "despacho"
     }
    }
   ]
  }
 },
 "divider": {
  "content": {
   "line": "hairline"
  }
 },
 "events": {
  "content": {
   "heading": "Próximos eventos",
   "events": [
    {
     "id": "event-1",
     "title": "Sesión informativa",
     "place": "Oficina de contratación",
     "description": "Conoce el trabajo, resuelve tus dudas y deja tus datos.",
     "eventDateAndTime": {
      "start": "2000-01-15T10:00:00-06:00",
      "end": "2000-01-15T12:00:00-06:00"
     }
    },
    {
     "id": "event-2",
     "title": "Feria de empleo",
     "place": "Plaza principal",
     "description": "Trae tu licencia y tu identificación: entrevistamos ahí mismo.",
     "eventDateAndTime": {
      "start": "2000-01-29T09:00:00-06:00",
      "end": "2000-01-29T15:00:00-06:00"
     }
    }
   ],
   "timeZone": "America/Mexico_City",
   "emptyText": "Por ahora no hay eventos. Vuelve pronto."
  }
 },
 "faq": {
  "content": {
   "heading": "Preguntas frecuentes",
   "items": [
    {
     "question": "¿Qué necesito para postularme?",
     "answer": "<p>Ser mayor de edad, tener licencia vigente y ganas de manejar.</p>"
    },
    {
     "question": "¿Necesito vehículo propio?",
     "answer": "<p>No. Nosotros ponemos la camioneta, la gasolina y el seguro.</p>"
    },
    {
     "question": "¿Cuánto tarda la contratación?",
     "answer": "<p>Por lo general, menos de dos semanas desde la entrevista.</p>"
    }
   ]
  }
 },
 "flip-cards": {
  "content": {
   "heading": "Lo que nos distingue",
   "cards": [
    {
     "id": "card-1",
     "title": "Turnos claros",
     "text": "Sabes con una semana de anticipación a qué hora entras y a qué hora sales."
    },
    {
     "id": "card-2",
     "title": "Capacitación pagada",
     "text": "Aprendes la ruta y el manejo seguro con alguien a tu lado."
    },
    {
     "id": "card-3",
     "title": "Crecimiento",
     "text": "Despachadores y supervisores empezaron repartiendo."
    }
   ]
  }
 },
 "footer": {
  "content": {
   "year": 2000,
   "owner": "Tu empresa",
   "links": [
    {
     "label": "Inicio",
     "href": "/"
    },
    {
     "label": "Vacantes",
     "href": "/buscar-empleos"
    }
   ]
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "gradient": {
  "content": {
   "stops": [
    "tint",
    "accent"
   ],
   "angle": 120,
   "height": "medium",
   "heading": "Tu próximo trabajo te espera",
   "text": "Elige tu turno y empieza esta semana.",
   "cta": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   },
   "align": "center"
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "header": {
  "content": {
   "logo": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "Inicio",
    "width": 365,
    "height": 64
   },
   "links": [
    {
     "label": "Vacantes",
     "href": "/buscar-empleos"
    }
   ]
  },
  "options": {
   "background": "surface",
   "maxWidth": "full"
  }
 },
 "heading": {
  "content": {
   "text": "Escribe aquí tu título",
   "level": 2,
   "subheading": "Una frase que lo explique, si hace falta."
  }
 },
 "hero": {
  "content": {
   "eyebrow": "Estamos contratando",
   "title": "Maneja con nosotros",
   "text": "Turnos claros, vehículo incluido y pago puntual. Encuentra la ruta que va contigo.",
   "cta": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   }
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "image": {
  "content": {
   "image": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "",
    "width": 1200,
    "height": 800,
    "decorative": true
   }
  }
 },
 "job-detail": {
  "content": {
   "showShare": true,
   "showSave": true
  }
 },
 "job-filter": {
  "content": {
   "facetFields": [
    "city",
    "company",
    "employmentType"
   ]
  }
 },
 "job-list": {
  "content": {
   "heading": "Vacantes recientes",
   "variantConfig": {
    "listType": "LATEST"
   },
   "maxJobCards": 6
  }
 },
 "job-map": {
  "content": {}
 },
 "job-recommendation-wizard": {
  "content": {
   "heading": "Encuentra tu ruta en un minuto",
   "subheading": "Responde lo que quieras y salta lo demás.",
   "steps": [
    {
     "asks": "place",
     "question": "¿Dónde quieres trabajar?",
     "help": "Escribe tu ciudad o usa tu ubicación."
    },
    {
     "asks": "vehicle",
     "question": "¿Qué te gusta manejar?",
     "help": "Puedes elegir varios.",
     "options": [
      {
       "label": "Moto",
       "values": [
        "Moto"
       ],
       "search": {
        "field": "keyword",
        "value": "moto"
       }
      },
      {
       "label": "Van",
       "values": [
        "Van"
       ],
       "search": {
        "field": "keyword",
        "value": "van"
       }
      },
      {
       "label": "Camioneta",
       "values": [
        "Camioneta"
       ],
       "search": {
        "field": "keyword",
        "value": "camioneta"
       }
      }
     ]
    },
    {
     "asks": "licence",
     "question": "¿Qué licencia tienes?",
     "help": "Vigente o por renovar.",
     "options": [
      {
       "label": "Automovilista",
       "values": [
        "Automovilista"
       ]
      },
      {
       "label": "Chofer",
       "values": [
        "Chofer"
       ]
      },
      {
       "label": "Motociclista",
       "values": [
        "Motociclista"
       ]
      }
     ]
    },
    {
     "asks": "schedule",
     "question": "¿Qué horario te acomoda?",
     "options": [
      {
       "label": "Por la mañana",
       "values": [
        "Mañana"
       ]
      },
      {
       "label": "Por la tarde",
       "values": [
        "Tarde"
       ]
      },
      {
       "label": "De noche",
       "values": [
        "Noche"
       ],
       "search": {
        "field": "keyword",
        "value": "nocturno"
       }
      }
     ]
    }
   ]
  }
 },
 "job-search": {
  "content": {
   "heading": "Encuentra tu próximo trabajo",
   "headingLevel": 2,
   "listWidgetId": "job-list",
   "filterWidgetId": "job-filter",
   "detailWidgetId": "job-detail"
  }
 },
 "job-summary": {
  "content": {
   "fields": [
    "pay",
    "schedule",
    "place",
    "vehicle"
   ]
  }
 },
 "line-graph": {
  "content": {
   "heading": "Así crece lo que ganas",
   "series": [
    {
     "name": "Pago por semana",
     "points": [
      {
       "x": "Mes 1",
       "y": 2800
      },
      {
       "x": "Mes 3",
       "y": 3100
      },
      {
       "x": "Mes 6",
       "y": 3400
      },
      {
       "x": "Mes 12",
       "y": 3900
      }
     ]
    }
   ],
   "units": {
    "y": "pesos"
   }
  }
 },
 "location-notice": {
  "content": {
   "heading": "Aún no llegamos a tu zona",
   "text": "Por ahora contratamos en otras ciudades. Mira dónde hay vacantes.",
   "cta": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   }
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "logo-strip": {
  "content": {
   "heading": "Trabajamos con",
   "logos": [
    {
     "name": "Primera empresa",
     "image": {
      "src": "assets/elige-una-imagen.svg",
      "alt": "",
      "width": 240,
      "height": 80,
      "decorative": true
     }
    },
    {
     "name": "Segunda empresa",
     "image": {
      "src": "assets/elige-una-imagen.svg",
      "alt": "",
      "width": 240,
      "height": 80,
      "decorative": true
     }
    },
    {
     "name": "Tercera empresa",
     "image": {
      "src": "assets/elige-una-imagen.svg",
      "alt": "",
      "width": 240,
      "height": 80,
      "decorative": true
     }
    }
   ]
  }
 },
 "media-text": {
  "content": {
   "image": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "",
    "width": 1200,
    "height": 900,
    "decorative": true
   },
   "imageSide": "start",
   "heading": "Tu día con nosotros",
   "html": "<p>Llegas a la estación, cargas la camioneta y sales con la ruta en el teléfono. Al terminar, regresas y descansas.</p>",
   "items": [
    {
     "icon": "clock",
     "text": "Jornada de ocho horas"
    },
    {
     "icon": "route",
     "text": "Rutas cerca de la estación"
    }
   ]
  }
 },
 "meet-the-team": {
  "content": {
   "heading": "Conoce a tu equipo",
   "people": [
    {
     "id": "person-1",
     "name": "Nombre y apellido",
     "role": "Reclutamiento"
    },
    {
     "id": "person-2",
     "name": "Nombre y apellido",
     "role": "Despacho"
    },
    {
     "id": "person-3",
     "name": "Nombre y apellido",
     "role": "Capacitación"
    }
   ]
  }
 },
 "recorded-events": {
  "content": {
   "heading": "Qué anotamos si aceptas la medición"
  }
 },
 "resume-upload": {
  "content": {
   "heading": "Sube tu CV",
   "text": "PDF, Word, texto o foto, hasta 10 MB."
  }
 },
 "rich-text": {
  "content": {
   "html": "<p>Escribe aquí. Puedes usar <strong>negritas</strong>, listas y enlaces.</p>"
  }
 },
 "search-hero": {
  "content": {
   "title": "Encuentra tu próxima ruta",
   "text": "Vacantes de reparto cerca de ti.",
   "image": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "",
    "width": 1440,
    "height": 760,
    "decorative": true
   },
   "ctaLabel": "Buscar"
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "sign-up": {
  "content": {
   "heading": "Entérate primero",
   "subheading": "Un mensaje cuando se abra una vacante en tu ciudad. Nada más.",
   "fields": {
    "email": "required",
    "phone": "optional"
   },
   "consentText": "Acepto recibir avisos de vacantes por correo o mensaje. Puedo darme de baja cuando quiera.",
   "privacy": {
    "label": "Enlaza aquí tu aviso de privacidad",
    "href": "/politica-de-privacidad"
   },
   "list": "avisos-vacantes",
   "submitLabel": "Avísenme",
   "successText": "¡Listo! Te avisamos en cuanto haya una vacante cerca de ti."
  }
 },
 "social-feed": {
  "content": {
   "heading": "Síguenos",
   "networks": [
    {
     "name": "Facebook",
     "posts": [
      {
       "text": "Copia aquí el texto de tu publicación y pega su enlace.",
       "href": "https://www.facebook.com/"
      }
     ]
    },
    {
     "name": "Instagram",
     "posts": [
      {
       "text": "Copia aquí el texto de tu publicación y pega su enlace.",
       "href": "https://www.instagram.com/"
      }
     ]
    }
   ]
  }
 },
 "spacer": {
  "content": {
   "mobile": "m",
   "tablet": "l",
   "desktop": "xl"
  }
 },
 "steps": {
  "content": {
   "heading": "Así te contratamos",
   "steps": [
    {
     "number": 1,
     "title": "Deja tus datos",
     "text": "Toma dos minutos desde tu teléfono."
    },
    {
     "number": 2,
     "title": "Platica con nosotros",
     "text": "Una llamada corta para conocernos."
    },
    {
     "number": 3,
     "title": "Empieza a manejar",
     "text": "Capacitación pagada y tu primera ruta."
    }
   ],
   "cta": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   }
  }
 },
 "tab-carousel": {
  "content": {
   "heading": "Conoce el trabajo",
   "tabs": [
    {
     "name": "En la estación",
     "slides": [
      {
       "title": "Carga",
       "text": "Tu ruta está lista y ordenada cuando llegas."
      },
      {
       "title": "Revisión",
       "text": "Cinco minutos para ver que la camioneta esté bien."
      }
     ]
    },
    {
     "name": "En la ruta",
     "slides": [
      {
       "title": "Entrega",
       "text": "El teléfono te dice a dónde ir y cuándo descansar."
      }
     ]
    }
   ]
  }
 },
 "tabs": {
  "content": {
   "heading": "Todo lo que quieres saber",
   "tabs": [
    {
     "name": "El puesto",
     "widgetId": "rich-text"
    },
    {
     "name": "Cómo entrar",
     "widgetId": "steps"
    },
    {
     "name": "Dudas",
     "widgetId": "faq"
    }
   ]
  }
 },
 "testimonials-carousel": {
  "content": {
   "heading": "Lo que dice el equipo",
   "items": [
    {
     "id": "item-1",
     "quote": "Sé a qué hora entro y a qué hora salgo. Eso lo cambia todo.",
     "name": "Nombre",
     "role": "Reparto"
    },
    {
     "id": "item-2",
     "quote": "La camioneta siempre está lista y nunca me han pagado tarde.",
     "name": "Nombre",
     "role": "Reparto"
    },
    {
     "id": "item-3",
     "quote": "Empecé en ruta y hoy coordino a doce personas.",
     "name": "Nombre",
     "role": "Despacho"
    }
   ]
  }
 },
 "video": {
  "content": {
   "heading": "Un día en ruta",
   "video": "assets/elige-un-video.mp4",
   "poster": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "",
    "width": 1280,
    "height": 720,
    "decorative": true
   }
  }
 },
 "wallpaper": {
  "content": {
   "image": {
    "src": "assets/elige-una-imagen.svg",
    "alt": "",
    "width": 1440,
    "height": 620,
    "decorative": true
   },
   "overlay": "strong",
   "height": "medium",
   "heading": "El camino también es tuyo",
   "text": "Turnos claros, vehículo incluido y pago puntual.",
   "cta": {
    "label": "Ver vacantes",
    "href": "/buscar-empleos"
   },
   "align": "center"
  },
  "options": {
   "maxWidth": "full"
  }
 },
 "welcome-search": {
  "content": {
   "title": "Hola, ¿qué trabajo buscas?",
   "text": "Escribe un puesto o una palabra y te enseñamos las vacantes abiertas.",
   "placeholder": "Repartidor, almacén…",
   "searchPageLink": "/buscar-empleos",
   "searchNode": "keyword"
  },
  "options": {
   "py": 40
  }
 }
};
