// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { FieldNote, ValueSchema } from '#schemas/definitions/field-schema.ts';

export const fieldValues: Readonly<Record<string, ValueSchema>> = {
 Text: {
  "control": "text",
  "minLength": 1,
  "maxLength": 300,
  "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
 },
 Href: {
  "control": "link",
  "maxLength": 2000,
  "pattern": "^(?:https://[^\\s\\p{Cc}\\p{Cs}\\\\]+|mailto:[^\\s\\p{Cc}\\p{Cs}\\\\]+|tel:[0-9+() -]+|/(?![/\\\\])[^\\s\\p{Cc}\\p{Cs}\\\\]*|#[^\\s\\p{Cc}\\p{Cs}\\\\]*)$"
 },
 AssetPath: {
  "control": "image-file",
  "maxLength": 200,
  "pattern": "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:svg|png|jpg|jpeg|webp|avif|gif)$"
 },
 FocusPoint: {
  "control": "object",
  "of": "FocusPoint"
 },
 ChildDirection: {
  "control": "choice",
  "choices": [
   {
    "value": "vertical",
    "label": {
     "es": "Vertical",
     "en": "Vertical"
    }
   },
   {
    "value": "horizontal",
    "label": {
     "es": "Horizontal",
     "en": "Horizontal"
    }
   }
  ]
 },
 Spacing: {
  "control": "number",
  "minimum": 0,
  "maximum": 256,
  "isInteger": true
 },
 Percent: {
  "control": "number",
  "exclusiveMinimum": 0,
  "maximum": 100
 },
 EntryAnimation: {
  "control": "choice",
  "choices": [
   {
    "value": "NONE",
    "label": {
     "es": "Ninguna",
     "en": "None"
    }
   },
   {
    "value": "FADE_IN",
    "label": {
     "es": "Aparecer",
     "en": "Fade in"
    }
   },
   {
    "value": "FADE_IN_OUT",
    "label": {
     "es": "Aparecer y desvanecer",
     "en": "Fade in and out"
    }
   },
   {
    "value": "SLIDE_LEFT",
    "label": {
     "es": "Deslizar a la izquierda",
     "en": "Slide left"
    }
   },
   {
    "value": "SLIDE_RIGHT",
    "label": {
     "es": "Deslizar a la derecha",
     "en": "Slide right"
    }
   },
   {
    "value": "SLIDE_TOP",
    "label": {
     "es": "Deslizar hacia arriba",
     "en": "Slide up"
    }
   },
   {
    "value": "SLIDE_BOTTOM",
    "label": {
     "es": "Deslizar hacia abajo",
     "en": "Slide down"
    }
   },
   {
    "value": "ZOOM_IN_OUT",
    "label": {
     "es": "Acercar y alejar",
     "en": "Zoom in and out"
    }
   }
  ]
 },
 ColorToken: {
  "control": "color-token",
  "choices": [
   {
    "value": "paper",
    "label": {
     "es": "Papel",
     "en": "Paper"
    }
   },
   {
    "value": "surface",
    "label": {
     "es": "Superficie",
     "en": "Surface"
    }
   },
   {
    "value": "tint",
    "label": {
     "es": "Matiz",
     "en": "Tint"
    }
   },
   {
    "value": "ink",
    "label": {
     "es": "Tinta",
     "en": "Ink"
    }
   },
   {
    "value": "accent",
    "label": {
     "es": "Acento",
     "en": "Accent"
    }
   },
   {
    "value": "sky",
    "label": {
     "es": "Degradado",
     "en": "Gradient"
    }
   }
  ]
 },
 MaxWidth: {
  "control": "choice",
  "choices": [
   {
    "value": "reading",
    "label": {
     "es": "Lectura",
     "en": "Reading"
    }
   },
   {
    "value": "content",
    "label": {
     "es": "Contenido",
     "en": "Content"
    }
   },
   {
    "value": "full",
    "label": {
     "es": "Completo",
     "en": "Full"
    }
   }
  ]
 },
 SectionBreakpoints: {
  "control": "object",
  "of": "SectionBreakpoints"
 },
 SectionOverrides: {
  "control": "object",
  "of": "SectionOverrides"
 },
 Robots: {
  "control": "choice",
  "choices": [
   {
    "value": "index",
    "label": {
     "es": "Aparece en buscadores",
     "en": "Shown by search engines"
    }
   },
   {
    "value": "noindex",
    "label": {
     "es": "No aparece",
     "en": "Not shown"
    }
   }
  ]
 },
 Language: {
  "control": "choice",
  "choices": [
   {
    "value": "es",
    "label": {
     "es": "Español",
     "en": "Spanish"
    }
   },
   {
    "value": "en",
    "label": {
     "es": "Inglés",
     "en": "English"
    }
   },
   {
    "value": "pt",
    "label": {
     "es": "Portugués",
     "en": "Portuguese"
    }
   }
  ]
 },
 Budgets: {
  "control": "object",
  "of": "Budgets"
 },
 Id: {
  "control": "id",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
 },
 PageUrl: {
  "control": "text",
  "maxLength": 300,
  "pattern": "^/(?:[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+(?:/[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+)*)?$"
 },
 PageType: {
  "control": "choice",
  "choices": [
   {
    "value": "CONTENT",
    "label": {
     "es": "Contenido",
     "en": "Content"
    }
   },
   {
    "value": "JOB_LISTING",
    "label": {
     "es": "Lista de empleos",
     "en": "Job list"
    }
   },
   {
    "value": "JOB_DETAIL",
    "label": {
     "es": "Empleo",
     "en": "Job"
    }
   },
   {
    "value": "APPLY",
    "label": {
     "es": "Solicitud",
     "en": "Application"
    }
   },
   {
    "value": "SYSTEM",
    "label": {
     "es": "Sistema",
     "en": "System"
    }
   }
  ]
 },
 PageMetadata: {
  "control": "object",
  "of": "PageMetadata"
 },
 Origin: {
  "control": "text",
  "maxLength": 260,
  "pattern": "^https://[a-z0-9.-]+(?::[0-9]+)?$"
 },
 Path: {
  "control": "path",
  "maxLength": 500,
  "pattern": "^/(?![/\\\\])[^\\s\\p{Cc}\\p{Cs}\\\\?#]*$"
 },
 Image: {
  "control": "object",
  "of": "Image"
 },
 ThemeColors: {
  "control": "object",
  "of": "ThemeColors"
 },
 ThemeRadius: {
  "control": "object",
  "of": "ThemeRadius"
 },
 ThemeFonts: {
  "control": "object",
  "of": "ThemeFonts"
 },
 Color: {
  "control": "color",
  "pattern": "^#[0-9a-f]{6}$"
 },
 FontFamily: {
  "control": "choice",
  "choices": [
   {
    "value": "bricolage-grotesque",
    "label": {
     "es": "Bricolage Grotesque",
     "en": "Bricolage Grotesque"
    }
   },
   {
    "value": "barlow-condensed",
    "label": {
     "es": "Barlow Condensed",
     "en": "Barlow Condensed"
    }
   },
   {
    "value": "system",
    "label": {
     "es": "La del dispositivo",
     "en": "The device’s own"
    }
   }
  ]
 },
 LongText: {
  "control": "long-text",
  "minLength": 1,
  "maxLength": 2000,
  "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
 },
 Link: {
  "control": "object",
  "of": "Link"
 },
 Kibibytes: {
  "control": "number",
  "minimum": 1,
  "maximum": 100000,
  "isInteger": true
 },
 ServiceHosts: {
  "control": "object",
  "of": "ServiceHosts"
 },
 SiteUrls: {
  "control": "object",
  "of": "SiteUrls"
 },
 Theme: {
  "control": "object",
  "of": "Theme"
 },
 SiteMetadata: {
  "control": "object",
  "of": "SiteMetadata"
 },
 SiteConsent: {
  "control": "object",
  "of": "SiteConsent"
 },
 MessageOverrides: {
  "control": "map",
  "items": {
   "control": "text",
   "maxLength": 300,
   "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
  }
 },
 SiteMap: {
  "control": "object",
  "of": "SiteMap"
 },
 FormRef: {
  "control": "form",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
 },
 RichText: {
  "control": "rich-text",
  "maxLength": 40000,
  "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
 },
 IconName: {
  "control": "icon",
  "choices": [
   {
    "value": "arrow-left",
    "label": {
     "es": "Flecha a la izquierda",
     "en": "Arrow left"
    }
   },
   {
    "value": "arrow-right",
    "label": {
     "es": "Flecha a la derecha",
     "en": "Arrow right"
    }
   },
   {
    "value": "award",
    "label": {
     "es": "Medalla",
     "en": "Medal"
    }
   },
   {
    "value": "badge-check",
    "label": {
     "es": "Insignia verificada",
     "en": "Verified badge"
    }
   },
   {
    "value": "bike",
    "label": {
     "es": "Bicicleta",
     "en": "Bicycle"
    }
   },
   {
    "value": "briefcase",
    "label": {
     "es": "Portafolio",
     "en": "Briefcase"
    }
   },
   {
    "value": "building",
    "label": {
     "es": "Edificio",
     "en": "Building"
    }
   },
   {
    "value": "calendar",
    "label": {
     "es": "Calendario",
     "en": "Calendar"
    }
   },
   {
    "value": "chat",
    "label": {
     "es": "Mensaje",
     "en": "Message"
    }
   },
   {
    "value": "check",
    "label": {
     "es": "Palomita",
     "en": "Check mark"
    }
   },
   {
    "value": "chevron-left",
    "label": {
     "es": "Punta a la izquierda",
     "en": "Chevron left"
    }
   },
   {
    "value": "chevron-right",
    "label": {
     "es": "Punta a la derecha",
     "en": "Chevron right"
    }
   },
   {
    "value": "clock",
    "label": {
     "es": "Reloj",
     "en": "Clock"
    }
   },
   {
    "value": "coins",
    "label": {
     "es": "Monedas",
     "en": "Coins"
    }
   },
   {
    "value": "compass",
    "label": {
     "es": "Brújula",
     "en": "Compass"
    }
   },
   {
    "value": "copy",
    "label": {
     "es": "Copiar",
     "en": "Copy"
    }
   },
   {
    "value": "fuel",
    "label": {
     "es": "Gasolina",
     "en": "Fuel"
    }
   },
   {
    "value": "hand-heart",
    "label": {
     "es": "Mano con corazón",
     "en": "Hand with heart"
    }
   },
   {
    "value": "heart",
    "label": {
     "es": "Corazón",
     "en": "Heart"
    }
   },
   {
    "value": "heart-pulse",
    "label": {
     "es": "Salud",
     "en": "Health"
    }
   },
   {
    "value": "id-card",
    "label": {
     "es": "Credencial",
     "en": "ID card"
    }
   },
   {
    "value": "mail",
    "label": {
     "es": "Correo",
     "en": "Mail"
    }
   },
   {
    "value": "map-pin",
    "label": {
     "es": "Ubicación",
     "en": "Map pin"
    }
   },
   {
    "value": "menu",
    "label": {
     "es": "Menú",
     "en": "Menu"
    }
   },
   {
    "value": "package",
    "label": {
     "es": "Paquete",
     "en": "Package"
    }
   },
   {
    "value": "phone",
    "label": {
     "es": "Teléfono",
     "en": "Phone"
    }
   },
   {
    "value": "route",
    "label": {
     "es": "Ruta",
     "en": "Route"
    }
   },
   {
    "value": "search",
    "label": {
     "es": "Lupa",
     "en": "Magnifier"
    }
   },
   {
    "value": "share",
    "label": {
     "es": "Compartir",
     "en": "Share"
    }
   },
   {
    "value": "shield",
    "label": {
     "es": "Escudo",
     "en": "Shield"
    }
   },
   {
    "value": "sliders",
    "label": {
     "es": "Controles",
     "en": "Sliders"
    }
   },
   {
    "value": "smartphone",
    "label": {
     "es": "Celular",
     "en": "Smartphone"
    }
   },
   {
    "value": "sparkles",
    "label": {
     "es": "Destellos",
     "en": "Sparkles"
    }
   },
   {
    "value": "sun",
    "label": {
     "es": "Sol",
     "en": "Sun"
    }
   },
   {
    "value": "truck",
    "label": {
     "es": "Camión",
     "en": "Truck"
    }
   },
   {
    "value": "users",
    "label": {
     "es": "Personas",
     "en": "People"
    }
   },
   {
    "value": "utensils",
    "label": {
     "es": "Cubiertos",
     "en": "Cutlery"
    }
   },
   {
    "value": "warehouse",
    "label": {
     "es": "Almacén",
     "en": "Warehouse"
    }
   },
   {
    "value": "x",
    "label": {
     "es": "Cruz",
     "en": "Cross"
    }
   }
  ]
 },
 DepartmentFilter: {
  "control": "object",
  "of": "DepartmentFilter"
 },
 EventsTime: {
  "control": "object",
  "of": "EventsTime"
 },
 EventsMoment: {
  "control": "date-time",
  "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$"
 },
 VideoPath: {
  "control": "video-file",
  "maxLength": 200,
  "pattern": "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:mp4|webm)$"
 },
 WizardSearch: {
  "control": "object",
  "of": "WizardSearch"
 },
 LineGraphX: {
  "control": "text",
  "minLength": 1,
  "maxLength": 40,
  "pattern": "^[^\\p{Cc}\\p{Cs}]*$",
  "isNumberToo": true
 },
 LineGraphNumber: {
  "control": "number",
  "minimum": -1000000000000000,
  "maximum": 1000000000000000
 },
 SignUpField: {
  "control": "choice",
  "choices": [
   {
    "value": "required",
    "label": {
     "es": "Obligatorio",
     "en": "Required"
    }
   },
   {
    "value": "optional",
    "label": {
     "es": "Opcional",
     "en": "Optional"
    }
   },
   {
    "value": "none",
    "label": {
     "es": "No se pide",
     "en": "Not asked"
    }
   }
  ]
 },
 WidgetRef: {
  "control": "widget",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
 },
 CaptionsPath: {
  "control": "captions-file",
  "maxLength": 200,
  "pattern": "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.vtt$"
 },
 AboutUsImageSide: {
  "control": "choice",
  "choices": [
   {
    "value": "start",
    "label": {
     "es": "Antes del texto",
     "en": "Before the text"
    }
   },
   {
    "value": "end",
    "label": {
     "es": "Después del texto",
     "en": "After the text"
    }
   }
  ]
 },
 ApplicationFormV1Form: {
  "control": "object",
  "of": "ApplicationFormV1Form"
 },
 HeadingLevel: {
  "control": "choice",
  "minimum": 1,
  "maximum": 4,
  "isInteger": true,
  "choices": [
   {
    "value": 1,
    "label": {
     "es": "H1",
     "en": "H1"
    }
   },
   {
    "value": 2,
    "label": {
     "es": "H2",
     "en": "H2"
    }
   },
   {
    "value": 3,
    "label": {
     "es": "H3",
     "en": "H3"
    }
   },
   {
    "value": 4,
    "label": {
     "es": "H4",
     "en": "H4"
    }
   }
  ]
 },
 ApplicationFormV1Presentation: {
  "control": "choice",
  "choices": [
   {
    "value": "pages",
    "label": {
     "es": "Por páginas",
     "en": "In pages"
    }
   },
   {
    "value": "conversation",
    "label": {
     "es": "Conversación",
     "en": "Conversation"
    }
   }
  ]
 },
 ApplicationFormV2Form: {
  "control": "object",
  "of": "ApplicationFormV2Form"
 },
 ApplicationFormV2Presentation: {
  "control": "choice",
  "choices": [
   {
    "value": "pages",
    "label": {
     "es": "Por páginas",
     "en": "In pages"
    }
   },
   {
    "value": "conversation",
    "label": {
     "es": "Conversación",
     "en": "Conversation"
    }
   }
  ]
 },
 Align: {
  "control": "choice",
  "choices": [
   {
    "value": "start",
    "label": {
     "es": "Al inicio",
     "en": "Start"
    }
   },
   {
    "value": "center",
    "label": {
     "es": "Al centro",
     "en": "Centre"
    }
   }
  ]
 },
 CardColumns: {
  "control": "object",
  "of": "CardColumns"
 },
 CountdownMoment: {
  "control": "date-time",
  "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$"
 },
 CountdownTimeZone: {
  "control": "choice",
  "choices": [
   {
    "value": "America/Mexico_City",
    "label": {
     "es": "Ciudad de México",
     "en": "Mexico City"
    }
   },
   {
    "value": "America/Monterrey",
    "label": {
     "es": "Monterrey",
     "en": "Monterrey"
    }
   },
   {
    "value": "America/Merida",
    "label": {
     "es": "Mérida",
     "en": "Mérida"
    }
   },
   {
    "value": "America/Cancun",
    "label": {
     "es": "Cancún",
     "en": "Cancún"
    }
   },
   {
    "value": "America/Chihuahua",
    "label": {
     "es": "Chihuahua",
     "en": "Chihuahua"
    }
   },
   {
    "value": "America/Ciudad_Juarez",
    "label": {
     "es": "Ciudad Juárez",
     "en": "Ciudad Juárez"
    }
   },
   {
    "value": "America/Ojinaga",
    "label": {
     "es": "Ojinaga",
     "en": "Ojinaga"
    }
   },
   {
    "value": "America/Matamoros",
    "label": {
     "es": "Matamoros",
     "en": "Matamoros"
    }
   },
   {
    "value": "America/Mazatlan",
    "label": {
     "es": "Mazatlán",
     "en": "Mazatlán"
    }
   },
   {
    "value": "America/Bahia_Banderas",
    "label": {
     "es": "Bahía de Banderas",
     "en": "Bahía de Banderas"
    }
   },
   {
    "value": "America/Hermosillo",
    "label": {
     "es": "Hermosillo",
     "en": "Hermosillo"
    }
   },
   {
    "value": "America/Tijuana",
    "label": {
     "es": "Tijuana",
     "en": "Tijuana"
    }
   },
   {
    "value": "America/Bogota",
    "label": {
     "es": "Bogotá",
     "en": "Bogotá"
    }
   },
   {
    "value": "America/Sao_Paulo",
    "label": {
     "es": "São Paulo",
     "en": "São Paulo"
    }
   },
   {
    "value": "America/New_York",
    "label": {
     "es": "Nueva York",
     "en": "New York"
    }
   },
   {
    "value": "America/Chicago",
    "label": {
     "es": "Chicago",
     "en": "Chicago"
    }
   },
   {
    "value": "America/Denver",
    "label": {
     "es": "Denver",
     "en": "Denver"
    }
   },
   {
    "value": "America/Los_Angeles",
    "label": {
     "es": "Los Ángeles",
     "en": "Los Angeles"
    }
   },
   {
    "value": "Europe/Madrid",
    "label": {
     "es": "Madrid",
     "en": "Madrid"
    }
   },
   {
    "value": "UTC",
    "label": {
     "es": "Hora universal (UTC)",
     "en": "Universal time (UTC)"
    }
   }
  ]
 },
 DividerLine: {
  "control": "choice",
  "choices": [
   {
    "value": "hairline",
    "label": {
     "es": "Delgada",
     "en": "Hairline"
    }
   },
   {
    "value": "road",
    "label": {
     "es": "Carretera",
     "en": "Road"
    }
   }
  ]
 },
 EventsTimeZone: {
  "control": "choice",
  "choices": [
   {
    "value": "America/Mexico_City",
    "label": {
     "es": "Ciudad de México",
     "en": "Mexico City"
    }
   },
   {
    "value": "America/Monterrey",
    "label": {
     "es": "Monterrey",
     "en": "Monterrey"
    }
   },
   {
    "value": "America/Merida",
    "label": {
     "es": "Mérida",
     "en": "Mérida"
    }
   },
   {
    "value": "America/Cancun",
    "label": {
     "es": "Cancún",
     "en": "Cancún"
    }
   },
   {
    "value": "America/Chihuahua",
    "label": {
     "es": "Chihuahua",
     "en": "Chihuahua"
    }
   },
   {
    "value": "America/Ciudad_Juarez",
    "label": {
     "es": "Ciudad Juárez",
     "en": "Ciudad Juárez"
    }
   },
   {
    "value": "America/Ojinaga",
    "label": {
     "es": "Ojinaga",
     "en": "Ojinaga"
    }
   },
   {
    "value": "America/Matamoros",
    "label": {
     "es": "Matamoros",
     "en": "Matamoros"
    }
   },
   {
    "value": "America/Mazatlan",
    "label": {
     "es": "Mazatlán",
     "en": "Mazatlán"
    }
   },
   {
    "value": "America/Bahia_Banderas",
    "label": {
     "es": "Bahía de Banderas",
     "en": "Bahía de Banderas"
    }
   },
   {
    "value": "America/Hermosillo",
    "label": {
     "es": "Hermosillo",
     "en": "Hermosillo"
    }
   },
   {
    "value": "America/Tijuana",
    "label": {
     "es": "Tijuana",
     "en": "Tijuana"
    }
   },
   {
    "value": "America/Bogota",
    "label": {
     "es": "Bogotá",
     "en": "Bogotá"
    }
   },
   {
    "value": "America/Sao_Paulo",
    "label": {
     "es": "São Paulo",
     "en": "São Paulo"
    }
   },
   {
    "value": "America/New_York",
    "label": {
     "es": "Nueva York",
     "en": "New York"
    }
   },
   {
    "value": "America/Chicago",
    "label": {
     "es": "Chicago",
     "en": "Chicago"
    }
   },
   {
    "value": "America/Denver",
    "label": {
     "es": "Denver",
     "en": "Denver"
    }
   },
   {
    "value": "America/Los_Angeles",
    "label": {
     "es": "Los Ángeles",
     "en": "Los Angeles"
    }
   },
   {
    "value": "Europe/Madrid",
    "label": {
     "es": "Madrid",
     "en": "Madrid"
    }
   },
   {
    "value": "UTC",
    "label": {
     "es": "Hora universal (UTC)",
     "en": "Universal time (UTC)"
    }
   }
  ]
 },
 GradientAngle: {
  "control": "number",
  "minimum": 0,
  "maximum": 359,
  "isInteger": true
 },
 GradientHeight: {
  "control": "choice",
  "choices": [
   {
    "value": "low",
    "label": {
     "es": "Baja",
     "en": "Low"
    }
   },
   {
    "value": "medium",
    "label": {
     "es": "Media",
     "en": "Medium"
    }
   },
   {
    "value": "high",
    "label": {
     "es": "Alta",
     "en": "High"
    }
   }
  ]
 },
 HeroMedia: {
  "control": "object",
  "of": "HeroMedia"
 },
 JobListVariant: {
  "control": "object",
  "of": "JobListVariant"
 },
 JobCardConfig: {
  "control": "object",
  "of": "JobCardConfig"
 },
 JobMapCenter: {
  "control": "object",
  "of": "JobMapCenter"
 },
 LineGraphUnits: {
  "control": "object",
  "of": "LineGraphUnits"
 },
 SignUpFields: {
  "control": "object",
  "of": "SignUpFields"
 },
 SpacerStep: {
  "control": "choice",
  "choices": [
   {
    "value": "none",
    "label": {
     "es": "Nada",
     "en": "None"
    }
   },
   {
    "value": "xs",
    "label": {
     "es": "Mínima",
     "en": "Smallest"
    }
   },
   {
    "value": "s",
    "label": {
     "es": "Chica",
     "en": "Small"
    }
   },
   {
    "value": "m",
    "label": {
     "es": "Mediana",
     "en": "Medium"
    }
   },
   {
    "value": "l",
    "label": {
     "es": "Grande",
     "en": "Large"
    }
   },
   {
    "value": "xl",
    "label": {
     "es": "Muy grande",
     "en": "Very large"
    }
   },
   {
    "value": "xxl",
    "label": {
     "es": "Máxima",
     "en": "Largest"
    }
   }
  ]
 },
 WallpaperOverlay: {
  "control": "choice",
  "choices": [
   {
    "value": "none",
    "label": {
     "es": "Sin velo",
     "en": "None"
    }
   },
   {
    "value": "light",
    "label": {
     "es": "Ligero",
     "en": "Light"
    }
   },
   {
    "value": "medium",
    "label": {
     "es": "Medio",
     "en": "Medium"
    }
   },
   {
    "value": "strong",
    "label": {
     "es": "Fuerte",
     "en": "Strong"
    }
   }
  ]
 },
 WallpaperHeight: {
  "control": "choice",
  "choices": [
   {
    "value": "low",
    "label": {
     "es": "Baja",
     "en": "Low"
    }
   },
   {
    "value": "medium",
    "label": {
     "es": "Media",
     "en": "Medium"
    }
   },
   {
    "value": "high",
    "label": {
     "es": "Alta",
     "en": "High"
    }
   }
  ]
 },
};

