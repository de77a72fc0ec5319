/** What `pg` uses itself: the text or the bytes of a value that a statement is given. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
