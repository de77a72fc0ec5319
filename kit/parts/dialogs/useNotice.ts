import { useNotify } from 'ra-core'
import { useCallback } from 'react'
import { SNACKBAR_MS } from '#contract/values/timers.ts'
import type { ErrorLine } from './ErrorDetails.tsx'

export type NoticeKind = 'success' | 'warning' | 'error' | 'info'

export type NoticeOptions = {
  /** Values for the words of the key. */
  values?: Record<string, unknown>
  /** Milliseconds until it goes by itself; null keeps it until it is closed. 6000 unless told (specification 9). */
  duration?: number | null
  /** Codes and descriptions behind 'Show details...'. */
  errors?: readonly ErrorLine[]
  /** One way on: "Undo", "Open". */
  action?: { label: string; onClick: () => void }
}

/**
 * Tells the user something in passing: `notice('success', 'success.typeUpdated', { values: { type } })`. The text is a
 * key, or words that the server sent. Notices go through react-admin's queue, so that its own messages look the same.
 */
export function useNotice() {
  const notify = useNotify()
  return useCallback(
    (kind: NoticeKind, text: string, { values, duration = SNACKBAR_MS, errors, action }: NoticeOptions = {}) => {
      notify(text, { type: kind, messageArgs: { _: text, ...values }, autoHideDuration: duration, errors, action })
    },
    [notify],
  )
}
