import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { BusyBackdrop } from '#kit/parts/dialogs/BusyBackdrop.tsx'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { ErrorDetails } from '#kit/parts/dialogs/ErrorDetails.tsx'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { SplashScreen } from '#kit/parts/dialogs/SplashScreen.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { errors, words } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const PARTS = ['SharedDialog', 'ConfirmDialog', 'BusyBackdrop', 'SplashScreen'] as const

/** What opens over the page; each by its button, or at once by `?open=SharedDialog`. */
export function Dialogs() {
  const translate = useTranslate()
  const notice = useNotice()
  const [open, setOpen] = useState<string | null>(() => new URLSearchParams(window.location.search).get('open'))
  const close = () => setOpen(null)
  return (
    <Specimen of="Dialogs and notices" row>
      {PARTS.map((part) => (
        <Button key={part} onClick={() => setOpen(part)}>
          {part}
        </Button>
      ))}
      <Button
        onClick={() => notice('success', 'success.typeUpdated', { values: { type: words.movie }, duration: null })}
      >
        {translate('states.kinds.success')}
      </Button>
      <Button onClick={() => notice('info', 'success.reaggregate', { duration: null })}>
        {translate('states.kinds.info')}
      </Button>
      <Button onClick={() => notice('warning', words.offline, { duration: null })}>
        {translate('states.kinds.warning')}
      </Button>
      <Button onClick={() => notice('error', 'errors.saveOperationFailed', { errors, duration: null })}>
        {translate('states.kinds.error')}
      </Button>
      <SharedDialog
        open={open === 'SharedDialog'}
        title={words.merge}
        subtitle={words.mergeWhy}
        onClose={close}
        onOk={close}
        scope={{ page: 'cp_datastore', action: 'publish' }}
        maxWidth="md"
        tabs={[
          { key: 'error', label: translate('status.error'), content: <ErrorDetails errors={errors} /> },
          { key: 'words', label: translate('errors.description'), content: words.saveErrorWhy },
        ]}
      />
      <ConfirmDialog
        open={open === 'ConfirmDialog'}
        title={words.purgeTitle}
        okLabel={translate('actions.purge')}
        undoable={false}
        onClose={close}
        onConfirm={close}
      >
        {words.purgeWhy}
      </ConfirmDialog>
      <BusyBackdrop open={open === 'BusyBackdrop'} onCancel={close} />
      {open === 'SplashScreen' && <SplashScreen reason="shell.signingOut" />}
    </Specimen>
  )
}
