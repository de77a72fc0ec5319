import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withValue } from '#contract/rules/diff/pointer.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { ApiError } from '#dataProvider/apiError.ts'
import type { BaseMoved } from '#resources/edit/baseMoved.ts'
import { baseMovedOf, mergeWithPublished } from '#resources/edit/baseMoved.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormOptions } from '../support/aForm.ts'
import { aFilm, aForm, namesIn } from '../support/aForm.ts'
import { aBrowser } from '../support/aTabJournal.ts'
import { aNetwork } from '../support/editorParts.ts'
import type { TestServer } from '../support/startServer.ts'
import { startTestServer } from '../support/startServer.ts'
import type { WriteMeta } from '#kit/parts/context/providerTypes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** How often a document was really written: its versions, audit lines and events. */
async function effects(id: string) {
  const count = async (table: string) => {
    const { rows } = await sql<{ n: number }>`
      SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE id = ${id}`.execute(server.database.kysely)
    return rows[0]?.n
  }
  return { versions: await count('version'), audits: await count('audit') }
}

const stored = async (id: string): Promise<ContentRecord> =>
  (await (await aForm(server, 'Reader')).calls.getOne<ContentRecord>('movie', { id })).data
async function films(name: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT id)::int AS n FROM version WHERE payload #>> '{lon,0,n}' = ${name}`.execute(
    server.database.kysely,
  )
  return rows[0]?.n
}

/** Ann opens a film in a tab of her browser, with her journal and a network in the hands of the test. */
async function aTab(browser: ReturnType<typeof aBrowser>, record: ContentRecord | undefined, params: FormOptions = {}) {
  const { network, ...inHand } = aNetwork()
  const tabs: ReturnType<typeof browser.open>[] = []
  const journal = (store: FormStore) => {
    const tab = browser.open(store, record?.id ?? 'new', record?.rev)
    tabs.push(tab)
    return tab.parts
  }
  const form = await aForm(server, 'Ann', { ...params, record, journal, network })
  return {
    ...form,
    ...inHand,
    flush: async () => void (await Promise.all(tabs.map((tab) => tab.flush()))),
    crash: () => tabs.forEach((tab) => tab.crash()),
  }
}

