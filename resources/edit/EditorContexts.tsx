import { EditContextProvider } from 'ra-core'
import type { EditControllerResult, SaveHandler } from 'ra-core'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { payloadOf } from '#contract/rules/payload/payloadOf.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { ContentEditor } from './useContentEditor.ts'

type EditorContextsProps = { content: ContentEditor; children: ReactNode }

const nothing = () => undefined

/**
 * React-admin's contexts round an open record: `useRecordContext` is what the server has, `useSaveContext().save` puts
 * the fields that it is given into the form and saves by the editor, under revision, lock and retry key. `meta.verb`
 * names another verb than saving a draft.
 */
export function EditorContexts({ content, children }: EditorContextsProps) {
  const { type, record, editor, store, busy, title } = content
  const value = useMemo(() => {
    const save: SaveHandler<ContentRecord> = async (data, { meta, onSuccess } = {}) => {
      for (const [field, given] of Object.entries(payloadOf(data as Record<string, unknown>)))
        if (!sameJson(store.get(`/${field}`), given)) store.set(`/${field}`, given)
      const verb = (meta as { verb?: Verb } | undefined)?.verb ?? 'saveDraft'
      const isDone = await editor.run({ verb })
      const saved = editor.state().record
      if (isDone && saved) onSuccess?.(saved, { id: saved.id, data: saved, previousData: record }, undefined)
    }
    return {
      resource: type.type,
      record,
      save,
      saving: busy !== undefined,
      defaultTitle: title,
      mutationMode: 'pessimistic',
      redirect: false,
      isPending: false,
      isLoading: false,
      isFetching: false,
      refetch: nothing,
      registerMutationMiddleware: nothing,
      unregisterMutationMiddleware: nothing,
    } as unknown as EditControllerResult<ContentRecord>
  }, [type.type, record, editor, store, busy, title])
  return <EditContextProvider value={value}>{children}</EditContextProvider>
}
