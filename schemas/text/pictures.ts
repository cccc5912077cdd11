/** Emoji and what they are joined of: skin tones, halves of flags, joiners, rings of keys. For `replace` with nothing. */
export const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f|\u200d|\u20e3/gu;
