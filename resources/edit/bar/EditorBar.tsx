import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { textIn } from '#contract/values/languages.ts'
import { localized } from '#contract/values/localizedText.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { listPath } from '#kit/parts/routes/paths.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { RecordBar } from '#kit/record/bar/RecordBar.tsx'
import { useContentEditor } from '../useContentEditor.ts'

type EditorBarProps = {
  /** Before the lock, after it, and who else is here. */
  state: ReactNode
  beside: ReactNode
  presence: ReactNode
  actions: ReactNode
}

/** The bar of a title: its picture and its name as it is typed, version and lock, and what can be done with it. */
export function EditorBar(parts: EditorBarProps) {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { language } = useFormat().settings
  const { type, record, store } = useContentEditor()
  const name = useTitle(store)
  const one = textIn(type.labels.one, language)
  const title = name || translate(record ? 'list.untitled' : 'list.newItem', { type: one })
  const src =
    record?.ia?.includes(DEFAULT_IMAGE) && calls.imageUrl({ id: record.id, ratio: '16x9', width: 160, key: record.key })
  return (
    <RecordBar
      title={title}
      pageName={title}
      back={useBack(type)}
      picture={<Artwork src={src || undefined} title={name} size="action" />}
      {...parts}
    />
  )
}

type AbsentBarProps = { type: TypeSummary; isLoading: boolean }

/** The same bar while the record comes, or where it did not come. */
export function AbsentBar({ type, isLoading }: AbsentBarProps) {
  const { language } = useFormat().settings
  return (
    <BarFrame
      title={textIn(type.labels.one, language)}
      pageName={undefined}
      back={useBack(type)}
      picture={<Artwork src={undefined} title="" size="action" />}
      isLoading={isLoading}
    />
  )
}

/** The way back to the list, which the palette offers too. */
function useBack(type: TypeSummary): { to: string; label: string } {
  const translate = useTranslate()
  const { product } = useConsole()
  const { language } = useFormat().settings
  const label = translate('editor.backTo', { types: textIn(type.labels.many, language) })
  const to = listPath(product, type)
  useCommands([{ id: 'record.back', group: 'page', label, icon: 'chevronLeft', act: { to } }])
  return { to, label }
}

/** The record's name in the user's language, as it is typed: the page's name, the way to it and the browser's title follow a letter. */
function useTitle(store: FormStore): string {
  const { language } = useFormat().settings
  const subscribe = useCallback((changed: () => void) => store.subscribe('/lon', changed), [store])
  const read = useCallback(() => {
    const names = store.get('/lon')
    return Array.isArray(names) ? localized(names as ContentRecord['lon'], language) : ''
  }, [store, language])
  return useFollowed(subscribe, read)
}
