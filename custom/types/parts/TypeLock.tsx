import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { TypeEditor } from '../useTypeEditor.ts'

/** Somebody else holds the type, or it was lost: what that means and the way on. Nothing while one may write. */
export function TypeLock({ editor }: { editor: TypeEditor }) {
  const translate = useTranslate()
  const { calls, may } = useConsole()
  const tellError = useErrorNotice()
  const [isAsking, setAsking] = useState(false)
  const { view, session } = editor.lock
  if (!session || (view.kind !== 'other' && view.kind !== 'lost' && view.kind !== 'restricted')) return null
  const name = view.kind === 'other' ? (view.lock.name ?? '') : ''
  const force = async () => {
    setAsking(false)
    if (view.kind !== 'other') return
    try {
      await calls.forceUnlock({ id: view.lock.id, urn: view.lock.urn })
      await session.look()
    } catch (error) {
      tellError(error)
    }
  }
  const isElsewhere = view.kind === 'other' && view.heldBy !== 'person'
  const words =
    view.kind === 'other' ? (isElsewhere ? 'types.lock.otherTab' : 'types.lock.other') : `types.lock.${view.kind}`
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 40,
        paddingInline: 4,
        borderRadius: '6px',
        typography: 'meta',
        backgroundColor: 'status.locked.bg',
        color: 'status.locked.on',
      }}
    >
      <Icon name="lock" size="toolbar" />
      <span style={{ flex: 1 }}>{translate(words, { name })}</span>
      {(isElsewhere || view.kind !== 'other') && (
        <Button size="tiny" onClick={() => void session.take(true)}>
          {translate('types.lock.take')}
        </Button>
      )}
      {view.kind === 'other' && !isElsewhere && may('cp_appconfig', 'force-unlock') && (
        <Button size="tiny" onClick={() => setAsking(true)}>
          {translate('actions.forceUnlock')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('types.lock.forceTitle')}
        okLabel={translate('actions.forceUnlock')}
        undoable={false}
        scope={{ page: 'cp_appconfig', action: 'force-unlock' }}
        onConfirm={() => void force()}
        onClose={() => setAsking(false)}
      >
        {translate('types.lock.forceText', { name })}
      </ConfirmDialog>
    </Box>
  )
}
