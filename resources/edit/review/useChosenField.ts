import { useCallback, useEffect, useState } from 'react'
import { pathOf, pointerOf } from '#contract/rules/diff/pointer.ts'

/** The field of the record that one was in last, by its pointer; whatever stands in it belongs to it. */
export function useChosenField(): { field: string | undefined; clear: () => void } {
  const [field, setField] = useState<string>()
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const pointer = target instanceof Element && target.closest<HTMLElement>('[data-pointer]')?.dataset.pointer
      const [first] = pointer ? pathOf(pointer) : []
      if (first !== undefined) setField(pointerOf([first]))
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return { field, clear: useCallback(() => setField(undefined), []) }
}