describe('a save whose line breaks', () => {
  it('waits, says so, is tried again by itself, and has one effect however often it is tried', async () => {
    const film = await aFilm(server, 'Waits')
    const ann = await aTab(aBrowser('ann'), film)
    ann.store.set('/lon', namesIn('Waits 1'))
    ann.setLine('cutAfter')
    expect(await ann.editor.run({ verb: 'saveDraft' })).toBe(false)
    expect(ann.editor.state().waiting).toEqual({ verb: 'saveDraft', why: 'unreachable', tries: 1 })
    expect(ann.nextIn()).toBe(2_000)
    ann.timeIsUp()
    await expect.poll(() => ann.editor.state().waiting?.tries).toBe(2)
    expect(ann.nextIn()).toBe(4_000)
    ann.setLine('up')
    ann.timeIsUp()
    await expect.poll(() => ann.events).toMatchObject([{ kind: 'done', verb: 'saveDraft' }])
    expect(ann.editor.state().waiting).toBeUndefined()
    expect(ann.store.isDirty()).toBe(false)
    expect(await stored(film.id)).toMatchObject({ rev: film.rev + 1, lon: namesIn('Waits 1') })
    expect(await effects(film.id)).toEqual({ versions: 1, audits: 2 })
  })

  it('goes as soon as there is a network again; what was typed meanwhile stays and is not saved unasked', async () => {
    const film = await aFilm(server, 'Offline')
    const ann = await aTab(aBrowser('ann'), film)
    ann.store.set('/lon', namesIn('Offline 1'))
    ann.goOffline()
    ann.setLine('cutBefore')
    await ann.editor.run({ verb: 'saveDraft' })
    expect(ann.editor.state().waiting?.why).toBe('offline')
    ann.store.set('/lon', namesIn('Offline 12'))
    ann.setLine('up')
    ann.goOnline()
    await expect.poll(() => ann.record().rev).toBe(film.rev + 1)
    expect(ann.record().lon).toEqual(namesIn('Offline 1'))
    expect(ann.store.get('/lon')).toEqual(namesIn('Offline 12'))
    expect(ann.store.isDirty()).toBe(true)
  })

  it('sends the newer text too where it was asked for again while it waited', async () => {
    const film = await aFilm(server, 'Asked twice')
    const ann = await aTab(aBrowser('ann'), film)
    ann.store.set('/yr', 2001)
    ann.setLine('cutAfter')
    await ann.editor.run({ verb: 'saveDraft' })
    ann.store.set('/yr', 2002)
    await ann.editor.run({ verb: 'saveDraft' })
    ann.setLine('up')
    ann.timeIsUp()
    await expect.poll(() => ann.store.isDirty()).toBe(false)
    expect(await stored(film.id)).toMatchObject({ yr: 2002, rev: film.rev + 2 })
  })

  it('of a server that is restarting is left alone for as long as the server asks', async () => {
    const film = await aFilm(server, 'Restart')
    const ann = await aTab(aBrowser('ann'), film)
    const { update } = ann.calls
    const errors = [{ code: errorRow('unavailable').number, description: 'restarting' }]
    ann.calls.update = () =>
      Promise.reject(new ApiError('refused', 'saveContent', { status: 503, errors, retryAfterS: 7 }))
    ann.store.set('/yr', 1999)
    await ann.editor.run({ verb: 'saveDraft' })
    expect(ann.editor.state().waiting?.why).toBe('busy')
    expect(ann.nextIn()).toBe(7_000)
    ann.calls.update = update
    ann.editor.tryNow()
    await expect.poll(() => ann.record().yr).toBe(1999)
  })

  it('and is then given up never comes after all', async () => {
    const film = await aFilm(server, 'Given up')
    const ann = await aTab(aBrowser('ann'), film)
    ann.store.set('/yr', 1998)
    ann.setLine('cutBefore')
    await ann.editor.run({ verb: 'saveDraft' })
    ann.setLine('up')
    ann.editor.revert()
    ann.timeIsUp()
    ann.store.set('/rt', 60_000)
    await ann.editor.run({ verb: 'saveDraft' })
    expect(await stored(film.id)).toMatchObject({ yr: film.yr, rt: 60_000, rev: film.rev + 1 })
  })
})

describe('a session that ends in the middle of a save', () => {
  it('makes the save wait for its person, who may type on, and then it goes by itself, once', async () => {
    const film = await aFilm(server, 'Session')
    const ann = await aTab(aBrowser('ann'), film)
    ann.store.set('/lon', namesIn('Session 1'))
    const { signIn, refused } = ann.endSession()
    const save = ann.editor.run({ verb: 'saveDraft' })
    await expect.poll(refused).toBe(1)
    ann.store.set('/yr', 1991)
    expect(ann.editor.state().busy).toBe('saveDraft')
    signIn()
    expect(await save).toBe(true)
    expect(ann.store.isDirty()).toBe(true)
    expect(await stored(film.id)).toMatchObject({ lon: namesIn('Session 1'), yr: film.yr, rev: film.rev + 1 })
    expect(await effects(film.id)).toEqual({ versions: 1, audits: 2 })
  })
})

