import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderInKit } from '#tests/support/renderInKit.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { UnsavedWork } from './findUnsaved.ts'
import { findUnsaved, forgetUnsaved } from './findUnsaved.ts'
import { saveAllJournals } from './saveAllJournals.ts'
import { UnsavedWorkBanner } from './UnsavedWorkBanner.tsx'
import { useJournal } from './useJournal.ts'
import type { RecordJournal } from './useJournal.ts'

const key = { user: 'ann', urn: 'urn:resource:catalog:movie', id: '7', tab: 't1' }
const record = { lon: [{ lang: 'en', n: 'Up' }], rt: 60 }

/** An editor of the record, as the edit screen has one. */
async function openEditor(revision = 3) {
  const store = createFormStore(record)
  let journal: RecordJournal | undefined
  function Editor() {
    journal = useJournal(store, key, { revision, schema: 1, title: 'Up' })
    const { offer, taken, discard } = journal
    const restore = (work: UnsavedWork) => {
      store.restore(work.entries, { keyword: 'unread' })
      taken(work)
    }
    return <UnsavedWorkBanner offer={offer} revision={revision} onRestore={restore} onDiscard={discard} />
  }
  const view = await renderInKit(<Editor />)
  // Opening is over when the first effects ran; what was left behind is then known.
  await act(() => saveAllJournals())
  return { store, view, journal: () => journal as RecordJournal }
}

const leftBehind = () => findUnsaved('ann')

afterEach(async () => {
  for (const work of await leftBehind()) await forgetUnsaved(work)
})

describe('unsaved work', () => {
  it('is offered again after a crash, and stands in the form when it is taken', async () => {
    const first = await openEditor()
    act(() => first.store.set('/lon/0/n', 'Oben'))
    act(() => first.store.setRaw('/rdt', '31 Febr', { keyword: 'format.date' }))
    await act(() => saveAllJournals())
    first.view.unmount()

    const second = await openEditor()
    expect(await screen.findByText('2 changes to Up.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
    expect(second.store.get('/lon/0/n')).toBe('Oben')
    expect(second.store.field('/rdt')).toMatchObject({ raw: '31 Febr' })
    expect(screen.queryByText('Unsaved work found.')).toBeNull()
    await waitFor(async () => expect(await leftBehind()).toHaveLength(1))
  })

  it('says that it is older than the document', async () => {
    const first = await openEditor(3)
    act(() => first.store.set('/rt', 61))
    await act(() => saveAllJournals())
    first.view.unmount()
    await openEditor(4)
    expect(await screen.findByText(/Made before it was last saved/)).toBeVisible()
  })

  it('goes from the screen with the next save, and for good where that save wrote what it was about', async () => {
    const first = await openEditor()
    act(() => first.store.set('/rt', 61))
    await act(() => saveAllJournals())
    first.view.unmount()
    const second = await openEditor()
    expect(await screen.findByText('Unsaved work found.')).toBeVisible()
    act(() => second.journal().superseded(record, { ...record, rt: 62 }))
    expect(screen.queryByText('Unsaved work found.')).toBeNull()
    await waitFor(async () => expect(await leftBehind()).toEqual([]))
  })

  it('stays in the browser for the next opening where the save was about other fields', async () => {
    const first = await openEditor()
    act(() => first.store.set('/rt', 61))
    await act(() => saveAllJournals())
    first.view.unmount()
    const second = await openEditor()
    expect(await screen.findByText('Unsaved work found.')).toBeVisible()
    act(() => second.journal().superseded(record, { ...record, lon: [] }))
    expect(screen.queryByText('Unsaved work found.')).toBeNull()
    expect(await leftBehind()).toHaveLength(1)
  })

  it('is gone when the person does not want it', async () => {
    const first = await openEditor()
    act(() => first.store.set('/rt', 61))
    await act(() => saveAllJournals())
    first.view.unmount()
    await openEditor()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(async () => expect(await leftBehind()).toEqual([]))
  })

  it('is none once it was saved, taken back, or given up', async () => {
    const editor = await openEditor()
    const endings = [
      () => editor.journal().saved(editor.journal().mark()),
      () => void editor.store.undo(),
      () => editor.journal().abandon(),
    ]
    for (const end of endings) {
      act(() => editor.store.set('/rt', 61))
      await act(() => saveAllJournals())
      expect(await leftBehind()).toHaveLength(1)
      act(end)
      await waitFor(async () => expect(await leftBehind()).toEqual([]))
      act(() => editor.store.reset(record))
    }
  })

  it('is not what the server changed', async () => {
    const editor = await openEditor()
    act(() => editor.store.adopt('/ia', ['0-16x9']))
    await act(() => saveAllJournals())
    expect(await leftBehind()).toEqual([])
  })
})
