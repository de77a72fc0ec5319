import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { canonical } from '#contract/rules/diff/json.ts'
import { SIDE_DRAFT_MS } from '#contract/values/timers.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createBrowserStorage } from './browserStorage.ts'
import { compact } from './compact.ts'
import type { UnsavedWork } from './findUnsaved.ts'
import { findUnsaved, forgetUnsaved, settleUnsaved } from './findUnsaved.ts'
import { joinJournal } from './joinJournal.ts'
import type { StorageChoice } from './journalStorage.ts'
import type { JournalEntry, JournalStorage, SentSave } from './journalTypes.ts'
import { createMemoryStorage } from './memoryStorage.ts'
import { openJournal } from './openJournal.ts'

const key = { user: 'ann', urn: 'urn:resource:catalog:movie', id: '7', tab: 't1' }
const base = { revision: 3, schema: 1, title: 'Up' }

/** Journals whose tab still lives. */
const living = new Set<string>()
const hold = (journal: string) => {
  living.add(journal)
  return () => void living.delete(journal)
}
const held = async () => (journal: string) => living.has(journal)

let names = 0
const opened: ReturnType<typeof openJournal>[] = []
const open = (parts: Parameters<typeof openJournal>[2] = {}) => {
  const journal = openJournal(key, base, { hold, unique: () => `opening ${++names}`, ...parts })
  opened.push(journal)
  return journal
}
/** The tab is gone without a word: nothing is flushed, its lock is free. */
const crash = (journal: { name: string }) => living.delete(journal.name)

afterEach(async () => {
  await Promise.allSettled(opened.splice(0).map((journal) => journal.close()))
  living.clear()
  for (const work of await findUnsaved('ann', { held })) await forgetUnsaved(work)
})

describe('the journal', () => {
  it('gives back after a crash what was typed a quarter of a second before, in the order to apply it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const journal = open()
    journal.record('/lon', [{ lang: 'en', n: 'U' }])
    journal.record('/lon/0/n', 'Up')
    journal.record('/rt', 60)
    vi.advanceTimersByTime(250)
    vi.useRealTimers()
    await eventually(async () => expect(await journal.pending()).toHaveLength(3))
    crash(journal)
    const [work] = await findUnsaved('ann', { held })
    expect(work).toMatchObject({ ...key, ...base })
    expect(work?.entries.map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/lon', [{ lang: 'en', n: 'U' }]],
      ['/lon/0/n', 'Up'],
      ['/rt', 60],
    ])
  })

  it('writes at once when the page is hidden or closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const journal = open()
    journal.record('/rt', 60)
    window.dispatchEvent(new Event('pagehide'))
    crash(journal)
    // The quarter of a second never passes.
    while ((await findUnsaved('ann', { held })).length === 0) await new Promise((go) => setImmediate(go))
    vi.useRealTimers()
  })

  it('keeps only the last word on each place', async () => {
    const journal = open()
    for (const text of ['U', 'Up', 'Up!']) journal.record('/lon/0/n', text)
    await journal.flush()
    journal.record('/lon', [])
    expect((await journal.pending()).map(({ pointer }) => pointer)).toEqual(['/lon'])
  })

  it('keeps typed text that is no value', async () => {
    const journal = open()
    journal.record('/rdt', undefined, '31 Febr')
    expect(await journal.pending()).toMatchObject([{ pointer: '/rdt', raw: '31 Febr' }])
  })

  it('forgets what was saved, and keeps what was typed while the save was on its way', async () => {
    const journal = open()
    journal.record('/rt', 60)
    journal.record('/yr', 2009)
    await journal.flush()
    const sent = journal.seq()
    journal.record('/rt', 61)
    await journal.clear(sent)
    expect(await journal.pending()).toMatchObject([{ pointer: '/rt', value: 61 }])
  })

  it('is nobody else’s to find, and not left behind while its tab lives', async () => {
    const journal = open()
    journal.record('/rt', 60)
    await journal.flush()
    expect(await findUnsaved('ann', { held })).toEqual([])
    crash(journal)
    expect(await findUnsaved('ben', { held })).toEqual([])
    expect(await findUnsaved('ann', { held })).toHaveLength(1)
  })

  it('is thrown away after the time that a side draft lives', async () => {
    const journal = open()
    journal.record('/rt', 60)
    await journal.close()
    const later = Date.now() + SIDE_DRAFT_MS + 1_000
    expect(await findUnsaved('ann', { held, now: () => later })).toEqual([])
    expect(await findUnsaved('ann', { held })).toEqual([])
  })

  it('goes on in memory where the browser denies storage, and says so', async () => {
    const memory = createMemoryStorage()
    const journal = open({ choose: async () => ({ storage: memory, durable: false }) })
    const told = vi.fn()
    journal.onDurability(told)
    journal.record('/rt', 60)
    expect(await journal.pending()).toHaveLength(1)
    expect(journal.durable()).toBe(false)
    expect(told).toHaveBeenCalledOnce()
  })

  it('holds on to what could not be written and writes it with the next change', async () => {
    const memory = createMemoryStorage()
    let full = true
    const storage: JournalStorage = {
      ...memory,
      write: (head, entries) => (full ? Promise.reject(new Error('QuotaExceededError')) : memory.write(head, entries)),
    }
    const journal = open({ choose: async () => ({ storage, durable: true }) })
    journal.record('/rt', 60)
    await journal.flush()
    expect(journal.durable()).toBe(false)
    full = false
    journal.record('/yr', 2009)
    await journal.flush()
    expect((await memory.read(journal.name)).entries).toHaveLength(2)
  })
})

