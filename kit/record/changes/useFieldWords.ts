import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { TIMING_FIELDS } from '#contract/schemas/timing.ts'
import { slotOf } from '#contract/values/images.ts'
import { FALLBACK_PRODUCT } from '#contract/values/wire.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { DescribedField } from './describeField.ts'
import { describeField } from './describeField.ts'
import { valueWords } from './valueWords.ts'

export type FieldWords = {
  field: (pointer: string) => DescribedField
  /** The value in words, or undefined for none. */
  value: (pointer: string, value: unknown) => string | undefined
}

const IMAGES = '/ia'
/** What the moments of a timing are made of: they stand in the audit and in no schema. */
const INSTANT: FormSchema = { type: 'string', format: 'date-time' }

/** 'Cover 3x1' for 0-3x1-Cover. */
function imageWords(name: unknown, translate: (key: string, values?: object) => string): unknown {
  const slot = typeof name === 'string' ? slotOf(name) : undefined
  if (!slot) return name
  const type = translate(`forms.images.types.${slot.type.replaceAll(' ', '')}`, { _: slot.type })
  return translate('forms.images.slot', { type, ratio: slot.ratio })
}

/** Fields and values of changes in the user's words: audit, merge and version compare speak alike. */
export function useFieldWords(schema: FormSchema): FieldWords {
  const translate = useTranslate()
  const format = useFormat()
  const { products } = useConsole()
  return useMemo(() => {
    const { language } = format.settings
    const timed = (pointer: string) => {
      const name = TIMING_FIELDS.find((known) => pointer === `/${known}`)
      return name && { name: translate(`timing.${name}`), schema: INSTANT, lang: undefined }
    }
    const words = {
      language,
      languageName: (code: string) => translate(`forms.languages.${code}`, { _: code }),
      productName: (id: string) =>
        id === FALLBACK_PRODUCT ? translate('forms.products.default') : productName(products, id),
      row: (place: number) => translate('editor.changes.row', { n: format.number(place) }),
    }
    const field = (pointer: string) => timed(pointer) ?? describeField(schema, pointer, words)
    return {
      field,
      value: (pointer: string, value: unknown) => {
        const shown =
          pointer === IMAGES && Array.isArray(value) ? value.map((name) => imageWords(name, translate)) : value
        return valueWords(shown, field(pointer).schema, { root: schema, format, translate })
      },
    }
  }, [schema, translate, format, products])
}
