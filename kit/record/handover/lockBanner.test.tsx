import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { LockState } from '#contract/schemas/lock.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import type { LockSession } from '../lock/lockSession.ts'
import type { LockView } from '../lock/lockView.ts'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { LockBanner } from './LockBanner.tsx'
import type { RecordEditorValue } from '../screen/RecordEditorContext.ts'
import { RecordEditorContext } from '../screen/RecordEditorContext.ts'

const lock: LockState = {
  id: 'm1',
  urn: 'urn:resource:catalog:movie',
  ls: 'ann',
  lo_uid: 'ann',
  name: 'Ann',
  tab: 'desk.one',
  number: 1,
  until: null,
}

/** The banner over a session in a given state, with a form that has unsaved text or none. */
async function aBanner(view: LockView, { dirty = false, force = false, language = 'en' as 'en' | 'zh' } = {}) {
  const session = {
    take: vi.fn(async () => true),
    release: vi.fn(async () => undefined),
    touch: vi.fn(),
    keep: vi.fn(async () => undefined),
    handOver: vi.fn(async () => undefined),
    withdraw: vi.fn(async () => undefined),
    dismiss: vi.fn(async () => undefined),
    heard: vi.fn(async () => undefined),
  }
  const editor = { save: vi.fn(async () => true), goOn: vi.fn(async () => undefined), revert: vi.fn() }
  const parking = { state: 'none', draft: undefined, park: vi.fn(async () => undefined) }
  const record = {
    page: 'cp_datastore',
    title: 'Alpha',
    target: { id: 'm1' },
    form: { dirty, errors: 0 },
    isSavable: dirty,
    lock: { view, session: session as unknown as LockSession, parking },
    editor,
  } as unknown as RecordEditorValue
  const value = {
    actor: { uid: 'ann' },
    tab: 'desk.one',
    events: { subscribe: () => () => undefined },
    may: () => force,
    extensions: EXTENSIONS,
  } as unknown as ConsoleValue
  await renderInKit(
    <ConsoleContext value={value}>
      <RecordEditorContext value={record}>
        <LockBanner mayUpdate />
      </RecordEditorContext>
    </ConsoleContext>,
    { language },
  )
  return { session, editor, parking, user: userEvent.setup() }
}
const mine = (part: Partial<Extract<LockView, { kind: 'mine' }>> = {}): LockView => ({
  kind: 'mine',
  lock,
  beatFailed: false,
  ...part,
})
const asked = () => ({ uid: 'bob', name: 'Bob', message: 'A typo', endsAt: Date.now() + 60_000 })

describe('the bar over a form whose lock is asked for', () => {
  it('is answered by keyboard alone, and takes the focus from nobody', async () => {
    const { session, user } = await aBanner(mine({ asked: asked() }))
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'A word to Bob (optional)' })).toHaveFocus()
    await user.keyboard('Soon{Enter}')
    expect(session.keep).toHaveBeenCalledWith('Soon')
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Hand over' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(session.handOver).toHaveBeenCalled()
  })
  it('saves before it hands over; a save that fails keeps the lock', async () => {
    const { session, editor, user } = await aBanner(mine({ asked: asked() }), { dirty: true })
    editor.save.mockResolvedValueOnce(false)
    await user.click(screen.getByRole('button', { name: 'Save and hand over' }))
    expect(session.handOver).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Save and hand over' }))
    expect(session.handOver).toHaveBeenCalledTimes(1)
  })
  it('parks before it hands over; text that could not be parked keeps the lock', async () => {
    const { session, parking, editor, user } = await aBanner(mine({ asked: asked() }), { dirty: true })
    parking.park.mockRejectedValueOnce(new Error('offline'))
    await user.click(screen.getByRole('button', { name: 'Park my edits and hand over' }))
    expect(session.handOver).not.toHaveBeenCalled()
    expect(editor.revert).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Park my edits and hand over' }))
    expect(session.handOver).toHaveBeenCalledTimes(1)
    expect(editor.revert).toHaveBeenCalledTimes(1)
  })
  it('announces who asks, not each second', async () => {
    await aBanner(mine({ asked: asked() }))
    expect(screen.getByRole('status')).toHaveTextContent('Bob asks for the lock.')
    expect(screen.getByText(/to answer$/)).toHaveAttribute('aria-hidden', 'true')
  })
})

