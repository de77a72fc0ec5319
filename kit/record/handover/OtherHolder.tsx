import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { LOCK_ASK_IDLE_MS } from '#contract/values/timers.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Countdown } from '../lock/Countdown.tsx'
import type { LockSession } from '../lock/lockSession.ts'
import type { Asking, LockView } from '../lock/lockView.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import { AskDialog } from './AskDialog.tsx'
import { ForceUnlock } from './ForceUnlock.tsx'

type OtherHolderProps = {
  view: Extract<LockView, { kind: 'other' }>
  session: LockSession
}

/** Somebody else edits: read along, ask for the lock, or, with the right to, break it. */
export function OtherHolder({ view, session }: OtherHolderProps) {
  const translate = useTranslate()
  const { may } = useConsole()
  const { page, form } = useRecordEditor()
  const mayAsk = useServiceHas('handover')
  const [isAsking, setAsking] = useState(false)
  const name = view.lock.name ?? ''
  const { asking } = view
  const isWaiting = asking?.state === 'waiting'
  return (
    <Banner
      tone="locked"
      icon={isWaiting ? 'clock' : 'lock'}
      title={translate(titleKey(asking), { name })}
      actions={
        <>
          {isWaiting ? (
            <Button size="small" onClick={() => void session.withdraw()}>
              {translate('locks.ask.withdraw')}
            </Button>
          ) : (
            mayAsk && (
              <Button size="small" onClick={() => setAsking(true)}>
                {translate(asking ? 'locks.ask.again' : 'locks.ask.open')}
              </Button>
            )
          )}
          {may(page, 'force-unlock') && <ForceUnlock lock={view.lock} session={session} />}
        </>
      }
    >
      <Meaning asking={asking} isDirty={form.dirty} />
      {isAsking && <Ask name={name} session={session} onClose={() => setAsking(false)} />}
    </Banner>
  )
}

function titleKey(asking: Asking | undefined): string {
  if (!asking) return 'editor.lock.isEditing'
  return { waiting: 'locks.ask.waiting', unanswered: 'locks.ask.unanswered', kept: 'locks.ask.kept' }[asking.state]
}

function Meaning({ asking, isDirty }: { asking: Asking | undefined; isDirty: boolean }) {
  const translate = useTranslate()
  const format = useFormat()
  if (!asking) return <>{translate(isDirty ? 'editor.lock.lostText' : 'editor.lock.isEditingText')}</>
  if (asking.state === 'waiting')
    return (
      <>
        {translate('locks.ask.waitingText', { idle: format.duration(LOCK_ASK_IDLE_MS) })}{' '}
        <Countdown endsAt={asking.endsAt} words={(time) => translate('locks.ask.left', { time })} />
      </>
    )
  if (asking.state === 'unanswered') return <>{translate('locks.ask.unansweredText')}</>
  return (
    <>
      {asking.word && <q>{asking.word}</q>} {translate('locks.ask.keptText')}
    </>
  )
}

function Ask({ name, session, onClose }: { name: string; session: LockSession; onClose: () => void }) {
  const notice = useNotice()
  const tellError = useErrorNotice()
  const [isBusy, setBusy] = useState(false)
  const ask = async (message: string) => {
    setBusy(true)
    try {
      await session.ask(message || undefined)
    } catch (error) {
      if ((error as { code?: string }).code === 'alreadyAsked') notice('info', 'locks.ask.taken')
      else tellError(error)
    }
    onClose()
  }
  return <AskDialog name={name} busy={isBusy} onAsk={(message) => void ask(message)} onClose={onClose} />
}
