// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
import type { FieldNote, ValueSchema } from '#schemas/definitions/field-schema.ts';

export const fieldValues: Readonly<Record<string, ValueSchema>> = {
 Id: {
  "control": "id",
  "pattern": "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"
 },
 Text: {
  "control": "text",
  "minLength": 1,
  "maxLength": 300,
  "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
 },
 FormText: {
  "control": "long-text",
  "minLength": 1,
  "maxLength": 5000,
  "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
 },
 Condition: {
  "control": "object",
  "of": "Condition"
 },
 QuestionType: {
  "control": "choice",
  "choices": [
   {
    "value": "short-text",
    "label": {
     "es": "Texto corto",
     "en": "Short text"
    }
   },
   {
    "value": "long-text",
    "label": {
     "es": "Texto largo",
     "en": "Long text"
    }
   },
   {
    "value": "full-name",
    "label": {
     "es": "Nombre completo",
     "en": "Full name"
    }
   },
   {
    "value": "email",
    "label": {
     "es": "Correo electrónico",
     "en": "E-mail"
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
    "value": "number",
    "label": {
     "es": "Número",
     "en": "Number"
    }
   },
   {
    "value": "date",
    "label": {
     "es": "Fecha",
     "en": "Date"
    }
   },
   {
    "value": "single-choice",
    "label": {
     "es": "Una opción",
     "en": "One choice"
    }
   },
   {
    "value": "multiple-choice",
    "label": {
     "es": "Varias opciones",
     "en": "Several choices"
    }
   },
   {
    "value": "yes-no",
    "label": {
     "es": "Sí o no",
     "en": "Yes or no"
    }
   },
   {
    "value": "location",
    "label": {
     "es": "Ciudad",
     "en": "City"
    }
   },
   {
    "value": "postal-code",
    "label": {
     "es": "Código postal",
     "en": "Postal code"
    }
   },
   {
    "value": "curp",
    "label": {
     "es": "CURP",
     "en": "CURP"
    }
   },
   {
    "value": "rfc",
    "label": {
     "es": "RFC",
     "en": "RFC"
    }
   },
   {
    "value": "nss",
    "label": {
     "es": "Número de seguridad social",
     "en": "Social security number"
    }
   },
   {
    "value": "licence",
    "label": {
     "es": "Licencia de conducir",
     "en": "Driving licence"
    }
   },
   {
    "value": "resume",
    "label": {
     "es": "CV",
     "en": "CV"
    }
   },
   {
    "value": "file",
    "label": {
     "es": "Archivo",
     "en": "File"
    }
   },
   {
    "value": "consent",
    "label": {
     "es": "Consentimiento",
     "en": "Consent"
    }
   },
   {
    "value": "information",
    "label": {
     "es": "Solo texto",
     "en": "Text only"
    }
   }
  ]
 },
 FormLabel: {
  "control": "long-text",
  "minLength": 1,
  "maxLength": 1000,
  "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
 },
 QuestionLimits: {
  "control": "object",
  "of": "QuestionLimits"
 },
 PrefillKind: {
  "control": "choice",
  "choices": [
   {
    "value": "name",
    "label": {
     "es": "Nombre",
     "en": "Name"
    }
   },
   {
    "value": "email",
    "label": {
     "es": "Correo",
     "en": "E-mail"
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
    "value": "city",
    "label": {
     "es": "Ciudad",
     "en": "City"
    }
   },
   {
    "value": "postalCode",
    "label": {
     "es": "Código postal",
     "en": "Postal code"
    }
   },
   {
    "value": "lastTitle",
    "label": {
     "es": "Último puesto",
     "en": "Latest job title"
    }
   },
   {
    "value": "lastCompany",
    "label": {
     "es": "Última empresa",
     "en": "Latest company"
    }
   },
   {
    "value": "experienceYears",
    "label": {
     "es": "Años de experiencia",
     "en": "Years of experience"
    }
   },
   {
    "value": "licence",
    "label": {
     "es": "Licencia",
     "en": "Licence"
    }
   }
  ]
 },
 FormDay: {
  "control": "text",
  "pattern": "^(?:\\d{4}-\\d{2}-\\d{2}|today(?:[+-]\\d{1,5}d)?)$"
 },
 ConditionValue: {
  "control": "text",
  "maxLength": 200,
  "isNumberToo": true
 },
 FormVersion: {
  "control": "choice",
  "choices": [
   {
    "value": "v1",
    "label": {
     "es": "Versión 1",
     "en": "Version 1"
    }
   },
   {
    "value": "v2",
    "label": {
     "es": "Versión 2",
     "en": "Version 2"
    }
   }
  ]
 },
 FormClientConfig: {
  "control": "object",
  "of": "FormClientConfig"
 },
 FormNotice: {
  "control": "object",
  "of": "FormNotice"
 },
 TranslationMappings: {
  "control": "map",
  "items": {
   "control": "map",
   "items": {
    "control": "long-text",
    "maxLength": 5000,
    "pattern": "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$"
   }
  }
 },
};

export const fieldNotes: Readonly<Record<string, Readonly<Record<string, FieldNote>>>> = {
 FormPage: {
  "keyId": {
   "value": "Id",
   "isRequired": true
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "text": {
   "value": "FormText"
  },
  "sections": {
   "value": {
    "control": "list",
    "of": "FormSection",
    "items": {
     "control": "object",
     "of": "FormSection"
    },
    "maxItems": 50
   },
   "isRequired": true
  }
 },
 FormSection: {
  "keyId": {
   "value": "Id",
   "isRequired": true
  },
  "title": {
   "value": "Text"
  },
  "visibleWhen": {
   "value": "Condition",
   "help": {
    "es": "Solo puede leer preguntas anteriores.",
    "en": "It can read earlier questions only."
   }
  },
  "questions": {
   "value": {
    "control": "list",
    "of": "FormQuestion",
    "items": {
     "control": "object",
     "of": "FormQuestion"
    },
    "maxItems": 200
   },
   "isRequired": true
  }
 },
 FormQuestion: {
  "keyId": {
   "value": "Id",
   "isRequired": true
  },
  "type": {
   "value": "QuestionType",
   "isRequired": true
  },
  "label": {
   "value": "FormLabel",
   "isRequired": true
  },
  "help": {
   "value": "FormText"
  },
  "required": {
   "value": {
    "control": "boolean"
   },
   "defaultValue": false
  },
  "limits": {
   "value": "QuestionLimits",
   "group": "advanced"
  },
  "options": {
   "value": {
    "control": "list",
    "of": "QuestionOption",
    "items": {
     "control": "object",
     "of": "QuestionOption"
    },
    "minItems": 1,
    "maxItems": 200
   }
  },
  "visibleWhen": {
   "value": "Condition",
   "help": {
    "es": "Solo puede leer preguntas anteriores.",
    "en": "It can read earlier questions only."
   }
  },
  "autocomplete": {
   "value": {
    "control": "text",
    "maxLength": 80,
    "pattern": "^[a-z0-9]+(?:[ -][a-z0-9]+)*$"
   },
   "help": {
    "es": "Palabra de HTML, por ejemplo given-name. Vacío: la del tipo.",
    "en": "An HTML token such as given-name. Empty: that of the type."
   },
   "group": "advanced"
  },
  "prefill": {
   "value": "PrefillKind",
   "help": {
    "es": "Lo que ya se sabe de la persona, por su CV o por una solicitud anterior.",
    "en": "What is known of the person already, from a CV or an earlier application."
   },
   "group": "advanced"
  },
  "sensitive": {
   "value": {
    "control": "boolean"
   },
   "help": {
    "es": "Pide consentimiento expreso y nunca se queda en el teléfono.",
    "en": "Needs express consent and never rests on the phone."
   },
   "group": "advanced",
   "defaultValue": false
  },
  "ends": {
   "value": {
    "control": "list",
    "of": "QuestionEnd",
    "items": {
     "control": "object",
     "of": "QuestionEnd"
    },
    "maxItems": 20
   },
   "help": {
    "es": "Con esta respuesta la solicitud termina con un texto amable y no se guarda nada.",
    "en": "With this answer the application ends with a friendly text and nothing is kept."
   },
   "group": "advanced"
  }
 },
 QuestionLimits: {
  "min": {
   "value": {
    "control": "number"
   }
  },
  "max": {
   "value": {
    "control": "number"
   }
  },
  "minLength": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 10000,
    "isInteger": true
   }
  },
  "maxLength": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 10000,
    "isInteger": true
   }
  },
  "minChosen": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 200,
    "isInteger": true
   }
  },
  "maxChosen": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 200,
    "isInteger": true
   }
  },
  "from": {
   "value": "FormDay",
   "help": {
    "es": "Un día (2026-03-01), o contado desde hoy: today, today+30d, today-6570d.",
    "en": "A day (2026-03-01), or one counted from today: today, today+30d, today-6570d."
   }
  },
  "to": {
   "value": "FormDay",
   "help": {
    "es": "Un día (2026-03-01), o contado desde hoy: today, today+30d, today-6570d.",
    "en": "A day (2026-03-01), or one counted from today: today, today+30d, today-6570d."
   }
  }
 },
 QuestionOption: {
  "value": {
   "value": {
    "control": "text",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true,
   "help": {
    "es": "Con él se guarda la respuesta. No lo cambies si ya hay solicitudes.",
    "en": "How the answer is kept. Leave it as it is once people have applied."
   },
   "group": "advanced"
  },
  "label": {
   "value": "Text",
   "isRequired": true,
   "help": {
    "es": "Pega una lista de Excel y cada renglón será una opción.",
    "en": "Paste a list from Excel: each line becomes an option."
   }
  }
 },
 QuestionEnd: {
  "value": {
   "value": {
    "control": "text",
    "minLength": 1,
    "maxLength": 200,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true
  },
  "text": {
   "value": "FormText",
   "isRequired": true
  }
 },
 Condition: {
  "all": {
   "value": {
    "control": "list",
    "of": "Condition",
    "items": {
     "control": "object",
     "of": "Condition"
    },
    "maxItems": 40
   }
  },
  "any": {
   "value": {
    "control": "list",
    "of": "Condition",
    "items": {
     "control": "object",
     "of": "Condition"
    },
    "maxItems": 40
   }
  },
  "not": {
   "value": "Condition"
  },
  "question": {
   "value": "Id"
  },
  "is": {
   "value": "ConditionValue"
  },
  "isNot": {
   "value": "ConditionValue"
  },
  "oneOf": {
   "value": {
    "control": "list",
    "items": {
     "control": "text",
     "maxLength": 200,
     "isNumberToo": true
    },
    "minItems": 1,
    "maxItems": 200
   }
  },
  "answered": {
   "value": {
    "control": "boolean"
   }
  },
  "atLeast": {
   "value": "ConditionValue"
  },
  "atMost": {
   "value": "ConditionValue"
  }
 },
 FormClientConfig: {
  "enableResumeParsing": {
   "value": {
    "control": "boolean"
   },
   "isRequired": true
  }
 },
 FormNotice: {
  "text": {
   "value": "FormText",
   "isRequired": true,
   "help": {
    "es": "Quién recibe los datos, para qué y cuánto tiempo los guarda.",
    "en": "Who receives the data, what for, and how long they are kept."
   }
  },
  "version": {
   "value": {
    "control": "text",
    "minLength": 1,
    "maxLength": 40,
    "pattern": "^[^\\p{Cc}\\p{Cs}]*$"
   },
   "isRequired": true,
   "help": {
    "es": "Cámbiala cada vez que cambie el texto: se guarda cuál aceptó cada persona.",
    "en": "Change it whenever the text changes: which one a person agreed to is kept."
   }
  },
  "voluntary": {
   "value": {
    "control": "list",
    "of": "VoluntaryPurpose",
    "items": {
     "control": "object",
     "of": "VoluntaryPurpose"
    },
    "maxItems": 10
   },
   "isRequired": true
  }
 },
 VoluntaryPurpose: {
  "key": {
   "value": "Id",
   "isRequired": true
  },
  "text": {
   "value": "FormLabel",
   "isRequired": true
  }
 },
 TranslationMappings: {},
 TranslatedTexts: {},
 Form: {
  "id": {
   "value": "Id",
   "isRequired": true
  },
  "version": {
   "value": "FormVersion",
   "isRequired": true,
   "help": {
    "es": "v2 es el servicio de hoy; v1 sirve a clientes antiguos.",
    "en": "v2 is today's service; v1 serves older clients."
   }
  },
  "title": {
   "value": "Text",
   "isRequired": true
  },
  "templateId": {
   "value": "Id",
   "group": "advanced"
  },
  "channels": {
   "value": {
    "control": "list",
    "items": {
     "control": "choice",
     "choices": [
      {
       "value": "web",
       "label": {
        "es": "Página web",
        "en": "Web page"
       }
      },
      {
       "value": "cb",
       "label": {
        "es": "Chat",
        "en": "Chat"
       }
      }
     ]
    },
    "minItems": 1,
    "maxItems": 2
   },
   "help": {
    "es": "Vacío: la web y el chat.",
    "en": "Empty: web and chat."
   }
  },
  "stage": {
   "value": {
    "control": "number",
    "minimum": 0,
    "maximum": 99,
    "isInteger": true
   },
   "group": "advanced",
   "defaultValue": 0
  },
  "review": {
   "value": {
    "control": "boolean"
   },
   "help": {
    "es": "Con varias páginas siempre hay una revisión.",
    "en": "Where several pages show there is always a review."
   },
   "defaultValue": false
  },
  "pages": {
   "value": {
    "control": "list",
    "of": "FormPage",
    "items": {
     "control": "object",
     "of": "FormPage"
    },
    "minItems": 1,
    "maxItems": 20
   },
   "isRequired": true
  },
  "clientConfig": {
   "value": "FormClientConfig",
   "isRequired": true
  },
  "notice": {
   "value": "FormNotice",
   "isRequired": true
  },
  "retentionDays": {
   "value": {
    "control": "number",
    "minimum": 1,
    "maximum": 3650,
    "isInteger": true
   },
   "help": {
    "es": "Vacío: los del sitio.",
    "en": "Empty: those of the site."
   },
   "group": "advanced"
  },
  "translationMappings": {
   "value": "TranslationMappings",
   "group": "advanced"
  }
 },
};
