/** Captions of a title in one language: ten hours of talk have about half as many. */
export const MAX_CAPTIONS = 20_000
/** Letters of a file of captions. */
export const MAX_CAPTION_LETTERS = 2_000_000
/** Letters of one caption. */
export const CAPTION_LETTERS = 1_000
/** Languages in which one title has captions. */
export const CAPTION_TRACKS = 20
/** Lines that a file may have which are no captions, and that are told. */
export const CAPTION_PROBLEMS = 50
