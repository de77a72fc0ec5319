import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { StoredEditList } from '#contract/schemas/video.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useVideo } from '../VideoContext.ts'
import { Differences } from './Differences.tsx'

/** Somebody else saved the version meanwhile: what differs, and which of the two stands from now on. */
export function StaleDialog({ theirs }: { theirs: StoredEditList }) {
  const translate = useTranslate()
  const { versions, run, list } = useVideo()
  const { id, name, rev, edit } = theirs
  return (
    <SharedDialog
      open
      title={translate('video.versions.stale', { name })}
      okLabel={translate('video.versions.keepMine')}
      cancelLabel={translate('actions.cancel')}
      busy={versions.isBusy}
      onOk={() => void versions.saveAs(name, { id, name, rev })}
      onClose={() => versions.setTheirs(undefined)}
      additionalActions={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              versions.setTheirs(undefined)
              versions.follow({ id, name, rev }, edit)
              run({ kind: 'take', from: 'version', list: edit })
            }}
          >
            {translate('video.versions.takeTheirs')}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              versions.setTheirs(undefined)
              versions.setNaming(true)
            }}
          >
            {translate('video.versions.saveAs')}
          </Button>
        </>
      }
    >
      <p>{translate('video.versions.staleText', { by: theirs.by })}</p>
      <Differences was={edit} is={list} />
    </SharedDialog>
  )
}
