import Box from '@mui/material/Box'
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core'
import type { NotificationPayload } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { z } from '../theme/tokens.ts'
import { Notice } from './Notice.tsx'
import type { NoticeKind } from './useNotice.ts'

/** More would hide the work; the others wait their turn, those that stay behind each other and those that go by themselves. */
const AT_ONCE = 3

/** What failed or is about to interrupts a screen reader; what went well waits until it has finished its sentence. */
const REGIONS: readonly { role: 'alert' | 'status'; kinds: readonly NoticeKind[] }[] = [
  { role: 'alert', kinds: ['error', 'warning'] },
  { role: 'status', kinds: ['success', 'info'] },
]

/** Width of such a list, and the distance to it. */
const KEPT_FREE_PX = 340

type Shown = { id: number; payload: NotificationPayload }

const stays = ({ payload }: Shown) => payload.notificationOptions?.autoHideDuration === null

let lastId = 0

/**
 * Where notices appear: in the corner, above dialogs, newest below: three that stay until they are closed, and three
 * that go by themselves, which no standing one may keep from being read. The regions are always on the page, so that
 * screen readers hear what comes into them.
 */
export function NoticeStack() {
  const translate = useTranslate()
  const { notifications, takeNotification } = useNotificationContext()
  const takeMutation = useTakeUndoableMutation()
  const [taken, setTaken] = useState<readonly Shown[]>([])
  const standing = taken.filter(stays).slice(0, AT_ONCE)
  const shown = [...standing, ...taken.filter((one) => !stays(one)).slice(0, AT_ONCE)]

  useEffect(() => {
    if (notifications.length === 0) return
    const payload = takeNotification()
    if (!payload) return
    const one = { id: ++lastId, payload }
    setTaken((before) => (before.some((other) => other.payload === payload) ? before : [...before, one]))
  }, [notifications, takeNotification])

  const close = useCallback(
    (gone: Shown, isUndo = false) => {
      setTaken((before) => before.filter(({ id }) => id !== gone.id))
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
        // A list of what is to be done at the end of the page stays free.
        [`body:has([data-keeps-free]) &`]: { insetInlineEnd: KEPT_FREE_PX },
        pointerEvents: shown.length === 0 ? 'none' : 'auto',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        {REGIONS.map(({ role, kinds }) => (
          // Two regions that are read in their own ways, one stack for the eye.
          <Box key={role} role={role} aria-relevant="additions" aria-atomic="false" sx={{ display: 'contents' }}>
            {shown
              .filter(({ payload }) => kinds.includes(payload.type))
              .map((one) => (
                <Box key={one.id} sx={{ order: one.id }}>
                  <Notice payload={one.payload} onClose={(isUndo) => close(one, isUndo)} />
                </Box>
              ))}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
