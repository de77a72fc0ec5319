import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { EDIT_NAME_LENGTH } from '#contract/values/video.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useVideo } from '../VideoContext.ts'
import { LookedVersion } from './LookedVersion.tsx'
import { StaleDialog } from './StaleDialog.tsx'

/** What is asked about versions: a name, which of two to keep, what another one says. */
export function VersionDialogs() {
  const { versions, view } = useVideo()
  return (
    <>
      {versions.isNaming && <NameDialog />}
      {versions.theirs && <StaleDialog theirs={versions.theirs} />}
      {view.looked !== undefined && <LookedVersion key={view.looked} id={view.looked} />}
    </>
  )
}

function NameDialog() {
  const translate = useTranslate()
  const { versions } = useVideo()
  const [name, setName] = useState(versions.base?.name ?? '')
  const isEmpty = name.trim() === ''
  return (
    <SharedDialog
      open
      maxWidth="xs"
      title={translate('video.versions.name')}
      okLabel={translate('actions.save')}
      hasEdits={!isEmpty && name !== versions.base?.name}
      notYet={isEmpty ? translate('video.versions.nameMissing') : undefined}
      busy={versions.isBusy}
      onOk={() => void versions.saveAs(name.trim())}
      onClose={() => versions.setNaming(false)}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) void versions.saveAs(name.trim())
        }}
      >
        <TextField
          autoFocus
          fullWidth
          label={translate('video.versions.nameField')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: EDIT_NAME_LENGTH, autoComplete: 'off' } }}
          sx={{ marginBlockStart: 1 }}
        />
      </form>
    </SharedDialog>
  )
}
