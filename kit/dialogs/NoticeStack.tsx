import Box from '@mui/material/Box'
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core'
import type { NotificationPayload } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { z } from '../theme/tokens.ts'
import { Notice } from './Notice.tsx'

/** More would hide the work; the others wait their turn. */
const AT_ONCE = 3

type Shown = { id: number; payload: NotificationPayload }

let lastId = 0

/**
 * Where notices appear: in the corner, above dialogs, newest below, three at most. The region is always on the page, so
 * that screen readers hear what comes into it, politely.
 */
export function NoticeStack() {
  const translate = useTranslate()
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [shown, setShown] = useState<readonly Shown[]>([])

  useEffect(() => {
    if (notifications.length === 0 || shown.length >= AT_ONCE) return
    const payload = takeNotification()
    if (!payload) return
    const one = { id: ++lastId, payload }
    setShown((before) => (before.some((other) => other.payload === payload) ? before : [...before, one]))
  }, [notifications, shown.length, takeNotification])

  const close = useCallback(
    (gone: Shown, isUndo = false) => {
      setShown((before) => before.filter(({ id }) => id !== gone.id))
      // react-admin holds back an undoable change until its notice is gone.
      if (gone.payload.notificationOptions?.undoable) takeMutation()?.({ isUndo })
    },
    [takeMutation],
  )

  return (
    <Box
      role="region"
      aria-label={translate('states.notices')}
      sx={{
        position: 'fixed',
        insetInlineEnd: 20,
        insetBlockEnd: 60,
        zIndex: z.snackbar,
        width: 'min(420px, calc(100vw - 40px))',
        pointerEvents: shown.length === 0 ? 'none' : 'auto',
      }}
    >
      <Box
        role="status"
        aria-live="polite"
        aria-relevant="additions"
        sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        {shown.map((one) => (
          <Notice key={one.id} payload={one.payload} onClose={(isUndo) => close(one, isUndo)} />
        ))}
      </Box>
    </Box>
  )
}