export const fieldNotes: Readonly<Record<string, Readonly<Record<string, FieldNote>>>> = {
 Link: {
  "label": {
   "value": "Text",
   "isRequired": true
  },
  "href": {
   "value": "Href",
   "isRequired": true
  },
  "newTab": {
   "value": {
    "control": "boolean"
   }
  }
 },
 Image: {
  "src": {
   "value": "AssetPath",
   "isRequired": true
  },
  "alt": {
   "value": {
    "control": "text",
    "maxLength": 300,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true,
   "help": {
    "es": "Describe la imagen para quien no la ve.",
    "en": "Describes the image for people who do not see it."
   }
  },
  "width": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 10000,
    "isInteger": true
   },
   "isRequired": true
  },
  "height": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 10000,
    "isInteger": true
   },
   "isRequired": true
  },
  "decorative": {
   "value": {
    "control": "boolean"
   },
   "help": {
    "es": "Se oculta a los lectores de pantalla.",
    "en": "Hidden from screen readers."
   }
  },
  "focus": {
   "value": "FocusPoint"
  }
 },
 FocusPoint: {
  "x": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 100,
    "isInteger": true
   },
   "isRequired": true
  },
  "y": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 100,
    "isInteger": true
   },
   "isRequired": true
  }
 },
 SectionOptions: {
  "childDirection": {
   "value": "ChildDirection",
   "help": {
    "es": "En celular y tableta siempre va en vertical.",
    "en": "On phones and tablets it is always vertical."
   },
   "defaultValue": "vertical"
  },
  "px": {
   "value": "Spacing",
   "group": "spacing"
  },
  "py": {
   "value": "Spacing",
   "group": "spacing"
  },
  "mx": {
   "value": "Spacing",
   "group": "spacing"
  },
  "my": {
   "value": "Spacing",
   "group": "spacing"
  },
  "gap": {
   "value": "Spacing",
   "help": {
    "es": "Entre lo que hay dentro.",
    "en": "Between what is inside."
   },
   "group": "spacing"
  },
  "span": {
   "value": "Percent",
   "help": {
    "es": "Qué parte de la fila ocupa en computadora, sin contar la separación.",
    "en": "Which part of the row it takes on computers, gaps aside."
   }
  },
  "padding": {
   "value": "Spacing",
   "group": "spacing"
  },
  "animation": {
   "value": "EntryAnimation",
   "help": {
    "es": "Al entrar en la pantalla. Quien pide menos movimiento no la ve.",
    "en": "On entering the screen. People who ask for less motion do not see it."
   },
   "defaultValue": "NONE"
  },
  "desktopOnly": {
   "value": {
    "control": "boolean"
   },
   "help": {
    "es": "En celular y tableta no se muestra.",
    "en": "Not shown on phones and tablets."
   }
  },
  "background": {
   "value": "ColorToken"
  },
  "maxWidth": {
   "value": "MaxWidth",
   "help": {
    "es": "Lectura: renglones cortos. Contenido: el ancho normal. Completo: de orilla a orilla.",
    "en": "Reading: short lines. Content: the usual width. Full: from edge to edge."
   }
  },
  "breakpoints": {
   "value": "SectionBreakpoints"
  }
 },
 SectionBreakpoints: {
  "mobile": {
   "value": "SectionOverrides"
  },
  "tablet": {
   "value": "SectionOverrides"
  },
  "desktop": {
   "value": "SectionOverrides"
  }
 },
 SectionOverrides: {
  "px": {
   "value": "Spacing"
  },
  "py": {
   "value": "Spacing"
  },
  "mx": {
   "value": "Spacing"
  },
  "my": {
   "value": "Spacing"
  },
  "gap": {
   "value": "Spacing"
  },
  "span": {
   "value": "Percent"
  },
  "padding": {
   "value": "Spacing"
  },
  "animation": {
   "value": "EntryAnimation"
  },
  "background": {
   "value": "ColorToken"
  },
  "maxWidth": {
   "value": "MaxWidth"
  }
 },
 PageMetadata: {
  "title": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Se ve en la pestaña y en los resultados de Google.",
    "en": "Seen in the tab and in Google’s results."
   }
  },
  "description": {
   "value": {
    "control": "long-text",
    "minLength": 1,
    "maxLength": 500,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true,
   "help": {
    "es": "Se ve debajo del título en los resultados de Google.",
    "en": "Seen below the title in Google’s results."
   }
  },
  "image": {
   "value": "AssetPath",
   "help": {
    "es": "Se ve al compartir la página, por ejemplo por WhatsApp.",
    "en": "Seen when the page is shared, on WhatsApp for example."
   }
  },
  "robots": {
   "value": "Robots",
   "defaultValue": "index"
  },
  "lang": {
   "value": "Language",
   "help": {
    "es": "Vacío: el idioma del sitio.",
    "en": "Empty: the language of the site."
   }
  },
  "budgets": {
   "value": "Budgets",
   "group": "advanced"
  }
 },
 Page: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "url": {
   "value": "PageUrl",
   "isRequired": true
  },
  "aliases": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "maxLength": 300,
     "pattern": "^/(?:[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+(?:/[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+)*)?$"
    },
    "maxItems": 20
   }
  },
  "type": {
   "value": "PageType",
   "isRequired": true
  },
  "metadata": {
   "value": "PageMetadata",
   "isRequired": true
  }
 },
 ServiceHosts: {
  "forms": {
   "value": "Origin",
   "help": {
    "es": "Origen https al que los navegadores envían solicitudes y archivos. Vacío: este mismo servidor.",
    "en": "The https origin to which browsers send applications and files. Empty: this server."
   }
  },
  "jobs": {
   "value": "Origin",
   "help": {
    "es": "Origen https al que los navegadores piden sugerencias, vacantes guardadas y las del mapa. Vacío: este mismo servidor.",
    "en": "The https origin that browsers ask for suggestions, saved jobs and those of the map. Empty: this server."
   }
  },
  "locations": {
   "value": "Origin",
   "help": {
    "es": "Origen https al que los navegadores piden ciudades, direcciones y su ubicación. Vacío: este mismo servidor.",
    "en": "The https origin that browsers ask for towns, addresses and where they are. Empty: this server."
   }
  },
  "personalisation": {
   "value": "Origin",
   "help": {
    "es": "Origen https al que los navegadores piden vacantes recomendadas y cercanas. Vacío: este mismo servidor.",
    "en": "The https origin that browsers ask for recommended and nearby jobs. Empty: this server."
   }
  }
 },
 SiteUrls: {
  "home": {
   "value": "Path",
   "isRequired": true
  },
  "jobListing": {
   "value": "Path",
   "isRequired": true
  }
 },
 Company: {
  "name": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Tal como viene en las vacantes: así se encuentra su logotipo.",
    "en": "As jobs give it: this is how its logo is found."
   }
  },
  "logo": {
   "value": "Image",
   "isRequired": true
  },
  "summary": {
   "value": "Text",
   "help": {
    "es": "Se ve junto a cada una de sus vacantes.",
    "en": "Shown beside each of its jobs."
   }
  },
  "page": {
   "value": "Path"
  }
 },
 Theme: {
  "colors": {
   "value": "ThemeColors",
   "isRequired": true
  },
  "sky": {
   "value": {
    "control": "list",
    "items": {
     "control": "color",
     "pattern": "^#[0-9a-f]{6}$"
    },
    "minItems": 2,
    "maxItems": 4
   },
   "isRequired": true
  },
  "radius": {
   "value": "ThemeRadius",
   "isRequired": true
  },
  "fonts": {
   "value": "ThemeFonts",
   "isRequired": true
  },
  "labelCase": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "none",
      "label": {
       "es": "Como se escribe",
       "en": "As written"
      }
     },
     {
      "value": "uppercase",
      "label": {
       "es": "MAYÚSCULAS",
       "en": "UPPER CASE"
      }
     }
    ]
   },
   "isRequired": true
  }
 },
 ThemeColors: {
  "ink": {
   "value": "Color",
   "isRequired": true
  },
  "muted": {
   "value": "Color",
   "isRequired": true
  },
  "paper": {
   "value": "Color",
   "isRequired": true
  },
  "surface": {
   "value": "Color",
   "isRequired": true
  },
  "tint": {
   "value": "Color",
   "isRequired": true
  },
  "line": {
   "value": "Color",
   "isRequired": true
  },
  "accent": {
   "value": "Color",
   "isRequired": true
  },
  "onAccent": {
   "value": "Color",
   "isRequired": true
  },
  "action": {
   "value": "Color",
   "isRequired": true
  },
  "actionHover": {
   "value": "Color",
   "isRequired": true
  },
  "onAction": {
   "value": "Color",
   "isRequired": true
  },
  "secondary": {
   "value": "Color",
   "isRequired": true
  }
 },
 ThemeRadius: {
  "card": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 40,
    "isInteger": true
   },
   "isRequired": true
  },
  "input": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 40,
    "isInteger": true
   },
   "isRequired": true
  },
  "button": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 999,
    "isInteger": true
   },
   "isRequired": true
  }
 },
 ThemeFonts: {
  "heading": {
   "value": "FontFamily",
   "isRequired": true
  }
 },
 SiteMetadata: {
  "titleSuffix": {
   "value": "Text",
   "isRequired": true
  },
  "icon": {
   "value": "AssetPath",
   "isRequired": true
  },
  "image": {
   "value": "AssetPath"
  }
 },
 SiteConsent: {
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "LongText",
   "isRequired": true
  },
  "policy": {
   "value": "Link"
  },
  "version": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 100000,
    "isInteger": true
   },
   "isRequired": true,
   "help": {
    "es": "Súbela cuando cambie la pregunta: se vuelve a preguntar.",
    "en": "Raise it when the question changes: visitors are asked again."
   },
   "defaultValue": 1
  }
 },
 CustomParameter: {
  "key": {
   "value": "Text",
   "isRequired": true
  },
  "value": {
   "value": {
    "control": "text",
    "maxLength": 300,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true
  },
  "parameterPath": {
   "value": "Text"
  },
  "dependentEntity": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "job",
      "label": {
       "es": "La vacante",
       "en": "The job"
      }
     }
    ]
   }
  }
 },
 MessageOverrides: {},
 SiteMap: {
  "styleUrl": {
   "value": {
    "control": "long-text",
    "maxLength": 500,
    "pattern": "^https://[a-z0-9.-]+(?::[0-9]+)?/[^\\s\"'<>\\\\]*$"
   },
   "help": {
    "es": "Dirección https de un estilo de MapLibre. Sin ella, el mapa trae los países y las ciudades consigo. Si pide archivos a otro servidor, agrégalo a los servidores del mapa.",
    "en": "An https address of a MapLibre style. Without one the map brings countries and cities along. If it asks another server for files, add that to the map’s hosts."
   }
  },
  "hosts": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "maxLength": 260,
     "pattern": "^https://[a-z0-9.-]+(?::[0-9]+)?$"
    },
    "maxItems": 10
   }
  }
 },
 Budgets: {
  "page": {
   "value": "Kibibytes",
   "help": {
    "es": "Todo lo que un teléfono descarga antes de que alguien toque algo.",
    "en": "Everything a phone downloads before anyone touches anything."
   }
  },
  "markup": {
   "value": "Kibibytes",
   "help": {
    "es": "Comprimidos.",
    "en": "Compressed."
   }
  },
  "scripts": {
   "value": "Kibibytes",
   "help": {
    "es": "Comprimidos.",
    "en": "Compressed."
   }
  },
  "image": {
   "value": "Kibibytes",
   "help": {
    "es": "Como la descarga un teléfono, no el archivo original.",
    "en": "As a phone loads it, not the original file."
   }
  }
 },
 Site: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "agencyId": {
   "value": "Id",
   "isRequired": true
  },
  "agencyName": {
   "value": "Text",
   "isRequired": true
  },
  "clientId": {
   "value": "Id",
   "isRequired": true
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "sitePrefix": {
   "value": {
    "control": "text",
    "maxLength": 60,
    "pattern": "^(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$"
   },
   "isRequired": true
  },
  "hosts": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "maxLength": 253,
     "pattern": "^[a-z0-9.-]+(?::[0-9]+)?$"
    },
    "maxItems": 20
   },
   "isRequired": true,
   "help": {
    "es": "Vacío: responde en cualquier dominio.",
    "en": "Empty: answers on any domain."
   }
  },
  "apiHosts": {
   "value": "ServiceHosts"
  },
  "country": {
   "value": {
    "control": "text",
    "maxLength": 100,
    "pattern": "^[A-Z]{2}(?:,[A-Z]{2})*$"
   },
   "isRequired": true
  },
  "locale": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "es-MX",
      "label": {
       "es": "Español (México)",
       "en": "Spanish (Mexico)"
      }
     },
     {
      "value": "en-US",
      "label": {
       "es": "Inglés (Estados Unidos)",
       "en": "English (United States)"
      }
     },
     {
      "value": "pt-BR",
      "label": {
       "es": "Portugués (Brasil)",
       "en": "Portuguese (Brazil)"
      }
     }
    ]
   },
   "isRequired": true
  },
  "urls": {
   "value": "SiteUrls",
   "isRequired": true
  },
  "companies": {
   "value": {
    "control": "list",
    "of": "Company",
    "items": {
     "control": "object",
     "of": "Company"
    },
    "maxItems": 500
   }
  },
  "theme": {
   "value": "Theme",
   "isRequired": true
  },
  "metadata": {
   "value": "SiteMetadata",
   "isRequired": true
  },
  "enableWidgetTracking": {
   "value": {
    "control": "boolean"
   }
  },
  "consent": {
   "value": "SiteConsent",
   "help": {
    "es": "Con qué se pregunta al visitante en todas las páginas. Sin esto, nada se mide.",
    "en": "What visitors are asked with on every page. Without it, nothing is measured."
   }
  },
  "appendTrackingParams": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "customParameters": {
   "value": {
    "control": "list",
    "of": "CustomParameter",
    "items": {
     "control": "object",
     "of": "CustomParameter"
    },
    "maxItems": 50
   }
  },
  "messages": {
   "value": "MessageOverrides"
  },
  "showWidgetErrors": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "reportThreshold": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 100,
    "isInteger": true
   },
   "help": {
    "es": "Cuando la reportan desde tantas redes distintas, sale del sitio hasta que alguien la revise. 0: nunca.",
    "en": "Once so many different networks have reported it, it leaves the site until somebody looks. 0: never."
   },
   "defaultValue": 3
  },
  "budgets": {
   "value": "Budgets"
  },
  "searchSynonyms": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "minLength": 1,
     "maxLength": 300,
     "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
    },
    "maxItems": 200
   },
   "help": {
    "es": "Cada renglón es un grupo de palabras o frases que significan lo mismo, separadas por comas: repartidor, chofer, mensajero. Se suman a los que ya vienen incluidos.",
    "en": "Each line is a group of words or phrases that mean the same, with commas between them: repartidor, chofer, mensajero. They add to those that are built in."
   }
  },
  "map": {
   "value": "SiteMap"
  }
 },
 AboutUsStat: {
  "value": {
   "value": "Text",
   "isRequired": true
  },
  "label": {
   "value": "Text",
   "isRequired": true
  }
 },
 ApplicationFormV1Form: {
  "id": {
   "value": "FormRef",
   "isRequired": true,
   "help": {
    "es": "Vacío: el de la vacante o el del sitio.",
    "en": "Empty: the job's or the site's."
   }
  }
 },
 ApplicationFormV2Form: {
  "id": {
   "value": "FormRef",
   "isRequired": true,
   "help": {
    "es": "Vacío: el de la vacante o el del sitio.",
    "en": "Empty: the job's or the site's."
   }
  }
 },
 ArticleSection: {
  "id": {
   "value": "Id",
   "help": {
    "es": "Mantiene los enlaces a la sección cuando cambia el orden.",
    "en": "Keeps links to the section when the order changes."
   }
  },
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "html": {
   "value": "RichText",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  }
 },
 BlogListPost: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "description": {
   "value": "LongText"
  },
  "redirectUrl": {
   "value": "Href",
   "isRequired": true
  },
  "date": {
   "value": {
    "control": "date",
    "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
   },
   "isRequired": true
  }
 },
 BlogsPost: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "description": {
   "value": "LongText"
  },
  "redirectUrl": {
   "value": "Href",
   "isRequired": true
  },
  "date": {
   "value": {
    "control": "date",
    "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
   }
  }
 },
 Breadcrumb: {
  "label": {
   "value": "Text",
   "isRequired": true
  },
  "href": {
   "value": "Href"
  }
 },
 Card: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "icon": {
   "value": "IconName"
  },
  "text": {
   "value": "LongText"
  },
  "link": {
   "value": "Link"
  }
 },
 CardColumns: {
  "mobile": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 2,
    "isInteger": true
   }
  },
  "tablet": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 4,
    "isInteger": true
   }
  },
  "desktop": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 6,
    "isInteger": true
   }
  }
 },
 DirectoryCompany: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "bgColor": {
   "value": {
    "control": "color",
    "pattern": "^(?:#[0-9a-f]{6}|paper|surface|tint|ink|accent|sky)$",
    "choices": [
     {
      "value": "paper",
      "label": {
       "es": "Papel",
       "en": "Paper"
      }
     },
     {
      "value": "surface",
      "label": {
       "es": "Superficie",
       "en": "Surface"
      }
     },
     {
      "value": "tint",
      "label": {
       "es": "Matiz",
       "en": "Tint"
      }
     },
     {
      "value": "ink",
      "label": {
       "es": "Tinta",
       "en": "Ink"
      }
     },
     {
      "value": "accent",
      "label": {
       "es": "Acento",
       "en": "Accent"
      }
     },
     {
      "value": "sky",
      "label": {
       "es": "Degradado",
       "en": "Gradient"
      }
     }
    ]
   },
   "help": {
    "es": "Un color (#e0f2fe) o un tono del tema (tint).",
    "en": "A colour (#e0f2fe) or a tone of the theme (tint)."
   }
  },
  "redirectionUrl": {
   "value": "Href",
   "isRequired": true
  }
 },
 ConsentCategory: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "description": {
   "value": "LongText",
   "isRequired": true
  },
  "required": {
   "value": {
    "control": "boolean"
   },
   "help": {
    "es": "Sin ella el sitio no funciona, así que no se pregunta.",
    "en": "The site does not work without it, so nobody is asked."
   }
  }
 },
 Department: {
  "id": {
   "value": "Id"
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "icon": {
   "value": "IconName",
   "help": {
    "es": "Se muestra cuando no hay imagen.",
    "en": "Shown when there is no picture."
   }
  },
  "filter": {
   "value": "DepartmentFilter",
   "isRequired": true
  }
 },
 DepartmentFilter: {
  "field": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "keyword",
      "label": {
       "es": "Palabra clave",
       "en": "Keyword"
      }
     },
     {
      "value": "company",
      "label": {
       "es": "Empresa",
       "en": "Company"
      }
     },
     {
      "value": "city",
      "label": {
       "es": "Ciudad",
       "en": "City"
      }
     },
     {
      "value": "state",
      "label": {
       "es": "Estado",
       "en": "State"
      }
     },
     {
      "value": "employmentType",
      "label": {
       "es": "Tipo de empleo",
       "en": "Employment type"
      }
     },
     {
      "value": "category",
      "label": {
       "es": "Área",
       "en": "Category"
      }
     }
    ]
   },
   "isRequired": true
  },
  "value": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Igual que en los filtros de la búsqueda, o una palabra clave.",
    "en": "As in the filters of the search, or a keyword."
   },
   "jobFieldIn": "field"
  }
 },
 EventsItem: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "place": {
   "value": "Text"
  },
  "description": {
   "value": "LongText"
  },
  "eventDateAndTime": {
   "value": "EventsTime",
   "isRequired": true
  },
  "link": {
   "value": "Link"
  }
 },
 EventsTime: {
  "start": {
   "value": "EventsMoment",
   "isRequired": true
  },
  "end": {
   "value": "EventsMoment",
   "isRequired": true,
   "help": {
    "es": "Después de este momento ya no se muestra.",
    "en": "After this moment it is not shown any more."
   }
  }
 },
 FaqItem: {
  "question": {
   "value": "Text",
   "isRequired": true
  },
  "answer": {
   "value": "RichText",
   "isRequired": true
  }
 },
 FlipCard: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "text": {
   "value": "LongText",
   "isRequired": true
  }
 },
 FooterContact: {
  "kind": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "chat",
      "label": {
       "es": "Chat",
       "en": "Chat"
      }
     },
     {
      "value": "social",
      "label": {
       "es": "Red social",
       "en": "Social network"
      }
     },
     {
      "value": "website",
      "label": {
       "es": "Sitio web",
       "en": "Website"
      }
     },
     {
      "value": "email",
      "label": {
       "es": "Correo",
       "en": "Email"
      }
     }
    ]
   },
   "isRequired": true
  },
  "label": {
   "value": "Text",
   "isRequired": true
  },
  "href": {
   "value": "Href",
   "isRequired": true
  }
 },
 HeroMedia: {
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "video": {
   "value": "VideoPath"
  }
 },
 JobListVariant: {
  "listType": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "SAVED",
      "label": {
       "es": "Guardados",
       "en": "Saved"
      }
     },
     {
      "value": "VIEWED",
      "label": {
       "es": "Vistos en este navegador",
       "en": "Viewed in this browser"
      }
     },
     {
      "value": "APPLIED",
      "label": {
       "es": "Ya solicitados",
       "en": "Applied for"
      }
     },
     {
      "value": "LATEST",
      "label": {
       "es": "Más recientes",
       "en": "Newest"
      }
     },
     {
      "value": "NEARBY",
      "label": {
       "es": "Cerca del visitante",
       "en": "Near the visitor"
      }
     },
     {
      "value": "RECOMMENDED",
      "label": {
       "es": "Recomendados",
       "en": "Recommended"
      }
     },
     {
      "value": "BROWSING_BASED",
      "label": {
       "es": "Según lo que ha visto",
       "en": "Based on what was viewed"
      }
     },
     {
      "value": "SIMILAR",
      "label": {
       "es": "Parecidos a la vacante",
       "en": "Like the job shown"
      }
     }
    ]
   },
   "help": {
    "es": "Vacío: los resultados de la búsqueda.",
    "en": "Empty: the results of the search."
   }
  },
  "company": {
   "value": "Text",
   "help": {
    "es": "Su razón social, tal como viene en las vacantes; vacío: todas. Vale en «Más recientes», que entonces lleva a la búsqueda de esa empresa.",
    "en": "Its legal name, as jobs give it; empty: all. Counts in “Newest”, which then leads to the search for that company."
   },
   "jobField": "company"
  }
 },
 JobCardConfig: {
  "showPay": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "showSchedule": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "showDate": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "showLogo": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  }
 },
 JobMapCenter: {
  "latitude": {
   "value": {
    "control": "number",
    "minimum": -90,
    "maximum": 90
   },
   "isRequired": true
  },
  "longitude": {
   "value": {
    "control": "number",
    "minimum": -180,
    "maximum": 180
   },
   "isRequired": true
  }
 },
 WizardStep: {
  "asks": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "place",
      "label": {
       "es": "El lugar",
       "en": "The place"
      }
     },
     {
      "value": "vehicle",
      "label": {
       "es": "El vehículo",
       "en": "The vehicle"
      }
     },
     {
      "value": "licence",
      "label": {
       "es": "La licencia",
       "en": "The licence"
      }
     },
     {
      "value": "schedule",
      "label": {
       "es": "El horario",
       "en": "The schedule"
      }
     }
    ]
   },
   "isRequired": true
  },
  "question": {
   "value": "Text",
   "isRequired": true
  },
  "help": {
   "value": "Text",
   "help": {
    "es": "Una línea debajo de la pregunta.",
    "en": "A line below the question."
   }
  },
  "options": {
   "value": {
    "control": "list",
    "of": "WizardOption",
    "items": {
     "control": "object",
     "of": "WizardOption"
    },
    "maxItems": 10
   },
   "help": {
    "es": "El lugar no las lleva: es un campo. Sin ellas, las demás preguntas no se muestran.",
    "en": "The place has none: it is a field. Without them the other questions are not shown."
   }
  }
 },
 WizardOption: {
  "label": {
   "value": "Text",
   "isRequired": true
  },
  "note": {
   "value": "Text"
  },
  "values": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "minLength": 1,
     "maxLength": 100,
     "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
    },
    "minItems": 1,
    "maxItems": 2
   },
   "isRequired": true,
   "help": {
    "es": "Palabras de la ficha de la vacante, por ejemplo Moto, Chofer o Tarde.",
    "en": "Words of the facts of a job, such as Moto, Chofer or Tarde."
   }
  },
  "search": {
   "value": "WizardSearch",
   "help": {
    "es": "A qué filtro lleva sin JavaScript. Sin él, la opción solo se ofrece con JavaScript.",
    "en": "The filter it leads to without JavaScript. Without one, the option is only offered with JavaScript."
   }
  }
 },
 WizardSearch: {
  "field": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "keyword",
      "label": {
       "es": "Palabra clave",
       "en": "Keyword"
      }
     },
     {
      "value": "company",
      "label": {
       "es": "Empresa",
       "en": "Company"
      }
     },
     {
      "value": "city",
      "label": {
       "es": "Ciudad",
       "en": "City"
      }
     },
     {
      "value": "state",
      "label": {
       "es": "Estado",
       "en": "State"
      }
     },
     {
      "value": "employmentType",
      "label": {
       "es": "Tipo de empleo",
       "en": "Employment type"
      }
     },
     {
      "value": "category",
      "label": {
       "es": "Área",
       "en": "Category"
      }
     }
    ]
   },
   "isRequired": true
  },
  "value": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Igual que en los filtros de la búsqueda, o una palabra clave.",
    "en": "As in the filters of the search, or a keyword."
   },
   "jobFieldIn": "field"
  }
 },
 LineGraphSeries: {
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "points": {
   "value": {
    "control": "list",
    "of": "LineGraphPoint",
    "items": {
     "control": "object",
     "of": "LineGraphPoint"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 LineGraphPoint: {
  "x": {
   "value": "LineGraphX",
   "isRequired": true,
   "help": {
    "es": "Un número (2024) o un texto corto (Ene). La gráfica usa una escala numérica si todos son números.",
    "en": "A number (2024) or a short text (Jan). The scale is numeric where all are numbers."
   }
  },
  "y": {
   "value": "LineGraphNumber",
   "isRequired": true
  }
 },
 LineGraphUnits: {
  "x": {
   "value": "Text"
  },
  "y": {
   "value": "Text"
  }
 },
 StripLogo: {
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "href": {
   "value": "Href"
  }
 },
 MediaTextItem: {
  "icon": {
   "value": "IconName"
  },
  "title": {
   "value": "Text"
  },
  "text": {
   "value": "LongText",
   "isRequired": true
  }
 },
 TeamPerson: {
  "id": {
   "value": "Id"
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "role": {
   "value": "Text",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "bio": {
   "value": "LongText"
  }
 },
 SearchHeroFact: {
  "value": {
   "value": "Text",
   "isRequired": true
  },
  "label": {
   "value": "Text",
   "isRequired": true
  }
 },
 SignUpFields: {
  "email": {
   "value": "SignUpField",
   "isRequired": true
  },
  "phone": {
   "value": "SignUpField",
   "isRequired": true,
   "help": {
    "es": "Si ambos son opcionales, se pide al menos uno.",
    "en": "If both are optional, at least one is needed."
   }
  }
 },
 SocialNetwork: {
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "posts": {
   "value": {
    "control": "list",
    "of": "SocialPost",
    "items": {
     "control": "object",
     "of": "SocialPost"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 SocialPost: {
  "text": {
   "value": "LongText",
   "isRequired": true
  },
  "image": {
   "value": "Image"
  },
  "href": {
   "value": "Href",
   "isRequired": true
  },
  "date": {
   "value": {
    "control": "date",
    "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
   }
  }
 },
 Step: {
  "number": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 99,
    "isInteger": true
   },
   "isRequired": true
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "LongText"
  }
 },
 TabCarouselTab: {
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "slides": {
   "value": {
    "control": "list",
    "of": "TabCarouselSlide",
    "items": {
     "control": "object",
     "of": "TabCarouselSlide"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 TabCarouselSlide: {
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "LongText"
  },
  "image": {
   "value": "Image"
  },
  "link": {
   "value": "Link"
  }
 },
 TabsTab: {
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "widgetId": {
   "value": "WidgetRef",
   "isRequired": true
  }
 },
 Testimonial: {
  "id": {
   "value": "Id"
  },
  "quote": {
   "value": "LongText",
   "isRequired": true
  },
  "name": {
   "value": "Text",
   "isRequired": true
  },
  "role": {
   "value": "Text"
  },
  "image": {
   "value": "Image"
  }
 },
 VideoCaptions: {
  "src": {
   "value": "CaptionsPath",
   "isRequired": true
  },
  "language": {
   "value": "Language",
   "isRequired": true
  }
 },
 AboutUsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "html": {
   "value": "RichText"
  },
  "image": {
   "value": "Image"
  },
  "imageSide": {
   "value": "AboutUsImageSide",
   "defaultValue": "end"
  },
  "stats": {
   "value": {
    "control": "list",
    "of": "AboutUsStat",
    "items": {
     "control": "object",
     "of": "AboutUsStat"
    },
    "minItems": 0,
    "maxItems": 12
   }
  },
  "cta": {
   "value": "Link"
  }
 },
 ApplicationFormV1Content: {
  "form": {
   "value": "ApplicationFormV1Form"
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "presentation": {
   "value": "ApplicationFormV1Presentation",
   "help": {
    "es": "En conversación se hace una pregunta a la vez.",
    "en": "In a conversation one question is asked at a time."
   },
   "defaultValue": "pages"
  },
  "fileUploadWidgetId": {
   "value": "WidgetRef",
   "help": {
    "es": "El widget con el que se sube el CV antes de las preguntas.",
    "en": "The widget that takes the CV before the questions."
   }
  },
  "successWidgets": {
   "value": {
    "control": "list",
    "items": {
     "control": "widget",
     "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "maxItems": 10
   },
   "help": {
    "es": "Widgets que toman el lugar del formulario enviado.",
    "en": "Widgets that take the place of the form once it is sent."
   }
  },
  "errorWidgets": {
   "value": {
    "control": "list",
    "items": {
     "control": "widget",
     "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "maxItems": 10
   },
   "help": {
    "es": "Widgets sobre el formulario cuando no se pudo enviar.",
    "en": "Widgets above the form when it could not be sent."
   }
  }
 },
 ApplicationFormV2Content: {
  "form": {
   "value": "ApplicationFormV2Form"
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "presentation": {
   "value": "ApplicationFormV2Presentation",
   "help": {
    "es": "En conversación se hace una pregunta a la vez.",
    "en": "In a conversation one question is asked at a time."
   },
   "defaultValue": "pages"
  },
  "fileUploadWidgetId": {
   "value": "WidgetRef",
   "help": {
    "es": "El widget con el que se sube el CV antes de las preguntas.",
    "en": "The widget that takes the CV before the questions."
   }
  },
  "successWidgets": {
   "value": {
    "control": "list",
    "items": {
     "control": "widget",
     "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "maxItems": 10
   },
   "help": {
    "es": "Widgets que toman el lugar del formulario enviado.",
    "en": "Widgets that take the place of the form once it is sent."
   }
  },
  "errorWidgets": {
   "value": {
    "control": "list",
    "items": {
     "control": "widget",
     "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
    },
    "maxItems": 10
   },
   "help": {
    "es": "Widgets sobre el formulario cuando no se pudo enviar.",
    "en": "Widgets above the form when it could not be sent."
   }
  }
 },
 BlogArticleContent: {
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "date": {
   "value": {
    "control": "date",
    "pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
   },
   "isRequired": true
  },
  "readingMinutes": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 600,
    "isInteger": true
   }
  },
  "lead": {
   "value": "LongText"
  },
  "image": {
   "value": "Image"
  },
  "sections": {
   "value": {
    "control": "list",
    "of": "ArticleSection",
    "items": {
     "control": "object",
     "of": "ArticleSection"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 BlogListContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 2
  },
  "subheading": {
   "value": "LongText"
  },
  "posts": {
   "value": {
    "control": "list",
    "of": "BlogListPost",
    "items": {
     "control": "object",
     "of": "BlogListPost"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 BlogsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "posts": {
   "value": {
    "control": "list",
    "of": "BlogsPost",
    "items": {
     "control": "object",
     "of": "BlogsPost"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  },
  "allLink": {
   "value": "Link"
  }
 },
 BreadcrumbsContent: {
  "items": {
   "value": {
    "control": "list",
    "of": "Breadcrumb",
    "items": {
     "control": "object",
     "of": "Breadcrumb"
    },
    "minItems": 1,
    "maxItems": 50
   },
   "isRequired": true,
   "help": {
    "es": "La última es la página actual.",
    "en": "The last one is the current page."
   }
  }
 },
 ButtonContent: {
  "link": {
   "value": "Link",
   "isRequired": true
  },
  "variant": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "primary",
      "label": {
       "es": "Principal",
       "en": "Primary"
      }
     },
     {
      "value": "secondary",
      "label": {
       "es": "Secundario",
       "en": "Secondary"
      }
     },
     {
      "value": "quiet",
      "label": {
       "es": "Discreto",
       "en": "Quiet"
      }
     }
    ]
   },
   "defaultValue": "primary"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  },
  "icon": {
   "value": "IconName"
  }
 },
 CardsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "cards": {
   "value": {
    "control": "list",
    "of": "Card",
    "items": {
     "control": "object",
     "of": "Card"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  },
  "columns": {
   "value": "CardColumns"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 CompanyDirectoryContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced"
  },
  "subheading": {
   "value": "LongText"
  },
  "companies": {
   "value": {
    "control": "list",
    "of": "DirectoryCompany",
    "items": {
     "control": "object",
     "of": "DirectoryCompany"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  },
  "pageSize": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 60,
    "isInteger": true
   },
   "help": {
    "es": "Cuántas se ven al principio y cuántas más muestra cada vez el botón.",
    "en": "How many show at first, and how many more the button shows each time."
   }
  }
 },
 CookieConsentContent: {
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "LongText",
   "isRequired": true
  },
  "policy": {
   "value": "Link"
  },
  "version": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 100000,
    "isInteger": true
   },
   "isRequired": true,
   "help": {
    "es": "Con otro número se vuelve a preguntar a todos.",
    "en": "With another number everyone is asked again."
   }
  },
  "categories": {
   "value": {
    "control": "list",
    "of": "ConsentCategory",
    "items": {
     "control": "object",
     "of": "ConsentCategory"
    },
    "minItems": 1,
    "maxItems": 50
   },
   "isRequired": true
  }
 },
 CountdownTimerContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "target": {
   "value": "CountdownMoment",
   "isRequired": true
  },
  "timeZone": {
   "value": "CountdownTimeZone",
   "help": {
    "es": "Las horas se escriben y se nombran en ella.",
    "en": "Times are written in it and name it."
   }
  },
  "doneText": {
   "value": "LongText",
   "isRequired": true
  },
  "cta": {
   "value": "Link"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 CustomHtmlContent: {
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "title": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Dice a los lectores de pantalla qué hay dentro.",
    "en": "Tells screen readers what is inside."
   }
  },
  "html": {
   "value": {
    "control": "long-text",
    "maxLength": 40000,
    "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$",
    "minLength": 1
   },
   "isRequired": true,
   "help": {
    "es": "Los enlaces se abren en otra pestaña. El contenido no puede leer la página ni lo que guarda el visitante.",
    "en": "Links open in a new tab. The content can read neither the page nor what the visitor stores."
   }
  },
  "css": {
   "value": {
    "control": "long-text",
    "maxLength": 20000,
    "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
   },
   "group": "advanced"
  },
  "javascript": {
   "value": {
    "control": "long-text",
    "maxLength": 20000,
    "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
   },
   "group": "advanced"
  },
  "height": {
   "value": {
    "control": "number",
    "minimum": 40,
    "maximum": 4000,
    "isInteger": true
   },
   "isRequired": true,
   "help": {
    "es": "Hasta que el contenido diga cuánto mide.",
    "en": "Until the content says how high it is."
   }
  }
 },
 DepartmentCarouselContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "items": {
   "value": {
    "control": "list",
    "of": "Department",
    "items": {
     "control": "object",
     "of": "Department"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 DividerContent: {
  "label": {
   "value": "Text"
  },
  "icon": {
   "value": "IconName"
  },
  "line": {
   "value": "DividerLine",
   "defaultValue": "hairline"
  }
 },
 EventsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "events": {
   "value": {
    "control": "list",
    "of": "EventsItem",
    "items": {
     "control": "object",
     "of": "EventsItem"
    },
    "minItems": 0,
    "maxItems": 60
   },
   "isRequired": true
  },
  "timeZone": {
   "value": "EventsTimeZone",
   "help": {
    "es": "Las horas se escriben y se nombran en ella.",
    "en": "Times are written in it and name it."
   }
  },
  "emptyText": {
   "value": "LongText",
   "help": {
    "es": "Se muestra cuando no queda ninguno por venir.",
    "en": "Shown when none is left to come."
   }
  }
 },
 FaqContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "items": {
   "value": {
    "control": "list",
    "of": "FaqItem",
    "items": {
     "control": "object",
     "of": "FaqItem"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 FlipCardsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "cards": {
   "value": {
    "control": "list",
    "of": "FlipCard",
    "items": {
     "control": "object",
     "of": "FlipCard"
    },
    "minItems": 1,
    "maxItems": 12
   },
   "isRequired": true
  }
 },
 FooterContent: {
  "logo": {
   "value": "Image"
  },
  "tagline": {
   "value": "Text"
  },
  "year": {
   "value": {
    "control": "number",
    "minimum": 1900,
    "maximum": 2200,
    "isInteger": true
   },
   "isRequired": true
  },
  "owner": {
   "value": "Text",
   "isRequired": true
  },
  "links": {
   "value": {
    "control": "list",
    "of": "Link",
    "items": {
     "control": "object",
     "of": "Link"
    },
    "minItems": 0,
    "maxItems": 20
   },
   "isRequired": true
  },
  "contacts": {
   "value": {
    "control": "list",
    "of": "FooterContact",
    "items": {
     "control": "object",
     "of": "FooterContact"
    },
    "minItems": 0,
    "maxItems": 10
   }
  },
  "note": {
   "value": "LongText"
  }
 },
 GradientContent: {
  "stops": {
   "value": {
    "control": "list",
    "items": {
     "control": "color",
     "pattern": "^(?:#[0-9a-f]{6}|paper|surface|tint|accent|action|secondary|ink)$",
     "choices": [
      {
       "value": "paper",
       "label": {
        "es": "Papel",
        "en": "Paper"
       }
      },
      {
       "value": "surface",
       "label": {
        "es": "Superficie",
        "en": "Surface"
       }
      },
      {
       "value": "tint",
       "label": {
        "es": "Matiz",
        "en": "Tint"
       }
      },
      {
       "value": "accent",
       "label": {
        "es": "Acento",
        "en": "Accent"
       }
      },
      {
       "value": "action",
       "label": {
        "es": "Acción",
        "en": "Action"
       }
      },
      {
       "value": "secondary",
       "label": {
        "es": "Secundario",
        "en": "Secondary"
       }
      },
      {
       "value": "ink",
       "label": {
        "es": "Tinta",
        "en": "Ink"
       }
      }
     ]
    },
    "minItems": 2,
    "maxItems": 4
   },
   "isRequired": true,
   "help": {
    "es": "De dos a cuatro: colores del tema (ink, action, accent…) o propios (#1e1b4b).",
    "en": "Two to four: colours of the theme (ink, action, accent…) or your own (#1e1b4b)."
   }
  },
  "angle": {
   "value": "GradientAngle",
   "help": {
    "es": "90 va de izquierda a derecha, 180 de arriba abajo.",
    "en": "90 runs from left to right, 180 from top to bottom."
   },
   "defaultValue": 135
  },
  "height": {
   "value": "GradientHeight",
   "defaultValue": "medium"
  },
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "text": {
   "value": "LongText"
  },
  "cta": {
   "value": "Link"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 HeaderContent: {
  "logo": {
   "value": "Image",
   "isRequired": true
  },
  "links": {
   "value": {
    "control": "list",
    "of": "Link",
    "items": {
     "control": "object",
     "of": "Link"
    },
    "minItems": 0,
    "maxItems": 8
   },
   "isRequired": true
  },
  "cta": {
   "value": "Link"
  },
  "savedJobsUrl": {
   "value": "Path"
  },
  "jobListingUrl": {
   "value": "Path",
   "help": {
    "es": "Si falta, la página de empleos del sitio.",
    "en": "When absent, the site’s job page."
   }
  },
  "searchField": {
   "value": {
    "control": "text",
    "pattern": "^[A-Za-z][A-Za-z0-9_]{0,39}$"
   },
   "help": {
    "es": "Nombre del parámetro; si falta, no hay buscador.",
    "en": "Parameter name; without it there is no search box."
   },
   "group": "advanced"
  }
 },
 HeadingContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "text": {
   "value": "Text",
   "isRequired": true
  },
  "level": {
   "value": "HeadingLevel",
   "isRequired": true,
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   }
  },
  "subheading": {
   "value": "LongText"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 HeroContent: {
  "logo": {
   "value": "Image"
  },
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "text": {
   "value": "LongText"
  },
  "textLang": {
   "value": "Language",
   "help": {
    "es": "Cuando el texto está en otro idioma que la página.",
    "en": "Where the text is in another language than the page."
   },
   "group": "advanced"
  },
  "cta": {
   "value": "Link"
  },
  "media": {
   "value": "HeroMedia"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 ImageContent: {
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "caption": {
   "value": "Text"
  },
  "link": {
   "value": "Link",
   "help": {
    "es": "Su texto dice a dónde lleva a quien no ve la imagen.",
    "en": "Its text says where it leads to people who do not see the picture."
   }
  },
  "rounded": {
   "value": {
    "control": "boolean"
   }
  }
 },
 JobDetailContent: {
  "backUrl": {
   "value": "Path",
   "help": {
    "es": "Para quien no viene de una búsqueda; si falta, la página de empleos del sitio.",
    "en": "For people who do not come from a search; when absent, the site’s job page."
   }
  },
  "showShare": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  },
  "showSave": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": true
  }
 },
 JobFilterContent: {
  "facetFields": {
   "value": {
    "control": "list",
    "items": {
     "control": "choice",
     "choices": [
      {
       "value": "city",
       "label": {
        "es": "Ciudad",
        "en": "City"
       }
      },
      {
       "value": "state",
       "label": {
        "es": "Estado",
        "en": "State"
       }
      },
      {
       "value": "company",
       "label": {
        "es": "Empresa",
        "en": "Company"
       }
      },
      {
       "value": "employmentType",
       "label": {
        "es": "Tipo de empleo",
        "en": "Employment type"
       }
      },
      {
       "value": "category",
       "label": {
        "es": "Área",
        "en": "Category"
       }
      },
      {
       "value": "pay",
       "label": {
        "es": "Sueldo",
        "en": "Pay"
       }
      },
      {
       "value": "shift",
       "label": {
        "es": "Turno",
        "en": "Shift"
       }
      },
      {
       "value": "days",
       "label": {
        "es": "Días de trabajo",
        "en": "Work days"
       }
      },
      {
       "value": "vehicle",
       "label": {
        "es": "Vehículo",
        "en": "Vehicle"
       }
      },
      {
       "value": "licence",
       "label": {
        "es": "Licencia",
        "en": "Licence"
       }
      },
      {
       "value": "posted",
       "label": {
        "es": "Publicada",
        "en": "Posted"
       }
      }
     ]
    },
    "minItems": 1,
    "maxItems": 11,
    "uniqueItems": true
   },
   "isRequired": true,
   "help": {
    "es": "En el orden en que se muestran.",
    "en": "In the order in which they are shown."
   }
  },
  "radiusOptions": {
   "value": {
    "control": "list",
    "items": {
     "control": "number",
     "minimum": 1,
     "maximum": 1000,
     "isInteger": true
    },
    "minItems": 1,
    "maxItems": 10,
    "uniqueItems": true
   }
  }
 },
 JobListContent: {
  "heading": {
   "value": "Text"
  },
  "variantConfig": {
   "value": "JobListVariant"
  },
  "maxJobCards": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 100,
    "isInteger": true
   },
   "help": {
    "es": "Vacío: 7 en los resultados de la búsqueda. Las demás listas tienen 6 como máximo; los guardados, todos.",
    "en": "Empty: 7 of the results of a search. Other lists have 6 at most; the saved ones, all."
   }
  },
  "jobSummaryConfig": {
   "value": "JobCardConfig"
  }
 },
 JobMapContent: {
  "center": {
   "value": "JobMapCenter",
   "help": {
    "es": "Lo que el mapa enseña antes de buscar un lugar; si falta, todas las vacantes.",
    "en": "What the map shows before anyone searches a place; when absent, all jobs."
   }
  },
  "zoom": {
   "value": {
    "control": "number",
    "minimum": 3,
    "maximum": 14,
    "isInteger": true
   },
   "help": {
    "es": "Junto con el centro: 5 muestra el país; 10, una ciudad.",
    "en": "Goes with the center: 5 shows the country, 10 a city."
   },
   "defaultValue": 9
  }
 },
 JobRecommendationWizardContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "steps": {
   "value": {
    "control": "list",
    "of": "WizardStep",
    "items": {
     "control": "object",
     "of": "WizardStep"
    },
    "minItems": 1,
    "maxItems": 6
   },
   "isRequired": true,
   "help": {
    "es": "Tres o cuatro bastan. Cada una se puede saltar.",
    "en": "Three or four will do. Each can be skipped."
   }
  }
 },
 JobSearchContent: {
  "heading": {
   "value": "Text"
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "listWidgetId": {
   "value": "WidgetRef",
   "isRequired": true,
   "help": {
    "es": "El widget que muestra los resultados.",
    "en": "The widget that shows the results."
   }
  },
  "filterWidgetId": {
   "value": "WidgetRef"
  },
  "detailWidgetId": {
   "value": "WidgetRef",
   "help": {
    "es": "Se muestra junto a la lista en pantallas anchas.",
    "en": "Stands beside the list on wide screens."
   }
  },
  "mapWidgetId": {
   "value": "WidgetRef",
   "help": {
    "es": "Se abre en lugar de la lista; en pantallas anchas, junto a ella.",
    "en": "Opens in the place of the list; on wide screens beside it."
   }
  }
 },
 JobSummaryContent: {
  "fields": {
   "value": {
    "control": "list",
    "items": {
     "control": "choice",
     "choices": [
      {
       "value": "pay",
       "label": {
        "es": "Sueldo",
        "en": "Pay"
       }
      },
      {
       "value": "schedule",
       "label": {
        "es": "Horario",
        "en": "Schedule"
       }
      },
      {
       "value": "place",
       "label": {
        "es": "Lugar",
        "en": "Place"
       }
      },
      {
       "value": "vehicle",
       "label": {
        "es": "Vehículo",
        "en": "Vehicle"
       }
      },
      {
       "value": "company",
       "label": {
        "es": "Empresa",
        "en": "Company"
       }
      },
      {
       "value": "licence",
       "label": {
        "es": "Licencia",
        "en": "Licence"
       }
      },
      {
       "value": "employmentType",
       "label": {
        "es": "Tipo de empleo",
        "en": "Employment type"
       }
      }
     ]
    },
    "minItems": 1,
    "maxItems": 7
   },
   "isRequired": true
  }
 },
 LineGraphContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "series": {
   "value": {
    "control": "list",
    "of": "LineGraphSeries",
    "items": {
     "control": "object",
     "of": "LineGraphSeries"
    },
    "minItems": 1,
    "maxItems": 5
   },
   "isRequired": true
  },
  "units": {
   "value": "LineGraphUnits"
  },
  "source": {
   "value": "Text"
  }
 },
 LocationNoticeContent: {
  "heading": {
   "value": "Text"
  },
  "text": {
   "value": "LongText",
   "isRequired": true
  },
  "cta": {
   "value": "Link",
   "isRequired": true
  }
 },
 LogoStripContent: {
  "heading": {
   "value": "Text"
  },
  "logos": {
   "value": {
    "control": "list",
    "of": "StripLogo",
    "items": {
     "control": "object",
     "of": "StripLogo"
    },
    "minItems": 1,
    "maxItems": 40
   },
   "isRequired": true
  }
 },
 MediaTextContent: {
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "imageSide": {
   "value": {
    "control": "choice",
    "choices": [
     {
      "value": "start",
      "label": {
       "es": "Antes del texto",
       "en": "Before the text"
      }
     },
     {
      "value": "end",
      "label": {
       "es": "Después del texto",
       "en": "After the text"
      }
     }
    ]
   },
   "isRequired": true
  },
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "html": {
   "value": "RichText"
  },
  "items": {
   "value": {
    "control": "list",
    "of": "MediaTextItem",
    "items": {
     "control": "object",
     "of": "MediaTextItem"
    },
    "minItems": 0,
    "maxItems": 12
   }
  },
  "cta": {
   "value": "Link"
  }
 },
 MeetTheTeamContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "people": {
   "value": {
    "control": "list",
    "of": "TeamPerson",
    "items": {
     "control": "object",
     "of": "TeamPerson"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 RecordedEventsContent: {
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "subheading": {
   "value": "LongText"
  }
 },
 ResumeUploadContent: {
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "LongText"
  }
 },
 RichTextContent: {
  "html": {
   "value": "RichText",
   "isRequired": true
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 SearchHeroContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "text": {
   "value": "LongText"
  },
  "textLang": {
   "value": "Language",
   "help": {
    "es": "Cuando el texto está en otro idioma que la página.",
    "en": "Where the text is in another language than the page."
   },
   "group": "advanced"
  },
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "ctaLabel": {
   "value": "Text",
   "isRequired": true
  },
  "facts": {
   "value": {
    "control": "list",
    "of": "SearchHeroFact",
    "items": {
     "control": "object",
     "of": "SearchHeroFact"
    },
    "minItems": 0,
    "maxItems": 4
   }
  }
 },
 SignUpContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "subheading": {
   "value": "LongText"
  },
  "fields": {
   "value": "SignUpFields",
   "isRequired": true
  },
  "consentText": {
   "value": "LongText",
   "isRequired": true,
   "help": {
    "es": "Lo que acepta quien marca la casilla. Se guarda qué texto aceptó cada persona.",
    "en": "What people agree to by ticking the box. Which text a person agreed to is kept."
   }
  },
  "privacy": {
   "value": "Link",
   "isRequired": true
  },
  "list": {
   "value": {
    "control": "text",
    "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
   },
   "isRequired": true,
   "help": {
    "es": "A qué lista van los contactos, por ejemplo avisos-leon.",
    "en": "The list that contacts go to, such as avisos-leon."
   }
  },
  "submitLabel": {
   "value": "Text",
   "isRequired": true
  },
  "successText": {
   "value": "LongText",
   "isRequired": true
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 SocialFeedContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "networks": {
   "value": {
    "control": "list",
    "of": "SocialNetwork",
    "items": {
     "control": "object",
     "of": "SocialNetwork"
    },
    "minItems": 1,
    "maxItems": 12
   },
   "isRequired": true
  }
 },
 SpacerContent: {
  "mobile": {
   "value": "SpacerStep",
   "isRequired": true
  },
  "tablet": {
   "value": "SpacerStep",
   "help": {
    "es": "Si falta, la del celular.",
    "en": "That of phones where it is missing."
   }
  },
  "desktop": {
   "value": "SpacerStep",
   "help": {
    "es": "Si falta, la de la tableta.",
    "en": "That of tablets where it is missing."
   }
  }
 },
 StepsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text",
   "isRequired": true
  },
  "subheading": {
   "value": "LongText"
  },
  "steps": {
   "value": {
    "control": "list",
    "of": "Step",
    "items": {
     "control": "object",
     "of": "Step"
    },
    "minItems": 1,
    "maxItems": 12
   },
   "isRequired": true
  },
  "cta": {
   "value": "Link"
  }
 },
 TabCarouselContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "tabs": {
   "value": {
    "control": "list",
    "of": "TabCarouselTab",
    "items": {
     "control": "object",
     "of": "TabCarouselTab"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 TabsContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "tabs": {
   "value": {
    "control": "list",
    "of": "TabsTab",
    "items": {
     "control": "object",
     "of": "TabsTab"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 TestimonialsCarouselContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "items": {
   "value": {
    "control": "list",
    "of": "Testimonial",
    "items": {
     "control": "object",
     "of": "Testimonial"
    },
    "minItems": 1,
    "maxItems": 60
   },
   "isRequired": true
  }
 },
 VideoContent: {
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "subheading": {
   "value": "LongText"
  },
  "video": {
   "value": "VideoPath",
   "isRequired": true
  },
  "poster": {
   "value": "Image",
   "isRequired": true,
   "help": {
    "es": "Se ve antes de reproducir; su forma es la del video.",
    "en": "Seen before playing; its shape is the film's."
   }
  },
  "captions": {
   "value": {
    "control": "list",
    "of": "VideoCaptions",
    "items": {
     "control": "object",
     "of": "VideoCaptions"
    },
    "minItems": 0,
    "maxItems": 6
   }
  },
  "transcript": {
   "value": "RichText"
  }
 },
 WallpaperContent: {
  "image": {
   "value": "Image",
   "isRequired": true
  },
  "overlay": {
   "value": "WallpaperOverlay",
   "help": {
    "es": "Con velo ligero o sin él, el texto va sobre una placa.",
    "en": "With a light overlay, or none, the text stands on a plate."
   },
   "defaultValue": "medium"
  },
  "height": {
   "value": "WallpaperHeight",
   "defaultValue": "medium"
  },
  "eyebrow": {
   "value": "Text",
   "help": {
    "es": "Palabras cortas arriba del título.",
    "en": "A few words above the heading."
   }
  },
  "heading": {
   "value": "Text"
  },
  "text": {
   "value": "LongText"
  },
  "cta": {
   "value": "Link"
  },
  "align": {
   "value": "Align",
   "defaultValue": "start"
  }
 },
 WelcomeSearchContent: {
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "headingLevel": {
   "value": "HeadingLevel",
   "help": {
    "es": "H1 es el título de la página y solo va una vez; H2 abre cada parte.",
    "en": "H1 is the title of the page and stands once; H2 opens each part."
   },
   "group": "advanced",
   "defaultValue": 1
  },
  "text": {
   "value": "LongText"
  },
  "placeholder": {
   "value": "Text"
  },
  "searchPageLink": {
   "value": "Path",
   "help": {
    "es": "Si falta, /job-search.",
    "en": "When absent, /job-search."
   }
  },
  "searchNode": {
   "value": {
    "control": "text",
    "pattern": "^[A-Za-z][A-Za-z0-9_]{0,39}$"
   },
   "help": {
    "es": "Nombre del parámetro; si falta, keyword.",
    "en": "Parameter name; keyword when absent."
   },
   "group": "advanced"
  },
  "image": {
   "value": "Image"
  }
 },
};
