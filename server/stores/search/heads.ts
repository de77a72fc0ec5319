/** Letters of a name's beginning that are looked up as one; no term has fewer. */
const HEAD_LENGTH = 3

/** Number under which a whole name is looked up. */
export const lineOf = (key: string): number => hash(`=${key}`)

/** Number under which a name's first letters are looked up; a candidate's text is compared all the same. */
export const headOf = (key: string): number => hash(`^${key.slice(0, HEAD_LENGTH)}`)

/** FNV-1a of 32 bits as a signed number, as PostgreSQL's integer is. Stored: it must never change. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
