import { useCallback } from 'react'
import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { statusIn } from '#contract/rules/translations/translations.ts'
import type { Pointer } from '../../data/pointer.ts'
import { useSelected } from '../../hooks/useSelected.ts'
import { asList } from '../../parts/asList.ts'
import { entryIndex } from './localizedEntry.ts'

/** How far its people say a translation is, in small letters under it; the workbench is where it is said. */
export function SaidStatus({ list, lang }: { list: Pointer; lang: string }) {
  const translate = useTranslate()
  const status = useSelected(
    list,
    useCallback(
      (value: unknown) => {
        const entry = asList(value)[entryIndex(value, lang)]
        return isObject(entry) ? statusIn(entry) : undefined
      },
      [lang],
    ),
  )
  return status && <p className="f-help">{translate(`forms.translation.${status}`)}</p>
}
