import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { shownChanges } from '#kit/record/audit/shownChanges.ts'
import { Banner } from '../banners/Banner.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

const listen = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Where a save stands that has not come through: it waits for the line, or another holds the lock. */
export function SavingBanners({ content }: { content: ContentEditor }) {
  const { waiting, lockedOut, lock, form } = content
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
  const why = waiting?.why ?? (!isOnline && form.dirty ? 'offline' : undefined)
  return (
    <>
      {why && <WaitingBanner content={content} why={isOnline || why === 'busy' ? why : 'offline'} />}
      {lockedOut && lock.view.kind !== 'mine' && <LockedOut content={content} name={lockedOut.name ?? ''} />}
    </>
  )
}

function WaitingBanner({ content, why }: { content: ContentEditor; why: 'offline' | 'unreachable' | 'busy' }) {
  const translate = useTranslate()
  const { waiting, editor, store, busy } = content
  const count = Math.max(1, shownChanges(store.changes()).length)
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

function LockedOut({ content, name }: { content: ContentEditor; name: string }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="locked"
      icon="lock"
      title={translate('saving.lockedOut.title', { name })}
      actions={
        <Button size="small" onClick={() => void content.editor.showNewer()}>
          {translate('saving.lockedOut.compare')}
        </Button>
      }
    >
      {translate('saving.lockedOut.text')}
    </Banner>
  )
}
