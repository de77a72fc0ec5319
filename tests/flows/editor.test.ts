import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { ApiError } from '#dataProvider/apiError.ts'
import type { SentSave } from '#kit/record/journal/journalTypes.ts'
import { noJournal } from '../support/editorParts.ts'
import { aFilm, aForm as aFormOver, namesIn } from '../support/aForm.ts'
import type { TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'
import type { WriteMeta } from '#kit/parts/context/providerTypes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const names = namesIn
const aForm = (name: string, record?: ContentRecord, initial: Record<string, unknown> = {}) =>
  aFormOver(server, name, { record, initial })
const aMovie = (name: string, st?: 'draft' | 'published') => aFilm(server, name, st)

describe('saving', () => {
  it('keeps what is typed while the save is on its way, and goes on calling it unsaved', async () => {
    const { store, editor, onAnswer, record } = await aForm('Ann', await aMovie('Alpha'))
    store.set('/lon', names('Alpha 1'))
    onAnswer(async () => store.set('/lon', names('Alpha 12')))
    expect(await editor.run({ verb: 'saveDraft' })).toBe(true)
    expect(record().lon).toEqual(names('Alpha 1'))
    expect(store.get('/lon')).toEqual(names('Alpha 12'))
    expect(store.isDirty()).toBe(true)
  })

  it('leaves for the server only once its retry key is on disk, under that very key', async () => {
    const film = await aMovie('Kept')
    const disk = Promise.withResolvers<void>()
    const kept: (SentSave | undefined)[] = []
    const journal = () => ({
      ...noJournal,
      sending: (save: SentSave | undefined) => {
        kept.push(save)
        return disk.promise
      },
    })
    const { store, editor, onSend, calls } = await aFormOver(server, 'Ann', { record: film, journal })
    const sent: (string | null)[] = []
    onSend((key) => void sent.push(key))
    store.set('/yr', 1977)
    const saved = editor.run({ verb: 'saveDraft' })
    // A read goes to the server and back meanwhile, so that a save that does not wait would have left too.
    expect(await calls.getContent({ params: { type: 'movie', id: film.id } })).toMatchObject({ rev: film.rev })
    expect([kept.length, sent]).toEqual([1, []])
    disk.resolve()
    expect(await saved).toBe(true)
    expect(kept[0]).toMatchObject({ verb: 'saveDraft', rev: film.rev, payload: { yr: 1977 } })
    expect(sent).toEqual([kept[0]?.key])
  })

  it('that has been refused leaves no key behind', async () => {
    const film = await aMovie('Refused')
    const kept: (SentSave | undefined)[] = []
    const journal = () => ({ ...noJournal, sending: async (save: SentSave | undefined) => void kept.push(save) })
    const { store, editor } = await aFormOver(server, 'Ann', { record: film, journal })
    store.set('/prd', [])
    expect(await editor.run({ verb: 'saveDraft' })).toBe(false)
    expect(kept).toMatchObject([{ verb: 'saveDraft' }, undefined])
  })

  it('that is asked for while another is on its way follows it', async () => {
    const { store, editor, onAnswer, record } = await aForm('Ann', await aMovie('Beta'))
    store.set('/yr', 2001)
    let isFirst = true
    onAnswer(async () => {
      if (!isFirst) return
      isFirst = false
      store.set('/yr', 2002)
      void editor.run({ verb: 'saveDraft' })
    })
    await editor.run({ verb: 'saveDraft' })
    await expect.poll(() => record().yr).toBe(2002)
    expect(store.isDirty()).toBe(false)
  })

  it('whose answer was lost is settled before newer text is sent, so that both have their one effect', async () => {
    const before = await aMovie('Gamma')
    const { store, editor, setLine, record, events } = await aForm('Ann', before)
    store.set('/lon', names('Gamma 1'))
    setLine('cutAfter')
    expect(await editor.run({ verb: 'saveDraft' })).toBe(false)
    store.set('/lon', names('Gamma 12'))
    setLine('up')
    expect(await editor.run({ verb: 'saveDraft' })).toBe(true)
    expect(record()).toMatchObject({ rev: before.rev + 2, lon: names('Gamma 12') })
    expect(events.map(({ kind }) => kind)).toEqual(['done'])
  })

  it('never reached the server: the same text is sent once more and stored once', async () => {
    const before = await aMovie('Delta')
    const { store, editor, setLine, record } = await aForm('Ann', before)
    store.set('/lon', names('Delta 1'))
    setLine('cutBefore')
    await editor.run({ verb: 'saveDraft' })
    setLine('up')
    await editor.run({ verb: 'saveDraft' })
    expect(record().rev).toBe(before.rev + 1)
  })

  it('marks the fields that the server refuses, and says how many', async () => {
    const { store, editor, events } = await aForm('Ann', await aMovie('Epsilon'))
    store.set('/prd', [])
    expect(await editor.run({ verb: 'saveDraft' })).toBe(false)
    expect(store.issues().map(({ pointer }) => pointer)).toEqual(['/prd'])
    expect(events).toEqual([{ kind: 'invalid', count: 1 }])
  })

  it('makes a new record in the selected product', async () => {
    const { editor, record, events } = await aForm('Ann', undefined, { lon: names('Zeta'), prd: ['rimba-my'] })
    await editor.run({ verb: 'saveDraft' })
    expect(record()).toMatchObject({ n: 1, st: 'draft', prd: ['rimba-my'] })
    expect(events).toMatchObject([{ kind: 'done', created: true }])
  })
})

describe('publishing', () => {
  it('over a version that is newer than the draft asks first, with what would be lost', async () => {
    const ann = await aForm('Ann', await aMovie('Eta', 'published'))
    ann.store.set('/yr', 1980)
    const { update } = ann.calls
    const confirmed: (readonly string[] | undefined)[] = []
    // Nothing of the foundation moves a published version under a draft (a channel's number will): the refusal is made here.
    ann.calls.update = (type, params) => {
      const { confirm } = params.meta as WriteMeta
      confirmed.push(confirm)
      if (confirm?.includes('baseMoved')) return update(type, params)
      const errors = [{ code: errorRow('baseMoved').number, description: 'moved' }]
      const data = { n: 7, changed: [{ field: '/yr', before: 1, after: 2 }] }
      return Promise.reject(new ApiError('refused', 'saveContent', { status: 409, errors, data }))
    }
    expect(await ann.editor.run({ verb: 'publish' })).toBe(false)
    expect(ann.editor.state().question).toMatchObject({
      code: 'baseMoved',
      data: { n: 7, changed: [{ field: '/yr' }] },
    })
    await ann.editor.confirm()
    expect(confirmed).toEqual([[], ['baseMoved']])
    expect(ann.record()).toMatchObject({ st: 'published', yr: 1980, n: 2 })
  })

  it('of a text that somebody else has changed meanwhile is never done unseen', async () => {
    const before = await aMovie('Theta')
    const [ann, bob] = [await aForm('Ann', before), await aForm('Bob', before)]
    bob.store.set('/yr', 1970)
    await bob.editor.run({ verb: 'saveDraft' })
    ann.store.set('/rt', 5_400_000)
    expect(await ann.editor.run({ verb: 'publish' })).toBe(false)
    expect(ann.editor.state().stale).toMatchObject({ by: 'bob', verb: 'publish', merge: { conflicts: [] } })
    await ann.editor.resolveStale(new Map())
    expect(ann.record()).toMatchObject({ st: 'published', yr: 1970, rt: 5_400_000 })
  })
})

describe('an open form', () => {
  it('without unsaved text follows what others save', async () => {
    const before = await aMovie('Iota')
    const [ann, bob] = [await aForm('Ann', before), await aForm('Bob', before)]
    bob.store.set('/yr', 1960)
    await bob.editor.run({ verb: 'saveDraft' })
    await ann.editor.heard({ rev: bob.record().rev, by: 'Bob', verb: 'saveDraft' })
    expect(ann.store.get('/yr')).toBe(1960)
    expect(ann.events).toMatchObject([{ kind: 'adopted', by: 'Bob' }])
  })

  it('with unsaved text is told, and shows the difference when asked', async () => {
    const before = await aMovie('Kappa')
    const [ann, bob] = [await aForm('Ann', before), await aForm('Bob', before)]
    ann.store.set('/yr', 1950)
    bob.store.set('/yr', 1951)
    await bob.editor.run({ verb: 'saveDraft' })
    await ann.editor.heard({ rev: bob.record().rev, by: 'Bob', verb: 'saveDraft' })
    expect(ann.editor.state().newer).toMatchObject({ by: 'Bob' })
    await ann.editor.showNewer()
    expect(ann.editor.state().stale?.merge.conflicts).toMatchObject([{ field: '/yr', mine: 1950, theirs: 1951 }])
    await ann.editor.resolveStale(new Map([['value /yr', { take: 'mine' }]]))
    expect(ann.store.get('/yr')).toBe(1950)
    expect(ann.editor.state().newer).toBeUndefined()
  })

  it('does not take its own save for news', async () => {
    const ann = await aForm('Ann', await aMovie('Lambda'))
    ann.store.set('/yr', 1940)
    await ann.editor.run({ verb: 'saveDraft' })
    await ann.editor.heard({ rev: ann.record().rev, by: 'Ann', verb: 'saveDraft' })
    expect(ann.events.map(({ kind }) => kind)).toEqual(['done'])
  })
})

describe('a lock that one holds in another tab', () => {
  it('is told as one’s own, by the server and by the page', async () => {
    const film = await aMovie('Mine')
    const ann = await aForm('Ann', film)
    // The same person by another spelling of her name: a tab is named after the visitor.
    const elsewhere = await aForm('ANN', film)
    ann.store.set('/yr', 1961)
    const body = { id: film.id, urn: film.urn }
    await elsewhere.calls.acquireLock({ body })
    const words = 'You are editing this in another tab.'
    await expect(ann.calls.acquireLock({ body })).rejects.toMatchObject({ code: 'lockedByYou', message: words })
    expect(await ann.editor.run({ verb: 'saveDraft' })).toBe(false)
    expect(ann.events).toEqual([{ kind: 'lockedOut', name: 'ANN', isOwn: true }])
    expect(ann.store.get('/yr')).toBe(1961)
  })
})
