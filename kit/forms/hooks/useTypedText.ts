import { useState } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Issue } from '../data/issue.ts'
import type { ControlProps } from './useControl.ts'

/** What typed text means: a value (undefined for an emptied field), or the keyword of what is wrong with it. */
export type Reading = { value: unknown } | { problem: string; params?: Issue['params'] }

type TypedText = {
  text: string
  type: (text: string) => void
  /** The field is left: what is still no value is said to be none. */
  leave: () => void
}

/**
 * An input whose text and value differ: dates, numbers, durations. What is typed stays on screen as it was typed; its
 * value goes into the form as soon as it is one, and text that is none goes into the journal all the same.
 */
export function useTypedText(
  { field, commit, commitRaw, touch }: ControlProps,
  format: (value: unknown) => string,
  read: (text: string) => Reading,
): TypedText {
  const [typed, setTyped] = useState<{ text: string; value?: unknown }>()
  const stands = typed && (field.raw === typed.text || (field.raw === undefined && sameJson(field.value, typed.value)))
  return {
    text: stands ? typed.text : (field.raw ?? format(field.value)),
    type(text) {
      const reading = read(text)
      setTyped({ text, ...('value' in reading && { value: reading.value }) })
      if ('value' in reading) commit(reading.value)
      else commitRaw(text, reading.problem, true, reading.params)
    },
    leave() {
      const reading = field.raw === undefined ? undefined : read(field.raw)
      if (reading && 'problem' in reading) commitRaw(field.raw ?? '', reading.problem, false, reading.params)
      setTyped(undefined)
      touch()
    },
  }
}
