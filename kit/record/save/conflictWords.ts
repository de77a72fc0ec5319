import { pointerOf } from '#contract/rules/diff/pointer.ts'
import type { Conflict } from '#contract/rules/merge/threeWay.ts'
import type { FieldWords } from '../changes/useFieldWords.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

/** How one conflict reads: the name of its field and each of its values. */
type ConflictWords = {
  name: string
  /** Content language of the values. */
  lang: string | undefined
  /** Undefined where there is nothing to show. */
  value: (value: unknown) => string | undefined
  /** Its values are plain text, so that one's own words may stand in their place. */
  isText: boolean
}

/** How a conflict reads in the interface's language: by field, by entry, or by the order of a list. */
export function conflictWords(conflict: Conflict, words: FieldWords, translate: Translate): ConflictWords {
  const { field, kind } = conflict
  const { name, lang, schema } = words.field(field)
  if (kind === 'order')
    return {
      name: translate('saving.merge.order', { field: name }),
      lang: undefined,
      value: (order) => orderWords(order, field, name, words),
      isText: false,
    }
  const isWritten = [conflict.mine, conflict.theirs].every((one) => one === undefined || typeof one === 'string')
  const isFree = schema === undefined || !(schema.enum || schema.oneOf || schema.format || schema.const)
  return { name, lang, value: (value) => words.value(field, value), isText: isWritten && isFree }
}

/** 'English, Malay' for the entries of a list in their order. */
function orderWords(order: unknown, field: string, name: string, words: FieldWords): string | undefined {
  if (!Array.isArray(order) || order.length === 0) return undefined
  const entry = (key: unknown) => {
    const named = words.field(field + pointerOf([String(key)])).name
    return named.startsWith(`${name}, `) ? named.slice(name.length + 2) : named
  }
  return order.map(entry).join(', ')
}