describe('a save that is on its way', () => {
  const sent: SentSave = {
    verb: 'saveDraft',
    payload: { rt: 60 },
    key: 'retry-1',
    rev: 3,
    schema: 1,
    confirm: [],
    mark: 1,
    at: Date.now(),
  }

  it('has its key and the record that it was typed over on disk before it leaves', async () => {
    const start = { rt: 59 }
    const journal = open({ start: () => start })
    journal.record('/rt', 60)
    await journal.sending(sent)
    crash(journal)
    const [work] = await findUnsaved('ann', { held })
    expect(work).toMatchObject({ sent, start })
    expect(work?.entries).toHaveLength(1)
  })

  it('is left behind also where its text was taken back meanwhile, and gone once its answer is known', async () => {
    const journal = open()
    journal.record('/rt', 60)
    await journal.sending(sent)
    await journal.clear(journal.seq())
    crash(journal)
    expect(await findUnsaved('ann', { held })).toMatchObject([{ sent, entries: [] }])
    await journal.sending(undefined)
    expect(await findUnsaved('ann', { held })).toEqual([])
  })

  it('does not wait for a disk that hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const disk = Promise.withResolvers<StorageChoice>()
    const journal = open({ choose: () => disk.promise })
    const sending = journal.sending(sent)
    await vi.advanceTimersByTimeAsync(250)
    vi.useRealTimers()
    await sending
    disk.resolve({ storage: createMemoryStorage(), durable: false })
  })

  it('that came through leaves only what was typed after it, over the record that it answered', async () => {
    const journal = open({ start: () => ({ rt: 59 }) })
    journal.record('/rt', 60)
    await journal.sending(sent)
    journal.record('/yr', 2009)
    await journal.flush()
    crash(journal)
    const [work] = await findUnsaved('ann', { held })
    await settleUnsaved(work as UnsavedWork, { rt: 60 }, 4)
    const left = await findUnsaved('ann', { held })
    expect(left[0]?.sent).toBeUndefined()
    expect(left).toMatchObject([{ revision: 4, start: { rt: 60 }, entries: [{ pointer: '/yr' }] }])
  })
})

describe('text over a record that changes under it', () => {
  it('is written anew over the new record, so that its rows are found again', async () => {
    const store = createFormStore({ c: [{ id: 'a' }, { id: 'b' }] })
    const journal = open({ start: store.base })
    const stop = joinJournal(store, journal)
    store.set('/c/1/n', 'typed')
    store.setRaw('/rdt', '31 Febr', { keyword: 'format.date' })
    store.rebase({ c: [{ id: 'new' }, { id: 'a' }, { id: 'b' }] }, store.base())
    await journal.flush()
    stop()
    crash(journal)
    const [work] = await findUnsaved('ann', { held })
    const again = createFormStore(work?.start ?? {})
    again.restore(work?.entries ?? [], { keyword: 'unread' })
    expect(again.get('/c')).toEqual([{ id: 'new' }, { id: 'a' }, { id: 'b', n: 'typed' }])
    expect(again.field('/rdt')).toMatchObject({ raw: '31 Febr' })
  })
})

describe('compacting', () => {
  const pointers = fc.constantFrom('/a', '/a/b', '/a/b/0', '/a/c', '/d')
  const value = fc.oneof(fc.integer(), fc.constant({ b: [1], c: 2 }))
  const entries = fc
    .array(fc.record({ pointer: pointers, value }), { maxLength: 12 })
    .map((list) => list.map((entry, seq): JournalEntry => ({ ...entry, seq, at: 0 })))

  const led = (list: readonly JournalEntry[]) => {
    const store = createFormStore({ a: { b: [], c: 0 } })
    store.restore(list, { keyword: 'unread' })
    return canonical(store.values())
  }

  it('leads to the same form as every single change', () => {
    fc.assert(fc.property(entries, (list) => led(compact(list)) === led(list)))
  })

  it('does nothing the second time', () => {
    fc.assert(fc.property(entries, (list) => compact(compact(list)).length === compact(list).length))
  })

  it('is the same in memory and on disk', async () => {
    const disk = await createBrowserStorage()
    await fc.assert(
      fc.asyncProperty(fc.array(entries, { maxLength: 3 }), async (batches) => {
        const memory = createMemoryStorage()
        const head = { ...key, ...base, journal: `law ${++names}`, at: 0 }
        const ordered = batches.flat().map((entry, seq) => ({ ...entry, seq }))
        for (const entry of ordered) {
          await memory.write(head, [entry])
          await disk.write(head, [entry])
        }
        const shown = async (storage: JournalStorage) =>
          compact((await storage.read(head.journal)).entries).map((e) => e.seq)
        expect(await shown(disk)).toEqual(await shown(memory))
        await disk.forget(head.journal)
      }),
      { numRuns: 30 },
    )
  })
})
