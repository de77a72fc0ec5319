import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createRecordEditor } from '#kit/record/editor/createRecordEditor.ts'
import type { EditorJournal } from '#kit/record/editor/editorCore.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import type { Network } from '#kit/record/editor/network.ts'
import { contentKind, contentRoad } from '#resources/edit/contentKind.ts'
import type { ContentEvent } from '#resources/edit/useContentEditor.ts'
import { movie } from '#server/types/movie/movie.ts'
import { aVisitor } from './aVisitor.ts'
import { noJournal, stillNetwork } from './editorParts.ts'
import type { TestServer } from './startServer.ts'

export const namesIn = (en: string) => [{ lang: 'en', n: en }]

export type FormOptions = {
  record?: ContentRecord | undefined
  /** What a new record starts with. */
  initial?: Record<string, unknown>
  journal?: (store: FormStore) => EditorJournal
  network?: Network
}

/** A person with a form of her own, over the server, without a screen. */
export async function aForm(server: TestServer, name: string, params: FormOptions = {}) {
  const { record, initial = {}, journal = () => noJournal, network = stillNetwork } = params
  const visitor = await aVisitor(server, name)
  // A screen has read the form by the time that anything is typed into it.
  await visitor.calls.readTypeForm('movie')
  const store = createFormStore(record ?? initial)
  const events: ContentEvent[] = []
  const editor = createRecordEditor({
    kind: contentKind(movie, contentRoad(visitor.calls, 'movie')),
    values: formValues(store),
    record,
    journal: journal(store),
    network,
    lock: { take: () => Promise.resolve(), number: () => undefined, returned: () => undefined },
    newId: () => crypto.randomUUID(),
    emit: (event) => events.push(event),
  })
  return { ...visitor, store, editor, events, record: () => editor.state().record as ContentRecord }
}

/** A film that somebody else has made. */
export async function aFilm(server: TestServer, name: string, st: 'draft' | 'published' = 'draft') {
  const { ia: _ia, ...sample } = movie.sample
  const { calls } = await aVisitor(server, 'Maker')
  const body = { ...sample, ex_id: name, lon: namesIn(name), prd: ['rimba-my'], st }
  return calls.createContent({ params: { type: 'movie' }, body })
}
