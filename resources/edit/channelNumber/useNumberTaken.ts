import { useLocale, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { productsOf, titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { findNumberHolder } from './findNumberHolder.ts'

/** Says of a number, in words, that another channel of the open channel's products has it; undefined where none has. */
export function useNumberTaken(): (number: number) => Promise<string | undefined> {
  const translate = useTranslate()
  const language = useLocale()
  const { calls, product } = useConsole()
  const { type, record, store } = useContentEditor()
  return useCallback(
    async (number) => {
      const own = productsOf(store.values())
      const products = own.length > 0 ? own : product === undefined ? [] : [product]
      try {
        const holder = await findNumberHolder(calls, { type: type.type, number, id: record?.id, products })
        return holder && translate('channelNumber.taken', { number, name: titleOf(holder, language) })
      } catch {
        // Only said ahead: the save says it in any case.
        return undefined
      }
    },
    [translate, language, calls, product, type.type, record?.id, store],
  )
}
