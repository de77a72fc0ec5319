import { afterEach, describe, expect, it } from 'vitest'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createRecordEditor } from '#kit/record/editor/createRecordEditor.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import { contentKind, contentRoad } from '#resources/edit/contentKind.ts'
import { findCreatedBy } from '#resources/edit/findCreatedBy.ts'
import type { ContentEvent } from '#resources/edit/useContentEditor.ts'
import { movie } from '#server/types/movie/movie.ts'
import { aNetwork, noJournal } from '../support/editorParts.ts'
import type { Deviation } from './deviations.ts'
import { lostAnswer, storm } from './deviations.ts'
import type { OpenService } from './openAgainst.ts'
import { openProvider, openService } from './openAgainst.ts'

const CREATION = '/content/urn/resource/catalog/movie'
const namesIn = (en: string) => [{ lang: 'en', n: en }]
let service: OpenService

/** A form for a new film, over the service. */
async function newFilm(initial: object, deviations: readonly Deviation[]) {
  service = await openService(deviations)
  const calls = await openProvider(service)
  const store = createFormStore({ prd: ['rimba-my'], ...initial })
  const { network, timeIsUp, goOnline } = aNetwork()
  const events: ContentEvent[] = []
  const editor = createRecordEditor({
    kind: contentKind(movie, {
      ...contentRoad(calls, 'movie'),
      findCreated: findCreatedBy(calls, 'movie'),
      isGuarded: false,
    }),
    values: formValues(store),
    record: undefined,
    journal: noJournal,
    network,
    lock: { take: () => Promise.resolve(), number: () => undefined, returned: () => undefined },
    newId: () => crypto.randomUUID(),
    emit: (event) => events.push(event),
  })
  const uncertain = () => editor.state().uncertain
  return { store, editor, events, uncertain, timeIsUp, goOnline }
}
const creations = () => service.requests.filter(({ method, path }) => method === 'POST' && path === CREATION).length
const named = (name: string) => service.platform.titles.filter((title) => JSON.stringify(title).includes(name))

afterEach(() => service.close())

describe('a new title whose answer is lost, at a service without retry keys', () => {
  it('is made once: it is looked for instead of being sent again, whoever asks', async () => {
    const { editor, uncertain, timeIsUp, goOnline } = await newFilm({ lon: namesIn('Ferryman') }, [
      lostAnswer(1, CREATION, 'POST'),
    ])
    expect(await editor.save()).toBe(false)
    await expect.poll(() => uncertain()?.look).toBe('done')
    expect(editor.state().waiting).toBeUndefined()
    expect(uncertain()?.found).toMatchObject([{ name: 'Ferryman' }])
    timeIsUp()
    goOnline()
    expect(await editor.save()).toBe(false)
    await expect.poll(() => uncertain()?.look).toBe('done')
    expect([creations(), named('Ferryman').length]).toEqual([1, 1])
  })

  it('is gone on with where the person knows it again, and what was typed since is saved to it', async () => {
    const { editor, store, uncertain, events } = await newFilm({ lon: namesIn('Ferryman'), yr: 2020 }, [
      lostAnswer(1, CREATION, 'POST'),
    ])
    await editor.save()
    await expect.poll(() => uncertain()?.look).toBe('done')
    store.set('/yr', 2021)
    const [{ id = '' } = {}] = uncertain()?.found ?? []
    await editor.takeCreated(id)
    expect(events).toMatchObject([{ kind: 'done', verb: 'saveDraft', created: true, record: { id } }])
    expect(uncertain()).toBeUndefined()
    expect(await editor.save()).toBe(true)
    expect(named('Ferryman').map((title) => title.versions.at(-1)?.payload.yr)).toEqual([2021])
  })

  it('is found by its external id where its name is that of many', async () => {
    const film = { lon: namesIn('Alpha Station'), ex_id: 'A-7' }
    const { editor, uncertain } = await newFilm(film, [lostAnswer(1, CREATION, 'POST')])
    await editor.save()
    await expect.poll(() => uncertain()?.look).toBe('done')
    const made = named('A-7')[0]?.id
    expect(uncertain()?.found.map(({ id }) => id)).toEqual([made])
  })

  it('that certainly is not there is made by a yes, as it then reads', async () => {
    const { editor, store, uncertain } = await newFilm({ lon: namesIn('Ferryman') }, [storm(500, 1, CREATION)])
    await editor.save()
    await expect.poll(() => uncertain()).toEqual({ look: 'done', found: [] })
    expect(named('Ferryman')).toHaveLength(0)
    store.set('/yr', 2021)
    await editor.createAnew()
    expect(named('Ferryman').map((title) => title.versions.at(-1)?.payload.yr)).toEqual([2021])
    expect(editor.state().record?.id).toBe(named('Ferryman')[0]?.id)
  })

  it('is looked for once more where looking failed as well', async () => {
    const { editor, uncertain } = await newFilm({ lon: namesIn('Ferryman') }, [
      lostAnswer(1, CREATION, 'POST'),
      storm(500, 1, '/content/lookup'),
    ])
    await editor.save()
    await expect.poll(() => uncertain()?.look).toBe('failed')
    await editor.lookForCreated()
    expect(uncertain()).toMatchObject({ look: 'done', found: [{ name: 'Ferryman' }] })
  })

  it('waits and goes by itself where the service was too busy to do it at all', async () => {
    const { editor, uncertain, timeIsUp } = await newFilm({ lon: namesIn('Ferryman') }, [storm(429, 1, CREATION)])
    await editor.save()
    expect(uncertain()).toBeUndefined()
    expect(editor.state().waiting).toMatchObject({ why: 'busy' })
    timeIsUp()
    await expect.poll(() => editor.state().record).toBeDefined()
    expect(named('Ferryman')).toHaveLength(1)
  })
})
