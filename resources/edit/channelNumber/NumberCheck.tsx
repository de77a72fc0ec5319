import type { FocusEvent, ReactNode } from 'react'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { useContentEditor } from '../useContentEditor.ts'
import { NUMBER_FIELD } from '#contract/values/channelNumberField.ts'
import { useNumberTaken } from './useNumberTaken.ts'

const PLACE = `/${NUMBER_FIELD}`

/** A form of a channel: once its number is left, it is said at the field that another channel has it. */
export function NumberCheck({ children }: { children: ReactNode }) {
  const { type, store } = useContentEditor()
  const takenBy = useNumberTaken()
  const check = async ({ target }: FocusEvent<HTMLElement>) => {
    const number = store.get(PLACE)
    const isLeft = target.closest('[data-pointer]')?.getAttribute('data-pointer') === PLACE
    if (!isLeft || typeof number !== 'number' || number === store.base()[NUMBER_FIELD]) return
    const message = await takenBy(number)
    if (message === undefined || store.get(PLACE) !== number) return
    store.setServerIssue({ pointer: PLACE, keyword: 'server', message, severity: 'error' })
  }
  if (!hasTrait(type, 'hasChannelNumber')) return children
  return (
    <div style={{ display: 'contents' }} onBlur={(event) => void check(event)}>
      {children}
    </div>
  )
}
