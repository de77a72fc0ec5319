import { useCallback } from 'react'
import { useNotice } from '../dialogs/useNotice.ts'
import { errorMessage, type Attempt } from './errorMessage.ts'

/** Tells of a failed call in passing, with codes behind 'Show details...'; a cancelled one is silent (section 8). */
export function useErrorNotice() {
  const notice = useNotice()
  return useCallback(
    (error: unknown, values?: Record<string, unknown>, attempt?: Attempt) => {
      const message = errorMessage(error, attempt)
      if (message)
        notice('error', message.key, {
          values: { ...message.values, ...values, _: message.text ?? message.key },
          errors: message.details,
        })
    },
    [notice],
  )
}
