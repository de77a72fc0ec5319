/** What a patch says of a title, and as what PostgreSQL takes it; JSON and lists come as texts. */
export const PATCH_COLUMNS = {
  nth: 'integer',
  id: 'uuid',
  rev: 'integer',
  was: 'uuid',
  key: 'uuid',
  text: 'text',
  gone: 'text',
  cells: 'text',
  cells_gone: 'text',
  side: 'text',
  changed: 'boolean',
  unlisted: 'boolean',
  opens_in: 'text',
  prd: 'text',
  change: 'text',
  previous: 'text',
  current: 'text',
  sound: 'boolean',
} as const

/** An edit that changes some fields of a text and leaves alone all that follows from the others. */
export type Patch = {
  nth: number
  id: string
  /** The revision that it was decided from. */
  rev: number
  /** The version whose text is edited. */
  was: string
  /** The version that holds it afterwards: the same, or a draft that is opened over it. */
  key: string
  /** Fields that are set, as JSON, and such as are taken away, as a list of PostgreSQL's. */
  text: string
  gone: string
  /** The same of what a list shows. */
  cells: string
  cells_gone: string
  /** Columns of the list row that differ, as JSON. */
  side: string
  /** Whether the draft says something else than what is published. */
  changed: boolean
  /** Its list row stays as it is. */
  unlisted: boolean
  /** The product set in which there is one more draft. */
  opens_in: string | null
  prd: string
  change: string
  previous: string | null
  current: string | null
  /** Its schema has judged the text. */
  sound: boolean | null
}

type Columns = { readonly [Column in keyof typeof PATCH_COLUMNS]: Patch[Column][] }

/** The patches of a slice, column by column. */
export function columnsOf(patches: readonly Patch[]): Columns {
  const column = (name: keyof Patch) => patches.map((patch) => patch[name])
  const names = Object.keys(PATCH_COLUMNS) as (keyof Patch)[]
  return Object.fromEntries(names.map((name) => [name, column(name)])) as Columns
}

/** Words as a list that PostgreSQL reads: quoted, each in its place. */
export function listText(words: readonly string[]): string {
  return `{${words.map(quoted).join()}}`
}

const ODD = /["\\]/

/** Hardly any has what must be marked. */
const quoted = (word: string) => `"${ODD.test(word) ? word.replaceAll(/["\\]/g, '\\$&') : word}"`
