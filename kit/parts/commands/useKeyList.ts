import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { KeyLine, KeyList } from './command.ts'

/** Keys as a `KeyLine` writes them, and the word key for what they do. */
type KeyNames = Readonly<Record<string, string>>

/** Keys with what they do in the user's words. `names` is one object for good, as `useKeyList` has it. */
export function useKeyLines(names: KeyNames): readonly KeyLine[] {
  const translate = useTranslate()
  return useMemo(
    () => Object.entries(names).map(([keys, word]) => ({ keys, words: translate(word) })),
    [names, translate],
  )
}

/**
 * The keys that a screen, form or tree listens to itself, for its `useCommands`: the same list until the language
 * changes. `title` is a word key.
 */
export function useKeyList(id: string, title: string, names: KeyNames): readonly [KeyList] {
  const translate = useTranslate()
  const lines = useKeyLines(names)
  return useMemo(() => [{ id, title: translate(title), lines }], [id, lines, title, translate])
}
