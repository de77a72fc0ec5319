import type { NotePlace } from '#contract/schemas/review.ts'

const ID = /^[\w:.-]{1,120}$/
const FORM: Readonly<Record<NotePlace['kind'], RegExp | undefined>> = {
  document: undefined,
  field: /^(?:\/[^/]{1,120}){1,12}$/,
  container: ID,
  airing: ID,
  timecode: /^\d{1,9}$/,
}

/** Whether a place says where it is as places of its kind do: the document as a whole is at no place in it. */
export function isPlace({ kind, at }: NotePlace): boolean {
  const form = FORM[kind]
  return form === undefined ? at === undefined : at !== undefined && form.test(at)
}