describe('one’s own lock', () => {
  it('asks before it goes back for want of input', async () => {
    const { session, user } = await aBanner(mine({ idleEndsAt: Date.now() + 100_000 }))
    expect(screen.getByRole('dialog', { name: 'Still editing?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep the lock' }))
    expect(session.touch).toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Give the lock back' }))
    expect(session.release).toHaveBeenCalled()
  })
  it('says so in the specification’s words when a beat fails', async () => {
    await aBanner(mine({ beatFailed: true }))
    expect(screen.getByText('Fetch lock beat failed!')).toBeVisible()
  })
  it('says so when it could not be given back, and when it ends by itself', async () => {
    await aBanner({ kind: 'open', releaseFailed: true })
    expect(screen.getByText('Release lock operation failed!')).toBeVisible()
    expect(screen.getByText(/within 5 min at the latest/)).toBeVisible()
  })
})

describe('a lock that cannot be had', () => {
  it.each([
    ['status', 'Fetch lock status failed!'],
    ['acquire', 'Acquire lock operation failed!'],
  ] as const)('at %s restricts editing in the specification’s words', async (step, words) => {
    const { session, user } = await aBanner({ kind: 'restricted', error: new Error('503'), step })
    expect(screen.getByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(session.take).toHaveBeenCalled()
  })
  it.each([
    ['waiting', { state: 'waiting', endsAt: Date.now() + 60_000 }, 'Waiting for Ann to answer.', 'Stop waiting'],
    ['unanswered', { state: 'unanswered' }, 'Ann did not answer and has been active.', 'Ask again'],
    ['kept', { state: 'kept', word: 'Soon' }, 'Ann keeps editing.', 'Ask again'],
  ] as const)('says how one’s own question stands: %s', async (_, asking, words, way) => {
    await aBanner({ kind: 'other', lock, heldBy: 'person', asking })
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('button', { name: way })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Force unlock' })).not.toBeInTheDocument()
  })
  it('offers to break it to those who may', async () => {
    await aBanner({ kind: 'other', lock, heldBy: 'person' }, { force: true })
    expect(screen.getByRole('button', { name: 'Force unlock' })).toBeVisible()
  })
  it.each([
    ['tab', 'You are editing this in another tab'],
    ['machine', 'You are editing this on another machine'],
  ] as const)('is one’s own elsewhere: %s', async (heldBy, words) => {
    const { session, user } = await aBanner({ kind: 'other', lock, heldBy })
    expect(screen.getByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Resume here' }))
    expect(session.take).toHaveBeenCalledWith(true)
  })
})

describe('a lock that was lost', () => {
  const free = { ...lock, ls: 'open', lo_uid: null, name: null, tab: null, number: 2 }
  it('to nobody can be taken again, and what stands in the form is compared', async () => {
    const { session, editor, user } = await aBanner(
      { kind: 'lost', how: 'forced', by: { uid: 'max', name: 'Max' }, lock: free },
      { dirty: true },
    )
    expect(screen.getByText('Max has unlocked this.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Compare and merge' }))
    expect(session.take).toHaveBeenCalledWith(false)
    expect(editor.goOn).toHaveBeenCalled()
  })
  it('to somebody who edits now is read along with', async () => {
    const { session, user } = await aBanner({
      kind: 'lost',
      how: 'passed',
      lock: { ...lock, lo_uid: 'bob', ls: 'bob', name: 'Bob', number: 2 },
    })
    expect(screen.getByText('You were away when Bob asked: the lock has passed on.')).toBeVisible()
    expect(screen.getByText(/You had nothing unsaved/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Read along' }))
    expect(session.dismiss).toHaveBeenCalled()
  })
  it('is told in the language of the person', async () => {
    await aBanner({ kind: 'lost', how: 'forced', by: { uid: 'max', name: 'Max' }, lock: free }, { language: 'zh' })
    expect(screen.getByText('Max 已将此内容解锁。')).toBeVisible()
  })
})
