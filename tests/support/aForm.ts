import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createEditor } from '#resources/edit/editor/createEditor.ts'
import type { EditorJournal } from '#resources/edit/editor/editorCore.ts'
import type { EditorEvent } from '#resources/edit/editor/editorTypes.ts'
import type { Line } from '#resources/edit/saving/line.ts'
import { movie } from '#server/types/movie/movie.ts'
import { aVisitor } from './aVisitor.ts'
import { noJournal, stillLine } from './editorParts.ts'
import type { TestServer } from './startServer.ts'

export const namesIn = (en: string) => [{ lang: 'en', n: en }]

export type FormOptions = {
  record?: ContentRecord | undefined
  /** What a new record starts with. */
  initial?: Record<string, unknown>
  journal?: (store: FormStore) => EditorJournal
  line?: Line
}

/** A person with a form of her own, over the server, without a screen. */
export async function aForm(server: TestServer, name: string, params: FormOptions = {}) {
  const { record, initial = {}, journal = () => noJournal, line = stillLine } = params
  const visitor = await aVisitor(server, name)
  const store = createFormStore(record ?? initial)
  const told: EditorEvent[] = []
  const editor = createEditor({
    calls: visitor.calls,
    type: 'movie',
    schema: movie.schema,
    schemaVersion: movie.schemaVersion,
    store,
    record,
    journal: journal(store),
    line,
    settle: () => undefined,
    takeLock: () => Promise.resolve(),
    lockNumber: () => undefined,
    newId: () => crypto.randomUUID(),
    tell: (one) => told.push(one),
  })
  return { ...visitor, store, editor, told, record: () => editor.state().record as ContentRecord }
}

/** A film that somebody else has made. */
export async function aFilm(server: TestServer, name: string, st: 'draft' | 'published' = 'draft') {
  const { ia: _ia, ...sample } = movie.sample
  const { calls } = await aVisitor(server, 'Maker')
  return calls.createContent('movie', { ...sample, ex_id: name, lon: namesIn(name), prd: ['rimba-my'] }, st)
}
