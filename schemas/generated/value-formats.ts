// Generated from schemas/**/*.schema.json by `npm run codegen`. Do not edit.
/** The name of the format that a pattern of the schemas stands for. */
export const valueFormats: Readonly<Record<string, string>> = {
  "^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$": "Id",
  "^[^\\p{Cc}\\p{Cs}]*$": "Text",
  "^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\p{Cs}]*$": "LongText",
  "^/(?![/\\\\])[^\\s\\p{Cc}\\p{Cs}\\\\?#]*$": "Path",
  "^(?:https://[^\\s\\p{Cc}\\p{Cs}\\\\]+|mailto:[^\\s\\p{Cc}\\p{Cs}\\\\]+|tel:[0-9+() -]+|/(?![/\\\\])[^\\s\\p{Cc}\\p{Cs}\\\\]*|#[^\\s\\p{Cc}\\p{Cs}\\\\]*)$": "Href",
  "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:svg|png|jpg|jpeg|webp|avif|gif)$": "AssetPath",
  "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.(?:mp4|webm)$": "VideoPath",
  "^assets/[a-z0-9][a-z0-9-]*(?:/[a-z0-9][a-z0-9-]*)*\\.vtt$": "CaptionsPath",
  "^#[0-9a-f]{6}$": "Color",
  "^/(?:[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+(?:/[^\\s\\p{Cc}\\p{Cs}\\\\?#%/]+)*)?$": "PageUrl",
  "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$": "WidgetType",
  "^[a-z0-9.-]+(?::[0-9]+)?$": "Host",
  "^https://[a-z0-9.-]+(?::[0-9]+)?$": "Origin",
  "^https://[a-z0-9.-]+(?::[0-9]+)?/[^\\s\"'<>\\\\]*$": "styleUrl",
  "^(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?$": "sitePrefix",
  "^[A-Z]{2}(?:,[A-Z]{2})*$": "country",
  "^[a-z0-9]+(?:[ -][a-z0-9]+)*$": "autocomplete",
  "^(?:\\d{4}-\\d{2}-\\d{2}|today(?:[+-]\\d{1,5}d)?)$": "FormDay",
  "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$": "date",
  "^(?:#[0-9a-f]{6}|paper|surface|tint|ink|accent|sky)$": "bgColor",
  "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:Z|[+-](?:0\\d|1[0-4]):[0-5]\\d)$": "CountdownMoment",
  "^(?:#[0-9a-f]{6}|paper|surface|tint|accent|action|secondary|ink)$": "GradientStop",
  "^[A-Za-z][A-Za-z0-9_]{0,39}$": "searchField"
};
