import type { Translator } from '@jsonforms/core'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'

/** JSON Forms' own texts that its renderers show, by the end of their keys. */
const KNOWN: ReadonlySet<string> = new Set([
  'addAriaLabel',
  'addTooltip',
  'noDataMessage',
  'noSelection',
  'removeAriaLabel',
  'removeTooltip',
])

/** JSON Forms' texts in the language of the console; labels of fields come from the schema and stay as they are. */
export function useForeignWords(): Translator {
  const translate = useTranslate()
  return useMemo(() => {
    const words = (key: string, usual?: string) => {
      const name = key.slice(key.lastIndexOf('.') + 1)
      return KNOWN.has(name) && usual !== name ? translate(`schemaForms.outside.${name}`) : usual
    }
    return words as Translator
  }, [translate])
}