describe('a late answer', () => {
  it('of a first try never replaces what was saved on top of it', async () => {
    const film = await aFilm(server, 'Late')
    const [ann, bob] = [await aTab(aBrowser('ann'), film), await aForm(server, 'Bob', { record: film })]
    ann.store.set('/yr', 2001)
    ann.setLine('cutAfter')
    await ann.editor.run({ verb: 'saveDraft' })
    ann.setLine('up')
    // Bob saves on top of her save, she takes his over, and only then the answer of her first try is asked for again.
    await bob.editor.heard({ rev: film.rev + 1, by: 'Ann', verb: 'saveDraft' })
    bob.store.set('/rt', 61_000)
    await bob.editor.run({ verb: 'saveDraft' })
    await ann.editor.showNewer()
    await ann.editor.resolveStale(new Map())
    ann.timeIsUp()
    await expect.poll(() => ann.editor.state().waiting).toBeUndefined()
    expect(ann.record()).toMatchObject({ rev: film.rev + 2, rt: 61_000 })
    expect(ann.store.isDirty()).toBe(false)
    ann.store.set('/yr', 2002)
    await ann.editor.run({ verb: 'saveDraft' })
    expect(await stored(film.id)).toMatchObject({ yr: 2002, rt: 61_000, rev: film.rev + 3 })
  })

  it('of a read is dropped when a save has gone further in the meantime', async () => {
    const film = await aFilm(server, 'Read late')
    const ann = await aTab(aBrowser('ann'), film)
    const { getOne } = ann.calls
    const old = { ...film, rev: film.rev + 1, yr: 1901 }
    ann.calls.getOne = async <R>() => {
      ann.calls.getOne = getOne
      ann.store.set('/yr', 2010)
      await ann.editor.run({ verb: 'saveDraft' })
      ann.store.set('/yr', 2011)
      await ann.editor.run({ verb: 'saveDraft' })
      return { data: old as R }
    }
    await ann.editor.heard({ rev: undefined, by: 'Bob', verb: 'saveDraft' })
    expect(ann.store.get('/yr')).toBe(2011)
    expect(ann.record().rev).toBe(film.rev + 2)
  })
})

