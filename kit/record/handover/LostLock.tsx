import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { LockSession } from '../lock/lockSession.ts'
import type { LockView } from '../lock/lockView.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'
import type { Parking } from './useParking.ts'
import { heldBy } from '#contract/rules/lock/tabName.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

type Lost = Extract<LockView, { kind: 'lost' }>
type LostLockProps = { view: Lost; session: LockSession }

/** The lock is gone: who has it, where the unsaved text is, and the way on. The text stays on screen to be read. */
export function LostLock({ view, session }: LostLockProps) {
  const translate = useTranslate()
  const title = useLostWords(view)
  const { editor, form, lock } = useRecordEditor()
  const isFree = !view.lock || view.lock.ls === 'open'
  const isOwn = view.how === 'resumed'
  const compare = async () => {
    if (await session.take(isOwn)) await editor.goOn()
  }
  return (
    <Banner
      tone="error"
      icon="unlock"
      title={title}
      actions={
        <>
          {!isFree && !isOwn && (
            <Button size="small" onClick={() => void session.dismiss()}>
              {translate('locks.lost.readAlong')}
            </Button>
          )}
          {(isFree || isOwn) && (
            <Button size="small" onClick={() => void compare()}>
              {translate(isOwn ? 'editor.lock.resume' : form.dirty ? 'locks.lost.compare' : 'editor.lock.takeAgain')}
            </Button>
          )}
        </>
      }
    >
      <ParkedWords parking={lock.parking} isDirty={form.dirty} />{' '}
      {!isFree && !isOwn && view.how === 'forced' && translate('locks.lost.editing', { name: view.lock?.name ?? '' })}
    </Banner>
  )
}

function useLostWords({ how, by, lock }: Lost): string {
  const translate = useTranslate()
  const { actor, tab } = useConsole()
  const name = by?.name ?? lock?.name ?? ''
  if (how === 'forced') return translate(by ? 'locks.lost.forced' : 'locks.lost.forcedBySomebody', { name })
  if (how === 'passed') return translate('locks.lost.passed', { name })
  if (how === 'lapsed') return translate('locks.lost.lapsed')
  const isFar = lock && heldBy(lock, { uid: actor.uid, tab }) === 'machine'
  return translate(isFar ? 'locks.lost.resumedMachine' : 'locks.lost.resumedTab')
}

function ParkedWords({ parking, isDirty }: { parking: Parking; isDirty: boolean }) {
  const translate = useTranslate()
  if (!isDirty) return <>{translate('locks.lost.clean')}</>
  if (parking.state === 'parked')
    return <>{translate('locks.lost.parked', { smart_count: parking.draft?.fields.length ?? 0 })}</>
  if (parking.state === 'parking') return <>{translate('locks.lost.parking')}</>
  return <>{translate(parking.state === 'failed' ? 'locks.lost.notParked' : 'editor.lock.lostText')}</>
}
