import type { Pointer } from '../../data/pointer.ts'

/** One localized field as the languages' columns show it. */
export type LocalizedField = {
  list: Pointer
  label: string
  /** A long text of several lines. */
  isLong: boolean
  /** The first field is the title's name and is set stronger. */
  isName: boolean
  max: number | undefined
  /** Entries can hold what they were translated from. */
  tracked: boolean
  readOnly: boolean
  disabled: boolean
}