describe('a tab that dies', () => {
  it('in the middle of a save leaves its key behind: reopening finishes the save and doubles nothing', async () => {
    const film = await aFilm(server, 'Crash')
    const browser = aBrowser('ann')
    const first = await aTab(browser, film)
    first.store.set('/lon', namesIn('Crash 1'))
    first.setLine('cutAfter')
    await first.editor.run({ verb: 'saveDraft' })
    first.store.set('/yr', 1985)
    await first.flush()
    first.crash()

    const [work] = await browser.leftBehind()
    expect(work?.sent).toMatchObject({ verb: 'saveDraft', rev: film.rev })
    const second = await aTab(browser, await stored(film.id))
    await second.editor.finishLeft(work as NonNullable<typeof work>)
    expect(second.events).toMatchObject([{ kind: 'finished' }])
    expect(await effects(film.id)).toEqual({ versions: 1, audits: 2 })
    const [rest] = await browser.leftBehind()
    expect(rest?.entries.map(({ pointer }) => pointer)).toEqual(['/yr'])
    second.editor.restoreLeft(rest as NonNullable<typeof rest>)
    expect(second.store.values()).toMatchObject({ lon: namesIn('Crash 1'), yr: 1985 })
    await expect.poll(async () => (await browser.leftBehind()).length).toBe(0)
  })

  it('before its save arrived has it done when the film is opened again', async () => {
    const film = await aFilm(server, 'Never arrived')
    const browser = aBrowser('ann')
    const first = await aTab(browser, film)
    first.store.set('/lon', namesIn('Never arrived 1'))
    first.setLine('cutBefore')
    await first.editor.run({ verb: 'saveDraft' })
    first.crash()
    const [work] = await browser.leftBehind()
    const second = await aTab(browser, await stored(film.id))
    await second.editor.finishLeft(work as NonNullable<typeof work>)
    expect(second.store.get('/lon')).toEqual(namesIn('Never arrived 1'))
    expect(second.store.isDirty()).toBe(false)
    expect(await effects(film.id)).toEqual({ versions: 1, audits: 2 })
    expect(await browser.leftBehind()).toEqual([])
  })

  it('while a publish was on its way never publishes behind the person’s back; the text is offered', async () => {
    const film = await aFilm(server, 'No surprise')
    const browser = aBrowser('ann')
    const first = await aTab(browser, film)
    first.store.set('/yr', 1984)
    first.setLine('cutBefore')
    await first.editor.run({ verb: 'publish' })
    first.crash()
    const [work] = await browser.leftBehind()
    const second = await aTab(browser, await stored(film.id))
    await second.editor.finishLeft(work as NonNullable<typeof work>)
    expect((await stored(film.id)).st).toBe('draft')
    second.editor.restoreLeft(work as NonNullable<typeof work>)
    expect(second.store.get('/yr')).toBe(1984)
  })

  it('while a film was being made makes it once, however often it is tried', async () => {
    const browser = aBrowser('ann')
    const initial = { prd: ['rimba-my'] }
    const first = await aTab(browser, undefined, { initial })
    first.store.set('/lon', namesIn('Made once'))
    first.setLine('cutAfter')
    await first.editor.run({ verb: 'saveDraft' })
    first.crash()
    const [work] = await browser.leftBehind()
    const second = await aTab(browser, undefined, { initial })
    second.editor.restoreLeft(work as NonNullable<typeof work>)
    second.store.set('/yr', 1983)
    expect(await second.editor.run({ verb: 'saveDraft' })).toBe(true)
    expect(second.record()).toMatchObject({ lon: namesIn('Made once'), yr: 1983 })
    expect(await films('Made once')).toBe(1)
  })

  it('leaves work that merges with what others have saved since: theirs stays, and a dispute is asked', async () => {
    const film = await aFilm(server, 'Since then')
    const browser = aBrowser('ann')
    const first = await aTab(browser, film)
    first.store.set('/yr', 1970)
    first.store.set('/lon/0/n', 'Since then by Ann')
    await first.flush()
    first.crash()
    const bob = await aForm(server, 'Bob', { record: film })
    bob.store.set('/lon/0/n', 'Since then by Bob')
    bob.store.set('/rt', 62_000)
    await bob.editor.run({ verb: 'saveDraft' })

    const second = await aTab(browser, await stored(film.id))
    const [work] = await browser.leftBehind()
    second.editor.restoreLeft(work as NonNullable<typeof work>)
    const { stale } = second.editor.state()
    expect(stale?.merge.conflicts).toMatchObject([
      { field: '/lon/en/n', mine: 'Since then by Ann', theirs: 'Since then by Bob' },
    ])
    second.editor.leaveStale(new Map([['value /lon/en/n', { text: 'Since then by both' }]]))
    expect(await browser.leftBehind()).toHaveLength(1)
    second.editor.restoreLeft(work as NonNullable<typeof work>)
    await second.editor.resolveStale(second.editor.keptChoices())
    expect(second.store.values()).toMatchObject({ yr: 1970, rt: 62_000, lon: namesIn('Since then by both') })
    await expect.poll(async () => (await browser.leftBehind()).length).toBe(0)
  })

  it('after lists were reordered under its text gives back the right rows', async () => {
    const film = await aFilm(server, 'Rows')
    const browser = aBrowser('ann')
    const store = createFormStore({ ...film, lon: [...namesIn('One'), { lang: 'ms', n: 'Satu' }] })
    const tab = browser.open(store, film.id, film.rev)
    store.set('/lon/1/n', 'Satu baru')
    const moved = {
      ...film,
      rev: film.rev + 1,
      lon: [{ lang: 'zh', n: '一' }, ...namesIn('One'), { lang: 'ms', n: 'Satu' }],
    }
    store.rebase(moved, store.base())
    tab.parts.saved(0, { revision: moved.rev })
    await tab.flush()
    tab.crash()
    const [work] = await browser.leftBehind()
    const again = createFormStore(moved)
    again.restore(work?.entries ?? [], { keyword: 'unread' })
    expect(again.get('/lon')).toEqual([{ lang: 'zh', n: '一' }, ...namesIn('One'), { lang: 'ms', n: 'Satu baru' }])
  })
})

