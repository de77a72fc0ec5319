import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { ConfirmDialog } from '#kit/dialogs/ConfirmDialog.tsx'
import { useErrorNotice } from '#kit/errors/useErrorNotice.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import type { LockSession, LockView } from '#kit/lock/lockSession.ts'
import { Banner } from './Banner.tsx'
import type { EditorLock } from './useEditorLock.ts'

type LockBannerProps = {
  type: TypeSummary
  title: string
  lock: EditorLock
  /** Only those who may edit are told how they could. */
  mayUpdate: boolean
  /** There is unsaved text in the form. */
  isDirty: boolean
}

/** What the lock means for whoever has the record open, and the way on (specification section 4). */
export function LockBanner({ type, title, lock, mayUpdate, isDirty }: LockBannerProps) {
  const { view, session } = lock
  if (!session || !mayUpdate) return null
  if (view.kind === 'mine') return <OwnLock view={view} session={session} />
  if (view.kind === 'other' && view.ownTab) return <OtherTab session={session} />
  if (view.kind === 'other')
    return <OtherPerson type={type} title={title} view={view} session={session} isDirty={isDirty} />
  if (view.kind === 'lost') return <Lost view={view} session={session} />
  if (view.kind === 'restricted') return <Restricted session={session} />
  return null
}

function OwnLock({ view, session }: { view: Extract<LockView, { kind: 'mine' }>; session: LockSession }) {
  const translate = useTranslate()
  if (view.beatFailed)
    return (
      <Banner tone="warning" icon="clock" title={translate('errors.fetchLockBeat')}>
        {translate('editor.lock.beatFailed')}
      </Banner>
    )
  if (view.idleEndsAt === undefined) return null
  return <IdleWarning endsAt={view.idleEndsAt} onKeep={session.touch} />
}

/** Counts down in seconds; only the words at the start are announced. */
function IdleWarning({ endsAt, onKeep }: { endsAt: number; onKeep: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const [left, setLeft] = useState(() => endsAt - Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [endsAt])
  return (
    <Banner
      tone="locked"
      icon="clock"
      title={translate('editor.lock.idle')}
      actions={
        <Button size="small" onClick={onKeep}>
          {translate('editor.lock.keep')}
        </Button>
      }
    >
      <span aria-hidden="true">
        {translate('editor.lock.endsIn', { time: format.duration(Math.max(1_000, left)) })}
      </span>
    </Banner>
  )
}

function OtherTab({ session }: { session: LockSession }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="locked"
      icon="lock"
      title={translate('editor.lock.otherTab')}
      actions={
        <Button size="small" onClick={() => void session.take(true)}>
          {translate('editor.lock.resume')}
        </Button>
      }
    >
      {translate('editor.lock.otherTabText')}
    </Banner>
  )
}

type OtherPersonProps = {
  type: TypeSummary
  title: string
  view: Extract<LockView, { kind: 'other' }>
  session: LockSession
  isDirty: boolean
}

function OtherPerson({ type, title, view, session, isDirty }: OtherPersonProps) {
  const translate = useTranslate()
  const tellError = useErrorNotice()
  const { calls, may } = useConsole()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const name = view.lock.name ?? ''
  const force = async () => {
    setBusy(true)
    try {
      await calls.forceUnlock({ id: view.lock.id, urn: view.lock.urn })
      await session.look()
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <Banner
      tone="locked"
      icon="lock"
      title={translate('editor.lock.isEditing', { name })}
      actions={
        may(type.page, 'force-unlock') && (
          <Button size="small" onClick={() => setAsking(true)}>
            {translate('actions.forceUnlock')}
          </Button>
        )
      }
    >
      {isDirty ? translate('editor.lock.lostText') : translate('editor.lock.isEditingText')}
      <ConfirmDialog
        open={isAsking}
        title={translate('editor.lock.forceTitle', { name: title })}
        okLabel={translate('actions.forceUnlock')}
        undoable={false}
        busy={isBusy}
        onConfirm={() => void force()}
        onClose={() => setAsking(false)}
      >
        {translate('editor.lock.forceText', { name })}
      </ConfirmDialog>
    </Banner>
  )
}

function Lost({ view, session }: { view: Extract<LockView, { kind: 'lost' }>; session: LockSession }) {
  const translate = useTranslate()
  const holder = view.lock && view.lock.ls !== 'open' ? view.lock.name : null
  return (
    <Banner
      tone="error"
      icon="unlock"
      title={translate('editor.lock.lost')}
      actions={
        <Button size="small" onClick={() => void session.take()}>
          {translate('editor.lock.takeAgain')}
        </Button>
      }
    >
      {holder ? translate('editor.lock.lostTo', { name: holder }) : translate('editor.lock.lostText')}
    </Banner>
  )
}

function Restricted({ session }: { session: LockSession }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="warning"
      icon="lock"
      title={translate('errors.fetchLockStatus')}
      actions={
        <Button size="small" onClick={() => void session.take()}>
          {translate('actions.tryAgain')}
        </Button>
      }
    >
      {translate('editor.lock.restricted')}
    </Banner>
  )
}
