/** The shape of another language's words: the same keys as English, every leaf a text. */
export type Words<English> = { [Key in keyof English]: English[Key] extends string ? string : Words<English[Key]> }