describe('a lock that another holds', () => {
  it('keeps the text, says who it is, and merges what they have saved', async () => {
    const film = await aFilm(server, 'Locked')
    const ann = await aTab(aBrowser('ann'), film)
    const bob = await aForm(server, 'Bob', { record: film })
    ann.store.set('/yr', 1960)
    const lock = await bob.calls.acquireLock({ body: { id: film.id, urn: film.urn } })
    expect(await ann.editor.run({ verb: 'saveDraft' })).toBe(false)
    expect(ann.editor.state().lockedOut).toMatchObject({ name: 'Bob' })
    expect(ann.events).toEqual([{ kind: 'lockedOut', name: 'Bob', isOwn: false }])
    expect(ann.store.get('/yr')).toBe(1960)
    const meta = { rev: film.rev, lockNumber: lock.number }
    await bob.calls.update('movie', { id: film.id, data: { ...film, rt: 63_000 }, previousData: film, meta })
    await bob.calls.releaseLock({ body: { id: film.id, urn: film.urn, number: lock.number } })
    await ann.editor.showNewer()
    expect(ann.editor.state().stale?.merge.conflicts).toEqual([])
    await ann.editor.resolveStale(new Map())
    expect(await ann.editor.run({ verb: 'saveDraft' })).toBe(true)
    expect(await stored(film.id)).toMatchObject({ yr: 1960, rt: 63_000 })
    expect(ann.editor.state().lockedOut).toBeUndefined()
  })
})

describe('a published version that has moved on', () => {
  it('can be merged into the draft before it is published over', async () => {
    const ann = await aTab(aBrowser('ann'), await aFilm(server, 'Moved', 'published'))
    ann.store.set('/yr', 1980)
    const { update } = ann.calls
    const errors = [{ code: errorRow('baseMoved').number, description: 'moved' }]
    const changed = [
      { field: '/rt', before: ann.record().rt, after: 64_000 },
      { field: '/yr', before: ann.record().yr, after: 1981 },
    ]
    ann.calls.update = (type, params) =>
      (params.meta as WriteMeta).confirm?.includes('baseMoved')
        ? update(type, params)
        : Promise.reject(new ApiError('refused', 'saveContent', { status: 409, errors, data: { n: 7, changed } }))
    await ann.editor.run({ verb: 'publish' })
    const moved = baseMovedOf(ann.editor.state().question)
    ann.editor.mergeInstead(mergeWithPublished(ann.store.values(), moved as BaseMoved, ann.record()))
    expect(ann.editor.state().stale).toMatchObject({
      published: 7,
      merge: { conflicts: [{ field: '/yr', mine: 1980, theirs: 1981 }] },
    })
    await ann.editor.resolveStale(new Map([['value /yr', { take: 'mine' }]]))
    expect(ann.record()).toMatchObject({ st: 'published', yr: 1980, rt: 64_000 })
  })
})

describe('stored fields that the form does not know', () => {
  it('survive a save, a merge and a retry', async () => {
    const film = await aFilm(server, 'Unknown')
    await sql`WITH later AS (
        UPDATE version SET payload = payload || '{"later": {"deep": [1]}}'::jsonb WHERE id = ${film.id})
      UPDATE document SET rev = rev + 1 WHERE id = ${film.id}`.execute(server.database.kysely)
    const later = { ...film, rev: film.rev + 1 }
    const [ann, bob] = [await aTab(aBrowser('ann'), later), await aForm(server, 'Bob', { record: later })]
    bob.store.set('/rt', 65_000)
    await bob.editor.run({ verb: 'saveDraft' })
    ann.store.set('/yr', 1950)
    ann.setLine('cutAfter')
    await ann.editor.run({ verb: 'saveDraft' })
    ann.setLine('up')
    await ann.editor.run({ verb: 'saveDraft' })
    const { rows } = await sql<{ payload: object }>`
      SELECT payload FROM version WHERE id = ${film.id}`.execute(server.database.kysely)
    expect(rows[0]?.payload).toMatchObject(withValue({ yr: 1950, rt: 65_000 }, '/later', { deep: [1] }) as object)
  })
})
