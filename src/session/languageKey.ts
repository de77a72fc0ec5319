/** Where this browser keeps the language of whoever used it last. */
export const LANGUAGE_KEY = 'marquee-language'
