// Generated from schemas/widgets by `npm run codegen`. Do not edit.
import type { WidgetOffer } from '#schemas/definitions/widget-starter.ts';

export const widgetCatalogue: Readonly<Record<string, WidgetOffer>> = {
 "about-us": {
  "summary": {
   "es": "Quiénes son, con texto y cifras",
   "en": "Who you are, with text and figures"
  },
  "words": [
   "nosotros",
   "empresa",
   "historia",
   "cifras",
   "company",
   "history",
   "figures"
  ]
 },
 "application-form-v1": {
  "summary": {
   "es": "El formulario del servicio anterior",
   "en": "The form of the older service"
  },
  "words": [
   "solicitud",
   "aplicar",
   "apply"
  ]
 },
 "application-form-v2": {
  "summary": {
   "es": "Las preguntas para aplicar a una vacante",
   "en": "The questions to apply for a job"
  },
  "words": [
   "solicitud",
   "aplicar",
   "postularse",
   "apply"
  ]
 },
 "blog-article": {
  "summary": {
   "es": "Un artículo con secciones",
   "en": "An article with sections"
  },
  "words": [
   "blog",
   "nota",
   "noticia",
   "entrada",
   "post",
   "news",
   "article"
  ]
 },
 "blog-list": {
  "summary": {
   "es": "Artículos que se pueden ordenar por fecha",
   "en": "Posts that can be sorted by date"
  },
  "words": [
   "blog",
   "notas",
   "noticias",
   "entradas",
   "posts",
   "news"
  ]
 },
 "blogs": {
  "summary": {
   "es": "Una fila de artículos",
   "en": "A row of posts"
  },
  "words": [
   "blog",
   "notas",
   "noticias",
   "relacionados",
   "posts",
   "news",
   "related"
  ]
 },
 "breadcrumbs": {
  "summary": {
   "es": "El camino desde el inicio hasta esta página",
   "en": "The way from the home page to this one"
  },
  "words": [
   "migas",
   "migajas",
   "ruta",
   "navegación",
   "breadcrumb",
   "path"
  ]
 },
 "button": {
  "summary": {
   "es": "Un enlace con forma de botón",
   "en": "A link that looks like a button"
  },
  "words": [
   "enlace",
   "acción",
   "liga",
   "cta",
   "link",
   "action"
  ]
 },
 "cards": {
  "summary": {
   "es": "Beneficios o ventajas en tarjetas",
   "en": "Benefits or features as cards"
  },
  "words": [
   "beneficios",
   "ventajas",
   "cuadrícula",
   "prestaciones",
   "benefits",
   "features",
   "grid"
  ]
 },
 "company-directory": {
  "summary": {
   "es": "Empresas en tarjetas",
   "en": "Companies as cards"
  },
  "words": [
   "compañías",
   "socios",
   "aliados",
   "companies",
   "partners"
  ]
 },
 "cookie-consent": {
  "summary": {
   "es": "Pide permiso para usar cookies",
   "en": "Asks for consent to cookies"
  },
  "words": [
   "privacidad",
   "consentimiento",
   "gdpr",
   "privacy",
   "consent"
  ]
 },
 "countdown-timer": {
  "summary": {
   "es": "El tiempo que falta para una fecha",
   "en": "Time left until a date"
  },
  "words": [
   "reloj",
   "fecha",
   "contador",
   "urgencia",
   "clock",
   "date",
   "timer"
  ]
 },
 "custom-html": {
  "summary": {
   "es": "Tu propio código, apartado de la página",
   "en": "Your own code, apart from the page"
  },
  "words": [
   "código",
   "incrustar",
   "insertar",
   "embed",
   "code",
   "iframe",
   "mapa",
   "map"
  ]
 },
 "department-carousel": {
  "summary": {
   "es": "Áreas con su número de vacantes",
   "en": "Departments with their open jobs"
  },
  "words": [
   "departamentos",
   "categorías",
   "puestos",
   "áreas",
   "categories",
   "roles"
  ]
 },
 "divider": {
  "summary": {
   "es": "Una línea entre dos bloques",
   "en": "A line between two blocks"
  },
  "words": [
   "línea",
   "raya",
   "división",
   "line",
   "rule",
   "separator"
  ]
 },
 "events": {
  "summary": {
   "es": "Ferias y sesiones con fecha",
   "en": "Fairs and sessions with dates"
  },
  "words": [
   "feria",
   "calendario",
   "agenda",
   "sesión",
   "fair",
   "calendar"
  ]
 },
 "faq": {
  "summary": {
   "es": "Preguntas con su respuesta",
   "en": "Questions with their answers"
  },
  "words": [
   "dudas",
   "ayuda",
   "respuestas",
   "acordeón",
   "help",
   "answers",
   "accordion"
  ]
 },
 "flip-cards": {
  "summary": {
   "es": "Tarjetas que giran y muestran un texto",
   "en": "Cards that turn and show a text"
  },
  "words": [
   "girar",
   "voltear",
   "beneficios",
   "turn",
   "benefits"
  ]
 },
 "footer": {
  "summary": {
   "es": "Enlaces legales y contacto al final",
   "en": "Legal links and contact at the end"
  },
  "words": [
   "pie",
   "contacto",
   "legal",
   "copyright"
  ]
 },
 "gradient": {
  "summary": {
   "es": "Un bloque de color con texto y botón",
   "en": "A block of colour with text and a button"
  },
  "words": [
   "color",
   "llamada",
   "banner",
   "cta",
   "colour",
   "call to action"
  ]
 },
 "header": {
  "summary": {
   "es": "Logo y navegación al inicio",
   "en": "Logo and navigation at the top"
  },
  "words": [
   "menú",
   "navegación",
   "logo",
   "cabecera",
   "menu",
   "navigation"
  ]
 },
 "heading": {
  "summary": {
   "es": "Un título con texto de apoyo",
   "en": "A heading with a supporting line"
  },
  "words": [
   "encabezado",
   "subtítulo",
   "texto",
   "title",
   "subtitle",
   "text"
  ]
 },
 "hero": {
  "summary": {
   "es": "La primera pantalla de la página",
   "en": "The first screen of a page"
  },
  "words": [
   "principal",
   "banner",
   "bienvenida",
   "main",
   "welcome"
  ]
 },
 "image": {
  "summary": {
   "es": "Una imagen con pie opcional",
   "en": "A picture with an optional caption"
  },
  "words": [
   "foto",
   "fotografía",
   "ilustración",
   "photo",
   "illustration"
  ]
 },
 "job-detail": {
  "summary": {
   "es": "La vacante que nombra la dirección",
   "en": "The job that the address names"
  },
  "words": [
   "empleo",
   "puesto",
   "oferta",
   "postularse",
   "vacancy",
   "apply"
  ]
 },
 "job-filter": {
  "summary": {
   "es": "Filtros con el número de vacantes",
   "en": "Filters with the number of jobs"
  },
  "words": [
   "buscar",
   "ciudad",
   "empresa",
   "refinar",
   "search",
   "city",
   "company"
  ]
 },
 "job-list": {
  "summary": {
   "es": "Las vacantes más nuevas",
   "en": "The newest jobs"
  },
  "words": [
   "empleos",
   "puestos",
   "ofertas",
   "trabajos",
   "vacancies",
   "openings"
  ]
 },
 "job-map": {
  "summary": {
   "es": "Vacantes en un mapa que se abre con un toque",
   "en": "Jobs on a map that opens with a tap"
  },
  "words": [
   "mapa",
   "cerca",
   "zona",
   "ubicación",
   "map",
   "near",
   "area"
  ]
 },
 "job-recommendation-wizard": {
  "summary": {
   "es": "Preguntas cortas que llevan a empleos",
   "en": "Short questions that lead to jobs"
  },
  "words": [
   "recomendaciones",
   "asistente",
   "cuestionario",
   "recommendations",
   "quiz",
   "wizard"
  ]
 },
 "job-search": {
  "summary": {
   "es": "Buscador con lista, filtros y detalle",
   "en": "Search with list, filters and details"
  },
  "words": [
   "empleos",
   "vacantes",
   "buscar",
   "vacancies",
   "openings"
  ]
 },
 "job-summary": {
  "summary": {
   "es": "Sueldo, horario y lugar de la vacante",
   "en": "Pay, hours and place of the job"
  },
  "words": [
   "empleo",
   "sueldo",
   "horario",
   "pay",
   "schedule",
   "facts"
  ]
 },
 "line-graph": {
  "summary": {
   "es": "Cifras en el tiempo",
   "en": "Figures over time"
  },
  "words": [
   "cifras",
   "datos",
   "estadística",
   "figures",
   "data",
   "chart"
  ]
 },
 "location-notice": {
  "summary": {
   "es": "Avisa a quien está fuera de la zona",
   "en": "Tells those outside the area"
  },
  "words": [
   "zona",
   "ciudad",
   "aviso",
   "area",
   "city",
   "notice"
  ]
 },
 "logo-strip": {
  "summary": {
   "es": "Logos de empresas en movimiento",
   "en": "Company logos that scroll"
  },
  "words": [
   "marcas",
   "socios",
   "clientes",
   "brands",
   "partners",
   "clients"
  ]
 },
 "media-text": {
  "summary": {
   "es": "Una imagen junto a un texto",
   "en": "A picture beside a text"
  },
  "words": [
   "foto",
   "columnas",
   "dos columnas",
   "photo",
   "columns",
   "two columns"
  ]
 },
 "meet-the-team": {
  "summary": {
   "es": "Las personas del equipo",
   "en": "The people of a team"
  },
  "words": [
   "personas",
   "compañeros",
   "staff",
   "people",
   "colleagues"
  ]
 },
 "recorded-events": {
  "summary": {
   "es": "Cada acción que el sitio anota, siempre al día",
   "en": "Each act that the site records, always up to date"
  },
  "words": [
   "privacidad",
   "medición",
   "eventos",
   "rastreo",
   "privacy",
   "tracking"
  ]
 },
 "resume-upload": {
  "summary": {
   "es": "Sube tu CV",
   "en": "Upload your CV"
  },
  "words": [
   "cv",
   "currículum",
   "archivo",
   "resume"
  ]
 },
 "rich-text": {
  "summary": {
   "es": "Párrafos, listas y enlaces",
   "en": "Paragraphs, lists and links"
  },
  "words": [
   "párrafo",
   "lista",
   "texto",
   "paragraph",
   "list",
   "text"
  ]
 },
 "search-hero": {
  "summary": {
   "es": "Portada con caja de búsqueda",
   "en": "Hero with a search box"
  },
  "words": [
   "buscar",
   "principal",
   "inicio",
   "search",
   "main"
  ]
 },
 "sign-up": {
  "summary": {
   "es": "Correo y teléfono para avisos",
   "en": "E-mail and phone for alerts"
  },
  "words": [
   "formulario",
   "contacto",
   "boletín",
   "suscripción",
   "form",
   "newsletter",
   "contact"
  ]
 },
 "social-feed": {
  "summary": {
   "es": "Publicaciones de redes sociales",
   "en": "Posts of social networks"
  },
  "words": [
   "facebook",
   "instagram",
   "tiktok",
   "publicaciones",
   "posts"
  ]
 },
 "spacer": {
  "summary": {
   "es": "Espacio entre dos bloques",
   "en": "Room between two blocks"
  },
  "words": [
   "aire",
   "hueco",
   "margen",
   "gap",
   "margin",
   "room"
  ]
 },
 "steps": {
  "summary": {
   "es": "Un proceso paso a paso",
   "en": "A process step by step"
  },
  "words": [
   "proceso",
   "cómo postularse",
   "etapas",
   "process",
   "how to apply",
   "stages"
  ]
 },
 "tab-carousel": {
  "summary": {
   "es": "Pestañas con diapositivas",
   "en": "Tabs with slides"
  },
  "words": [
   "tabs",
   "carrusel",
   "slides",
   "carousel"
  ]
 },
 "tabs": {
  "summary": {
   "es": "Pestañas que muestran otros bloques",
   "en": "Tabs that show other blocks"
  },
  "words": [
   "tabs",
   "secciones",
   "sections"
  ]
 },
 "testimonials-carousel": {
  "summary": {
   "es": "Lo que dicen quienes trabajan ahí",
   "en": "What people who work there say"
  },
  "words": [
   "opiniones",
   "citas",
   "historias",
   "reviews",
   "quotes",
   "stories"
  ]
 },
 "video": {
  "summary": {
   "es": "Un video con portada",
   "en": "A film with a poster"
  },
  "words": [
   "película",
   "grabación",
   "film",
   "movie"
  ]
 },
 "wallpaper": {
  "summary": {
   "es": "Una imagen de fondo con texto",
   "en": "A background picture with text"
  },
  "words": [
   "imagen",
   "banner",
   "foto",
   "llamada",
   "picture",
   "photo",
   "call to action"
  ]
 },
 "welcome-search": {
  "summary": {
   "es": "Saludo con caja de búsqueda",
   "en": "Greeting with a search box"
  },
  "words": [
   "buscar",
   "saludo",
   "hola",
   "search",
   "greeting"
  ]
 }
};
