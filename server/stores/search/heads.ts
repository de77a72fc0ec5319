/** A letter of a key: itself, or a tilde and four capitals (contract/rules/searchText). */
const LETTERS = /~[A-Z]{4}|[a-z0-9 ]/g
/** Letters of a name's beginning that are looked up as one; no term has fewer. */
const HEAD_LENGTH = 3
/** The same where letters of another script begin it: two Chinese characters are a term. */
const FOREIGN_HEAD_LENGTH = 2

/** Number under which a whole name is looked up. */
export const lineOf = (key: string): number => hash(`=${key}`)

/** Number under which a name's first letters are looked up; a candidate's text is compared all the same. */
export const headOf = (key: string): number => hash(`^${headIn(key)}`)

/** Number under which all titles of a type are looked up. */
export const kindOf = (urn: string): number => hash(`#${urn}`)

/** Whether a term is no longer than the head of a name. */
export const isHead = (key: string): boolean => headIn(key) === key

function headIn(key: string): string {
  const letters = key.slice(0, 5 * HEAD_LENGTH).match(LETTERS) ?? []
  const isForeign = letters.slice(0, FOREIGN_HEAD_LENGTH).some((letter) => letter.length > 1)
  return letters.slice(0, isForeign ? FOREIGN_HEAD_LENGTH : HEAD_LENGTH).join('')
}

/** FNV-1a of 32 bits as a signed number, as PostgreSQL's integer is. Stored: it must never change. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
