import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createRecordEditor } from '#kit/record/editor/createRecordEditor.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import { aType } from '#tests/support/aType.ts'
import { aVisitor } from '#tests/support/aVisitor.ts'
import { aBrowser } from '#tests/support/aTabJournal.ts'
import { aNetwork } from '#tests/support/editorParts.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { storedValues } from './model/documentOf.ts'
import { typeKind, type TypeVerb } from './typeKind.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const visit = (name: string) => aVisitor(server, name, 'operations_super_admin')

/** A type that somebody has made before. */
async function madeType(type: string): Promise<TypeRecord> {
  const { calls } = await visit('Maker')
  return calls.createType({ body: aType({ type }) })
}

/** A person who has the type open in a tab of a browser, without a screen; without a record a new type. */
async function aTypeTab(name: string, record: TypeRecord | undefined, browser = aBrowser(name.toLowerCase())) {
  const visitor = await visit(name)
  const { network, ...inHand } = aNetwork()
  const store = createFormStore(record ? storedValues(record) : { document: aType({ type: name.toLowerCase() }) })
  const tab = browser.open(store, record?.type ?? 'new', record?.rev)
  const events: EditorEvent<TypeRecord, TypeVerb>[] = []
  const editor = createRecordEditor({
    kind: typeKind(visitor.calls),
    values: formValues(store),
    record,
    journal: tab.parts,
    network,
    lock: { take: () => Promise.resolve(), number: () => undefined, returned: () => undefined },
    newId: () => crypto.randomUUID(),
    emit: (event) => events.push(event),
  })
  const set = (place: string, value: unknown) => store.set(`/document${place}`, value)
  const get = (place: string) => store.get(`/document${place}`)
  return { ...visitor, ...inHand, store, editor, events, set, get, flush: tab.flush, crash: tab.crash }
}

const stored = async (type: string) => (await visit('Reader')).calls.readType({ params: { type } })

describe('a save of a type whose answer is lost', () => {
  it('keeps its key, waits, and has one effect however often it is tried; what is typed meanwhile stays', async () => {
    const ann = await aTypeTab('Ann', await madeType('waits'))
    ann.set('/icon', 'tv')
    ann.setLine('cutAfter')
    expect(await ann.editor.save()).toBe(false)
    expect(ann.editor.state().waiting).toEqual({ verb: 'save', why: 'unreachable', tries: 1 })
    ann.timeIsUp()
    await expect.poll(() => ann.editor.state().waiting?.tries).toBe(2)
    ann.set('/labels/one/en', 'Waiting film')
    ann.setLine('up')
    ann.timeIsUp()
    await expect.poll(() => ann.events.map(({ kind }) => kind)).toEqual(['done'])
    expect(await stored('waits')).toMatchObject({ rev: 2, icon: 'tv' })
    expect(ann.get('/labels/one/en')).toBe('Waiting film')
    expect(ann.store.isDirty()).toBe(true)
    expect(await ann.editor.save()).toBe(true)
    expect(await stored('waits')).toMatchObject({ rev: 3, labels: { one: { en: 'Waiting film' } } })
  })

  it('goes as soon as there is a network again', async () => {
    const ann = await aTypeTab('Ann', await madeType('offline'))
    ann.set('/icon', 'tv')
    ann.goOffline()
    ann.setLine('cutBefore')
    await ann.editor.save()
    expect(ann.editor.state().waiting?.why).toBe('offline')
    ann.setLine('up')
    ann.goOnline()
    await expect.poll(() => ann.store.isDirty()).toBe(false)
    expect(await stored('offline')).toMatchObject({ rev: 2, icon: 'tv' })
  })

  it('makes a new type once', async () => {
    const once = await aTypeTab('Once', undefined)
    once.setLine('cutAfter')
    await once.editor.save()
    once.setLine('up')
    once.editor.tryNow()
    await expect.poll(() => once.events).toMatchObject([{ kind: 'done', created: true }])
    expect(await stored('once')).toMatchObject({ rev: 1, origin: 'console' })
  })
})

