import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { LOCK_LEASE_MS } from '#contract/values/timers.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { LockSession } from '../lock/lockSession.ts'
import type { LockView } from '../lock/lockView.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { LockRequestBar } from './LockRequestBar.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { LostLock } from './LostLock.tsx'
import { OtherHolder } from './OtherHolder.tsx'
import { useLockNews } from './useLockNews.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

type LockBannerProps = {
  /** Only those who may edit are told how they could. */
  mayUpdate: boolean
}

/** What the lock means for whoever has the record open, and the way on (specification section 4). */
export function LockBanner({ mayUpdate }: LockBannerProps) {
  const { view, session } = useRecordEditor().lock
  useLockNews()
  if (!session || !mayUpdate) return null
  if (view.kind === 'open') return view.releaseFailed ? <NotReleased /> : null
  if (view.kind === 'mine') return <OwnLock view={view} session={session} />
  if (view.kind === 'other' && view.heldBy === 'person') return <OtherHolder view={view} session={session} />
  if (view.kind === 'other') return <OwnElsewhere isFar={view.heldBy === 'machine'} session={session} />
  if (view.kind === 'lost') return <LostLock view={view} session={session} />
  if (view.kind === 'restricted') return <Restricted step={view.step} session={session} />
  return null
}

type OwnLockProps = { view: Extract<LockView, { kind: 'mine' }>; session: LockSession }

function OwnLock({ view, session }: OwnLockProps) {
  const translate = useTranslate()
  return (
    <>
      {view.beatFailed && (
        <Banner tone="warning" icon="clock" title={translate('errors.fetchLockBeat')}>
          {translate('editor.lock.beatFailed')}
        </Banner>
      )}
      {view.asked && <LockRequestBar asked={view.asked} />}
      {view.idleEndsAt !== undefined && (
        <IdleDialog endsAt={view.idleEndsAt} onKeep={session.touch} onRelease={() => void session.release()} />
      )}
    </>
  )
}

/** One is editing oneself, in another tab here or on another machine: which of them is said. */
function OwnElsewhere({ isFar, session }: { isFar: boolean; session: LockSession }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="locked"
      icon="lock"
      title={translate(isFar ? 'locks.machine' : 'editor.lock.otherTab')}
      actions={
        <Button size="small" onClick={() => void session.take(true)}>
          {translate('editor.lock.resume')}
        </Button>
      }
    >
      {translate(isFar ? 'locks.machineText' : 'editor.lock.otherTabText')}
    </Banner>
  )
}

function NotReleased() {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Banner tone="warning" icon="unlock" title={translate('errors.releaseLock')}>
      {translate('locks.releaseFailedText', { time: format.duration(LOCK_LEASE_MS) })}
    </Banner>
  )
}

type RestrictedProps = { step: Extract<LockView, { kind: 'restricted' }>['step']; session: LockSession }

function Restricted({ step, session }: RestrictedProps) {
  const translate = useTranslate()
  return (
    <Banner
      tone="warning"
      icon="lock"
      title={translate(step === 'status' ? 'errors.fetchLockStatus' : 'errors.acquireLock')}
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
