import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useIsOnline } from '#kit/parts/context/useIsOnline.ts'
import { shownChanges } from '../audit/shownChanges.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from './RecordEditorContext.ts'

/** Where a save stands that has not come through: it waits for the line, or another holds the lock. */
export function SavingBanners() {
  const translate = useTranslate()
  const { waiting, lockedOut, lock, form } = useRecordEditor()
  const isOnline = useIsOnline()
  const why = waiting?.why ?? (!isOnline && form.dirty ? 'offline' : undefined)
  return (
    <>
      {why && <WaitingBanner why={isOnline || why === 'busy' ? why : 'offline'} />}
      {lockedOut && lock.view.kind !== 'mine' && (
        <LockedOut
          title={translate(`saving.lockedOut.${lockedOut.isOwn ? 'titleOwn' : 'title'}`, {
            name: lockedOut.name ?? '',
          })}
        />
      )}
    </>
  )
}

function WaitingBanner({ why }: { why: 'offline' | 'unreachable' | 'busy' }) {
  const translate = useTranslate()
  const { waiting, editor, values, busy } = useRecordEditor()
  const count = Math.max(1, shownChanges(values.changes()).length)
  return (
    <Banner
      tone="warning"
      icon="refresh"
      title={translate(`saving.waiting.${why}`)}
      actions={
        waiting && (
          <>
            <Button size="small" onClick={editor.stopWaiting}>
              {translate('saving.waiting.stop')}
            </Button>
            <Button size="small" loading={busy !== undefined} onClick={editor.tryNow}>
              {translate('saving.waiting.now')}
            </Button>
          </>
        )
      }
    >
      {waiting && translate('saving.waiting.changes', { smart_count: count })}
    </Banner>
  )
}

function LockedOut({ title }: { title: string }) {
  const translate = useTranslate()
  const { editor } = useRecordEditor()
  return (
    <Banner
      tone="locked"
      icon="lock"
      title={title}
      actions={
        <Button size="small" onClick={() => void editor.showNewer()}>
          {translate('saving.lockedOut.compare')}
        </Button>
      }
    >
      {translate('saving.lockedOut.text')}
    </Banner>
  )
}