describe('a tab that dies while a type is being saved', () => {
  it.each([
    ['after the server had it', 'cutAfter'],
    ['before it arrived', 'cutBefore'],
  ] as const)('%s: the next opening finishes the save, and offers what was typed after it', async (_, cut) => {
    const browser = aBrowser('ann')
    const type = `crash_${cut.toLowerCase()}`
    const first = await aTypeTab('Ann', await madeType(type), browser)
    first.set('/icon', 'tv')
    first.setLine(cut)
    await first.editor.save()
    first.set('/labels/one/en', 'Typed later')
    await first.flush()
    first.crash()

    const [work] = await browser.leftBehind()
    const second = await aTypeTab('Ann', await stored(type), browser)
    await second.editor.finishLeft(work as NonNullable<typeof work>)
    expect(second.events).toMatchObject([{ kind: 'finished' }])
    expect(await stored(type)).toMatchObject({ rev: 2, icon: 'tv' })
    expect(second.store.isDirty()).toBe(false)
    const [rest] = await browser.leftBehind()
    second.editor.restoreLeft(rest as NonNullable<typeof rest>)
    expect(second.get('/labels/one/en')).toBe('Typed later')
  })
})

describe('a type that somebody else has saved meanwhile', () => {
  it('is merged field by field, and nothing serves before the person has looked at it', async () => {
    const record = await madeType('two_people')
    const [ann, bob] = [await aTypeTab('Ann', record), await aTypeTab('Bob', record)]
    bob.set('/icon', 'tv')
    await bob.editor.save()
    ann.set('/labels/one/en', 'Two people')
    expect(await ann.editor.save()).toBe(false)
    expect(ann.editor.state().stale).toMatchObject({
      by: 'Bob',
      merge: { conflicts: [], taken: [{ field: '/document/icon' }], kept: [{ field: '/document/labels/one/en' }] },
    })
    expect(await stored('two_people')).toMatchObject({ rev: 2 })
    await ann.editor.resolveStale(new Map())
    expect(await stored('two_people')).toMatchObject({ rev: 3, icon: 'tv', labels: { one: { en: 'Two people' } } })
  })

  it('asks where both changed the same place', async () => {
    const record = await madeType('same_place')
    const [ann, bob] = [await aTypeTab('Ann', record), await aTypeTab('Bob', record)]
    bob.set('/icon', 'tv')
    await bob.editor.save()
    ann.set('/icon', 'live')
    await ann.editor.save()
    const conflict = { field: '/document/icon', mine: 'live', theirs: 'tv' }
    expect(ann.editor.state().stale?.merge.conflicts).toMatchObject([conflict])
    await ann.editor.resolveStale(new Map([['value /document/icon', { take: 'theirs' }]]))
    expect(ann.get('/icon')).toBe('tv')
  })

  it('is followed at once where nothing is typed', async () => {
    const record = await madeType('followed')
    const [ann, bob] = [await aTypeTab('Ann', record), await aTypeTab('Bob', record)]
    bob.set('/icon', 'tv')
    await bob.editor.save()
    await ann.editor.heard({ rev: 2, by: 'Bob', verb: undefined })
    expect(ann.get('/icon')).toBe('tv')
    expect(ann.events).toMatchObject([{ kind: 'adopted', by: 'Bob' }])
  })
})

describe('a save that would make stored documents invalid', () => {
  it('asks first, and goes on with a yes', async () => {
    const record = await madeType('invalid_ones')
    const ann = await aTypeTab('Ann', record)
    const maker = await aVisitor(server, 'Maker')
    const film = { lon: [{ lang: 'en', n: 'Rivers' }], prd: ['rimba-my'] }
    await maker.calls.createContent({ params: { type: 'invalid_ones' }, body: { ...film, st: 'published' } })
    ann.set('/schema/properties/yr/x-publish', true)
    expect(await ann.editor.save()).toBe(false)
    expect(ann.editor.state().question).toMatchObject({ code: 'makesInvalid', data: { invalidCount: 1 } })
    expect(await stored('invalid_ones')).toMatchObject({ rev: 1 })
    await ann.editor.confirm()
    expect(await stored('invalid_ones')).toMatchObject({ rev: 2, schemaVersion: 2 })
    expect(ann.store.isDirty()).toBe(false)
  })
})
